<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Nidra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audits the memory stores of AI assistants and keeps them honest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything happens on this machine. Nothing is sent anywhere unless you ask the judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nidra is free software under the MIT licence. It uses Qt and PySide6 (LGPL 3), SQLite (public domain), and Python libraries of which each installed package holds the licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutSection</name>
    <message>
        <source>About Nidra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. It holds no memory of yours but may name files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what the last crash left behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything happens on this machine. Nothing is sent anywhere unless you ask the judge, and nobody is told how you use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version licence licences libraries crash about privacy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>About Nidra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back in help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward in help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at every source now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the source of the chosen memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the store of last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-check the chosen memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now and read every byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the demo afresh…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in the tray when closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the running work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the part before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars stand still while the end of a work is not known, and nothing blinks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percent of the size that the system uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark, or as the rest of your desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Belief</name>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of this day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first row of the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Believed on {moment}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a day, or a pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a pass…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of the journal since then is taken back in thought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It had no receipt then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was in conflict with {ids}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was retired, in favour of {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was retired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just after a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or just after a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store did not hold it then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was held of a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to journal row {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Census</name>
    <message>
        <source>{n} fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>1 memory rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is fallen now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is retired now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rose again since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost its grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rose a grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories rest on it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>, and more before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fell and nothing rose since the last pass began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fell and what rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} judged anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} lost a grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rose a grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {n} more. Show what is fallen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copied {rows} as text with tabs, for a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>The table tells the rest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message>
        <source>It faded {ago}: it is kept, and each use makes it strong again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fades {ahead} if nothing uses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names no source: there is no second clock, and only a person can say whether it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never fades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never fades: it is core.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never fades: it is pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never fades: orientation is always loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was last used {ago}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was recorded {ago} and nothing has used it since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its next review is due {ahead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its review was due {ago}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its strength is {strength} of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No review is planned for it yet; the next pass sets a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change between readings so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the next pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not be read; each pass tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is gone; each pass looks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was never read; the next pass does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {change}. Its bytes were last read {ago}, and are due to be read {due}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>An import runs. Stopped, it leaves the store as it was before it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Nidra?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without a word from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps watching your sources and runs the nightly pass. A click on its picture in the tray opens the window again. The menu File tells it to quit instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nidra goes on in the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody watches then: what changes meanwhile is judged when the window is opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it and quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the import and quit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the running work and quit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system has no timer for this store, so no pass runs while the window is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The timer of the system goes on: a pass runs each day at {hour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work runs on the store that is open. It stops at the next safe place: what is done is kept, and the next pass goes on with the rest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you want to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>A person put them against each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One says what the other denies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They give one thing two values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They name different values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They name states that exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They say opposite things</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>A quick pass asks the judge about every open pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks a model about every open pair, in a quick pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both hold. They are never put against each other again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pass compares memories about the same thing. What it finds waits here for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither has to make way, say why, then let both hold:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept “{kept}”. “{other}” makes way and stays on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for conflicts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model can be asked here. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two memories contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first why both hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends both statements of each open pair, with their dates, grades and verdicts, to {whom}. Where it names the same one twice, the other makes way; you can undo that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Ask again when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge said: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why both hold, for whoever comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model that is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more are not listed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>1 memory was written to {path} ({size}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy goes into the folder backups. The file holds each memory with its receipts as one line of JSON, for other programs. A check reads the whole store and changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of JSON (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a copy now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Try again when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy lies at {path} ({size}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every memory to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every memory to a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder place path size disk copy backup export JSON check doctor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were written to {path} ({size}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} in all; {free} are free on this disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>Any day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecayCurve</name>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength {strength}, faded {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength {strength}, fades {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength {strength}. It never fades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength {strength}. It never fades: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orientation is always loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecayPage</name>
    <message>
        <source>A memory that fades is not deleted. Fading means that nothing has used it for so long that its strength fell below 0.1: recall leaves it out unless it is asked for everything, and the next use makes it strong again. To say that a memory still holds puts its review off; it is no use of it. This page writes nothing by being looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look a year ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what fades…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory is here that could fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No review is due, and nothing fades within these days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for your word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is here, and no memory in it counts. Import a palace, or look around in the demo store.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeedRow</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a re-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the watcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside of a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back since</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeedTable</name>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeedView</name>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what was done, to see what it changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the undo as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It tells what was found of the sources, and changed no memory: nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was put back as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that it did can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back by journal row {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge named no winner, so that nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an undo itself. What it took back can be done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pass changed nothing, so that there is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was believed then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was filed stays on file. Open the memory and say that it does not hold, if that is so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal row {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal rows {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged anew, as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Done again: {label}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It touches {n} memories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: {label}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {label}. {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Diff</name>
    <message>
        <source>The receipt says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source says now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the receipt says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the source says now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>A folder or its database file. It is only read, never changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a palace here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvidenceDeeds</name>
    <message>
        <source>It was retired and stays on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its review is put off; it stays fallen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted that it still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was said already; nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm “{what}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reject “{what}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the undo of row {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvidencePane</name>
    <message>
        <source>Choose a memory to see why it is believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contests with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sources are read again the moment you choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up the memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check just now found something else than is on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory could not be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Excerpt</name>
    <message>
        <source>In the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes nearest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportCard</name>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each goes to {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each goes to {folder}. The last one was written {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the first export of this store: the next one tells what changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs from the last export, {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {path} ({size}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last export, {when}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was saved as {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {then} → {now}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, for notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the trust report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>not counted yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetPane</name>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetSection</name>
    <message>
        <source>Show fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contested memories, and words that a memory brought with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far a memory is borne out by its sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well a memory is remembered; unused ones fade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The palace that a memory was imported from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one pass judged anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found when a receipt was compared with its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a memory is counted in the sentence on Home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which clock of forgetting a memory follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>1 that rests on it fell with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 that rests on it rose with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source bears it out again: it rose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source speaks against it now: it fell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found is on record now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-check of “{what}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} that rest on it fell with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} that rest on it rose with it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstRunPage</name>
    <message>
        <source>A palace is the folder in which MemPalace keeps what your assistant remembers. An import copies its notes (“drawers”) into a store of Nidra, each with a receipt: the place in the file that it came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with a palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each memory is compared with the file that it came from, byte for byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps watch, and sleeps at night if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads the sources again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says what is no longer true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for palaces in the usual places…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No account is needed. Only “Ask the judge” in Conflicts sends something: the statements of a pair, to a model that you set up. Palaces and sources are only read, never changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No palace was found in the usual places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this machine unless you ask the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One was found on this machine:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo store has planted faults, so that every page has something to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Nidra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed, what is gone, what contradicts, each with its evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your assistant remembers, re-checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While this window is open, a file that changes is judged at once. A nightly pass reads the rest again, from the hour on that you choose; until then you start it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} were found on this machine:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Folder</name>
    <message>
        <source>Choose: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading within so many days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {total}, {faded} have faded already; {later} fade later or never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fades soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within {days} no memory fades that has not faded already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within {days} {memories} fade, if nothing uses them: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of them are orientation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForgettingCard</name>
    <message>
        <source>Its own clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of its sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source> and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade: {grade} · standing: {standing} · confidence {confidence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory was retired: it counts no more and stays on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory was superseded. What took its place:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semantic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traceable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts between memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of a store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleeping on a timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources that vanished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal&apos;s format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo and history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts and grades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Click what you want to know about, or go there with Tab and press Enter. Escape ends it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpList</name>
    <message>
        <source>1 place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in help has all of these words. Try fewer, or other ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where these words stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pages are in English; only their titles are in your language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This leads out of the window: {address}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Help text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was buried, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was confirmed, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was found to contradict another memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was judged again, and many others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was rejected, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was reviewed, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was spared from burial, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was superseded, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was used, and others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its burial was planned, and that of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source was read, and the verdict on its receipt changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all ({left})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Export report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the sources again and grade every memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since last night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is here, and no memory is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed since the last pass is being put together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeView</name>
    <message>
        <source>; 1 other looks as it did and was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; {n} others look as they did and were not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It read 1 source ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It read {n} sources ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import of {place} was cut short when the window ended. Nothing of it was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass did not come to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the demo store: its memories and its faults were made up for a look around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching is paused: a source that changes is not judged before you go on, or open this store again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it did is kept, and the next one goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>1 memory counts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was new: the store holds all of it already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are new memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say word for word what another one says, and share its memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were known from an earlier import, unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were known, with another text since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were known, with their source at another place now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} new memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} new sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>An import is running. Wait for its end, or cancel it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another store was opened. The one before is as it was, and so is the palace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop its folder anywhere in this window, or choose it. It is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import into your own store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import into: {store}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs no import: {folder} can be opened as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what lies there…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No palace is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import did not come to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The palace is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is as it was before it began, and so is the palace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a store of Nidra, not a palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind cannot be read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This store is open already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies there cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which palace?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import of {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Another program changed the palace while it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old files were only read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay where they are, byte for byte as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the sources: what changes is judged at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} drawers that had vanished are back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} drawers that were there at the last import are not in the palace now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} files and folders compared before and after: unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IndexStrip</name>
    <message>
        <source>Build the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the index of the search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the index is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index was built: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Build the index when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of the search is not built yet, so every statement is read. With it, a search answers at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>The work ended before it was done. Nothing that was committed is lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalFilter</name>
    <message>
        <source>A text or the id of a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From any day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of what was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out passes that changed nothing, and uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Back to what was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belief as of a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each import, each pass and each decision is written down here, and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that was done matches these filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of them away, or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The look back was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What these filters let through, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} journal rows, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalTable</name>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal row {n} took it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watcher</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>{moved} than before the last pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>As the system has it ({language})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories, sources and reports stay in their own language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the window again now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language} is taken up when the window is opened again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home: {address}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence of the chosen library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nidra is free software under the MIT licence. It is built on the work of others, which stands under these licences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not named by its package</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapsEditor</name>
    <message>
        <source>A folder that moved needs both: where it was, and where it lies now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder that moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is no whole path. Choose the folder, or write it from its root.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large store takes a second or two at the first look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the folder of a palace anywhere in this window, or choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the memories…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory matches these filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is shown because nothing was looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of them away, or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The look was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This store holds no memory yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of 1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {total} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {total} memories so far. Looking on…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryLink</name>
    <message>
        <source>retired</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>chat {id}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>First audit in five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace, or look around in the demo store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page could not be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be wrong, and what to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PassCard</name>
    <message>
        <source>A pass (“Sleep now”) re-reads the sources and grades every memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass has read the sources yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first pass reads the sources now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last pass and the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last pass ended {when}; it read every source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last pass ended {when}; it read what had changed or was due.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Show all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all {n} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {most} of {n} characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presence</name>
    <message>
        <source>1 memory fell since you last looked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pair of memories cannot both hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows which, and what their sources say now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pass: {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass is planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Nidra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass did not come to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray of the desktop is gone, so the window is here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories fell since you last looked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pairs of memories cannot both hold.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>1 is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 is out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MemPalace palace (Chroma)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MemPalace palace (SQLite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store of Nidra&apos;s first generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these folders, {sentence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one file that it names is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one file that it names is not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of the {total} files that it names are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} are out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} without a source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>1 drawer becomes a memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row is left out: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what is wrong and preview again; the import uses these folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did a folder move? Say where it lies now, and its files are found there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this store already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its drawers name no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MemPalace files each note (“drawer”) in a room, and rooms in wings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palaces live side by side. Importing one again brings only what is new in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo store is open. Choose above which store is to be filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import uses these folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no drawer in it that could become a memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This palace was imported {when}. Importing it again brings only what is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wings and rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would be imported into: {store}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only: it is never written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} at {place}: {n} drawers, imported {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} drawers become memories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories are taken over, each with its id, and all old files stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rows are left out: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProofStrip</name>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed: this only looks. Keep a copy of the store&apos;s folder as it is, and compare it with your last backup; the copies that passes made lie in its folder backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is intact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified on {moment}. Head of the chain: {head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faults were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} rows in one chain, {checkpoints} checkpoints, {memories} statements and {receipts} receipts are as they were sealed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueRows</name>
    <message>
        <source>Memories that wait for a word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueTable</name>
    <message>
        <source>Fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faded {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message>
        <source>Due or fading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faded already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading within these days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To confirm again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which memories wait</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>1 source unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every source was read {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source was read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest reading: {first}, newest: {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source that was not read byte for byte for longest was read then. What is unreachable is left out of it: it cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources unreachable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReceiptCard</name>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excerpt as stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the source now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was found true before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source was never read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not re-checkable since {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read at {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {when} by the pass of {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {when} by the quick pass of {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quick pass of {day} did not read it: size, times and inode were unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt claims that this exists: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt quotes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt quotes the whole statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source could not be read {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What still stands: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}, changed in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}, now at line {line}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemapDialog</name>
    <message>
        <source>Choose a folder to search. Missing sources are recognised by name and by content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find moved files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen what would come of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Try again when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the new places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources have their new place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would come of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does {folder} lie now? Its files are compared by name and by content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move of sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} can be given their new place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewBox</name>
    <message>
        <source>If it holds: its review is put off, and its grade stays. If not: it is retired and stays on record. Both can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no date for a review yet; the next pass sets one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays fallen until its source says so again, whether its review is put off or not. If it does not hold any more, it is retired and stays on record. Both can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was retired: there is nothing to review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its review off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-check now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next review is due on {day}, {ahead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review was due on {day}, {ago}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it does not hold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Decide in Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ in: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoomTable</name>
    <message>
        <source>(no room)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no wing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowDeeds</name>
    <message>
        <source>Confirm {n} memories?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {n} ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {n} statements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was retired and stays on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what follows from it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted that it still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted that {n} memories still hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject {n} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was said already; nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They still hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong, for whoever comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say that each of them still holds. Their reviews are pushed out; their grades stay what their receipts make of them. It can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm {n} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm “{what}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reject {n} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reject “{what}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories are chosen, and {most} are done in one go at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were retired and stay on record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>Delete a saved filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No filter is saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save these filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under which name? One that is there already is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be read any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Schedule</name>
    <message>
        <source>Change the hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hour of the nightly pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts while this window is open; a night that was missed is caught up once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass is planned: what is due is read again only when you ask. A watched file that changes is judged at once, while this window is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a nightly pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work on the store is running now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScheduleSection</name>
    <message>
        <source>No pass is planned, since the nightly pass is set to Never. You can start one at any time with Sleep now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work on the store is running now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timer system cron systemd install remove night</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>Copy both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the digests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs in blanks or form alone; the words are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sha256 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sha256 stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words stand in {n} pieces, each of which is found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>All of these words; &quot;a phrase&quot; in quotes, begin* and *part* with a star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of filing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest change first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest change first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search what memories say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest grade first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weakest grade first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing is watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is watched: so it is set. Each pass looks at every source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The watcher was ended. It is started again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default ({default})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A checkpoint proves later that the journal was not rewritten. A copy in another folder, best on another disk, proves it even where somebody reached the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A memory without any receipt is buried when its review is long overdue and its confidence, from 0 to 1, is at most this. You can bring it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quick pass reads what changed or is due, a full one every byte of every source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An orientation that is not active any more has a strength of 0.37 after this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anthropic&apos;s API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask in every pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this time each day the sources are read again and every memory is graded. It starts while a window is open, or by a timer of the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bury below this confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pass asks by itself about pairs that contradict each other. Off, it is asked only when you press the button on the page Conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes fade in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FSRS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that are larger are not read; memories that rest on them say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How reviews are spaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge fades in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nightly pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientations fade in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read everything within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records fade in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second place for checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder asks again after 1, 3, 7, 14, 30 and 90 days. FSRS learns the distance from how often a memory held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model that may decide between two memories that contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program claude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused, a memory of what holds in general has a strength of 0.37 after this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused, the memory of one occasion has a strength of 0.37 after this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused, what was added, imported or cached has a strength of 0.37 after this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed or is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set up here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the nightly pass reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a window is open, a source that changes is read at once and its memories are graded anew. Without it, changes are found by the next pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a quick pass every night, each source is read byte for byte within this time, a share each night.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a number from 0 to 1, such as {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a time of day such as 03:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a whole number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” was not kept: it is none of the choices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Both statements of a pair with their dates, grades and verdicts are sent to the API, with the key from your environment, which is never shown or kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gets both statements of a pair with their dates, grades and verdicts, and sends them where its own login leads. No file and no key of yours is given to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody would be asked now. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {name} would be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes and fading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting to watch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This store can only be read, so that nothing of it can be set here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is set up gets both statements of a pair with their dates, grades and verdicts, and no file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the demo store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One palace is looked at at a time. This is the first of {n}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running. Open the window again once it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the demo afresh?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo store is being made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo store is made anew. Whatever was decided, imported or changed in it is thrown away, and that cannot be undone. Your own store is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo store is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Keep {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No receipt: nothing can be re-read for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement of {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What speaks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} makes way and stays on record. You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceOpener</name>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} could not be opened: the system has no program for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be opened: the system has no viewer for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was handed to the viewer of the system.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceTable</name>
    <message>
        <source>Changes between readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a reading found other bytes than the one before. What changed before the first reading is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourcesCard</name>
    <message>
        <source>1 source since the last pass began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source changed or vanished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources that changed or vanished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources since the last pass began.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourcesPage</name>
    <message>
        <source>All sources ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find moved files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the sources…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories that come with a receipt bring their sources. Import a palace, or add one with `nidra add`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory names a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remap…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where {folder} lies now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See its memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted or renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change between readings so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sources} missing, and {memories} cannot be checked because of that</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Busy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>How far the work is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting to watch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping at the next safe place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes in a watched folder is judged at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stores</name>
    <message>
        <source>An import runs. Stopped, it leaves the store as it was before it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of a Nidra store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last time another store was open: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it and open the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the import and open the other store?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the running work and open the other store?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work runs on the store that is open. It stops at the next safe place: what is done is kept, and the next pass goes on with the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own store</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>A source came back: 1 memory rose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A source came back: {n} memories rose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A source changed: 1 memory fell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. It holds no memory of yours but may name files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what it left behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nidra ended unexpectedly last time. Nothing that was committed is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources changed: {n} memories fell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass is done. 1 memory does not hold any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass is done. No memory is fallen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass is done. {n} memories do not hold any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimerPart</name>
    <message>
        <source>Choose a time above first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the timer this hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts the pass each day at {at} ({kind}: {name}). {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts the pass each day at {at}, next {next} ({kind}: {name}). {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts the pass each day at {at}, which is another hour than above ({kind}). {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed or is broken ({kind}: {name}). {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking whether there is one…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none: the pass runs only while a window is open. A timer ({kind}) starts it when no window is, without a password or a service of ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine has no timer that Nidra knows. The pass runs while a window is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timer of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether there is one cannot be told ({kind}). {problems}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrustCard</name>
    <message>
        <source>How far they are borne out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What their sources say today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What their sources say today (more, fewer: since before the last pass)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are fallen: their source no longer says so, or what they rest on fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have no receipt: nothing says where they come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point at a file that is gone, and no other source bears them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what their source says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still in their source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were not compared with their source yet, or cannot be</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>Bytes were last read {newest}; of the source that waited longest, {oldest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting for the charts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it comes about: each receipt is checked twice, against the SHA-256 that it was sealed with and against the words of its source. Both are computed from bytes; no model takes part. A receipt that stands proves that its words stand in the source, not that they are true.
Nidra {version} · store digest {digest} · journal row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No byte of a source has been read yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass has come to its end yet. A pass reads the sources, grades every memory, and fills the charts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting the trust report together…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes of every source that was read were read {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is here, and no memory is in it. Import a palace, then let Nidra sleep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to report on yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwinTable</name>
    <message>
        <source>Ctrl+C copies it, S sorts by the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of the chart: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>altered by the miner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not byte-checkable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeated, equal each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When sources were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict: two memories that cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflicts wait for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflicts: pairs of memories that cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories are due for a review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories are due for a review: do they still hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory is due for a review: does it still hold?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>It has no receipt of its own: it stands and falls with what it rests on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no receipt, so that nothing can be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced by fresher receipts: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more receipts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more receipts ({n} left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it into the grade</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>A copy of the store is being made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the search index…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burying what is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the receipts&apos; seals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the store with its journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every memory is being written to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the work is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the sources…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through the folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the demo store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the demo store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the palace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the sources again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some work is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is being done again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is being taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources are being given their new place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping at the next safe place; nothing is lost…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back what was begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is being verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nightly pass is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search index is being built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is being checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniting what says the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing every memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {n} h left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {n} min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {n} s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excerpts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>receipts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rate} {unit} a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Findings</name>
    <message>
        <source>In order: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To know: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Palace</name>
    <message>
        <source>1 drawer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many drawers it has shows in the preview.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} drawers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_PartsTable</name>
    <message>
        <source>Copies of the memories, made by you or before a burial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of the journal, which prove that it was not rewritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories, receipts, verdicts and the journal. Without it all is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set on this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When each source was last read. Without it the next pass reads everything again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder as the palace recorded it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder where it lies now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do these files lie now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies now in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>([0-9,]+ [a-z ]+) (?:was|were) put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(its row {seq}, {event})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(line {n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, of pass {pass_id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {pointed} at another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A judge could not decide on {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A memory without any receipt is buried when it is long overdue for review and its confidence is at most this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass began, and has changed nothing so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass failed before it changed anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass was stopped before it changed anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass: nothing had changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A re-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason has {n} characters at the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A remap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report is written as {listed}, and {target} is none of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second folder for the journal&apos;s checkpoints, best on another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sleep pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {len} memories that it rests on are machine-checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An import of {location} that began {iso} never came to its end. Its rows do not count; import again to go on where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another page of the journal was asked for meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program&apos;s package named nidra {version} is installed in this environment; its import package bears the same name. Install nidra-memory in an environment of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another timer is starting the pass just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both memories stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both were recorded at one moment; nothing on record tells which one holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked against its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked true before, but {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictions, duplicates and burial are left to a pass over the whole store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts as faded below this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days from today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days since the last use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes: what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every text above, for whoever translates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every text above, for whoever translates them; names of wings, rooms and files are never among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word stands in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word stands in the source; the miner misread its encoding (UTF-8 as Windows-1252).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word stands in the source; what the miner rendered agrees with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts: what is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallen memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallen: it rests on {listing}, which fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grades over passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each kind of memory is forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How reviews are spaced: by the ladder of 1, 3, 7, 14, 30 and 90 days, or by FSRS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the text was taken from {name} is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this memory is forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no room is the source of a memory gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It contradicted itself when it was asked in the other order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fell; `nidra why` shows where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no receipt: only a person can say whether it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is contested: `nidra contested` shows by what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never fades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests on {name}, which is {replace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands as it did before what was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was {label} when last read, and that stands; not re-checkable now: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its burial is planned, unless somebody confirms it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its receipt was found in the source when it was last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its receipts cannot be compared with their source now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source changed while it was looked at; the next look at it tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source is gone: only a person can say whether it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its store copies from its sources, but {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its strength is {strength} today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories by age of the last byte check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More changed at once than the system could tell ({times}): all sources were checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT ({where})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a folder to search, or a root and where it lies now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither systemd, for this user, nor cron is to be had on this machine. Install one of them, or let `nidra watch` run, which starts the pass itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never checked true: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never checked true; {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No active memory is filed in a wing and room. Memories of an imported palace are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index can be built: {no_fts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No judge was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No judge was asked. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory fades within a year that has not faded already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory is in it: delete it, which costs one pass that reads every source again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory names a source yet, so that there are no bytes to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory says anything else than its source. There is nothing to draw, and that is good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory shows a receipt yet, so that there is none to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No palace was found at {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass has come to its end yet. Run one, and what it finds is drawn here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass has run yet, and one was planned for {slot}: a {mode} pass is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass is scheduled, since schedule.at is off. `nidra config set schedule.at 03:00` has one run each day at that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of {n} memories is active any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of {n} memory is active any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was undone; the store is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written; the store is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {n} memories, {join}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {n} memory, {join}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One memory stays, the other makes way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass {pass_id} changed nothing, so that there is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: what changes meanwhile is looked at when watching goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {seq} (import) cannot be undone: row {seq2} ({event}{what}) came later and rests on it. Nothing was changed. To take that back first: nidra undo {seq3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {seq} tells of no undo, so that nothing is to be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that point at rows that do not exist: {loose}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite finds damage in nidra.db: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite finds no damage in nidra.db.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some indexes are missing; the next import builds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources larger than this many MiB are not read; their receipts say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in {count} places of {name} that differ, and no context tells which is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in {count} places of {name}, each time in the same line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands word for word in {name}, but has moved within it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands word for word in {name}, {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands word for word {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands word for word, but has moved: it is now {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped on request. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped watching.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The burial of {memory} is planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The census differs from a fresh count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The census equals a fresh count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was set back by {span}; the plan follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database at {path} is damaged ({reason}). Keep a copy of the folder, then put a backup in its place or import again into a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding of {name} is not declared, and its accented letters cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excerpt {excerpt} has fewer than three letters or digits and would match almost anywhere. Quote a longer piece of {source}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} is not there (moved, deleted, or on a volume that is not mounted).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import of row {of} counts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import of {location} that began {when} was cut short. Importing it again goes on from there; until then nothing of it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal of {path} is NOT intact: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp in the hall is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp in the hall is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last pass was cut short; the next one goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine slept for {span}, or its clock was set ahead; the plan follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory that it rests on, {name}, is machine-checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message goes on in the source; the miner cut it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The miner&apos;s spell-checker rewrote words of this turn: {join}{rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next pass reads its source again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next {mode} pass is planned for {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The palace at {path} could not be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of this text stand in another order in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass of {slot} did not take place: a {mode} pass catches up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass of {slot} failed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass of {slot} was skipped: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path {str} holds bytes that are no text in this locale. Rename it, or set the locale that it was made in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program `claude` is not on the PATH, and {key} is not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt quotes nothing, so nothing can bear it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same words stand with other blanks or line breaks {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search index at {path} is damaged ({reason}). It holds no memory: `nidra rebuild-index` builds it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search index holds every memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search index is damaged ({damage}); `nidra rebuild-index` builds it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search index is not whole; the next search, or `nidra rebuild-index`, completes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings say that no model is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not say so any more:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source no longer holds this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source says more in between: {quoted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stability of {what}, as long as nothing used it: after so many days its strength is 0.37.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store at {path} has schema {found}, and this version of Nidra knows up to {known}. Update Nidra to open it; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is empty: no memory is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is empty: what was imported was undone. Importing it again brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too short to prove anything by being found (fewer than {least_letters} letters).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text was extracted from another format and cannot be compared with bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The watcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The working folder {lost_folder} is not there any more. Go to another one, or name every path from / on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {mode} pass of {slot} is due now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {mode} pass that began {when} {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {str}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no search index yet; the first search builds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no setting {name}. There are: {join}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To take that back first: nidra undo {seq}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoing this puts back {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoing this: {sub}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: pass {of}. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: row {of}. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch limit reached: run {advice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching failed ({failure}); {every}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fades is not indexed yet ({words}); the next pass tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is planned cannot be told: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What that pass reads: quick, only what changed or is due, or full, every source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was built of the search index is kept, and the next search goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found could not be written: {trouble} It is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found so far is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was undone ({told}) cannot be done again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a pass is run each day, in local time, by an open window, `nidra watch` or what `nidra schedule install` sets up; off for never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether an open window watches the sources, and judges at once what changes; `nidra watch` always does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which model is asked when a judge is wanted: the first that is set up here (auto), claude, anthropic, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever uses a memory has a name of 1 to {caller_length} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a quick pass every night, every source&apos;s bytes are read within this many days, a share each night.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person kept {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record (what was added, imported or cached)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a semantic memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stored excerpt no longer matches its own seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time of day such as 03:00, or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 1 change in {n} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>altered by the miner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address that is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an orientation that is not active any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and is the newer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {more} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another process is writing. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are not there; they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as {variable} says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at byte {n} (line {n2}) of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the place to which it had moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond the watch limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond the {roots} trees that are watched at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broke off the talk: {quoted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burial plan was put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burial plans were put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a clock that was ahead of today&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be asked: {url} takes https:// with the name of a host, or is unset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catching up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changing while read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closet (pointer to drawers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of {name} can be taken back now: the conflict that it ended has a memory that was retired as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One memory fell with its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientation: always loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of a store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of memories whose source is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last export on {when} no number of this report has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last export on {when} {changed} of this report {have} changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source gone or out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources by age of the last byte check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources gone by wing and room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources that are gone or out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources that are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources that memories fell with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is as many as after the first pass shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line has no option for {join}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conflict of {memory} and {with} ended ({state}){because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store holds no active memory yet, so that there is none to fade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store holds no active memory yet. Import a store or add a memory first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no journal row {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no journal row {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first export of this store, so that there is nothing to compare it with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts of receipts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vouched for by its store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weeks from now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fades in the weeks to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this report says could not be remembered beside the store, so that the next one will be compared with an earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wing / room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a span of days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coalesce(json_extract(detail, &apos;$.reason&apos;), &apos;&apos;) NOT IN (&apos;watch&apos;, &apos;recheck&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict is open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict was withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflicts are open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflicts were withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be reached: {quoted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be started: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended with code {code}. It said: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event IN ({join})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full {scope}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave no answer within {seconds} seconds and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave no answer within {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grade {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no address that begins with https:// in {url}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imports were taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a folder above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in favour of {superseded_by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {n} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {n} minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {n} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {what} hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside the store&apos;s own folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not logged in. It said: {quoted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not there; it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty, and its checkpoints are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it left nothing in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its excerpt stands in several places that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its source cannot be read now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its source is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its source never said so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its source no longer says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its source was reworded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its stability is {n} days now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text is too short to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text was altered when it was filed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text was rewritten when it was filed and cannot be compared byte by byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep {kept}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last one failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last one skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop of links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine_checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories are retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories of it count no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories rest on what is retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories that were revived are retired again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories were brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory counts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory is retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory of it counts no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory rests on what is retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory rises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory that was revived is retired again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory was brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory&gt;=? AND memory&lt;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge the search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a key, and what {key} holds is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a key, and {key} is not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never watched (your home folder, one above it, or one too large)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nidra.db has {n} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its {n} receipts could be checked: {listed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none that is there is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not byte-checkable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not logged in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not the {upper} that its first bytes promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a network drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs that cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass_id IS NOT NULL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass_id&gt;=? AND pass_id&lt;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick {scope}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>receipts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>receipts {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused with status {status}. It said: {complaint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registry row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replied without an answer: {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reported a failure: {quoted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review date was put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review dates were put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of another collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs.db is damaged ({words}). {harmless}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs.db was damaged and was set aside as {name}. {harmless}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semantic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentinel row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source already gone when first read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source has its former place again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source_linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources have their former places again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources there are checked every {minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken apart by row {seq}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talked without end and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talked without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that cannot be watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the SQLite of this Python has no full-text search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search index cannot be written here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this process stood still for so long that {lower} in process {what} took over. What was done so far is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traceable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>union was taken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unions were taken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 30 days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 7 days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 90 days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use counts no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses count no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict was put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdicts were put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was demoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was judged anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was not found on the PATH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was promoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was stopped before its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was told to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n} receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n} receipts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} are one memory; a conflict has two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{began} What it did is kept, and the next one looks at everything again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{began} What it did is kept, and the next one of its kind goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} belongs to another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a link to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}{also} {verb} not there any more, and watched again when back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be written: the store can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} lies in the store&apos;s own folder, whose files are no sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{full} was retired already, so that there is nothing to review. `nidra why {full2}` tells how that came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good} of its {total} receipts was found in the source when last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good} of its {total} receipts were found in the source when last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} was retired already{by}, so that nothing is left to decide. `nidra why {id2}` tells how that came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept} was kept, {other} made way{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} retired and {kept} on record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead}; no grade changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{len} entries of {root} changed while it was read ({names}); Nidra opened nothing there for writing, so another program did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{max} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} and {with} both hold{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} and {with} cannot both hold ({kind})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} begins its reviews anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} came through its review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} counts again{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} got a date for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} stands for {join} too, which say the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was buried{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was confirmed{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was filed{with_what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was judged again. {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was rejected{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was spared from burial{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was superseded{by}{because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory} was used by {caller}{what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{memory}: a receipt went from {from} to {to}. {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} minutes ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moved} looked for below {to} now, no longer below {from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moved} of {found} sources were moved; the same command goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name_of} is not there, and {folder} does not lie on the volume that the file was last read from (it is probably not mounted).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name_of} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds no text that can be compared ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} in {path} must be {takes}{bounds}, not {repr}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a program or a link to one: it is not opened from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} never said this: less than half of the excerpt stands in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} no longer says this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} no longer says this; nearest{line}: “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} now says “{come}”{line} where the receipt says “{gone}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a folder, and {place} is none. Name another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a folder, not {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {takes}, not {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was renamed to {renamed_to}. {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was reworded here{line}: it now says “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{newer} is newer and {which} borne out; keep it if it took the other&apos;s place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of sources (as {example})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} ({percent}) can be checked against its source today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} ({percent}) can be checked against their source today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} GB are free on the disk of {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} burial called off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} burial planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} burials called off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} burials planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} cannot be compared with its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} cannot be compared with their source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} changes a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} changes a week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} conflict ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} conflict found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} conflicts ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} conflicts found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} grade or confidence changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} grades or confidences changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} has no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} has not been checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} have no receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} have not been checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories are planned for burial: no receipt, little confidence, long overdue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories are spared from burial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories are touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories begin their reviews anew, because they fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories buried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories could not be checked again; they were true at the last look (source_linked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories could not be read again; their store vouches for its copies (source_linked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories fell with what they rest on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories kept their grade, but what is known of their sources changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories lost their grade (unverified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories now stand as machine-checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories rose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were buried; undo brings them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were imported from {place}{also}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were reviewed, and held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were united with others that say the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories were used by {caller}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memories without a receipt got a date for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory begins its reviews anew, because it fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory buried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory could not be checked again; it was true at the last look (source_linked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory could not be read again; its store vouches for its copy (source_linked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory fell with what it rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory is planned for burial: no receipt, little confidence, long overdue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory is spared from burial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory is touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory kept its grade, but what is known of its source changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory lost its grade (unverified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory now stands as machine-checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory rose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory was buried; undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory was imported from {place}{also}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory was reviewed, and held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory was united with one that says the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory was used by {caller}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} memory without a receipt got a date for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} nights went by without a pass, the last one at {slot}: one {mode} pass catches up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of them come from sources that are not to be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pair is contested no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pair judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pair was decided by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pair was found that cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pair was left undecided by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pairs are contested no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pairs judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pairs were decided by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pairs were found that cannot both hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pairs were left undecided by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} point at files that are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} points at a file that is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt could not be read again; its last verdict stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt is not byte-checkable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt is too short to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt no longer matches its own seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt now points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt points at a file that could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt points at a file that is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt says what its source never said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt says what its source no longer says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt stands in several places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt waits to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was altered by the miner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was found at another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was found word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was joined from a duplicate that was united</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was read again with the same verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipt was reworded in its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts are not byte-checkable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts are too short to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts could not be read again; their last verdicts stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts no longer match their own seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts now point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts point at files that are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts point at files that could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts say what their source never said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts say what their source no longer says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts stand in several places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts wait to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were altered by the miner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were found at another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were found word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were joined from duplicates that were united</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were read again with the same verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} receipts were reworded in their source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} row is read as a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rows are read as memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rows of {location} are there no more, {n2} came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} say what their source no longer says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} says what its source no longer says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} source changed or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} source gets another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} source given another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} source is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} source newly read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} source not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources changed or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources get another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources given another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources newly read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sources not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the excerpt of {what} stands in several places that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the excerpts of {what} stand in several places that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the source of {what} cannot be read now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the source of {what} is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the text of {what} is too short to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the text of {what} was altered when it was filed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the text of {what} was rewritten when it was filed and cannot be compared byte by byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the texts of {what} are too short to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the texts of {what} were altered when they were filed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} the texts of {what} were rewritten when they were filed and cannot be compared byte by byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} verdict changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} verdicts changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). What was committed before stays, nothing is half done. Free some space or permit writing, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} changed while it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} changed while it was read; the next pass tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be read: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has {n} bytes, and settings take {n2} at most. Mend or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has {n} bytes, more than the {n2} that the limit allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds no Nidra store: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a link that leads round in a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a link to a file that cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a name that is not valid UTF-8 and cannot be kept; rename the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a socket or device and is never read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a {kind}, which this version cannot read. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is busy: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is made up by the system and is never read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no path of a file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no path of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no regular file. Put one there or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not an absolute path, so it cannot be told which file is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({shown}). Mend or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is remote and is not fetched by this check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is {refused}, not a regular file, and is never read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} may not be read: permission was refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pointed} at another place, after an import from {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{premise} cannot be a premise: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quoted} is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quoted} is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quoted} is now {quoted2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{root} was left untouched: {part}{count} entries have the size and time they had before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} in {path} must be one table, [{section2}], not {repr}. Mend or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} The source was already gone when first read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} {is_are} watched as soon as back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} names no source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{upper}{what} cannot be undone{own}: row {seq} ({event}{of_memory}{of_pass}) came later and rests on it. Nothing was changed. {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no date: write it as 2026-06-01 or 2026-06-01T08:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{watched}; {rest} {verb} checked every {minutes} minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} added to {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} are not yet read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} begins with {user}, and no such home folder is known. For a folder of that name, write ./{user2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} hours ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is being written to all the time; the next look at it tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is borne out by its source{also}; keep it if the other is out of date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is empty; it takes a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is not yet read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is running in process {pid} on {host} since {since}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is running in process {pid} on {host}. Wait for it to end, or stop it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is running now in process {pid} on {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {shown} is no folder that can be looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {shown} may not be read: permission was refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} was kept by a judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{shown}” has fewer than three letters or digits and would stand almost anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
