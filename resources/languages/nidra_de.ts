<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Nidra</source>
        <translation>Über Nidra</translation>
    </message>
    <message>
        <source>Audits the memory stores of AI assistants and keeps them honest.</source>
        <translation>Prüft die Erinnerungsspeicher von KI-Assistenten und hält sie ehrlich.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Everything happens on this machine. Nothing is sent anywhere unless you ask the judge.</source>
        <translation>Alles geschieht auf diesem Rechner. Nichts wird irgendwohin gesendet, außer Sie fragen den Richter.</translation>
    </message>
    <message>
        <source>Nidra is free software under the MIT licence. It uses Qt and PySide6 (LGPL 3), SQLite (public domain), and Python libraries of which each installed package holds the licence.</source>
        <translation>Nidra ist freie Software unter der MIT-Lizenz. Es nutzt Qt und PySide6 (LGPL 3), SQLite (gemeinfrei) und Python-Bibliotheken, deren Lizenz jeweils im installierten Paket liegt.</translation>
    </message>
</context>
<context>
    <name>AboutSection</name>
    <message>
        <source>About Nidra</source>
        <translation>Über Nidra</translation>
    </message>
    <message>
        <source>Copied. It holds no memory of yours but may name files.</source>
        <translation>Kopiert. Es enthält keine Ihrer Erinnerungen, kann aber Dateien nennen.</translation>
    </message>
    <message>
        <source>Copy what the last crash left behind</source>
        <translation>Kopieren, was der letzte Absturz hinterließ</translation>
    </message>
    <message>
        <source>Everything happens on this machine. Nothing is sent anywhere unless you ask the judge, and nobody is told how you use it.</source>
        <translation>Alles geschieht auf diesem Rechner. Nichts wird irgendwohin gesendet, außer Sie fragen den Richter, und niemand erfährt, wie Sie Nidra nutzen.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>version licence licences libraries crash about privacy</source>
        <translation>Version Lizenz Lizenzen Bibliotheken Absturz Über Datenschutz</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>About Nidra</source>
        <translation>Über Nidra</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Farben des Systems</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Kennung kopieren</translation>
    </message>
    <message>
        <source>Copy the statement</source>
        <translation>Aussage kopieren</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
    <message>
        <source>Find a memory</source>
        <translation>Erinnerung suchen</translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation>Aktion suchen…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Store</source>
        <translation>&amp;Speicher</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Back in help</source>
        <translation>In der Hilfe zurück</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Verblassen</translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation>Erste Prüfung in fünf Minuten</translation>
    </message>
    <message>
        <source>Forward in help</source>
        <translation>In der Hilfe vorwärts</translation>
    </message>
    <message>
        <source>Help on this</source>
        <translation>Hilfe dazu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation>Sie gilt nicht mehr…</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>Sie gilt noch</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Look at every source now</source>
        <translation>Jetzt nach allen Quellen sehen</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>Normaler Text</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>Anderen Speicher öffnen…</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>Open the source of the chosen memory</source>
        <translation>Quelle der gewählten Erinnerung öffnen</translation>
    </message>
    <message>
        <source>Open the store of last time</source>
        <translation>Speicher vom letzten Mal öffnen</translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation>Eigenen Speicher öffnen</translation>
    </message>
    <message>
        <source>Pause watching</source>
        <translation>Beobachtung pausieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Re-check the chosen memory</source>
        <translation>Gewählte Erinnerung nachprüfen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>Sleep now and read every byte</source>
        <translation>Jetzt schlafen und jedes Byte lesen</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Start the demo afresh…</source>
        <translation>Demo neu beginnen…</translation>
    </message>
    <message>
        <source>Stay in the tray when closed</source>
        <translation>Beim Schließen im Infobereich bleiben</translation>
    </message>
    <message>
        <source>Stop the running work</source>
        <translation>Laufenden Vorgang anhalten</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>To the part before</source>
        <translation>Zum vorigen Teil des Fensters</translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation>Vertrauensbericht</translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation>Journal überprüfen</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Bars stand still while the end of a work is not known, and nothing blinks.</source>
        <translation>Balken stehen still, solange das Ende eines Vorgangs nicht bekannt ist, und nichts blinkt.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>In percent of the size that the system uses.</source>
        <translation>In Prozent der Größe, die das System verwendet.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark, or as the rest of your desktop.</source>
        <translation>Hell oder dunkel, oder wie der Rest Ihres Desktops.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>contested</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>maschinell geprüft</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>mit Quelle</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
</context>
<context>
    <name>Belief</name>
    <message>
        <source>1 memory is believed otherwise today</source>
        <translation>1 Erinnerung wird heute anders beurteilt</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>All ({n})</source>
        <translation>Alle ({n})</translation>
    </message>
    <message>
        <source>At the end of this day</source>
        <translation>Am Ende dieses Tages</translation>
    </message>
    <message>
        <source>Back to all that is believed otherwise</source>
        <translation>Zurück zu allem, was anders beurteilt wird</translation>
    </message>
    <message>
        <source>Before the first row of the journal.</source>
        <translation>Vor der ersten Zeile des Journals.</translation>
    </message>
    <message>
        <source>Believed on {moment}</source>
        <translation>Geglaubt am {moment}</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
    <message>
        <source>By grade</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By standing</source>
        <translation>Nach Stand</translation>
    </message>
    <message>
        <source>Came since ({n})</source>
        <translation>Seitdem gekommen ({n})</translation>
    </message>
    <message>
        <source>Choose a day, or a pass.</source>
        <translation>Wählen Sie einen Tag oder einen Durchgang.</translation>
    </message>
    <message>
        <source>Choose a pass…</source>
        <translation>Durchgang wählen…</translation>
    </message>
    <message>
        <source>Clear the words</source>
        <translation>Suchwörter löschen</translation>
    </message>
    <message>
        <source>Count again ({n})</source>
        <translation>Zählen wieder ({n})</translation>
    </message>
    <message>
        <source>Each row of the journal since then is taken back in thought.</source>
        <translation>Jede Journalzeile seitdem wird in Gedanken zurückgenommen.</translation>
    </message>
    <message>
        <source>Everything that was believed then is believed today.</source>
        <translation>Alles, was damals geglaubt wurde, wird auch heute geglaubt.</translation>
    </message>
    <message>
        <source>Fell ({n})</source>
        <translation>Gefallen ({n})</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>Im Widerspruch</translation>
    </message>
    <message>
        <source>In conflict no more ({n})</source>
        <translation>Nicht mehr im Widerspruch ({n})</translation>
    </message>
    <message>
        <source>In conflict since ({n})</source>
        <translation>Seitdem im Widerspruch ({n})</translation>
    </message>
    <message>
        <source>It had no receipt then.</source>
        <translation>Sie hatte damals keinen Beleg.</translation>
    </message>
    <message>
        <source>It was in conflict with {ids}.</source>
        <translation>Sie stand im Widerspruch zu {ids}.</translation>
    </message>
    <message>
        <source>It was retired, in favour of {id}.</source>
        <translation>Sie war abgelegt, zugunsten von {id}.</translation>
    </message>
    <message>
        <source>It was retired.</source>
        <translation>Sie war abgelegt.</translation>
    </message>
    <message>
        <source>Just after a pass</source>
        <translation>Direkt nach einem Durchgang</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <translation>Rückblick läuft…</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Memories that say these words</source>
        <translation>Erinnerungen mit diesen Wörtern</translation>
    </message>
    <message>
        <source>No memory says that.</source>
        <translation>Keine Erinnerung sagt das.</translation>
    </message>
    <message>
        <source>On file no more ({n})</source>
        <translation>Nicht mehr verzeichnet ({n})</translation>
    </message>
    <message>
        <source>Open this memory</source>
        <translation>Diese Erinnerung öffnen</translation>
    </message>
    <message>
        <source>Or just after a pass</source>
        <translation>Oder direkt nach einem Durchgang</translation>
    </message>
    <message>
        <source>Retired since ({n})</source>
        <translation>Seitdem abgelegt ({n})</translation>
    </message>
    <message>
        <source>Rose ({n})</source>
        <translation>Aufgestiegen ({n})</translation>
    </message>
    <message>
        <source>Same grade, other standing ({n})</source>
        <translation>Gleiche Stufe, anderer Stand ({n})</translation>
    </message>
    <message>
        <source>Show what changed it</source>
        <translation>Zeigen, was sie geändert hat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The store did not hold it then.</source>
        <translation>Der Speicher enthielt sie damals nicht.</translation>
    </message>
    <message>
        <source>What is believed otherwise today</source>
        <translation>Was heute anders beurteilt wird</translation>
    </message>
    <message>
        <source>What was held of a memory</source>
        <translation>Was zu einer Erinnerung geglaubt wurde</translation>
    </message>
    <message>
        <source>What was held of it then</source>
        <translation>Was damals zu ihr geglaubt wurde</translation>
    </message>
    <message>
        <source>Which of these memories?</source>
        <translation>Welche dieser Erinnerungen?</translation>
    </message>
    <message>
        <source>Which of these memories? {n} say that, the newest are here. More words narrow it.</source>
        <translation>Welche dieser Erinnerungen? {n} enthalten diese Wörter, die neuesten stehen hier. Mehr Wörter grenzen es ein.</translation>
    </message>
    <message>
        <source>Words of a memory, or its id</source>
        <translation>Wörter einer Erinnerung oder ihre Kennung</translation>
    </message>
    <message>
        <source>Words of it, or its id</source>
        <translation>Wörter daraus oder ihre Kennung</translation>
    </message>
    <message>
        <source>can be checked</source>
        <translation>nachprüfbar</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation>ohne Beleg</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>not on file</source>
        <translation>nicht verzeichnet</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>since</source>
        <translation>seitdem</translation>
    </message>
    <message>
        <source>source gone</source>
        <translation>Quelle verschwunden</translation>
    </message>
    <message>
        <source>then</source>
        <translation>damals</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>up to journal row {n}</source>
        <translation>bis Journalzeile {n}</translation>
    </message>
    <message>
        <source>{n} memories are believed otherwise today</source>
        <translation>{n} Erinnerungen werden heute anders beurteilt</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
</context>
<context>
    <name>Census</name>
    <message>
        <source>{n} fewer</source>
        <translation>{n} weniger</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} mehr</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>1 memory rests on it</source>
        <translation>1 Erinnerung beruht darauf</translation>
    </message>
    <message>
        <source>It is fallen now</source>
        <translation>Sie ist jetzt gefallen</translation>
    </message>
    <message>
        <source>It is retired now</source>
        <translation>Sie ist jetzt abgelegt</translation>
    </message>
    <message>
        <source>It rose again since</source>
        <translation>Sie ist seitdem wieder aufgestiegen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>fell</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>verschwunden</translation>
    </message>
    <message>
        <source>judged anew</source>
        <translation>neu beurteilt</translation>
    </message>
    <message>
        <source>lost its grade</source>
        <translation>Stufe verloren</translation>
    </message>
    <message>
        <source>now checked</source>
        <translation>jetzt geprüft</translation>
    </message>
    <message>
        <source>now linked</source>
        <translation>jetzt mit Quelle</translation>
    </message>
    <message>
        <source>rose a grade</source>
        <translation>eine Stufe gestiegen</translation>
    </message>
    <message>
        <source>rose again</source>
        <translation>wieder aufgestiegen</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>{n} memories rest on it</source>
        <translation>{n} Erinnerungen beruhen darauf</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>, and more before that.</source>
        <translation>, und davor noch mehr.</translation>
    </message>
    <message>
        <source>Nothing fell and nothing rose since the last pass began.</source>
        <translation>Seit Beginn des letzten Durchgangs ist nichts gefallen und nichts gestiegen.</translation>
    </message>
    <message>
        <source>Show what is fallen</source>
        <translation>Gefallene zeigen</translation>
    </message>
    <message>
        <source>What fell and what rose</source>
        <translation>Was gefallen und was gestiegen ist</translation>
    </message>
    <message>
        <source>{n} fell</source>
        <translation>{n} gefallen</translation>
    </message>
    <message>
        <source>{n} judged anew</source>
        <translation>{n} neu beurteilt</translation>
    </message>
    <message>
        <source>{n} lost a grade</source>
        <translation>{n} eine Stufe tiefer</translation>
    </message>
    <message>
        <source>{n} rose a grade</source>
        <translation>{n} eine Stufe höher</translation>
    </message>
    <message>
        <source>{n} rose again</source>
        <translation>{n} wieder aufgestiegen</translation>
    </message>
    <message>
        <source>… and {n} more. Show what is fallen</source>
        <translation>… und {n} weitere. Gefallene zeigen</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copied {rows} as text with tabs, for a spreadsheet.</source>
        <translation>{rows} als Text mit Tabulatoren kopiert, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Als Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Es gibt noch nichts zu zeichnen.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>The table tells the rest.</source>
        <translation>Den Rest zeigt die Tabelle.</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Clear all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Take away {what}</source>
        <translation>{what} entfernen</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message>
        <source>It faded {ago}: it is kept, and each use makes it strong again.</source>
        <translation>Sie ist {ago} verblasst: Sie bleibt erhalten, und jede Nutzung macht sie wieder stark.</translation>
    </message>
    <message>
        <source>It fades {ahead} if nothing uses it.</source>
        <translation>Sie verblasst {ahead}, wenn nichts sie nutzt.</translation>
    </message>
    <message>
        <source>It names no source: there is no second clock, and only a person can say whether it holds.</source>
        <translation>Sie nennt keine Quelle: Es gibt keine zweite Uhr, und nur ein Mensch kann sagen, ob sie gilt.</translation>
    </message>
    <message>
        <source>It never fades.</source>
        <translation>Sie verblasst nie.</translation>
    </message>
    <message>
        <source>It never fades: it is core.</source>
        <translation>Sie verblasst nie: Sie gehört zum Kern.</translation>
    </message>
    <message>
        <source>It never fades: it is pinned.</source>
        <translation>Sie verblasst nie: Sie ist angeheftet.</translation>
    </message>
    <message>
        <source>It never fades: orientation is always loaded.</source>
        <translation>Sie verblasst nie: Orientierung ist immer geladen.</translation>
    </message>
    <message>
        <source>It was last used {ago}.</source>
        <translation>Sie wurde {ago} zuletzt genutzt.</translation>
    </message>
    <message>
        <source>It was recorded {ago} and nothing has used it since.</source>
        <translation>Sie wurde {ago} aufgezeichnet, und seitdem hat nichts sie genutzt.</translation>
    </message>
    <message>
        <source>Its next review is due {ahead}.</source>
        <translation>Ihre nächste Wiedervorlage ist {ahead} fällig.</translation>
    </message>
    <message>
        <source>Its review was due {ago}.</source>
        <translation>Ihre Wiedervorlage war {ago} fällig.</translation>
    </message>
    <message>
        <source>Its strength is {strength} of 1.</source>
        <translation>Ihre Stärke ist {strength} von 1.</translation>
    </message>
    <message>
        <source>No review is planned for it yet; the next pass sets a date.</source>
        <translation>Für sie ist noch keine Wiedervorlage geplant; der nächste Durchgang setzt einen Termin.</translation>
    </message>
    <message>
        <source>and {n} more sources</source>
        <translation>und {n} weitere Quellen</translation>
    </message>
    <message>
        <source>no change between readings so far</source>
        <translation>bisher bei jedem Lesen unverändert</translation>
    </message>
    <message>
        <source>with the next pass</source>
        <translation>mit dem nächsten Durchgang</translation>
    </message>
    <message>
        <source>{name} could not be read; each pass tries again.</source>
        <translation>{name} konnte nicht gelesen werden; jeder Durchgang versucht es erneut.</translation>
    </message>
    <message>
        <source>{name} is gone; each pass looks for it.</source>
        <translation>{name} ist verschwunden; jeder Durchgang sucht danach.</translation>
    </message>
    <message>
        <source>{name} was never read; the next pass does.</source>
        <translation>{name} wurde nie gelesen; der nächste Durchgang liest sie.</translation>
    </message>
    <message>
        <source>{name}: {change}. Its bytes were last read {ago}, and are due to be read {due}.</source>
        <translation>{name}: {change}. Bytes zuletzt gelesen: {ago}; wieder zu lesen: {due}.</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>An import runs. Stopped, it leaves the store as it was before it began.</source>
        <translation>Ein Import läuft. Wird er angehalten, bleibt der Speicher so, wie er vor dem Beginn war.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close Nidra?</source>
        <translation>Nidra schließen?</translation>
    </message>
    <message>
        <source>Close into the tray</source>
        <translation>In den Infobereich schließen</translation>
    </message>
    <message>
        <source>Close without a word from now on</source>
        <translation>Künftig ohne Nachfrage schließen</translation>
    </message>
    <message>
        <source>It keeps watching your sources and runs the nightly pass. A click on its picture in the tray opens the window again. The menu File tells it to quit instead.</source>
        <translation>Nidra beobachtet Ihre Quellen weiter und führt den nächtlichen Durchgang aus. Ein Klick auf das Symbol im Infobereich öffnet das Fenster wieder. Über das Menü „Datei“ lässt sich Nidra stattdessen beenden.</translation>
    </message>
    <message>
        <source>Nidra goes on in the tray</source>
        <translation>Nidra läuft im Infobereich weiter</translation>
    </message>
    <message>
        <source>Nobody watches then: what changes meanwhile is judged when the window is opened again.</source>
        <translation>Dann beobachtet niemand: Was sich inzwischen ändert, wird beurteilt, wenn das Fenster wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>Quit instead</source>
        <translation>Stattdessen beenden</translation>
    </message>
    <message>
        <source>Stop it and quit</source>
        <translation>Anhalten und beenden</translation>
    </message>
    <message>
        <source>Stop the import and quit?</source>
        <translation>Import anhalten und beenden?</translation>
    </message>
    <message>
        <source>Stop the running work and quit?</source>
        <translation>Laufenden Vorgang anhalten und beenden?</translation>
    </message>
    <message>
        <source>The system has no timer for this store, so no pass runs while the window is closed.</source>
        <translation>Das System hat keinen Timer für diesen Speicher, daher läuft kein Durchgang, solange das Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>The timer of the system goes on: a pass runs each day at {hour}.</source>
        <translation>Der Timer des Systems läuft weiter: Täglich um {hour} läuft ein Durchgang.</translation>
    </message>
    <message>
        <source>Work runs on the store that is open. It stops at the next safe place: what is done is kept, and the next pass goes on with the rest.</source>
        <translation>Am geöffneten Speicher läuft ein Vorgang. Er hält an der nächsten sicheren Stelle an: Was getan ist, bleibt erhalten, und der nächste Durchgang macht mit dem Rest weiter.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Geben Sie ein, was Sie tun möchten</translation>
    </message>
    <message>
        <source>What you want to do</source>
        <translation>Was Sie tun möchten</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>A person put them against each other</source>
        <translation>Ein Mensch hat sie gegeneinandergestellt</translation>
    </message>
    <message>
        <source>One says what the other denies</source>
        <translation>Die eine sagt, was die andere verneint</translation>
    </message>
    <message>
        <source>They cannot both hold</source>
        <translation>Sie können nicht beide gelten</translation>
    </message>
    <message>
        <source>They give one thing two values</source>
        <translation>Sie geben einer Sache zwei Werte</translation>
    </message>
    <message>
        <source>They name different values</source>
        <translation>Sie nennen verschiedene Werte</translation>
    </message>
    <message>
        <source>They name states that exclude each other</source>
        <translation>Sie nennen Zustände, die einander ausschließen</translation>
    </message>
    <message>
        <source>They say opposite things</source>
        <translation>Sie sagen das Gegenteil voneinander</translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>A quick pass asks the judge about every open pair.</source>
        <translation>Ein schneller Durchgang fragt den Richter zu jedem offenen Paar.</translation>
    </message>
    <message>
        <source>Ask the judge</source>
        <translation>Richter fragen</translation>
    </message>
    <message>
        <source>Asks a model about every open pair, in a quick pass.</source>
        <translation>Fragt ein Modell zu jedem offenen Paar, in einem schnellen Durchgang.</translation>
    </message>
    <message>
        <source>Both hold</source>
        <translation>Beide gelten</translation>
    </message>
    <message>
        <source>Both hold. They are never put against each other again.</source>
        <translation>Beide gelten. Sie werden nie wieder gegeneinandergestellt.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Each pass compares memories about the same thing. What it finds waits here for you.</source>
        <translation>Jeder Durchgang vergleicht Erinnerungen über dieselbe Sache. Was er findet, wartet hier auf Sie.</translation>
    </message>
    <message>
        <source>Here memories that contradict each other stand side by side.</source>
        <translation>Hier stehen Erinnerungen, die einander widersprechen, nebeneinander.</translation>
    </message>
    <message>
        <source>If neither has to make way, say why, then let both hold:</source>
        <translation>Wenn keine weichen muss, sagen Sie, warum, und lassen Sie dann beide gelten:</translation>
    </message>
    <message>
        <source>Kept “{kept}”. “{other}” makes way and stays on record.</source>
        <translation>„{kept}“ wurde behalten. „{other}“ weicht und bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>Looking for conflicts…</source>
        <translation>Widersprüche werden gesucht…</translation>
    </message>
    <message>
        <source>No model can be asked here. {why}</source>
        <translation>Hier kann kein Modell gefragt werden. {why}</translation>
    </message>
    <message>
        <source>No two memories contradict each other</source>
        <translation>Keine zwei Erinnerungen widersprechen sich</translation>
    </message>
    <message>
        <source>Pairs that cannot both hold</source>
        <translation>Paare, die nicht gemeinsam gelten können</translation>
    </message>
    <message>
        <source>Say first why both hold.</source>
        <translation>Sagen Sie zuerst, warum beide gelten.</translation>
    </message>
    <message>
        <source>Sends both statements of each open pair, with their dates, grades and verdicts, to {whom}. Where it names the same one twice, the other makes way; you can undo that.</source>
        <translation>Sendet beide Aussagen jedes offenen Paares mit ihren Daten, Stufen und Urteilen an {whom}. Nennt die Antwort zweimal dieselbe, weicht die andere; das können Sie rückgängig machen.</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>Some work is running already. Ask again when it is done.</source>
        <translation>Es läuft schon ein Vorgang. Fragen Sie wieder, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>The judge said: {what}</source>
        <translation>Der Richter sagte: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Why both hold</source>
        <translation>Warum beide gelten</translation>
    </message>
    <message>
        <source>Why both hold, for whoever comes later</source>
        <translation>Warum beide gelten, für alle, die später kommen</translation>
    </message>
    <message>
        <source>both hold</source>
        <translation>beide gelten</translation>
    </message>
    <message>
        <source>keep {letter}</source>
        <translation>{letter} behalten</translation>
    </message>
    <message>
        <source>the model that is set up</source>
        <translation>das eingerichtete Modell</translation>
    </message>
    <message>
        <source>{n} more are not listed</source>
        <translation>{n} weitere sind nicht aufgeführt</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>1 memory was written to {path} ({size}).</source>
        <translation>1 Erinnerung wurde nach {path} geschrieben ({size}).</translation>
    </message>
    <message>
        <source>Check the store</source>
        <translation>Speicher prüfen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Lines of JSON (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Make a copy now</source>
        <translation>Jetzt eine Kopie anlegen</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>Anderen Speicher öffnen…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Puts a copy of the memories into the folder backups.</source>
        <translation>Legt eine Kopie der Erinnerungen in den Ordner backups.</translation>
    </message>
    <message>
        <source>Reads the whole store and changes nothing.</source>
        <translation>Liest den ganzen Speicher und ändert nichts.</translation>
    </message>
    <message>
        <source>Some work is running already. Try again when it is done.</source>
        <translation>Es läuft schon ein Vorgang. Versuchen Sie es wieder, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>The copy lies at {path} ({size}).</source>
        <translation>Die Kopie liegt unter {path} ({size}).</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>Der Pfad wurde kopiert.</translation>
    </message>
    <message>
        <source>Write every memory to a file</source>
        <translation>Alle Erinnerungen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Write every memory to a file…</source>
        <translation>Alle Erinnerungen in eine Datei schreiben…</translation>
    </message>
    <message>
        <source>Writes each memory with its receipts as one line of JSON, for other programs.</source>
        <translation>Schreibt jede Erinnerung mit ihren Belegen als eine Zeile JSON, für andere Programme.</translation>
    </message>
    <message>
        <source>folder place path size disk copy backup export JSON check doctor</source>
        <translation>Ordner Ort Pfad Größe Platte Kopie Sicherung Backup Export JSON Prüfung prüfen</translation>
    </message>
    <message>
        <source>{n} memories were written to {path} ({size}).</source>
        <translation>{n} Erinnerungen wurden nach {path} geschrieben ({size}).</translation>
    </message>
    <message>
        <source>{size} in all; {free} are free on this disk.</source>
        <translation>{size} insgesamt; {free} sind auf diesem Datenträger frei.</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>Any day</source>
        <translation>Beliebiger Tag</translation>
    </message>
</context>
<context>
    <name>DecayCurve</name>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength {strength}, faded {when}</source>
        <translation>Stärke {strength}, verblasst {when}</translation>
    </message>
    <message>
        <source>Strength {strength}, fades {when}</source>
        <translation>Stärke {strength}, verblasst {when}</translation>
    </message>
    <message>
        <source>Strength {strength}. It never fades.</source>
        <translation>Stärke {strength}. Sie verblasst nie.</translation>
    </message>
    <message>
        <source>Strength {strength}. It never fades: {why}.</source>
        <translation>Stärke {strength}. Sie verblasst nie: {why}.</translation>
    </message>
    <message>
        <source>it is core</source>
        <translation>sie gehört zum Kern</translation>
    </message>
    <message>
        <source>it is pinned</source>
        <translation>sie ist angeheftet</translation>
    </message>
    <message>
        <source>orientation is always loaded</source>
        <translation>Orientierung ist immer geladen</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>DecayPage</name>
    <message>
        <source>A memory that fades is not deleted. Fading means that nothing has used it for so long that its strength fell below 0.1: recall leaves it out unless it is asked for everything, and the next use makes it strong again. To say that a memory still holds puts its review off; it is no use of it. This page writes nothing by being looked at.</source>
        <translation>Eine Erinnerung, die verblasst, wird nicht gelöscht. Verblassen heißt, dass so lange nichts sie genutzt hat, dass ihre Stärke unter 0,1 fiel: Beim Abrufen wird sie ausgelassen, außer es wird nach allem gefragt, und die nächste Nutzung macht sie wieder stark. Zu sagen, dass eine Erinnerung noch gilt, schiebt ihre Wiedervorlage auf; es ist keine Nutzung. Diese Seite anzusehen schreibt nichts.</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Verblassen</translation>
    </message>
    <message>
        <source>Here you see what is being forgotten, and what waits for your word.</source>
        <translation>Hier sehen Sie, was vergessen wird und was auf Ihre Antwort wartet.</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>Look a year ahead</source>
        <translation>Ein Jahr vorausschauen</translation>
    </message>
    <message>
        <source>Looking at what fades…</source>
        <translation>Es wird nachgesehen, was verblasst…</translation>
    </message>
    <message>
        <source>No memory is here that could fade</source>
        <translation>Hier ist keine Erinnerung, die verblassen könnte</translation>
    </message>
    <message>
        <source>No review is due, and nothing fades within these days.</source>
        <translation>Keine Wiedervorlage ist fällig, und in diesen Tagen verblasst nichts.</translation>
    </message>
    <message>
        <source>Nothing waits for your word</source>
        <translation>Nichts wartet auf Ihre Antwort</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>See all memories</source>
        <translation>Alle Erinnerungen ansehen</translation>
    </message>
    <message>
        <source>The store is here, and no memory in it counts. Import a palace, or look around in the demo store.</source>
        <translation>Der Speicher ist da, aber keine Erinnerung darin zählt. Importieren Sie einen Palast, oder sehen Sie sich im Demo-Speicher um.</translation>
    </message>
</context>
<context>
    <name>DeedRow</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <source>by a re-check</source>
        <translation>durch eine Nachprüfung</translation>
    </message>
    <message>
        <source>by the watcher</source>
        <translation>durch den Beobachter</translation>
    </message>
    <message>
        <source>in a pass</source>
        <translation>in einem Durchgang</translation>
    </message>
    <message>
        <source>outside of a pass</source>
        <translation>außerhalb eines Durchgangs</translation>
    </message>
    <message>
        <source>taken back since</source>
        <translation>seitdem zurückgenommen</translation>
    </message>
</context>
<context>
    <name>DeedTable</name>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
</context>
<context>
    <name>DeedView</name>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>Choose what was done, to see what it changed.</source>
        <translation>Wählen Sie aus, was getan wurde, um zu sehen, was es geändert hat.</translation>
    </message>
    <message>
        <source>Copy the undo as command</source>
        <translation>Rückgängig als Befehl kopieren</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Noch einmal tun</translation>
    </message>
    <message>
        <source>It cannot be taken back yet: journal row {n} came later and rests on it. Take that back first.</source>
        <translation>Es lässt sich noch nicht zurücknehmen: Journalzeile {n} kam später und beruht darauf. Nehmen Sie zuerst diese zurück.</translation>
    </message>
    <message>
        <source>It tells what was found of the sources, and changed no memory: nothing to take back.</source>
        <translation>Es sagt, was an den Quellen gefunden wurde, und hat keine Erinnerung geändert: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>It was imported.</source>
        <translation>Sie wurde importiert.</translation>
    </message>
    <message>
        <source>It was put back as it was before.</source>
        <translation>Sie wurde so wiederhergestellt, wie sie vorher war.</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>None of them can be taken back.</source>
        <translation>Nichts davon lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing that it did can be taken back.</source>
        <translation>Nichts davon kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Pass {id}</source>
        <translation>Durchgang {id}</translation>
    </message>
    <message>
        <source>See those that it changed</source>
        <translation>Geänderte Erinnerungen zeigen</translation>
    </message>
    <message>
        <source>Show the undo</source>
        <translation>Rücknahme zeigen</translation>
    </message>
    <message>
        <source>Show what rests on it</source>
        <translation>Zeigen, was darauf beruht</translation>
    </message>
    <message>
        <source>Take these back…</source>
        <translation>Diese zurücknehmen…</translation>
    </message>
    <message>
        <source>Take this back…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>{n} of {all} can be taken back in one go. What would come of it is said before.</source>
        <translation>{n} von {all} lassen sich auf einmal zurücknehmen. Was daraus folgen würde, wird vorher gesagt.</translation>
    </message>
    <message>
        <source>{n} things that were done</source>
        <translation>{n} Handlungen</translation>
    </message>
    <message>
        <source>{n} things that were done are chosen</source>
        <translation>{n} Handlungen sind ausgewählt</translation>
    </message>
    <message>
        <source>Taken back by journal row {n}.</source>
        <translation>Zurückgenommen durch Journalzeile {n}.</translation>
    </message>
    <message>
        <source>Nothing is deleted; an undo only adds to the journal.</source>
        <translation>Es wird nichts gelöscht; eine Rücknahme fügt dem Journal nur etwas an.</translation>
    </message>
    <message>
        <source>The judge named no winner, so that nothing was changed.</source>
        <translation>Der Richter entschied sich für keine, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>Der Weg zurück</translation>
    </message>
    <message>
        <source>This is an undo itself. What it took back can be done again.</source>
        <translation>Dies ist selbst eine Rücknahme. Was sie zurücknahm, kann noch einmal getan werden.</translation>
    </message>
    <message>
        <source>This is an undo itself. What it took back was done again since.</source>
        <translation>Dies ist selbst eine Rücknahme. Was sie zurücknahm, wurde seitdem noch einmal getan.</translation>
    </message>
    <message>
        <source>This pass changed nothing, so that there is nothing to take back.</source>
        <translation>Dieser Durchgang hat nichts geändert, daher gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>What it did</source>
        <translation>Was es bewirkt hat</translation>
    </message>
    <message>
        <source>What was believed then</source>
        <translation>Was damals geglaubt wurde</translation>
    </message>
    <message>
        <source>What was filed stays on file. Open the memory and say that it does not hold, if that is so.</source>
        <translation>Was aufgenommen wurde, bleibt verzeichnet. Öffnen Sie die Erinnerung, und sagen Sie, dass sie nicht gilt, wenn es so ist.</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>by: {who}</source>
        <translation>durch: {who}</translation>
    </message>
    <message>
        <source>journal row {n}</source>
        <translation>Journalzeile {n}</translation>
    </message>
    <message>
        <source>journal rows {first} to {last}</source>
        <translation>Journalzeilen {first} bis {last}</translation>
    </message>
    <message>
        <source>judged anew, as before</source>
        <translation>neu beurteilt, wie zuvor</translation>
    </message>
    <message>
        <source>{n} memories</source>
        <translation>{n} Erinnerungen</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Done again: {label}.</source>
        <translation>Noch einmal getan: {label}.</translation>
    </message>
    <message>
        <source>It touches {n} memories.</source>
        <translation>Es betrifft {n} Erinnerungen.</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>Es läuft schon ein Vorgang. Halten Sie ihn zuerst an, oder warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>Take back: {label}?</source>
        <translation>Zurücknehmen: {label}?</translation>
    </message>
    <message>
        <source>Undone: {label}. {what}</source>
        <translation>Rückgängig gemacht: {label}. {what}</translation>
    </message>
    <message>
        <source>{n} of them could not be taken back: {why}</source>
        <translation>{n} davon ließen sich nicht zurücknehmen: {why}</translation>
    </message>
</context>
<context>
    <name>Diff</name>
    <message>
        <source>The receipt says</source>
        <translation>Der Beleg sagt</translation>
    </message>
    <message>
        <source>The source says now</source>
        <translation>Die Quelle sagt jetzt</translation>
    </message>
    <message>
        <source>What the receipt says</source>
        <translation>Was der Beleg sagt</translation>
    </message>
    <message>
        <source>What the source says now</source>
        <translation>Was die Quelle jetzt sagt</translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>A folder or its database file. It is only read, never changed.</source>
        <translation>Ein Ordner oder seine Datenbankdatei. Beides wird nur gelesen, nie geändert.</translation>
    </message>
    <message>
        <source>Drop a palace here</source>
        <translation>Palast hierher ziehen</translation>
    </message>
</context>
<context>
    <name>EvidenceDeeds</name>
    <message>
        <source>It was retired and stays on record.</source>
        <translation>Sie wurde abgelegt und bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>Its review is put off; it stays fallen.</source>
        <translation>Ihre Wiedervorlage ist aufgeschoben; sie bleibt gefallen.</translation>
    </message>
    <message>
        <source>Noted that “{what}” still holds.</source>
        <translation>Vermerkt: „{what}“ gilt noch.</translation>
    </message>
    <message>
        <source>That was said already; nothing changed.</source>
        <translation>Das wurde schon gesagt; nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>confirm “{what}”</source>
        <translation>„{what}“ bestätigen</translation>
    </message>
    <message>
        <source>reject “{what}”</source>
        <translation>„{what}“ verwerfen</translation>
    </message>
</context>
<context>
    <name>EvidencePane</name>
    <message>
        <source>Choose a memory to see why it is believed</source>
        <translation>Wählen Sie eine Erinnerung, um zu sehen, warum sie geglaubt wird</translation>
    </message>
    <message>
        <source>Contests with it</source>
        <translation>Widersprüche dazu</translation>
    </message>
    <message>
        <source>Copied: {path}</source>
        <translation>Kopiert: {path}</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Nachweise</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>It rests on</source>
        <translation>Sie beruht auf</translation>
    </message>
    <message>
        <source>Its sources are read again the moment you choose it.</source>
        <translation>Ihre Quellen werden neu gelesen, sobald Sie sie wählen.</translation>
    </message>
    <message>
        <source>Looking up the memory…</source>
        <translation>Die Erinnerung wird nachgeschlagen…</translation>
    </message>
    <message>
        <source>Show what fell</source>
        <translation>Zeigen, was gefallen ist</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>The check just now found something else than is on record.</source>
        <translation>Die Prüfung eben fand etwas anderes, als verzeichnet ist.</translation>
    </message>
    <message>
        <source>This memory could not be shown</source>
        <translation>Diese Erinnerung konnte nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>What rests on it</source>
        <translation>Was auf ihr beruht</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was Sie tun können</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>Excerpt</name>
    <message>
        <source>In the source</source>
        <translation>In der Quelle</translation>
    </message>
    <message>
        <source>The source around it</source>
        <translation>Die Quelle ringsum</translation>
    </message>
    <message>
        <source>What comes nearest</source>
        <translation>Was dem am nächsten kommt</translation>
    </message>
</context>
<context>
    <name>ExportCard</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Each goes to {folder}</source>
        <translation>Berichte werden in {folder} gespeichert</translation>
    </message>
    <message>
        <source>Each goes to {folder}. The last one was written {when}.</source>
        <translation>Berichte werden in {folder} gespeichert. Der letzte wurde {when} geschrieben.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>It is the first export of this store: the next one tells what changed since.</source>
        <translation>Es ist der erste Export dieses Speichers: Der nächste sagt, was sich seitdem geändert hat.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Nothing differs from the last export, {when}.</source>
        <translation>Nichts ist anders als beim letzten Export, {when}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Saved as {path} ({size}).</source>
        <translation>Gespeichert als {path} ({size}).</translation>
    </message>
    <message>
        <source>Since the last export, {when}:</source>
        <translation>Seit dem letzten Export, {when}:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>Der Pfad wurde kopiert.</translation>
    </message>
    <message>
        <source>The report is being written</source>
        <translation>Der Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>The report was saved as {path}</source>
        <translation>Der Bericht wurde gespeichert als {path}</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>{name}: {then} → {now}</source>
        <translation>{name}: {then} → {now}</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV, für Tabellenkalkulationen</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, für Programme</translation>
    </message>
    <message>
        <source>Markdown, for notes</source>
        <translation>Markdown, für Notizen</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, zum Drucken</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the trust report</source>
        <translation>Vertrauensbericht speichern</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>Es läuft schon ein Vorgang. Halten Sie ihn zuerst an, oder warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>not counted yet</source>
        <translation>noch nicht gezählt</translation>
    </message>
</context>
<context>
    <name>FacetPane</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>FacetSection</name>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show {n} more</source>
        <translation>{n} weitere zeigen</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Contested memories, and words that a memory brought with it.</source>
        <translation>Strittige Erinnerungen und Wörter, die eine Erinnerung mitgebracht hat.</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>How far a memory is borne out by its sources.</source>
        <translation>Wie weit eine Erinnerung von ihren Quellen belegt wird.</translation>
    </message>
    <message>
        <source>How well a memory is remembered; unused ones fade.</source>
        <translation>Wie fest eine Erinnerung im Gedächtnis sitzt; ungenutzte verblassen.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>The palace that a memory was imported from.</source>
        <translation>Der Palast, aus dem eine Erinnerung importiert wurde.</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What one pass judged anew.</source>
        <translation>Was ein Durchgang neu beurteilt hat.</translation>
    </message>
    <message>
        <source>What was found when a receipt was compared with its source.</source>
        <translation>Was sich zeigte, als ein Beleg mit seiner Quelle verglichen wurde.</translation>
    </message>
    <message>
        <source>Where a memory is counted in the sentence on Home.</source>
        <translation>Wo eine Erinnerung im Satz auf der Startseite gezählt wird.</translation>
    </message>
    <message>
        <source>Which clock of forgetting a memory follows.</source>
        <translation>Welcher Uhr des Vergessens eine Erinnerung folgt.</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>changed since {when}</source>
        <translation>geändert seit {when}</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>1 that rests on it fell with it.</source>
        <translation>1 Erinnerung, die darauf beruht, ist mitgefallen.</translation>
    </message>
    <message>
        <source>1 that rests on it rose with it.</source>
        <translation>1 Erinnerung, die darauf beruht, ist mit aufgestiegen.</translation>
    </message>
    <message>
        <source>Its source bears it out again: it rose again.</source>
        <translation>Ihre Quelle belegt sie wieder: Sie ist wieder aufgestiegen.</translation>
    </message>
    <message>
        <source>Its source speaks against it now: it fell.</source>
        <translation>Ihre Quelle spricht jetzt gegen sie: Sie ist gefallen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What was found is on record now.</source>
        <translation>Was gefunden wurde, ist jetzt verzeichnet.</translation>
    </message>
    <message>
        <source>re-check of “{what}”</source>
        <translation>Nachprüfung von „{what}“</translation>
    </message>
    <message>
        <source>{n} that rest on it fell with it.</source>
        <translation>{n} Erinnerungen, die darauf beruhen, sind mitgefallen.</translation>
    </message>
    <message>
        <source>{n} that rest on it rose with it.</source>
        <translation>{n} Erinnerungen, die darauf beruhen, sind mit aufgestiegen.</translation>
    </message>
</context>
<context>
    <name>FirstRunPage</name>
    <message>
        <source>A palace is the folder in which MemPalace keeps what your assistant remembers. An import copies its notes (“drawers”) into a store of Nidra, each with a receipt: the place in the file that it came from.</source>
        <translation>Ein Palast ist der Ordner, in dem MemPalace aufbewahrt, woran sich Ihr Assistent erinnert. Ein Import kopiert seine Notizen („Schubladen“) in einen Speicher von Nidra, jede mit einem Beleg: der Stelle in der Datei, aus der sie stammt.</translation>
    </message>
    <message>
        <source>Begin with a palace</source>
        <translation>Mit einem Palast beginnen</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation>Palast wählen: den Ordner, der ihn enthält</translation>
    </message>
    <message>
        <source>Each memory is compared with the file that it came from, byte for byte.</source>
        <translation>Jede Erinnerung wird Byte für Byte mit der Datei verglichen, aus der sie stammt.</translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation>Erste Prüfung in fünf Minuten</translation>
    </message>
    <message>
        <source>It keeps watch, and sleeps at night if you like</source>
        <translation>Nidra hält Wache und schläft nachts, wenn Sie möchten</translation>
    </message>
    <message>
        <source>It reads the sources again</source>
        <translation>Nidra liest die Quellen neu</translation>
    </message>
    <message>
        <source>It says what is no longer true</source>
        <translation>Nidra sagt, was nicht mehr stimmt</translation>
    </message>
    <message>
        <source>Looking for palaces in the usual places…</source>
        <translation>Paläste werden an den üblichen Orten gesucht…</translation>
    </message>
    <message>
        <source>No account is needed. Only “Ask the judge” in Conflicts sends something: the statements of a pair, to a model that you set up. Palaces and sources are only read, never changed.</source>
        <translation>Es ist kein Konto nötig. Nur „Richter fragen“ unter „Widersprüche“ sendet etwas: die Aussagen eines Paares, an ein Modell, das Sie einrichten. Paläste und Quellen werden nur gelesen, nie geändert.</translation>
    </message>
    <message>
        <source>No palace was found in the usual places.</source>
        <translation>An den üblichen Orten wurde kein Palast gefunden.</translation>
    </message>
    <message>
        <source>Nothing leaves this machine unless you ask the judge</source>
        <translation>Nichts verlässt diesen Rechner, außer Sie fragen den Richter</translation>
    </message>
    <message>
        <source>One was found on this machine:</source>
        <translation>Einer wurde auf diesem Rechner gefunden:</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>The demo store has planted faults, so that every page has something to show.</source>
        <translation>Der Demo-Speicher enthält absichtlich eingebaute Fehler, damit jede Seite etwas zu zeigen hat.</translation>
    </message>
    <message>
        <source>Welcome to Nidra</source>
        <translation>Willkommen bei Nidra</translation>
    </message>
    <message>
        <source>What changed, what is gone, what contradicts, each with its evidence.</source>
        <translation>Was sich geändert hat, was verschwunden ist, was sich widerspricht, jeweils mit Nachweisen.</translation>
    </message>
    <message>
        <source>What your assistant remembers, re-checked</source>
        <translation>Woran sich Ihr Assistent erinnert, nachgeprüft</translation>
    </message>
    <message>
        <source>While this window is open, a file that changes is judged at once. A nightly pass reads the rest again, from the hour on that you choose; until then you start it.</source>
        <translation>Solange dieses Fenster offen ist, wird eine Datei, die sich ändert, sofort beurteilt. Ein nächtlicher Durchgang liest den Rest neu, sobald Sie eine Uhrzeit wählen; bis dahin starten Sie ihn selbst.</translation>
    </message>
    <message>
        <source>{n} were found on this machine:</source>
        <translation>{n} wurden auf diesem Rechner gefunden:</translation>
    </message>
</context>
<context>
    <name>Folder</name>
    <message>
        <source>Choose: {what}</source>
        <translation>Wählen: {what}</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Fading within</source>
        <translation>Verblasst innerhalb von</translation>
    </message>
    <message>
        <source>Fading within so many days</source>
        <translation>Verblasst innerhalb von so vielen Tagen</translation>
    </message>
    <message>
        <source>Of {total}, {faded} have faded already; {later} fade later or never.</source>
        <translation>Von {total} sind {faded} schon verblasst; {later} verblassen später oder nie.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What fades soon</source>
        <translation>Was bald verblasst</translation>
    </message>
    <message>
        <source>Within {days} no memory fades that has not faded already.</source>
        <translation>Innerhalb von {days} verblasst keine Erinnerung, die nicht schon verblasst ist.</translation>
    </message>
    <message>
        <source>Within {days} {memories} fade, if nothing uses them: {parts}.</source>
        <translation>Innerhalb von {days} verblassen {memories}, wenn nichts sie nutzt: {parts}.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tagen</translation>
    </message>
    <message>
        <source>{n} episodes</source>
        <translation>{n} Episoden</translation>
    </message>
    <message>
        <source>{n} facts</source>
        <translation>{n} Fakten</translation>
    </message>
    <message>
        <source>{n} of orientation</source>
        <translation>{n} der Orientierung</translation>
    </message>
    <message>
        <source>{n} of them are orientation.</source>
        <translation>{n} davon sind Orientierung.</translation>
    </message>
    <message>
        <source>{n} records</source>
        <translation>{n} Protokolle</translation>
    </message>
</context>
<context>
    <name>ForgettingCard</name>
    <message>
        <source>Its own clock</source>
        <translation>Ihre eigene Uhr</translation>
    </message>
    <message>
        <source>Show its evidence</source>
        <translation>Nachweise zeigen</translation>
    </message>
    <message>
        <source>The clock of its sources</source>
        <translation>Die Uhr ihrer Quellen</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source> and {n} more</source>
        <translation> und {n} weitere</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Grade: {grade} · standing: {standing} · confidence {confidence}</source>
        <translation>Stufe: {grade} · Stand: {standing} · Gewissheit {confidence}</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>This memory was retired: it counts no more and stays on record.</source>
        <translation>Diese Erinnerung wurde abgelegt: Sie zählt nicht mehr und bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>This memory was superseded. What took its place:</source>
        <translation>Diese Erinnerung wurde ersetzt. Was an ihre Stelle trat:</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>Was darüber bekannt ist</translation>
    </message>
    <message>
        <source>episodic</source>
        <translation>episodisch</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>maschinell geprüft</translation>
    </message>
    <message>
        <source>orientation</source>
        <translation>Orientierung</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>semantic</source>
        <translation>semantisch</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>mit Quelle</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Conflicts between memories</source>
        <translation>Widersprüche zwischen Erinnerungen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation>Erste Prüfung in fünf Minuten</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Reading the report</source>
        <translation>Den Bericht lesen</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Berichtsdateien</translation>
    </message>
    <message>
        <source>Reviews by a person</source>
        <translation>Wiedervorlagen durch einen Menschen</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Settings of a store</source>
        <translation>Einstellungen eines Speichers</translation>
    </message>
    <message>
        <source>Sleeping on a timer</source>
        <translation>Schlafen nach Timer</translation>
    </message>
    <message>
        <source>Sources that vanished</source>
        <translation>Verschwundene Quellen</translation>
    </message>
    <message>
        <source>The journal's format</source>
        <translation>Das Format des Journals</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>Der Speicher</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Two clocks</source>
        <translation>Zwei Uhren</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>Verstehen</translation>
    </message>
    <message>
        <source>Undo and history</source>
        <translation>Rückgängig und Verlauf</translation>
    </message>
    <message>
        <source>Verdicts and grades</source>
        <translation>Urteile und Stufen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>What leaves the machine</source>
        <translation>Was den Rechner verlässt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Click what you want to know about, or go there with Tab and press Enter. Escape ends it.</source>
        <translation>Klicken Sie an, worüber Sie etwas wissen möchten, oder gehen Sie mit Tab dorthin und drücken Sie Enter. Mit Esc brechen Sie ab.</translation>
    </message>
</context>
<context>
    <name>HelpList</name>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Nothing in help has all of these words. Try fewer, or other ones.</source>
        <translation>Nichts in der Hilfe enthält alle diese Wörter. Versuchen Sie weniger oder andere.</translation>
    </message>
    <message>
        <source>Search in help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Where these words stand</source>
        <translation>Wo diese Wörter stehen</translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation>{n} Stellen</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>Hilfe schließen</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>This leads out of the window: {address}</source>
        <translation>Dies führt aus dem Fenster hinaus: {address}</translation>
    </message>
    <message>
        <source>This page is in English; only its title is in your language.</source>
        <translation>Diese Seite ist auf Englisch; nur ihr Titel ist in Ihrer Sprache.</translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation>nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} gefunden</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>It</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>It was buried, and others with it.</source>
        <translation>Sie wurde begraben, und andere mit ihr.</translation>
    </message>
    <message>
        <source>It was confirmed, and others with it.</source>
        <translation>Sie wurde bestätigt, und andere mit ihr.</translation>
    </message>
    <message>
        <source>It was found to contradict another memory.</source>
        <translation>Es zeigte sich, dass sie einer anderen Erinnerung widerspricht.</translation>
    </message>
    <message>
        <source>It was judged again, and many others with it.</source>
        <translation>Sie wurde neu beurteilt, und viele andere mit ihr.</translation>
    </message>
    <message>
        <source>It was rejected, and others with it.</source>
        <translation>Sie wurde verworfen, und andere mit ihr.</translation>
    </message>
    <message>
        <source>It was reviewed, and others with it.</source>
        <translation>Sie kam zur Wiedervorlage, und andere mit ihr.</translation>
    </message>
    <message>
        <source>It was spared from burial, and others with it.</source>
        <translation>Sie wurde vom Begräbnis verschont, und andere mit ihr.</translation>
    </message>
    <message>
        <source>It was superseded, and others with it.</source>
        <translation>Sie wurde ersetzt, und andere mit ihr.</translation>
    </message>
    <message>
        <source>It was used, and others with it.</source>
        <translation>Sie wurde genutzt, und andere mit ihr.</translation>
    </message>
    <message>
        <source>Its burial was planned, and that of others.</source>
        <translation>Ihr Begräbnis wurde geplant, und das von anderen.</translation>
    </message>
    <message>
        <source>Its source was read, and the verdict on its receipt changed.</source>
        <translation>Ihre Quelle wurde gelesen, und das Urteil über ihren Beleg hat sich geändert.</translation>
    </message>
    <message>
        <source>Show all ({left})</source>
        <translation>Alle zeigen ({left})</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles davon zeigen</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Erneut importieren</translation>
    </message>
    <message>
        <source>Looking at the store…</source>
        <translation>Der Speicher wird durchgesehen…</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Noch keine Erinnerungen</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>Anderen Speicher öffnen…</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation>Eigenen Speicher öffnen</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>Der Speicher wird geöffnet…</translation>
    </message>
    <message>
        <source>Read the sources again and grade every memory.</source>
        <translation>Die Quellen neu lesen und jede Erinnerung einstufen.</translation>
    </message>
    <message>
        <source>Since last night</source>
        <translation>Seit letzter Nacht</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>The store is here, and no memory is in it.</source>
        <translation>Der Speicher ist da, aber keine Erinnerung ist darin.</translation>
    </message>
    <message>
        <source>What changed since the last pass is being put together.</source>
        <translation>Was sich seit dem letzten Durchgang geändert hat, wird zusammengestellt.</translation>
    </message>
</context>
<context>
    <name>HomeView</name>
    <message>
        <source>; 1 other looks as it did and was not read.</source>
        <translation>; 1 andere sieht aus wie zuvor und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>; {n} others look as they did and were not read.</source>
        <translation>; {n} andere sehen aus wie zuvor und wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Weiter beobachten</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Erneut importieren</translation>
    </message>
    <message>
        <source>It read 1 source ({size})</source>
        <translation>Es wurde 1 Quelle gelesen ({size})</translation>
    </message>
    <message>
        <source>It read {n} sources ({size})</source>
        <translation>Es wurden {n} Quellen gelesen ({size})</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation>Eigenen Speicher öffnen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The import of {place} was cut short when the window ended. Nothing of it was kept.</source>
        <translation>Der Import von {place} wurde abgebrochen, als das Fenster geschlossen wurde. Nichts davon wurde behalten.</translation>
    </message>
    <message>
        <source>The pass did not come to its end</source>
        <translation>Der Durchgang kam nicht zu Ende</translation>
    </message>
    <message>
        <source>The pass is done</source>
        <translation>Der Durchgang ist fertig</translation>
    </message>
    <message>
        <source>The pass was stopped</source>
        <translation>Der Durchgang wurde angehalten</translation>
    </message>
    <message>
        <source>This is the demo store: its memories and its faults were made up for a look around.</source>
        <translation>Dies ist der Demo-Speicher: Seine Erinnerungen und seine Fehler wurden zum Umsehen erfunden.</translation>
    </message>
    <message>
        <source>Watching is paused: a source that changes is not judged before you go on, or open this store again.</source>
        <translation>Die Beobachtung ist pausiert: Eine Quelle, die sich ändert, wird erst beurteilt, wenn Sie fortfahren oder diesen Speicher wieder öffnen.</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Was gefallen ist</translation>
    </message>
    <message>
        <source>What it did is kept, and the next one goes on from there.</source>
        <translation>Was er getan hat, bleibt erhalten, und der nächste macht dort weiter.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>1 memory counts again</source>
        <translation>1 Erinnerung zählt wieder</translation>
    </message>
    <message>
        <source>1 new memory</source>
        <translation>1 neue Erinnerung</translation>
    </message>
    <message>
        <source>1 new source</source>
        <translation>1 neue Quelle</translation>
    </message>
    <message>
        <source>Imported: {parts}</source>
        <translation>Importiert: {parts}</translation>
    </message>
    <message>
        <source>Nothing was new: the store holds all of it already</source>
        <translation>Nichts war neu: Der Speicher enthält schon alles davon</translation>
    </message>
    <message>
        <source>are new memories</source>
        <translation>sind neue Erinnerungen</translation>
    </message>
    <message>
        <source>left out: {why}</source>
        <translation>ausgelassen: {why}</translation>
    </message>
    <message>
        <source>say word for word what another one says, and share its memory</source>
        <translation>sagen Wort für Wort, was eine andere sagt, und teilen deren Erinnerung</translation>
    </message>
    <message>
        <source>were known from an earlier import, unchanged</source>
        <translation>waren aus einem früheren Import bekannt, unverändert</translation>
    </message>
    <message>
        <source>were known, with another text since</source>
        <translation>waren bekannt, seitdem mit anderem Text</translation>
    </message>
    <message>
        <source>were known, with their source at another place now</source>
        <translation>waren bekannt, jetzt mit ihrer Quelle an einem anderen Ort</translation>
    </message>
    <message>
        <source>{n} memories count again</source>
        <translation>{n} Erinnerungen zählen wieder</translation>
    </message>
    <message>
        <source>{n} new memories</source>
        <translation>{n} neue Erinnerungen</translation>
    </message>
    <message>
        <source>{n} new sources</source>
        <translation>{n} neue Quellen</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>An import is running. Wait for its end, or cancel it first.</source>
        <translation>Ein Import läuft. Warten Sie auf sein Ende, oder brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>Another store was opened. The one before is as it was, and so is the palace.</source>
        <translation>Ein anderer Speicher wurde geöffnet. Der vorige ist, wie er war, und der Palast auch.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation>Palast wählen: den Ordner, der ihn enthält</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Anderen wählen…</translation>
    </message>
    <message>
        <source>Drop its folder anywhere in this window, or choose it. It is only read.</source>
        <translation>Ziehen Sie seinen Ordner irgendwohin in dieses Fenster, oder wählen Sie ihn. Er wird nur gelesen.</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import a palace</source>
        <translation>Palast importieren</translation>
    </message>
    <message>
        <source>Import another…</source>
        <translation>Weiteren importieren…</translation>
    </message>
    <message>
        <source>Import into your own store</source>
        <translation>In den eigenen Speicher importieren</translation>
    </message>
    <message>
        <source>Import into: {store}</source>
        <translation>Importieren in: {store}</translation>
    </message>
    <message>
        <source>Imported {name}.</source>
        <translation>{name} wurde importiert.</translation>
    </message>
    <message>
        <source>Importing {place}</source>
        <translation>{place} wird importiert</translation>
    </message>
    <message>
        <source>It needs no import: {folder} can be opened as it is.</source>
        <translation>Es ist kein Import nötig: {folder} kann geöffnet werden, wie es ist.</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Looking at what lies there…</source>
        <translation>Es wird nachgesehen, was dort liegt…</translation>
    </message>
    <message>
        <source>No palace is there</source>
        <translation>Dort ist kein Palast</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>See the memories</source>
        <translation>Erinnerungen ansehen</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>Es läuft schon ein Vorgang. Halten Sie ihn zuerst an, oder warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>The import did not come to its end</source>
        <translation>Der Import kam nicht zu Ende</translation>
    </message>
    <message>
        <source>The import was cancelled</source>
        <translation>Der Import wurde abgebrochen</translation>
    </message>
    <message>
        <source>The import was stopped</source>
        <translation>Der Import wurde angehalten</translation>
    </message>
    <message>
        <source>The palace is in use</source>
        <translation>Der Palast wird gerade benutzt</translation>
    </message>
    <message>
        <source>The store is as it was before it began, and so is the palace.</source>
        <translation>Der Speicher ist, wie er vor dem Beginn war, und der Palast auch.</translation>
    </message>
    <message>
        <source>This is a store of Nidra, not a palace</source>
        <translation>Dies ist ein Speicher von Nidra, kein Palast</translation>
    </message>
    <message>
        <source>This kind cannot be read yet</source>
        <translation>Diese Art kann noch nicht gelesen werden</translation>
    </message>
    <message>
        <source>This store is open already</source>
        <translation>Dieser Speicher ist schon geöffnet</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What lies there cannot be read</source>
        <translation>Was dort liegt, kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Which palace?</source>
        <translation>Welcher Palast?</translation>
    </message>
    <message>
        <source>import of {name}</source>
        <translation>Import von {name}</translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Another program changed the palace while it was read</source>
        <translation>Ein anderes Programm hat den Palast geändert, während er gelesen wurde</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Von jetzt an</translation>
    </message>
    <message>
        <source>The old files were only read</source>
        <translation>Die alten Dateien wurden nur gelesen</translation>
    </message>
    <message>
        <source>They stay where they are, byte for byte as they were.</source>
        <translation>Sie bleiben, wo sie sind, Byte für Byte, wie sie waren.</translation>
    </message>
    <message>
        <source>Watch the sources: what changes is judged at once</source>
        <translation>Quellen beobachten: Was sich ändert, wird sofort beurteilt</translation>
    </message>
    <message>
        <source>{n} drawers that had vanished are back.</source>
        <translation>{n} Schubladen, die verschwunden waren, sind zurück.</translation>
    </message>
    <message>
        <source>{n} drawers that were there at the last import are not in the palace now.</source>
        <translation>{n} Schubladen, die beim letzten Import da waren, sind jetzt nicht im Palast.</translation>
    </message>
    <message>
        <source>{n} files and folders compared before and after: unchanged</source>
        <translation>{n} Dateien und Ordner vorher und nachher verglichen: unverändert</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… und {n} weitere</translation>
    </message>
</context>
<context>
    <name>IndexStrip</name>
    <message>
        <source>Build the index</source>
        <translation>Index aufbauen</translation>
    </message>
    <message>
        <source>Building the index of the search…</source>
        <translation>Der Suchindex wird aufgebaut…</translation>
    </message>
    <message>
        <source>How far the index is</source>
        <translation>Wie weit der Index ist</translation>
    </message>
    <message>
        <source>No index was built: {reason}.</source>
        <translation>Es wurde kein Index aufgebaut: {reason}.</translation>
    </message>
    <message>
        <source>Some work is running already. Build the index when it is done.</source>
        <translation>Es läuft schon ein Vorgang. Bauen Sie den Index auf, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The index of the search is not built yet, so every statement is read. With it, a search answers at once.</source>
        <translation>Der Suchindex ist noch nicht aufgebaut, daher wird jede Aussage gelesen. Mit ihm antwortet eine Suche sofort.</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>The work ended before it was done. Nothing that was committed is lost.</source>
        <translation>Der Vorgang endete, bevor er fertig war. Nichts, was schon gespeichert war, ist verloren.</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>There is no store at {path} any more. If its folder was moved or its drive taken out, put it back, and all goes on here; or open another store.</source>
        <translation>Unter {path} ist kein Speicher mehr. Wurde sein Ordner verschoben oder sein Laufwerk entfernt, stellen Sie es wieder her, und hier geht alles weiter; oder öffnen Sie einen anderen Speicher.</translation>
    </message>
</context>
<context>
    <name>JournalFilter</name>
    <message>
        <source>A text or the id of a memory</source>
        <translation>Ein Text oder die Kennung einer Erinnerung</translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From any day</source>
        <translation>Von beliebigem Tag</translation>
    </message>
    <message>
        <source>From {day}</source>
        <translation>Von {day}</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of what was done</source>
        <translation>Art dessen, was getan wurde</translation>
    </message>
    <message>
        <source>Leaves out passes that changed nothing, and uses</source>
        <translation>Lässt Durchgänge aus, die nichts geändert haben, und Nutzungen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Wiedervorlagen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Until today</source>
        <translation>Bis heute</translation>
    </message>
    <message>
        <source>Until {day}</source>
        <translation>Bis {day}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>nur Änderungen</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Back to what was done</source>
        <translation>Zurück zu dem, was getan wurde</translation>
    </message>
    <message>
        <source>Belief as of a day</source>
        <translation>Was an einem Tag geglaubt wurde</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Each import, each pass and each decision is written down here, and can be undone.</source>
        <translation>Jeder Import, jeder Durchgang und jede Entscheidung wird hier aufgeschrieben und kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Here everything that was done to the memories stands, and can be taken back.</source>
        <translation>Hier steht alles, was mit den Erinnerungen getan wurde, und lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing that was done matches these filters</source>
        <translation>Nichts, was getan wurde, passt zu diesen Filtern</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>Noch wurde nichts getan</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation>Das Journal wird gelesen…</translation>
    </message>
    <message>
        <source>Show what was found</source>
        <translation>Zeigen, was gefunden wurde</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>Es läuft schon ein Vorgang. Halten Sie ihn zuerst an, oder warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>Take one of them away, or all of them.</source>
        <translation>Entfernen Sie einen davon oder alle.</translation>
    </message>
    <message>
        <source>The journal was verified.</source>
        <translation>Das Journal wurde überprüft.</translation>
    </message>
    <message>
        <source>The look back was stopped.</source>
        <translation>Der Rückblick wurde angehalten.</translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation>Journal überprüfen</translation>
    </message>
    <message>
        <source>What these filters let through, the newest first</source>
        <translation>Was diese Filter durchlassen, das Neueste zuerst</translation>
    </message>
    <message>
        <source>{n} journal rows, the newest first</source>
        <translation>{n} Journalzeilen, die neueste zuerst</translation>
    </message>
</context>
<context>
    <name>JournalTable</name>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Journal row {n} took it back</source>
        <translation>Journalzeile {n} hat es zurückgenommen</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>re-check</source>
        <translation>Nachprüfung</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>watcher</source>
        <translation>Beobachter</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>{moved} than before the last pass</source>
        <translation>{moved} als vor dem letzten Durchgang</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>As the system has it ({language})</source>
        <translation>Wie im System ({language})</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Memories, sources and reports stay in their own language.</source>
        <translation>Erinnerungen, Quellen und Berichte bleiben in ihrer eigenen Sprache.</translation>
    </message>
    <message>
        <source>Open the window again now</source>
        <translation>Fenster jetzt neu öffnen</translation>
    </message>
    <message>
        <source>{language} is taken up when the window is opened again.</source>
        <translation>{language} wird übernommen, wenn das Fenster neu geöffnet wird.</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Home: {address}</source>
        <translation>Webseite: {address}</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Licence of the chosen library</source>
        <translation>Lizenz der gewählten Bibliothek</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Lizenz: {licence}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Nidra is free software under the MIT licence. It is built on the work of others, which stands under these licences.</source>
        <translation>Nidra ist freie Software unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf, die unter diesen Lizenzen steht.</translation>
    </message>
    <message>
        <source>not named by its package</source>
        <translation>von ihrem Paket nicht genannt</translation>
    </message>
</context>
<context>
    <name>LineDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MapsEditor</name>
    <message>
        <source>A folder that moved needs both: where it was, and where it lies now.</source>
        <translation>Ein verschobener Ordner braucht beides: wo er war und wo er jetzt liegt.</translation>
    </message>
    <message>
        <source>Add a folder that moved</source>
        <translation>Verschobenen Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Preview again</source>
        <translation>Vorschau erneuern</translation>
    </message>
    <message>
        <source>{folder} is no whole path. Choose the folder, or write it from its root.</source>
        <translation>{folder} ist kein vollständiger Pfad. Wählen Sie den Ordner, oder schreiben Sie ihn von der Wurzel an.</translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>A large store takes a second or two at the first look.</source>
        <translation>Ein großer Speicher braucht beim ersten Blick ein, zwei Sekunden.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Drop the folder of a palace anywhere in this window, or choose it.</source>
        <translation>Ziehen Sie den Ordner eines Palastes irgendwohin in dieses Fenster, oder wählen Sie ihn.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Here every memory of your assistant stands with its evidence.</source>
        <translation>Hier steht jede Erinnerung Ihres Assistenten mit ihren Nachweisen.</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Looking for the memories…</source>
        <translation>Die Erinnerungen werden gesucht…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>No memory matches these filters</source>
        <translation>Keine Erinnerung passt zu diesen Filtern</translation>
    </message>
    <message>
        <source>Nothing is shown because nothing was looked up.</source>
        <translation>Nichts wird gezeigt, weil nichts gesucht wurde.</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Take one of them away, or all of them.</source>
        <translation>Entfernen Sie einen davon oder alle.</translation>
    </message>
    <message>
        <source>The look was stopped</source>
        <translation>Die Suche wurde angehalten</translation>
    </message>
    <message>
        <source>This cannot be looked for</source>
        <translation>Danach kann nicht gesucht werden</translation>
    </message>
    <message>
        <source>This store holds no memory yet</source>
        <translation>Dieser Speicher enthält noch keine Erinnerung</translation>
    </message>
    <message>
        <source>{n} of 1 memory</source>
        <translation>{n} von 1 Erinnerung</translation>
    </message>
    <message>
        <source>{n} of {total} memories</source>
        <translation>{n} von {total} Erinnerungen</translation>
    </message>
    <message>
        <source>{n} of {total} memories so far. Looking on…</source>
        <translation>Bisher {n} von {total} Erinnerungen. Die Suche geht weiter…</translation>
    </message>
    <message>
        <source>{total} memories</source>
        <translation>{total} Erinnerungen</translation>
    </message>
</context>
<context>
    <name>MemoryLink</name>
    <message>
        <source>retired</source>
        <translation>abgelegt</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>nicht mehr da</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>chat {id}</source>
        <translation>Chat {id}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>First audit in five minutes</source>
        <translation>Erste Prüfung in fünf Minuten</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Import a palace, or look around in the demo store.</source>
        <translation>Importieren Sie einen Palast, oder sehen Sie sich im Demo-Speicher um.</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>Nothing is here yet</source>
        <translation>Hier ist noch nichts</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>Anderen Speicher öffnen…</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>The store cannot be opened</source>
        <translation>Der Speicher kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This page could not be filled</source>
        <translation>Diese Seite konnte nicht gefüllt werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>What can be wrong, and what to do</source>
        <translation>Was falsch sein kann und was zu tun ist</translation>
    </message>
</context>
<context>
    <name>PassCard</name>
    <message>
        <source>A pass (“Sleep now”) re-reads the sources and grades every memory.</source>
        <translation>Ein Durchgang („Jetzt schlafen“) liest die Quellen neu und stuft jede Erinnerung ein.</translation>
    </message>
    <message>
        <source>No pass has read the sources yet.</source>
        <translation>Noch kein Durchgang hat die Quellen gelesen.</translation>
    </message>
    <message>
        <source>The first pass reads the sources now.</source>
        <translation>Der erste Durchgang liest gerade die Quellen.</translation>
    </message>
    <message>
        <source>The last pass and the next</source>
        <translation>Der letzte Durchgang und der nächste</translation>
    </message>
    <message>
        <source>The last pass ended {when}; it read every source.</source>
        <translation>Der letzte Durchgang endete {when}; er las jede Quelle.</translation>
    </message>
    <message>
        <source>The last pass ended {when}; it read what had changed or was due.</source>
        <translation>Der letzte Durchgang endete {when}; er las, was sich geändert hatte oder fällig war.</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Show all of it</source>
        <translation>Alles davon zeigen</translation>
    </message>
    <message>
        <source>Show all {n} characters</source>
        <translation>Alle {n} Zeichen zeigen</translation>
    </message>
    <message>
        <source>The first {most} of {n} characters</source>
        <translation>Die ersten {most} von {n} Zeichen</translation>
    </message>
</context>
<context>
    <name>Presence</name>
    <message>
        <source>1 memory fell since you last looked.</source>
        <translation>1 Erinnerung ist gefallen, seit Sie zuletzt nachgesehen haben.</translation>
    </message>
    <message>
        <source>1 pair of memories cannot both hold.</source>
        <translation>1 Paar von Erinnerungen kann nicht gemeinsam gelten.</translation>
    </message>
    <message>
        <source>A click shows which, and what their sources say now.</source>
        <translation>Ein Klick zeigt, welche, und was ihre Quellen jetzt sagen.</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Weiter beobachten</translation>
    </message>
    <message>
        <source>Next pass: {when}</source>
        <translation>Nächster Durchgang: {when}</translation>
    </message>
    <message>
        <source>No pass is planned</source>
        <translation>Kein Durchgang ist geplant</translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation>Kein Speicher ist geöffnet</translation>
    </message>
    <message>
        <source>Open Nidra</source>
        <translation>Nidra öffnen</translation>
    </message>
    <message>
        <source>Pause watching</source>
        <translation>Beobachtung pausieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>The pass did not come to its end</source>
        <translation>Der Durchgang kam nicht zu Ende</translation>
    </message>
    <message>
        <source>The pass is done</source>
        <translation>Der Durchgang ist fertig</translation>
    </message>
    <message>
        <source>The tray of the desktop is gone, so the window is here again.</source>
        <translation>Der Infobereich des Desktops ist verschwunden, daher ist das Fenster wieder da.</translation>
    </message>
    <message>
        <source>{n} memories fell since you last looked.</source>
        <translation>{n} Erinnerungen sind gefallen, seit Sie zuletzt nachgesehen haben.</translation>
    </message>
    <message>
        <source>{n} pairs of memories cannot both hold.</source>
        <translation>{n} Paare von Erinnerungen können nicht gemeinsam gelten.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>1 is gone</source>
        <translation>1 ist verschwunden</translation>
    </message>
    <message>
        <source>1 is out of reach</source>
        <translation>1 ist nicht erreichbar</translation>
    </message>
    <message>
        <source>MemPalace palace (Chroma)</source>
        <translation>MemPalace-Palast (Chroma)</translation>
    </message>
    <message>
        <source>MemPalace palace (SQLite)</source>
        <translation>MemPalace-Palast (SQLite)</translation>
    </message>
    <message>
        <source>Store of Nidra's first generation</source>
        <translation>Speicher der ersten Generation von Nidra</translation>
    </message>
    <message>
        <source>With these folders, {sentence}.</source>
        <translation>Mit diesen Ordnern: {sentence}.</translation>
    </message>
    <message>
        <source>the one file that it names is found</source>
        <translation>die eine Datei, die er nennt, ist gefunden</translation>
    </message>
    <message>
        <source>the one file that it names is not found</source>
        <translation>die eine Datei, die er nennt, ist nicht gefunden</translation>
    </message>
    <message>
        <source>{found} of the {total} files that it names are found</source>
        <translation>von den {total} Dateien, die er nennt, sind {found} gefunden</translation>
    </message>
    <message>
        <source>{n} are gone</source>
        <translation>{n} sind verschwunden</translation>
    </message>
    <message>
        <source>{n} are out of reach</source>
        <translation>{n} sind nicht erreichbar</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} gefunden</translation>
    </message>
    <message>
        <source>{n} gone</source>
        <translation>{n} verschwunden</translation>
    </message>
    <message>
        <source>{n} out of reach</source>
        <translation>{n} nicht erreichbar</translation>
    </message>
    <message>
        <source>{n} without a source</source>
        <translation>{n} ohne Quelle</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>1 drawer becomes a memory.</source>
        <translation>1 Schublade wird zu einer Erinnerung.</translation>
    </message>
    <message>
        <source>1 row is left out: {why}.</source>
        <translation>1 Zeile wird ausgelassen: {why}.</translation>
    </message>
    <message>
        <source>Change what is wrong and preview again; the import uses these folders.</source>
        <translation>Ändern Sie, was falsch ist, und erneuern Sie die Vorschau; der Import verwendet diese Ordner.</translation>
    </message>
    <message>
        <source>Did a folder move? Say where it lies now, and its files are found there.</source>
        <translation>Wurde ein Ordner verschoben? Sagen Sie, wo er jetzt liegt, dann werden seine Dateien dort gefunden.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>In this store already</source>
        <translation>Schon in diesem Speicher</translation>
    </message>
    <message>
        <source>Its drawers name no file.</source>
        <translation>Seine Schubladen nennen keine Datei.</translation>
    </message>
    <message>
        <source>Its sources</source>
        <translation>Seine Quellen</translation>
    </message>
    <message>
        <source>MemPalace files each note (“drawer”) in a room, and rooms in wings.</source>
        <translation>MemPalace legt jede Notiz („Schublade“) in einen Raum und Räume in Flügel.</translation>
    </message>
    <message>
        <source>Palaces live side by side. Importing one again brings only what is new in it.</source>
        <translation>Paläste bestehen nebeneinander. Ein erneuter Import bringt nur, was darin neu ist.</translation>
    </message>
    <message>
        <source>The demo store is open. Choose above which store is to be filled.</source>
        <translation>Der Demo-Speicher ist geöffnet. Wählen Sie oben, welcher Speicher gefüllt werden soll.</translation>
    </message>
    <message>
        <source>The import uses these folders.</source>
        <translation>Der Import verwendet diese Ordner.</translation>
    </message>
    <message>
        <source>There is no drawer in it that could become a memory.</source>
        <translation>Darin ist keine Schublade, die zu einer Erinnerung werden könnte.</translation>
    </message>
    <message>
        <source>This palace was imported {when}. Importing it again brings only what is new.</source>
        <translation>Dieser Palast wurde {when} importiert. Ein erneuter Import bringt nur, was neu ist.</translation>
    </message>
    <message>
        <source>Wings and rooms</source>
        <translation>Flügel und Räume</translation>
    </message>
    <message>
        <source>Would be imported into: {store}</source>
        <translation>Würde importiert in: {store}</translation>
    </message>
    <message>
        <source>read-only: it is never written to</source>
        <translation>nur lesend: Es wird nie hineingeschrieben</translation>
    </message>
    <message>
        <source>{kind} at {place}: {n} drawers, imported {when}</source>
        <translation>{kind} unter {place}: {n} Schubladen, importiert {when}</translation>
    </message>
    <message>
        <source>{n} drawers become memories.</source>
        <translation>{n} Schubladen werden zu Erinnerungen.</translation>
    </message>
    <message>
        <source>{n} memories are taken over, each with its id, and all old files stay.</source>
        <translation>{n} Erinnerungen werden übernommen, jede mit ihrer Kennung, und alle alten Dateien bleiben.</translation>
    </message>
    <message>
        <source>{n} rows are left out: {why}.</source>
        <translation>{n} Zeilen werden ausgelassen: {why}.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… und {n} weitere</translation>
    </message>
</context>
<context>
    <name>ProofStrip</name>
    <message>
        <source>Copy the check as command</source>
        <translation>Die Prüfung als Befehl kopieren</translation>
    </message>
    <message>
        <source>Nothing was changed: this only looks. Keep a copy of the store's folder as it is, and compare it with your last backup; the copies that passes made lie in its folder backups.</source>
        <translation>Nichts wurde geändert: Hier wird nur nachgesehen. Bewahren Sie eine Kopie des Speicherordners auf, so wie er ist, und vergleichen Sie ihn mit Ihrer letzten Sicherung; die Kopien, die Durchgänge angelegt haben, liegen in seinem Ordner backups.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The journal is intact</source>
        <translation>Das Journal ist unversehrt</translation>
    </message>
    <message>
        <source>The journal was not verified</source>
        <translation>Das Journal wurde nicht überprüft</translation>
    </message>
    <message>
        <source>Verified on {moment}. Head of the chain: {head}</source>
        <translation>Überprüft am {moment}. Ende der Kette: {head}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>fault was found</source>
        <translation>Fehler wurde gefunden</translation>
    </message>
    <message>
        <source>faults were found</source>
        <translation>Fehler wurden gefunden</translation>
    </message>
    <message>
        <source>{rows} rows in one chain, {checkpoints} checkpoints, {memories} statements and {receipts} receipts are as they were sealed.</source>
        <translation>{rows} Zeilen in einer Kette, {checkpoints} Prüfpunkte, {memories} Aussagen und {receipts} Belege sind so, wie sie versiegelt wurden.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ist schon vorhanden.
Möchten Sie die Datei ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detailansicht</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listenansicht</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste der Orte und Lesezeichen</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mein Computer</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Zuletzt besucht</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Anzeigen: </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Änderungsdatum</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mein Computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbruch</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ein, keine</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja, &amp;alle</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link-Adresse kopieren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QueueRows</name>
    <message>
        <source>Memories that wait for a word</source>
        <translation>Erinnerungen, die auf eine Antwort warten</translation>
    </message>
</context>
<context>
    <name>QueueTable</name>
    <message>
        <source>Fades</source>
        <translation>Verblasst</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Wiedervorlage</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>due {ago}</source>
        <translation>fällig {ago}</translation>
    </message>
    <message>
        <source>faded {ago}</source>
        <translation>verblasst {ago}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>noch kein Termin</translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message>
        <source>Due or fading</source>
        <translation>Fällig oder verblassend</translation>
    </message>
    <message>
        <source>Faded already</source>
        <translation>Schon verblasst</translation>
    </message>
    <message>
        <source>Fading within these days</source>
        <translation>In diesen Tagen verblassend</translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation>Sie gilt nicht mehr…</translation>
    </message>
    <message>
        <source>Review due</source>
        <translation>Wiedervorlage fällig</translation>
    </message>
    <message>
        <source>To confirm again</source>
        <translation>Erneut zu bestätigen</translation>
    </message>
    <message>
        <source>Which memories wait</source>
        <translation>Welche Erinnerungen warten</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>1 source unreachable</source>
        <translation>1 Quelle nicht erreichbar</translation>
    </message>
    <message>
        <source>Every source was read {when}</source>
        <translation>Alle Quellen wurden {when} gelesen</translation>
    </message>
    <message>
        <source>No source was read yet</source>
        <translation>Noch keine Quelle wurde gelesen</translation>
    </message>
    <message>
        <source>Oldest reading: {first}, newest: {last}</source>
        <translation>Ältester Lesestand: {first}, neuester: {last}</translation>
    </message>
    <message>
        <source>The source that was not read byte for byte for longest was read then. What is unreachable is left out of it: it cannot be read.</source>
        <translation>Damals wurde die Quelle gelesen, die am längsten nicht Byte für Byte gelesen wurde. Was nicht erreichbar ist, bleibt dabei außer Acht: Es kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{n} not read yet</source>
        <translation>{n} noch nicht gelesen</translation>
    </message>
    <message>
        <source>{n} sources unreachable</source>
        <translation>{n} Quellen nicht erreichbar</translation>
    </message>
</context>
<context>
    <name>ReceiptCard</name>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Excerpt as stored</source>
        <translation>Auszug, wie gespeichert</translation>
    </message>
    <message>
        <source>In the source now</source>
        <translation>Jetzt in der Quelle</translation>
    </message>
    <message>
        <source>It was found true before.</source>
        <translation>Er wurde früher als wahr befunden.</translation>
    </message>
    <message>
        <source>Its source was never read.</source>
        <translation>Seine Quelle wurde nie gelesen.</translation>
    </message>
    <message>
        <source>Not re-checkable since {day}.</source>
        <translation>Seit {day} nicht mehr nachzuprüfen.</translation>
    </message>
    <message>
        <source>On record</source>
        <translation>Verzeichnet</translation>
    </message>
    <message>
        <source>Open source</source>
        <translation>Quelle öffnen</translation>
    </message>
    <message>
        <source>Read at {place}.</source>
        <translation>Gelesen unter {place}.</translation>
    </message>
    <message>
        <source>Read {when} by the pass of {day}.</source>
        <translation>Gelesen {when} vom Durchgang vom {day}.</translation>
    </message>
    <message>
        <source>Read {when} by the quick pass of {day}.</source>
        <translation>Gelesen {when} vom schnellen Durchgang vom {day}.</translation>
    </message>
    <message>
        <source>Read {when}.</source>
        <translation>Gelesen {when}.</translation>
    </message>
    <message>
        <source>The quick pass of {day} did not read it: size, times and inode were unchanged.</source>
        <translation>Der schnelle Durchgang vom {day} hat sie nicht gelesen: Größe, Zeiten und Inode waren unverändert.</translation>
    </message>
    <message>
        <source>The receipt claims that this exists: {what}</source>
        <translation>Der Beleg behauptet, dass es dies gibt: {what}</translation>
    </message>
    <message>
        <source>The receipt quotes</source>
        <translation>Der Beleg zitiert</translation>
    </message>
    <message>
        <source>The receipt quotes nothing.</source>
        <translation>Der Beleg zitiert nichts.</translation>
    </message>
    <message>
        <source>The receipt quotes the whole statement.</source>
        <translation>Der Beleg zitiert die ganze Aussage.</translation>
    </message>
    <message>
        <source>The source could not be read {when}.</source>
        <translation>Die Quelle konnte {when} nicht gelesen werden.</translation>
    </message>
    <message>
        <source>What still stands: {verdict}.</source>
        <translation>Was noch gilt: {verdict}.</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>could not be checked</source>
        <translation>konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <source>{where}, changed in line {line}</source>
        <translation>{where}, geändert in Zeile {line}</translation>
    </message>
    <message>
        <source>{where}, now at line {line}</source>
        <translation>{where}, jetzt in Zeile {line}</translation>
    </message>
</context>
<context>
    <name>RemapDialog</name>
    <message>
        <source>Choose a folder to search. Missing sources are recognised by name and by content.</source>
        <translation>Wählen Sie einen Ordner zum Durchsuchen. Fehlende Quellen werden am Namen und am Inhalt erkannt.</translation>
    </message>
    <message>
        <source>Choose the folder as it is now</source>
        <translation>Den Ordner wählen, wie er jetzt ist</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation>Fertig. Es kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Find moved files</source>
        <translation>Verschobene Dateien suchen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>Wie weit die Suche ist</translation>
    </message>
    <message>
        <source>Look there</source>
        <translation>Dort suchen</translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen what would come of it.</source>
        <translation>Nichts wird geändert, bevor Sie gesehen haben, was dabei herauskäme.</translation>
    </message>
    <message>
        <source>Nothing was found there.</source>
        <translation>Dort wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Some work is running already. Try again when it is done.</source>
        <translation>Es läuft schon ein Vorgang. Versuchen Sie es wieder, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>Take the new places</source>
        <translation>Neue Orte übernehmen</translation>
    </message>
    <message>
        <source>The folder as it is now</source>
        <translation>Der Ordner, wie er jetzt ist</translation>
    </message>
    <message>
        <source>The sources have their new place.</source>
        <translation>Die Quellen haben ihren neuen Ort.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What would come of it</source>
        <translation>Was dabei herauskäme</translation>
    </message>
    <message>
        <source>Where does {folder} lie now? Its files are compared by name and by content.</source>
        <translation>Wo liegt {folder} jetzt? Die Dateien darin werden nach Namen und Inhalt verglichen.</translation>
    </message>
    <message>
        <source>the move of sources</source>
        <translation>Umzug von Quellen</translation>
    </message>
    <message>
        <source>{n} can be given their new place.</source>
        <translation>{n} können ihren neuen Ort bekommen.</translation>
    </message>
</context>
<context>
    <name>ReviewBox</name>
    <message>
        <source>If it holds: its review is put off, and its grade stays. If not: it is retired and stays on record. Both can be undone.</source>
        <translation>Wenn sie gilt: Ihre Wiedervorlage wird aufgeschoben, und ihre Stufe bleibt. Wenn nicht: Sie wird abgelegt und bleibt verzeichnet. Beides kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation>Sie gilt nicht mehr…</translation>
    </message>
    <message>
        <source>It has no date for a review yet; the next pass sets one.</source>
        <translation>Sie hat noch keinen Termin für eine Wiedervorlage; der nächste Durchgang setzt einen.</translation>
    </message>
    <message>
        <source>It stays fallen until its source says so again, whether its review is put off or not. If it does not hold any more, it is retired and stays on record. Both can be undone.</source>
        <translation>Sie bleibt gefallen, bis ihre Quelle es wieder sagt, ob ihre Wiedervorlage aufgeschoben wird oder nicht. Wenn sie nicht mehr gilt, wird sie abgelegt und bleibt verzeichnet. Beides kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>Sie gilt noch</translation>
    </message>
    <message>
        <source>It was retired: there is nothing to review.</source>
        <translation>Sie wurde abgelegt: Es gibt nichts wieder vorzulegen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Open source</source>
        <translation>Quelle öffnen</translation>
    </message>
    <message>
        <source>Put its review off</source>
        <translation>Wiedervorlage aufschieben</translation>
    </message>
    <message>
        <source>Re-check now</source>
        <translation>Jetzt nachprüfen</translation>
    </message>
    <message>
        <source>Retire it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>The next review is due on {day}, {ahead}.</source>
        <translation>Die nächste Wiedervorlage ist am {day} fällig, {ahead}.</translation>
    </message>
    <message>
        <source>The review was due on {day}, {ago}.</source>
        <translation>Die Wiedervorlage war am {day} fällig, {ago}.</translation>
    </message>
    <message>
        <source>What is wrong with it?</source>
        <translation>Was stimmt damit nicht?</translation>
    </message>
    <message>
        <source>Why it does not hold</source>
        <translation>Warum sie nicht gilt</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Decide in Conflicts</source>
        <translation>Unter „Widersprüche“ entscheiden</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>See {memory}</source>
        <translation>{memory} ansehen</translation>
    </message>
    <message>
        <source>They differ in: {what}</source>
        <translation>Sie unterscheiden sich in: {what}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
</context>
<context>
    <name>RoomTable</name>
    <message>
        <source>(no room)</source>
        <translation>(kein Raum)</translation>
    </message>
    <message>
        <source>(no wing)</source>
        <translation>(kein Flügel)</translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation>Schubladen</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>Flügel</translation>
    </message>
</context>
<context>
    <name>RowDeeds</name>
    <message>
        <source>Confirm {n} memories?</source>
        <translation>{n} Erinnerungen bestätigen?</translation>
    </message>
    <message>
        <source>Copied the statement.</source>
        <translation>Aussage kopiert.</translation>
    </message>
    <message>
        <source>Copied {id}.</source>
        <translation>{id} kopiert.</translation>
    </message>
    <message>
        <source>Copied {n} ids.</source>
        <translation>{n} Kennungen kopiert.</translation>
    </message>
    <message>
        <source>Copied {n} statements.</source>
        <translation>{n} Aussagen kopiert.</translation>
    </message>
    <message>
        <source>It does not hold</source>
        <translation>Sie gilt nicht mehr</translation>
    </message>
    <message>
        <source>It was retired and stays on record.</source>
        <translation>Sie wurde abgelegt und bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>Its review is put off; it stays fallen.</source>
        <translation>Ihre Wiedervorlage ist aufgeschoben; sie bleibt gefallen.</translation>
    </message>
    <message>
        <source>Looking for what follows from it…</source>
        <translation>Es wird nachgesehen, was daraus folgt…</translation>
    </message>
    <message>
        <source>Noted that {n} memories still hold.</source>
        <translation>Vermerkt, dass {n} Erinnerungen noch gelten.</translation>
    </message>
    <message>
        <source>Noted that “{what}” still holds.</source>
        <translation>Vermerkt: „{what}“ gilt noch.</translation>
    </message>
    <message>
        <source>Put off the reviews of {n} fallen memories?</source>
        <translation>Die Wiedervorlagen von {n} gefallenen Erinnerungen aufschieben?</translation>
    </message>
    <message>
        <source>Put them off</source>
        <translation>Aufschieben</translation>
    </message>
    <message>
        <source>Reject this memory</source>
        <translation>Diese Erinnerung verwerfen</translation>
    </message>
    <message>
        <source>Reject {n} memories</source>
        <translation>{n} Erinnerungen verwerfen</translation>
    </message>
    <message>
        <source>Show its evidence</source>
        <translation>Nachweise zeigen</translation>
    </message>
    <message>
        <source>That was said already; nothing changed.</source>
        <translation>Das wurde schon gesagt; nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>The reviews of {n} memories are put off; they stay fallen.</source>
        <translation>Die Wiedervorlagen von {n} Erinnerungen sind aufgeschoben; sie bleiben gefallen.</translation>
    </message>
    <message>
        <source>Their reviews are pushed out. They stay fallen until their sources say so again. It can be undone.</source>
        <translation>Ihre Wiedervorlagen werden aufgeschoben. Sie bleiben gefallen, bis ihre Quellen es wieder sagen. Das kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>They do not hold</source>
        <translation>Sie gelten nicht mehr</translation>
    </message>
    <message>
        <source>They still hold</source>
        <translation>Sie gelten noch</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What is wrong, for whoever comes later</source>
        <translation>Was nicht stimmt, für alle, die später kommen</translation>
    </message>
    <message>
        <source>You say that each of them still holds. Their reviews are pushed out; their grades stay what their receipts make of them. It can be undone.</source>
        <translation>Sie sagen, dass jede von ihnen noch gilt. Ihre Wiedervorlagen werden aufgeschoben; ihre Stufen bleiben, was ihre Belege aus ihnen machen. Das kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>confirm {n} memories</source>
        <translation>{n} Erinnerungen bestätigen</translation>
    </message>
    <message>
        <source>confirm “{what}”</source>
        <translation>„{what}“ bestätigen</translation>
    </message>
    <message>
        <source>reject {n} memories</source>
        <translation>{n} Erinnerungen verwerfen</translation>
    </message>
    <message>
        <source>reject “{what}”</source>
        <translation>„{what}“ verwerfen</translation>
    </message>
    <message>
        <source>{n} memories are chosen, and {most} are done in one go at most.</source>
        <translation>{n} Erinnerungen sind gewählt, und höchstens {most} werden auf einmal bearbeitet.</translation>
    </message>
    <message>
        <source>{n} memories were retired and stay on record.</source>
        <translation>{n} Erinnerungen wurden abgelegt und bleiben verzeichnet.</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>Delete a saved filter</source>
        <translation>Gespeicherten Filter löschen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No filter is saved yet</source>
        <translation>Noch ist kein Filter gespeichert</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save these filters</source>
        <translation>Diese Filter speichern</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Diese Filter speichern…</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Gespeichert als „{name}“.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Under which name? One that is there already is replaced.</source>
        <translation>Unter welchem Namen? Ein schon vorhandener wird ersetzt.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read any more.</source>
        <translation>„{name}“ kann nicht mehr gelesen werden.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>Schedule</name>
    <message>
        <source>Change the hour</source>
        <translation>Uhrzeit ändern</translation>
    </message>
    <message>
        <source>Hour of the nightly pass</source>
        <translation>Uhrzeit des nächtlichen Durchgangs</translation>
    </message>
    <message>
        <source>It starts while this window is open; a night that was missed is caught up once.</source>
        <translation>Er startet, solange dieses Fenster offen ist; eine verpasste Nacht wird einmal nachgeholt.</translation>
    </message>
    <message>
        <source>No pass is planned: what is due is read again only when you ask. A watched file that changes is judged at once, while this window is open.</source>
        <translation>Kein Durchgang ist geplant: Was fällig ist, wird nur neu gelesen, wenn Sie es verlangen. Eine beobachtete Datei, die sich ändert, wird sofort beurteilt, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>Set a nightly pass</source>
        <translation>Nächtlichen Durchgang einstellen</translation>
    </message>
    <message>
        <source>Some work on the store is running now.</source>
        <translation>Am Speicher läuft gerade ein Vorgang.</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
</context>
<context>
    <name>ScheduleSection</name>
    <message>
        <source>No pass is planned, since the nightly pass is set to Never. You can start one at any time with Sleep now.</source>
        <translation>Kein Durchgang ist geplant, da der nächtliche Durchgang auf „Nie“ gestellt ist. Sie können jederzeit einen mit „Jetzt schlafen“ starten.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Some work on the store is running now.</source>
        <translation>Am Speicher läuft gerade ein Vorgang.</translation>
    </message>
    <message>
        <source>timer system cron systemd install remove night</source>
        <translation>Timer System cron systemd einrichten entfernen Nacht</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>Copy both</source>
        <translation>Beide kopieren</translation>
    </message>
    <message>
        <source>Copy the digests</source>
        <translation>Prüfsummen kopieren</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>differs in blanks or form alone; the words are the same</source>
        <translation>nur in Leerzeichen oder Form anders; die Wörter sind gleich</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>sha256 now</source>
        <translation>sha256 jetzt</translation>
    </message>
    <message>
        <source>sha256 stored</source>
        <translation>sha256 gespeichert</translation>
    </message>
    <message>
        <source>the words stand in {n} pieces, each of which is found</source>
        <translation>die Wörter stehen in {n} Stücken, von denen jedes gefunden ist</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>All of these words; "a phrase" in quotes, begin* and *part* with a star.</source>
        <translation>Alle diese Wörter; "eine Wendung" in Anführungszeichen, Anfang* und *Teil* mit Stern.</translation>
    </message>
    <message>
        <source>By subject</source>
        <translation>Nach Thema</translation>
    </message>
    <message>
        <source>In the order of filing</source>
        <translation>In der Reihenfolge der Aufnahme</translation>
    </message>
    <message>
        <source>Newest change first</source>
        <translation>Neueste Änderung zuerst</translation>
    </message>
    <message>
        <source>Oldest change first</source>
        <translation>Älteste Änderung zuerst</translation>
    </message>
    <message>
        <source>Order of the memories</source>
        <translation>Reihenfolge der Erinnerungen</translation>
    </message>
    <message>
        <source>Search what memories say</source>
        <translation>Suchen, was Erinnerungen sagen</translation>
    </message>
    <message>
        <source>Strongest grade first</source>
        <translation>Höchste Stufe zuerst</translation>
    </message>
    <message>
        <source>Weakest grade first</source>
        <translation>Niedrigste Stufe zuerst</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing is watched.</source>
        <translation>Nichts wird beobachtet.</translation>
    </message>
    <message>
        <source>Nothing is watched: so it is set. Each pass looks at every source.</source>
        <translation>Nichts wird beobachtet: So ist es eingestellt. Jeder Durchgang sieht nach jeder Quelle.</translation>
    </message>
    <message>
        <source>The watcher was ended. It is started again.</source>
        <translation>Der Beobachter wurde beendet. Er wird neu gestartet.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default ({default})</source>
        <translation>Auf Standard zurücksetzen ({default})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A checkpoint proves later that the journal was not rewritten. A copy in another folder, best on another disk, proves it even where somebody reached the store.</source>
        <translation>Ein Prüfpunkt beweist später, dass das Journal nicht umgeschrieben wurde. Eine Kopie in einem anderen Ordner, am besten auf einem anderen Datenträger, beweist es sogar dann, wenn jemand an den Speicher gelangt ist.</translation>
    </message>
    <message>
        <source>A memory without any receipt is buried when its review is long overdue and its confidence, from 0 to 1, is at most this. You can bring it back.</source>
        <translation>Eine Erinnerung ohne Beleg wird begraben, wenn ihre Wiedervorlage lange überfällig ist und ihre Gewissheit, von 0 bis 1, höchstens so groß ist. Sie können sie zurückholen.</translation>
    </message>
    <message>
        <source>A quick pass reads what changed or is due, a full one every byte of every source.</source>
        <translation>Ein schneller Durchgang liest, was sich geändert hat oder fällig ist, ein vollständiger jedes Byte jeder Quelle.</translation>
    </message>
    <message>
        <source>An orientation that is not active any more has a strength of 0.37 after this time.</source>
        <translation>Eine Orientierung, die nicht mehr aktiv ist, hat nach dieser Zeit eine Stärke von 0,37.</translation>
    </message>
    <message>
        <source>Anthropic's API</source>
        <translation>Die API von Anthropic</translation>
    </message>
    <message>
        <source>Ask in every pass</source>
        <translation>In jedem Durchgang fragen</translation>
    </message>
    <message>
        <source>At this time each day the sources are read again and every memory is graded. It starts while a window is open, or by a timer of the system. The hour is that of this store alone: each other one has its own.</source>
        <translation>Täglich um diese Zeit werden die Quellen neu gelesen, und jede Erinnerung wird eingestuft. Es startet, solange ein Fenster offen ist, oder durch einen Timer des Systems. Die Uhrzeit gilt nur für diesen Speicher: Jeder andere hat seine eigene.</translation>
    </message>
    <message>
        <source>Bury below this confidence</source>
        <translation>Unter dieser Gewissheit begraben</translation>
    </message>
    <message>
        <source>Each pass asks by itself about pairs that contradict each other. Off, it is asked only when you press the button on the page Conflicts.</source>
        <translation>Jeder Durchgang fragt von selbst zu Paaren, die sich widersprechen. Ist das ausgeschaltet, wird nur gefragt, wenn Sie den Knopf auf der Seite „Widersprüche“ drücken.</translation>
    </message>
    <message>
        <source>Episodes fade in</source>
        <translation>Episoden verblassen nach</translation>
    </message>
    <message>
        <source>Every source</source>
        <translation>Jede Quelle</translation>
    </message>
    <message>
        <source>FSRS</source>
        <translation>FSRS</translation>
    </message>
    <message>
        <source>Files that are larger are not read; memories that rest on them say so.</source>
        <translation>Größere Dateien werden nicht gelesen; Erinnerungen, die darauf beruhen, sagen es.</translation>
    </message>
    <message>
        <source>Fixed ladder</source>
        <translation>Feste Leiter</translation>
    </message>
    <message>
        <source>How reviews are spaced</source>
        <translation>Wie Wiedervorlagen verteilt werden</translation>
    </message>
    <message>
        <source>Knowledge fades in</source>
        <translation>Wissen verblasst nach</translation>
    </message>
    <message>
        <source>Largest source</source>
        <translation>Größte Quelle</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Nightly pass</source>
        <translation>Nächtlicher Durchgang</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Orientations fade in</source>
        <translation>Orientierungen verblassen nach</translation>
    </message>
    <message>
        <source>Read everything within</source>
        <translation>Frist, um alles zu lesen</translation>
    </message>
    <message>
        <source>Records fade in</source>
        <translation>Protokolle verblassen nach</translation>
    </message>
    <message>
        <source>Second place for checkpoints</source>
        <translation>Zweiter Ort für Prüfpunkte</translation>
    </message>
    <message>
        <source>The ladder asks again after 1, 3, 7, 14, 30 and 90 days. FSRS learns the distance from how often a memory held.</source>
        <translation>Die Leiter fragt nach 1, 3, 7, 14, 30 und 90 Tagen wieder. FSRS lernt den Abstand daraus, wie oft eine Erinnerung noch galt.</translation>
    </message>
    <message>
        <source>The language model that may decide between two memories that contradict each other.</source>
        <translation>Das Sprachmodell, das zwischen zwei Erinnerungen entscheiden darf, die sich widersprechen.</translation>
    </message>
    <message>
        <source>The program claude</source>
        <translation>Das Programm claude</translation>
    </message>
    <message>
        <source>Unused, a memory of what holds in general has a strength of 0.37 after this time.</source>
        <translation>Ungenutzt hat eine Erinnerung an das, was allgemein gilt, nach dieser Zeit eine Stärke von 0,37.</translation>
    </message>
    <message>
        <source>Unused, the memory of one occasion has a strength of 0.37 after this time.</source>
        <translation>Ungenutzt hat die Erinnerung an ein einzelnes Ereignis nach dieser Zeit eine Stärke von 0,37.</translation>
    </message>
    <message>
        <source>Unused, what was added, imported or cached has a strength of 0.37 after this time.</source>
        <translation>Ungenutzt hat, was hinzugefügt, importiert oder zwischengespeichert wurde, nach dieser Zeit eine Stärke von 0,37.</translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation>Quellen beobachten</translation>
    </message>
    <message>
        <source>What changed or is due</source>
        <translation>Geändertes und Fälliges</translation>
    </message>
    <message>
        <source>What is set up here</source>
        <translation>Was hier eingerichtet ist</translation>
    </message>
    <message>
        <source>What the nightly pass reads</source>
        <translation>Was der nächtliche Durchgang liest</translation>
    </message>
    <message>
        <source>While a window is open, a source that changes is read at once and its memories are graded anew. Without it, changes are found by the next pass.</source>
        <translation>Solange ein Fenster offen ist, wird eine Quelle, die sich ändert, sofort gelesen, und ihre Erinnerungen werden neu eingestuft. Ohne dies findet erst der nächste Durchgang Änderungen.</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>Wer gefragt wird</translation>
    </message>
    <message>
        <source>With a quick pass every night, each source is read byte for byte within this time, a share each night.</source>
        <translation>Mit einem schnellen Durchgang jede Nacht wird jede Quelle innerhalb dieser Zeit Byte für Byte gelesen, jede Nacht ein Teil.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a number from 0 to 1, such as {share}.</source>
        <translation>„{text}“ wurde nicht übernommen: Hierher gehört eine Zahl von 0 bis 1, etwa {share}.</translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a time of day such as 03:00.</source>
        <translation>„{text}“ wurde nicht übernommen: Hierher gehört eine Uhrzeit wie 03:00.</translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a whole number from {least} to {most}.</source>
        <translation>„{text}“ wurde nicht übernommen: Hierher gehört eine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>“{text}” was not kept: it is none of the choices.</source>
        <translation>„{text}“ wurde nicht übernommen: Das steht nicht zur Wahl.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Both statements of a pair with their dates, grades and verdicts are sent to the API, with the key from your environment, which is never shown or kept here.</source>
        <translation>Beide Aussagen eines Paares werden mit ihren Daten, Stufen und Urteilen an die API gesendet, mit dem Schlüssel aus Ihrer Umgebung, der hier nie gezeigt oder aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>It gets both statements of a pair with their dates, grades and verdicts, and sends them where its own login leads. No file and no key of yours is given to it.</source>
        <translation>Es bekommt beide Aussagen eines Paares mit ihren Daten, Stufen und Urteilen und sendet sie dorthin, wohin seine eigene Anmeldung führt. Keine Datei und kein Schlüssel von Ihnen wird ihm gegeben.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Richter</translation>
    </message>
    <message>
        <source>Looking at the settings…</source>
        <translation>Die Einstellungen werden gelesen…</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Keine Einstellung heißt so.</translation>
    </message>
    <message>
        <source>Nobody would be asked now. {why}</source>
        <translation>Jetzt würde niemand gefragt. {why}</translation>
    </message>
    <message>
        <source>Nothing leaves this machine.</source>
        <translation>Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Now {name} would be asked.</source>
        <translation>Jetzt würde {name} gefragt.</translation>
    </message>
    <message>
        <source>Passes and fading</source>
        <translation>Durchgänge und Verblassen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Starting to watch…</source>
        <translation>Die Beobachtung beginnt…</translation>
    </message>
    <message>
        <source>This store can only be read, so that nothing of it can be set here.</source>
        <translation>Dieser Speicher kann nur gelesen werden, daher kann hier nichts davon eingestellt werden.</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Whoever is set up gets both statements of a pair with their dates, grades and verdicts, and no file.</source>
        <translation>Wer eingerichtet ist, bekommt beide Aussagen eines Paares mit ihren Daten, Stufen und Urteilen und keine Datei.</translation>
    </message>
    <message>
        <source>help privacy</source>
        <translation>Hilfe Datenschutz</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation>Palast wählen: den Ordner, der ihn enthält</translation>
    </message>
    <message>
        <source>Making the demo store…</source>
        <translation>Der Demo-Speicher wird angelegt…</translation>
    </message>
    <message>
        <source>One palace is looked at at a time. This is the first of {n}: {name}</source>
        <translation>Es wird immer nur ein Palast auf einmal angesehen. Dies ist der erste von {n}: {name}</translation>
    </message>
    <message>
        <source>Some work is running. Open the window again once it is done.</source>
        <translation>Es läuft ein Vorgang. Öffnen Sie das Fenster neu, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Start the demo afresh?</source>
        <translation>Demo neu beginnen?</translation>
    </message>
    <message>
        <source>The demo store cannot be made in {folder}: what lies there was not made by Nidra, and is left as it is. Move it away, then try again.</source>
        <translation>Der Demo-Speicher kann in {folder} nicht angelegt werden: Was dort liegt, stammt nicht von Nidra und bleibt, wie es ist. Räumen Sie es weg, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>The demo store is being made.</source>
        <translation>Der Demo-Speicher wird gerade angelegt.</translation>
    </message>
    <message>
        <source>The demo store is made anew. Whatever was decided, imported or changed in it is thrown away, and that cannot be undone. Your own store is not touched.</source>
        <translation>Der Demo-Speicher wird neu angelegt. Alles, was darin entschieden, importiert oder geändert wurde, geht verloren, und das kann nicht rückgängig gemacht werden. Ihr eigener Speicher bleibt unberührt.</translation>
    </message>
    <message>
        <source>The demo store is open already.</source>
        <translation>Der Demo-Speicher ist schon geöffnet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Keep {letter}</source>
        <translation>{letter} behalten</translation>
    </message>
    <message>
        <source>No receipt: nothing can be re-read for it.</source>
        <translation>Kein Beleg: Für sie kann nichts neu gelesen werden.</translation>
    </message>
    <message>
        <source>Open this memory</source>
        <translation>Diese Erinnerung öffnen</translation>
    </message>
    <message>
        <source>Recorded {when}</source>
        <translation>Aufgezeichnet {when}</translation>
    </message>
    <message>
        <source>Statement of {letter}</source>
        <translation>Aussage von {letter}</translation>
    </message>
    <message>
        <source>What speaks for it</source>
        <translation>Was dafür spricht</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>read {when}</source>
        <translation>gelesen {when}</translation>
    </message>
    <message>
        <source>the newer one</source>
        <translation>die neuere</translation>
    </message>
    <message>
        <source>{other} makes way and stays on record. You can undo this.</source>
        <translation>{other} weicht und bleibt verzeichnet. Sie können das rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>SourceOpener</name>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>{folder} could not be opened: the system has no program for it.</source>
        <translation>{folder} konnte nicht geöffnet werden: Das System hat kein Programm dafür.</translation>
    </message>
    <message>
        <source>{path} could not be opened: the system has no viewer for it.</source>
        <translation>{path} konnte nicht geöffnet werden: Das System hat kein Anzeigeprogramm dafür.</translation>
    </message>
    <message>
        <source>{path} was handed to the viewer of the system.</source>
        <translation>{path} wurde an das Anzeigeprogramm des Systems übergeben.</translation>
    </message>
</context>
<context>
    <name>SourceTable</name>
    <message>
        <source>Changes between readings</source>
        <translation>Bemerkte Änderungen</translation>
    </message>
    <message>
        <source>How often a reading found other bytes than the one before. What changed before the first reading is not counted.</source>
        <translation>Wie oft beim Lesen andere Bytes gefunden wurden als beim Mal davor. Was sich vor dem ersten Lesen geändert hat, wird nicht gezählt.</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Reading due</source>
        <translation>Lesen fällig</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>found at {place}</source>
        <translation>gefunden unter {place}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>bisher keine</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>SourcesCard</name>
    <message>
        <source>1 source since the last pass began.</source>
        <translation>1 Quelle, seit der letzte Durchgang begann.</translation>
    </message>
    <message>
        <source>No source changed or vanished.</source>
        <translation>Keine Quelle wurde geändert oder ist verschwunden.</translation>
    </message>
    <message>
        <source>Show all sources</source>
        <translation>Alle Quellen zeigen</translation>
    </message>
    <message>
        <source>Sources that changed or vanished</source>
        <translation>Geänderte oder verschwundene Quellen</translation>
    </message>
    <message>
        <source>{n} sources since the last pass began.</source>
        <translation>{n} Quellen, seit der letzte Durchgang begann.</translation>
    </message>
</context>
<context>
    <name>SourcesPage</name>
    <message>
        <source>All sources ({n})</source>
        <translation>Alle Quellen ({n})</translation>
    </message>
    <message>
        <source>By path</source>
        <translation>Nach Pfad</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Due first</source>
        <translation>Fällige zuerst</translation>
    </message>
    <message>
        <source>Find moved files…</source>
        <translation>Verschobene Dateien suchen…</translation>
    </message>
    <message>
        <source>Here the files stand that memories came from, and which of them are missing.</source>
        <translation>Hier stehen die Dateien, aus denen Erinnerungen stammen, und welche davon fehlen.</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>Looking at the sources…</source>
        <translation>Die Quellen werden durchgesehen…</translation>
    </message>
    <message>
        <source>Memories that come with a receipt bring their sources. Import a palace, or add one with `nidra add`.</source>
        <translation>Erinnerungen mit einem Beleg bringen ihre Quellen mit. Importieren Sie einen Palast, oder fügen Sie eine Erinnerung mit `nidra add` hinzu.</translation>
    </message>
    <message>
        <source>No memory names a source</source>
        <translation>Keine Erinnerung nennt eine Quelle</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Order of the sources</source>
        <translation>Reihenfolge der Quellen</translation>
    </message>
    <message>
        <source>Remap…</source>
        <translation>Umleiten…</translation>
    </message>
    <message>
        <source>Say where {folder} lies now</source>
        <translation>Angeben, wo {folder} jetzt liegt</translation>
    </message>
    <message>
        <source>See its memories</source>
        <translation>Erinnerungen ansehen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>Der Ordner {folder} ist nicht da.</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>Der Pfad wurde kopiert.</translation>
    </message>
    <message>
        <source>Which sources</source>
        <translation>Welche Quellen</translation>
    </message>
    <message>
        <source>and {n} more folders</source>
        <translation>und {n} weitere Ordner</translation>
    </message>
    <message>
        <source>deleted or renamed</source>
        <translation>gelöscht oder umbenannt</translation>
    </message>
    <message>
        <source>folder not there</source>
        <translation>Ordner nicht da</translation>
    </message>
    <message>
        <source>found at {place}</source>
        <translation>gefunden unter {place}</translation>
    </message>
    <message>
        <source>no change between readings so far</source>
        <translation>bisher bei jedem Lesen unverändert</translation>
    </message>
    <message>
        <source>{sources} missing, and {memories} cannot be checked because of that</source>
        <translation>{sources} vermisst; deshalb nicht prüfbar: {memories}</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>How far the work is</source>
        <translation>Wie weit der Vorgang ist</translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation>Kein Speicher ist geöffnet</translation>
    </message>
    <message>
        <source>Starting to watch…</source>
        <translation>Die Beobachtung beginnt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopping at the next safe place…</source>
        <translation>Wird an der nächsten sicheren Stelle angehalten…</translation>
    </message>
    <message>
        <source>What changes in a watched folder is judged at once.</source>
        <translation>Was sich in einem beobachteten Ordner ändert, wird sofort beurteilt.</translation>
    </message>
</context>
<context>
    <name>Stores</name>
    <message>
        <source>An import runs. Stopped, it leaves the store as it was before it began.</source>
        <translation>Ein Import läuft. Wird er angehalten, bleibt der Speicher so, wie er vor dem Beginn war.</translation>
    </message>
    <message>
        <source>Choose the folder of a Nidra store</source>
        <translation>Ordner eines Nidra-Speichers wählen</translation>
    </message>
    <message>
        <source>Demo store</source>
        <translation>Demo-Speicher</translation>
    </message>
    <message>
        <source>Last time another store was open: {name}.</source>
        <translation>Beim letzten Mal war ein anderer Speicher geöffnet: {name}.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Diesen öffnen</translation>
    </message>
    <message>
        <source>Stop it and open the other</source>
        <translation>Anhalten und den anderen öffnen</translation>
    </message>
    <message>
        <source>Stop the import and open the other store?</source>
        <translation>Den Import anhalten und den anderen Speicher öffnen?</translation>
    </message>
    <message>
        <source>Stop the running work and open the other store?</source>
        <translation>Laufenden Vorgang anhalten und den anderen Speicher öffnen?</translation>
    </message>
    <message>
        <source>Work runs on the store that is open. It stops at the next safe place: what is done is kept, and the next pass goes on with the rest.</source>
        <translation>Am geöffneten Speicher läuft ein Vorgang. Er hält an der nächsten sicheren Stelle an: Was getan ist, bleibt erhalten, und der nächste Durchgang macht mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>Your own store</source>
        <translation>Ihr eigener Speicher</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>A source came back: 1 memory rose again.</source>
        <translation>Eine Quelle ist wieder da: 1 Erinnerung ist wieder aufgestiegen.</translation>
    </message>
    <message>
        <source>A source came back: {n} memories rose again.</source>
        <translation>Eine Quelle ist wieder da: {n} Erinnerungen sind wieder aufgestiegen.</translation>
    </message>
    <message>
        <source>A source changed: 1 memory fell.</source>
        <translation>Eine Quelle hat sich geändert: 1 Erinnerung ist gefallen.</translation>
    </message>
    <message>
        <source>Copied. It holds no memory of yours but may name files.</source>
        <translation>Kopiert. Es enthält keine Ihrer Erinnerungen, kann aber Dateien nennen.</translation>
    </message>
    <message>
        <source>Copy what it left behind</source>
        <translation>Hinterlassenes kopieren</translation>
    </message>
    <message>
        <source>Nidra ended unexpectedly last time. Nothing that was committed is lost.</source>
        <translation>Nidra wurde beim letzten Mal unerwartet beendet. Nichts, was gespeichert war, ist verloren.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>Es läuft schon ein Vorgang. Halten Sie ihn zuerst an, oder warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>Sources changed: {n} memories fell.</source>
        <translation>Quellen haben sich geändert: {n} Erinnerungen sind gefallen.</translation>
    </message>
    <message>
        <source>The pass is done. 1 memory does not hold any more.</source>
        <translation>Der Durchgang ist fertig. 1 Erinnerung gilt nicht mehr.</translation>
    </message>
    <message>
        <source>The pass is done. No memory is fallen.</source>
        <translation>Der Durchgang ist fertig. Keine Erinnerung ist gefallen.</translation>
    </message>
    <message>
        <source>The pass is done. {n} memories do not hold any more.</source>
        <translation>Der Durchgang ist fertig. {n} Erinnerungen gelten nicht mehr.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Durchgang</translation>
    </message>
</context>
<context>
    <name>TimerPart</name>
    <message>
        <source>Choose an hour first.</source>
        <translation>Wählen Sie zuerst eine Uhrzeit.</translation>
    </message>
    <message>
        <source>Give the timer this hour</source>
        <translation>Uhrzeit für den Timer übernehmen</translation>
    </message>
    <message>
        <source>It starts the pass each day at {at} ({kind}: {name}). {problems}</source>
        <translation>Er startet den Durchgang jeden Tag um {at} ({kind}: {name}). {problems}</translation>
    </message>
    <message>
        <source>It starts the pass each day at {at}, next {next} ({kind}: {name}). {problems}</source>
        <translation>Er startet den Durchgang jeden Tag um {at}, das nächste Mal {next} ({kind}: {name}). {problems}</translation>
    </message>
    <message>
        <source>It starts the pass each day at {at}, which is another hour than above ({kind}). {problems}</source>
        <translation>Er startet den Durchgang jeden Tag um {at}, also zu einer anderen Uhrzeit als oben ({kind}). {problems}</translation>
    </message>
    <message>
        <source>It was changed or is broken ({kind}: {name}). {problems}</source>
        <translation>Er wurde geändert oder ist defekt ({kind}: {name}). {problems}</translation>
    </message>
    <message>
        <source>Looking whether there is one…</source>
        <translation>Es wird nachgesehen, ob es einen gibt…</translation>
    </message>
    <message>
        <source>Remove the timer</source>
        <translation>Timer entfernen</translation>
    </message>
    <message>
        <source>Set up the timer</source>
        <translation>Timer einrichten</translation>
    </message>
    <message>
        <source>There is none: the pass runs only while a window is open. A timer ({kind}) starts it when no window is, without a password or a service of ours.</source>
        <translation>Es gibt keinen: Der Durchgang läuft nur, solange ein Fenster geöffnet ist. Ein Timer ({kind}) startet ihn, wenn keines geöffnet ist, ohne Passwort und ohne einen Dienst von uns.</translation>
    </message>
    <message>
        <source>This machine has no timer that Nidra knows. The pass runs while a window is open.</source>
        <translation>Dieser Rechner hat keinen Timer, den Nidra kennt. Der Durchgang läuft, solange ein Fenster geöffnet ist.</translation>
    </message>
    <message>
        <source>Timer of the system</source>
        <translation>Timer des Systems</translation>
    </message>
    <message>
        <source>Whether there is one cannot be told ({kind}). {problems}</source>
        <translation>Ob es einen gibt, lässt sich nicht sagen ({kind}). {problems}</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>TrustCard</name>
    <message>
        <source>How far they are borne out</source>
        <translation>Wie gut sie belegt sind</translation>
    </message>
    <message>
        <source>What their sources say today</source>
        <translation>Was ihre Quellen heute sagen</translation>
    </message>
    <message>
        <source>What their sources say today (more, fewer: since before the last pass)</source>
        <translation>Was ihre Quellen heute sagen (mehr, weniger: seit der Zeit vor dem letzten Durchgang)</translation>
    </message>
    <message>
        <source>are fallen: their source no longer says so, or what they rest on fell</source>
        <translation>sind gefallen: Ihre Quelle sagt es nicht mehr, oder worauf sie beruhen, ist gefallen</translation>
    </message>
    <message>
        <source>can be checked</source>
        <translation>nachprüfbar</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>have no receipt: nothing says where they come from</source>
        <translation>sind ohne Beleg: Nichts sagt, woher sie kommen</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>maschinell geprüft</translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation>ohne Beleg</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>point at a file that is gone, and no other source bears them out</source>
        <translation>zeigen auf eine Datei, die verschwunden ist, und keine andere Quelle belegt sie</translation>
    </message>
    <message>
        <source>say what their source says</source>
        <translation>sagen, was ihre Quelle sagt</translation>
    </message>
    <message>
        <source>source gone</source>
        <translation>Quelle verschwunden</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>mit Quelle</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>were not compared with their source yet, or cannot be</source>
        <translation>wurden noch nicht mit ihrer Quelle verglichen oder können es nicht werden</translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>Bytes were last read {newest}; of the source that waited longest, {oldest}.</source>
        <translation>Bytes zuletzt gelesen: {newest}; von der Quelle, die am längsten gewartet hat: {oldest}.</translation>
    </message>
    <message>
        <source>Counting for the charts…</source>
        <translation>Für die Diagramme wird gezählt…</translation>
    </message>
    <message>
        <source>Here charts show how far the memories can be trusted, and a report can be saved.</source>
        <translation>Hier zeigen Diagramme, wie weit den Erinnerungen zu trauen ist, und ein Bericht lässt sich speichern.</translation>
    </message>
    <message>
        <source>How it comes about: each receipt is checked twice, against the SHA-256 that it was sealed with and against the words of its source. Both are computed from bytes; no model takes part. A receipt that stands proves that its words stand in the source, not that they are true.
Nidra {version} · store digest {digest} · journal row {row}</source>
        <translation>Wie das zustande kommt: Jeder Beleg wird zweimal geprüft, gegen den SHA-256, mit dem er versiegelt wurde, und gegen die Worte seiner Quelle. Beides wird aus Bytes errechnet; kein Modell ist beteiligt. Ein Beleg, der Bestand hat, beweist, dass seine Worte in der Quelle stehen, nicht, dass sie wahr sind.
Nidra {version} · Prüfsumme des Speichers {digest} · Journalzeile {row}</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>Palast importieren…</translation>
    </message>
    <message>
        <source>No byte of a source has been read yet.</source>
        <translation>Noch wurde kein Byte einer Quelle gelesen.</translation>
    </message>
    <message>
        <source>No pass has come to its end yet. A pass reads the sources, grades every memory, and fills the charts.</source>
        <translation>Noch ist kein Durchgang zu Ende gekommen. Ein Durchgang liest die Quellen, stuft jede Erinnerung ein und füllt die Diagramme.</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>Demo-Speicher öffnen</translation>
    </message>
    <message>
        <source>Putting the trust report together…</source>
        <translation>Der Vertrauensbericht wird zusammengestellt…</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>Jetzt schlafen</translation>
    </message>
    <message>
        <source>The bytes of every source that was read were read {when}.</source>
        <translation>Bytes aller gelesenen Quellen zuletzt gelesen: {when}.</translation>
    </message>
    <message>
        <source>The store is here, and no memory is in it. Import a palace, then let Nidra sleep.</source>
        <translation>Der Speicher ist da, aber es ist keine Erinnerung darin. Importieren Sie einen Palast, und lassen Sie Nidra dann schlafen.</translation>
    </message>
    <message>
        <source>There is nothing to report on yet</source>
        <translation>Noch gibt es nichts zu berichten</translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation>Vertrauensbericht</translation>
    </message>
</context>
<context>
    <name>TwinTable</name>
    <message>
        <source>Ctrl+C copies it, S sorts by the column.</source>
        <translation>Strg+C kopiert sie, S sortiert nach der Spalte.</translation>
    </message>
    <message>
        <source>The numbers of the chart</source>
        <translation>Die Zahlen des Diagramms</translation>
    </message>
    <message>
        <source>The numbers of the chart: {title}</source>
        <translation>Die Zahlen des Diagramms: {title}</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>altered by the miner</source>
        <translation>vom Einsammler verändert</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>drifted</source>
        <translation>abgewichen</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>not byte-checkable</source>
        <translation>nicht byteweise prüfbar</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>repeated, equal each time</source>
        <translation>wiederholt, jedes Mal gleich</translation>
    </message>
    <message>
        <source>source gone</source>
        <translation>Quelle verschwunden</translation>
    </message>
    <message>
        <source>source unreadable</source>
        <translation>Quelle unlesbar</translation>
    </message>
    <message>
        <source>too short to compare</source>
        <translation>zu kurz zum Vergleichen</translation>
    </message>
    <message>
        <source>unfounded</source>
        <translation>haltlos</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>wörtlich</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Wiedervorlagen</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Was wartet</translation>
    </message>
    <message>
        <source>When sources were read</source>
        <translation>Wann Quellen gelesen wurden</translation>
    </message>
    <message>
        <source>conflict: two memories that cannot both hold</source>
        <translation>Widerspruch: zwei Erinnerungen, die nicht beide gelten können</translation>
    </message>
    <message>
        <source>conflicts wait for you</source>
        <translation>Widersprüche warten auf Sie</translation>
    </message>
    <message>
        <source>conflicts: pairs of memories that cannot both hold</source>
        <translation>Widersprüche: Paare von Erinnerungen, die nicht gemeinsam gelten können</translation>
    </message>
    <message>
        <source>memories are due for a review</source>
        <translation>Erinnerungen sind zur Wiedervorlage fällig</translation>
    </message>
    <message>
        <source>memories are due for a review: do they still hold?</source>
        <translation>Erinnerungen sind zur Wiedervorlage fällig: Gelten sie noch?</translation>
    </message>
    <message>
        <source>memory is due for a review: does it still hold?</source>
        <translation>Erinnerung ist zur Wiedervorlage fällig: Gilt sie noch?</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>It has no receipt of its own: it stands and falls with what it rests on.</source>
        <translation>Sie hat keinen eigenen Beleg: Sie steht und fällt mit dem, worauf sie beruht.</translation>
    </message>
    <message>
        <source>It has no receipt, so that nothing can be checked.</source>
        <translation>Sie hat keinen Beleg, sodass nichts geprüft werden kann.</translation>
    </message>
    <message>
        <source>Replaced by fresher receipts: {n}.</source>
        <translation>Durch neuere Belege ersetzt: {n}.</translation>
    </message>
    <message>
        <source>Show more receipts</source>
        <translation>Weitere Belege zeigen</translation>
    </message>
    <message>
        <source>Show more receipts ({n} left)</source>
        <translation>Weitere Belege zeigen (noch {n})</translation>
    </message>
    <message>
        <source>Take it into the grade</source>
        <translation>In die Stufe übernehmen</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>A copy of the store is being made</source>
        <translation>Eine Kopie des Speichers wird angelegt</translation>
    </message>
    <message>
        <source>A pass is running</source>
        <translation>Ein Durchgang läuft</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Ein Import läuft</translation>
    </message>
    <message>
        <source>Asking the judge</source>
        <translation>Der Richter wird gefragt</translation>
    </message>
    <message>
        <source>Building the indexes</source>
        <translation>Die Indizes werden aufgebaut</translation>
    </message>
    <message>
        <source>Building the search index</source>
        <translation>Der Suchindex wird aufgebaut</translation>
    </message>
    <message>
        <source>Building the search index…</source>
        <translation>Der Suchindex wird aufgebaut…</translation>
    </message>
    <message>
        <source>Burying what is dead</source>
        <translation>Was tot ist, wird begraben</translation>
    </message>
    <message>
        <source>Checking the receipts' seals</source>
        <translation>Die Siegel der Belege werden geprüft</translation>
    </message>
    <message>
        <source>Checking the store…</source>
        <translation>Der Speicher wird geprüft…</translation>
    </message>
    <message>
        <source>Comparing memories</source>
        <translation>Erinnerungen werden verglichen</translation>
    </message>
    <message>
        <source>Comparing the store with its journal</source>
        <translation>Der Speicher wird mit seinem Journal verglichen</translation>
    </message>
    <message>
        <source>Copying the store…</source>
        <translation>Der Speicher wird kopiert…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Every memory is being written to a file</source>
        <translation>Jede Erinnerung wird in eine Datei geschrieben</translation>
    </message>
    <message>
        <source>How far the work is</source>
        <translation>Wie weit der Vorgang ist</translation>
    </message>
    <message>
        <source>Looking at the palace…</source>
        <translation>Der Palast wird durchgesehen…</translation>
    </message>
    <message>
        <source>Looking for the sources…</source>
        <translation>Die Quellen werden gesucht…</translation>
    </message>
    <message>
        <source>Looking through the folders</source>
        <translation>Die Ordner werden durchgesehen</translation>
    </message>
    <message>
        <source>Making the demo store</source>
        <translation>Der Demo-Speicher wird angelegt</translation>
    </message>
    <message>
        <source>Making the demo store…</source>
        <translation>Der Demo-Speicher wird angelegt…</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Planning reviews</source>
        <translation>Wiedervorlagen werden geplant</translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation>Das Journal wird gelesen…</translation>
    </message>
    <message>
        <source>Reading the palace</source>
        <translation>Der Palast wird gelesen</translation>
    </message>
    <message>
        <source>Reading the palace…</source>
        <translation>Der Palast wird gelesen…</translation>
    </message>
    <message>
        <source>Reading the sources again</source>
        <translation>Die Quellen werden erneut gelesen</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>Die Quellen werden erneut gelesen…</translation>
    </message>
    <message>
        <source>Some work is running</source>
        <translation>Es läuft ein Vorgang</translation>
    </message>
    <message>
        <source>Something is being done again</source>
        <translation>Etwas wird wiederholt</translation>
    </message>
    <message>
        <source>Something is being taken back</source>
        <translation>Etwas wird zurückgenommen</translation>
    </message>
    <message>
        <source>Sources are being given their new place</source>
        <translation>Quellen erhalten ihren neuen Ort</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>Stopping at the next safe place; nothing is lost…</source>
        <translation>Wird an der nächsten sicheren Stelle angehalten; nichts geht verloren…</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Wird zurückgenommen</translation>
    </message>
    <message>
        <source>Taking back what was begun</source>
        <translation>Begonnenes wird zurückgenommen</translation>
    </message>
    <message>
        <source>Taking back…</source>
        <translation>Wird zurückgenommen…</translation>
    </message>
    <message>
        <source>The journal is being verified</source>
        <translation>Das Journal wird überprüft</translation>
    </message>
    <message>
        <source>The nightly pass is running</source>
        <translation>Der nächtliche Durchgang läuft</translation>
    </message>
    <message>
        <source>The search index is being built</source>
        <translation>Der Suchindex wird aufgebaut</translation>
    </message>
    <message>
        <source>The store is being checked</source>
        <translation>Der Speicher wird geprüft</translation>
    </message>
    <message>
        <source>Uniting what says the same</source>
        <translation>Gleichlautendes wird zusammengelegt</translation>
    </message>
    <message>
        <source>Writing every memory…</source>
        <translation>Jede Erinnerung wird geschrieben…</translation>
    </message>
    <message>
        <source>Writing the memories</source>
        <translation>Die Erinnerungen werden geschrieben</translation>
    </message>
    <message>
        <source>Writing what was found</source>
        <translation>Gefundenes wird geschrieben</translation>
    </message>
    <message>
        <source>about {n} h left</source>
        <translation>noch etwa {n} h</translation>
    </message>
    <message>
        <source>about {n} min left</source>
        <translation>noch etwa {n} min</translation>
    </message>
    <message>
        <source>about {n} s left</source>
        <translation>noch etwa {n} s</translation>
    </message>
    <message>
        <source>drawers</source>
        <translation>Schubladen</translation>
    </message>
    <message>
        <source>excerpts</source>
        <translation>Auszüge</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>receipts</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>{done} of {total} {unit}</source>
        <translation>{unit}: {done} von {total}</translation>
    </message>
    <message>
        <source>{done} {unit}</source>
        <translation>{unit}: {done}</translation>
    </message>
    <message>
        <source>{rate} {unit} a second</source>
        <translation>{rate} {unit} pro Sekunde</translation>
    </message>
    <message>
        <source>{size} read</source>
        <translation>{size} gelesen</translation>
    </message>
</context>
<context>
    <name>_Findings</name>
    <message>
        <source>In order: {sentence}</source>
        <translation>In Ordnung: {sentence}</translation>
    </message>
    <message>
        <source>To know: {sentence}</source>
        <translation>Zur Kenntnis: {sentence}</translation>
    </message>
    <message>
        <source>Wrong: {sentence}</source>
        <translation>Nicht in Ordnung: {sentence}</translation>
    </message>
</context>
<context>
    <name>_Palace</name>
    <message>
        <source>1 drawer</source>
        <translation>1 Schublade</translation>
    </message>
    <message>
        <source>How many drawers it has shows in the preview.</source>
        <translation>Wie viele Schubladen er hat, zeigt die Vorschau.</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview {place}</source>
        <translation>Vorschau von {place}</translation>
    </message>
    <message>
        <source>imported already</source>
        <translation>schon importiert</translation>
    </message>
    <message>
        <source>{n} drawers</source>
        <translation>{n} Schubladen</translation>
    </message>
</context>
<context>
    <name>_PartsTable</name>
    <message>
        <source>Copies of the memories, made by you or before a burial.</source>
        <translation>Kopien der Erinnerungen, von Ihnen oder vor einem Begräbnis angelegt.</translation>
    </message>
    <message>
        <source>Heads of the journal, which prove that it was not rewritten.</source>
        <translation>Endstände des Journals, die beweisen, dass es nicht umgeschrieben wurde.</translation>
    </message>
    <message>
        <source>Memories, receipts, verdicts and the journal. Without it all is lost.</source>
        <translation>Erinnerungen, Belege, Urteile und das Journal. Ohne das ist alles verloren.</translation>
    </message>
    <message>
        <source>What is set on this page.</source>
        <translation>Was auf dieser Seite eingestellt ist.</translation>
    </message>
    <message>
        <source>When each source was last read. Without it the next pass reads everything again.</source>
        <translation>Wann jede Quelle zuletzt gelesen wurde. Ohne das liest der nächste Durchgang alles noch einmal.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Folder as the palace recorded it</source>
        <translation>Ordner, wie ihn der Palast verzeichnet hat</translation>
    </message>
    <message>
        <source>Folder where it lies now</source>
        <translation>Ordner, in dem er jetzt liegt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Where do these files lie now?</source>
        <translation>Wo liegen diese Dateien jetzt?</translation>
    </message>
    <message>
        <source>lies now in</source>
        <translation>liegt jetzt in</translation>
    </message>
    <message>
        <source>recorded as</source>
        <translation>verzeichnet als</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>(its row {seq}, {event})</source>
        <translation>(davon Zeile {seq}, {event})</translation>
    </message>
    <message>
        <source>(line {n})</source>
        <translation>(Zeile {n})</translation>
    </message>
    <message>
        <source>, of pass {pass_id}</source>
        <translation>, aus Durchgang {pass_id}</translation>
    </message>
    <message>
        <source>, {pointed} at another place</source>
        <translation>, {pointed} auf einen anderen Ort</translation>
    </message>
    <message>
        <source>; `nidra undo {seq}` takes the latest of those back</source>
        <translation>; `nidra undo {seq}` nimmt die letzte davon zurück</translation>
    </message>
    <message>
        <source>A conflict ends in one of two ways: --keep ID for the memory that stays, or --both where both hold.</source>
        <translation>Ein Widerspruch endet auf eine von zwei Arten: --keep ID für die Erinnerung, die bleibt, oder --both, wo beide gelten.</translation>
    </message>
    <message>
        <source>A judge could not decide on {memory}</source>
        <translation>Ein Richter konnte über {memory} nicht entscheiden</translation>
    </message>
    <message>
        <source>A memory without any receipt is buried when it is long overdue for review and its confidence is at most this.</source>
        <translation>Eine Erinnerung ohne jeden Beleg wird begraben, wenn ihre Wiedervorlage lange überfällig ist und ihre Gewissheit höchstens so hoch ist.</translation>
    </message>
    <message>
        <source>A pass</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>A pass began, and has changed nothing so far.</source>
        <translation>Ein Durchgang begann und hat bisher nichts geändert.</translation>
    </message>
    <message>
        <source>A pass failed before it changed anything.</source>
        <translation>Ein Durchgang schlug fehl, bevor er etwas änderte.</translation>
    </message>
    <message>
        <source>A pass was stopped before it changed anything.</source>
        <translation>Ein Durchgang wurde angehalten, bevor er etwas änderte.</translation>
    </message>
    <message>
        <source>A pass: nothing had changed.</source>
        <translation>Ein Durchgang: Es hatte sich nichts geändert.</translation>
    </message>
    <message>
        <source>A re-check</source>
        <translation>Eine Nachprüfung</translation>
    </message>
    <message>
        <source>A reason has {n} characters at the most.</source>
        <translation>Eine Begründung hat höchstens {n} Zeichen.</translation>
    </message>
    <message>
        <source>A receipt needs both halves, and {missing} is missing. Give --source FILE together with --excerpt TEXT.</source>
        <translation>Ein Beleg braucht beide Hälften, und {missing} fehlt. Geben Sie --source FILE zusammen mit --excerpt TEXT an.</translation>
    </message>
    <message>
        <source>A rejection needs --reason TEXT: it says to whoever comes later what is wrong.</source>
        <translation>Wer verwirft, braucht --reason TEXT: Das sagt allen, die später kommen, was falsch ist.</translation>
    </message>
    <message>
        <source>A remap</source>
        <translation>Eine Umleitung</translation>
    </message>
    <message>
        <source>A report is written as {listed}, and {target} is none of these.</source>
        <translation>Ein Bericht wird als {listed} geschrieben, und {target} ist nichts davon.</translation>
    </message>
    <message>
        <source>A second folder for the journal's checkpoints, best on another disk.</source>
        <translation>Ein zweiter Ordner für die Prüfpunkte des Journals, am besten auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>A sleep pass</source>
        <translation>Ein Schlafdurchgang</translation>
    </message>
    <message>
        <source>A timer</source>
        <translation>Ein Timer</translation>
    </message>
    <message>
        <source>After the last pass {checked} of {active} active memories were checked against their source.</source>
        <translation>Nach dem letzten Durchgang waren {checked} von {active} aktiven Erinnerungen gegen ihre Quelle geprüft.</translation>
    </message>
    <message>
        <source>All {len} memories that it rests on are machine-checked</source>
        <translation>Alle {len} Erinnerungen, auf denen sie beruht, sind maschinell geprüft</translation>
    </message>
    <message>
        <source>All {n} are taken back</source>
        <translation>Alle {n} werden zurückgenommen</translation>
    </message>
    <message>
        <source>An import of {location} that began {iso} never came to its end. Its rows do not count; import again to go on where it stopped.</source>
        <translation>Ein Import von {location}, der {iso} begann, kam nie zu Ende. Seine Zeilen zählen nicht; importieren Sie erneut, um dort weiterzumachen, wo er anhielt.</translation>
    </message>
    <message>
        <source>An undo</source>
        <translation>Eine Rücknahme</translation>
    </message>
    <message>
        <source>Another page of the journal was asked for meanwhile.</source>
        <translation>Inzwischen wurde eine andere Seite des Journals angefordert.</translation>
    </message>
    <message>
        <source>Another program's package named nidra {version} is installed in this environment; its import package bears the same name. Install nidra-memory in an environment of its own.</source>
        <translation>Das Paket eines anderen Programms namens nidra {version} ist in dieser Umgebung installiert; sein Import-Paket trägt denselben Namen. Installieren Sie nidra-memory in einer eigenen Umgebung.</translation>
    </message>
    <message>
        <source>Another timer is starting the pass just now.</source>
        <translation>Ein anderer Timer startet den Durchgang gerade.</translation>
    </message>
    <message>
        <source>Both memories stay</source>
        <translation>Beide Erinnerungen bleiben</translation>
    </message>
    <message>
        <source>Both were recorded at one moment; nothing on record tells which one holds.</source>
        <translation>Beide wurden im selben Augenblick verzeichnet; nichts Verzeichnetes sagt, welche gilt.</translation>
    </message>
    <message>
        <source>Bytes last read</source>
        <translation>Bytes zuletzt gelesen</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message>
        <source>Checked true before, but {why}</source>
        <translation>Früher als wahr befunden, aber {why}</translation>
    </message>
    <message>
        <source>Contradictions, duplicates and burial are left to a pass over the whole store.</source>
        <translation>Widersprüche, Doppelte und Begräbnisse bleiben einem Durchgang über den ganzen Speicher überlassen.</translation>
    </message>
    <message>
        <source>Counts as faded below this</source>
        <translation>Gilt darunter als verblasst</translation>
    </message>
    <message>
        <source>Days from today</source>
        <translation>Tage ab heute</translation>
    </message>
    <message>
        <source>Days since the last use</source>
        <translation>Tage seit der letzten Nutzung</translation>
    </message>
    <message>
        <source>Does not hold</source>
        <translation>Gilt nicht</translation>
    </message>
    <message>
        <source>Episodes: what happened</source>
        <translation>Episoden: was geschah</translation>
    </message>
    <message>
        <source>Every word stands in the source.</source>
        <translation>Jedes Wort steht in der Quelle.</translation>
    </message>
    <message>
        <source>Every word stands in the source; the miner misread its encoding (UTF-8 as Windows-1252).</source>
        <translation>Jedes Wort steht in der Quelle; der Einsammler hat ihre Kodierung falsch gelesen (UTF-8 als Windows-1252).</translation>
    </message>
    <message>
        <source>Every word stands in the source; what the miner rendered agrees with it.</source>
        <translation>Jedes Wort steht in der Quelle; was der Einsammler wiedergab, stimmt mit ihr überein.</translation>
    </message>
    <message>
        <source>Facts: what is known</source>
        <translation>Fakten: was bekannt ist</translation>
    </message>
    <message>
        <source>Fallen memories</source>
        <translation>Gefallene Erinnerungen</translation>
    </message>
    <message>
        <source>Fallen: it rests on {listing}, which fell</source>
        <translation>Gefallen: Sie beruht auf {listing}, und das ist gefallen</translation>
    </message>
    <message>
        <source>Fallen: {join}</source>
        <translation>Gefallen, denn {join}</translation>
    </message>
    <message>
        <source>Grades over passes</source>
        <translation>Stufen über die Durchgänge</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>How each kind of memory is forgotten</source>
        <translation>Wie jede Art von Erinnerung vergessen wird</translation>
    </message>
    <message>
        <source>How reviews are spaced: by the ladder of 1, 3, 7, 14, 30 and 90 days, or by FSRS.</source>
        <translation>Wie die Wiedervorlagen verteilt werden: nach der Leiter von 1, 3, 7, 14, 30 und 90 Tagen, oder nach FSRS.</translation>
    </message>
    <message>
        <source>How the text is taken from {name} is not known.</source>
        <translation>Wie der Text aus {name} entnommen wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>How the text was taken from {name} is not known.</source>
        <translation>Wie der Text aus {name} entnommen wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>How this memory is forgotten</source>
        <translation>Wie diese Erinnerung vergessen wird</translation>
    </message>
    <message>
        <source>If nothing uses it, it fades in {days} days.</source>
        <translation>Wenn nichts sie nutzt, verblasst sie in {days} Tagen.</translation>
    </message>
    <message>
        <source>In no room is the source of a memory gone.</source>
        <translation>In keinem Raum ist die Quelle einer Erinnerung verschwunden.</translation>
    </message>
    <message>
        <source>In the worst room the sources of {gone} of {active} memories are gone.</source>
        <translation>Im schlimmsten Raum sind die Quellen von {gone} von {active} Erinnerungen verschwunden.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>It contradicted itself when it was asked in the other order.</source>
        <translation>Er widersprach sich selbst, als er in der anderen Reihenfolge gefragt wurde.</translation>
    </message>
    <message>
        <source>It faded {days} days ago.</source>
        <translation>Sie ist vor {days} Tagen verblasst.</translation>
    </message>
    <message>
        <source>It fell; `nidra why` shows where.</source>
        <translation>Sie ist gefallen; `nidra why` zeigt, wo.</translation>
    </message>
    <message>
        <source>It has no receipt</source>
        <translation>Sie hat keinen Beleg</translation>
    </message>
    <message>
        <source>It has no receipt: only a person can say whether it holds.</source>
        <translation>Sie hat keinen Beleg: Nur ein Mensch kann sagen, ob sie gilt.</translation>
    </message>
    <message>
        <source>It is contested: `nidra contested` shows by what.</source>
        <translation>Sie ist strittig: `nidra contested` zeigt, wodurch.</translation>
    </message>
    <message>
        <source>It never fades.</source>
        <translation>Sie verblasst nie.</translation>
    </message>
    <message>
        <source>It rests on {name}, which is {replace}</source>
        <translation>Sie beruht auf {name}, mit der Stufe {replace}</translation>
    </message>
    <message>
        <source>It stands as it did before what was undone.</source>
        <translation>Sie steht wieder so da wie vor dem, was rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>It was {label} when last read, and that stands; not re-checkable now: {sentence}</source>
        <translation>Beim letzten Lesen lautete das Urteil {label}, und das bleibt bestehen; jetzt nicht nachprüfbar: {sentence}</translation>
    </message>
    <message>
        <source>Its burial is planned, unless somebody confirms it.</source>
        <translation>Ihr Begräbnis ist geplant, sofern niemand sie bestätigt.</translation>
    </message>
    <message>
        <source>Its receipt was found in the source when it was last read</source>
        <translation>Ihr Beleg wurde in der Quelle gefunden, als sie zuletzt gelesen wurde</translation>
    </message>
    <message>
        <source>Its receipts cannot be compared with their source now.</source>
        <translation>Ihre Belege können jetzt nicht mit ihrer Quelle verglichen werden.</translation>
    </message>
    <message>
        <source>Its source changed while it was looked at; the next look at it tries again.</source>
        <translation>Ihre Quelle änderte sich, während sie angesehen wurde; beim nächsten Ansehen wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Its source is gone: only a person can say whether it holds.</source>
        <translation>Ihre Quelle ist verschwunden: Nur ein Mensch kann sagen, ob sie gilt.</translation>
    </message>
    <message>
        <source>Its store copies from its sources, but {why}</source>
        <translation>Ihr Speicher kopiert aus seinen Quellen, aber {why}</translation>
    </message>
    <message>
        <source>Its strength is {strength} today.</source>
        <translation>Ihre Stärke ist heute {strength}.</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Memories by age of the last byte check</source>
        <translation>Erinnerungen nach Alter der letzten Byte-Prüfung</translation>
    </message>
    <message>
        <source>More changed at once than the system could tell ({times}): all sources were checked.</source>
        <translation>Es änderte sich mehr auf einmal, als das System melden konnte ({times}): Alle Quellen wurden geprüft.</translation>
    </message>
    <message>
        <source>Name a folder to search, or a root and where it lies now.</source>
        <translation>Nennen Sie einen Ordner, der durchsucht werden soll, oder einen Stammordner und wo er jetzt liegt.</translation>
    </message>
    <message>
        <source>Neither systemd, for this user, nor cron is to be had on this machine. Install one of them, or let `nidra watch` run, which starts the pass itself.</source>
        <translation>Auf diesem Rechner gibt es weder systemd für diesen Benutzer noch cron. Installieren Sie eines davon, oder lassen Sie `nidra watch` laufen, das den Durchgang selbst startet.</translation>
    </message>
    <message>
        <source>Never checked true: {why}</source>
        <translation>Nie als wahr befunden, denn {why}</translation>
    </message>
    <message>
        <source>Never checked true; {why}</source>
        <translation>Nie als wahr befunden; {why}</translation>
    </message>
    <message>
        <source>No active memory is filed in a wing and room. Memories of an imported palace are.</source>
        <translation>Keine aktive Erinnerung ist in einem Flügel und Raum einsortiert. Die Erinnerungen eines importierten Palasts sind es.</translation>
    </message>
    <message>
        <source>No index can be built: {no_fts}.</source>
        <translation>Es kann kein Index aufgebaut werden: {no_fts}.</translation>
    </message>
    <message>
        <source>No judge was asked.</source>
        <translation>Es wurde kein Richter gefragt.</translation>
    </message>
    <message>
        <source>No judge was asked. {reason}</source>
        <translation>Es wurde kein Richter gefragt. {reason}</translation>
    </message>
    <message>
        <source>No memory fades within a year that has not faded already.</source>
        <translation>Keine Erinnerung, die nicht schon verblasst ist, verblasst innerhalb eines Jahres.</translation>
    </message>
    <message>
        <source>No memory is in it: delete it, which costs one pass that reads every source again.</source>
        <translation>Keine Erinnerung ist darin: Löschen Sie sie; das kostet einen Durchgang, der jede Quelle noch einmal liest.</translation>
    </message>
    <message>
        <source>No memory names a source yet, so that there are no bytes to read.</source>
        <translation>Noch nennt keine Erinnerung eine Quelle, sodass es keine Bytes zu lesen gibt.</translation>
    </message>
    <message>
        <source>No memory says anything else than its source. There is nothing to draw, and that is good.</source>
        <translation>Keine Erinnerung sagt etwas anderes als ihre Quelle. Es gibt nichts zu zeichnen, und das ist gut so.</translation>
    </message>
    <message>
        <source>No memory shows a receipt yet, so that there is none to judge.</source>
        <translation>Noch zeigt keine Erinnerung einen Beleg, sodass es keinen zu beurteilen gibt.</translation>
    </message>
    <message>
        <source>No palace was found at {path}: {reason}</source>
        <translation>Unter {path} wurde kein Palast gefunden: {reason}</translation>
    </message>
    <message>
        <source>No pass has changed anything yet, so that none can be undone.</source>
        <translation>Noch hat kein Durchgang etwas geändert, daher lässt sich keiner rückgängig machen.</translation>
    </message>
    <message>
        <source>No pass has come to its end yet. Run one, and what it finds is drawn here.</source>
        <translation>Noch ist kein Durchgang zu Ende gekommen. Starten Sie einen, und was er findet, wird hier gezeichnet.</translation>
    </message>
    <message>
        <source>No pass has run yet, and one was planned for {slot}: a {mode} pass is due.</source>
        <translation>Noch lief kein Durchgang, und einer war geplant für {slot}: Ein Durchgang ({mode}) ist fällig.</translation>
    </message>
    <message>
        <source>No pass is scheduled, since schedule.at is off. `nidra config set schedule.at 03:00` has one run each day at that time.</source>
        <translation>Kein Durchgang ist geplant, weil schedule.at auf off steht. `nidra config set schedule.at 03:00` lässt jeden Tag um diese Zeit einen laufen.</translation>
    </message>
    <message>
        <source>No pass with an id that begins {word} has changed anything. `nidra history` shows the passes.</source>
        <translation>Kein Durchgang, dessen Kennung mit {word} beginnt, hat etwas geändert. `nidra history` zeigt die Durchgänge.</translation>
    </message>
    <message>
        <source>None of {n} memories is active any more.</source>
        <translation>Von {n} Erinnerungen ist keine mehr aktiv.</translation>
    </message>
    <message>
        <source>None of {n} memory is active any more.</source>
        <translation>Von {n} Erinnerung ist keine mehr aktiv.</translation>
    </message>
    <message>
        <source>Not yet read</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>Nothing that {name} did can be taken back: it only looked.</source>
        <translation>Nichts, was {name} tat, lässt sich zurücknehmen: Es wurde nur nachgesehen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing was undone; the store is as it was before.</source>
        <translation>Es wurde nichts rückgängig gemacht; der Speicher ist so wie zuvor.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written; the store is as it was before.</source>
        <translation>Es wurde nichts geschrieben; der Speicher ist so wie zuvor.</translation>
    </message>
    <message>
        <source>Of {n} memories, {join}.</source>
        <translation>Von {n} Erinnerungen: {join}.</translation>
    </message>
    <message>
        <source>Of {n} memory, {join}.</source>
        <translation>Von {n} Erinnerung: {join}.</translation>
    </message>
    <message>
        <source>Of {total} memories with a source, the bytes of {read} were read within 7 days.</source>
        <translation>Von {total} Erinnerungen mit Quelle wurden die Bytes von {read} innerhalb von 7 Tagen gelesen.</translation>
    </message>
    <message>
        <source>Of {total} sources, the bytes of {read} were read within 7 days.</source>
        <translation>Von {total} Quellen wurden die Bytes von {read} innerhalb von 7 Tagen gelesen.</translation>
    </message>
    <message>
        <source>One memory stays, the other makes way</source>
        <translation>Eine Erinnerung bleibt, die andere weicht</translation>
    </message>
    <message>
        <source>Only the latest {n} passes are shown.</source>
        <translation>Nur die letzten {n} Durchgänge sind zu sehen.</translation>
    </message>
    <message>
        <source>Pass {pass_id} changed nothing, so that there is nothing to undo.</source>
        <translation>Durchgang {pass_id} hat nichts geändert, sodass es nichts rückgängig zu machen gibt.</translation>
    </message>
    <message>
        <source>Paused: what changes meanwhile is looked at when watching goes on.</source>
        <translation>Pausiert: Was sich inzwischen ändert, wird angesehen, sobald die Beobachtung weitergeht.</translation>
    </message>
    <message>
        <source>Row {seq} (import) cannot be undone: row {seq2} ({event}{what}) came later and rests on it. Nothing was changed. To take that back first: nidra undo {seq3}.</source>
        <translation>Zeile {seq} (Import) kann nicht rückgängig gemacht werden: Zeile {seq2} ({event}{what}) kam später und beruht darauf. Es wurde nichts geändert. Um zuerst das zurückzunehmen: nidra undo {seq3}.</translation>
    </message>
    <message>
        <source>Row {seq} ({event}) cannot be read: it was changed afterwards.</source>
        <translation>Zeile {seq} ({event}) ist nicht lesbar: Sie wurde nachträglich verändert.</translation>
    </message>
    <message>
        <source>Row {seq} ({event}) cannot be undone:</source>
        <translation>Zeile {seq} ({event}) kann nicht rückgängig gemacht werden:</translation>
    </message>
    <message>
        <source>Row {seq} tells of no undo, so that nothing is to be redone.</source>
        <translation>Zeile {seq} erzählt von keiner Rücknahme, sodass es nichts zu wiederholen gibt.</translation>
    </message>
    <message>
        <source>Rows that point at rows that do not exist: {loose}.</source>
        <translation>Zeilen, die auf nicht vorhandene Zeilen zeigen: {loose}.</translation>
    </message>
    <message>
        <source>SQLite finds damage in nidra.db: {words}.</source>
        <translation>SQLite findet Schäden in nidra.db: {words}.</translation>
    </message>
    <message>
        <source>SQLite finds no damage in nidra.db.</source>
        <translation>SQLite findet keinen Schaden in nidra.db.</translation>
    </message>
    <message>
        <source>Since the last export on {when} {changed} of this report has changed.</source>
        <translation>Seit dem letzten Export am {when} hat sich {changed} dieses Berichts geändert.</translation>
    </message>
    <message>
        <source>Since the last export on {when} {changed} of this report have changed.</source>
        <translation>Seit dem letzten Export am {when} haben sich {changed} dieses Berichts geändert.</translation>
    </message>
    <message>
        <source>Some indexes are missing; the next import builds them.</source>
        <translation>Einige Indizes fehlen; der nächste Import baut sie auf.</translation>
    </message>
    <message>
        <source>Something went wrong: {reason}</source>
        <translation>Etwas ging schief: {reason}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Sources larger than this many MiB are not read; their receipts say so.</source>
        <translation>Quellen, die größer sind als so viele MiB, werden nicht gelesen; ihre Belege sagen es.</translation>
    </message>
    <message>
        <source>Stands in {count} places of {name} that differ, and no context tells which is meant.</source>
        <translation>Steht an {count} Stellen von {name}, die sich unterscheiden, und kein Umfeld sagt, welche gemeint ist.</translation>
    </message>
    <message>
        <source>Stands in {count} places of {name}, each time in the same line.</source>
        <translation>Steht an {count} Stellen von {name}, jedes Mal in der gleichen Zeile.</translation>
    </message>
    <message>
        <source>Stands word for word in {name}, as recorded.</source>
        <translation>Steht Wort für Wort in {name}, wie verzeichnet.</translation>
    </message>
    <message>
        <source>Stands word for word in {name}, at the place to which it had moved.</source>
        <translation>Steht Wort für Wort in {name}, an der Stelle, an die es verschoben worden war.</translation>
    </message>
    <message>
        <source>Stands word for word in {name}, but has moved within it.</source>
        <translation>Steht Wort für Wort in {name}, hat sich darin aber verschoben.</translation>
    </message>
    <message>
        <source>Stands word for word {where}.</source>
        <translation>Steht Wort für Wort {where}.</translation>
    </message>
    <message>
        <source>Stands word for word, but has moved: it is now {where}.</source>
        <translation>Steht Wort für Wort, hat sich aber verschoben: Es ist jetzt {where}.</translation>
    </message>
    <message>
        <source>Stopped on request. {reason}</source>
        <translation>Auf Wunsch angehalten. {reason}</translation>
    </message>
    <message>
        <source>Stopped watching.</source>
        <translation>Beobachtung beendet.</translation>
    </message>
    <message>
        <source>That cannot be taken back.</source>
        <translation>Das kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The burial of {memory} is planned</source>
        <translation>Das Begräbnis von {memory} ist geplant</translation>
    </message>
    <message>
        <source>The census differs from a fresh count.</source>
        <translation>Der geführte Bestand weicht von einer frischen Zählung ab.</translation>
    </message>
    <message>
        <source>The census equals a fresh count.</source>
        <translation>Der geführte Bestand stimmt mit einer frischen Zählung überein.</translation>
    </message>
    <message>
        <source>The clock was set back by {span}; the plan follows it.</source>
        <translation>Die Uhr wurde um {span} zurückgestellt; der Plan richtet sich danach.</translation>
    </message>
    <message>
        <source>The database at {path} is damaged ({reason}). Keep a copy of the folder, then put a backup in its place or import again into a new one.</source>
        <translation>Die Datenbank unter {path} ist beschädigt ({reason}). Behalten Sie eine Kopie des Ordners, und setzen Sie dann eine Sicherung an seine Stelle, oder importieren Sie erneut in einen neuen.</translation>
    </message>
    <message>
        <source>The encoding of {name} is not declared, and its accented letters cannot be compared.</source>
        <translation>Die Kodierung von {name} ist nicht angegeben, und die Buchstaben mit Akzenten können nicht verglichen werden.</translation>
    </message>
    <message>
        <source>The excerpt {excerpt} has fewer than three letters or digits and would match almost anywhere. Quote a longer piece of {source}.</source>
        <translation>Der Auszug {excerpt} hat weniger als drei Buchstaben oder Ziffern und würde fast überall passen. Zitieren Sie ein längeres Stück aus {source}.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Der Ordner</translation>
    </message>
    <message>
        <source>The folder {folder} is not there (moved, deleted, or on a volume that is not mounted).</source>
        <translation>Der Ordner {folder} ist nicht da (verschoben, gelöscht oder auf einem nicht eingehängten Datenträger).</translation>
    </message>
    <message>
        <source>The import of row {of} counts again</source>
        <translation>Der Import der Zeile {of} zählt wieder</translation>
    </message>
    <message>
        <source>The import of {location} that began {when} was cut short. Importing it again goes on from there; until then nothing of it counts.</source>
        <translation>Der Import von {location}, der {when} begann, wurde abgebrochen. Ein erneuter Import macht dort weiter; bis dahin zählt nichts davon.</translation>
    </message>
    <message>
        <source>The journal of {path} is NOT intact: {reason}</source>
        <translation>Das Journal von {path} ist NICHT unversehrt: {reason}</translation>
    </message>
    <message>
        <source>The last pass was cut short; the next one goes on from there.</source>
        <translation>Der letzte Durchgang wurde abgebrochen; der nächste macht dort weiter.</translation>
    </message>
    <message>
        <source>The machine slept for {span}, or its clock was set ahead; the plan follows it.</source>
        <translation>Der Rechner schlief {span}, oder seine Uhr wurde vorgestellt; der Plan richtet sich danach.</translation>
    </message>
    <message>
        <source>The memories are</source>
        <translation>Die Erinnerungen werden</translation>
    </message>
    <message>
        <source>The memories are retired and stay on record</source>
        <translation>Die Erinnerungen werden abgelegt und bleiben verzeichnet</translation>
    </message>
    <message>
        <source>The memories are retired and stays on record</source>
        <translation>Die Erinnerungen werden abgelegt und bleiben verzeichnet</translation>
    </message>
    <message>
        <source>The memory is</source>
        <translation>Die Erinnerung wird</translation>
    </message>
    <message>
        <source>The memory is retired and stay on record</source>
        <translation>Die Erinnerung wird abgelegt und bleibt verzeichnet</translation>
    </message>
    <message>
        <source>The memory is retired and stays on record</source>
        <translation>Die Erinnerung wird abgelegt und bleibt verzeichnet</translation>
    </message>
    <message>
        <source>The memory that it rests on, {name}, is machine-checked</source>
        <translation>Die Erinnerung, auf der sie beruht, {name}, ist maschinell geprüft</translation>
    </message>
    <message>
        <source>The message goes on in the source; the miner cut it here.</source>
        <translation>Die Nachricht geht in der Quelle weiter; der Einsammler hat sie hier abgeschnitten.</translation>
    </message>
    <message>
        <source>The miner's spell-checker rewrote words of this turn: {join}{rest}</source>
        <translation>Die Rechtschreibprüfung des Einsammlers hat Wörter dieses Beitrags umgeschrieben: {join}{rest}</translation>
    </message>
    <message>
        <source>The next pass reads its source again.</source>
        <translation>Der nächste Durchgang liest ihre Quelle noch einmal.</translation>
    </message>
    <message>
        <source>The next {mode} pass is planned for {next}.</source>
        <translation>Der nächste Durchgang ({mode}) ist geplant: {next}.</translation>
    </message>
    <message>
        <source>The palace at {path} could not be read: {reason}</source>
        <translation>Der Palast unter {path} konnte nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>The parts of this text stand in another order in the source.</source>
        <translation>Die Teile dieses Textes stehen in der Quelle in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>The pass of {slot} did not take place: a {mode} pass catches up.</source>
        <translation>Der Durchgang von {slot} fand nicht statt: Ein Durchgang ({mode}) holt ihn nach.</translation>
    </message>
    <message>
        <source>The pass of {slot} failed: {reason}</source>
        <translation>Der Durchgang von {slot} schlug fehl: {reason}</translation>
    </message>
    <message>
        <source>The pass of {slot} was skipped: {reason}</source>
        <translation>Der Durchgang von {slot} wurde ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>The path {str} holds bytes that are no text in this locale. Rename it, or set the locale that it was made in.</source>
        <translation>Der Pfad {str} enthält Bytes, die in dieser Spracheinstellung kein Text sind. Benennen Sie ihn um, oder stellen Sie die Spracheinstellung ein, in der er entstand.</translation>
    </message>
    <message>
        <source>The receipt quotes nothing, so nothing can bear it out.</source>
        <translation>Der Beleg zitiert nichts, sodass ihn nichts stützen kann.</translation>
    </message>
    <message>
        <source>The same words stand with other blanks or line breaks {where}.</source>
        <translation>Dieselben Worte stehen mit anderen Leerzeichen oder Zeilenumbrüchen {where}.</translation>
    </message>
    <message>
        <source>The search index at {path} is damaged ({reason}). It holds no memory: `nidra rebuild-index` builds it anew.</source>
        <translation>Der Suchindex unter {path} ist beschädigt ({reason}). Er enthält keine Erinnerung: `nidra rebuild-index` baut ihn neu auf.</translation>
    </message>
    <message>
        <source>The search index holds every memory.</source>
        <translation>Der Suchindex enthält jede Erinnerung.</translation>
    </message>
    <message>
        <source>The search index is damaged ({damage}); `nidra rebuild-index` builds it anew.</source>
        <translation>Der Suchindex ist beschädigt ({damage}); `nidra rebuild-index` baut ihn neu auf.</translation>
    </message>
    <message>
        <source>The search index is not whole; the next search, or `nidra rebuild-index`, completes it.</source>
        <translation>Der Suchindex ist nicht vollständig; die nächste Suche oder `nidra rebuild-index` vervollständigt ihn.</translation>
    </message>
    <message>
        <source>The settings say that no model is asked.</source>
        <translation>Die Einstellungen sagen, dass kein Modell gefragt wird.</translation>
    </message>
    <message>
        <source>The source does not say so any more:</source>
        <translation>Die Quelle sagt das nicht mehr:</translation>
    </message>
    <message>
        <source>The source does not say so any more: {pairs}</source>
        <translation>Die Quelle sagt das nicht mehr: {pairs}</translation>
    </message>
    <message>
        <source>The source is empty.</source>
        <translation>Die Quelle ist leer.</translation>
    </message>
    <message>
        <source>The source no longer holds this text.</source>
        <translation>Die Quelle enthält diesen Text nicht mehr.</translation>
    </message>
    <message>
        <source>The source says more in between: {quoted}.</source>
        <translation>Die Quelle sagt dazwischen noch mehr: {quoted}.</translation>
    </message>
    <message>
        <source>The stability of {what}, as long as nothing used it: after so many days its strength is 0.37.</source>
        <translation>Die Stabilität für {what}, solange nichts sie genutzt hat: Nach so vielen Tagen ist die Stärke 0,37.</translation>
    </message>
    <message>
        <source>The store at {path} cannot be read ({reason}). Ask whoever owns the folder for permission, or name another with --dir.</source>
        <translation>Der Speicher unter {path} kann nicht gelesen werden ({reason}). Bitten Sie den, dem der Ordner gehört, um Erlaubnis, oder nennen Sie mit --dir einen anderen.</translation>
    </message>
    <message>
        <source>The store at {path} has schema {found}, and this version of Nidra knows up to {known}. Update Nidra to open it; nothing was changed.</source>
        <translation>Der Speicher unter {path} hat das Schema {found}, und diese Version von Nidra kennt bis {known}. Aktualisieren Sie Nidra, um ihn zu öffnen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The store is empty: no memory is in it.</source>
        <translation>Der Speicher ist leer: Es ist keine Erinnerung darin.</translation>
    </message>
    <message>
        <source>The store is empty: what was imported was undone. Importing it again brings it back.</source>
        <translation>Der Speicher ist leer: Was importiert war, wurde rückgängig gemacht. Ein erneuter Import bringt es zurück.</translation>
    </message>
    <message>
        <source>The text is too short to prove anything by being found (fewer than {least_letters} letters).</source>
        <translation>Der Text ist zu kurz, um dadurch etwas zu beweisen, dass er gefunden wird (weniger als {least_letters} Buchstaben).</translation>
    </message>
    <message>
        <source>The text was extracted from another format and cannot be compared with bytes.</source>
        <translation>Der Text wurde aus einem anderen Format entnommen und kann nicht mit Bytes verglichen werden.</translation>
    </message>
    <message>
        <source>The watcher</source>
        <translation>Der Beobachter</translation>
    </message>
    <message>
        <source>The working folder {lost_folder} is not there any more. Go to another one, or name every path from / on.</source>
        <translation>Der Arbeitsordner {lost_folder} ist nicht mehr da. Wechseln Sie in einen anderen, oder nennen Sie jeden Pfad von / an.</translation>
    </message>
    <message>
        <source>The {mode} pass of {slot} is due now.</source>
        <translation>Der Durchgang ({mode}) von {slot} ist jetzt fällig.</translation>
    </message>
    <message>
        <source>The {mode} pass that began {when} {how}.</source>
        <translation>Der Durchgang ({mode}), der {when} begann, {how}.</translation>
    </message>
    <message>
        <source>There is no folder {str}.</source>
        <translation>Es gibt keinen Ordner {str}.</translation>
    </message>
    <message>
        <source>There is no journal row {number}; the last one has number {last}.</source>
        <translation>Es gibt keine Journalzeile {number}; die letzte hat die Nummer {last}.</translation>
    </message>
    <message>
        <source>There is no search index yet; the first search builds it.</source>
        <translation>Noch gibt es keinen Suchindex; die erste Suche baut ihn auf.</translation>
    </message>
    <message>
        <source>There is no setting {name}. There are: {join}.</source>
        <translation>Es gibt keine Einstellung {name}. Es gibt: {join}.</translation>
    </message>
    <message>
        <source>There is no store at {path}. Make one from your palace with `nidra import-mempalace --dir {quoted}`, an empty one with `nidra init --dir {quoted}`, or name another with --dir.</source>
        <translation>Unter {path} ist kein Speicher. Legen Sie einen aus Ihrem Palast an mit `nidra import-mempalace --dir {quoted}`, einen leeren mit `nidra init --dir {quoted}`, oder nennen Sie mit --dir einen anderen.</translation>
    </message>
    <message>
        <source>There is none here.</source>
        <translation>Hier gibt es keinen.</translation>
    </message>
    <message>
        <source>Those of {n} were never read.</source>
        <translation>Die von {n} wurden noch nie gelesen.</translation>
    </message>
    <message>
        <source>Those with the most are shown; {n} further ones are not.</source>
        <translation>Gezeigt werden die mit den meisten; {n} weitere nicht.</translation>
    </message>
    <message>
        <source>To take that back first: nidra undo {seq}.</source>
        <translation>Um zuerst das zurückzunehmen: nidra undo {seq}.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Undoing this puts back {what}</source>
        <translation>Die Rücknahme stellt wieder her: {what}</translation>
    </message>
    <message>
        <source>Undoing this: {sub}</source>
        <translation>Bei der Rücknahme: {sub}</translation>
    </message>
    <message>
        <source>Undone: pass {of}. {what}</source>
        <translation>Rückgängig gemacht: Durchgang {of}. {what}</translation>
    </message>
    <message>
        <source>Undone: row {of}. {what}</source>
        <translation>Rückgängig gemacht: Zeile {of}. {what}</translation>
    </message>
    <message>
        <source>Undone: {n} things that were done, rows {seq} to {seq2}.</source>
        <translation>Rückgängig gemacht: {n} Handlungen, Zeilen {seq} bis {seq2}.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Watch limit reached: run {advice}.</source>
        <translation>Grenze der Beobachtung erreicht: Führen Sie {advice} aus.</translation>
    </message>
    <message>
        <source>Watching failed ({failure}); {every}.</source>
        <translation>Die Beobachtung schlug fehl ({failure}); {every}.</translation>
    </message>
    <message>
        <source>What fades is not indexed yet ({words}); the next pass tries again.</source>
        <translation>Was verblasst, ist noch nicht im Index ({words}); der nächste Durchgang versucht es wieder.</translation>
    </message>
    <message>
        <source>What is planned cannot be told: {reason}</source>
        <translation>Was geplant ist, lässt sich nicht sagen: {reason}</translation>
    </message>
    <message>
        <source>What nothing uses fades: an episode within {episodic} days, a fact within {semantic}, a record within {record}.</source>
        <translation>Was nichts nutzt, verblasst: eine Episode in {episodic} Tagen, ein Fakt in {semantic}, ein Protokoll in {record}.</translation>
    </message>
    <message>
        <source>What that pass reads: quick, only what changed or is due, or full, every source.</source>
        <translation>Was dieser Durchgang liest: quick (schnell), nur was geändert oder fällig ist, oder full (vollständig), jede Quelle.</translation>
    </message>
    <message>
        <source>What the store held after {n} of the passes is not known: the journal does not tell of them.</source>
        <translation>Was der Speicher nach {n} der Durchgänge enthielt, ist nicht bekannt: Das Journal sagt nichts davon.</translation>
    </message>
    <message>
        <source>What was built of the search index is kept, and the next search goes on from there.</source>
        <translation>Was vom Suchindex aufgebaut wurde, bleibt erhalten, und die nächste Suche macht dort weiter.</translation>
    </message>
    <message>
        <source>What was found could not be written: {trouble} It is tried again.</source>
        <translation>Was gefunden wurde, konnte nicht geschrieben werden: {trouble} Es wird wieder versucht.</translation>
    </message>
    <message>
        <source>What was found so far is kept.</source>
        <translation>Was bisher gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>What was undone ({told}) cannot be done again by itself.</source>
        <translation>Was rückgängig gemacht wurde ({told}), kann nicht für sich allein noch einmal getan werden.</translation>
    </message>
    <message>
        <source>When a pass is run each day, in local time, by an open window, `nidra watch` or what `nidra schedule install` sets up; off for never.</source>
        <translation>Wann jeden Tag ein Durchgang läuft, in Ortszeit, durch ein geöffnetes Fenster, `nidra watch` oder das, was `nidra schedule install` einrichtet; off für nie.</translation>
    </message>
    <message>
        <source>Whether an open window watches the sources, and judges at once what changes; `nidra watch` always does.</source>
        <translation>Ob ein geöffnetes Fenster die Quellen beobachtet und sofort beurteilt, was sich ändert; `nidra watch` tut es immer.</translation>
    </message>
    <message>
        <source>Whether each pass asks that model about contested pairs, by itself; `--judge` of one pass goes before it.</source>
        <translation>Ob jeder Durchgang von selbst dieses Modell zu strittigen Paaren fragt; `--judge` eines Durchgangs geht vor.</translation>
    </message>
    <message>
        <source>Which model is asked when a judge is wanted: the first that is set up here (auto), claude, anthropic, or none.</source>
        <translation>Welches Modell gefragt wird, wenn ein Richter gewünscht ist: das erste, das hier eingerichtet ist (auto), claude, anthropic oder none (keines).</translation>
    </message>
    <message>
        <source>Whoever uses a memory has a name of 1 to {caller_length} characters.</source>
        <translation>Wer eine Erinnerung nutzt, hat einen Namen von 1 bis {caller_length} Zeichen.</translation>
    </message>
    <message>
        <source>With a quick pass every night, every source's bytes are read within this many days, a share each night.</source>
        <translation>Mit einem schnellen Durchgang jede Nacht werden die Bytes jeder Quelle innerhalb von so vielen Tagen gelesen, jede Nacht ein Teil.</translation>
    </message>
    <message>
        <source>Within a year {n} memories fade, if nothing uses them.</source>
        <translation>Innerhalb eines Jahres verblassen {n} Erinnerungen, wenn nichts sie nutzt.</translation>
    </message>
    <message>
        <source>Words were</source>
        <translation>Worte wurden</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a grade follows from other rows, and goes back with them{hint}.</source>
        <translation>Eine Stufe folgt aus anderen Zeilen und geht mit ihnen zurück{hint}.</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>a person kept {id}</source>
        <translation>ein Mensch behielt {id}</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>eine Pipe</translation>
    </message>
    <message>
        <source>a record (what was added, imported or cached)</source>
        <translation>ein Protokoll (was hinzugefügt, importiert oder zwischengespeichert wurde)</translation>
    </message>
    <message>
        <source>a semantic memory</source>
        <translation>eine semantische Erinnerung</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a stored excerpt no longer matches its own seal</source>
        <translation>ein gespeicherter Auszug passt nicht mehr zu seinem eigenen Siegel</translation>
    </message>
    <message>
        <source>a time of day such as 03:00, or off</source>
        <translation>eine Uhrzeit wie 03:00, oder off</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>about 1 change in {n} days</source>
        <translation>etwa 1 Änderung in {n} Tagen</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>altered by the miner</source>
        <translation>vom Einsammler verändert</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>an address that is none</source>
        <translation>eine Adresse, die keine ist</translation>
    </message>
    <message>
        <source>an episode</source>
        <translation>eine Episode</translation>
    </message>
    <message>
        <source>an orientation that is not active any more</source>
        <translation>eine Orientierung, die nicht mehr aktiv ist</translation>
    </message>
    <message>
        <source>and is the newer one</source>
        <translation>und ist die neuere</translation>
    </message>
    <message>
        <source>and {more} more.</source>
        <translation>und {more} weitere.</translation>
    </message>
    <message>
        <source>another process is writing. Try again in a moment.</source>
        <translation>ein anderer Prozess schreibt gerade. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>are not there; they are</source>
        <translation>sind nicht da; sie werden</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>wie verzeichnet</translation>
    </message>
    <message>
        <source>as {variable} says</source>
        <translation>wie {variable} es vorgibt</translation>
    </message>
    <message>
        <source>at byte {n} (line {n2}) of {name}</source>
        <translation>bei Byte {n} (Zeile {n2}) von {name}</translation>
    </message>
    <message>
        <source>at the place to which it had moved</source>
        <translation>an dem Ort, an den es verschoben worden war</translation>
    </message>
    <message>
        <source>beyond the watch limit</source>
        <translation>jenseits der Grenze der Beobachtung</translation>
    </message>
    <message>
        <source>beyond the {roots} trees that are watched at most</source>
        <translation>jenseits der {roots} Ordnerbäume, die höchstens beobachtet werden</translation>
    </message>
    <message>
        <source>both are</source>
        <translation>beide sind</translation>
    </message>
    <message>
        <source>both hold</source>
        <translation>beide gelten</translation>
    </message>
    <message>
        <source>broke off the talk: {quoted}.</source>
        <translation>brach das Gespräch ab: {quoted}.</translation>
    </message>
    <message>
        <source>by a clock that was ahead of today's</source>
        <translation>nach einer Uhr, die der heutigen voraus war</translation>
    </message>
    <message>
        <source>by {by}</source>
        <translation>durch {by}</translation>
    </message>
    <message>
        <source>cannot be asked: {url} takes https:// with the name of a host, or is unset.</source>
        <translation>kann nicht gefragt werden: {url} braucht https:// mit dem Namen eines Rechners, oder bleibt leer.</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>lässt sich nicht sagen</translation>
    </message>
    <message>
        <source>catching up</source>
        <translation>wird nachgeholt</translation>
    </message>
    <message>
        <source>changing while read</source>
        <translation>ändert sich beim Lesen</translation>
    </message>
    <message>
        <source>closet (pointer to drawers)</source>
        <translation>Schrank (Verweis auf Schubladen)</translation>
    </message>
    <message>
        <source>compressed copy</source>
        <translation>komprimierte Kopie</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>Nothing of {name} can be taken back now: the conflict that it ended has a memory that was retired as well.</source>
        <translation>Von {name} kann jetzt nichts zurückgenommen werden: Der Widerspruch, der damit endete, hat eine Erinnerung, die ebenfalls abgelegt wurde.</translation>
    </message>
    <message>
        <source>One memory fell with its source.</source>
        <translation>Eine Erinnerung ist mit ihrer Quelle gefallen.</translation>
    </message>
    <message>
        <source>Orientation: always loaded</source>
        <translation>Orientierung: immer geladen</translation>
    </message>
    <message>
        <source>Pass (UTC)</source>
        <translation>Durchgang (UTC)</translation>
    </message>
    <message>
        <source>Records of a store</source>
        <translation>Protokolle eines Speichers</translation>
    </message>
    <message>
        <source>Share of memories whose source is gone</source>
        <translation>Anteil mit verschwundener Quelle</translation>
    </message>
    <message>
        <source>Since the last export on {when} no number of this report has changed.</source>
        <translation>Seit dem letzten Export am {when} hat sich keine Zahl dieses Berichts geändert.</translation>
    </message>
    <message>
        <source>Source gone or out of reach</source>
        <translation>Quelle verschwunden oder nicht erreichbar</translation>
    </message>
    <message>
        <source>Sources by age of the last byte check</source>
        <translation>Quellen nach Alter der letzten Byte-Prüfung</translation>
    </message>
    <message>
        <source>Sources gone by wing and room</source>
        <translation>Verschwundene Quellen nach Flügel und Raum</translation>
    </message>
    <message>
        <source>Sources that are gone or out of reach</source>
        <translation>Quellen, die verschwunden oder nicht erreichbar sind</translation>
    </message>
    <message>
        <source>Sources that are there</source>
        <translation>Quellen, die da sind</translation>
    </message>
    <message>
        <source>Sources that memories fell with</source>
        <translation>Quellen, mit denen Erinnerungen gefallen sind</translation>
    </message>
    <message>
        <source>Strength of this memory</source>
        <translation>Stärke dieser Erinnerung</translation>
    </message>
    <message>
        <source>That is as many as after the first pass shown.</source>
        <translation>Das sind so viele wie nach dem ersten gezeigten Durchgang.</translation>
    </message>
    <message>
        <source>That is {n} fewer than after the first pass shown.</source>
        <translation>Das sind {n} weniger als nach dem ersten gezeigten Durchgang.</translation>
    </message>
    <message>
        <source>That is {n} more than after the first pass shown.</source>
        <translation>Das sind {n} mehr als nach dem ersten gezeigten Durchgang.</translation>
    </message>
    <message>
        <source>The command line has no option for {join}.</source>
        <translation>Die Befehlszeile hat keine Option für {join}.</translation>
    </message>
    <message>
        <source>The conflict of {memory} and {with} ended ({state}){because}</source>
        <translation>Der Widerspruch von {memory} und {with} endete ({state}){because}</translation>
    </message>
    <message>
        <source>The store holds no active memory yet, so that there is none to fade.</source>
        <translation>Der Speicher enthält noch keine aktive Erinnerung, sodass keine verblassen kann.</translation>
    </message>
    <message>
        <source>The store holds no active memory yet. Import a store or add a memory first.</source>
        <translation>Der Speicher enthält noch keine aktive Erinnerung. Importieren Sie zuerst einen Speicher, oder fügen Sie eine Erinnerung hinzu.</translation>
    </message>
    <message>
        <source>There is no journal row {first}.</source>
        <translation>Es gibt keine Zeile {first} im Journal.</translation>
    </message>
    <message>
        <source>There is no journal row {row}.</source>
        <translation>Es gibt keine Zeile {row} im Journal.</translation>
    </message>
    <message>
        <source>This is the first export of this store, so that there is nothing to compare it with.</source>
        <translation>Dies ist der erste Export dieses Speichers, sodass es nichts zum Vergleichen gibt.</translation>
    </message>
    <message>
        <source>Verdicts of receipts</source>
        <translation>Urteile der Belege</translation>
    </message>
    <message>
        <source>Watching {n} folder</source>
        <translation>Beobachtet: {n} Ordner</translation>
    </message>
    <message>
        <source>Watching {n} folders</source>
        <translation>Beobachtet: {n} Ordner</translation>
    </message>
    <message>
        <source>Weeks from now</source>
        <translation>Wochen ab jetzt</translation>
    </message>
    <message>
        <source>What fades in the weeks to come</source>
        <translation>Was in den kommenden Wochen verblasst</translation>
    </message>
    <message>
        <source>What this report says could not be remembered beside the store, so that the next one will be compared with an earlier one.</source>
        <translation>Was dieser Bericht sagt, konnte nicht neben dem Speicher vermerkt werden, sodass der nächste mit einem früheren verglichen wird.</translation>
    </message>
    <message>
        <source>Wing / room</source>
        <translation>Flügel / Raum</translation>
    </message>
    <message>
        <source>a kind</source>
        <translation>eine Art</translation>
    </message>
    <message>
        <source>a span of days</source>
        <translation>eine Zeitspanne in Tagen</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>active memories</source>
        <translation>aktive Erinnerungen</translation>
    </message>
    <message>
        <source>all memories</source>
        <translation>alle Erinnerungen</translation>
    </message>
    <message>
        <source>and {n} other</source>
        <translation>und {n} weiterer</translation>
    </message>
    <message>
        <source>and {n} others</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>and {what} more</source>
        <translation>und {what} weitere</translation>
    </message>
    <message>
        <source>as --dir says</source>
        <translation>wie --dir sagt</translation>
    </message>
    <message>
        <source>burial plan</source>
        <translation>geplantes Begräbnis</translation>
    </message>
    <message>
        <source>burial plans</source>
        <translation>geplante Begräbnisse</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>nur Änderungen</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <translation>konnte nicht beendet werden</translation>
    </message>
    <message>
        <source>could not be reached: {quoted}.</source>
        <translation>konnte nicht erreicht werden: {quoted}.</translation>
    </message>
    <message>
        <source>could not be started: {reason}.</source>
        <translation>konnte nicht gestartet werden: {reason}.</translation>
    </message>
    <message>
        <source>drifted</source>
        <translation>abgewichen</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>jetzt fällig</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>ended with code {code}. It said: {words}</source>
        <translation>endete mit Code {code}. Die Antwort war: {words}</translation>
    </message>
    <message>
        <source>episodic</source>
        <translation>episodisch</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>first generation</source>
        <translation>erste Generation</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>von {least} bis {most}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>full {scope}</source>
        <translation>vollständig {scope}</translation>
    </message>
    <message>
        <source>gave no answer within {seconds} seconds and was ended.</source>
        <translation>gab innerhalb von {seconds} Sekunden keine Antwort und wurde beendet.</translation>
    </message>
    <message>
        <source>gave no answer within {seconds} seconds.</source>
        <translation>gab innerhalb von {seconds} Sekunden keine Antwort.</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>verschwunden</translation>
    </message>
    <message>
        <source>grade {label}</source>
        <translation>Stufe {label}</translation>
    </message>
    <message>
        <source>has no address that begins with https:// in {url}.</source>
        <translation>hat in {url} keine Adresse, die mit https:// beginnt.</translation>
    </message>
    <message>
        <source>in a folder above</source>
        <translation>in einem Ordner darüber</translation>
    </message>
    <message>
        <source>in favour of {superseded_by}</source>
        <translation>zugunsten von {superseded_by}</translation>
    </message>
    <message>
        <source>in {n} days</source>
        <translation>in {n} Tagen</translation>
    </message>
    <message>
        <source>in {n} minute</source>
        <translation>in {n} Minute</translation>
    </message>
    <message>
        <source>in {n} minutes</source>
        <translation>in {n} Minuten</translation>
    </message>
    <message>
        <source>in {what} hours</source>
        <translation>in {what} Stunden</translation>
    </message>
    <message>
        <source>inside the store's own folder</source>
        <translation>im eigenen Ordner des Speichers</translation>
    </message>
    <message>
        <source>is not logged in. It said: {quoted}</source>
        <translation>ist nicht angemeldet. Die Antwort war: {quoted}</translation>
    </message>
    <message>
        <source>is not there; it is</source>
        <translation>ist nicht da; er wird</translation>
    </message>
    <message>
        <source>it is empty, and its checkpoints are not</source>
        <translation>sie ist leer, und ihre Prüfpunkte sind es nicht</translation>
    </message>
    <message>
        <source>it left nothing in the history.</source>
        <translation>er hinterließ nichts im Verlauf.</translation>
    </message>
    <message>
        <source>its excerpt stands in several places that differ</source>
        <translation>ihr Auszug steht an mehreren Stellen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>its source cannot be read now</source>
        <translation>ihre Quelle kann jetzt nicht gelesen werden</translation>
    </message>
    <message>
        <source>its source is gone</source>
        <translation>ihre Quelle ist verschwunden</translation>
    </message>
    <message>
        <source>its source never said so</source>
        <translation>ihre Quelle hat es nie so gesagt</translation>
    </message>
    <message>
        <source>its source no longer says so</source>
        <translation>ihre Quelle sagt es nicht mehr</translation>
    </message>
    <message>
        <source>its source was reworded</source>
        <translation>ihre Quelle wurde umformuliert</translation>
    </message>
    <message>
        <source>its stability is {n} days now</source>
        <translation>ihre Stabilität beträgt jetzt {n} Tage</translation>
    </message>
    <message>
        <source>its text is too short to compare</source>
        <translation>ihr Text ist zu kurz zum Vergleichen</translation>
    </message>
    <message>
        <source>its text was altered when it was filed</source>
        <translation>ihr Text wurde bei der Aufnahme verändert</translation>
    </message>
    <message>
        <source>its text was rewritten when it was filed and cannot be compared byte by byte</source>
        <translation>ihr Text wurde bei der Aufnahme umgeschrieben und kann nicht Byte für Byte verglichen werden</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>keep {kept}</source>
        <translation>{kept} behalten</translation>
    </message>
    <message>
        <source>last export</source>
        <translation>letzter Export</translation>
    </message>
    <message>
        <source>last one failed</source>
        <translation>letzter fehlgeschlagen</translation>
    </message>
    <message>
        <source>last one skipped</source>
        <translation>letzter ausgelassen</translation>
    </message>
    <message>
        <source>loop of links</source>
        <translation>Kreis von Verknüpfungen</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>maschinell geprüft</translation>
    </message>
    <message>
        <source>machine_checked</source>
        <translation>maschinell geprüft</translation>
    </message>
    <message>
        <source>memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>merge the search index</source>
        <translation>Suchindex zusammenführen</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>named by a person</source>
        <translation>von einem Menschen benannt</translation>
    </message>
    <message>
        <source>needs a key, and what {key} holds is none.</source>
        <translation>braucht einen Schlüssel, und was in {key} steht, ist keiner.</translation>
    </message>
    <message>
        <source>needs a key, and {key} is not set.</source>
        <translation>braucht einen Schlüssel, und {key} ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>neither is</source>
        <translation>keine davon ist</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>never watched (your home folder, one above it, or one too large)</source>
        <translation>nie beobachtet (Ihr persönlicher Ordner, einer darüber oder ein zu großer)</translation>
    </message>
    <message>
        <source>nidra.db has {n} MB.</source>
        <translation>nidra.db ist {n} MB groß.</translation>
    </message>
    <message>
        <source>no judge</source>
        <translation>kein Richter</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Pfad</translation>
    </message>
    <message>
        <source>no permission to read {file}</source>
        <translation>keine Erlaubnis, {file} zu lesen</translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation>ohne Beleg</translation>
    </message>
    <message>
        <source>no regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>ohne Quelle</translation>
    </message>
    <message>
        <source>no such table</source>
        <translation>keine solche Tabelle</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>keine Worte</translation>
    </message>
    <message>
        <source>none of its {n} receipts could be checked: {listed}</source>
        <translation>keiner ihrer {n} Belege konnte geprüft werden: {listed}</translation>
    </message>
    <message>
        <source>none that is there is changed</source>
        <translation>keine der vorhandenen wird geändert</translation>
    </message>
    <message>
        <source>not a database</source>
        <translation>keine Datenbank</translation>
    </message>
    <message>
        <source>not byte-checkable</source>
        <translation>nicht byteweise prüfbar</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>not logged in</source>
        <translation>nicht angemeldet</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not the {upper} that its first bytes promise</source>
        <translation>nicht das {upper}, das die ersten Bytes versprechen</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>not yet read</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>on a network drive</source>
        <translation>auf einem Netzlaufwerk</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>eins von</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>oder mehr</translation>
    </message>
    <message>
        <source>orientation</source>
        <translation>Orientierung</translation>
    </message>
    <message>
        <source>other rooms</source>
        <translation>andere Räume</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>pairs that cannot both hold</source>
        <translation>Paare, die nicht gemeinsam gelten können</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>quick {scope}</source>
        <translation>schnell {scope}</translation>
    </message>
    <message>
        <source>receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>receipts</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>receipts {label}</source>
        <translation>Belege {label}</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>refused with status {status}. It said: {complaint}</source>
        <translation>lehnte mit Status {status} ab. Die Antwort war: {complaint}</translation>
    </message>
    <message>
        <source>registry row</source>
        <translation>Registerzeile</translation>
    </message>
    <message>
        <source>regular file</source>
        <translation>gewöhnliche Datei</translation>
    </message>
    <message>
        <source>replied without an answer: {shown}</source>
        <translation>antwortete ohne Ergebnis: {shown}</translation>
    </message>
    <message>
        <source>reported a failure: {quoted}</source>
        <translation>meldete einen Fehler: {quoted}</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>rose again</source>
        <translation>wieder aufgestiegen</translation>
    </message>
    <message>
        <source>row of another collection</source>
        <translation>Zeile einer anderen Sammlung</translation>
    </message>
    <message>
        <source>runs.db is damaged ({words}). {harmless}</source>
        <translation>runs.db ist beschädigt ({words}). {harmless}</translation>
    </message>
    <message>
        <source>runs.db was damaged and was set aside as {name}. {harmless}</source>
        <translation>runs.db war beschädigt und wurde als {name} beiseitegelegt. {harmless}</translation>
    </message>
    <message>
        <source>said nothing.</source>
        <translation>sagte nichts.</translation>
    </message>
    <message>
        <source>search index</source>
        <translation>Suchindex</translation>
    </message>
    <message>
        <source>semantic</source>
        <translation>semantisch</translation>
    </message>
    <message>
        <source>sentinel row</source>
        <translation>Markierungszeile</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>source already gone when first read</source>
        <translation>Quelle war schon beim ersten Lesen verschwunden</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>mit Quelle</translation>
    </message>
    <message>
        <source>source_linked</source>
        <translation>mit Quelle</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>sources gone</source>
        <translation>Quellen verschwunden</translation>
    </message>
    <message>
        <source>sources there are checked every {minutes} minutes</source>
        <translation>die Quellen dort werden alle {minutes} Minuten geprüft</translation>
    </message>
    <message>
        <source>sources unreadable</source>
        <translation>Quellen unlesbar</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>taken apart by row {seq}</source>
        <translation>durch Zeile {seq} aufgelöst</translation>
    </message>
    <message>
        <source>talked without end and was ended.</source>
        <translation>redete ohne Ende und wurde beendet.</translation>
    </message>
    <message>
        <source>talked without end.</source>
        <translation>redete ohne Ende.</translation>
    </message>
    <message>
        <source>that cannot be watched</source>
        <translation>die nicht beobachtet werden können</translation>
    </message>
    <message>
        <source>the SQLite of this Python has no full-text search</source>
        <translation>das SQLite dieses Python hat keine Volltextsuche</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die ersten</translation>
    </message>
    <message>
        <source>the search index cannot be written here</source>
        <translation>der Suchindex kann hier nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>die Quelle</translation>
    </message>
    <message>
        <source>this process stood still for so long that {lower} in process {what} took over. What was done so far is kept.</source>
        <translation>dieser Prozess stand so lange still, dass {lower} in Prozess {what} übernommen hat. Was bisher getan wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>traceable</source>
        <translation>nachprüfbar</translation>
    </message>
    <message>
        <source>tried out</source>
        <translation>probeweise</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>unfounded</source>
        <translation>haltlos</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>up to 30 days ago</source>
        <translation>vor bis zu 30 Tagen</translation>
    </message>
    <message>
        <source>up to 7 days ago</source>
        <translation>vor bis zu 7 Tagen</translation>
    </message>
    <message>
        <source>up to 90 days ago</source>
        <translation>vor bis zu 90 Tagen</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>wörtlich</translation>
    </message>
    <message>
        <source>was cut short</source>
        <translation>wurde abgebrochen</translation>
    </message>
    <message>
        <source>was demoted</source>
        <translation>wurde herabgestuft</translation>
    </message>
    <message>
        <source>was judged anew</source>
        <translation>wurde neu beurteilt</translation>
    </message>
    <message>
        <source>was not found on the PATH.</source>
        <translation>wurde im PATH nicht gefunden.</translation>
    </message>
    <message>
        <source>was promoted</source>
        <translation>wurde hochgestuft</translation>
    </message>
    <message>
        <source>was stopped before its end</source>
        <translation>wurde vor dem Ende angehalten</translation>
    </message>
    <message>
        <source>was told to stop.</source>
        <translation>wurde zum Anhalten aufgefordert.</translation>
    </message>
    <message>
        <source>with {model}</source>
        <translation>mit {model}</translation>
    </message>
    <message>
        <source>with {n} receipt</source>
        <translation>mit {n} Beleg</translation>
    </message>
    <message>
        <source>with {n} receipts</source>
        <translation>mit {n} Belegen</translation>
    </message>
    <message>
        <source>within a day</source>
        <translation>innerhalb eines Tages</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>your own store</source>
        <translation>Ihr eigener Speicher</translation>
    </message>
    <message>
        <source>{a} and {b} are one memory; a conflict has two.</source>
        <translation>{a} und {b} sind ein und dieselbe Erinnerung; ein Widerspruch hat zwei.</translation>
    </message>
    <message>
        <source>{began} What it did is kept, and the next one looks at everything again.</source>
        <translation>{began} Was er getan hat, bleibt erhalten, und der nächste sieht alles noch einmal an.</translation>
    </message>
    <message>
        <source>{began} What it did is kept, and the next one of its kind goes on from there.</source>
        <translation>{began} Was er getan hat, bleibt erhalten, und der nächste seiner Art macht dort weiter.</translation>
    </message>
    <message>
        <source>{file} belongs to another program.</source>
        <translation>{file} gehört einem anderen Programm.</translation>
    </message>
    <message>
        <source>{file} is a link to nothing.</source>
        <translation>{file} ist eine Verknüpfung ins Leere.</translation>
    </message>
    <message>
        <source>{file} is no regular file.</source>
        <translation>{file} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: the store can only be read.</source>
        <translation>{folder} kann nicht beschrieben werden: Der Speicher kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>{folder} lies in the store's own folder, whose files are no sources.</source>
        <translation>{folder} liegt im eigenen Ordner des Speichers, dessen Dateien keine Quellen sind.</translation>
    </message>
    <message>
        <source>{found} is no folder, and a store is one. Name another place with --dir.</source>
        <translation>{found} ist kein Ordner, ein Speicher aber ist einer. Nennen Sie mit --dir einen anderen Ort.</translation>
    </message>
    <message>
        <source>{full} was retired already, so that there is nothing to review. `nidra why {full2}` tells how that came.</source>
        <translation>{full} wurde bereits abgelegt, sodass es nichts wieder vorzulegen gibt. `nidra why {full2}` erzählt, wie es dazu kam.</translation>
    </message>
    <message>
        <source>{good} of its {total} receipts was found in the source when last read</source>
        <translation>{good} ihrer {total} Belege wurde in der Quelle gefunden, als sie zuletzt gelesen wurde</translation>
    </message>
    <message>
        <source>{good} of its {total} receipts were found in the source when last read</source>
        <translation>{good} ihrer {total} Belege wurden in der Quelle gefunden, als sie zuletzt gelesen wurde</translation>
    </message>
    <message>
        <source>{id} was retired already{by}, so that nothing is left to decide. `nidra why {id2}` tells how that came.</source>
        <translation>{id} wurde bereits abgelegt{by}, sodass nichts mehr zu entscheiden ist. `nidra why {id2}` erzählt, wie es dazu kam.</translation>
    </message>
    <message>
        <source>{kept} was kept, {other} made way{because}</source>
        <translation>{kept} wurde behalten, {other} wich{because}</translation>
    </message>
    <message>
        <source>{lead}; no grade changes.</source>
        <translation>{lead}; keine Stufe ändert sich.</translation>
    </message>
    <message>
        <source>{len} entries of {root} changed while it was read ({names}); Nidra opened nothing there for writing, so another program did.</source>
        <translation>{len} Einträge von {root} änderten sich beim Lesen ({names}); Nidra hat dort nichts zum Schreiben geöffnet, also war es ein anderes Programm.</translation>
    </message>
    <message>
        <source>{max} minutes</source>
        <translation>{max} Minuten</translation>
    </message>
    <message>
        <source>{memory} and {with} both hold{because}</source>
        <translation>{memory} und {with} gelten beide{because}</translation>
    </message>
    <message>
        <source>{memory} and {with} cannot both hold ({kind})</source>
        <translation>{memory} und {with} können nicht beide gelten ({kind})</translation>
    </message>
    <message>
        <source>{memory} begins its reviews anew</source>
        <translation>{memory} beginnt ihre Wiedervorlagen von vorn</translation>
    </message>
    <message>
        <source>{memory} came through its review</source>
        <translation>{memory} hat ihre Wiedervorlage bestanden</translation>
    </message>
    <message>
        <source>{memory} counts again{because}</source>
        <translation>{memory} zählt wieder{because}</translation>
    </message>
    <message>
        <source>{memory} got a date for review</source>
        <translation>{memory} erhielt einen Termin zur Wiedervorlage</translation>
    </message>
    <message>
        <source>{memory} stands for {join} too, which say the same</source>
        <translation>{memory} steht auch für {join}, mit gleicher Aussage</translation>
    </message>
    <message>
        <source>{memory} was buried{because}</source>
        <translation>{memory} wurde begraben{because}</translation>
    </message>
    <message>
        <source>{memory} was confirmed{because}</source>
        <translation>{memory} wurde bestätigt{because}</translation>
    </message>
    <message>
        <source>{memory} was filed{with_what}</source>
        <translation>{memory} wurde aufgenommen{with_what}</translation>
    </message>
    <message>
        <source>{memory} was judged again. {sentence}</source>
        <translation>{memory} wurde erneut beurteilt. {sentence}</translation>
    </message>
    <message>
        <source>{memory} was rejected{because}</source>
        <translation>{memory} wurde verworfen{because}</translation>
    </message>
    <message>
        <source>{memory} was spared from burial{because}</source>
        <translation>{memory} wurde vom Begräbnis verschont{because}</translation>
    </message>
    <message>
        <source>{memory} was superseded{by}{because}</source>
        <translation>{memory} wurde ersetzt{by}{because}</translation>
    </message>
    <message>
        <source>{memory} was used by {caller}{what}</source>
        <translation>{memory} wurde von {caller} genutzt{what}</translation>
    </message>
    <message>
        <source>{memory}: a receipt went from {from} to {to}. {sentence}</source>
        <translation>{memory}: Ein Beleg ging von {from} zu {to} über. {sentence}</translation>
    </message>
    <message>
        <source>{minutes} minutes ago</source>
        <translation>vor {minutes} Minuten</translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation>{moment} (UTC)</translation>
    </message>
    <message>
        <source>{moved} looked for below {to} now, no longer below {from}</source>
        <translation>{moved} jetzt unter {to} gesucht, nicht mehr unter {from}</translation>
    </message>
    <message>
        <source>{moved} of {found} sources were moved; the same command goes on from there.</source>
        <translation>{moved} von {found} Quellen wurden verschoben; derselbe Befehl macht dort weiter.</translation>
    </message>
    <message>
        <source>{name_of} is not there, and {folder} does not lie on the volume that the file was last read from (it is probably not mounted).</source>
        <translation>{name_of} ist nicht da, und {folder} liegt nicht auf dem Datenträger, von dem die Datei zuletzt gelesen wurde (er ist wahrscheinlich nicht eingehängt).</translation>
    </message>
    <message>
        <source>{name_of} is not there.</source>
        <translation>{name_of} ist nicht da.</translation>
    </message>
    <message>
        <source>{name} holds no text that can be compared ({reason}).</source>
        <translation>{name} enthält keinen Text, der verglichen werden kann ({reason}).</translation>
    </message>
    <message>
        <source>{name} in {path} must be {takes}{bounds}, not {repr}.</source>
        <translation>{name} in {path} muss {takes}{bounds} sein, nicht {repr}.</translation>
    </message>
    <message>
        <source>{name} is a program or a link to one: it is not opened from here.</source>
        <translation>{name} ist ein Programm oder eine Verknüpfung zu einem: Von hier aus wird es nicht geöffnet.</translation>
    </message>
    <message>
        <source>{name} never said this: less than half of the excerpt stands in it.</source>
        <translation>{name} hat das nie gesagt: Weniger als die Hälfte des Auszugs steht darin.</translation>
    </message>
    <message>
        <source>{name} no longer says this.</source>
        <translation>{name} sagt das nicht mehr.</translation>
    </message>
    <message>
        <source>{name} no longer says this; nearest{line}: “{text}”.</source>
        <translation>{name} sagt das nicht mehr; am nächsten kommt{line}: „{text}“.</translation>
    </message>
    <message>
        <source>{name} now says “{come}”{line} where the receipt says “{gone}”.</source>
        <translation>{name} sagt jetzt „{come}“{line}, wo der Beleg „{gone}“ sagt.</translation>
    </message>
    <message>
        <source>{name} takes a folder, and {place} is none. Name another place.</source>
        <translation>{name} erwartet einen Ordner, und {place} ist keiner. Nennen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>{name} takes a folder, not {text}.</source>
        <translation>{name} erwartet einen Ordner, nicht {text}.</translation>
    </message>
    <message>
        <source>{name} takes {takes}, not {text}.</source>
        <translation>{name} erwartet {takes}, nicht {text}.</translation>
    </message>
    <message>
        <source>{name} was renamed to {renamed_to}. {sentence}</source>
        <translation>{name} wurde in {renamed_to} umbenannt. {sentence}</translation>
    </message>
    <message>
        <source>{name} was reworded here{line}: it now says “{text}”.</source>
        <translation>{name} wurde hier umformuliert{line}: Es heißt jetzt „{text}“.</translation>
    </message>
    <message>
        <source>found here</source>
        <translation>hier gefunden</translation>
    </message>
    <message>
        <source>Machine checked</source>
        <translation>Maschinell geprüft</translation>
    </message>
    <message>
        <source>Source linked</source>
        <translation>Mit Quelle</translation>
    </message>
    <message>
        <source>The program `claude` is not on the PATH, and {key} is not set. To have a judge, install Claude Code and log in there, or start Nidra with a key of Anthropic's in {key2}.</source>
        <translation>Das Programm `claude` ist nicht im PATH, und {key} ist nicht gesetzt. Um einen Richter zu haben, installieren Sie Claude Code und melden sich dort an, oder starten Sie Nidra mit einem Schlüssel von Anthropic in {key2}.</translation>
    </message>
    <message>
        <source>The store holds {n} active memories by now: some came or went after that pass.</source>
        <translation>Der Speicher enthält inzwischen {n} aktive Erinnerungen: Einige kamen oder gingen nach diesem Durchgang.</translation>
    </message>
    <message>
        <source>Those of one were never read.</source>
        <translation>Die von einer wurden nie gelesen.</translation>
    </message>
    <message>
        <source>Undone: the pass of {at}. {what}</source>
        <translation>Rückgängig gemacht: der Durchgang vom {at}. {what}</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>found in a folder above</source>
        <translation>in einem Ordner darüber gefunden</translation>
    </message>
    <message>
        <source>integrity</source>
        <translation>Unversehrtheit</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einem</translation>
    </message>
    <message>
        <source>pass {pass_id}</source>
        <translation>Durchgang {pass_id}</translation>
    </message>
    <message>
        <source>premise fallen</source>
        <translation>Grundlage gefallen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>remap {pass_id}</source>
        <translation>Umleitung {pass_id}</translation>
    </message>
    <message>
        <source>review</source>
        <translation>Wiedervorlage</translation>
    </message>
    <message>
        <source>review date</source>
        <translation>Termin zur Wiedervorlage</translation>
    </message>
    <message>
        <source>review dates</source>
        <translation>Termine zur Wiedervorlage</translation>
    </message>
    <message>
        <source>reviews</source>
        <translation>Wiedervorlagen</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>superseded by judgment</source>
        <translation>durch Urteil ersetzt</translation>
    </message>
    <message>
        <source>the excerpt of {what} stands in several places that differ</source>
        <translation>der Auszug von {what} steht an mehreren Stellen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>the excerpts of {what} stand in several places that differ</source>
        <translation>die Auszüge von {what} stehen an mehreren Stellen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>the source of {what} cannot be read now</source>
        <translation>die Quelle von {what} ist jetzt nicht lesbar</translation>
    </message>
    <message>
        <source>the source of {what} is gone</source>
        <translation>die Quelle von {what} ist verschwunden</translation>
    </message>
    <message>
        <source>the text of {what} is too short to compare</source>
        <translation>der Text von {what} ist zu kurz zum Vergleichen</translation>
    </message>
    <message>
        <source>the text of {what} was altered when it was filed</source>
        <translation>der Text von {what} wurde bei der Aufnahme verändert</translation>
    </message>
    <message>
        <source>the text of {what} was rewritten when it was filed and cannot be compared byte by byte</source>
        <translation>der Text von {what} wurde bei der Aufnahme umgeschrieben und kann nicht Byte für Byte verglichen werden</translation>
    </message>
    <message>
        <source>the texts of {what} are too short to compare</source>
        <translation>die Texte von {what} sind zu kurz zum Vergleichen</translation>
    </message>
    <message>
        <source>the texts of {what} were altered when they were filed</source>
        <translation>die Texte von {what} wurden bei der Aufnahme verändert</translation>
    </message>
    <message>
        <source>the texts of {what} were rewritten when they were filed and cannot be compared byte by byte</source>
        <translation>die Texte von {what} wurden bei der Aufnahme umgeschrieben und können nicht Byte für Byte verglichen werden</translation>
    </message>
    <message>
        <source>tombstoned</source>
        <translation>begraben</translation>
    </message>
    <message>
        <source>union</source>
        <translation>Zusammenlegung</translation>
    </message>
    <message>
        <source>unions</source>
        <translation>Zusammenlegungen</translation>
    </message>
    <message>
        <source>united</source>
        <translation>zusammengelegt</translation>
    </message>
    <message>
        <source>use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>Nutzungen</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>{first}{also} are not there any more, and watched again when back.</source>
        <translation>{first}{also} sind nicht mehr da und werden wieder beobachtet, sobald vorhanden.</translation>
    </message>
    <message>
        <source>{first}{also} is not there any more, and watched again when back.</source>
        <translation>{first}{also} ist nicht mehr da und wird wieder beobachtet, sobald vorhanden.</translation>
    </message>
    <message>
        <source>{memories} memories fell with one source.</source>
        <translation>{memories} Erinnerungen fielen mit einer Quelle.</translation>
    </message>
    <message>
        <source>{memories} memories fell with {sources} sources.</source>
        <translation>{memories} Erinnerungen fielen mit {sources} Quellen.</translation>
    </message>
    <message>
        <source>{newer} is newer and both are borne out; keep it if it took the other's place.</source>
        <translation>{newer} ist neuer, und beide sind belegt; behalten Sie sie, wenn sie an die Stelle der anderen getreten ist.</translation>
    </message>
    <message>
        <source>{newer} is newer and neither is borne out; keep it if it took the other's place.</source>
        <translation>{newer} ist neuer, und keine ist belegt; behalten Sie sie, wenn sie an die Stelle der anderen getreten ist.</translation>
    </message>
    <message>
        <source>{n} ({percent}) can be checked against its source today</source>
        <translation>{n} ({percent}) kann heute gegen ihre Quelle geprüft werden</translation>
    </message>
    <message>
        <source>{n} ({percent}) can be checked against their source today</source>
        <translation>{n} ({percent}) können heute gegen ihre Quelle geprüft werden</translation>
    </message>
    <message>
        <source>{n} GB are free on the disk of {folder}.</source>
        <translation>{n} GB sind auf dem Datenträger von {folder} frei.</translation>
    </message>
    <message>
        <source>{n} burial called off</source>
        <translation>{n} Begräbnis abgesagt</translation>
    </message>
    <message>
        <source>{n} burial plan is put back</source>
        <translation>{n} geplantes Begräbnis wird zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} burial plan was put back</source>
        <translation>{n} geplantes Begräbnis wurde zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} burial planned</source>
        <translation>{n} Begräbnis geplant</translation>
    </message>
    <message>
        <source>{n} burial plans are put back</source>
        <translation>{n} geplante Begräbnisse werden zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} burial plans were put back</source>
        <translation>{n} geplante Begräbnisse wurden zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} burials called off</source>
        <translation>{n} Begräbnisse abgesagt</translation>
    </message>
    <message>
        <source>{n} burials planned</source>
        <translation>{n} Begräbnisse geplant</translation>
    </message>
    <message>
        <source>{n} cannot be compared with its source</source>
        <translation>{n} kann nicht mit ihrer Quelle verglichen werden</translation>
    </message>
    <message>
        <source>{n} cannot be compared with their source</source>
        <translation>{n} können nicht mit ihrer Quelle verglichen werden</translation>
    </message>
    <message>
        <source>{n} changes a day</source>
        <translation>{n} Änderungen pro Tag</translation>
    </message>
    <message>
        <source>{n} changes a week</source>
        <translation>{n} Änderungen pro Woche</translation>
    </message>
    <message>
        <source>{n} conflict ended</source>
        <translation>{n} Widerspruch beendet</translation>
    </message>
    <message>
        <source>{n} conflict found</source>
        <translation>{n} Widerspruch gefunden</translation>
    </message>
    <message>
        <source>{n} conflict is open again</source>
        <translation>{n} Widerspruch ist wieder offen</translation>
    </message>
    <message>
        <source>{n} conflict is withdrawn</source>
        <translation>{n} Widerspruch wird zurückgezogen</translation>
    </message>
    <message>
        <source>{n} conflict was withdrawn</source>
        <translation>{n} Widerspruch wurde zurückgezogen</translation>
    </message>
    <message>
        <source>{n} conflicts are open again</source>
        <translation>{n} Widersprüche sind wieder offen</translation>
    </message>
    <message>
        <source>{n} conflicts are withdrawn</source>
        <translation>{n} Widersprüche werden zurückgezogen</translation>
    </message>
    <message>
        <source>{n} conflicts ended</source>
        <translation>{n} Widersprüche beendet</translation>
    </message>
    <message>
        <source>{n} conflicts found</source>
        <translation>{n} Widersprüche gefunden</translation>
    </message>
    <message>
        <source>{n} conflicts were withdrawn</source>
        <translation>{n} Widersprüche wurden zurückgezogen</translation>
    </message>
    <message>
        <source>{n} day</source>
        <translation>{n} Tag</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} Tagen</translation>
    </message>
    <message>
        <source>{n} days ago</source>
        <translation>vor {n} Tagen</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>{n} Ordner</translation>
    </message>
    <message>
        <source>{n} folder of sources (as {example})</source>
        <translation>{n} Ordner mit Quellen (wie {example})</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>{n} Ordner</translation>
    </message>
    <message>
        <source>{n} folders of sources (as {example})</source>
        <translation>{n} Ordner mit Quellen (wie {example})</translation>
    </message>
    <message>
        <source>{n} further rooms are counted together.</source>
        <translation>{n} weitere Räume sind zusammengezählt.</translation>
    </message>
    <message>
        <source>{n} grade or confidence changed</source>
        <translation>{n} Stufe oder Gewissheit geändert</translation>
    </message>
    <message>
        <source>{n} grades or confidences changed</source>
        <translation>{n} Stufen oder Gewissheiten geändert</translation>
    </message>
    <message>
        <source>{n} has no receipt</source>
        <translation>{n} hat keinen Beleg</translation>
    </message>
    <message>
        <source>{n} has not been checked yet</source>
        <translation>{n} wurde noch nicht geprüft</translation>
    </message>
    <message>
        <source>{n} have faded already.</source>
        <translation>{n} sind schon verblasst.</translation>
    </message>
    <message>
        <source>{n} have no receipt</source>
        <translation>{n} haben keinen Beleg</translation>
    </message>
    <message>
        <source>{n} have not been checked yet</source>
        <translation>{n} wurden noch nicht geprüft</translation>
    </message>
    <message>
        <source>{n} import is taken back</source>
        <translation>{n} Import wird zurückgenommen</translation>
    </message>
    <message>
        <source>{n} import was taken back</source>
        <translation>{n} Import wurde zurückgenommen</translation>
    </message>
    <message>
        <source>{n} imports are taken back</source>
        <translation>{n} Importe werden zurückgenommen</translation>
    </message>
    <message>
        <source>{n} imports were taken back</source>
        <translation>{n} Importe wurden zurückgenommen</translation>
    </message>
    <message>
        <source>{n} memories</source>
        <translation>{n} Erinnerungen</translation>
    </message>
    <message>
        <source>{n} memories are brought back</source>
        <translation>{n} Erinnerungen werden zurückgeholt</translation>
    </message>
    <message>
        <source>{n} memories are planned for burial: no receipt, little confidence, long overdue</source>
        <translation>{n} Erinnerungen sind zum Begräbnis vorgesehen: ohne Beleg, wenig Gewissheit, lange überfällig</translation>
    </message>
    <message>
        <source>{n} memories are retired</source>
        <translation>{n} Erinnerungen werden abgelegt</translation>
    </message>
    <message>
        <source>{n} memories are spared from burial</source>
        <translation>{n} Erinnerungen sind vom Begräbnis verschont</translation>
    </message>
    <message>
        <source>{n} memories are touched</source>
        <translation>{n} Erinnerungen sind betroffen</translation>
    </message>
    <message>
        <source>{n} memories begin their reviews anew, because they fell</source>
        <translation>{n} Erinnerungen beginnen ihre Wiedervorlagen von vorn, weil sie gefallen sind</translation>
    </message>
    <message>
        <source>{n} memories buried</source>
        <translation>{n} Erinnerungen begraben</translation>
    </message>
    <message>
        <source>{n} memories could not be checked again; they were true at the last look (source_linked)</source>
        <translation>{n} Erinnerungen konnten nicht erneut geprüft werden; beim letzten Ansehen waren sie wahr (mit Quelle)</translation>
    </message>
    <message>
        <source>{n} memories could not be read again; their store vouches for its copies (source_linked)</source>
        <translation>{n} Erinnerungen konnten nicht erneut gelesen werden; ihr Speicher verbürgt sich für seine Kopien (mit Quelle)</translation>
    </message>
    <message>
        <source>{n} memories count again</source>
        <translation>{n} Erinnerungen zählen wieder</translation>
    </message>
    <message>
        <source>{n} memories fall</source>
        <translation>{n} Erinnerungen fallen</translation>
    </message>
    <message>
        <source>{n} memories fell</source>
        <translation>{n} Erinnerungen sind gefallen</translation>
    </message>
    <message>
        <source>{n} memories fell with what they rest on</source>
        <translation>{n} Erinnerungen sind mit dem gefallen, worauf sie beruhen</translation>
    </message>
    <message>
        <source>{n} memories kept their grade, but what is known of their sources changed</source>
        <translation>{n} Erinnerungen behielten ihre Stufe, aber was über ihre Quellen bekannt ist, hat sich geändert</translation>
    </message>
    <message>
        <source>{n} memories lost their grade (unverified)</source>
        <translation>{n} Erinnerungen verloren ihre Stufe (ungeprüft)</translation>
    </message>
    <message>
        <source>{n} memories now stand as machine-checked</source>
        <translation>{n} Erinnerungen gelten jetzt als maschinell geprüft</translation>
    </message>
    <message>
        <source>{n} memories of it count no more</source>
        <translation>{n} Erinnerungen daraus zählen nicht mehr</translation>
    </message>
    <message>
        <source>{n} memories rest on it</source>
        <translation>{n} Erinnerungen beruhen darauf</translation>
    </message>
    <message>
        <source>{n} memories rest on what is retired</source>
        <translation>{n} Erinnerungen beruhen auf Abgelegtem</translation>
    </message>
    <message>
        <source>{n} memories rise</source>
        <translation>{n} Erinnerungen steigen auf</translation>
    </message>
    <message>
        <source>{n} memories rose again</source>
        <translation>{n} Erinnerungen sind wieder aufgestiegen</translation>
    </message>
    <message>
        <source>{n} memories superseded</source>
        <translation>{n} Erinnerungen ersetzt</translation>
    </message>
    <message>
        <source>{n} memories that were revived are retired again</source>
        <translation>{n} wiederbelebte Erinnerungen werden wieder abgelegt</translation>
    </message>
    <message>
        <source>{n} memories wait</source>
        <translation>{n} Erinnerungen warten</translation>
    </message>
    <message>
        <source>{n} memories were</source>
        <translation>{n} Erinnerungen wurden</translation>
    </message>
    <message>
        <source>{n} memories were brought back</source>
        <translation>{n} Erinnerungen wurden zurückgeholt</translation>
    </message>
    <message>
        <source>{n} memories were buried; undo brings them back</source>
        <translation>{n} Erinnerungen wurden begraben; Rückgängig bringt sie zurück</translation>
    </message>
    <message>
        <source>{n} memories were confirmed{because}</source>
        <translation>{n} Erinnerungen wurden bestätigt{because}</translation>
    </message>
    <message>
        <source>{n} memories were imported from {place}{also}</source>
        <translation>{n} Erinnerungen wurden aus {place} importiert{also}</translation>
    </message>
    <message>
        <source>{n} memories were rejected{because}</source>
        <translation>{n} Erinnerungen wurden verworfen{because}</translation>
    </message>
    <message>
        <source>{n} memories were reviewed, and held</source>
        <translation>{n} Erinnerungen wurden wieder vorgelegt und haben bestanden</translation>
    </message>
    <message>
        <source>{n} memories were united with others that say the same</source>
        <translation>{n} Erinnerungen wurden mit anderen zusammengelegt, die dasselbe sagen</translation>
    </message>
    <message>
        <source>{n} memories were used by {caller}</source>
        <translation>{n} Erinnerungen wurden von {caller} genutzt</translation>
    </message>
    <message>
        <source>{n} memories without a receipt got a date for review</source>
        <translation>{n} Erinnerungen ohne Beleg erhielten einen Termin zur Wiedervorlage</translation>
    </message>
    <message>
        <source>{n} memory</source>
        <translation>{n} Erinnerung</translation>
    </message>
    <message>
        <source>{n} memory begins its reviews anew, because it fell</source>
        <translation>{n} Erinnerung beginnt ihre Wiedervorlagen von vorn, weil sie gefallen ist</translation>
    </message>
    <message>
        <source>{n} memory buried</source>
        <translation>{n} Erinnerung begraben</translation>
    </message>
    <message>
        <source>{n} memory could not be checked again; it was true at the last look (source_linked)</source>
        <translation>{n} Erinnerung konnte nicht erneut geprüft werden; beim letzten Ansehen war sie wahr (mit Quelle)</translation>
    </message>
    <message>
        <source>{n} memory could not be read again; its store vouches for its copy (source_linked)</source>
        <translation>{n} Erinnerung konnte nicht erneut gelesen werden; ihr Speicher verbürgt sich für seine Kopie (mit Quelle)</translation>
    </message>
    <message>
        <source>{n} memory counts again</source>
        <translation>{n} Erinnerung zählt wieder</translation>
    </message>
    <message>
        <source>{n} memory falls</source>
        <translation>{n} Erinnerung fällt</translation>
    </message>
    <message>
        <source>{n} memory fell</source>
        <translation>{n} Erinnerung ist gefallen</translation>
    </message>
    <message>
        <source>{n} memory fell with what it rests on</source>
        <translation>{n} Erinnerung ist mit dem gefallen, worauf sie beruht</translation>
    </message>
    <message>
        <source>{n} memory is brought back</source>
        <translation>{n} Erinnerung wird zurückgeholt</translation>
    </message>
    <message>
        <source>{n} memory is planned for burial: no receipt, little confidence, long overdue</source>
        <translation>{n} Erinnerung ist zum Begräbnis vorgesehen: ohne Beleg, wenig Gewissheit, lange überfällig</translation>
    </message>
    <message>
        <source>{n} memory is retired</source>
        <translation>{n} Erinnerung wird abgelegt</translation>
    </message>
    <message>
        <source>{n} memory is spared from burial</source>
        <translation>{n} Erinnerung ist vom Begräbnis verschont</translation>
    </message>
    <message>
        <source>{n} memory is touched</source>
        <translation>{n} Erinnerung ist betroffen</translation>
    </message>
    <message>
        <source>{n} memory kept its grade, but what is known of its source changed</source>
        <translation>{n} Erinnerung behielt ihre Stufe, aber was über ihre Quelle bekannt ist, hat sich geändert</translation>
    </message>
    <message>
        <source>{n} memory lost its grade (unverified)</source>
        <translation>{n} Erinnerung verlor ihre Stufe (ungeprüft)</translation>
    </message>
    <message>
        <source>{n} memory now stands as machine-checked</source>
        <translation>{n} Erinnerung gilt jetzt als maschinell geprüft</translation>
    </message>
    <message>
        <source>{n} memory of it counts no more</source>
        <translation>{n} Erinnerung daraus zählt nicht mehr</translation>
    </message>
    <message>
        <source>{n} memory rests on it</source>
        <translation>{n} Erinnerung beruht darauf</translation>
    </message>
    <message>
        <source>{n} memory rests on what is retired</source>
        <translation>{n} Erinnerung beruht auf Abgelegtem</translation>
    </message>
    <message>
        <source>{n} memory rises</source>
        <translation>{n} Erinnerung steigt auf</translation>
    </message>
    <message>
        <source>{n} memory rose again</source>
        <translation>{n} Erinnerung ist wieder aufgestiegen</translation>
    </message>
    <message>
        <source>{n} memory superseded</source>
        <translation>{n} Erinnerung ersetzt</translation>
    </message>
    <message>
        <source>{n} memory that was revived is retired again</source>
        <translation>{n} wiederbelebte Erinnerung wird wieder abgelegt</translation>
    </message>
    <message>
        <source>{n} memory waits</source>
        <translation>{n} Erinnerung wartet</translation>
    </message>
    <message>
        <source>{n} memory was</source>
        <translation>{n} Erinnerung wurde</translation>
    </message>
    <message>
        <source>{n} memory was brought back</source>
        <translation>{n} Erinnerung wurde zurückgeholt</translation>
    </message>
    <message>
        <source>{n} memory was buried; undo brings it back</source>
        <translation>{n} Erinnerung wurde begraben; Rückgängig bringt sie zurück</translation>
    </message>
    <message>
        <source>{n} memory was imported from {place}{also}</source>
        <translation>{n} Erinnerung wurde aus {place} importiert{also}</translation>
    </message>
    <message>
        <source>{n} memory was reviewed, and held</source>
        <translation>{n} Erinnerung wurde wieder vorgelegt und hat bestanden</translation>
    </message>
    <message>
        <source>{n} memory was united with one that says the same</source>
        <translation>{n} Erinnerung wurde mit einer zusammengelegt, die dasselbe sagt</translation>
    </message>
    <message>
        <source>{n} memory was used by {caller}</source>
        <translation>{n} Erinnerung wurde von {caller} genutzt</translation>
    </message>
    <message>
        <source>{n} memory without a receipt got a date for review</source>
        <translation>{n} Erinnerung ohne Beleg erhielt einen Termin zur Wiedervorlage</translation>
    </message>
    <message>
        <source>{n} minute</source>
        <translation>{n} Minute</translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation>{n} Minuten</translation>
    </message>
    <message>
        <source>{n} nights went by without a pass, the last one at {slot}: one {mode} pass catches up.</source>
        <translation>{n} Nächte vergingen ohne Durchgang, die letzte am {slot}: Ein Durchgang ({mode}) holt sie nach.</translation>
    </message>
    <message>
        <source>{n} number</source>
        <translation>{n} Zahl</translation>
    </message>
    <message>
        <source>{n} numbers</source>
        <translation>{n} Zahlen</translation>
    </message>
    <message>
        <source>{n} of them come from sources that are not to be had</source>
        <translation>{n} davon kommen aus Quellen, die nicht zu haben sind</translation>
    </message>
    <message>
        <source>{n} of {n2} can be taken back</source>
        <translation>{n} von {n2} lassen sich zurücknehmen</translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation>{n} oder mehr</translation>
    </message>
    <message>
        <source>{n} other</source>
        <translation>{n} weiterer</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <source>{n} pair is contested no longer</source>
        <translation>{n} Paar ist nicht mehr strittig</translation>
    </message>
    <message>
        <source>{n} pair judged</source>
        <translation>{n} Paar beurteilt</translation>
    </message>
    <message>
        <source>{n} pair was decided by the judge</source>
        <translation>{n} Paar wurde vom Richter entschieden</translation>
    </message>
    <message>
        <source>{n} pair was found that cannot both hold</source>
        <translation>{n} Paar wurde gefunden, das nicht gemeinsam gelten kann</translation>
    </message>
    <message>
        <source>{n} pair was left undecided by the judge</source>
        <translation>{n} Paar ließ der Richter unentschieden</translation>
    </message>
    <message>
        <source>{n} pairs are contested no longer</source>
        <translation>{n} Paare sind nicht mehr strittig</translation>
    </message>
    <message>
        <source>{n} pairs judged</source>
        <translation>{n} Paare beurteilt</translation>
    </message>
    <message>
        <source>{n} pairs were decided by the judge</source>
        <translation>{n} Paare wurden vom Richter entschieden</translation>
    </message>
    <message>
        <source>{n} pairs were found that cannot both hold</source>
        <translation>{n} Paare wurden gefunden, die nicht gemeinsam gelten können</translation>
    </message>
    <message>
        <source>{n} pairs were left undecided by the judge</source>
        <translation>{n} Paare ließ der Richter unentschieden</translation>
    </message>
    <message>
        <source>{n} point at files that are gone</source>
        <translation>{n} zeigen auf Dateien, die verschwunden sind</translation>
    </message>
    <message>
        <source>{n} points at a file that is gone</source>
        <translation>{n} zeigt auf eine Datei, die verschwunden ist</translation>
    </message>
    <message>
        <source>{n} receipt</source>
        <translation>{n} Beleg</translation>
    </message>
    <message>
        <source>{n} receipt could not be read again; its last verdict stands</source>
        <translation>{n} Beleg konnte nicht erneut gelesen werden; sein letztes Urteil bleibt bestehen</translation>
    </message>
    <message>
        <source>{n} receipt is not byte-checkable</source>
        <translation>{n} Beleg ist nicht byteweise prüfbar</translation>
    </message>
    <message>
        <source>{n} receipt is too short to compare</source>
        <translation>{n} Beleg ist zu kurz zum Vergleichen</translation>
    </message>
    <message>
        <source>{n} receipt no longer matches its own seal</source>
        <translation>{n} Beleg passt nicht mehr zu seinem eigenen Siegel</translation>
    </message>
    <message>
        <source>{n} receipt now points</source>
        <translation>{n} Beleg zeigt jetzt</translation>
    </message>
    <message>
        <source>{n} receipt points at a file that could not be read</source>
        <translation>{n} Beleg zeigt auf eine Datei, die nicht gelesen werden konnte</translation>
    </message>
    <message>
        <source>{n} receipt points at a file that is gone</source>
        <translation>{n} Beleg zeigt auf eine Datei, die verschwunden ist</translation>
    </message>
    <message>
        <source>{n} receipt says what its source never said</source>
        <translation>{n} Beleg sagt, was seine Quelle nie gesagt hat</translation>
    </message>
    <message>
        <source>{n} receipt says what its source no longer says</source>
        <translation>{n} Beleg sagt, was seine Quelle nicht mehr sagt</translation>
    </message>
    <message>
        <source>{n} receipt stands in several places</source>
        <translation>{n} Beleg steht an mehreren Stellen</translation>
    </message>
    <message>
        <source>{n} receipt waits to be read</source>
        <translation>{n} Beleg wartet darauf, gelesen zu werden</translation>
    </message>
    <message>
        <source>{n} receipt was</source>
        <translation>{n} Beleg wurde</translation>
    </message>
    <message>
        <source>{n} receipt was altered by the miner</source>
        <translation>{n} Beleg wurde vom Einsammler verändert</translation>
    </message>
    <message>
        <source>{n} receipt was found at another place</source>
        <translation>{n} Beleg wurde an einem anderen Ort gefunden</translation>
    </message>
    <message>
        <source>{n} receipt was found word for word</source>
        <translation>{n} Beleg wurde Wort für Wort gefunden</translation>
    </message>
    <message>
        <source>{n} receipt was joined from a duplicate that was united</source>
        <translation>{n} Beleg wurde von einer doppelten Erinnerung übernommen, die zusammengelegt wurde</translation>
    </message>
    <message>
        <source>{n} receipt was read again with the same verdict</source>
        <translation>{n} Beleg wurde mit demselben Urteil erneut gelesen</translation>
    </message>
    <message>
        <source>{n} receipt was reworded in its source</source>
        <translation>{n} Beleg wurde in seiner Quelle umformuliert</translation>
    </message>
    <message>
        <source>{n} receipts</source>
        <translation>{n} Belege</translation>
    </message>
    <message>
        <source>{n} receipts are not byte-checkable</source>
        <translation>{n} Belege sind nicht byteweise prüfbar</translation>
    </message>
    <message>
        <source>{n} receipts are too short to compare</source>
        <translation>{n} Belege sind zu kurz zum Vergleichen</translation>
    </message>
    <message>
        <source>{n} receipts could not be read again; their last verdicts stand</source>
        <translation>{n} Belege konnten nicht erneut gelesen werden; ihre letzten Urteile bleiben bestehen</translation>
    </message>
    <message>
        <source>{n} receipts no longer match their own seal</source>
        <translation>{n} Belege passen nicht mehr zu ihrem eigenen Siegel</translation>
    </message>
    <message>
        <source>{n} receipts now point</source>
        <translation>{n} Belege zeigen jetzt</translation>
    </message>
    <message>
        <source>{n} receipts point at files that are gone</source>
        <translation>{n} Belege zeigen auf Dateien, die verschwunden sind</translation>
    </message>
    <message>
        <source>{n} receipts point at files that could not be read</source>
        <translation>{n} Belege zeigen auf Dateien, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>{n} receipts say what their source never said</source>
        <translation>{n} Belege sagen, was ihre Quelle nie gesagt hat</translation>
    </message>
    <message>
        <source>{n} receipts say what their source no longer says</source>
        <translation>{n} Belege sagen, was ihre Quelle nicht mehr sagt</translation>
    </message>
    <message>
        <source>{n} receipts stand in several places</source>
        <translation>{n} Belege stehen an mehreren Stellen</translation>
    </message>
    <message>
        <source>{n} receipts wait to be read</source>
        <translation>{n} Belege warten darauf, gelesen zu werden</translation>
    </message>
    <message>
        <source>{n} receipts were</source>
        <translation>{n} Belege wurden</translation>
    </message>
    <message>
        <source>{n} receipts were altered by the miner</source>
        <translation>{n} Belege wurden vom Einsammler verändert</translation>
    </message>
    <message>
        <source>{n} receipts were found at another place</source>
        <translation>{n} Belege wurden an einem anderen Ort gefunden</translation>
    </message>
    <message>
        <source>{n} receipts were found word for word</source>
        <translation>{n} Belege wurden Wort für Wort gefunden</translation>
    </message>
    <message>
        <source>{n} receipts were joined from duplicates that were united</source>
        <translation>{n} Belege wurden von doppelten Erinnerungen übernommen, die zusammengelegt wurden</translation>
    </message>
    <message>
        <source>{n} receipts were read again with the same verdict</source>
        <translation>{n} Belege wurden mit demselben Urteil erneut gelesen</translation>
    </message>
    <message>
        <source>{n} receipts were reworded in their source</source>
        <translation>{n} Belege wurden in ihrer Quelle umformuliert</translation>
    </message>
    <message>
        <source>{n} review date is put back</source>
        <translation>{n} Termin zur Wiedervorlage wird zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} review date was put back</source>
        <translation>{n} Termin zur Wiedervorlage wurde zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} review dates are put back</source>
        <translation>{n} Termine zur Wiedervorlage werden zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} review dates were put back</source>
        <translation>{n} Termine zur Wiedervorlage wurden zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} row</source>
        <translation>{n} Zeile</translation>
    </message>
    <message>
        <source>{n} row is read as a memory</source>
        <translation>{n} Zeile wird als Erinnerung gelesen</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} Zeilen</translation>
    </message>
    <message>
        <source>{n} rows are read as memories</source>
        <translation>{n} Zeilen werden als Erinnerungen gelesen</translation>
    </message>
    <message>
        <source>{n} rows of {location} are there no more, {n2} came back</source>
        <translation>{n} Zeilen von {location} sind nicht mehr da, {n2} kamen zurück</translation>
    </message>
    <message>
        <source>{n} say what their source no longer says</source>
        <translation>{n} sagen, was ihre Quelle nicht mehr sagt</translation>
    </message>
    <message>
        <source>{n} says what its source no longer says</source>
        <translation>{n} sagt, was ihre Quelle nicht mehr sagt</translation>
    </message>
    <message>
        <source>{n} source</source>
        <translation>{n} Quelle</translation>
    </message>
    <message>
        <source>{n} source changed or back</source>
        <translation>{n} Quelle geändert oder wieder da</translation>
    </message>
    <message>
        <source>{n} source gets another place</source>
        <translation>{n} Quelle erhält einen anderen Ort</translation>
    </message>
    <message>
        <source>{n} source given another place</source>
        <translation>{n} Quelle hat einen anderen Ort erhalten</translation>
    </message>
    <message>
        <source>{n} source has its former place again</source>
        <translation>{n} Quelle hat wieder ihren früheren Ort</translation>
    </message>
    <message>
        <source>{n} source is</source>
        <translation>{n} Quelle wird</translation>
    </message>
    <message>
        <source>{n} source newly read</source>
        <translation>{n} Quelle neu gelesen</translation>
    </message>
    <message>
        <source>{n} source not reached</source>
        <translation>{n} Quelle nicht erreicht</translation>
    </message>
    <message>
        <source>{n} sources</source>
        <translation>{n} Quellen</translation>
    </message>
    <message>
        <source>{n} sources are</source>
        <translation>{n} Quellen werden</translation>
    </message>
    <message>
        <source>{n} sources changed or back</source>
        <translation>{n} Quellen geändert oder wieder da</translation>
    </message>
    <message>
        <source>{n} sources get another place</source>
        <translation>{n} Quellen erhalten einen anderen Ort</translation>
    </message>
    <message>
        <source>{n} sources given another place</source>
        <translation>{n} Quellen haben einen anderen Ort erhalten</translation>
    </message>
    <message>
        <source>{n} sources have their former places again</source>
        <translation>{n} Quellen haben wieder ihre früheren Orte</translation>
    </message>
    <message>
        <source>{n} sources newly read</source>
        <translation>{n} Quellen neu gelesen</translation>
    </message>
    <message>
        <source>{n} sources not reached</source>
        <translation>{n} Quellen nicht erreicht</translation>
    </message>
    <message>
        <source>{path} cannot be read ({what}). Permit it, or remove the file.</source>
        <translation>{path} kann nicht gelesen werden ({what}). Erlauben Sie es, oder entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>{some} are not there; they are watched as soon as back.</source>
        <translation>{some} sind nicht da; sie werden beobachtet, sobald sie zurück sind.</translation>
    </message>
    <message>
        <source>{some} is not there; it is watched as soon as back.</source>
        <translation>{some} ist nicht da; er wird beobachtet, sobald er zurück ist.</translation>
    </message>
    <message>
        <source>{watched}; {rest} are checked every {minutes} minutes.</source>
        <translation>{watched}; {rest} werden alle {minutes} Minuten geprüft.</translation>
    </message>
    <message>
        <source>{watched}; {rest} is checked every {minutes} minutes.</source>
        <translation>{watched}; {rest} wird alle {minutes} Minuten geprüft.</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n} Mal</translation>
    </message>
    <message>
        <source>{n} union is taken apart</source>
        <translation>{n} Zusammenlegung wird aufgelöst</translation>
    </message>
    <message>
        <source>{n} union was taken apart</source>
        <translation>{n} Zusammenlegung wurde aufgelöst</translation>
    </message>
    <message>
        <source>{n} unions are taken apart</source>
        <translation>{n} Zusammenlegungen werden aufgelöst</translation>
    </message>
    <message>
        <source>{n} unions were taken apart</source>
        <translation>{n} Zusammenlegungen wurden aufgelöst</translation>
    </message>
    <message>
        <source>{n} use counts no more</source>
        <translation>{n} Nutzung zählt nicht mehr</translation>
    </message>
    <message>
        <source>{n} uses count no more</source>
        <translation>{n} Nutzungen zählen nicht mehr</translation>
    </message>
    <message>
        <source>{n} verdict changed</source>
        <translation>{n} Urteil geändert</translation>
    </message>
    <message>
        <source>{n} verdict is put back</source>
        <translation>{n} Urteil wird zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} verdict was put back</source>
        <translation>{n} Urteil wurde zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} verdicts are put back</source>
        <translation>{n} Urteile werden zurückgesetzt</translation>
    </message>
    <message>
        <source>{n} verdicts changed</source>
        <translation>{n} Urteile geändert</translation>
    </message>
    <message>
        <source>{n} verdicts were put back</source>
        <translation>{n} Urteile wurden zurückgesetzt</translation>
    </message>
    <message>
        <source>{ok} of {total} receipts stand in their source.</source>
        <translation>{ok} von {total} Belegen stehen in ihrer Quelle.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). What was committed before stays, nothing is half done. Free some space or permit writing, then try again.</source>
        <translation>{path} kann nicht geschrieben werden ({reason}). Was zuvor gespeichert wurde, bleibt; nichts ist halb getan. Schaffen Sie etwas Platz, oder erlauben Sie das Schreiben, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>{path} changed while it was read.</source>
        <translation>{path} änderte sich beim Lesen.</translation>
    </message>
    <message>
        <source>{path} changed while it was read; the next pass tries again.</source>
        <translation>{path} änderte sich beim Lesen; der nächste Durchgang versucht es wieder.</translation>
    </message>
    <message>
        <source>{path} could not be read: {what}.</source>
        <translation>{path} konnte nicht gelesen werden: {what}.</translation>
    </message>
    <message>
        <source>{path} has {n} bytes, and settings take {n2} at most. Mend or remove it.</source>
        <translation>{path} hat {n} Bytes, und Einstellungen dürfen höchstens {n2} haben. Bringen Sie die Datei in Ordnung, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>{path} has {n} bytes, more than the {n2} that the limit allows.</source>
        <translation>{path} hat {n} Bytes, mehr als die {n2}, die die Grenze erlaubt.</translation>
    </message>
    <message>
        <source>{path} holds no Nidra store: {reason}</source>
        <translation>{path} enthält keinen Nidra-Speicher: {reason}</translation>
    </message>
    <message>
        <source>{path} is a Windows path and cannot be reached here; give the folder with --map.</source>
        <translation>{path} ist ein Windows-Pfad und hier nicht erreichbar; geben Sie den Ordner mit --map an.</translation>
    </message>
    <message>
        <source>{path} is a link that leads round in a circle.</source>
        <translation>{path} ist eine Verknüpfung, die im Kreis führt.</translation>
    </message>
    <message>
        <source>{path} is a link to a file that cannot be reached.</source>
        <translation>{path} ist eine Verknüpfung zu einer Datei, die nicht erreichbar ist.</translation>
    </message>
    <message>
        <source>{path} is a name that is not valid UTF-8 and cannot be kept; rename the file.</source>
        <translation>{path} ist ein Name, der kein gültiges UTF-8 ist und nicht aufbewahrt werden kann; benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>{path} is a socket or device and is never read.</source>
        <translation>{path} ist ein Socket oder ein Gerät und wird nie gelesen.</translation>
    </message>
    <message>
        <source>{path} is a store of Nidra's first generation (memories.jsonl, journal.jsonl): take it over where it lies with `nidra init --dir {quoted}`, or into another store with `nidra import {quoted} --dir FOLDER`; its files stay byte for byte as they are.</source>
        <translation>{path} ist ein Speicher der ersten Generation von Nidra (memories.jsonl, journal.jsonl): Übernehmen Sie ihn an Ort und Stelle mit `nidra init --dir {quoted}` oder in einen anderen Speicher mit `nidra import {quoted} --dir FOLDER`; seine Dateien bleiben Byte für Byte, wie sie sind.</translation>
    </message>
    <message>
        <source>{path} is a {kind}, which this version cannot read. {reason}</source>
        <translation>{path} hat die Art {kind}, die diese Version nicht lesen kann. {reason}</translation>
    </message>
    <message>
        <source>{path} is busy: {reason}</source>
        <translation>{path} wird gerade benutzt: {reason}</translation>
    </message>
    <message>
        <source>{path} is left as it is: {reason}. Name an absent or empty folder with --dir.</source>
        <translation>{path} bleibt, wie es ist: {reason}. Nennen Sie mit --dir einen leeren oder noch fehlenden Ordner.</translation>
    </message>
    <message>
        <source>{path} is made up by the system and is never read.</source>
        <translation>{path} wird vom System erzeugt und wird nie gelesen.</translation>
    </message>
    <message>
        <source>{path} is no path of a file here.</source>
        <translation>{path} ist hier kein Pfad einer Datei.</translation>
    </message>
    <message>
        <source>{path} is no path of a file.</source>
        <translation>{path} ist kein Pfad einer Datei.</translation>
    </message>
    <message>
        <source>{path} is no regular file. Put one there or remove it.</source>
        <translation>{path} ist keine gewöhnliche Datei. Legen Sie dort eine an, oder entfernen Sie das, was dort ist.</translation>
    </message>
    <message>
        <source>{path} is not an absolute path, so it cannot be told which file is meant.</source>
        <translation>{path} ist kein vollständiger Pfad, sodass sich nicht sagen lässt, welche Datei gemeint ist.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({shown}). Mend or remove it.</source>
        <translation>{path} ist kein gültiges TOML ({shown}). Bringen Sie die Datei in Ordnung, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>{path} is remote and is not fetched by this check.</source>
        <translation>{path} liegt auf einem anderen Rechner und wird bei dieser Prüfung nicht geholt.</translation>
    </message>
    <message>
        <source>{path} is {refused}, not a regular file, and is never read.</source>
        <translation>{path} ist {refused}, keine gewöhnliche Datei, und wird nie gelesen.</translation>
    </message>
    <message>
        <source>{path} may not be read: permission was refused.</source>
        <translation>{path} darf nicht gelesen werden: Die Erlaubnis wurde verweigert.</translation>
    </message>
    <message>
        <source>{pointed} at another place, after an import from {place}</source>
        <translation>{pointed} auf einen anderen Ort, nach einem Import aus {place}</translation>
    </message>
    <message>
        <source>{premise} cannot be a premise: {reason}</source>
        <translation>{premise} kann keine Grundlage sein: {reason}</translation>
    </message>
    <message>
        <source>{quoted} is new</source>
        <translation>{quoted} ist neu</translation>
    </message>
    <message>
        <source>{quoted} is not there</source>
        <translation>{quoted} ist nicht da</translation>
    </message>
    <message>
        <source>{quoted} is now {quoted2}</source>
        <translation>{quoted} ist jetzt {quoted2}</translation>
    </message>
    <message>
        <source>{root} was left untouched: {part}{count} entries have the size and time they had before.</source>
        <translation>{root} blieb unberührt: {part}{count} Einträge haben dieselbe Größe und Zeit wie zuvor.</translation>
    </message>
    <message>
        <source>{section} in {path} must be one table, [{section2}], not {repr}. Mend or remove it.</source>
        <translation>{section} in {path} muss eine einzige Tabelle sein, [{section2}], nicht {repr}. Bringen Sie das in Ordnung, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>{sentence} The file is called {path} now.</source>
        <translation>{sentence} Die Datei heißt jetzt {path}.</translation>
    </message>
    <message>
        <source>{sentence} The source was already gone when first read.</source>
        <translation>{sentence} Die Quelle war schon beim ersten Lesen verschwunden.</translation>
    </message>
    <message>
        <source>{shown} and {n} more</source>
        <translation>{shown} und {n} weitere</translation>
    </message>
    <message>
        <source>{source} names no source.</source>
        <translation>{source} nennt keine Quelle.</translation>
    </message>
    <message>
        <source>{start}it is an undo itself. Do again what it took back; a pass does so by itself.</source>
        <translation>{start}Sie nimmt selbst etwas zurück. Wiederholen Sie, was sie zurücknahm; ein Durchgang tut das von selbst.</translation>
    </message>
    <message>
        <source>{start}it tells what was found of the sources, and changed no memory.</source>
        <translation>{start}Sie sagt, was an den Quellen gefunden wurde, und hat keine Erinnerung geändert.</translation>
    </message>
    <message>
        <source>{start}nothing that it did can be taken back.</source>
        <translation>{start}Nichts davon lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>{start}the judge named no winner, so that nothing was changed.</source>
        <translation>{start}Der Richter entschied sich für keine, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>{start}what was filed stays on file. `nidra review --reject {memory} --reason TEXT` retires the memory.</source>
        <translation>{start}Was aufgenommen wurde, bleibt verzeichnet. `nidra review --reject {memory} --reason TEXT` legt die Erinnerung ab.</translation>
    </message>
    <message>
        <source>{upper}{what} cannot be undone{own}: row {seq} ({event}{of_memory}{of_pass}) came later and rests on it. Nothing was changed. {way}</source>
        <translation>{upper}{what} kann nicht rückgängig gemacht werden{own}: Zeile {seq} ({event}{of_memory}{of_pass}) kam später und beruht darauf. Es wurde nichts geändert. {way}</translation>
    </message>
    <message>
        <source>{upper}{what} was undone before, by row {by}. Nothing was changed.</source>
        <translation>{upper}{what} wurde schon rückgängig gemacht, durch Zeile {by}. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>{value} is no date: write it as 2026-06-01 or 2026-06-01T08:00.</source>
        <translation>{value} ist kein Datum: Schreiben Sie es als 2026-06-01 oder 2026-06-01T08:00.</translation>
    </message>
    <message>
        <source>{what} added to {memory}</source>
        <translation>{what} zu {memory} hinzugefügt</translation>
    </message>
    <message>
        <source>{what} are not yet read</source>
        <translation>{what} sind noch nicht gelesen</translation>
    </message>
    <message>
        <source>{what} begins with {user}, and no such home folder is known. For a folder of that name, write ./{user2}.</source>
        <translation>{what} beginnt mit {user}, und ein solcher persönlicher Ordner ist nicht bekannt. Für einen Ordner dieses Namens schreiben Sie ./{user2}.</translation>
    </message>
    <message>
        <source>{what} hours ago</source>
        <translation>vor {what} Stunden</translation>
    </message>
    <message>
        <source>{what} is being written to all the time; the next look at it tries again.</source>
        <translation>{what} wird ständig beschrieben; beim nächsten Ansehen wird es wieder versucht.</translation>
    </message>
    <message>
        <source>{what} is borne out by its source{also}; keep it if the other is out of date.</source>
        <translation>{what} ist durch ihre Quelle belegt{also}; behalten Sie sie, wenn die andere veraltet ist.</translation>
    </message>
    <message>
        <source>{what} is empty; it takes a path.</source>
        <translation>{what} ist leer; erwartet wird ein Pfad.</translation>
    </message>
    <message>
        <source>{what} is not yet read</source>
        <translation>{what} ist noch nicht gelesen</translation>
    </message>
    <message>
        <source>{what} is running in process {pid} on {host} since {since}.</source>
        <translation>{what} läuft in Prozess {pid} auf {host} seit {since}.</translation>
    </message>
    <message>
        <source>{what} is running in process {pid} on {host}. Wait for it to end, or stop it, then try again.</source>
        <translation>{what} läuft in Prozess {pid} auf {host}. Warten Sie auf das Ende, oder halten Sie es an, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>{what} is running now in process {pid} on {host}.</source>
        <translation>{what} läuft jetzt in Prozess {pid} auf {host}.</translation>
    </message>
    <message>
        <source>{what}: {shown} is no folder that can be looked into.</source>
        <translation>{what}: {shown} ist kein Ordner, in den man hineinsehen kann.</translation>
    </message>
    <message>
        <source>{what}: {shown} may not be read: permission was refused.</source>
        <translation>{what}: {shown} darf nicht gelesen werden: Die Erlaubnis wurde verweigert.</translation>
    </message>
    <message>
        <source>{winner} was kept by a judge</source>
        <translation>{winner} wurde von einem Richter behalten</translation>
    </message>
    <message>
        <source>{word} begins the ids of {len} passes: {listed}{more}. Give more letters.</source>
        <translation>Mit {word} beginnen die Kennungen von {len} Durchgängen: {listed}{more}. Geben Sie mehr Buchstaben an.</translation>
    </message>
    <message>
        <source>{word} is too short for a pass: give {shortest} letters of its id or more, the number of a journal row, or `last`. `nidra history` shows them.</source>
        <translation>{word} ist zu kurz für einen Durchgang: Geben Sie mindestens {shortest} Buchstaben seiner Kennung an, die Nummer einer Journalzeile oder `last`. `nidra history` zeigt sie.</translation>
    </message>
    <message>
        <source>“{shown}” has fewer than three letters or digits and would stand almost anywhere.</source>
        <translation>„{shown}“ hat weniger als drei Buchstaben oder Ziffern und stünde fast überall.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… und {n} weitere</translation>
    </message>
</context>
</TS>
