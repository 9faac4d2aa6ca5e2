<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Nidra</source>
        <translation>Nidra के बारे में</translation>
    </message>
    <message>
        <source>Audits the memory stores of AI assistants and keeps them honest.</source>
        <translation>AI सहायकों के स्मृति-भंडारों की जाँच करता है और उन्हें सच्चा रखता है।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Everything happens on this machine. Nothing is sent anywhere unless you ask the judge.</source>
        <translation>सब कुछ इसी मशीन पर होता है। जब तक आप निर्णायक से न पूछें, कहीं कुछ नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>Nidra is free software under the MIT licence. It uses Qt and PySide6 (LGPL 3), SQLite (public domain), and Python libraries of which each installed package holds the licence.</source>
        <translation>Nidra MIT लाइसेंस वाला मुक्त सॉफ़्टवेयर है। यह Qt और PySide6 (LGPL 3), SQLite (सार्वजनिक संपदा) और Python लाइब्रेरियों का उपयोग करता है, जिनका लाइसेंस हर इंस्टॉल किए गए पैकेज में मौजूद है।</translation>
    </message>
</context>
<context>
    <name>AboutSection</name>
    <message>
        <source>About Nidra</source>
        <translation>Nidra के बारे में</translation>
    </message>
    <message>
        <source>Copied. It holds no memory of yours but may name files.</source>
        <translation>कॉपी हो गया। इसमें आपकी कोई स्मृति नहीं है, पर फ़ाइलों के नाम हो सकते हैं।</translation>
    </message>
    <message>
        <source>Copy what the last crash left behind</source>
        <translation>पिछले क्रैश के बाद जो बचा, उसे कॉपी करें</translation>
    </message>
    <message>
        <source>Everything happens on this machine. Nothing is sent anywhere unless you ask the judge, and nobody is told how you use it.</source>
        <translation>सब कुछ इसी मशीन पर होता है। जब तक आप निर्णायक से न पूछें, कहीं कुछ नहीं भेजा जाता, और आप इसे कैसे इस्तेमाल करते हैं यह किसी को नहीं बताया जाता।</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>लाइसेंस…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>संस्करण {version}</translation>
    </message>
    <message>
        <source>version licence licences libraries crash about privacy</source>
        <translation>संस्करण लाइसेंस लाइसेंसों लाइब्रेरी क्रैश बारे में निजता गोपनीयता</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>About Nidra</source>
        <translation>Nidra के बारे में</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>विंडो बंद करें</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>सिस्टम के रंग</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>टकराव</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>कमांड के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>आईडी कॉपी करें</translation>
    </message>
    <message>
        <source>Copy the statement</source>
        <translation>कथन कॉपी करें</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>गहरे रंग</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>रिपोर्ट निर्यात करें…</translation>
    </message>
    <message>
        <source>Find a memory</source>
        <translation>स्मृति खोजें</translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation>कोई क्रिया खोजें…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>संपादन (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>फ़ाइल (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>सहायता (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Store</source>
        <translation>भंडार (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>दृश्य (&amp;V)</translation>
    </message>
    <message>
        <source>Back in help</source>
        <translation>सहायता में पीछे</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>क्षय</translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation>पाँच मिनट में पहली जाँच</translation>
    </message>
    <message>
        <source>Forward in help</source>
        <translation>सहायता में आगे</translation>
    </message>
    <message>
        <source>Help on this</source>
        <translation>इस पर सहायता</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>मुखपृष्ठ</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation>यह अब सही नहीं है…</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>यह अब भी सही है</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>रोज़नामचा</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>बड़ा पाठ</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>कम हलचल</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>हल्के रंग</translation>
    </message>
    <message>
        <source>Look at every source now</source>
        <translation>हर स्रोत को अभी देखें</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>सामान्य पाठ</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>दूसरा भंडार खोलें…</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>Open the source of the chosen memory</source>
        <translation>चुनी हुई स्मृति का स्रोत खोलें</translation>
    </message>
    <message>
        <source>Open the store of last time</source>
        <translation>पिछली बार का भंडार खोलें</translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation>अपना भंडार खोलें</translation>
    </message>
    <message>
        <source>Pause watching</source>
        <translation>निगरानी रोकें</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>बाहर निकलें</translation>
    </message>
    <message>
        <source>Re-check the chosen memory</source>
        <translation>चुनी हुई स्मृति दोबारा जाँचें</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फिर करें</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>Sleep now and read every byte</source>
        <translation>अभी सोएँ और हर बाइट पढ़ें</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>छोटा पाठ</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>Start the demo afresh…</source>
        <translation>नमूना भंडार नए सिरे से शुरू करें…</translation>
    </message>
    <message>
        <source>Stay in the tray when closed</source>
        <translation>बंद करने पर ट्रे में रहें</translation>
    </message>
    <message>
        <source>Stop the running work</source>
        <translation>चल रहा काम रोकें</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>विंडो के अगले भाग पर जाएँ</translation>
    </message>
    <message>
        <source>To the part before</source>
        <translation>पिछले भाग पर जाएँ</translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation>विश्वास रिपोर्ट</translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation>रोज़नामचा सत्यापित करें</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>यह क्या है?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>Appearance</source>
        <translation>रूप-रंग</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>जैसा सिस्टम में है</translation>
    </message>
    <message>
        <source>Bars stand still while the end of a work is not known, and nothing blinks.</source>
        <translation>जब तक किसी काम का अंत पता न हो, पट्टियाँ स्थिर रहती हैं, और कुछ भी नहीं टिमटिमाता।</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>In percent of the size that the system uses.</source>
        <translation>सिस्टम जो आकार इस्तेमाल करता है, उसके प्रतिशत में।</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>कम हलचल</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Light or dark, or as the rest of your desktop.</source>
        <translation>हल्का या गहरा, या जैसा आपका बाक़ी डेस्कटॉप है।</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>पाठ का आकार</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}%</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>contested</source>
        <translation>विवादित</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>गिरी हुई</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>मशीन से जाँची</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>स्रोत से जुड़ी</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>असत्यापित</translation>
    </message>
</context>
<context>
    <name>Belief</name>
    <message>
        <source>1 memory is believed otherwise today</source>
        <translation>1 स्मृति के बारे में आज मान्यता अलग है</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>सक्रिय</translation>
    </message>
    <message>
        <source>All ({n})</source>
        <translation>सभी ({n})</translation>
    </message>
    <message>
        <source>At the end of this day</source>
        <translation>इस दिन के अंत में</translation>
    </message>
    <message>
        <source>Back to all that is believed otherwise</source>
        <translation>जिनकी मान्यता बदली, उन सब पर लौटें</translation>
    </message>
    <message>
        <source>Before the first row of the journal.</source>
        <translation>रोज़नामचे की पहली पंक्ति से पहले।</translation>
    </message>
    <message>
        <source>Believed on {moment}</source>
        <translation>{moment} को जो माना जाता था</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>व्यस्त</translation>
    </message>
    <message>
        <source>By grade</source>
        <translation>श्रेणी के अनुसार</translation>
    </message>
    <message>
        <source>By standing</source>
        <translation>स्थिति के अनुसार</translation>
    </message>
    <message>
        <source>Came since ({n})</source>
        <translation>तब से आईं ({n})</translation>
    </message>
    <message>
        <source>Choose a day, or a pass.</source>
        <translation>कोई दिन या कोई जाँच-फेरा चुनें।</translation>
    </message>
    <message>
        <source>Choose a pass…</source>
        <translation>जाँच-फेरा चुनें…</translation>
    </message>
    <message>
        <source>Clear the words</source>
        <translation>शब्द हटाएँ</translation>
    </message>
    <message>
        <source>Count again ({n})</source>
        <translation>फिर गिनी जाती हैं ({n})</translation>
    </message>
    <message>
        <source>Each row of the journal since then is taken back in thought.</source>
        <translation>तब के बाद की रोज़नामचे की हर पंक्ति को हिसाब से हटाकर देखा जाता है।</translation>
    </message>
    <message>
        <source>Everything that was believed then is believed today.</source>
        <translation>तब जो माना जाता था, वह सब आज भी माना जाता है।</translation>
    </message>
    <message>
        <source>Fell ({n})</source>
        <translation>गिरीं ({n})</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>टकराव में</translation>
    </message>
    <message>
        <source>In conflict no more ({n})</source>
        <translation>अब टकराव में नहीं ({n})</translation>
    </message>
    <message>
        <source>In conflict since ({n})</source>
        <translation>तब से टकराव में ({n})</translation>
    </message>
    <message>
        <source>It had no receipt then.</source>
        <translation>तब इसका कोई प्रमाण नहीं था।</translation>
    </message>
    <message>
        <source>It was in conflict with {ids}.</source>
        <translation>इसका {ids} से टकराव था।</translation>
    </message>
    <message>
        <source>It was retired, in favour of {id}.</source>
        <translation>इसे {id} के पक्ष में सेवानिवृत्त किया गया था।</translation>
    </message>
    <message>
        <source>It was retired.</source>
        <translation>इसे सेवानिवृत्त किया गया था।</translation>
    </message>
    <message>
        <source>Just after a pass</source>
        <translation>किसी जाँच-फेरे के ठीक बाद</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>देखें</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <translation>पिछला हाल देखा जा रहा है…</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>Memories that say these words</source>
        <translation>ये शब्द कहने वाली स्मृतियाँ</translation>
    </message>
    <message>
        <source>No memory says that.</source>
        <translation>कोई स्मृति ऐसा नहीं कहती।</translation>
    </message>
    <message>
        <source>On file no more ({n})</source>
        <translation>अब दर्ज नहीं ({n})</translation>
    </message>
    <message>
        <source>Open this memory</source>
        <translation>यह स्मृति खोलें</translation>
    </message>
    <message>
        <source>Or just after a pass</source>
        <translation>या किसी जाँच-फेरे के ठीक बाद</translation>
    </message>
    <message>
        <source>Retired since ({n})</source>
        <translation>तब से सेवानिवृत्त ({n})</translation>
    </message>
    <message>
        <source>Rose ({n})</source>
        <translation>उठीं ({n})</translation>
    </message>
    <message>
        <source>Same grade, other standing ({n})</source>
        <translation>वही श्रेणी, दूसरी स्थिति ({n})</translation>
    </message>
    <message>
        <source>Show what changed it</source>
        <translation>दिखाएँ कि इसे किसने बदला</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The store did not hold it then.</source>
        <translation>तब यह भंडार में नहीं थी।</translation>
    </message>
    <message>
        <source>What is believed otherwise today</source>
        <translation>जिनकी मान्यता आज अलग है</translation>
    </message>
    <message>
        <source>What was held of a memory</source>
        <translation>किसी स्मृति के बारे में क्या माना जाता था</translation>
    </message>
    <message>
        <source>What was held of it then</source>
        <translation>तब इसके बारे में क्या माना जाता था</translation>
    </message>
    <message>
        <source>Which of these memories?</source>
        <translation>इनमें से कौन-सी स्मृति?</translation>
    </message>
    <message>
        <source>Which of these memories? {n} say that, the newest are here. More words narrow it.</source>
        <translation>इनमें से कौन-सी स्मृति? {n} ऐसा कहती हैं, सबसे नई यहाँ हैं। अधिक शब्दों से सूची छोटी होगी।</translation>
    </message>
    <message>
        <source>Words of a memory, or its id</source>
        <translation>किसी स्मृति के शब्द, या उसकी आईडी</translation>
    </message>
    <message>
        <source>Words of it, or its id</source>
        <translation>उसके शब्द, या उसकी आईडी</translation>
    </message>
    <message>
        <source>can be checked</source>
        <translation>जाँचने योग्य</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>गिरी हुई</translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation>बिना प्रमाण</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>तुलना योग्य नहीं</translation>
    </message>
    <message>
        <source>not on file</source>
        <translation>दर्ज नहीं</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>सेवानिवृत्त</translation>
    </message>
    <message>
        <source>since</source>
        <translation>तब से</translation>
    </message>
    <message>
        <source>source gone</source>
        <translation>स्रोत ग़ायब</translation>
    </message>
    <message>
        <source>then</source>
        <translation>तब</translation>
    </message>
    <message>
        <source>today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>up to journal row {n}</source>
        <translation>रोज़नामचे की पंक्ति {n} तक</translation>
    </message>
    <message>
        <source>{n} memories are believed otherwise today</source>
        <translation>{n} स्मृतियों के बारे में आज मान्यता अलग है</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Day</source>
        <translation>दिन</translation>
    </message>
</context>
<context>
    <name>Census</name>
    <message>
        <source>{n} fewer</source>
        <translation>{n} कम</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} ज़्यादा</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>1 memory rests on it</source>
        <translation>इस पर 1 स्मृति टिकी है</translation>
    </message>
    <message>
        <source>It is fallen now</source>
        <translation>यह अब गिरी हुई है</translation>
    </message>
    <message>
        <source>It is retired now</source>
        <translation>यह अब सेवानिवृत्त है</translation>
    </message>
    <message>
        <source>It rose again since</source>
        <translation>यह तब से फिर उठ चुकी है</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>बदली</translation>
    </message>
    <message>
        <source>fell</source>
        <translation>गिरी</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ग़ायब</translation>
    </message>
    <message>
        <source>judged anew</source>
        <translation>नया निर्णय</translation>
    </message>
    <message>
        <source>lost its grade</source>
        <translation>श्रेणी खोई</translation>
    </message>
    <message>
        <source>now checked</source>
        <translation>अब जाँची हुई</translation>
    </message>
    <message>
        <source>now linked</source>
        <translation>अब जुड़ी हुई</translation>
    </message>
    <message>
        <source>rose a grade</source>
        <translation>एक श्रेणी ऊपर उठी</translation>
    </message>
    <message>
        <source>rose again</source>
        <translation>फिर उठी</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>अपठनीय</translation>
    </message>
    <message>
        <source>{n} memories rest on it</source>
        <translation>इस पर {n} स्मृतियाँ टिकी हैं</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>, and more before that.</source>
        <translation>, और उससे पहले और भी।</translation>
    </message>
    <message>
        <source>Nothing fell and nothing rose since the last pass began.</source>
        <translation>पिछला जाँच-फेरा शुरू होने के बाद से न कुछ गिरा, न कुछ उठा।</translation>
    </message>
    <message>
        <source>Show what is fallen</source>
        <translation>गिरी हुई दिखाएँ</translation>
    </message>
    <message>
        <source>What fell and what rose</source>
        <translation>क्या गिरा और क्या उठा</translation>
    </message>
    <message>
        <source>{n} fell</source>
        <translation>गिरी हुई: {n}</translation>
    </message>
    <message>
        <source>{n} judged anew</source>
        <translation>नया निर्णय: {n}</translation>
    </message>
    <message>
        <source>{n} lost a grade</source>
        <translation>एक श्रेणी नीचे: {n}</translation>
    </message>
    <message>
        <source>{n} rose a grade</source>
        <translation>एक श्रेणी ऊपर: {n}</translation>
    </message>
    <message>
        <source>{n} rose again</source>
        <translation>फिर उठी हुई: {n}</translation>
    </message>
    <message>
        <source>… and {n} more. Show what is fallen</source>
        <translation>… और {n} अन्य। गिरी हुई दिखाएँ</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copied {rows} as text with tabs, for a spreadsheet.</source>
        <translation>{rows} को टैब वाले पाठ के रूप में कॉपी किया गया, स्प्रेडशीट के लिए।</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>तालिका कॉपी करें</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>चार्ट के रूप में दिखाएँ</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>तालिका के रूप में दिखाएँ</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>अभी चार्ट में दिखाने को कुछ नहीं है।</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>The table tells the rest.</source>
        <translation>बाक़ी तालिका बताती है।</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Clear all</source>
        <translation>सब हटाएँ</translation>
    </message>
    <message>
        <source>Take away {what}</source>
        <translation>{what} हटाएँ</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message>
        <source>It faded {ago}: it is kept, and each use makes it strong again.</source>
        <translation>यह {ago} धुँधला गई: इसे रखा गया है, और हर उपयोग इसे फिर मज़बूत करता है।</translation>
    </message>
    <message>
        <source>It fades {ahead} if nothing uses it.</source>
        <translation>कोई इसका उपयोग न करे तो यह {ahead} धुँधला जाएगी।</translation>
    </message>
    <message>
        <source>It names no source: there is no second clock, and only a person can say whether it holds.</source>
        <translation>इसमें किसी स्रोत का नाम नहीं है: दूसरी घड़ी नहीं है, और केवल कोई व्यक्ति बता सकता है कि यह सही है या नहीं।</translation>
    </message>
    <message>
        <source>It never fades.</source>
        <translation>यह कभी नहीं धुँधलाती।</translation>
    </message>
    <message>
        <source>It never fades: it is core.</source>
        <translation>यह कभी नहीं धुँधलाती: यह केंद्रीय है।</translation>
    </message>
    <message>
        <source>It never fades: it is pinned.</source>
        <translation>यह कभी नहीं धुँधलाती: यह पिन की हुई है।</translation>
    </message>
    <message>
        <source>It never fades: orientation is always loaded.</source>
        <translation>यह कभी नहीं धुँधलाती: दिशा-बोध हमेशा लोड रहता है।</translation>
    </message>
    <message>
        <source>It was last used {ago}.</source>
        <translation>इसका पिछला उपयोग {ago} हुआ।</translation>
    </message>
    <message>
        <source>It was recorded {ago} and nothing has used it since.</source>
        <translation>यह {ago} दर्ज हुई और तब से किसी ने इसका उपयोग नहीं किया।</translation>
    </message>
    <message>
        <source>Its next review is due {ahead}.</source>
        <translation>इसका अगला पुनरीक्षण {ahead} देय है।</translation>
    </message>
    <message>
        <source>Its review was due {ago}.</source>
        <translation>इसका पुनरीक्षण {ago} देय था।</translation>
    </message>
    <message>
        <source>Its strength is {strength} of 1.</source>
        <translation>इसकी मज़बूती 1 में से {strength} है।</translation>
    </message>
    <message>
        <source>No review is planned for it yet; the next pass sets a date.</source>
        <translation>इसके लिए अभी कोई पुनरीक्षण तय नहीं है; अगला जाँच-फेरा तारीख़ तय करेगा।</translation>
    </message>
    <message>
        <source>and {n} more sources</source>
        <translation>और {n} अन्य स्रोत</translation>
    </message>
    <message>
        <source>no change between readings so far</source>
        <translation>अब तक हर बार पढ़ने पर वैसा ही</translation>
    </message>
    <message>
        <source>with the next pass</source>
        <translation>अगले जाँच-फेरे के साथ</translation>
    </message>
    <message>
        <source>{name} could not be read; each pass tries again.</source>
        <translation>{name} पढ़ा नहीं जा सका; हर जाँच-फेरा फिर कोशिश करता है।</translation>
    </message>
    <message>
        <source>{name} is gone; each pass looks for it.</source>
        <translation>{name} ग़ायब है; हर जाँच-फेरा इसे खोजता है।</translation>
    </message>
    <message>
        <source>{name} was never read; the next pass does.</source>
        <translation>{name} कभी पढ़ा नहीं गया; अगला जाँच-फेरा पढ़ेगा।</translation>
    </message>
    <message>
        <source>{name}: {change}. Its bytes were last read {ago}, and are due to be read {due}.</source>
        <translation>{name}: {change}। इसके बाइट पिछली बार {ago} पढ़े गए, और अगली बार {due} पढ़े जाने हैं।</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>An import runs. Stopped, it leaves the store as it was before it began.</source>
        <translation>एक आयात चल रहा है। रोकने पर भंडार वैसा ही रहेगा जैसा आयात शुरू होने से पहले था।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Close Nidra?</source>
        <translation>Nidra बंद करें?</translation>
    </message>
    <message>
        <source>Close into the tray</source>
        <translation>बंद करके ट्रे में रखें</translation>
    </message>
    <message>
        <source>Close without a word from now on</source>
        <translation>आगे से बिना पूछे बंद करें</translation>
    </message>
    <message>
        <source>It keeps watching your sources and runs the nightly pass. A click on its picture in the tray opens the window again. The menu File tells it to quit instead.</source>
        <translation>यह आपके स्रोतों की निगरानी करता रहता है और रात का जाँच-फेरा चलाता है। ट्रे में इसके चित्र पर क्लिक करने से विंडो फिर खुल जाती है। इसके बजाय पूरी तरह बाहर निकलना हो तो “फ़ाइल” मेनू से निकलें।</translation>
    </message>
    <message>
        <source>Nidra goes on in the tray</source>
        <translation>Nidra ट्रे में चलता रहता है</translation>
    </message>
    <message>
        <source>Nobody watches then: what changes meanwhile is judged when the window is opened again.</source>
        <translation>तब कोई निगरानी नहीं करता: इस बीच जो बदले, उसका निर्णय विंडो फिर खुलने पर होता है।</translation>
    </message>
    <message>
        <source>Quit instead</source>
        <translation>इसके बजाय बाहर निकलें</translation>
    </message>
    <message>
        <source>Stop it and quit</source>
        <translation>रोकें और बाहर निकलें</translation>
    </message>
    <message>
        <source>Stop the import and quit?</source>
        <translation>आयात रोककर बाहर निकलें?</translation>
    </message>
    <message>
        <source>Stop the running work and quit?</source>
        <translation>चल रहा काम रोककर बाहर निकलें?</translation>
    </message>
    <message>
        <source>The system has no timer for this store, so no pass runs while the window is closed.</source>
        <translation>सिस्टम में इस भंडार के लिए कोई टाइमर नहीं है, इसलिए विंडो बंद रहने पर कोई जाँच-फेरा नहीं चलता।</translation>
    </message>
    <message>
        <source>The timer of the system goes on: a pass runs each day at {hour}.</source>
        <translation>सिस्टम का टाइमर चलता रहता है: हर दिन {hour} बजे एक जाँच-फेरा चलता है।</translation>
    </message>
    <message>
        <source>Work runs on the store that is open. It stops at the next safe place: what is done is kept, and the next pass goes on with the rest.</source>
        <translation>खुले हुए भंडार पर काम चल रहा है। वह अगली सुरक्षित जगह पर रुकेगा: जो हो चुका है वह रहेगा, और अगला जाँच-फेरा बाक़ी से आगे बढ़ेगा।</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Actions</source>
        <translation>क्रियाएँ</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>कोई क्रिया खोजें</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>लिखें कि आप क्या करना चाहते हैं</translation>
    </message>
    <message>
        <source>What you want to do</source>
        <translation>आप क्या करना चाहते हैं</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>A person put them against each other</source>
        <translation>किसी व्यक्ति ने इन्हें एक-दूसरे के सामने रखा</translation>
    </message>
    <message>
        <source>One says what the other denies</source>
        <translation>एक जो कहती है, दूसरी उसे नकारती है</translation>
    </message>
    <message>
        <source>They cannot both hold</source>
        <translation>दोनों एक साथ सही नहीं हो सकतीं</translation>
    </message>
    <message>
        <source>They give one thing two values</source>
        <translation>ये एक ही चीज़ के दो मान बताती हैं</translation>
    </message>
    <message>
        <source>They name different values</source>
        <translation>ये अलग-अलग मान बताती हैं</translation>
    </message>
    <message>
        <source>They name states that exclude each other</source>
        <translation>ये ऐसी अवस्थाएँ बताती हैं जो एक साथ नहीं हो सकतीं</translation>
    </message>
    <message>
        <source>They say opposite things</source>
        <translation>ये एक-दूसरे से उलटी बातें कहती हैं</translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>A quick pass asks the judge about every open pair.</source>
        <translation>एक त्वरित जाँच-फेरा हर खुले जोड़े के बारे में निर्णायक से पूछता है।</translation>
    </message>
    <message>
        <source>Ask the judge</source>
        <translation>निर्णायक से पूछें</translation>
    </message>
    <message>
        <source>Asks a model about every open pair, in a quick pass.</source>
        <translation>त्वरित जाँच-फेरे में हर खुले जोड़े के बारे में एक मॉडल से पूछता है।</translation>
    </message>
    <message>
        <source>Both hold</source>
        <translation>दोनों सही हैं</translation>
    </message>
    <message>
        <source>Both hold. They are never put against each other again.</source>
        <translation>दोनों सही हैं। इन्हें फिर कभी एक-दूसरे के सामने नहीं रखा जाएगा।</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>टकराव</translation>
    </message>
    <message>
        <source>Each pass compares memories about the same thing. What it finds waits here for you.</source>
        <translation>हर जाँच-फेरा एक ही विषय की स्मृतियों की तुलना करता है। जो मिलता है, वह यहाँ आपकी प्रतीक्षा में रहता है।</translation>
    </message>
    <message>
        <source>Here memories that contradict each other stand side by side.</source>
        <translation>यहाँ आपस में टकराने वाली स्मृतियाँ साथ-साथ दिखती हैं।</translation>
    </message>
    <message>
        <source>If neither has to make way, say why, then let both hold:</source>
        <translation>अगर किसी को हटना ज़रूरी नहीं, तो कारण बताएँ, फिर दोनों को सही मानें:</translation>
    </message>
    <message>
        <source>Kept “{kept}”. “{other}” makes way and stays on record.</source>
        <translation>“{kept}” रखी गई। “{other}” उसके लिए हटती है और अभिलेख में बनी रहती है।</translation>
    </message>
    <message>
        <source>Looking for conflicts…</source>
        <translation>टकराव खोजे जा रहे हैं…</translation>
    </message>
    <message>
        <source>No model can be asked here. {why}</source>
        <translation>यहाँ किसी मॉडल से नहीं पूछा जा सकता। {why}</translation>
    </message>
    <message>
        <source>No two memories contradict each other</source>
        <translation>कोई दो स्मृतियाँ आपस में नहीं टकरातीं</translation>
    </message>
    <message>
        <source>Pairs that cannot both hold</source>
        <translation>जोड़े जो एक साथ सही नहीं हो सकते</translation>
    </message>
    <message>
        <source>Say first why both hold.</source>
        <translation>पहले बताएँ कि दोनों क्यों सही हैं।</translation>
    </message>
    <message>
        <source>Sends both statements of each open pair, with their dates, grades and verdicts, to {whom}. Where it names the same one twice, the other makes way; you can undo that.</source>
        <translation>हर खुले जोड़े के दोनों कथन, उनकी तारीख़ों, श्रेणियों और निर्णयों के साथ, {whom} को भेजता है। अगर उत्तर में दो बार एक ही चुनी जाए, तो दूसरी हट जाती है; आप इसे पूर्ववत कर सकते हैं।</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>Some work is running already. Ask again when it is done.</source>
        <translation>कोई काम पहले से चल रहा है। उसके पूरा होने पर फिर पूछें।</translation>
    </message>
    <message>
        <source>The judge said: {what}</source>
        <translation>निर्णायक ने कहा: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Why both hold</source>
        <translation>दोनों क्यों सही हैं</translation>
    </message>
    <message>
        <source>Why both hold, for whoever comes later</source>
        <translation>दोनों क्यों सही हैं, बाद में आने वालों के लिए</translation>
    </message>
    <message>
        <source>both hold</source>
        <translation>दोनों सही हैं</translation>
    </message>
    <message>
        <source>keep {letter}</source>
        <translation>{letter} रखें</translation>
    </message>
    <message>
        <source>the model that is set up</source>
        <translation>तय किए गए मॉडल</translation>
    </message>
    <message>
        <source>{n} more are not listed</source>
        <translation>{n} और सूची में नहीं हैं</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>1 memory was written to {path} ({size}).</source>
        <translation>1 स्मृति {path} में लिखी गई ({size})।</translation>
    </message>
    <message>
        <source>Check the store</source>
        <translation>भंडार जाँचें</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>पथ कॉपी करें</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>डेटा</translation>
    </message>
    <message>
        <source>Lines of JSON (*.jsonl)</source>
        <translation>JSON की पंक्तियाँ (*.jsonl)</translation>
    </message>
    <message>
        <source>Make a copy now</source>
        <translation>अभी एक प्रति बनाएँ</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>दूसरा भंडार खोलें…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>फ़ोल्डर खोलें</translation>
    </message>
    <message>
        <source>Puts a copy of the memories into the folder backups.</source>
        <translation>स्मृतियों की एक प्रति backups फ़ोल्डर में रखता है।</translation>
    </message>
    <message>
        <source>Reads the whole store and changes nothing.</source>
        <translation>पूरा भंडार पढ़ता है और कुछ नहीं बदलता।</translation>
    </message>
    <message>
        <source>Some work is running already. Try again when it is done.</source>
        <translation>कोई काम पहले से चल रहा है। उसके पूरा होने पर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The copy lies at {path} ({size}).</source>
        <translation>प्रति {path} पर है ({size})।</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>पथ कॉपी हो गया।</translation>
    </message>
    <message>
        <source>Write every memory to a file</source>
        <translation>हर स्मृति फ़ाइल में लिखें</translation>
    </message>
    <message>
        <source>Write every memory to a file…</source>
        <translation>हर स्मृति फ़ाइल में लिखें…</translation>
    </message>
    <message>
        <source>Writes each memory with its receipts as one line of JSON, for other programs.</source>
        <translation>हर स्मृति को उसके प्रमाणों सहित JSON की एक पंक्ति में लिखता है, दूसरे प्रोग्रामों के लिए।</translation>
    </message>
    <message>
        <source>folder place path size disk copy backup export JSON check doctor</source>
        <translation>फ़ोल्डर जगह पथ आकार डिस्क प्रति बैकअप निर्यात JSON जाँच डॉक्टर</translation>
    </message>
    <message>
        <source>{n} memories were written to {path} ({size}).</source>
        <translation>{n} स्मृतियाँ {path} में लिखी गईं ({size})।</translation>
    </message>
    <message>
        <source>{size} in all; {free} are free on this disk.</source>
        <translation>कुल {size}; इस डिस्क पर {free} ख़ाली है।</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>Any day</source>
        <translation>कोई भी दिन</translation>
    </message>
</context>
<context>
    <name>DecayCurve</name>
    <message>
        <source>Strength</source>
        <translation>मज़बूती</translation>
    </message>
    <message>
        <source>Strength {strength}, faded {when}</source>
        <translation>मज़बूती {strength}, {when} धुँधला गई</translation>
    </message>
    <message>
        <source>Strength {strength}, fades {when}</source>
        <translation>मज़बूती {strength}, {when} धुँधला जाएगी</translation>
    </message>
    <message>
        <source>Strength {strength}. It never fades.</source>
        <translation>मज़बूती {strength}। यह कभी नहीं धुँधलाती।</translation>
    </message>
    <message>
        <source>Strength {strength}. It never fades: {why}.</source>
        <translation>मज़बूती {strength}। यह कभी नहीं धुँधलाती: {why}।</translation>
    </message>
    <message>
        <source>it is core</source>
        <translation>यह केंद्रीय है</translation>
    </message>
    <message>
        <source>it is pinned</source>
        <translation>यह पिन की हुई है</translation>
    </message>
    <message>
        <source>orientation is always loaded</source>
        <translation>दिशा-बोध हमेशा लोड रहता है</translation>
    </message>
    <message>
        <source>today</source>
        <translation>आज</translation>
    </message>
</context>
<context>
    <name>DecayPage</name>
    <message>
        <source>A memory that fades is not deleted. Fading means that nothing has used it for so long that its strength fell below 0.1: recall leaves it out unless it is asked for everything, and the next use makes it strong again. To say that a memory still holds puts its review off; it is no use of it. This page writes nothing by being looked at.</source>
        <translation>धुँधलाने वाली स्मृति मिटाई नहीं जाती। धुँधलाने का अर्थ है कि इतने समय से किसी ने उसका उपयोग नहीं किया कि उसकी मज़बूती 0.1 से नीचे चली गई: जब तक सब कुछ न माँगा जाए, याद करते समय उसे छोड़ दिया जाता है, और अगला उपयोग उसे फिर मज़बूत कर देता है। यह कहना कि स्मृति अब भी सही है, उसका पुनरीक्षण टालता है; यह उसका उपयोग नहीं है। इस पृष्ठ को देखने भर से कुछ नहीं लिखा जाता।</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>क्षय</translation>
    </message>
    <message>
        <source>Here you see what is being forgotten, and what waits for your word.</source>
        <translation>यहाँ आप देखते हैं कि क्या भुलाया जा रहा है और क्या आपके उत्तर की प्रतीक्षा में है।</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>Look a year ahead</source>
        <translation>एक साल आगे देखें</translation>
    </message>
    <message>
        <source>Looking at what fades…</source>
        <translation>देखा जा रहा है कि क्या धुँधला रहा है…</translation>
    </message>
    <message>
        <source>No memory is here that could fade</source>
        <translation>यहाँ ऐसी कोई स्मृति नहीं जो धुँधला सके</translation>
    </message>
    <message>
        <source>No review is due, and nothing fades within these days.</source>
        <translation>कोई पुनरीक्षण देय नहीं है, और इन दिनों में कुछ नहीं धुँधलाता।</translation>
    </message>
    <message>
        <source>Nothing waits for your word</source>
        <translation>कुछ भी आपके उत्तर की प्रतीक्षा में नहीं है</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>See all memories</source>
        <translation>सभी स्मृतियाँ देखें</translation>
    </message>
    <message>
        <source>The store is here, and no memory in it counts. Import a palace, or look around in the demo store.</source>
        <translation>भंडार मौजूद है, पर इसमें कोई स्मृति गिनती में नहीं है। महल आयात करें, या नमूना भंडार में घूमकर देखें।</translation>
    </message>
</context>
<context>
    <name>DeedRow</name>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>पूर्ववत करें: {what}</translation>
    </message>
    <message>
        <source>by a re-check</source>
        <translation>दोबारा जाँच से</translation>
    </message>
    <message>
        <source>by the watcher</source>
        <translation>निगरानीकर्ता द्वारा</translation>
    </message>
    <message>
        <source>in a pass</source>
        <translation>किसी जाँच-फेरे में</translation>
    </message>
    <message>
        <source>outside of a pass</source>
        <translation>किसी जाँच-फेरे के बाहर</translation>
    </message>
    <message>
        <source>taken back since</source>
        <translation>तब से वापस लिया गया</translation>
    </message>
</context>
<context>
    <name>DeedTable</name>
    <message>
        <source>What was done</source>
        <translation>क्या किया गया</translation>
    </message>
</context>
<context>
    <name>DeedView</name>
    <message>
        <source>1 memory</source>
        <translation>1 स्मृति</translation>
    </message>
    <message>
        <source>Choose what was done, to see what it changed.</source>
        <translation>चुनें कि क्या किया गया था, यह देखने के लिए कि उसने क्या बदला।</translation>
    </message>
    <message>
        <source>Copy the undo as command</source>
        <translation>वापसी को कमांड के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>फिर से करें</translation>
    </message>
    <message>
        <source>It cannot be taken back yet: journal row {n} came later and rests on it. Take that back first.</source>
        <translation>इसे अभी वापस नहीं लिया जा सकता: रोज़नामचे की पंक्ति {n} बाद में आई और इस पर टिकी है। पहले उसे वापस लें।</translation>
    </message>
    <message>
        <source>It tells what was found of the sources, and changed no memory: nothing to take back.</source>
        <translation>यह बताता है कि स्रोतों में क्या मिला, और इसने कोई स्मृति नहीं बदली: वापस लेने को कुछ नहीं।</translation>
    </message>
    <message>
        <source>It was imported.</source>
        <translation>यह आयात हुई थी।</translation>
    </message>
    <message>
        <source>It was put back as it was before.</source>
        <translation>इसे पहले जैसा कर दिया गया।</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>None of them can be taken back.</source>
        <translation>इनमें से कुछ भी वापस नहीं लिया जा सकता।</translation>
    </message>
    <message>
        <source>Nothing that it did can be taken back.</source>
        <translation>इसके किए में से कुछ भी वापस नहीं लिया जा सकता।</translation>
    </message>
    <message>
        <source>Pass {id}</source>
        <translation>जाँच-फेरा {id}</translation>
    </message>
    <message>
        <source>See those that it changed</source>
        <translation>जिन्हें इसने बदला, उन्हें देखें</translation>
    </message>
    <message>
        <source>Show the undo</source>
        <translation>वापसी दिखाएँ</translation>
    </message>
    <message>
        <source>Show what rests on it</source>
        <translation>इस पर जो टिका है, उसे दिखाएँ</translation>
    </message>
    <message>
        <source>Take these back…</source>
        <translation>इन्हें वापस लें…</translation>
    </message>
    <message>
        <source>Take this back…</source>
        <translation>इसे वापस लें…</translation>
    </message>
    <message>
        <source>{n} of {all} can be taken back in one go. What would come of it is said before.</source>
        <translation>{all} में से {n} एक ही बार में वापस लिए जा सकते हैं। इससे क्या होगा, यह पहले बताया जाता है।</translation>
    </message>
    <message>
        <source>{n} things that were done</source>
        <translation>किए गए {n} काम</translation>
    </message>
    <message>
        <source>{n} things that were done are chosen</source>
        <translation>{n} काम चुने गए हैं</translation>
    </message>
    <message>
        <source>Taken back by journal row {n}.</source>
        <translation>रोज़नामचे की पंक्ति {n} ने वापस लिया।</translation>
    </message>
    <message>
        <source>Nothing is deleted; an undo only adds to the journal.</source>
        <translation>कुछ मिटाया नहीं जाता; वापसी रोज़नामचे में केवल जोड़ती है।</translation>
    </message>
    <message>
        <source>The judge named no winner, so that nothing was changed.</source>
        <translation>निर्णायक ने किसी को नहीं चुना, इसलिए कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>लौटने का रास्ता</translation>
    </message>
    <message>
        <source>This is an undo itself. What it took back can be done again.</source>
        <translation>यह ख़ुद एक वापसी है। इसने जो वापस लिया, उसे फिर किया जा सकता है।</translation>
    </message>
    <message>
        <source>This is an undo itself. What it took back was done again since.</source>
        <translation>यह ख़ुद एक वापसी है। इसने जो वापस लिया था, वह तब से फिर किया जा चुका है।</translation>
    </message>
    <message>
        <source>This pass changed nothing, so that there is nothing to take back.</source>
        <translation>इस जाँच-फेरे ने कुछ नहीं बदला, इसलिए वापस लेने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>What it did</source>
        <translation>इसने क्या किया</translation>
    </message>
    <message>
        <source>What was believed then</source>
        <translation>तब क्या माना जाता था</translation>
    </message>
    <message>
        <source>What was filed stays on file. Open the memory and say that it does not hold, if that is so.</source>
        <translation>जो दर्ज हुआ, वह दर्ज रहता है। अगर स्मृति सही नहीं है, तो उसे खोलें और ऐसा बताएँ।</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>और {n} अन्य</translation>
    </message>
    <message>
        <source>by: {who}</source>
        <translation>किसने: {who}</translation>
    </message>
    <message>
        <source>journal row {n}</source>
        <translation>रोज़नामचे की पंक्ति {n}</translation>
    </message>
    <message>
        <source>journal rows {first} to {last}</source>
        <translation>रोज़नामचे की पंक्तियाँ {first} से {last}</translation>
    </message>
    <message>
        <source>judged anew, as before</source>
        <translation>नया निर्णय, पहले जैसा ही</translation>
    </message>
    <message>
        <source>{n} memories</source>
        <translation>{n} स्मृतियाँ</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Done again: {label}.</source>
        <translation>फिर किया गया: {label}।</translation>
    </message>
    <message>
        <source>It touches {n} memories.</source>
        <translation>यह {n} स्मृतियों पर असर डालता है।</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>कोई काम पहले से चल रहा है। पहले उसे रोकें, या पूरा होने तक प्रतीक्षा करें।</translation>
    </message>
    <message>
        <source>Take back: {label}?</source>
        <translation>वापस लें: {label}?</translation>
    </message>
    <message>
        <source>Undone: {label}. {what}</source>
        <translation>पूर्ववत किया गया: {label}। {what}</translation>
    </message>
    <message>
        <source>{n} of them could not be taken back: {why}</source>
        <translation>इनमें से {n} वापस नहीं लिए जा सके: {why}</translation>
    </message>
</context>
<context>
    <name>Diff</name>
    <message>
        <source>The receipt says</source>
        <translation>प्रमाण कहता है</translation>
    </message>
    <message>
        <source>The source says now</source>
        <translation>स्रोत अब कहता है</translation>
    </message>
    <message>
        <source>What the receipt says</source>
        <translation>प्रमाण क्या कहता है</translation>
    </message>
    <message>
        <source>What the source says now</source>
        <translation>स्रोत अब क्या कहता है</translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>A folder or its database file. It is only read, never changed.</source>
        <translation>कोई फ़ोल्डर या उसकी डेटाबेस फ़ाइल। इसे केवल पढ़ा जाता है, कभी बदला नहीं जाता।</translation>
    </message>
    <message>
        <source>Drop a palace here</source>
        <translation>महल यहाँ छोड़ें</translation>
    </message>
</context>
<context>
    <name>EvidenceDeeds</name>
    <message>
        <source>It was retired and stays on record.</source>
        <translation>इसे सेवानिवृत्त किया गया और यह अभिलेख में बनी रहती है।</translation>
    </message>
    <message>
        <source>Its review is put off; it stays fallen.</source>
        <translation>इसका पुनरीक्षण टाल दिया गया; यह गिरी हुई रहती है।</translation>
    </message>
    <message>
        <source>Noted that “{what}” still holds.</source>
        <translation>दर्ज किया गया कि “{what}” अब भी सही है।</translation>
    </message>
    <message>
        <source>That was said already; nothing changed.</source>
        <translation>यह पहले ही कहा जा चुका है; कुछ नहीं बदला।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>confirm “{what}”</source>
        <translation>“{what}” की पुष्टि</translation>
    </message>
    <message>
        <source>reject “{what}”</source>
        <translation>“{what}” की अस्वीकृति</translation>
    </message>
</context>
<context>
    <name>EvidencePane</name>
    <message>
        <source>Choose a memory to see why it is believed</source>
        <translation>कोई स्मृति चुनें और देखें कि उसे क्यों माना जाता है</translation>
    </message>
    <message>
        <source>Contests with it</source>
        <translation>इससे टकराव</translation>
    </message>
    <message>
        <source>Copied: {path}</source>
        <translation>कॉपी हुआ: {path}</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>साक्ष्य</translation>
    </message>
    <message>
        <source>History</source>
        <translation>इतिहास</translation>
    </message>
    <message>
        <source>It rests on</source>
        <translation>यह इन पर टिकी है</translation>
    </message>
    <message>
        <source>Its sources are read again the moment you choose it.</source>
        <translation>जैसे ही आप इसे चुनते हैं, इसके स्रोत फिर पढ़े जाते हैं।</translation>
    </message>
    <message>
        <source>Looking up the memory…</source>
        <translation>स्मृति खोजी जा रही है…</translation>
    </message>
    <message>
        <source>Show what fell</source>
        <translation>क्या गिरा, दिखाएँ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>मज़बूती</translation>
    </message>
    <message>
        <source>The check just now found something else than is on record.</source>
        <translation>अभी की जाँच में अभिलेख से कुछ अलग मिला।</translation>
    </message>
    <message>
        <source>This memory could not be shown</source>
        <translation>यह स्मृति दिखाई नहीं जा सकी</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>What rests on it</source>
        <translation>इस पर क्या टिका है</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>आप क्या कर सकते हैं</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>क्यों</translation>
    </message>
</context>
<context>
    <name>Excerpt</name>
    <message>
        <source>In the source</source>
        <translation>स्रोत में</translation>
    </message>
    <message>
        <source>The source around it</source>
        <translation>उसके आस-पास का स्रोत</translation>
    </message>
    <message>
        <source>What comes nearest</source>
        <translation>सबसे मिलता-जुलता</translation>
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
        <translation>पथ कॉपी करें</translation>
    </message>
    <message>
        <source>Each goes to {folder}</source>
        <translation>रिपोर्टें {folder} में सहेजी जाती हैं</translation>
    </message>
    <message>
        <source>Each goes to {folder}. The last one was written {when}.</source>
        <translation>रिपोर्टें {folder} में सहेजी जाती हैं। पिछली {when} लिखी गई।</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>निर्यात</translation>
    </message>
    <message>
        <source>It is the first export of this store: the next one tells what changed since.</source>
        <translation>यह इस भंडार का पहला निर्यात है: अगला बताएगा कि तब से क्या बदला।</translation>
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
        <translation>पिछले निर्यात ({when}) से कुछ अलग नहीं है।</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>फ़ोल्डर खोलें</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>इस रूप में सहेजें…</translation>
    </message>
    <message>
        <source>Saved as {path} ({size}).</source>
        <translation>{path} के रूप में सहेजा गया ({size})।</translation>
    </message>
    <message>
        <source>Since the last export, {when}:</source>
        <translation>पिछले निर्यात ({when}) के बाद से:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>पथ कॉपी हो गया।</translation>
    </message>
    <message>
        <source>The report is being written</source>
        <translation>रिपोर्ट लिखी जा रही है</translation>
    </message>
    <message>
        <source>The report was saved as {path}</source>
        <translation>रिपोर्ट {path} के रूप में सहेजी गई</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>वेब पृष्ठ (HTML)</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>और {n} अन्य</translation>
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
        <translation>CSV, स्प्रेडशीट के लिए</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, प्रोग्रामों के लिए</translation>
    </message>
    <message>
        <source>Markdown, for notes</source>
        <translation>Markdown, नोट्स के लिए</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, छापने के लिए</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>इस रूप में सहेजें…</translation>
    </message>
    <message>
        <source>Save the trust report</source>
        <translation>विश्वास रिपोर्ट सहेजें</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>कोई काम पहले से चल रहा है। पहले उसे रोकें, या पूरा होने तक प्रतीक्षा करें।</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>वेब पृष्ठ</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>not counted yet</source>
        <translation>अभी गिना नहीं गया</translation>
    </message>
</context>
<context>
    <name>FacetPane</name>
    <message>
        <source>Filters</source>
        <translation>फ़िल्टर</translation>
    </message>
</context>
<context>
    <name>FacetSection</name>
    <message>
        <source>Show fewer</source>
        <translation>कम दिखाएँ</translation>
    </message>
    <message>
        <source>Show {n} more</source>
        <translation>{n} और दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Age</source>
        <translation>आयु</translation>
    </message>
    <message>
        <source>Contested memories, and words that a memory brought with it.</source>
        <translation>विवादित स्मृतियाँ, और वे शब्द जो कोई स्मृति अपने साथ लाई।</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>चिह्न</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>श्रेणी</translation>
    </message>
    <message>
        <source>How far a memory is borne out by its sources.</source>
        <translation>कोई स्मृति अपने स्रोतों से कितनी पुष्ट होती है।</translation>
    </message>
    <message>
        <source>How well a memory is remembered; unused ones fade.</source>
        <translation>कोई स्मृति कितनी अच्छी तरह याद है; जिनका उपयोग नहीं होता, वे धुँधलाती हैं।</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>मूल</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>जाँच-फेरा</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>कक्ष</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>मज़बूती</translation>
    </message>
    <message>
        <source>The palace that a memory was imported from.</source>
        <translation>वह महल जिससे स्मृति आयात हुई।</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>What one pass judged anew.</source>
        <translation>एक जाँच-फेरे ने किन पर नया निर्णय दिया।</translation>
    </message>
    <message>
        <source>What was found when a receipt was compared with its source.</source>
        <translation>प्रमाण की उसके स्रोत से तुलना करने पर क्या मिला।</translation>
    </message>
    <message>
        <source>Where a memory is counted in the sentence on Home.</source>
        <translation>मुखपृष्ठ के वाक्य में स्मृति कहाँ गिनी जाती है।</translation>
    </message>
    <message>
        <source>Which clock of forgetting a memory follows.</source>
        <translation>स्मृति भूलने की किस घड़ी पर चलती है।</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>खंड</translation>
    </message>
    <message>
        <source>changed since {when}</source>
        <translation>{when} के बाद बदली</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>1 that rests on it fell with it.</source>
        <translation>इस पर टिकी 1 स्मृति भी इसके साथ गिरी।</translation>
    </message>
    <message>
        <source>1 that rests on it rose with it.</source>
        <translation>इस पर टिकी 1 स्मृति भी इसके साथ उठी।</translation>
    </message>
    <message>
        <source>Its source bears it out again: it rose again.</source>
        <translation>इसका स्रोत इसे फिर पुष्ट करता है: यह फिर उठी।</translation>
    </message>
    <message>
        <source>Its source speaks against it now: it fell.</source>
        <translation>इसका स्रोत अब इसके विरुद्ध है: यह गिरी।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>What was found is on record now.</source>
        <translation>जो मिला, वह अब अभिलेख में है।</translation>
    </message>
    <message>
        <source>re-check of “{what}”</source>
        <translation>“{what}” की दोबारा जाँच</translation>
    </message>
    <message>
        <source>{n} that rest on it fell with it.</source>
        <translation>इस पर टिकी {n} स्मृतियाँ भी इसके साथ गिरीं।</translation>
    </message>
    <message>
        <source>{n} that rest on it rose with it.</source>
        <translation>इस पर टिकी {n} स्मृतियाँ भी इसके साथ उठीं।</translation>
    </message>
</context>
<context>
    <name>FirstRunPage</name>
    <message>
        <source>A palace is the folder in which MemPalace keeps what your assistant remembers. An import copies its notes (“drawers”) into a store of Nidra, each with a receipt: the place in the file that it came from.</source>
        <translation>महल वह फ़ोल्डर है जिसमें MemPalace आपके सहायक की याद रखी बातें रखता है। आयात उसके नोट्स (“दराज़”) Nidra के भंडार में कॉपी करता है, हर एक प्रमाण के साथ: फ़ाइल में वह जगह जहाँ से वह आया।</translation>
    </message>
    <message>
        <source>Begin with a palace</source>
        <translation>महल से शुरू करें</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>फ़ोल्डर चुनें…</translation>
    </message>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation>महल चुनें: वह फ़ोल्डर जिसमें वह है</translation>
    </message>
    <message>
        <source>Each memory is compared with the file that it came from, byte for byte.</source>
        <translation>हर स्मृति की उस फ़ाइल से, जिससे वह आई, बाइट-दर-बाइट तुलना होती है।</translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation>पाँच मिनट में पहली जाँच</translation>
    </message>
    <message>
        <source>It keeps watch, and sleeps at night if you like</source>
        <translation>Nidra निगरानी रखता है, और आप चाहें तो रात को सोता है</translation>
    </message>
    <message>
        <source>It reads the sources again</source>
        <translation>Nidra स्रोतों को फिर पढ़ता है</translation>
    </message>
    <message>
        <source>It says what is no longer true</source>
        <translation>Nidra बताता है कि क्या अब सच नहीं है</translation>
    </message>
    <message>
        <source>Looking for palaces in the usual places…</source>
        <translation>सामान्य जगहों पर महल खोजे जा रहे हैं…</translation>
    </message>
    <message>
        <source>No account is needed. Only “Ask the judge” in Conflicts sends something: the statements of a pair, to a model that you set up. Palaces and sources are only read, never changed.</source>
        <translation>किसी खाते की ज़रूरत नहीं है। केवल टकराव में “निर्णायक से पूछें” कुछ भेजता है: किसी जोड़े के कथन, उस मॉडल को जिसे आप तय करते हैं। महल और स्रोत केवल पढ़े जाते हैं, कभी बदले नहीं जाते।</translation>
    </message>
    <message>
        <source>No palace was found in the usual places.</source>
        <translation>सामान्य जगहों पर कोई महल नहीं मिला।</translation>
    </message>
    <message>
        <source>Nothing leaves this machine unless you ask the judge</source>
        <translation>जब तक आप निर्णायक से न पूछें, इस मशीन से कुछ बाहर नहीं जाता</translation>
    </message>
    <message>
        <source>One was found on this machine:</source>
        <translation>इस मशीन पर एक मिला:</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>The demo store has planted faults, so that every page has something to show.</source>
        <translation>नमूना भंडार में जान-बूझकर रखी गई गड़बड़ियाँ हैं, ताकि हर पृष्ठ पर दिखाने को कुछ हो।</translation>
    </message>
    <message>
        <source>Welcome to Nidra</source>
        <translation>Nidra में आपका स्वागत है</translation>
    </message>
    <message>
        <source>What changed, what is gone, what contradicts, each with its evidence.</source>
        <translation>क्या बदला, क्या ग़ायब है, क्या टकराता है, हर एक अपने साक्ष्य के साथ।</translation>
    </message>
    <message>
        <source>What your assistant remembers, re-checked</source>
        <translation>आपके सहायक को जो याद है, दोबारा जाँचा हुआ</translation>
    </message>
    <message>
        <source>While this window is open, a file that changes is judged at once. A nightly pass reads the rest again, from the hour on that you choose; until then you start it.</source>
        <translation>जब तक यह विंडो खुली है, बदलने वाली फ़ाइल पर तुरंत निर्णय होता है। रात का जाँच-फेरा बाक़ी को फिर पढ़ता है, आपके चुने हुए समय से; तब तक आप ही उसे शुरू करते हैं।</translation>
    </message>
    <message>
        <source>{n} were found on this machine:</source>
        <translation>इस मशीन पर {n} मिले:</translation>
    </message>
</context>
<context>
    <name>Folder</name>
    <message>
        <source>Choose: {what}</source>
        <translation>चुनें: {what}</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>कोई फ़ोल्डर नहीं</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message>
        <source>Days</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Fading within</source>
        <translation>धुँधलाने की अवधि</translation>
    </message>
    <message>
        <source>Fading within so many days</source>
        <translation>कितने दिनों में धुँधलाने वाली</translation>
    </message>
    <message>
        <source>Of {total}, {faded} have faded already; {later} fade later or never.</source>
        <translation>{total} में से {faded} पहले ही धुँधला चुकी हैं; {later} बाद में धुँधलाएँगी या कभी नहीं।</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>इन्हें दिखाएँ</translation>
    </message>
    <message>
        <source>What fades soon</source>
        <translation>जल्द क्या धुँधलाएगा</translation>
    </message>
    <message>
        <source>Within {days} no memory fades that has not faded already.</source>
        <translation>{days} के भीतर कोई और स्मृति नहीं धुँधलाएगी, सिवाय उनके जो पहले ही धुँधला चुकी हैं।</translation>
    </message>
    <message>
        <source>Within {days} {memories} fade, if nothing uses them: {parts}.</source>
        <translation>कोई उपयोग न हो तो {days} के भीतर {memories} धुँधलाएँगी: {parts}।</translation>
    </message>
    <message>
        <source>days</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>{n} episodes</source>
        <translation>{n} घटनाएँ</translation>
    </message>
    <message>
        <source>{n} facts</source>
        <translation>{n} तथ्य</translation>
    </message>
    <message>
        <source>{n} of orientation</source>
        <translation>{n} दिशा-बोध की</translation>
    </message>
    <message>
        <source>{n} of them are orientation.</source>
        <translation>इनमें से {n} दिशा-बोध की हैं।</translation>
    </message>
    <message>
        <source>{n} records</source>
        <translation>{n} अभिलेख</translation>
    </message>
</context>
<context>
    <name>ForgettingCard</name>
    <message>
        <source>Its own clock</source>
        <translation>इसकी अपनी घड़ी</translation>
    </message>
    <message>
        <source>Show its evidence</source>
        <translation>इसके साक्ष्य दिखाएँ</translation>
    </message>
    <message>
        <source>The clock of its sources</source>
        <translation>इसके स्रोतों की घड़ी</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source> and {n} more</source>
        <translation> और {n} अन्य</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>चिह्न</translation>
    </message>
    <message>
        <source>Grade: {grade} · standing: {standing} · confidence {confidence}</source>
        <translation>श्रेणी: {grade} · स्थिति: {standing} · भरोसा {confidence}</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>आईडी</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>जगह</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>दर्ज हुई</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>कथन</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>टैग</translation>
    </message>
    <message>
        <source>This memory was retired: it counts no more and stays on record.</source>
        <translation>यह स्मृति सेवानिवृत्त की गई: यह अब गिनती में नहीं है और अभिलेख में बनी रहती है।</translation>
    </message>
    <message>
        <source>This memory was superseded. What took its place:</source>
        <translation>यह स्मृति प्रतिस्थापित हुई। इसकी जगह आई:</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>इसके बारे में क्या पता है</translation>
    </message>
    <message>
        <source>episodic</source>
        <translation>घटनापरक</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>मशीन से जाँची</translation>
    </message>
    <message>
        <source>orientation</source>
        <translation>दिशा-बोध</translation>
    </message>
    <message>
        <source>record</source>
        <translation>अभिलेख</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>सेवानिवृत्त</translation>
    </message>
    <message>
        <source>semantic</source>
        <translation>अर्थगत</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>स्रोत से जुड़ी</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>असत्यापित</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Begin</source>
        <translation>शुरुआत</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>कमांड</translation>
    </message>
    <message>
        <source>Conflicts between memories</source>
        <translation>स्मृतियों के बीच टकराव</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>First audit in five minutes</source>
        <translation>पाँच मिनट में पहली जाँच</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>इसे चलता छोड़ें</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>संदर्भ</translation>
    </message>
    <message>
        <source>Reading the report</source>
        <translation>रिपोर्ट पढ़ना</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>रिपोर्ट फ़ाइलें</translation>
    </message>
    <message>
        <source>Reviews by a person</source>
        <translation>किसी व्यक्ति द्वारा पुनरीक्षण</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>खोजना</translation>
    </message>
    <message>
        <source>Settings of a store</source>
        <translation>भंडार की सेटिंग</translation>
    </message>
    <message>
        <source>Sleeping on a timer</source>
        <translation>टाइमर पर सोना</translation>
    </message>
    <message>
        <source>Sources that vanished</source>
        <translation>ग़ायब हुए स्रोत</translation>
    </message>
    <message>
        <source>The journal's format</source>
        <translation>रोज़नामचे का प्रारूप</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>भंडार</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>विंडो</translation>
    </message>
    <message>
        <source>Two clocks</source>
        <translation>दो घड़ियाँ</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>समझें</translation>
    </message>
    <message>
        <source>Undo and history</source>
        <translation>पूर्ववत और इतिहास</translation>
    </message>
    <message>
        <source>Verdicts and grades</source>
        <translation>निर्णय और श्रेणियाँ</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>निगरानी</translation>
    </message>
    <message>
        <source>What leaves the machine</source>
        <translation>मशीन से बाहर क्या जाता है</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>शब्दावली</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Click what you want to know about, or go there with Tab and press Enter. Escape ends it.</source>
        <translation>जिसके बारे में जानना है उस पर क्लिक करें, या Tab से वहाँ जाएँ और Enter दबाएँ। Escape से यह समाप्त होता है।</translation>
    </message>
</context>
<context>
    <name>HelpList</name>
    <message>
        <source>1 place</source>
        <translation>1 जगह</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Nothing in help has all of these words. Try fewer, or other ones.</source>
        <translation>सहायता में कहीं भी ये सभी शब्द नहीं हैं। कम या दूसरे शब्द आज़माएँ।</translation>
    </message>
    <message>
        <source>Search in help</source>
        <translation>सहायता में खोजें</translation>
    </message>
    <message>
        <source>Where these words stand</source>
        <translation>ये शब्द कहाँ हैं</translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation>{n} जगहें</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>सहायता बंद करें</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>कॉपी हुआ: {line}</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>पता कॉपी करें</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>अगला खोजें</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>इस पृष्ठ पर खोजें</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>पिछला खोजें</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ब्राउज़र में खोलें</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>This leads out of the window: {address}</source>
        <translation>यह विंडो से बाहर ले जाता है: {address}</translation>
    </message>
    <message>
        <source>This page is in English; only its title is in your language.</source>
        <translation>यह पृष्ठ अंग्रेज़ी में है; केवल इसका शीर्षक आपकी भाषा में है।</translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation>इस पृष्ठ पर नहीं</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} मिले</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Help text</source>
        <translation>सहायता का पाठ</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>It</source>
        <translation>यह</translation>
    </message>
    <message>
        <source>It was buried, and others with it.</source>
        <translation>यह दफ़नाई गई, और इसके साथ दूसरी स्मृतियाँ भी।</translation>
    </message>
    <message>
        <source>It was confirmed, and others with it.</source>
        <translation>इसकी पुष्टि हुई, और इसके साथ दूसरी स्मृतियों की भी।</translation>
    </message>
    <message>
        <source>It was found to contradict another memory.</source>
        <translation>पाया गया कि यह किसी दूसरी स्मृति से टकराती है।</translation>
    </message>
    <message>
        <source>It was judged again, and many others with it.</source>
        <translation>इस पर फिर निर्णय हुआ, और इसके साथ कई दूसरी स्मृतियों पर भी।</translation>
    </message>
    <message>
        <source>It was rejected, and others with it.</source>
        <translation>इसे अस्वीकार किया गया, और इसके साथ दूसरी स्मृतियों को भी।</translation>
    </message>
    <message>
        <source>It was reviewed, and others with it.</source>
        <translation>इसका पुनरीक्षण हुआ, और इसके साथ दूसरी स्मृतियों का भी।</translation>
    </message>
    <message>
        <source>It was spared from burial, and others with it.</source>
        <translation>इसे दफ़नाने से बचाया गया, और इसके साथ दूसरी स्मृतियों को भी।</translation>
    </message>
    <message>
        <source>It was superseded, and others with it.</source>
        <translation>यह प्रतिस्थापित हुई, और इसके साथ दूसरी स्मृतियाँ भी।</translation>
    </message>
    <message>
        <source>It was used, and others with it.</source>
        <translation>इसका उपयोग हुआ, और इसके साथ दूसरी स्मृतियों का भी।</translation>
    </message>
    <message>
        <source>Its burial was planned, and that of others.</source>
        <translation>इसे दफ़नाना तय हुआ, और दूसरी स्मृतियों को भी।</translation>
    </message>
    <message>
        <source>Its source was read, and the verdict on its receipt changed.</source>
        <translation>इसका स्रोत पढ़ा गया, और इसके प्रमाण पर निर्णय बदला।</translation>
    </message>
    <message>
        <source>Show all ({left})</source>
        <translation>सब दिखाएँ ({left})</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>पूरा दिखाएँ</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Export report</source>
        <translation>रिपोर्ट निर्यात करें</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>मुखपृष्ठ</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>फिर आयात करें</translation>
    </message>
    <message>
        <source>Looking at the store…</source>
        <translation>भंडार देखा जा रहा है…</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>अभी कोई स्मृति नहीं</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>दूसरा भंडार खोलें…</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation>अपना भंडार खोलें</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>भंडार खुल रहा है…</translation>
    </message>
    <message>
        <source>Read the sources again and grade every memory.</source>
        <translation>स्रोतों को फिर पढ़ें और हर स्मृति को श्रेणी दें।</translation>
    </message>
    <message>
        <source>Since last night</source>
        <translation>पिछली रात से</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>The store is here, and no memory is in it.</source>
        <translation>भंडार मौजूद है, पर इसमें कोई स्मृति नहीं है।</translation>
    </message>
    <message>
        <source>What changed since the last pass is being put together.</source>
        <translation>पिछले जाँच-फेरे के बाद से क्या बदला, यह जुटाया जा रहा है।</translation>
    </message>
</context>
<context>
    <name>HomeView</name>
    <message>
        <source>; 1 other looks as it did and was not read.</source>
        <translation>; 1 दूसरा पहले जैसा दिखता है और पढ़ा नहीं गया।</translation>
    </message>
    <message>
        <source>; {n} others look as they did and were not read.</source>
        <translation>; {n} दूसरे पहले जैसे दिखते हैं और पढ़े नहीं गए।</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे बढ़ें</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>निगरानी जारी रखें</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>फिर आयात करें</translation>
    </message>
    <message>
        <source>It read 1 source ({size})</source>
        <translation>इसने 1 स्रोत पढ़ा ({size})</translation>
    </message>
    <message>
        <source>It read {n} sources ({size})</source>
        <translation>इसने {n} स्रोत पढ़े ({size})</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>कुछ नहीं बदला।</translation>
    </message>
    <message>
        <source>Open your own store</source>
        <translation>अपना भंडार खोलें</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The import of {place} was cut short when the window ended. Nothing of it was kept.</source>
        <translation>विंडो बंद होने से {place} का आयात बीच में रुक गया। उसका कुछ भी नहीं रखा गया।</translation>
    </message>
    <message>
        <source>The pass did not come to its end</source>
        <translation>जाँच-फेरा पूरा नहीं हो पाया</translation>
    </message>
    <message>
        <source>The pass is done</source>
        <translation>जाँच-फेरा पूरा हुआ</translation>
    </message>
    <message>
        <source>The pass was stopped</source>
        <translation>जाँच-फेरा रोक दिया गया</translation>
    </message>
    <message>
        <source>This is the demo store: its memories and its faults were made up for a look around.</source>
        <translation>यह नमूना भंडार है: इसकी स्मृतियाँ और गड़बड़ियाँ घूमकर देखने के लिए गढ़ी गई हैं।</translation>
    </message>
    <message>
        <source>Watching is paused: a source that changes is not judged before you go on, or open this store again.</source>
        <translation>निगरानी रुकी हुई है: बदलने वाले स्रोत पर तब तक निर्णय नहीं होगा जब तक आप इसे जारी न करें या यह भंडार फिर न खोलें।</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>क्या गिरा</translation>
    </message>
    <message>
        <source>What it did is kept, and the next one goes on from there.</source>
        <translation>इसने जो किया वह रहेगा, और अगला वहीं से आगे बढ़ेगा।</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>1 memory counts again</source>
        <translation>1 स्मृति फिर गिनती में है</translation>
    </message>
    <message>
        <source>1 new memory</source>
        <translation>1 नई स्मृति</translation>
    </message>
    <message>
        <source>1 new source</source>
        <translation>1 नया स्रोत</translation>
    </message>
    <message>
        <source>Imported: {parts}</source>
        <translation>आयात हुआ: {parts}</translation>
    </message>
    <message>
        <source>Nothing was new: the store holds all of it already</source>
        <translation>कुछ नया नहीं था: भंडार में यह सब पहले से है</translation>
    </message>
    <message>
        <source>are new memories</source>
        <translation>नई स्मृतियाँ हैं</translation>
    </message>
    <message>
        <source>left out: {why}</source>
        <translation>छोड़ी गईं: {why}</translation>
    </message>
    <message>
        <source>say word for word what another one says, and share its memory</source>
        <translation>किसी दूसरी की बात शब्दशः कहती हैं, और उसी की स्मृति साझा करती हैं</translation>
    </message>
    <message>
        <source>were known from an earlier import, unchanged</source>
        <translation>पहले के आयात से ज्ञात थीं, बिना बदलाव</translation>
    </message>
    <message>
        <source>were known, with another text since</source>
        <translation>ज्ञात थीं, तब से पाठ बदला है</translation>
    </message>
    <message>
        <source>were known, with their source at another place now</source>
        <translation>ज्ञात थीं, उनका स्रोत अब दूसरी जगह है</translation>
    </message>
    <message>
        <source>{n} memories count again</source>
        <translation>{n} स्मृतियाँ फिर गिनती में हैं</translation>
    </message>
    <message>
        <source>{n} new memories</source>
        <translation>{n} नई स्मृतियाँ</translation>
    </message>
    <message>
        <source>{n} new sources</source>
        <translation>{n} नए स्रोत</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>An import is running. Wait for its end, or cancel it first.</source>
        <translation>एक आयात चल रहा है। उसके पूरा होने की प्रतीक्षा करें, या पहले उसे रद्द करें।</translation>
    </message>
    <message>
        <source>Another store was opened. The one before is as it was, and so is the palace.</source>
        <translation>दूसरा भंडार खोला गया। पहले वाला जैसा था वैसा ही है, और महल भी।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>फ़ोल्डर चुनें…</translation>
    </message>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation>महल चुनें: वह फ़ोल्डर जिसमें वह रखा है</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>कोई और चुनें…</translation>
    </message>
    <message>
        <source>Drop its folder anywhere in this window, or choose it. It is only read.</source>
        <translation>उसका फ़ोल्डर इस विंडो में कहीं भी छोड़ें, या उसे चुनें। उसे केवल पढ़ा जाता है।</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>मुखपृष्ठ पर जाएँ</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात करें</translation>
    </message>
    <message>
        <source>Import a palace</source>
        <translation>महल आयात करें</translation>
    </message>
    <message>
        <source>Import another…</source>
        <translation>एक और आयात करें…</translation>
    </message>
    <message>
        <source>Import into your own store</source>
        <translation>अपने ही भंडार में आयात करें</translation>
    </message>
    <message>
        <source>Import into: {store}</source>
        <translation>यहाँ आयात करें: {store}</translation>
    </message>
    <message>
        <source>Imported {name}.</source>
        <translation>{name} का आयात हो गया।</translation>
    </message>
    <message>
        <source>Importing {place}</source>
        <translation>{place} का आयात हो रहा है</translation>
    </message>
    <message>
        <source>It needs no import: {folder} can be opened as it is.</source>
        <translation>इसे आयात की ज़रूरत नहीं: {folder} को जैसा है वैसा ही खोला जा सकता है।</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>इसे फिर देखें</translation>
    </message>
    <message>
        <source>Looking at what lies there…</source>
        <translation>देखा जा रहा है कि वहाँ क्या है…</translation>
    </message>
    <message>
        <source>No palace is there</source>
        <translation>वहाँ कोई महल नहीं है</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>इसे खोलें</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>See the memories</source>
        <translation>स्मृतियाँ देखें</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>कोई काम पहले से चल रहा है। पहले उसे रोकें, या उसके पूरा होने तक रुकें।</translation>
    </message>
    <message>
        <source>The import did not come to its end</source>
        <translation>आयात पूरा नहीं हो पाया</translation>
    </message>
    <message>
        <source>The import was cancelled</source>
        <translation>आयात रद्द किया गया</translation>
    </message>
    <message>
        <source>The import was stopped</source>
        <translation>आयात रोका गया</translation>
    </message>
    <message>
        <source>The palace is in use</source>
        <translation>महल उपयोग में है</translation>
    </message>
    <message>
        <source>The store is as it was before it began, and so is the palace.</source>
        <translation>भंडार वैसा ही है जैसा शुरू होने से पहले था, और महल भी।</translation>
    </message>
    <message>
        <source>This is a store of Nidra, not a palace</source>
        <translation>यह Nidra का भंडार है, महल नहीं</translation>
    </message>
    <message>
        <source>This kind cannot be read yet</source>
        <translation>यह प्रकार अभी पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>This store is open already</source>
        <translation>यह भंडार पहले से खुला है</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>What lies there cannot be read</source>
        <translation>वहाँ जो है, वह पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>Which palace?</source>
        <translation>कौन-सा महल?</translation>
    </message>
    <message>
        <source>import of {name}</source>
        <translation>{name} का आयात</translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Another program changed the palace while it was read</source>
        <translation>पढ़े जाने के दौरान किसी दूसरे प्रोग्राम ने महल को बदल दिया</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>अब से</translation>
    </message>
    <message>
        <source>The old files were only read</source>
        <translation>पुरानी फ़ाइलें केवल पढ़ी गईं</translation>
    </message>
    <message>
        <source>They stay where they are, byte for byte as they were.</source>
        <translation>वे जहाँ हैं वहीं रहती हैं, बाइट-दर-बाइट जैसी थीं।</translation>
    </message>
    <message>
        <source>Watch the sources: what changes is judged at once</source>
        <translation>स्रोतों की निगरानी करें: जो बदलता है, उस पर तुरंत निर्णय होता है</translation>
    </message>
    <message>
        <source>{n} drawers that had vanished are back.</source>
        <translation>जो {n} दराज़ें ग़ायब हो गई थीं, वे लौट आई हैं।</translation>
    </message>
    <message>
        <source>{n} drawers that were there at the last import are not in the palace now.</source>
        <translation>जो {n} दराज़ें पिछले आयात के समय थीं, वे अब महल में नहीं हैं।</translation>
    </message>
    <message>
        <source>{n} files and folders compared before and after: unchanged</source>
        <translation>{n} फ़ाइलों और फ़ोल्डरों की पहले और बाद में तुलना की गई: कुछ नहीं बदला</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… और {n} अन्य</translation>
    </message>
</context>
<context>
    <name>IndexStrip</name>
    <message>
        <source>Build the index</source>
        <translation>सूचकांक बनाएँ</translation>
    </message>
    <message>
        <source>Building the index of the search…</source>
        <translation>खोज का सूचकांक बन रहा है…</translation>
    </message>
    <message>
        <source>How far the index is</source>
        <translation>सूचकांक कितना बन चुका है</translation>
    </message>
    <message>
        <source>No index was built: {reason}.</source>
        <translation>कोई सूचकांक नहीं बना: {reason}।</translation>
    </message>
    <message>
        <source>Some work is running already. Build the index when it is done.</source>
        <translation>कोई काम पहले से चल रहा है। उसके पूरा होने पर सूचकांक बनाएँ।</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The index of the search is not built yet, so every statement is read. With it, a search answers at once.</source>
        <translation>खोज का सूचकांक अभी नहीं बना है, इसलिए हर कथन पढ़ा जाता है। उसके होने पर खोज तुरंत उत्तर देती है।</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>The work ended before it was done. Nothing that was committed is lost.</source>
        <translation>काम पूरा होने से पहले ही रुक गया। जो पक्का लिखा जा चुका था, उसमें से कुछ नहीं खोया।</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>There is no store at {path} any more. If its folder was moved or its drive taken out, put it back, and all goes on here; or open another store.</source>
        <translation>{path} पर अब कोई भंडार नहीं है। अगर उसका फ़ोल्डर खिसकाया गया या उसकी ड्राइव निकाली गई, तो उसे वापस रखें, और यहाँ सब आगे चलेगा; या कोई दूसरा भंडार खोलें।</translation>
    </message>
</context>
<context>
    <name>JournalFilter</name>
    <message>
        <source>A text or the id of a memory</source>
        <translation>कोई पाठ या किसी स्मृति की आईडी</translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation>केवल बदलाव</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>टकराव</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>सुधार</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>सब कुछ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कब से</translation>
    </message>
    <message>
        <source>From any day</source>
        <translation>किसी भी दिन से</translation>
    </message>
    <message>
        <source>From {day}</source>
        <translation>{day} से</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>आयात</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Kind of what was done</source>
        <translation>किए गए काम का प्रकार</translation>
    </message>
    <message>
        <source>Leaves out passes that changed nothing, and uses</source>
        <translation>वे जाँच-फेरे जिनसे कुछ नहीं बदला, और उपयोग, छोड़ दिए जाते हैं</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>जाँच-फेरे</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>पुनरीक्षण</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>दिखाया गया</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>वापसी</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>कब तक</translation>
    </message>
    <message>
        <source>Until today</source>
        <translation>आज तक</translation>
    </message>
    <message>
        <source>Until {day}</source>
        <translation>{day} तक</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>केवल बदलाव</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Back to what was done</source>
        <translation>किए गए कामों पर लौटें</translation>
    </message>
    <message>
        <source>Belief as of a day</source>
        <translation>किसी दिन की मान्यता</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>सब हटाएँ</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>कॉपी किया गया: {line}</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>कमांड के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Each import, each pass and each decision is written down here, and can be undone.</source>
        <translation>हर आयात, हर जाँच-फेरा और हर फ़ैसला यहाँ लिखा जाता है, और उसे पूर्ववत किया जा सकता है।</translation>
    </message>
    <message>
        <source>Here everything that was done to the memories stands, and can be taken back.</source>
        <translation>यहाँ वह सब दिखता है जो स्मृतियों के साथ किया गया, और उसे वापस लिया जा सकता है।</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>रोज़नामचा</translation>
    </message>
    <message>
        <source>Nothing that was done matches these filters</source>
        <translation>किया गया कोई काम इन फ़िल्टरों से मेल नहीं खाता</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>अभी तक कुछ नहीं किया गया</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation>रोज़नामचा पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>Show what was found</source>
        <translation>जो मिला उसे दिखाएँ</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>कोई काम पहले से चल रहा है। पहले उसे रोकें, या उसके पूरा होने तक रुकें।</translation>
    </message>
    <message>
        <source>Take one of them away, or all of them.</source>
        <translation>उनमें से एक हटाएँ, या सभी।</translation>
    </message>
    <message>
        <source>The journal was verified.</source>
        <translation>रोज़नामचा सत्यापित हो गया।</translation>
    </message>
    <message>
        <source>The look back was stopped.</source>
        <translation>पीछे देखना रोका गया।</translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation>रोज़नामचा सत्यापित करें</translation>
    </message>
    <message>
        <source>What these filters let through, the newest first</source>
        <translation>इन फ़िल्टरों से जो निकला, सबसे नया पहले</translation>
    </message>
    <message>
        <source>{n} journal rows, the newest first</source>
        <translation>रोज़नामचे की {n} पंक्तियाँ, सबसे नई पहले</translation>
    </message>
</context>
<context>
    <name>JournalTable</name>
    <message>
        <source>By</source>
        <translation>किसने</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Journal row {n} took it back</source>
        <translation>रोज़नामचे की पंक्ति {n} ने इसे वापस लिया</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>वापस लिया गया</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>क्या किया गया</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>बीता कल</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>एजेंट</translation>
    </message>
    <message>
        <source>import</source>
        <translation>आयात</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>जाँच-फेरा</translation>
    </message>
    <message>
        <source>person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>re-check</source>
        <translation>दोबारा जाँच</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>वापस लिया गया</translation>
    </message>
    <message>
        <source>watcher</source>
        <translation>निगरानीकर्ता</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>{moved} than before the last pass</source>
        <translation>पिछले जाँच-फेरे से पहले की तुलना में {moved}</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>As the system has it ({language})</source>
        <translation>जैसी सिस्टम में है ({language})</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>विंडो की भाषा</translation>
    </message>
    <message>
        <source>Memories, sources and reports stay in their own language.</source>
        <translation>स्मृतियाँ, स्रोत और रिपोर्टें अपनी ही भाषा में रहती हैं।</translation>
    </message>
    <message>
        <source>Open the window again now</source>
        <translation>विंडो अभी फिर से खोलें</translation>
    </message>
    <message>
        <source>{language} is taken up when the window is opened again.</source>
        <translation>विंडो फिर से खुलने पर {language} लागू होगी।</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Home: {address}</source>
        <translation>वेबसाइट: {address}</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>लाइब्रेरियाँ</translation>
    </message>
    <message>
        <source>Licence of the chosen library</source>
        <translation>चुनी हुई लाइब्रेरी का लाइसेंस</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>लाइसेंस: {licence}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>लाइसेंस</translation>
    </message>
    <message>
        <source>Nidra is free software under the MIT licence. It is built on the work of others, which stands under these licences.</source>
        <translation>Nidra MIT लाइसेंस के तहत मुक्त सॉफ़्टवेयर है। यह दूसरों के काम पर बना है, जो इन लाइसेंसों के तहत है।</translation>
    </message>
    <message>
        <source>not named by its package</source>
        <translation>उसके पैकेज ने नाम नहीं बताया</translation>
    </message>
</context>
<context>
    <name>LineDialog</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>MapsEditor</name>
    <message>
        <source>A folder that moved needs both: where it was, and where it lies now.</source>
        <translation>जो फ़ोल्डर खिसका है, उसके लिए दोनों चाहिए: वह कहाँ था, और अब कहाँ है।</translation>
    </message>
    <message>
        <source>Add a folder that moved</source>
        <translation>खिसका हुआ फ़ोल्डर जोड़ें</translation>
    </message>
    <message>
        <source>Preview again</source>
        <translation>फिर पूर्वावलोकन करें</translation>
    </message>
    <message>
        <source>{folder} is no whole path. Choose the folder, or write it from its root.</source>
        <translation>{folder} पूरा पथ नहीं है। फ़ोल्डर चुनें, या उसे उसके मूल से लिखें।</translation>
    </message>
</context>
<context>
    <name>MemoriesPage</name>
    <message>
        <source>1 memory</source>
        <translation>1 स्मृति</translation>
    </message>
    <message>
        <source>A large store takes a second or two at the first look.</source>
        <translation>बड़े भंडार को पहली बार देखने में एक-दो सेकंड लगते हैं।</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>सब हटाएँ</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>कॉपी किया गया: {line}</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>कमांड के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Drop the folder of a palace anywhere in this window, or choose it.</source>
        <translation>किसी महल का फ़ोल्डर इस विंडो में कहीं भी छोड़ें, या उसे चुनें।</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>फ़िल्टर</translation>
    </message>
    <message>
        <source>Here every memory of your assistant stands with its evidence.</source>
        <translation>यहाँ आपके सहायक की हर स्मृति अपने साक्ष्य के साथ दिखती है।</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>फिर खोजें</translation>
    </message>
    <message>
        <source>Looking for the memories…</source>
        <translation>स्मृतियाँ खोजी जा रही हैं…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>खोजा जा रहा है…</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>No memory matches these filters</source>
        <translation>कोई स्मृति इन फ़िल्टरों से मेल नहीं खाती</translation>
    </message>
    <message>
        <source>Nothing is shown because nothing was looked up.</source>
        <translation>कुछ नहीं दिखाया गया है, क्योंकि कुछ खोजा नहीं गया।</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोज</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Take one of them away, or all of them.</source>
        <translation>उनमें से एक हटाएँ, या सभी।</translation>
    </message>
    <message>
        <source>The look was stopped</source>
        <translation>खोज रोकी गई</translation>
    </message>
    <message>
        <source>This cannot be looked for</source>
        <translation>इसे खोजा नहीं जा सकता</translation>
    </message>
    <message>
        <source>This store holds no memory yet</source>
        <translation>इस भंडार में अभी कोई स्मृति नहीं है</translation>
    </message>
    <message>
        <source>{n} of 1 memory</source>
        <translation>1 स्मृति में से {n}</translation>
    </message>
    <message>
        <source>{n} of {total} memories</source>
        <translation>{total} स्मृतियों में से {n}</translation>
    </message>
    <message>
        <source>{n} of {total} memories so far. Looking on…</source>
        <translation>अब तक {total} स्मृतियों में से {n}। खोज जारी है…</translation>
    </message>
    <message>
        <source>{total} memories</source>
        <translation>{total} स्मृतियाँ</translation>
    </message>
</context>
<context>
    <name>MemoryLink</name>
    <message>
        <source>retired</source>
        <translation>सेवानिवृत्त</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Changed</source>
        <translation>बदला</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>जगह</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>State</source>
        <translation>अवस्था</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>कथन</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>अब वहाँ नहीं है</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>chat {id}</source>
        <translation>चैट {id}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Next step</source>
        <translation>अगला क़दम</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>First audit in five minutes</source>
        <translation>पाँच मिनट में पहली जाँच</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>मुखपृष्ठ पर जाएँ</translation>
    </message>
    <message>
        <source>Import a palace, or look around in the demo store.</source>
        <translation>कोई महल आयात करें, या नमूना भंडार में घूमकर देखें।</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>Nothing is here yet</source>
        <translation>यहाँ अभी कुछ नहीं है</translation>
    </message>
    <message>
        <source>Open another store…</source>
        <translation>दूसरा भंडार खोलें…</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>The store cannot be opened</source>
        <translation>भंडार खोला नहीं जा सकता</translation>
    </message>
    <message>
        <source>This page could not be filled</source>
        <translation>यह पृष्ठ भरा नहीं जा सका</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>What can be wrong, and what to do</source>
        <translation>क्या गड़बड़ हो सकती है, और क्या करें</translation>
    </message>
</context>
<context>
    <name>PassCard</name>
    <message>
        <source>A pass (“Sleep now”) re-reads the sources and grades every memory.</source>
        <translation>जाँच-फेरा (“अभी सोएँ”) स्रोतों को फिर पढ़ता है और हर स्मृति को श्रेणी देता है।</translation>
    </message>
    <message>
        <source>No pass has read the sources yet.</source>
        <translation>किसी जाँच-फेरे ने अभी तक स्रोत नहीं पढ़े हैं।</translation>
    </message>
    <message>
        <source>The first pass reads the sources now.</source>
        <translation>पहला जाँच-फेरा अभी स्रोत पढ़ रहा है।</translation>
    </message>
    <message>
        <source>The last pass and the next</source>
        <translation>पिछला जाँच-फेरा और अगला</translation>
    </message>
    <message>
        <source>The last pass ended {when}; it read every source.</source>
        <translation>पिछला जाँच-फेरा {when} पूरा हुआ; उसने हर स्रोत पढ़ा।</translation>
    </message>
    <message>
        <source>The last pass ended {when}; it read what had changed or was due.</source>
        <translation>पिछला जाँच-फेरा {when} पूरा हुआ; उसने वह पढ़ा जो बदला था या देय था।</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Show all of it</source>
        <translation>पूरा दिखाएँ</translation>
    </message>
    <message>
        <source>Show all {n} characters</source>
        <translation>सभी {n} अक्षर दिखाएँ</translation>
    </message>
    <message>
        <source>The first {most} of {n} characters</source>
        <translation>{n} में से पहले {most} अक्षर</translation>
    </message>
</context>
<context>
    <name>Presence</name>
    <message>
        <source>1 memory fell since you last looked.</source>
        <translation>आपके पिछली बार देखने के बाद 1 स्मृति गिरी।</translation>
    </message>
    <message>
        <source>1 pair of memories cannot both hold.</source>
        <translation>स्मृतियों का 1 जोड़ा ऐसा है जिसमें दोनों सही नहीं हो सकतीं।</translation>
    </message>
    <message>
        <source>A click shows which, and what their sources say now.</source>
        <translation>क्लिक करने पर दिखेगा कि कौन-सी, और उनके स्रोत अब क्या कहते हैं।</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>निगरानी जारी रखें</translation>
    </message>
    <message>
        <source>Next pass: {when}</source>
        <translation>अगला जाँच-फेरा: {when}</translation>
    </message>
    <message>
        <source>No pass is planned</source>
        <translation>कोई जाँच-फेरा तय नहीं है</translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation>कोई भंडार खुला नहीं है</translation>
    </message>
    <message>
        <source>Open Nidra</source>
        <translation>Nidra खोलें</translation>
    </message>
    <message>
        <source>Pause watching</source>
        <translation>निगरानी रोकें</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>बाहर निकलें</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>The pass did not come to its end</source>
        <translation>जाँच-फेरा पूरा नहीं हो पाया</translation>
    </message>
    <message>
        <source>The pass is done</source>
        <translation>जाँच-फेरा पूरा हुआ</translation>
    </message>
    <message>
        <source>The tray of the desktop is gone, so the window is here again.</source>
        <translation>डेस्कटॉप की ट्रे अब नहीं है, इसलिए विंडो फिर यहाँ है।</translation>
    </message>
    <message>
        <source>{n} memories fell since you last looked.</source>
        <translation>आपके पिछली बार देखने के बाद {n} स्मृतियाँ गिरीं।</translation>
    </message>
    <message>
        <source>{n} pairs of memories cannot both hold.</source>
        <translation>स्मृतियों के {n} जोड़े ऐसे हैं जिनमें दोनों सही नहीं हो सकतीं।</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>1 is gone</source>
        <translation>1 ग़ायब है</translation>
    </message>
    <message>
        <source>1 is out of reach</source>
        <translation>1 पहुँच से बाहर है</translation>
    </message>
    <message>
        <source>MemPalace palace (Chroma)</source>
        <translation>MemPalace महल (Chroma)</translation>
    </message>
    <message>
        <source>MemPalace palace (SQLite)</source>
        <translation>MemPalace महल (SQLite)</translation>
    </message>
    <message>
        <source>Store of Nidra's first generation</source>
        <translation>Nidra की पहली पीढ़ी का भंडार</translation>
    </message>
    <message>
        <source>With these folders, {sentence}.</source>
        <translation>इन फ़ोल्डरों के साथ, {sentence}।</translation>
    </message>
    <message>
        <source>the one file that it names is found</source>
        <translation>जिस एक फ़ाइल का नाम इसमें है, वह मिली</translation>
    </message>
    <message>
        <source>the one file that it names is not found</source>
        <translation>जिस एक फ़ाइल का नाम इसमें है, वह नहीं मिली</translation>
    </message>
    <message>
        <source>{found} of the {total} files that it names are found</source>
        <translation>जिन {total} फ़ाइलों के नाम इसमें हैं, उनमें से {found} मिलीं</translation>
    </message>
    <message>
        <source>{n} are gone</source>
        <translation>{n} ग़ायब हैं</translation>
    </message>
    <message>
        <source>{n} are out of reach</source>
        <translation>{n} पहुँच से बाहर हैं</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} मिलीं</translation>
    </message>
    <message>
        <source>{n} gone</source>
        <translation>{n} ग़ायब</translation>
    </message>
    <message>
        <source>{n} out of reach</source>
        <translation>{n} पहुँच से बाहर</translation>
    </message>
    <message>
        <source>{n} without a source</source>
        <translation>{n} बिना स्रोत</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>1 drawer becomes a memory.</source>
        <translation>1 दराज़ स्मृति बनेगी।</translation>
    </message>
    <message>
        <source>1 row is left out: {why}.</source>
        <translation>1 पंक्ति छोड़ी गई है: {why}।</translation>
    </message>
    <message>
        <source>Change what is wrong and preview again; the import uses these folders.</source>
        <translation>जो ग़लत है उसे बदलें और फिर पूर्वावलोकन करें; आयात इन्हीं फ़ोल्डरों का उपयोग करता है।</translation>
    </message>
    <message>
        <source>Did a folder move? Say where it lies now, and its files are found there.</source>
        <translation>क्या कोई फ़ोल्डर खिसका है? बताएँ कि वह अब कहाँ है, और उसकी फ़ाइलें वहाँ मिल जाएँगी।</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>जानने योग्य</translation>
    </message>
    <message>
        <source>In this store already</source>
        <translation>इस भंडार में पहले से</translation>
    </message>
    <message>
        <source>Its drawers name no file.</source>
        <translation>इसकी दराज़ें किसी फ़ाइल का नाम नहीं बतातीं।</translation>
    </message>
    <message>
        <source>Its sources</source>
        <translation>इसके स्रोत</translation>
    </message>
    <message>
        <source>MemPalace files each note (“drawer”) in a room, and rooms in wings.</source>
        <translation>MemPalace हर नोट (“दराज़”) को एक कक्ष में रखता है, और कक्षों को खंडों में।</translation>
    </message>
    <message>
        <source>Palaces live side by side. Importing one again brings only what is new in it.</source>
        <translation>महल साथ-साथ रहते हैं। किसी को फिर आयात करने पर केवल वही आता है जो उसमें नया है।</translation>
    </message>
    <message>
        <source>The demo store is open. Choose above which store is to be filled.</source>
        <translation>नमूना भंडार खुला है। ऊपर चुनें कि कौन-सा भंडार भरना है।</translation>
    </message>
    <message>
        <source>The import uses these folders.</source>
        <translation>आयात इन फ़ोल्डरों का उपयोग करता है।</translation>
    </message>
    <message>
        <source>There is no drawer in it that could become a memory.</source>
        <translation>इसमें ऐसी कोई दराज़ नहीं है जो स्मृति बन सके।</translation>
    </message>
    <message>
        <source>This palace was imported {when}. Importing it again brings only what is new.</source>
        <translation>यह महल {when} आयात किया गया था। फिर आयात करने पर केवल वही आता है जो नया है।</translation>
    </message>
    <message>
        <source>Wings and rooms</source>
        <translation>खंड और कक्ष</translation>
    </message>
    <message>
        <source>Would be imported into: {store}</source>
        <translation>यहाँ आयात होगा: {store}</translation>
    </message>
    <message>
        <source>read-only: it is never written to</source>
        <translation>केवल पढ़ने के लिए: इसमें कभी कुछ लिखा नहीं जाता</translation>
    </message>
    <message>
        <source>{kind} at {place}: {n} drawers, imported {when}</source>
        <translation>{place} पर {kind}: {n} दराज़ें, {when} आयात किया गया</translation>
    </message>
    <message>
        <source>{n} drawers become memories.</source>
        <translation>{n} दराज़ें स्मृतियाँ बनेंगी।</translation>
    </message>
    <message>
        <source>{n} memories are taken over, each with its id, and all old files stay.</source>
        <translation>{n} स्मृतियाँ ले ली जाएँगी, हर एक अपनी आईडी के साथ, और सभी पुरानी फ़ाइलें बनी रहेंगी।</translation>
    </message>
    <message>
        <source>{n} rows are left out: {why}.</source>
        <translation>{n} पंक्तियाँ छोड़ी गई हैं: {why}।</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… और {n} अन्य</translation>
    </message>
</context>
<context>
    <name>ProofStrip</name>
    <message>
        <source>Copy the check as command</source>
        <translation>जाँच को कमांड के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Nothing was changed: this only looks. Keep a copy of the store's folder as it is, and compare it with your last backup; the copies that passes made lie in its folder backups.</source>
        <translation>कुछ नहीं बदला गया: यह केवल देखता है। भंडार के फ़ोल्डर की, जैसा वह है, एक प्रति रखें और अपने पिछले बैकअप से उसकी तुलना करें; जाँच-फेरों ने जो प्रतियाँ बनाईं, वे उसके backups फ़ोल्डर में हैं।</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The journal is intact</source>
        <translation>रोज़नामचा अखंड है</translation>
    </message>
    <message>
        <source>The journal was not verified</source>
        <translation>रोज़नामचा सत्यापित नहीं हुआ</translation>
    </message>
    <message>
        <source>Verified on {moment}. Head of the chain: {head}</source>
        <translation>{moment} को सत्यापित। शृंखला का सिरा: {head}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>और {n} अन्य</translation>
    </message>
    <message>
        <source>fault was found</source>
        <translation>दोष मिला</translation>
    </message>
    <message>
        <source>faults were found</source>
        <translation>दोष मिले</translation>
    </message>
    <message>
        <source>{rows} rows in one chain, {checkpoints} checkpoints, {memories} statements and {receipts} receipts are as they were sealed.</source>
        <translation>एक शृंखला में {rows} पंक्तियाँ, {checkpoints} जाँच-बिंदु, {memories} कथन और {receipts} प्रमाण वैसे ही हैं जैसे मुहरबंद किए गए थे।</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 पहले से मौजूद है।
क्या आप उसे बदलना चाहते हैं?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>चुनें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>मिटाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नया फ़ोल्डर (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम बदलें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>विवरण दृश्य</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फ़ोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फ़ाइल का नाम (&amp;N):</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>फ़ाइलों का प्रकार:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची दृश्य</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>स्थानों और बुकमार्कों की सूची</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>यहाँ देखें:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>मेरा कंप्यूटर</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नया फ़ोल्डर</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ऊपर का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>हाल के स्थान</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>इस नाम से सहेजें</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>दिखाएँ </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>छिपी फ़ाइलें दिखाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>साइडबार</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>कंप्यूटर</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>बदलने की तारीख़</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>मेरा कंप्यूटर</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>नहीं (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हाँ (&amp;Y)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>बीच में रोकें</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>छोड़ दें</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>अनदेखा करें</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>सभी के लिए नहीं (&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>रीसेट करें</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>डिफ़ॉल्ट पर लौटाएँ</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>सब सहेजें</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>सभी के लिए हाँ (&amp;A)</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंक का पता कॉपी करें (&amp;L)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QueueRows</name>
    <message>
        <source>Memories that wait for a word</source>
        <translation>आपके उत्तर की प्रतीक्षा करती स्मृतियाँ</translation>
    </message>
</context>
<context>
    <name>QueueTable</name>
    <message>
        <source>Fades</source>
        <translation>धुँधलाएगी</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>पुनरीक्षण</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>मज़बूती</translation>
    </message>
    <message>
        <source>due {ago}</source>
        <translation>{ago} देय</translation>
    </message>
    <message>
        <source>faded {ago}</source>
        <translation>{ago} धुँधलाई</translation>
    </message>
    <message>
        <source>never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>अभी कोई तारीख़ नहीं</translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message>
        <source>Due or fading</source>
        <translation>देय या धुँधलाती</translation>
    </message>
    <message>
        <source>Faded already</source>
        <translation>पहले ही धुँधलाई</translation>
    </message>
    <message>
        <source>Fading within these days</source>
        <translation>इतने दिनों में धुँधलाती</translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation>यह अब सही नहीं है…</translation>
    </message>
    <message>
        <source>Review due</source>
        <translation>पुनरीक्षण देय</translation>
    </message>
    <message>
        <source>To confirm again</source>
        <translation>फिर पुष्टि के लिए</translation>
    </message>
    <message>
        <source>Which memories wait</source>
        <translation>कौन-सी स्मृतियाँ प्रतीक्षा में हैं</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>1 source unreachable</source>
        <translation>1 स्रोत पहुँच से बाहर</translation>
    </message>
    <message>
        <source>Every source was read {when}</source>
        <translation>हर स्रोत {when} पढ़ा गया</translation>
    </message>
    <message>
        <source>No source was read yet</source>
        <translation>अभी तक कोई स्रोत नहीं पढ़ा गया</translation>
    </message>
    <message>
        <source>Oldest reading: {first}, newest: {last}</source>
        <translation>पढ़े जाने का समय: सबसे पुराना {first}, सबसे नया {last}</translation>
    </message>
    <message>
        <source>The source that was not read byte for byte for longest was read then. What is unreachable is left out of it: it cannot be read.</source>
        <translation>जो स्रोत सबसे लंबे समय से बाइट-दर-बाइट नहीं पढ़ा गया, वह तब पढ़ा गया था। जो पहुँच से बाहर है, वह इसमें नहीं गिना गया: उसे पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>{n} not read yet</source>
        <translation>{n} अभी नहीं पढ़े गए</translation>
    </message>
    <message>
        <source>{n} sources unreachable</source>
        <translation>{n} स्रोत पहुँच से बाहर</translation>
    </message>
</context>
<context>
    <name>ReceiptCard</name>
    <message>
        <source>Copy path</source>
        <translation>पथ कॉपी करें</translation>
    </message>
    <message>
        <source>Excerpt as stored</source>
        <translation>उद्धरण, जैसा सहेजा गया</translation>
    </message>
    <message>
        <source>In the source now</source>
        <translation>स्रोत में अभी</translation>
    </message>
    <message>
        <source>It was found true before.</source>
        <translation>यह पहले सही पाया गया था।</translation>
    </message>
    <message>
        <source>Its source was never read.</source>
        <translation>इसका स्रोत कभी नहीं पढ़ा गया।</translation>
    </message>
    <message>
        <source>Not re-checkable since {day}.</source>
        <translation>{day} से दोबारा जाँचना संभव नहीं।</translation>
    </message>
    <message>
        <source>On record</source>
        <translation>अभिलेख में</translation>
    </message>
    <message>
        <source>Open source</source>
        <translation>स्रोत खोलें</translation>
    </message>
    <message>
        <source>Read at {place}.</source>
        <translation>{place} पर पढ़ा गया।</translation>
    </message>
    <message>
        <source>Read {when} by the pass of {day}.</source>
        <translation>{day} के जाँच-फेरे ने {when} पढ़ा।</translation>
    </message>
    <message>
        <source>Read {when} by the quick pass of {day}.</source>
        <translation>{day} के त्वरित जाँच-फेरे ने {when} पढ़ा।</translation>
    </message>
    <message>
        <source>Read {when}.</source>
        <translation>{when} पढ़ा गया।</translation>
    </message>
    <message>
        <source>The quick pass of {day} did not read it: size, times and inode were unchanged.</source>
        <translation>{day} के त्वरित जाँच-फेरे ने इसे नहीं पढ़ा: आकार, समय और आइनोड नहीं बदले थे।</translation>
    </message>
    <message>
        <source>The receipt claims that this exists: {what}</source>
        <translation>प्रमाण का दावा है कि यह मौजूद है: {what}</translation>
    </message>
    <message>
        <source>The receipt quotes</source>
        <translation>प्रमाण में उद्धृत है</translation>
    </message>
    <message>
        <source>The receipt quotes nothing.</source>
        <translation>प्रमाण में कुछ उद्धृत नहीं है।</translation>
    </message>
    <message>
        <source>The receipt quotes the whole statement.</source>
        <translation>प्रमाण में पूरा कथन उद्धृत है।</translation>
    </message>
    <message>
        <source>The source could not be read {when}.</source>
        <translation>स्रोत {when} पढ़ा नहीं जा सका।</translation>
    </message>
    <message>
        <source>What still stands: {verdict}.</source>
        <translation>जो अब भी मान्य है: {verdict}।</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>जाँच हो रही है…</translation>
    </message>
    <message>
        <source>could not be checked</source>
        <translation>जाँचा नहीं जा सका</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, पंक्ति {line}</translation>
    </message>
    <message>
        <source>{where}, changed in line {line}</source>
        <translation>{where}, पंक्ति {line} में बदला हुआ</translation>
    </message>
    <message>
        <source>{where}, now at line {line}</source>
        <translation>{where}, अब पंक्ति {line} पर</translation>
    </message>
</context>
<context>
    <name>RemapDialog</name>
    <message>
        <source>Choose a folder to search. Missing sources are recognised by name and by content.</source>
        <translation>खोजने के लिए फ़ोल्डर चुनें। जो स्रोत नहीं मिल रहे, वे नाम और सामग्री से पहचाने जाते हैं।</translation>
    </message>
    <message>
        <source>Choose the folder as it is now</source>
        <translation>फ़ोल्डर चुनें, जैसा वह अभी है</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation>हो गया। इसे वापस लिया जा सकता है।</translation>
    </message>
    <message>
        <source>Find moved files</source>
        <translation>खिसकी हुई फ़ाइलें खोजें</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>खोज कितनी हो चुकी है</translation>
    </message>
    <message>
        <source>Look there</source>
        <translation>वहाँ देखें</translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen what would come of it.</source>
        <translation>जब तक आप न देख लें कि परिणाम क्या होगा, तब तक कुछ नहीं बदला जाता।</translation>
    </message>
    <message>
        <source>Nothing was found there.</source>
        <translation>वहाँ कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>Some work is running already. Try again when it is done.</source>
        <translation>कोई काम पहले से चल रहा है। उसके पूरा होने पर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Take the new places</source>
        <translation>नई जगहें अपनाएँ</translation>
    </message>
    <message>
        <source>The folder as it is now</source>
        <translation>फ़ोल्डर, जैसा वह अभी है</translation>
    </message>
    <message>
        <source>The sources have their new place.</source>
        <translation>स्रोतों को उनकी नई जगह मिल गई।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>What would come of it</source>
        <translation>परिणाम क्या होगा</translation>
    </message>
    <message>
        <source>Where does {folder} lie now? Its files are compared by name and by content.</source>
        <translation>{folder} अब कहाँ है? उसकी फ़ाइलों की नाम और सामग्री से तुलना की जाती है।</translation>
    </message>
    <message>
        <source>the move of sources</source>
        <translation>स्रोतों की जगह बदलना</translation>
    </message>
    <message>
        <source>{n} can be given their new place.</source>
        <translation>{n} को उनकी नई जगह दी जा सकती है।</translation>
    </message>
</context>
<context>
    <name>ReviewBox</name>
    <message>
        <source>If it holds: its review is put off, and its grade stays. If not: it is retired and stays on record. Both can be undone.</source>
        <translation>यदि यह सही है: इसका पुनरीक्षण टल जाता है, और इसकी श्रेणी बनी रहती है। यदि नहीं: यह सेवानिवृत्त होती है और अभिलेख में रहती है। दोनों को पूर्ववत किया जा सकता है।</translation>
    </message>
    <message>
        <source>It does not hold any more…</source>
        <translation>यह अब सही नहीं है…</translation>
    </message>
    <message>
        <source>It has no date for a review yet; the next pass sets one.</source>
        <translation>इसके पुनरीक्षण की अभी कोई तारीख़ नहीं है; अगला जाँच-फेरा तारीख़ तय करेगा।</translation>
    </message>
    <message>
        <source>It stays fallen until its source says so again, whether its review is put off or not. If it does not hold any more, it is retired and stays on record. Both can be undone.</source>
        <translation>जब तक इसका स्रोत फिर वही न कहे, यह गिरी हुई रहती है, चाहे इसका पुनरीक्षण टले या नहीं। यदि यह अब सही नहीं है, तो यह सेवानिवृत्त होती है और अभिलेख में रहती है। दोनों को पूर्ववत किया जा सकता है।</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>यह अब भी सही है</translation>
    </message>
    <message>
        <source>It was retired: there is nothing to review.</source>
        <translation>यह सेवानिवृत्त हो चुकी है: पुनरीक्षण के लिए कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>इसे रखें</translation>
    </message>
    <message>
        <source>Open source</source>
        <translation>स्रोत खोलें</translation>
    </message>
    <message>
        <source>Put its review off</source>
        <translation>इसका पुनरीक्षण टालें</translation>
    </message>
    <message>
        <source>Re-check now</source>
        <translation>अभी दोबारा जाँचें</translation>
    </message>
    <message>
        <source>Retire it</source>
        <translation>इसे सेवानिवृत्त करें</translation>
    </message>
    <message>
        <source>The next review is due on {day}, {ahead}.</source>
        <translation>अगला पुनरीक्षण {day} को देय है, {ahead}।</translation>
    </message>
    <message>
        <source>The review was due on {day}, {ago}.</source>
        <translation>पुनरीक्षण {day} को देय था, {ago}।</translation>
    </message>
    <message>
        <source>What is wrong with it?</source>
        <translation>इसमें क्या ग़लत है?</translation>
    </message>
    <message>
        <source>Why it does not hold</source>
        <translation>यह सही क्यों नहीं है</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Decide in Conflicts</source>
        <translation>टकराव में फ़ैसला करें</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>इसे देखें</translation>
    </message>
    <message>
        <source>See {memory}</source>
        <translation>{memory} देखें</translation>
    </message>
    <message>
        <source>They differ in: {what}</source>
        <translation>उनमें अंतर है: {what}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>और {n} अन्य</translation>
    </message>
</context>
<context>
    <name>RoomTable</name>
    <message>
        <source>(no room)</source>
        <translation>(कोई कक्ष नहीं)</translation>
    </message>
    <message>
        <source>(no wing)</source>
        <translation>(कोई खंड नहीं)</translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation>दराज़ें</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>कक्ष</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>खंड</translation>
    </message>
</context>
<context>
    <name>RowDeeds</name>
    <message>
        <source>Confirm {n} memories?</source>
        <translation>{n} स्मृतियों की पुष्टि करें?</translation>
    </message>
    <message>
        <source>Copied the statement.</source>
        <translation>कथन कॉपी किया गया।</translation>
    </message>
    <message>
        <source>Copied {id}.</source>
        <translation>{id} कॉपी किया गया।</translation>
    </message>
    <message>
        <source>Copied {n} ids.</source>
        <translation>{n} आईडी कॉपी की गईं।</translation>
    </message>
    <message>
        <source>Copied {n} statements.</source>
        <translation>{n} कथन कॉपी किए गए।</translation>
    </message>
    <message>
        <source>It does not hold</source>
        <translation>यह अब सही नहीं है</translation>
    </message>
    <message>
        <source>It was retired and stays on record.</source>
        <translation>इसे सेवानिवृत्त किया गया और यह अभिलेख में बनी रहती है।</translation>
    </message>
    <message>
        <source>Its review is put off; it stays fallen.</source>
        <translation>इसका पुनरीक्षण टाल दिया गया; यह गिरी हुई रहती है।</translation>
    </message>
    <message>
        <source>Looking for what follows from it…</source>
        <translation>देखा जा रहा है कि इससे क्या-क्या होगा…</translation>
    </message>
    <message>
        <source>Noted that {n} memories still hold.</source>
        <translation>दर्ज किया गया कि {n} स्मृतियाँ अब भी सही हैं।</translation>
    </message>
    <message>
        <source>Noted that “{what}” still holds.</source>
        <translation>दर्ज किया गया कि “{what}” अब भी सही है।</translation>
    </message>
    <message>
        <source>Put off the reviews of {n} fallen memories?</source>
        <translation>{n} गिरी हुई स्मृतियों के पुनरीक्षण टालें?</translation>
    </message>
    <message>
        <source>Put them off</source>
        <translation>टालें</translation>
    </message>
    <message>
        <source>Reject this memory</source>
        <translation>इस स्मृति को अस्वीकार करें</translation>
    </message>
    <message>
        <source>Reject {n} memories</source>
        <translation>{n} स्मृतियाँ अस्वीकार करें</translation>
    </message>
    <message>
        <source>Show its evidence</source>
        <translation>इसके साक्ष्य दिखाएँ</translation>
    </message>
    <message>
        <source>That was said already; nothing changed.</source>
        <translation>यह पहले ही कहा जा चुका है; कुछ नहीं बदला।</translation>
    </message>
    <message>
        <source>The reviews of {n} memories are put off; they stay fallen.</source>
        <translation>{n} स्मृतियों के पुनरीक्षण टाल दिए गए; वे गिरी हुई रहती हैं।</translation>
    </message>
    <message>
        <source>Their reviews are pushed out. They stay fallen until their sources say so again. It can be undone.</source>
        <translation>उनके पुनरीक्षण टाल दिए जाते हैं। जब तक उनके स्रोत फिर वही न कहें, वे गिरी हुई रहती हैं। इसे पूर्ववत किया जा सकता है।</translation>
    </message>
    <message>
        <source>They do not hold</source>
        <translation>ये अब सही नहीं हैं</translation>
    </message>
    <message>
        <source>They still hold</source>
        <translation>ये अब भी सही हैं</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>What is wrong, for whoever comes later</source>
        <translation>क्या ग़लत है, बाद में देखने वालों के लिए</translation>
    </message>
    <message>
        <source>You say that each of them still holds. Their reviews are pushed out; their grades stay what their receipts make of them. It can be undone.</source>
        <translation>आप कह रहे हैं कि इनमें से हर एक अब भी सही है। इनके पुनरीक्षण टल जाते हैं; इनकी श्रेणियाँ वही रहती हैं जो इनके प्रमाणों से बनती हैं। इसे पूर्ववत किया जा सकता है।</translation>
    </message>
    <message>
        <source>confirm {n} memories</source>
        <translation>{n} स्मृतियों की पुष्टि</translation>
    </message>
    <message>
        <source>confirm “{what}”</source>
        <translation>“{what}” की पुष्टि</translation>
    </message>
    <message>
        <source>reject {n} memories</source>
        <translation>{n} स्मृतियों की अस्वीकृति</translation>
    </message>
    <message>
        <source>reject “{what}”</source>
        <translation>“{what}” की अस्वीकृति</translation>
    </message>
    <message>
        <source>{n} memories are chosen, and {most} are done in one go at most.</source>
        <translation>{n} स्मृतियाँ चुनी गई हैं, और एक बार में अधिक से अधिक {most} पर काम होता है।</translation>
    </message>
    <message>
        <source>{n} memories were retired and stay on record.</source>
        <translation>{n} स्मृतियाँ सेवानिवृत्त की गईं और अभिलेख में बनी रहती हैं।</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>Delete a saved filter</source>
        <translation>सहेजा हुआ फ़िल्टर मिटाएँ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>No filter is saved yet</source>
        <translation>अभी कोई फ़िल्टर सहेजा नहीं गया है</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Save these filters</source>
        <translation>ये फ़िल्टर सहेजें</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>ये फ़िल्टर सहेजें…</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>“{name}” नाम से सहेजा गया।</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>सहेजे हुए फ़िल्टर</translation>
    </message>
    <message>
        <source>Under which name? One that is there already is replaced.</source>
        <translation>किस नाम से? उसी नाम का कोई पहले से हो, तो वह बदल दिया जाता है।</translation>
    </message>
    <message>
        <source>“{name}” cannot be read any more.</source>
        <translation>“{name}” अब पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>“{name}” मिटाया गया।</translation>
    </message>
</context>
<context>
    <name>Schedule</name>
    <message>
        <source>Change the hour</source>
        <translation>समय बदलें</translation>
    </message>
    <message>
        <source>Hour of the nightly pass</source>
        <translation>रात के जाँच-फेरे का समय</translation>
    </message>
    <message>
        <source>It starts while this window is open; a night that was missed is caught up once.</source>
        <translation>यह तब शुरू होता है जब यह विंडो खुली हो; जो रात छूट गई, उसकी भरपाई एक बार की जाती है।</translation>
    </message>
    <message>
        <source>No pass is planned: what is due is read again only when you ask. A watched file that changes is judged at once, while this window is open.</source>
        <translation>कोई जाँच-फेरा तय नहीं है: जो देय है, वह केवल आपके कहने पर फिर पढ़ा जाता है। निगरानी में रखी कोई फ़ाइल बदलती है तो उस पर तुरंत निर्णय होता है, जब तक यह विंडो खुली है।</translation>
    </message>
    <message>
        <source>Set a nightly pass</source>
        <translation>रात का जाँच-फेरा तय करें</translation>
    </message>
    <message>
        <source>Some work on the store is running now.</source>
        <translation>भंडार पर अभी कोई काम चल रहा है।</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>ScheduleSection</name>
    <message>
        <source>No pass is planned, since the nightly pass is set to Never. You can start one at any time with Sleep now.</source>
        <translation>कोई जाँच-फेरा तय नहीं है, क्योंकि रात का जाँच-फेरा “कभी नहीं” पर रखा है। आप “अभी सोएँ” से किसी भी समय एक शुरू कर सकते हैं।</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>समय-सारणी</translation>
    </message>
    <message>
        <source>Some work on the store is running now.</source>
        <translation>भंडार पर अभी कोई काम चल रहा है।</translation>
    </message>
    <message>
        <source>timer system cron systemd install remove night</source>
        <translation>टाइमर सिस्टम cron systemd इंस्टॉल लगाएँ हटाएँ रात</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>Copy both</source>
        <translation>दोनों कॉपी करें</translation>
    </message>
    <message>
        <source>Copy the digests</source>
        <translation>सार-अंक कॉपी करें</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>अलग है</translation>
    </message>
    <message>
        <source>differs in blanks or form alone; the words are the same</source>
        <translation>केवल रिक्त स्थान या रूप में अलग है; शब्द वही हैं</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>तुलना के लिए कुछ नहीं</translation>
    </message>
    <message>
        <source>same</source>
        <translation>समान</translation>
    </message>
    <message>
        <source>sha256 now</source>
        <translation>sha256 अभी</translation>
    </message>
    <message>
        <source>sha256 stored</source>
        <translation>sha256 सहेजा हुआ</translation>
    </message>
    <message>
        <source>the words stand in {n} pieces, each of which is found</source>
        <translation>शब्द {n} टुकड़ों में हैं, जिनमें से हर एक मिला</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>All of these words; "a phrase" in quotes, begin* and *part* with a star.</source>
        <translation>ये सभी शब्द; उद्धरण चिह्नों में "कोई वाक्यांश", तारे के साथ शुरुआत* और *हिस्सा*।</translation>
    </message>
    <message>
        <source>By subject</source>
        <translation>विषय के अनुसार</translation>
    </message>
    <message>
        <source>In the order of filing</source>
        <translation>दर्ज होने के क्रम में</translation>
    </message>
    <message>
        <source>Newest change first</source>
        <translation>सबसे नया बदलाव पहले</translation>
    </message>
    <message>
        <source>Oldest change first</source>
        <translation>सबसे पुराना बदलाव पहले</translation>
    </message>
    <message>
        <source>Order of the memories</source>
        <translation>स्मृतियों का क्रम</translation>
    </message>
    <message>
        <source>Search what memories say</source>
        <translation>स्मृतियाँ जो कहती हैं उसमें खोजें</translation>
    </message>
    <message>
        <source>Strongest grade first</source>
        <translation>सबसे मज़बूत श्रेणी पहले</translation>
    </message>
    <message>
        <source>Weakest grade first</source>
        <translation>सबसे कमज़ोर श्रेणी पहले</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Clear the search</source>
        <translation>खोज साफ़ करें</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing is watched.</source>
        <translation>किसी की निगरानी नहीं हो रही।</translation>
    </message>
    <message>
        <source>Nothing is watched: so it is set. Each pass looks at every source.</source>
        <translation>किसी की निगरानी नहीं हो रही: ऐसा ही तय है। हर जाँच-फेरा हर स्रोत को देखता है।</translation>
    </message>
    <message>
        <source>The watcher was ended. It is started again.</source>
        <translation>निगरानीकर्ता बंद हो गया था। उसे फिर शुरू किया जा रहा है।</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default ({default})</source>
        <translation>डिफ़ॉल्ट पर लौटाएँ ({default})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A checkpoint proves later that the journal was not rewritten. A copy in another folder, best on another disk, proves it even where somebody reached the store.</source>
        <translation>जाँच-बिंदु बाद में सिद्ध करता है कि रोज़नामचा दोबारा नहीं लिखा गया। दूसरे फ़ोल्डर में, सबसे अच्छा किसी दूसरी डिस्क पर, रखी प्रति इसे तब भी सिद्ध करती है जब कोई भंडार तक पहुँच गया हो।</translation>
    </message>
    <message>
        <source>A memory without any receipt is buried when its review is long overdue and its confidence, from 0 to 1, is at most this. You can bring it back.</source>
        <translation>बिना किसी प्रमाण की स्मृति तब दफ़ना दी जाती है जब उसका पुनरीक्षण बहुत समय से देय हो और उसका भरोसा, 0 से 1 तक, अधिक से अधिक इतना हो। आप उसे वापस ला सकते हैं।</translation>
    </message>
    <message>
        <source>A quick pass reads what changed or is due, a full one every byte of every source.</source>
        <translation>त्वरित जाँच-फेरा वह पढ़ता है जो बदला या देय है, पूरा जाँच-फेरा हर स्रोत का हर बाइट।</translation>
    </message>
    <message>
        <source>An orientation that is not active any more has a strength of 0.37 after this time.</source>
        <translation>जो दिशा-बोध अब सक्रिय नहीं है, उसकी मज़बूती इतने समय बाद 0.37 रह जाती है।</translation>
    </message>
    <message>
        <source>Anthropic's API</source>
        <translation>Anthropic का API</translation>
    </message>
    <message>
        <source>Ask in every pass</source>
        <translation>हर जाँच-फेरे में पूछें</translation>
    </message>
    <message>
        <source>At this time each day the sources are read again and every memory is graded. It starts while a window is open, or by a timer of the system. The hour is that of this store alone: each other one has its own.</source>
        <translation>हर दिन इस समय स्रोत फिर पढ़े जाते हैं और हर स्मृति को श्रेणी दी जाती है। यह तब शुरू होता है जब कोई विंडो खुली हो, या सिस्टम के टाइमर से। यह समय केवल इसी भंडार का है: हर दूसरे का अपना है।</translation>
    </message>
    <message>
        <source>Bury below this confidence</source>
        <translation>इससे कम भरोसे पर दफ़नाएँ</translation>
    </message>
    <message>
        <source>Each pass asks by itself about pairs that contradict each other. Off, it is asked only when you press the button on the page Conflicts.</source>
        <translation>हर जाँच-फेरा आपस में टकराने वाले जोड़ों के बारे में अपने आप पूछता है। बंद होने पर केवल तब पूछा जाता है जब आप “टकराव” पृष्ठ पर बटन दबाते हैं।</translation>
    </message>
    <message>
        <source>Episodes fade in</source>
        <translation>घटनाओं के धुँधलाने का समय</translation>
    </message>
    <message>
        <source>Every source</source>
        <translation>हर स्रोत</translation>
    </message>
    <message>
        <source>FSRS</source>
        <translation>FSRS</translation>
    </message>
    <message>
        <source>Files that are larger are not read; memories that rest on them say so.</source>
        <translation>इससे बड़ी फ़ाइलें नहीं पढ़ी जातीं; उन पर टिकी स्मृतियाँ यह बताती हैं।</translation>
    </message>
    <message>
        <source>Fixed ladder</source>
        <translation>स्थिर सीढ़ी</translation>
    </message>
    <message>
        <source>How reviews are spaced</source>
        <translation>पुनरीक्षणों के बीच अंतर कैसे तय हो</translation>
    </message>
    <message>
        <source>Knowledge fades in</source>
        <translation>ज्ञान के धुँधलाने का समय</translation>
    </message>
    <message>
        <source>Largest source</source>
        <translation>सबसे बड़ा स्रोत</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>Nightly pass</source>
        <translation>रात का जाँच-फेरा</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>On</source>
        <translation>चालू</translation>
    </message>
    <message>
        <source>Orientations fade in</source>
        <translation>दिशा-बोध के धुँधलाने का समय</translation>
    </message>
    <message>
        <source>Read everything within</source>
        <translation>सब कुछ इतने समय में पढ़ें</translation>
    </message>
    <message>
        <source>Records fade in</source>
        <translation>अभिलेखों के धुँधलाने का समय</translation>
    </message>
    <message>
        <source>Second place for checkpoints</source>
        <translation>जाँच-बिंदुओं की दूसरी जगह</translation>
    </message>
    <message>
        <source>The ladder asks again after 1, 3, 7, 14, 30 and 90 days. FSRS learns the distance from how often a memory held.</source>
        <translation>सीढ़ी 1, 3, 7, 14, 30 और 90 दिन बाद फिर पूछती है। FSRS यह अंतर इससे सीखता है कि कोई स्मृति कितनी बार सही रही।</translation>
    </message>
    <message>
        <source>The language model that may decide between two memories that contradict each other.</source>
        <translation>वह भाषा मॉडल जो आपस में टकराने वाली दो स्मृतियों के बीच फ़ैसला कर सकता है।</translation>
    </message>
    <message>
        <source>The program claude</source>
        <translation>claude प्रोग्राम</translation>
    </message>
    <message>
        <source>Unused, a memory of what holds in general has a strength of 0.37 after this time.</source>
        <translation>उपयोग न होने पर, सामान्य रूप से सही बात की स्मृति की मज़बूती इतने समय बाद 0.37 रह जाती है।</translation>
    </message>
    <message>
        <source>Unused, the memory of one occasion has a strength of 0.37 after this time.</source>
        <translation>उपयोग न होने पर, किसी एक घटना की स्मृति की मज़बूती इतने समय बाद 0.37 रह जाती है।</translation>
    </message>
    <message>
        <source>Unused, what was added, imported or cached has a strength of 0.37 after this time.</source>
        <translation>उपयोग न होने पर, जो जोड़ा गया, आयात किया गया या कैश किया गया, उसकी मज़बूती इतने समय बाद 0.37 रह जाती है।</translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation>स्रोतों की निगरानी करें</translation>
    </message>
    <message>
        <source>What changed or is due</source>
        <translation>जो बदला या देय है</translation>
    </message>
    <message>
        <source>What is set up here</source>
        <translation>जो यहाँ तैयार है</translation>
    </message>
    <message>
        <source>What the nightly pass reads</source>
        <translation>रात का जाँच-फेरा क्या पढ़ता है</translation>
    </message>
    <message>
        <source>While a window is open, a source that changes is read at once and its memories are graded anew. Without it, changes are found by the next pass.</source>
        <translation>जब कोई विंडो खुली हो, बदलने वाला स्रोत तुरंत पढ़ा जाता है और उसकी स्मृतियों को नए सिरे से श्रेणी दी जाती है। इसके बिना बदलाव अगले जाँच-फेरे में मिलते हैं।</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>किससे पूछा जाए</translation>
    </message>
    <message>
        <source>With a quick pass every night, each source is read byte for byte within this time, a share each night.</source>
        <translation>हर रात त्वरित जाँच-फेरा हो, तो हर स्रोत इतने समय में बाइट-दर-बाइट पढ़ लिया जाता है, हर रात एक हिस्सा।</translation>
    </message>
    <message>
        <source>days</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>कोई फ़ोल्डर नहीं</translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a number from 0 to 1, such as {share}.</source>
        <translation>“{text}” नहीं अपनाया गया: यहाँ 0 से 1 तक की कोई संख्या चाहिए, जैसे {share}।</translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a time of day such as 03:00.</source>
        <translation>“{text}” नहीं अपनाया गया: यहाँ दिन का कोई समय चाहिए, जैसे 03:00।</translation>
    </message>
    <message>
        <source>“{text}” was not kept: here belongs a whole number from {least} to {most}.</source>
        <translation>“{text}” नहीं अपनाया गया: यहाँ {least} से {most} तक की कोई पूर्ण संख्या चाहिए।</translation>
    </message>
    <message>
        <source>“{text}” was not kept: it is none of the choices.</source>
        <translation>“{text}” नहीं अपनाया गया: यह विकल्पों में से कोई नहीं है।</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Both statements of a pair with their dates, grades and verdicts are sent to the API, with the key from your environment, which is never shown or kept here.</source>
        <translation>जोड़े के दोनों कथन, उनकी तारीख़ों, श्रेणियों और निर्णयों के साथ, API को भेजे जाते हैं, आपके सिस्टम परिवेश की कुंजी के साथ, जो यहाँ कभी दिखाई या रखी नहीं जाती।</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>It gets both statements of a pair with their dates, grades and verdicts, and sends them where its own login leads. No file and no key of yours is given to it.</source>
        <translation>इसे जोड़े के दोनों कथन, उनकी तारीख़ों, श्रेणियों और निर्णयों के साथ, मिलते हैं, और यह उन्हें वहाँ भेजता है जहाँ इसका अपना लॉगिन ले जाता है। आपकी कोई फ़ाइल और कोई कुंजी इसे नहीं दी जाती।</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>निर्णायक</translation>
    </message>
    <message>
        <source>Looking at the settings…</source>
        <translation>सेटिंग देखी जा रही हैं…</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>इस नाम की कोई सेटिंग नहीं है।</translation>
    </message>
    <message>
        <source>Nobody would be asked now. {why}</source>
        <translation>अभी किसी से नहीं पूछा जाएगा। {why}</translation>
    </message>
    <message>
        <source>Nothing leaves this machine.</source>
        <translation>इस मशीन से कुछ बाहर नहीं जाता।</translation>
    </message>
    <message>
        <source>Now {name} would be asked.</source>
        <translation>अभी {name} से पूछा जाएगा।</translation>
    </message>
    <message>
        <source>Passes and fading</source>
        <translation>जाँच-फेरे और धुँधलाना</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>सेटिंग खोजें</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>अनुभाग</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Starting to watch…</source>
        <translation>निगरानी शुरू हो रही है…</translation>
    </message>
    <message>
        <source>This store can only be read, so that nothing of it can be set here.</source>
        <translation>इस भंडार को केवल पढ़ा जा सकता है, इसलिए इसका कुछ भी यहाँ तय नहीं किया जा सकता।</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>निगरानी</translation>
    </message>
    <message>
        <source>Whoever is set up gets both statements of a pair with their dates, grades and verdicts, and no file.</source>
        <translation>जो भी तय है, उसे जोड़े के दोनों कथन उनकी तारीख़ों, श्रेणियों और निर्णयों के साथ मिलते हैं, और कोई फ़ाइल नहीं।</translation>
    </message>
    <message>
        <source>help privacy</source>
        <translation>सहायता गोपनीयता निजता</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Choose a palace: the folder that holds it</source>
        <translation>महल चुनें: वह फ़ोल्डर जिसमें वह रखा है</translation>
    </message>
    <message>
        <source>Making the demo store…</source>
        <translation>नमूना भंडार बनाया जा रहा है…</translation>
    </message>
    <message>
        <source>One palace is looked at at a time. This is the first of {n}: {name}</source>
        <translation>एक बार में एक ही महल देखा जाता है। {n} में से यह पहला है: {name}</translation>
    </message>
    <message>
        <source>Some work is running. Open the window again once it is done.</source>
        <translation>कोई काम चल रहा है। उसके पूरा होने पर विंडो फिर से खोलें।</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>नए सिरे से शुरू करें</translation>
    </message>
    <message>
        <source>Start the demo afresh?</source>
        <translation>नमूना भंडार नए सिरे से शुरू करें?</translation>
    </message>
    <message>
        <source>The demo store cannot be made in {folder}: what lies there was not made by Nidra, and is left as it is. Move it away, then try again.</source>
        <translation>नमूना भंडार {folder} में नहीं बनाया जा सकता: वहाँ जो है, वह Nidra का बनाया नहीं है, और वैसा ही रहता है। उसे वहाँ से हटाएँ, फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The demo store is being made.</source>
        <translation>नमूना भंडार बनाया जा रहा है।</translation>
    </message>
    <message>
        <source>The demo store is made anew. Whatever was decided, imported or changed in it is thrown away, and that cannot be undone. Your own store is not touched.</source>
        <translation>नमूना भंडार नए सिरे से बनाया जाता है। उसमें जो भी फ़ैसले हुए, आयात हुआ या बदला गया, वह सब मिट जाता है, और इसे पूर्ववत नहीं किया जा सकता। आपके अपने भंडार को छुआ नहीं जाता।</translation>
    </message>
    <message>
        <source>The demo store is open already.</source>
        <translation>नमूना भंडार पहले से खुला है।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Keep {letter}</source>
        <translation>{letter} रखें</translation>
    </message>
    <message>
        <source>No receipt: nothing can be re-read for it.</source>
        <translation>बिना प्रमाण: इसके लिए कुछ भी फिर नहीं पढ़ा जा सकता।</translation>
    </message>
    <message>
        <source>Open this memory</source>
        <translation>यह स्मृति खोलें</translation>
    </message>
    <message>
        <source>Recorded {when}</source>
        <translation>{when} दर्ज</translation>
    </message>
    <message>
        <source>Statement of {letter}</source>
        <translation>{letter} का कथन</translation>
    </message>
    <message>
        <source>What speaks for it</source>
        <translation>इसके पक्ष में क्या है</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>और {n} अन्य</translation>
    </message>
    <message>
        <source>read {when}</source>
        <translation>{when} पढ़ा गया</translation>
    </message>
    <message>
        <source>the newer one</source>
        <translation>जो अधिक नई है</translation>
    </message>
    <message>
        <source>{other} makes way and stays on record. You can undo this.</source>
        <translation>{other} हट जाती है और अभिलेख में रहती है। आप इसे पूर्ववत कर सकते हैं।</translation>
    </message>
</context>
<context>
    <name>SourceOpener</name>
    <message>
        <source>Copy path</source>
        <translation>पथ कॉपी करें</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>फ़ोल्डर दिखाएँ</translation>
    </message>
    <message>
        <source>{folder} could not be opened: the system has no program for it.</source>
        <translation>{folder} खोला नहीं जा सका: सिस्टम में इसके लिए कोई प्रोग्राम नहीं है।</translation>
    </message>
    <message>
        <source>{path} could not be opened: the system has no viewer for it.</source>
        <translation>{path} खोला नहीं जा सका: सिस्टम में इसे दिखाने वाला कोई प्रोग्राम नहीं है।</translation>
    </message>
    <message>
        <source>{path} was handed to the viewer of the system.</source>
        <translation>{path} को सिस्टम के दिखाने वाले प्रोग्राम को सौंपा गया।</translation>
    </message>
</context>
<context>
    <name>SourceTable</name>
    <message>
        <source>Changes between readings</source>
        <translation>दो बार पढ़ने के बीच बदलाव</translation>
    </message>
    <message>
        <source>How often a reading found other bytes than the one before. What changed before the first reading is not counted.</source>
        <translation>कितनी बार पढ़ने पर पिछली बार से अलग बाइट मिले। पहली बार पढ़ने से पहले जो बदला, वह नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>पिछली बार पढ़ा गया</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>Reading due</source>
        <translation>पढ़ना देय</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>State</source>
        <translation>अवस्था</translation>
    </message>
    <message>
        <source>found at {place}</source>
        <translation>{place} पर मिला</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>खिसका हुआ</translation>
    </message>
    <message>
        <source>never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>अब तक कोई नहीं</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Sources</source>
        <translation>स्रोत</translation>
    </message>
</context>
<context>
    <name>SourcesCard</name>
    <message>
        <source>1 source since the last pass began.</source>
        <translation>पिछला जाँच-फेरा शुरू होने के बाद से 1 स्रोत।</translation>
    </message>
    <message>
        <source>No source changed or vanished.</source>
        <translation>न कोई स्रोत बदला, न ग़ायब हुआ।</translation>
    </message>
    <message>
        <source>Show all sources</source>
        <translation>सभी स्रोत दिखाएँ</translation>
    </message>
    <message>
        <source>Sources that changed or vanished</source>
        <translation>बदले या ग़ायब हुए स्रोत</translation>
    </message>
    <message>
        <source>{n} sources since the last pass began.</source>
        <translation>पिछला जाँच-फेरा शुरू होने के बाद से {n} स्रोत।</translation>
    </message>
</context>
<context>
    <name>SourcesPage</name>
    <message>
        <source>All sources ({n})</source>
        <translation>सभी स्रोत ({n})</translation>
    </message>
    <message>
        <source>By path</source>
        <translation>पथ के क्रम से</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>पथ कॉपी करें</translation>
    </message>
    <message>
        <source>Due first</source>
        <translation>देय पहले</translation>
    </message>
    <message>
        <source>Find moved files…</source>
        <translation>खिसकी हुई फ़ाइलें खोजें…</translation>
    </message>
    <message>
        <source>Here the files stand that memories came from, and which of them are missing.</source>
        <translation>यहाँ वे फ़ाइलें दिखती हैं जिनसे स्मृतियाँ आईं, और यह भी कि उनमें से कौन-सी नहीं मिल रहीं।</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>Looking at the sources…</source>
        <translation>स्रोत देखे जा रहे हैं…</translation>
    </message>
    <message>
        <source>Memories that come with a receipt bring their sources. Import a palace, or add one with `nidra add`.</source>
        <translation>जो स्मृतियाँ प्रमाण के साथ आती हैं, वे अपने स्रोत भी लाती हैं। कोई महल आयात करें, या `nidra add` से एक स्मृति जोड़ें।</translation>
    </message>
    <message>
        <source>No memory names a source</source>
        <translation>कोई स्मृति किसी स्रोत का नाम नहीं देती</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>फ़ोल्डर खोलें</translation>
    </message>
    <message>
        <source>Order of the sources</source>
        <translation>स्रोतों का क्रम</translation>
    </message>
    <message>
        <source>Remap…</source>
        <translation>पथ बदलें…</translation>
    </message>
    <message>
        <source>Say where {folder} lies now</source>
        <translation>बताएँ कि {folder} अब कहाँ है</translation>
    </message>
    <message>
        <source>See its memories</source>
        <translation>इसकी स्मृतियाँ देखें</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>फ़ोल्डर {folder} वहाँ नहीं है।</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>पथ कॉपी हो गया।</translation>
    </message>
    <message>
        <source>Which sources</source>
        <translation>कौन-से स्रोत</translation>
    </message>
    <message>
        <source>and {n} more folders</source>
        <translation>और {n} अन्य फ़ोल्डर</translation>
    </message>
    <message>
        <source>deleted or renamed</source>
        <translation>हटाया गया या नाम बदला गया</translation>
    </message>
    <message>
        <source>folder not there</source>
        <translation>फ़ोल्डर वहाँ नहीं है</translation>
    </message>
    <message>
        <source>found at {place}</source>
        <translation>{place} पर मिला</translation>
    </message>
    <message>
        <source>no change between readings so far</source>
        <translation>अब तक हर बार पढ़ने पर वैसा ही</translation>
    </message>
    <message>
        <source>{sources} missing, and {memories} cannot be checked because of that</source>
        <translation>{sources} लापता; इस कारण जिनकी जाँच नहीं हो सकती: {memories}</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Busy</source>
        <translation>व्यस्त</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>How far the work is</source>
        <translation>काम कहाँ तक पहुँचा</translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation>कोई भंडार खुला नहीं है</translation>
    </message>
    <message>
        <source>Starting to watch…</source>
        <translation>निगरानी शुरू हो रही है…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Stopping at the next safe place…</source>
        <translation>अगली सुरक्षित जगह पर रुक रहा है…</translation>
    </message>
    <message>
        <source>What changes in a watched folder is judged at once.</source>
        <translation>निगरानी वाले फ़ोल्डर में जो बदलता है, उस पर तुरंत निर्णय होता है।</translation>
    </message>
</context>
<context>
    <name>Stores</name>
    <message>
        <source>An import runs. Stopped, it leaves the store as it was before it began.</source>
        <translation>एक आयात चल रहा है। रोकने पर भंडार वैसा ही रहेगा जैसा आयात शुरू होने से पहले था।</translation>
    </message>
    <message>
        <source>Choose the folder of a Nidra store</source>
        <translation>किसी Nidra भंडार का फ़ोल्डर चुनें</translation>
    </message>
    <message>
        <source>Demo store</source>
        <translation>नमूना भंडार</translation>
    </message>
    <message>
        <source>Last time another store was open: {name}.</source>
        <translation>पिछली बार दूसरा भंडार खुला था: {name}।</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>उसे खोलें</translation>
    </message>
    <message>
        <source>Stop it and open the other</source>
        <translation>इसे रोकें और दूसरा खोलें</translation>
    </message>
    <message>
        <source>Stop the import and open the other store?</source>
        <translation>आयात रोककर दूसरा भंडार खोलें?</translation>
    </message>
    <message>
        <source>Stop the running work and open the other store?</source>
        <translation>चल रहा काम रोककर दूसरा भंडार खोलें?</translation>
    </message>
    <message>
        <source>Work runs on the store that is open. It stops at the next safe place: what is done is kept, and the next pass goes on with the rest.</source>
        <translation>खुले हुए भंडार पर काम चल रहा है। वह अगली सुरक्षित जगह पर रुकेगा: जो हो चुका है वह रहेगा, और अगला जाँच-फेरा बाक़ी से आगे बढ़ेगा।</translation>
    </message>
    <message>
        <source>Your own store</source>
        <translation>आपका अपना भंडार</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>On</source>
        <translation>चालू</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>A source came back: 1 memory rose again.</source>
        <translation>एक स्रोत लौट आया: 1 स्मृति फिर उठी।</translation>
    </message>
    <message>
        <source>A source came back: {n} memories rose again.</source>
        <translation>एक स्रोत लौट आया: {n} स्मृतियाँ फिर उठीं।</translation>
    </message>
    <message>
        <source>A source changed: 1 memory fell.</source>
        <translation>एक स्रोत बदल गया: 1 स्मृति गिरी।</translation>
    </message>
    <message>
        <source>Copied. It holds no memory of yours but may name files.</source>
        <translation>कॉपी हो गया। इसमें आपकी कोई स्मृति नहीं है, पर फ़ाइलों के नाम हो सकते हैं।</translation>
    </message>
    <message>
        <source>Copy what it left behind</source>
        <translation>जो पीछे छूटा, उसे कॉपी करें</translation>
    </message>
    <message>
        <source>Nidra ended unexpectedly last time. Nothing that was committed is lost.</source>
        <translation>पिछली बार Nidra अचानक बंद हो गया था। जो कुछ पक्का लिखा जा चुका था, उसमें से कुछ नहीं खोया।</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फिर करें</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>उन्हें दिखाएँ</translation>
    </message>
    <message>
        <source>Some work is running already. Stop it first, or wait until it is done.</source>
        <translation>कोई काम पहले से चल रहा है। पहले उसे रोकें, या उसके पूरा होने तक रुकें।</translation>
    </message>
    <message>
        <source>Sources changed: {n} memories fell.</source>
        <translation>स्रोत बदल गए: {n} स्मृतियाँ गिरीं।</translation>
    </message>
    <message>
        <source>The pass is done. 1 memory does not hold any more.</source>
        <translation>जाँच-फेरा पूरा हुआ। 1 स्मृति अब सही नहीं है।</translation>
    </message>
    <message>
        <source>The pass is done. No memory is fallen.</source>
        <translation>जाँच-फेरा पूरा हुआ। कोई स्मृति गिरी हुई नहीं है।</translation>
    </message>
    <message>
        <source>The pass is done. {n} memories do not hold any more.</source>
        <translation>जाँच-फेरा पूरा हुआ। {n} स्मृतियाँ अब सही नहीं हैं।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>जाँच-फेरा</translation>
    </message>
</context>
<context>
    <name>TimerPart</name>
    <message>
        <source>Choose an hour first.</source>
        <translation>पहले समय चुनें।</translation>
    </message>
    <message>
        <source>Give the timer this hour</source>
        <translation>टाइमर को यही समय दें</translation>
    </message>
    <message>
        <source>It starts the pass each day at {at} ({kind}: {name}). {problems}</source>
        <translation>यह हर दिन {at} बजे जाँच-फेरा शुरू करता है ({kind}: {name})। {problems}</translation>
    </message>
    <message>
        <source>It starts the pass each day at {at}, next {next} ({kind}: {name}). {problems}</source>
        <translation>यह हर दिन {at} बजे जाँच-फेरा शुरू करता है, अगली बार {next} ({kind}: {name})। {problems}</translation>
    </message>
    <message>
        <source>It starts the pass each day at {at}, which is another hour than above ({kind}). {problems}</source>
        <translation>यह हर दिन {at} बजे जाँच-फेरा शुरू करता है, जो ऊपर दिए समय से अलग है ({kind})। {problems}</translation>
    </message>
    <message>
        <source>It was changed or is broken ({kind}: {name}). {problems}</source>
        <translation>इसे बदला गया है या यह ख़राब है ({kind}: {name})। {problems}</translation>
    </message>
    <message>
        <source>Looking whether there is one…</source>
        <translation>देखा जा रहा है कि कोई है या नहीं…</translation>
    </message>
    <message>
        <source>Remove the timer</source>
        <translation>टाइमर हटाएँ</translation>
    </message>
    <message>
        <source>Set up the timer</source>
        <translation>टाइमर लगाएँ</translation>
    </message>
    <message>
        <source>There is none: the pass runs only while a window is open. A timer ({kind}) starts it when no window is, without a password or a service of ours.</source>
        <translation>कोई टाइमर नहीं है: जाँच-फेरा तभी चलता है जब कोई विंडो खुली हो। टाइमर ({kind}) उसे तब भी शुरू करता है जब कोई विंडो खुली न हो, और इसके लिए न पासवर्ड चाहिए, न हमारी कोई सेवा।</translation>
    </message>
    <message>
        <source>This machine has no timer that Nidra knows. The pass runs while a window is open.</source>
        <translation>इस मशीन पर ऐसा कोई टाइमर नहीं है जिसे Nidra जानता हो। जाँच-फेरा तब चलता है जब कोई विंडो खुली हो।</translation>
    </message>
    <message>
        <source>Timer of the system</source>
        <translation>सिस्टम का टाइमर</translation>
    </message>
    <message>
        <source>Whether there is one cannot be told ({kind}). {problems}</source>
        <translation>कोई है या नहीं, यह बताया नहीं जा सकता ({kind})। {problems}</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>हटाएँ</translation>
    </message>
</context>
<context>
    <name>TrustCard</name>
    <message>
        <source>How far they are borne out</source>
        <translation>वे कहाँ तक पुष्ट हैं</translation>
    </message>
    <message>
        <source>What their sources say today</source>
        <translation>उनके स्रोत आज क्या कहते हैं</translation>
    </message>
    <message>
        <source>What their sources say today (more, fewer: since before the last pass)</source>
        <translation>उनके स्रोत आज क्या कहते हैं (अधिक, कम: पिछले जाँच-फेरे से पहले की तुलना में)</translation>
    </message>
    <message>
        <source>are fallen: their source no longer says so, or what they rest on fell</source>
        <translation>गिरी हुई हैं: उनका स्रोत अब ऐसा नहीं कहता, या जिस पर वे टिकी हैं वह गिर गया</translation>
    </message>
    <message>
        <source>can be checked</source>
        <translation>जाँचने योग्य</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>गिरी हुई</translation>
    </message>
    <message>
        <source>have no receipt: nothing says where they come from</source>
        <translation>का कोई प्रमाण नहीं है: कुछ नहीं बताता कि वे कहाँ से आईं</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>मशीन से जाँची</translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation>बिना प्रमाण</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>तुलना योग्य नहीं</translation>
    </message>
    <message>
        <source>point at a file that is gone, and no other source bears them out</source>
        <translation>ऐसी फ़ाइल की ओर इशारा करती हैं जो ग़ायब है, और कोई दूसरा स्रोत उनकी पुष्टि नहीं करता</translation>
    </message>
    <message>
        <source>say what their source says</source>
        <translation>वही कहती हैं जो उनका स्रोत कहता है</translation>
    </message>
    <message>
        <source>source gone</source>
        <translation>स्रोत ग़ायब</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>स्रोत से जुड़ी</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>असत्यापित</translation>
    </message>
    <message>
        <source>were not compared with their source yet, or cannot be</source>
        <translation>की तुलना अभी उनके स्रोत से नहीं हुई, या हो नहीं सकती</translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>Bytes were last read {newest}; of the source that waited longest, {oldest}.</source>
        <translation>बाइट पिछली बार {newest} पढ़े गए; जिस स्रोत ने सबसे लंबी प्रतीक्षा की, उसके {oldest}।</translation>
    </message>
    <message>
        <source>Counting for the charts…</source>
        <translation>चार्ट के लिए गिनती हो रही है…</translation>
    </message>
    <message>
        <source>Here charts show how far the memories can be trusted, and a report can be saved.</source>
        <translation>यहाँ चार्ट दिखाते हैं कि स्मृतियों पर कितना भरोसा किया जा सकता है, और रिपोर्ट सहेजी जा सकती है।</translation>
    </message>
    <message>
        <source>How it comes about: each receipt is checked twice, against the SHA-256 that it was sealed with and against the words of its source. Both are computed from bytes; no model takes part. A receipt that stands proves that its words stand in the source, not that they are true.
Nidra {version} · store digest {digest} · journal row {row}</source>
        <translation>यह कैसे बनती है: हर प्रमाण दो बार जाँचा जाता है, उस SHA-256 से जिससे उसे मुहरबंद किया गया था और उसके स्रोत के शब्दों से। दोनों की गणना बाइटों से होती है; इसमें कोई मॉडल भाग नहीं लेता। जो प्रमाण टिकता है, वह यह सिद्ध करता है कि उसके शब्द स्रोत में हैं, यह नहीं कि वे सच हैं।
Nidra {version} · भंडार का सार-अंक {digest} · रोज़नामचे की पंक्ति {row}</translation>
    </message>
    <message>
        <source>Import a palace…</source>
        <translation>महल आयात करें…</translation>
    </message>
    <message>
        <source>No byte of a source has been read yet.</source>
        <translation>अभी तक किसी स्रोत का एक भी बाइट नहीं पढ़ा गया है।</translation>
    </message>
    <message>
        <source>No pass has come to its end yet. A pass reads the sources, grades every memory, and fills the charts.</source>
        <translation>अभी तक कोई जाँच-फेरा पूरा नहीं हुआ है। जाँच-फेरा स्रोत पढ़ता है, हर स्मृति को श्रेणी देता है और चार्ट भरता है।</translation>
    </message>
    <message>
        <source>Open the demo store</source>
        <translation>नमूना भंडार खोलें</translation>
    </message>
    <message>
        <source>Putting the trust report together…</source>
        <translation>विश्वास रिपोर्ट बनाई जा रही है…</translation>
    </message>
    <message>
        <source>Sleep now</source>
        <translation>अभी सोएँ</translation>
    </message>
    <message>
        <source>The bytes of every source that was read were read {when}.</source>
        <translation>जितने स्रोत पढ़े गए, उन सबके बाइट {when} पढ़े गए।</translation>
    </message>
    <message>
        <source>The store is here, and no memory is in it. Import a palace, then let Nidra sleep.</source>
        <translation>भंडार मौजूद है, पर इसमें कोई स्मृति नहीं है। कोई महल आयात करें, फिर Nidra को सोने दें।</translation>
    </message>
    <message>
        <source>There is nothing to report on yet</source>
        <translation>अभी रिपोर्ट करने को कुछ नहीं है</translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation>विश्वास रिपोर्ट</translation>
    </message>
</context>
<context>
    <name>TwinTable</name>
    <message>
        <source>Ctrl+C copies it, S sorts by the column.</source>
        <translation>Ctrl+C इसे कॉपी करता है, S इस स्तंभ के क्रम से लगाता है।</translation>
    </message>
    <message>
        <source>The numbers of the chart</source>
        <translation>चार्ट की संख्याएँ</translation>
    </message>
    <message>
        <source>The numbers of the chart: {title}</source>
        <translation>चार्ट की संख्याएँ: {title}</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>altered by the miner</source>
        <translation>संग्राहक ने बदला</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>अस्पष्ट</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>दूषित</translation>
    </message>
    <message>
        <source>drifted</source>
        <translation>बदला हुआ</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>संपादित</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>खिसका हुआ</translation>
    </message>
    <message>
        <source>not byte-checkable</source>
        <translation>बाइट से जाँचने योग्य नहीं</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>अभी पढ़ा नहीं गया</translation>
    </message>
    <message>
        <source>repeated, equal each time</source>
        <translation>दोहराया हुआ, हर बार एक जैसा</translation>
    </message>
    <message>
        <source>source gone</source>
        <translation>स्रोत ग़ायब</translation>
    </message>
    <message>
        <source>source unreadable</source>
        <translation>स्रोत अपठनीय</translation>
    </message>
    <message>
        <source>too short to compare</source>
        <translation>तुलना के लिए बहुत छोटा</translation>
    </message>
    <message>
        <source>unfounded</source>
        <translation>निराधार</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>शब्दशः</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Conflicts</source>
        <translation>टकराव</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>पुनरीक्षण</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>क्या प्रतीक्षा में है</translation>
    </message>
    <message>
        <source>When sources were read</source>
        <translation>स्रोत कब पढ़े गए</translation>
    </message>
    <message>
        <source>conflict: two memories that cannot both hold</source>
        <translation>टकराव: दो स्मृतियाँ जो एक साथ सही नहीं हो सकतीं</translation>
    </message>
    <message>
        <source>conflicts wait for you</source>
        <translation>टकराव आपकी प्रतीक्षा में हैं</translation>
    </message>
    <message>
        <source>conflicts: pairs of memories that cannot both hold</source>
        <translation>टकराव: स्मृतियों के जोड़े जो एक साथ सही नहीं हो सकते</translation>
    </message>
    <message>
        <source>memories are due for a review</source>
        <translation>स्मृतियों का पुनरीक्षण देय है</translation>
    </message>
    <message>
        <source>memories are due for a review: do they still hold?</source>
        <translation>स्मृतियों का पुनरीक्षण देय है: क्या वे अब भी सही हैं?</translation>
    </message>
    <message>
        <source>memory is due for a review: does it still hold?</source>
        <translation>स्मृति का पुनरीक्षण देय है: क्या वह अब भी सही है?</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>It has no receipt of its own: it stands and falls with what it rests on.</source>
        <translation>इसका अपना कोई प्रमाण नहीं है: यह जिस पर टिकी है, उसी के साथ खड़ी रहती और गिरती है।</translation>
    </message>
    <message>
        <source>It has no receipt, so that nothing can be checked.</source>
        <translation>इसका कोई प्रमाण नहीं है, इसलिए कुछ जाँचा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>Replaced by fresher receipts: {n}.</source>
        <translation>नए प्रमाणों ने जिनकी जगह ली: {n}।</translation>
    </message>
    <message>
        <source>Show more receipts</source>
        <translation>और प्रमाण दिखाएँ</translation>
    </message>
    <message>
        <source>Show more receipts ({n} left)</source>
        <translation>और प्रमाण दिखाएँ ({n} बाक़ी)</translation>
    </message>
    <message>
        <source>Take it into the grade</source>
        <translation>इसे श्रेणी में शामिल करें</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>A copy of the store is being made</source>
        <translation>भंडार की एक प्रति बन रही है</translation>
    </message>
    <message>
        <source>A pass is running</source>
        <translation>एक जाँच-फेरा चल रहा है</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>एक आयात चल रहा है</translation>
    </message>
    <message>
        <source>Asking the judge</source>
        <translation>निर्णायक से पूछा जा रहा है</translation>
    </message>
    <message>
        <source>Building the indexes</source>
        <translation>सूचकांक बनाए जा रहे हैं</translation>
    </message>
    <message>
        <source>Building the search index</source>
        <translation>खोज सूचकांक बनाया जा रहा है</translation>
    </message>
    <message>
        <source>Building the search index…</source>
        <translation>खोज सूचकांक बनाया जा रहा है…</translation>
    </message>
    <message>
        <source>Burying what is dead</source>
        <translation>जो मृत है उसे दफ़नाया जा रहा है</translation>
    </message>
    <message>
        <source>Checking the receipts' seals</source>
        <translation>प्रमाणों की मुहरें जाँची जा रही हैं</translation>
    </message>
    <message>
        <source>Checking the store…</source>
        <translation>भंडार जाँचा जा रहा है…</translation>
    </message>
    <message>
        <source>Comparing memories</source>
        <translation>स्मृतियों की तुलना हो रही है</translation>
    </message>
    <message>
        <source>Comparing the store with its journal</source>
        <translation>भंडार की तुलना उसके रोज़नामचे से हो रही है</translation>
    </message>
    <message>
        <source>Copying the store…</source>
        <translation>भंडार की प्रति बनाई जा रही है…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Every memory is being written to a file</source>
        <translation>हर स्मृति एक फ़ाइल में लिखी जा रही है</translation>
    </message>
    <message>
        <source>How far the work is</source>
        <translation>काम कहाँ तक पहुँचा</translation>
    </message>
    <message>
        <source>Looking at the palace…</source>
        <translation>महल देखा जा रहा है…</translation>
    </message>
    <message>
        <source>Looking for the sources…</source>
        <translation>स्रोत खोजे जा रहे हैं…</translation>
    </message>
    <message>
        <source>Looking through the folders</source>
        <translation>फ़ोल्डरों में देखा जा रहा है</translation>
    </message>
    <message>
        <source>Making the demo store</source>
        <translation>नमूना भंडार बनाया जा रहा है</translation>
    </message>
    <message>
        <source>Making the demo store…</source>
        <translation>नमूना भंडार बनाया जा रहा है…</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>अगला क़दम</translation>
    </message>
    <message>
        <source>Planning reviews</source>
        <translation>पुनरीक्षणों की योजना बन रही है</translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation>रोज़नामचा पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>Reading the palace</source>
        <translation>महल पढ़ा जा रहा है</translation>
    </message>
    <message>
        <source>Reading the palace…</source>
        <translation>महल पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>Reading the sources again</source>
        <translation>स्रोत फिर से पढ़े जा रहे हैं</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>स्रोत फिर से पढ़े जा रहे हैं…</translation>
    </message>
    <message>
        <source>Some work is running</source>
        <translation>कोई काम चल रहा है</translation>
    </message>
    <message>
        <source>Something is being done again</source>
        <translation>कुछ फिर से किया जा रहा है</translation>
    </message>
    <message>
        <source>Something is being taken back</source>
        <translation>कुछ वापस लिया जा रहा है</translation>
    </message>
    <message>
        <source>Sources are being given their new place</source>
        <translation>स्रोतों को उनकी नई जगह दी जा रही है</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>शुरू हो रहा है…</translation>
    </message>
    <message>
        <source>Stopping at the next safe place; nothing is lost…</source>
        <translation>अगली सुरक्षित जगह पर रुक रहा है; कुछ नहीं खोएगा…</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>वापस लिया जा रहा है</translation>
    </message>
    <message>
        <source>Taking back what was begun</source>
        <translation>जो शुरू हुआ था उसे वापस लिया जा रहा है</translation>
    </message>
    <message>
        <source>Taking back…</source>
        <translation>वापस लिया जा रहा है…</translation>
    </message>
    <message>
        <source>The journal is being verified</source>
        <translation>रोज़नामचा सत्यापित किया जा रहा है</translation>
    </message>
    <message>
        <source>The nightly pass is running</source>
        <translation>रात का जाँच-फेरा चल रहा है</translation>
    </message>
    <message>
        <source>The search index is being built</source>
        <translation>खोज सूचकांक बनाया जा रहा है</translation>
    </message>
    <message>
        <source>The store is being checked</source>
        <translation>भंडार जाँचा जा रहा है</translation>
    </message>
    <message>
        <source>Uniting what says the same</source>
        <translation>एक ही बात कहने वाली स्मृतियाँ मिलाई जा रही हैं</translation>
    </message>
    <message>
        <source>Writing every memory…</source>
        <translation>हर स्मृति लिखी जा रही है…</translation>
    </message>
    <message>
        <source>Writing the memories</source>
        <translation>स्मृतियाँ लिखी जा रही हैं</translation>
    </message>
    <message>
        <source>Writing what was found</source>
        <translation>जो मिला वह लिखा जा रहा है</translation>
    </message>
    <message>
        <source>about {n} h left</source>
        <translation>लगभग {n} घंटे बाक़ी</translation>
    </message>
    <message>
        <source>about {n} min left</source>
        <translation>लगभग {n} मिनट बाक़ी</translation>
    </message>
    <message>
        <source>about {n} s left</source>
        <translation>लगभग {n} सेकंड बाक़ी</translation>
    </message>
    <message>
        <source>drawers</source>
        <translation>दराज़ें</translation>
    </message>
    <message>
        <source>excerpts</source>
        <translation>उद्धरण</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>सूचकांक</translation>
    </message>
    <message>
        <source>memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>जोड़े</translation>
    </message>
    <message>
        <source>receipts</source>
        <translation>प्रमाण</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>{done} of {total} {unit}</source>
        <translation>{unit}: {total} में से {done}</translation>
    </message>
    <message>
        <source>{done} {unit}</source>
        <translation>{unit}: {done}</translation>
    </message>
    <message>
        <source>{rate} {unit} a second</source>
        <translation>{unit}: {rate} प्रति सेकंड</translation>
    </message>
    <message>
        <source>{size} read</source>
        <translation>{size} पढ़ा गया</translation>
    </message>
</context>
<context>
    <name>_Findings</name>
    <message>
        <source>In order: {sentence}</source>
        <translation>ठीक: {sentence}</translation>
    </message>
    <message>
        <source>To know: {sentence}</source>
        <translation>जानने योग्य: {sentence}</translation>
    </message>
    <message>
        <source>Wrong: {sentence}</source>
        <translation>ग़लत: {sentence}</translation>
    </message>
</context>
<context>
    <name>_Palace</name>
    <message>
        <source>1 drawer</source>
        <translation>1 दराज़</translation>
    </message>
    <message>
        <source>How many drawers it has shows in the preview.</source>
        <translation>इसमें कितनी दराज़ें हैं, यह पूर्वावलोकन में दिखेगा।</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>महल</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>पूर्वावलोकन</translation>
    </message>
    <message>
        <source>Preview {place}</source>
        <translation>{place} का पूर्वावलोकन</translation>
    </message>
    <message>
        <source>imported already</source>
        <translation>पहले ही आयात हो चुका</translation>
    </message>
    <message>
        <source>{n} drawers</source>
        <translation>{n} दराज़ें</translation>
    </message>
</context>
<context>
    <name>_PartsTable</name>
    <message>
        <source>Copies of the memories, made by you or before a burial.</source>
        <translation>स्मृतियों की प्रतियाँ, जो आपने बनाईं या जो दफ़नाने से पहले बनीं।</translation>
    </message>
    <message>
        <source>Heads of the journal, which prove that it was not rewritten.</source>
        <translation>रोज़नामचे के शीर्ष, जो सिद्ध करते हैं कि उसे दोबारा नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>Memories, receipts, verdicts and the journal. Without it all is lost.</source>
        <translation>स्मृतियाँ, प्रमाण, निर्णय और रोज़नामचा। इसके बिना सब कुछ खो जाएगा।</translation>
    </message>
    <message>
        <source>What is set on this page.</source>
        <translation>इस पृष्ठ पर की गई सेटिंग।</translation>
    </message>
    <message>
        <source>When each source was last read. Without it the next pass reads everything again.</source>
        <translation>हर स्रोत पिछली बार कब पढ़ा गया। इसके बिना अगला जाँच-फेरा सब कुछ फिर से पढ़ेगा।</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>Folder as the palace recorded it</source>
        <translation>फ़ोल्डर, जैसा महल ने दर्ज किया</translation>
    </message>
    <message>
        <source>Folder where it lies now</source>
        <translation>फ़ोल्डर, जिसमें वह अब है</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Where do these files lie now?</source>
        <translation>ये फ़ाइलें अब कहाँ हैं?</translation>
    </message>
    <message>
        <source>lies now in</source>
        <translation>अब यहाँ है</translation>
    </message>
    <message>
        <source>recorded as</source>
        <translation>ऐसे दर्ज है</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>(its row {seq}, {event})</source>
        <translation>(उसकी पंक्ति {seq}, {event})</translation>
    </message>
    <message>
        <source>(line {n})</source>
        <translation>(पंक्ति {n})</translation>
    </message>
    <message>
        <source>, of pass {pass_id}</source>
        <translation>, जाँच-फेरा {pass_id} का</translation>
    </message>
    <message>
        <source>, {pointed} at another place</source>
        <translation>, {pointed} दूसरी जगह की ओर इंगित</translation>
    </message>
    <message>
        <source>; `nidra undo {seq}` takes the latest of those back</source>
        <translation>; `nidra undo {seq}` उनमें से सबसे नई को वापस लेता है</translation>
    </message>
    <message>
        <source>A conflict ends in one of two ways: --keep ID for the memory that stays, or --both where both hold.</source>
        <translation>टकराव दो में से एक तरीके से ख़त्म होता है: बनी रहने वाली स्मृति के लिए --keep ID, या दोनों सही हों तो --both।</translation>
    </message>
    <message>
        <source>A judge could not decide on {memory}</source>
        <translation>निर्णायक {memory} पर निर्णय नहीं कर सका</translation>
    </message>
    <message>
        <source>A memory without any receipt is buried when it is long overdue for review and its confidence is at most this.</source>
        <translation>बिना किसी प्रमाण वाली स्मृति तब दफ़नाई जाती है जब उसका पुनरीक्षण बहुत समय से देय हो और उसका भरोसा अधिक से अधिक इतना हो।</translation>
    </message>
    <message>
        <source>A pass</source>
        <translation>जाँच-फेरा</translation>
    </message>
    <message>
        <source>A pass began, and has changed nothing so far.</source>
        <translation>एक जाँच-फेरा शुरू हुआ, और उसने अब तक कुछ नहीं बदला है।</translation>
    </message>
    <message>
        <source>A pass failed before it changed anything.</source>
        <translation>एक जाँच-फेरा कुछ बदलने से पहले ही विफल हो गया।</translation>
    </message>
    <message>
        <source>A pass was stopped before it changed anything.</source>
        <translation>एक जाँच-फेरा कुछ बदलने से पहले ही रोक दिया गया।</translation>
    </message>
    <message>
        <source>A pass: nothing had changed.</source>
        <translation>जाँच-फेरा: कुछ नहीं बदला था।</translation>
    </message>
    <message>
        <source>A re-check</source>
        <translation>दोबारा जाँच</translation>
    </message>
    <message>
        <source>A reason has {n} characters at the most.</source>
        <translation>कारण में अधिक से अधिक {n} अक्षर हो सकते हैं।</translation>
    </message>
    <message>
        <source>A receipt needs both halves, and {missing} is missing. Give --source FILE together with --excerpt TEXT.</source>
        <translation>प्रमाण को दोनों हिस्से चाहिए, और {missing} नहीं है। --source FILE के साथ --excerpt TEXT दें।</translation>
    </message>
    <message>
        <source>A rejection needs --reason TEXT: it says to whoever comes later what is wrong.</source>
        <translation>अस्वीकार करने के लिए --reason TEXT चाहिए: यह बाद में आने वालों को बताता है कि क्या ग़लत है।</translation>
    </message>
    <message>
        <source>A remap</source>
        <translation>पथ बदलना</translation>
    </message>
    <message>
        <source>A report is written as {listed}, and {target} is none of these.</source>
        <translation>रिपोर्ट {listed} के रूप में लिखी जाती है, और {target} इनमें से कोई नहीं है।</translation>
    </message>
    <message>
        <source>A second folder for the journal's checkpoints, best on another disk.</source>
        <translation>रोज़नामचे के जाँच-बिंदुओं के लिए दूसरा फ़ोल्डर, बेहतर हो कि किसी दूसरी डिस्क पर हो।</translation>
    </message>
    <message>
        <source>A sleep pass</source>
        <translation>नींद का जाँच-फेरा</translation>
    </message>
    <message>
        <source>A timer</source>
        <translation>टाइमर</translation>
    </message>
    <message>
        <source>After the last pass {checked} of {active} active memories were checked against their source.</source>
        <translation>पिछले जाँच-फेरे के बाद {active} सक्रिय स्मृतियों में से {checked} अपने स्रोत से जाँची हुई थीं।</translation>
    </message>
    <message>
        <source>All {len} memories that it rests on are machine-checked</source>
        <translation>जिन {len} स्मृतियों पर यह टिकी है, वे सब मशीन से जाँची हैं</translation>
    </message>
    <message>
        <source>All {n} are taken back</source>
        <translation>सभी {n} वापस लिए जाएँगे</translation>
    </message>
    <message>
        <source>An import of {location} that began {iso} never came to its end. Its rows do not count; import again to go on where it stopped.</source>
        <translation>{location} का जो आयात {iso} को शुरू हुआ, वह कभी पूरा नहीं हुआ। उसकी पंक्तियाँ नहीं गिनी जातीं; जहाँ वह रुका था वहाँ से आगे बढ़ने के लिए फिर से आयात करें।</translation>
    </message>
    <message>
        <source>An undo</source>
        <translation>वापसी</translation>
    </message>
    <message>
        <source>Another page of the journal was asked for meanwhile.</source>
        <translation>इस बीच रोज़नामचे का दूसरा पृष्ठ माँगा गया।</translation>
    </message>
    <message>
        <source>Another program's package named nidra {version} is installed in this environment; its import package bears the same name. Install nidra-memory in an environment of its own.</source>
        <translation>इस परिवेश में nidra {version} नाम का किसी दूसरे प्रोग्राम का पैकेज लगा हुआ है; उसके आयात-पैकेज का नाम भी यही है। nidra-memory को उसके अपने अलग परिवेश में लगाएँ।</translation>
    </message>
    <message>
        <source>Another timer is starting the pass just now.</source>
        <translation>दूसरा टाइमर अभी-अभी जाँच-फेरा शुरू कर रहा है।</translation>
    </message>
    <message>
        <source>Both memories stay</source>
        <translation>दोनों स्मृतियाँ बनी रहेंगी</translation>
    </message>
    <message>
        <source>Both were recorded at one moment; nothing on record tells which one holds.</source>
        <translation>दोनों एक ही क्षण में दर्ज हुईं; अभिलेख में ऐसा कुछ नहीं जो बताए कि कौन-सी सही है।</translation>
    </message>
    <message>
        <source>Bytes last read</source>
        <translation>बाइट पिछली बार पढ़े गए</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>तुलना नहीं हो सकती</translation>
    </message>
    <message>
        <source>Checked true before, but {why}</source>
        <translation>पहले जाँच में सही मिली, पर {why}</translation>
    </message>
    <message>
        <source>Contradictions, duplicates and burial are left to a pass over the whole store.</source>
        <translation>टकराव, दोहराव और दफ़नाना पूरे भंडार के जाँच-फेरे पर छोड़े जाते हैं।</translation>
    </message>
    <message>
        <source>Counts as faded below this</source>
        <translation>इससे नीचे धुँधली मानी जाती है</translation>
    </message>
    <message>
        <source>Days from today</source>
        <translation>आज से कितने दिन</translation>
    </message>
    <message>
        <source>Days since the last use</source>
        <translation>पिछले उपयोग के बाद कितने दिन</translation>
    </message>
    <message>
        <source>Does not hold</source>
        <translation>सही नहीं है</translation>
    </message>
    <message>
        <source>Episodes: what happened</source>
        <translation>घटनाएँ: क्या हुआ</translation>
    </message>
    <message>
        <source>Every word stands in the source.</source>
        <translation>हर शब्द स्रोत में है।</translation>
    </message>
    <message>
        <source>Every word stands in the source; the miner misread its encoding (UTF-8 as Windows-1252).</source>
        <translation>हर शब्द स्रोत में है; संग्राहक ने उसकी एन्कोडिंग ग़लत पढ़ी (UTF-8 को Windows-1252 समझकर)।</translation>
    </message>
    <message>
        <source>Every word stands in the source; what the miner rendered agrees with it.</source>
        <translation>हर शब्द स्रोत में है; संग्राहक ने जो रूप दिया, वह उससे मेल खाता है।</translation>
    </message>
    <message>
        <source>Facts: what is known</source>
        <translation>तथ्य: क्या ज्ञात है</translation>
    </message>
    <message>
        <source>Fallen memories</source>
        <translation>गिरी हुई स्मृतियाँ</translation>
    </message>
    <message>
        <source>Fallen: it rests on {listing}, which fell</source>
        <translation>गिरी हुई: यह {listing} पर टिकी है, जो गिर गई</translation>
    </message>
    <message>
        <source>Fallen: {join}</source>
        <translation>गिरी हुई: {join}</translation>
    </message>
    <message>
        <source>Grades over passes</source>
        <translation>जाँच-फेरों में श्रेणियाँ</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>सही है</translation>
    </message>
    <message>
        <source>How each kind of memory is forgotten</source>
        <translation>हर प्रकार की स्मृति कैसे भुलाई जाती है</translation>
    </message>
    <message>
        <source>How reviews are spaced: by the ladder of 1, 3, 7, 14, 30 and 90 days, or by FSRS.</source>
        <translation>पुनरीक्षणों के बीच का अंतर कैसे तय हो: 1, 3, 7, 14, 30 और 90 दिनों की सीढ़ी से, या FSRS से।</translation>
    </message>
    <message>
        <source>How the text is taken from {name} is not known.</source>
        <translation>{name} से पाठ कैसे लिया जाता है, यह ज्ञात नहीं है।</translation>
    </message>
    <message>
        <source>How the text was taken from {name} is not known.</source>
        <translation>{name} से पाठ कैसे लिया गया, यह ज्ञात नहीं है।</translation>
    </message>
    <message>
        <source>How this memory is forgotten</source>
        <translation>यह स्मृति कैसे भुलाई जाती है</translation>
    </message>
    <message>
        <source>If nothing uses it, it fades in {days} days.</source>
        <translation>अगर इसका उपयोग न हो, तो यह {days} दिन में धुँधला जाएगी।</translation>
    </message>
    <message>
        <source>In no room is the source of a memory gone.</source>
        <translation>किसी कक्ष में किसी स्मृति का स्रोत ग़ायब नहीं है।</translation>
    </message>
    <message>
        <source>In the worst room the sources of {gone} of {active} memories are gone.</source>
        <translation>सबसे ख़राब कक्ष में {active} स्मृतियों में से {gone} के स्रोत ग़ायब हैं।</translation>
    </message>
    <message>
        <source>It</source>
        <translation>यह</translation>
    </message>
    <message>
        <source>It contradicted itself when it was asked in the other order.</source>
        <translation>उलटे क्रम में पूछे जाने पर उसने अपनी ही बात काटी।</translation>
    </message>
    <message>
        <source>It faded {days} days ago.</source>
        <translation>यह {days} दिन पहले धुँधला गई।</translation>
    </message>
    <message>
        <source>It fell; `nidra why` shows where.</source>
        <translation>यह गिर गई; कहाँ, यह `nidra why` दिखाता है।</translation>
    </message>
    <message>
        <source>It has no receipt</source>
        <translation>इसका कोई प्रमाण नहीं है</translation>
    </message>
    <message>
        <source>It has no receipt: only a person can say whether it holds.</source>
        <translation>इसका कोई प्रमाण नहीं है: यह सही है या नहीं, केवल कोई व्यक्ति बता सकता है।</translation>
    </message>
    <message>
        <source>It is contested: `nidra contested` shows by what.</source>
        <translation>यह विवादित है: किससे, यह `nidra contested` दिखाता है।</translation>
    </message>
    <message>
        <source>It never fades.</source>
        <translation>यह कभी नहीं धुँधलाती।</translation>
    </message>
    <message>
        <source>It rests on {name}, which is {replace}</source>
        <translation>यह {name} पर टिकी है, जो {replace} है</translation>
    </message>
    <message>
        <source>It stands as it did before what was undone.</source>
        <translation>यह वैसी ही है जैसी उस काम से पहले थी जिसे पूर्ववत किया गया।</translation>
    </message>
    <message>
        <source>It was {label} when last read, and that stands; not re-checkable now: {sentence}</source>
        <translation>पिछली बार पढ़ने पर निर्णय “{label}” था, और वही मान्य है; अभी दोबारा जाँचा नहीं जा सकता: {sentence}</translation>
    </message>
    <message>
        <source>Its burial is planned, unless somebody confirms it.</source>
        <translation>इसे दफ़नाने की योजना है, जब तक कोई इसकी पुष्टि न करे।</translation>
    </message>
    <message>
        <source>Its receipt was found in the source when it was last read</source>
        <translation>पिछली बार पढ़ने पर इसका प्रमाण स्रोत में मिला था</translation>
    </message>
    <message>
        <source>Its receipts cannot be compared with their source now.</source>
        <translation>इसके प्रमाणों की तुलना अभी इनके स्रोत से नहीं हो सकती।</translation>
    </message>
    <message>
        <source>Its source changed while it was looked at; the next look at it tries again.</source>
        <translation>देखे जाते समय इसका स्रोत बदल गया; अगली बार देखने पर फिर कोशिश होगी।</translation>
    </message>
    <message>
        <source>Its source is gone: only a person can say whether it holds.</source>
        <translation>इसका स्रोत ग़ायब है: यह सही है या नहीं, केवल कोई व्यक्ति बता सकता है।</translation>
    </message>
    <message>
        <source>Its store copies from its sources, but {why}</source>
        <translation>इसका भंडार अपने स्रोतों से ही प्रति लेता है, पर {why}</translation>
    </message>
    <message>
        <source>Its strength is {strength} today.</source>
        <translation>आज इसकी मज़बूती {strength} है।</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>Memories by age of the last byte check</source>
        <translation>पिछली बाइट-जाँच की आयु के अनुसार स्मृतियाँ</translation>
    </message>
    <message>
        <source>More changed at once than the system could tell ({times}): all sources were checked.</source>
        <translation>एक साथ इतना बदला कि सिस्टम सब बता नहीं सका ({times}): सभी स्रोत जाँचे गए।</translation>
    </message>
    <message>
        <source>Name a folder to search, or a root and where it lies now.</source>
        <translation>खोजने के लिए कोई फ़ोल्डर बताएँ, या कोई मूल फ़ोल्डर और वह अब कहाँ है।</translation>
    </message>
    <message>
        <source>Neither systemd, for this user, nor cron is to be had on this machine. Install one of them, or let `nidra watch` run, which starts the pass itself.</source>
        <translation>इस मशीन पर न इस उपयोगकर्ता के लिए systemd उपलब्ध है, न cron। इनमें से एक लगाएँ, या `nidra watch` चलता रहने दें, जो जाँच-फेरा ख़ुद शुरू करता है।</translation>
    </message>
    <message>
        <source>Never checked true: {why}</source>
        <translation>कभी जाँच में सही नहीं मिली: {why}</translation>
    </message>
    <message>
        <source>Never checked true; {why}</source>
        <translation>कभी जाँच में सही नहीं मिली; {why}</translation>
    </message>
    <message>
        <source>No active memory is filed in a wing and room. Memories of an imported palace are.</source>
        <translation>कोई सक्रिय स्मृति किसी खंड और कक्ष में दर्ज नहीं है। आयात किए गए महल की स्मृतियाँ होती हैं।</translation>
    </message>
    <message>
        <source>No index can be built: {no_fts}.</source>
        <translation>कोई सूचकांक नहीं बन सकता: {no_fts}।</translation>
    </message>
    <message>
        <source>No judge was asked.</source>
        <translation>किसी निर्णायक से नहीं पूछा गया।</translation>
    </message>
    <message>
        <source>No judge was asked. {reason}</source>
        <translation>किसी निर्णायक से नहीं पूछा गया। {reason}</translation>
    </message>
    <message>
        <source>No memory fades within a year that has not faded already.</source>
        <translation>जो पहले से धुँधली नहीं हुई, ऐसी कोई स्मृति एक साल के भीतर नहीं धुँधलाएगी।</translation>
    </message>
    <message>
        <source>No memory is in it: delete it, which costs one pass that reads every source again.</source>
        <translation>इसमें कोई स्मृति नहीं है: इसे हटा दें; इसकी क़ीमत बस एक जाँच-फेरा है जो हर स्रोत फिर से पढ़ेगा।</translation>
    </message>
    <message>
        <source>No memory names a source yet, so that there are no bytes to read.</source>
        <translation>अभी कोई स्मृति किसी स्रोत का नाम नहीं देती, इसलिए पढ़ने को कोई बाइट नहीं हैं।</translation>
    </message>
    <message>
        <source>No memory says anything else than its source. There is nothing to draw, and that is good.</source>
        <translation>कोई स्मृति अपने स्रोत से अलग कुछ नहीं कहती। दिखाने को कुछ नहीं है, और यह अच्छा है।</translation>
    </message>
    <message>
        <source>No memory shows a receipt yet, so that there is none to judge.</source>
        <translation>अभी कोई स्मृति प्रमाण नहीं दिखाती, इसलिए निर्णय करने को कोई प्रमाण नहीं है।</translation>
    </message>
    <message>
        <source>No palace was found at {path}: {reason}</source>
        <translation>{path} पर कोई महल नहीं मिला: {reason}</translation>
    </message>
    <message>
        <source>No pass has changed anything yet, so that none can be undone.</source>
        <translation>अभी तक किसी जाँच-फेरे ने कुछ नहीं बदला, इसलिए किसी को पूर्ववत नहीं किया जा सकता।</translation>
    </message>
    <message>
        <source>No pass has come to its end yet. Run one, and what it finds is drawn here.</source>
        <translation>अभी तक कोई जाँच-फेरा पूरा नहीं हुआ है। एक चलाएँ, और वह जो पाएगा वह यहाँ दिखाया जाएगा।</translation>
    </message>
    <message>
        <source>No pass has run yet, and one was planned for {slot}: a {mode} pass is due.</source>
        <translation>अभी तक कोई जाँच-फेरा नहीं चला, और एक की योजना {slot} के लिए थी: {mode} जाँच-फेरा देय है।</translation>
    </message>
    <message>
        <source>No pass is scheduled, since schedule.at is off. `nidra config set schedule.at 03:00` has one run each day at that time.</source>
        <translation>कोई जाँच-फेरा समय-सारणी में नहीं है, क्योंकि schedule.at बंद है। `nidra config set schedule.at 03:00` से हर दिन उस समय एक चलेगा।</translation>
    </message>
    <message>
        <source>No pass with an id that begins {word} has changed anything. `nidra history` shows the passes.</source>
        <translation>{word} से शुरू होने वाली आईडी के किसी जाँच-फेरे ने कुछ नहीं बदला। `nidra history` जाँच-फेरे दिखाता है।</translation>
    </message>
    <message>
        <source>None of {n} memories is active any more.</source>
        <translation>{n} स्मृतियों में से कोई अब सक्रिय नहीं है।</translation>
    </message>
    <message>
        <source>None of {n} memory is active any more.</source>
        <translation>{n} स्मृति में से कोई अब सक्रिय नहीं है।</translation>
    </message>
    <message>
        <source>Not yet read</source>
        <translation>अभी पढ़ा नहीं गया</translation>
    </message>
    <message>
        <source>Nothing that {name} did can be taken back: it only looked.</source>
        <translation>{name} ने जो किया, उसमें से कुछ वापस नहीं लिया जा सकता: उसने केवल देखा।</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>Nothing was undone; the store is as it was before.</source>
        <translation>कुछ भी पूर्ववत नहीं किया गया; भंडार वैसा ही है जैसा पहले था।</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>Nothing was written; the store is as it was before.</source>
        <translation>कुछ नहीं लिखा गया; भंडार वैसा ही है जैसा पहले था।</translation>
    </message>
    <message>
        <source>Of {n} memories, {join}.</source>
        <translation>{n} स्मृतियों में से {join}।</translation>
    </message>
    <message>
        <source>Of {n} memory, {join}.</source>
        <translation>{n} स्मृति में से {join}।</translation>
    </message>
    <message>
        <source>Of {total} memories with a source, the bytes of {read} were read within 7 days.</source>
        <translation>स्रोत वाली {total} स्मृतियों में से {read} के बाइट पिछले 7 दिनों में पढ़े गए।</translation>
    </message>
    <message>
        <source>Of {total} sources, the bytes of {read} were read within 7 days.</source>
        <translation>{total} स्रोतों में से {read} के बाइट पिछले 7 दिनों में पढ़े गए।</translation>
    </message>
    <message>
        <source>One memory stays, the other makes way</source>
        <translation>एक स्मृति बनी रहेगी, दूसरी हट जाएगी</translation>
    </message>
    <message>
        <source>Only the latest {n} passes are shown.</source>
        <translation>केवल पिछले {n} जाँच-फेरे दिखाए गए हैं।</translation>
    </message>
    <message>
        <source>Pass {pass_id} changed nothing, so that there is nothing to undo.</source>
        <translation>जाँच-फेरे {pass_id} ने कुछ नहीं बदला, इसलिए पूर्ववत करने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Paused: what changes meanwhile is looked at when watching goes on.</source>
        <translation>रुका हुआ: इस बीच जो बदलेगा, उसे निगरानी फिर चलने पर देखा जाएगा।</translation>
    </message>
    <message>
        <source>Row {seq} (import) cannot be undone: row {seq2} ({event}{what}) came later and rests on it. Nothing was changed. To take that back first: nidra undo {seq3}.</source>
        <translation>पंक्ति {seq} (आयात) पूर्ववत नहीं की जा सकती: पंक्ति {seq2} ({event}{what}) बाद में आई और उस पर टिकी है। कुछ नहीं बदला गया। पहले उसे वापस लेने के लिए nidra undo {seq3} चलाएँ।</translation>
    </message>
    <message>
        <source>Row {seq} ({event}) cannot be read: it was changed afterwards.</source>
        <translation>पंक्ति {seq} ({event}) पढ़ी नहीं जा सकती: उसे बाद में बदला गया।</translation>
    </message>
    <message>
        <source>Row {seq} ({event}) cannot be undone:</source>
        <translation>पंक्ति {seq} ({event}) को पूर्ववत नहीं किया जा सकता:</translation>
    </message>
    <message>
        <source>Row {seq} tells of no undo, so that nothing is to be redone.</source>
        <translation>पंक्ति {seq} किसी वापसी के बारे में नहीं है, इसलिए फिर करने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Rows that point at rows that do not exist: {loose}.</source>
        <translation>ऐसी पंक्तियाँ जो न होने वाली पंक्तियों की ओर इशारा करती हैं: {loose}।</translation>
    </message>
    <message>
        <source>SQLite finds damage in nidra.db: {words}.</source>
        <translation>SQLite को nidra.db में क्षति मिली: {words}।</translation>
    </message>
    <message>
        <source>SQLite finds no damage in nidra.db.</source>
        <translation>SQLite को nidra.db में कोई क्षति नहीं मिली।</translation>
    </message>
    <message>
        <source>Since the last export on {when} {changed} of this report has changed.</source>
        <translation>{when} के पिछले निर्यात के बाद से इस रिपोर्ट की {changed} बदली है।</translation>
    </message>
    <message>
        <source>Since the last export on {when} {changed} of this report have changed.</source>
        <translation>{when} के पिछले निर्यात के बाद से इस रिपोर्ट की {changed} बदली हैं।</translation>
    </message>
    <message>
        <source>Some indexes are missing; the next import builds them.</source>
        <translation>कुछ सूचकांक नहीं हैं; अगला आयात उन्हें बनाएगा।</translation>
    </message>
    <message>
        <source>Something went wrong: {reason}</source>
        <translation>कुछ गड़बड़ हुई: {reason}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>Sources larger than this many MiB are not read; their receipts say so.</source>
        <translation>इतने MiB से बड़े स्रोत नहीं पढ़े जाते; उनके प्रमाण यह बताते हैं।</translation>
    </message>
    <message>
        <source>Stands in {count} places of {name} that differ, and no context tells which is meant.</source>
        <translation>{name} में {count} जगह है जो एक-दूसरे से अलग हैं, और कोई संदर्भ नहीं बताता कि कौन-सी अभिप्रेत है।</translation>
    </message>
    <message>
        <source>Stands in {count} places of {name}, each time in the same line.</source>
        <translation>{name} में {count} जगह है, हर बार उसी पंक्ति में।</translation>
    </message>
    <message>
        <source>Stands word for word in {name}, as recorded.</source>
        <translation>{name} में शब्दशः मिलता है, जैसा दर्ज था।</translation>
    </message>
    <message>
        <source>Stands word for word in {name}, at the place to which it had moved.</source>
        <translation>{name} में शब्दशः मिलता है, उस जगह पर जहाँ यह खिसक गया था।</translation>
    </message>
    <message>
        <source>Stands word for word in {name}, but has moved within it.</source>
        <translation>{name} में शब्दशः है, पर उसके भीतर खिसक गया है।</translation>
    </message>
    <message>
        <source>Stands word for word {where}.</source>
        <translation>{where} शब्दशः है।</translation>
    </message>
    <message>
        <source>Stands word for word, but has moved: it is now {where}.</source>
        <translation>शब्दशः है, पर खिसक गया है: अब {where} है।</translation>
    </message>
    <message>
        <source>Stopped on request. {reason}</source>
        <translation>अनुरोध पर रोका गया। {reason}</translation>
    </message>
    <message>
        <source>Stopped watching.</source>
        <translation>निगरानी रोक दी गई।</translation>
    </message>
    <message>
        <source>That cannot be taken back.</source>
        <translation>इसे वापस नहीं लिया जा सकता।</translation>
    </message>
    <message>
        <source>The burial of {memory} is planned</source>
        <translation>{memory} को दफ़नाने की योजना है</translation>
    </message>
    <message>
        <source>The census differs from a fresh count.</source>
        <translation>सहेजी हुई गणना नई गिनती से मेल नहीं खाती।</translation>
    </message>
    <message>
        <source>The census equals a fresh count.</source>
        <translation>सहेजी हुई गणना नई गिनती के बराबर है।</translation>
    </message>
    <message>
        <source>The clock was set back by {span}; the plan follows it.</source>
        <translation>घड़ी {span} पीछे की गई; योजना उसी के अनुसार चलेगी।</translation>
    </message>
    <message>
        <source>The database at {path} is damaged ({reason}). Keep a copy of the folder, then put a backup in its place or import again into a new one.</source>
        <translation>{path} का डेटाबेस क्षतिग्रस्त है ({reason})। फ़ोल्डर की एक प्रति रख लें, फिर उसकी जगह बैकअप रखें या नए भंडार में फिर से आयात करें।</translation>
    </message>
    <message>
        <source>The encoding of {name} is not declared, and its accented letters cannot be compared.</source>
        <translation>{name} की एन्कोडिंग घोषित नहीं है, और उसके विशेष चिह्नों वाले अक्षरों की तुलना नहीं हो सकती।</translation>
    </message>
    <message>
        <source>The excerpt {excerpt} has fewer than three letters or digits and would match almost anywhere. Quote a longer piece of {source}.</source>
        <translation>उद्धरण {excerpt} में तीन से कम अक्षर या अंक हैं और वह लगभग कहीं भी मेल खा जाएगा। {source} का कोई लंबा अंश उद्धृत करें।</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>The folder {folder} is not there (moved, deleted, or on a volume that is not mounted).</source>
        <translation>फ़ोल्डर {folder} वहाँ नहीं है (खिसकाया गया, हटाया गया, या ऐसे वॉल्यूम पर है जो जुड़ा नहीं है)।</translation>
    </message>
    <message>
        <source>The import of row {of} counts again</source>
        <translation>पंक्ति {of} का आयात फिर गिना जाता है</translation>
    </message>
    <message>
        <source>The import of {location} that began {when} was cut short. Importing it again goes on from there; until then nothing of it counts.</source>
        <translation>{location} का जो आयात {when} शुरू हुआ, वह बीच में रुक गया। फिर से आयात करने पर वह वहीं से आगे बढ़ेगा; तब तक उसका कुछ भी नहीं गिना जाएगा।</translation>
    </message>
    <message>
        <source>The journal of {path} is NOT intact: {reason}</source>
        <translation>{path} का रोज़नामचा अखंड नहीं है: {reason}</translation>
    </message>
    <message>
        <source>The last pass was cut short; the next one goes on from there.</source>
        <translation>पिछला जाँच-फेरा बीच में रुक गया; अगला वहीं से आगे बढ़ेगा।</translation>
    </message>
    <message>
        <source>The machine slept for {span}, or its clock was set ahead; the plan follows it.</source>
        <translation>मशीन {span} सोई रही, या उसकी घड़ी आगे की गई; योजना उसी के अनुसार चलेगी।</translation>
    </message>
    <message>
        <source>The memories are</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>The memories are retired and stay on record</source>
        <translation>स्मृतियाँ सेवानिवृत्त होती हैं और अभिलेख में बनी रहती हैं</translation>
    </message>
    <message>
        <source>The memories are retired and stays on record</source>
        <translation>स्मृतियाँ सेवानिवृत्त होती हैं और अभिलेख में बनी रहती हैं</translation>
    </message>
    <message>
        <source>The memory is</source>
        <translation>स्मृति</translation>
    </message>
    <message>
        <source>The memory is retired and stay on record</source>
        <translation>स्मृति सेवानिवृत्त होती है और अभिलेख में बनी रहती है</translation>
    </message>
    <message>
        <source>The memory is retired and stays on record</source>
        <translation>स्मृति सेवानिवृत्त होती है और अभिलेख में बनी रहती है</translation>
    </message>
    <message>
        <source>The memory that it rests on, {name}, is machine-checked</source>
        <translation>जिस स्मृति पर यह टिकी है, {name}, वह मशीन से जाँची है</translation>
    </message>
    <message>
        <source>The message goes on in the source; the miner cut it here.</source>
        <translation>संदेश स्रोत में आगे भी है; संग्राहक ने उसे यहाँ काट दिया।</translation>
    </message>
    <message>
        <source>The miner's spell-checker rewrote words of this turn: {join}{rest}</source>
        <translation>संग्राहक के वर्तनी-जाँचक ने इस संवाद के शब्द बदल दिए: {join}{rest}</translation>
    </message>
    <message>
        <source>The next pass reads its source again.</source>
        <translation>अगला जाँच-फेरा इसका स्रोत फिर से पढ़ेगा।</translation>
    </message>
    <message>
        <source>The next {mode} pass is planned for {next}.</source>
        <translation>अगले {mode} जाँच-फेरे की योजना {next} के लिए है।</translation>
    </message>
    <message>
        <source>The palace at {path} could not be read: {reason}</source>
        <translation>{path} का महल पढ़ा नहीं जा सका: {reason}</translation>
    </message>
    <message>
        <source>The parts of this text stand in another order in the source.</source>
        <translation>इस पाठ के भाग स्रोत में किसी दूसरे क्रम में हैं।</translation>
    </message>
    <message>
        <source>The pass of {slot} did not take place: a {mode} pass catches up.</source>
        <translation>{slot} का जाँच-फेरा नहीं हुआ: {mode} जाँच-फेरा उसकी भरपाई करता है।</translation>
    </message>
    <message>
        <source>The pass of {slot} failed: {reason}</source>
        <translation>{slot} का जाँच-फेरा विफल हुआ: {reason}</translation>
    </message>
    <message>
        <source>The pass of {slot} was skipped: {reason}</source>
        <translation>{slot} का जाँच-फेरा छोड़ दिया गया: {reason}</translation>
    </message>
    <message>
        <source>The path {str} holds bytes that are no text in this locale. Rename it, or set the locale that it was made in.</source>
        <translation>पथ {str} में ऐसे बाइट हैं जो इस लोकेल में पाठ नहीं हैं। उसका नाम बदलें, या वह लोकेल चुनें जिसमें वह बना था।</translation>
    </message>
    <message>
        <source>The receipt quotes nothing, so nothing can bear it out.</source>
        <translation>प्रमाण कुछ भी उद्धृत नहीं करता, इसलिए कुछ भी उसकी पुष्टि नहीं कर सकता।</translation>
    </message>
    <message>
        <source>The same words stand with other blanks or line breaks {where}.</source>
        <translation>वही शब्द दूसरी ख़ाली जगहों या पंक्ति-विरामों के साथ {where} हैं।</translation>
    </message>
    <message>
        <source>The search index at {path} is damaged ({reason}). It holds no memory: `nidra rebuild-index` builds it anew.</source>
        <translation>{path} का खोज सूचकांक क्षतिग्रस्त है ({reason})। उसमें कोई स्मृति नहीं है: `nidra rebuild-index` उसे नए सिरे से बनाता है।</translation>
    </message>
    <message>
        <source>The search index holds every memory.</source>
        <translation>खोज सूचकांक में हर स्मृति है।</translation>
    </message>
    <message>
        <source>The search index is damaged ({damage}); `nidra rebuild-index` builds it anew.</source>
        <translation>खोज सूचकांक क्षतिग्रस्त है ({damage}); `nidra rebuild-index` उसे नए सिरे से बनाता है।</translation>
    </message>
    <message>
        <source>The search index is not whole; the next search, or `nidra rebuild-index`, completes it.</source>
        <translation>खोज सूचकांक पूरा नहीं है; अगली खोज, या `nidra rebuild-index`, उसे पूरा करेगी।</translation>
    </message>
    <message>
        <source>The settings say that no model is asked.</source>
        <translation>सेटिंग कहती हैं कि किसी मॉडल से न पूछा जाए।</translation>
    </message>
    <message>
        <source>The source does not say so any more:</source>
        <translation>स्रोत अब ऐसा नहीं कहता:</translation>
    </message>
    <message>
        <source>The source does not say so any more: {pairs}</source>
        <translation>स्रोत अब ऐसा नहीं कहता: {pairs}</translation>
    </message>
    <message>
        <source>The source is empty.</source>
        <translation>स्रोत ख़ाली है।</translation>
    </message>
    <message>
        <source>The source no longer holds this text.</source>
        <translation>स्रोत में अब यह पाठ नहीं है।</translation>
    </message>
    <message>
        <source>The source says more in between: {quoted}.</source>
        <translation>स्रोत बीच में और भी कहता है: {quoted}।</translation>
    </message>
    <message>
        <source>The stability of {what}, as long as nothing used it: after so many days its strength is 0.37.</source>
        <translation>{what} की स्थिरता, जब तक उसका उपयोग न हुआ हो: इतने दिनों के बाद उसकी मज़बूती 0.37 होती है।</translation>
    </message>
    <message>
        <source>The store at {path} cannot be read ({reason}). Ask whoever owns the folder for permission, or name another with --dir.</source>
        <translation>{path} का भंडार पढ़ा नहीं जा सकता ({reason})। फ़ोल्डर के मालिक से अनुमति माँगें, या --dir से दूसरा बताएँ।</translation>
    </message>
    <message>
        <source>The store at {path} has schema {found}, and this version of Nidra knows up to {known}. Update Nidra to open it; nothing was changed.</source>
        <translation>{path} के भंडार का ढाँचा {found} है, और Nidra का यह संस्करण {known} तक जानता है। उसे खोलने के लिए Nidra को अपडेट करें; कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>The store is empty: no memory is in it.</source>
        <translation>भंडार ख़ाली है: उसमें कोई स्मृति नहीं है।</translation>
    </message>
    <message>
        <source>The store is empty: what was imported was undone. Importing it again brings it back.</source>
        <translation>भंडार ख़ाली है: जो आयात हुआ था वह पूर्ववत किया गया। फिर से आयात करने पर वह लौट आएगा।</translation>
    </message>
    <message>
        <source>The text is too short to prove anything by being found (fewer than {least_letters} letters).</source>
        <translation>पाठ इतना छोटा है कि उसका मिलना कुछ सिद्ध नहीं करता ({least_letters} से कम अक्षर)।</translation>
    </message>
    <message>
        <source>The text was extracted from another format and cannot be compared with bytes.</source>
        <translation>पाठ किसी दूसरे फ़ॉर्मैट से निकाला गया था और उसकी तुलना बाइटों से नहीं हो सकती।</translation>
    </message>
    <message>
        <source>The watcher</source>
        <translation>निगरानीकर्ता</translation>
    </message>
    <message>
        <source>The working folder {lost_folder} is not there any more. Go to another one, or name every path from / on.</source>
        <translation>काम का फ़ोल्डर {lost_folder} अब वहाँ नहीं है। किसी दूसरे में जाएँ, या हर पथ / से शुरू करके बताएँ।</translation>
    </message>
    <message>
        <source>The {mode} pass of {slot} is due now.</source>
        <translation>{slot} का {mode} जाँच-फेरा अब देय है।</translation>
    </message>
    <message>
        <source>The {mode} pass that began {when} {how}.</source>
        <translation>{when} शुरू हुआ {mode} जाँच-फेरा {how}।</translation>
    </message>
    <message>
        <source>There is no folder {str}.</source>
        <translation>{str} नाम का कोई फ़ोल्डर नहीं है।</translation>
    </message>
    <message>
        <source>There is no journal row {number}; the last one has number {last}.</source>
        <translation>रोज़नामचे में पंक्ति {number} नहीं है; अंतिम पंक्ति की संख्या {last} है।</translation>
    </message>
    <message>
        <source>There is no search index yet; the first search builds it.</source>
        <translation>अभी कोई खोज सूचकांक नहीं है; पहली खोज उसे बनाएगी।</translation>
    </message>
    <message>
        <source>There is no setting {name}. There are: {join}.</source>
        <translation>{name} नाम की कोई सेटिंग नहीं है। उपलब्ध हैं: {join}।</translation>
    </message>
    <message>
        <source>There is no store at {path}. Make one from your palace with `nidra import-mempalace --dir {quoted}`, an empty one with `nidra init --dir {quoted}`, or name another with --dir.</source>
        <translation>{path} में कोई भंडार नहीं है। अपने महल से बनाएँ: `nidra import-mempalace --dir {quoted}`, ख़ाली बनाएँ: `nidra init --dir {quoted}`, या --dir से दूसरा बताएँ।</translation>
    </message>
    <message>
        <source>There is none here.</source>
        <translation>यहाँ कोई नहीं है।</translation>
    </message>
    <message>
        <source>Those of {n} were never read.</source>
        <translation>{n} के बाइट कभी नहीं पढ़े गए।</translation>
    </message>
    <message>
        <source>Those with the most are shown; {n} further ones are not.</source>
        <translation>सबसे अधिक वाले दिखाए गए हैं; {n} और नहीं दिखाए गए।</translation>
    </message>
    <message>
        <source>To take that back first: nidra undo {seq}.</source>
        <translation>पहले उसे वापस लेने के लिए nidra undo {seq} चलाएँ।</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Undoing this puts back {what}</source>
        <translation>वापसी से फिर पहले जैसा होगा: {what}</translation>
    </message>
    <message>
        <source>Undoing this: {sub}</source>
        <translation>वापसी पर: {sub}</translation>
    </message>
    <message>
        <source>Undone: pass {of}. {what}</source>
        <translation>पूर्ववत किया गया: जाँच-फेरा {of}। {what}</translation>
    </message>
    <message>
        <source>Undone: row {of}. {what}</source>
        <translation>पूर्ववत किया गया: पंक्ति {of}। {what}</translation>
    </message>
    <message>
        <source>Undone: {n} things that were done, rows {seq} to {seq2}.</source>
        <translation>पूर्ववत किया गया: {n} काम, पंक्तियाँ {seq} से {seq2}।</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>Watch limit reached: run {advice}.</source>
        <translation>निगरानी की सीमा पूरी हो गई: {advice} चलाएँ।</translation>
    </message>
    <message>
        <source>Watching failed ({failure}); {every}.</source>
        <translation>निगरानी विफल हुई ({failure}); {every}।</translation>
    </message>
    <message>
        <source>What fades is not indexed yet ({words}); the next pass tries again.</source>
        <translation>क्या धुँधला रहा है, इसका सूचकांक अभी नहीं बना ({words}); अगला जाँच-फेरा फिर कोशिश करेगा।</translation>
    </message>
    <message>
        <source>What is planned cannot be told: {reason}</source>
        <translation>क्या योजना है, यह बताया नहीं जा सकता: {reason}</translation>
    </message>
    <message>
        <source>What nothing uses fades: an episode within {episodic} days, a fact within {semantic}, a record within {record}.</source>
        <translation>जिसका उपयोग नहीं होता, वह धुँधलाता है: घटना {episodic} दिन में, तथ्य {semantic} दिन में, अभिलेख {record} दिन में।</translation>
    </message>
    <message>
        <source>What that pass reads: quick, only what changed or is due, or full, every source.</source>
        <translation>वह जाँच-फेरा क्या पढ़े: quick (त्वरित), केवल जो बदला है या देय है, या full (पूर्ण), हर स्रोत।</translation>
    </message>
    <message>
        <source>What the store held after {n} of the passes is not known: the journal does not tell of them.</source>
        <translation>{n} जाँच-फेरों के बाद भंडार में क्या था, यह ज्ञात नहीं है: रोज़नामचा उनके बारे में नहीं बताता।</translation>
    </message>
    <message>
        <source>What was built of the search index is kept, and the next search goes on from there.</source>
        <translation>खोज सूचकांक का जितना भाग बन चुका है वह बना रहेगा, और अगली खोज वहीं से आगे बढ़ेगी।</translation>
    </message>
    <message>
        <source>What was found could not be written: {trouble} It is tried again.</source>
        <translation>जो मिला वह लिखा नहीं जा सका: {trouble} फिर कोशिश होगी।</translation>
    </message>
    <message>
        <source>What was found so far is kept.</source>
        <translation>अब तक जो मिला वह बना रहेगा।</translation>
    </message>
    <message>
        <source>What was undone ({told}) cannot be done again by itself.</source>
        <translation>जो पूर्ववत किया गया ({told}), वह अपने आप फिर नहीं किया जा सकता।</translation>
    </message>
    <message>
        <source>When a pass is run each day, in local time, by an open window, `nidra watch` or what `nidra schedule install` sets up; off for never.</source>
        <translation>हर दिन जाँच-फेरा कब चले, स्थानीय समय में; इसे खुली विंडो, `nidra watch` या `nidra schedule install` से लगा टाइमर चलाता है; कभी नहीं के लिए off।</translation>
    </message>
    <message>
        <source>Whether an open window watches the sources, and judges at once what changes; `nidra watch` always does.</source>
        <translation>क्या खुली विंडो स्रोतों की निगरानी करे और जो बदले उस पर तुरंत निर्णय दे; `nidra watch` हमेशा करता है।</translation>
    </message>
    <message>
        <source>Whether each pass asks that model about contested pairs, by itself; `--judge` of one pass goes before it.</source>
        <translation>क्या हर जाँच-फेरा अपने-आप उस मॉडल से विवादित जोड़ों के बारे में पूछे; किसी एक फेरे का `--judge` इससे ऊपर है।</translation>
    </message>
    <message>
        <source>Which model is asked when a judge is wanted: the first that is set up here (auto), claude, anthropic, or none.</source>
        <translation>निर्णायक चाहिए हो तो किस मॉडल से पूछा जाए: जो यहाँ सबसे पहले तैयार मिले (auto), claude, anthropic, या none (कोई नहीं)।</translation>
    </message>
    <message>
        <source>Whoever uses a memory has a name of 1 to {caller_length} characters.</source>
        <translation>जो स्मृति का उपयोग करता है, उसका नाम 1 से {caller_length} अक्षरों का होता है।</translation>
    </message>
    <message>
        <source>With a quick pass every night, every source's bytes are read within this many days, a share each night.</source>
        <translation>हर रात त्वरित जाँच-फेरे के साथ, हर स्रोत के बाइट इतने दिनों के भीतर पढ़े जाते हैं, हर रात एक हिस्सा।</translation>
    </message>
    <message>
        <source>Within a year {n} memories fade, if nothing uses them.</source>
        <translation>अगर उपयोग न हो, तो एक साल में {n} स्मृतियाँ धुँधलाएँगी।</translation>
    </message>
    <message>
        <source>Words were</source>
        <translation>शब्द</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>एक डिवाइस</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>एक फ़ोल्डर</translation>
    </message>
    <message>
        <source>a grade follows from other rows, and goes back with them{hint}.</source>
        <translation>श्रेणी दूसरी पंक्तियों से निकलती है और उन्हीं के साथ वापस जाती है{hint}।</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>0 से 1 तक की संख्या</translation>
    </message>
    <message>
        <source>a person kept {id}</source>
        <translation>किसी व्यक्ति ने {id} को रखा</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>एक पाइप</translation>
    </message>
    <message>
        <source>a record (what was added, imported or cached)</source>
        <translation>अभिलेख (जो जोड़ा, आयात किया या कैश किया गया)</translation>
    </message>
    <message>
        <source>a semantic memory</source>
        <translation>अर्थगत स्मृति</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>एक सॉकेट</translation>
    </message>
    <message>
        <source>a stored excerpt no longer matches its own seal</source>
        <translation>एक सहेजा हुआ उद्धरण अब अपनी ही मुहर से मेल नहीं खाता</translation>
    </message>
    <message>
        <source>a time of day such as 03:00, or off</source>
        <translation>दिन का समय, जैसे 03:00, या off</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>एक पूर्ण संख्या</translation>
    </message>
    <message>
        <source>about 1 change in {n} days</source>
        <translation>{n} दिनों में लगभग 1 बदलाव</translation>
    </message>
    <message>
        <source>active</source>
        <translation>सक्रिय</translation>
    </message>
    <message>
        <source>altered by the miner</source>
        <translation>संग्राहक ने बदला</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>अस्पष्ट</translation>
    </message>
    <message>
        <source>an address that is none</source>
        <translation>ऐसा पता जो पता नहीं है</translation>
    </message>
    <message>
        <source>an episode</source>
        <translation>घटना की स्मृति</translation>
    </message>
    <message>
        <source>an orientation that is not active any more</source>
        <translation>दिशा-बोध, जो अब सक्रिय नहीं है</translation>
    </message>
    <message>
        <source>and is the newer one</source>
        <translation>और वही नई है</translation>
    </message>
    <message>
        <source>and {more} more.</source>
        <translation>और {more} अन्य।</translation>
    </message>
    <message>
        <source>another process is writing. Try again in a moment.</source>
        <translation>कोई दूसरी प्रक्रिया लिख रही है। थोड़ी देर में फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>are not there; they are</source>
        <translation>वहाँ नहीं हैं; उन पर</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>जैसा दर्ज था</translation>
    </message>
    <message>
        <source>as {variable} says</source>
        <translation>जैसा {variable} कहता है</translation>
    </message>
    <message>
        <source>at byte {n} (line {n2}) of {name}</source>
        <translation>{name} के बाइट {n} (पंक्ति {n2}) पर</translation>
    </message>
    <message>
        <source>at the place to which it had moved</source>
        <translation>उस जगह पर जहाँ वह खिसक गया था</translation>
    </message>
    <message>
        <source>beyond the watch limit</source>
        <translation>निगरानी की सीमा से बाहर</translation>
    </message>
    <message>
        <source>beyond the {roots} trees that are watched at most</source>
        <translation>अधिकतम {roots} फ़ोल्डर-वृक्षों की निगरानी से बाहर</translation>
    </message>
    <message>
        <source>both are</source>
        <translation>दोनों</translation>
    </message>
    <message>
        <source>both hold</source>
        <translation>दोनों सही हैं</translation>
    </message>
    <message>
        <source>broke off the talk: {quoted}.</source>
        <translation>की बातचीत बीच में टूट गई: {quoted}।</translation>
    </message>
    <message>
        <source>by a clock that was ahead of today's</source>
        <translation>ऐसी घड़ी से, जो आज की घड़ी से आगे थी</translation>
    </message>
    <message>
        <source>by {by}</source>
        <translation>{by} द्वारा</translation>
    </message>
    <message>
        <source>cannot be asked: {url} takes https:// with the name of a host, or is unset.</source>
        <translation>से पूछा नहीं जा सकता: {url} में https:// और होस्ट का नाम होना चाहिए, या वह ख़ाली रहे।</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>पता नहीं चल सकता</translation>
    </message>
    <message>
        <source>catching up</source>
        <translation>छूटा हुआ पूरा हो रहा है</translation>
    </message>
    <message>
        <source>changing while read</source>
        <translation>पढ़ते समय बदल रहा है</translation>
    </message>
    <message>
        <source>closet (pointer to drawers)</source>
        <translation>आलमारी (दराज़ों की ओर संकेत)</translation>
    </message>
    <message>
        <source>compressed copy</source>
        <translation>संपीड़ित प्रति</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>विवादित</translation>
    </message>
    <message>
        <source>Nothing of {name} can be taken back now: the conflict that it ended has a memory that was retired as well.</source>
        <translation>{name} का अब कुछ भी वापस नहीं लिया जा सकता: जिस टकराव को उसने समाप्त किया, उसकी एक स्मृति भी सेवानिवृत्त हो चुकी है।</translation>
    </message>
    <message>
        <source>One memory fell with its source.</source>
        <translation>एक स्मृति अपने स्रोत के साथ गिरी।</translation>
    </message>
    <message>
        <source>Orientation: always loaded</source>
        <translation>दिशा-बोध: हमेशा लोड रहता है</translation>
    </message>
    <message>
        <source>Pass (UTC)</source>
        <translation>जाँच-फेरा (UTC)</translation>
    </message>
    <message>
        <source>Records of a store</source>
        <translation>एक भंडार के अभिलेख</translation>
    </message>
    <message>
        <source>Share of memories whose source is gone</source>
        <translation>उन स्मृतियों का हिस्सा जिनका स्रोत ग़ायब है</translation>
    </message>
    <message>
        <source>Since the last export on {when} no number of this report has changed.</source>
        <translation>{when} के पिछले निर्यात के बाद से इस रिपोर्ट की कोई संख्या नहीं बदली है।</translation>
    </message>
    <message>
        <source>Source gone or out of reach</source>
        <translation>स्रोत ग़ायब या पहुँच से बाहर</translation>
    </message>
    <message>
        <source>Sources by age of the last byte check</source>
        <translation>स्रोत, बाइट की पिछली जाँच के समय के अनुसार</translation>
    </message>
    <message>
        <source>Sources gone by wing and room</source>
        <translation>ग़ायब स्रोत, खंड और कक्ष के अनुसार</translation>
    </message>
    <message>
        <source>Sources that are gone or out of reach</source>
        <translation>स्रोत जो ग़ायब या पहुँच से बाहर हैं</translation>
    </message>
    <message>
        <source>Sources that are there</source>
        <translation>स्रोत जो मौजूद हैं</translation>
    </message>
    <message>
        <source>Sources that memories fell with</source>
        <translation>स्रोत जिनके साथ स्मृतियाँ गिरीं</translation>
    </message>
    <message>
        <source>Strength of this memory</source>
        <translation>इस स्मृति की मज़बूती</translation>
    </message>
    <message>
        <source>That is as many as after the first pass shown.</source>
        <translation>यह उतना ही है जितना दिखाए गए पहले जाँच-फेरे के बाद था।</translation>
    </message>
    <message>
        <source>That is {n} fewer than after the first pass shown.</source>
        <translation>यह दिखाए गए पहले जाँच-फेरे के बाद से {n} कम हैं।</translation>
    </message>
    <message>
        <source>That is {n} more than after the first pass shown.</source>
        <translation>यह दिखाए गए पहले जाँच-फेरे के बाद से {n} अधिक हैं।</translation>
    </message>
    <message>
        <source>The command line has no option for {join}.</source>
        <translation>{join} के लिए कमांड लाइन में कोई विकल्प नहीं है।</translation>
    </message>
    <message>
        <source>The conflict of {memory} and {with} ended ({state}){because}</source>
        <translation>{memory} और {with} का टकराव समाप्त हुआ ({state}){because}</translation>
    </message>
    <message>
        <source>The store holds no active memory yet, so that there is none to fade.</source>
        <translation>भंडार में अभी कोई सक्रिय स्मृति नहीं है, इसलिए धुँधलाने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>The store holds no active memory yet. Import a store or add a memory first.</source>
        <translation>भंडार में अभी कोई सक्रिय स्मृति नहीं है। पहले कोई भंडार आयात करें या स्मृति जोड़ें।</translation>
    </message>
    <message>
        <source>There is no journal row {first}.</source>
        <translation>रोज़नामचे में पंक्ति {first} नहीं है।</translation>
    </message>
    <message>
        <source>There is no journal row {row}.</source>
        <translation>रोज़नामचे में पंक्ति {row} नहीं है।</translation>
    </message>
    <message>
        <source>This is the first export of this store, so that there is nothing to compare it with.</source>
        <translation>यह इस भंडार का पहला निर्यात है, इसलिए तुलना के लिए कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Verdicts of receipts</source>
        <translation>प्रमाणों के निर्णय</translation>
    </message>
    <message>
        <source>Watching {n} folder</source>
        <translation>{n} फ़ोल्डर की निगरानी</translation>
    </message>
    <message>
        <source>Watching {n} folders</source>
        <translation>{n} फ़ोल्डरों की निगरानी</translation>
    </message>
    <message>
        <source>Weeks from now</source>
        <translation>अब से कितने सप्ताह</translation>
    </message>
    <message>
        <source>What fades in the weeks to come</source>
        <translation>आने वाले सप्ताहों में क्या धुँधलाएगा</translation>
    </message>
    <message>
        <source>What this report says could not be remembered beside the store, so that the next one will be compared with an earlier one.</source>
        <translation>इस रिपोर्ट की संख्याएँ भंडार के पास नहीं सहेजी जा सकीं, इसलिए अगली रिपोर्ट की तुलना किसी पहले की रिपोर्ट से होगी।</translation>
    </message>
    <message>
        <source>Wing / room</source>
        <translation>खंड / कक्ष</translation>
    </message>
    <message>
        <source>a kind</source>
        <translation>एक प्रकार</translation>
    </message>
    <message>
        <source>a span of days</source>
        <translation>दिनों की अवधि</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>एक पाठ</translation>
    </message>
    <message>
        <source>active memories</source>
        <translation>सक्रिय स्मृतियाँ</translation>
    </message>
    <message>
        <source>all memories</source>
        <translation>सभी स्मृतियाँ</translation>
    </message>
    <message>
        <source>and {n} other</source>
        <translation>और {n} अन्य</translation>
    </message>
    <message>
        <source>and {n} others</source>
        <translation>और {n} अन्य</translation>
    </message>
    <message>
        <source>and {what} more</source>
        <translation>और {what} अन्य</translation>
    </message>
    <message>
        <source>as --dir says</source>
        <translation>जैसा --dir कहता है</translation>
    </message>
    <message>
        <source>burial plan</source>
        <translation>दफ़नाने की योजना</translation>
    </message>
    <message>
        <source>burial plans</source>
        <translation>दफ़नाने की योजनाएँ</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>केवल बदलाव</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>दूषित</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <translation>समाप्त नहीं किया जा सका</translation>
    </message>
    <message>
        <source>could not be reached: {quoted}.</source>
        <translation>से संपर्क नहीं हो सका: {quoted}।</translation>
    </message>
    <message>
        <source>could not be started: {reason}.</source>
        <translation>शुरू नहीं हो सका: {reason}।</translation>
    </message>
    <message>
        <source>drifted</source>
        <translation>बदला हुआ</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>अभी देय</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>उससे पहले</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>संपादित</translation>
    </message>
    <message>
        <source>ended with code {code}. It said: {words}</source>
        <translation>कोड {code} के साथ समाप्त हुआ। उसका संदेश: {words}</translation>
    </message>
    <message>
        <source>episodic</source>
        <translation>घटनापरक</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>गिरी हुई</translation>
    </message>
    <message>
        <source>first generation</source>
        <translation>पहली पीढ़ी</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>{least} से {most} तक</translation>
    </message>
    <message>
        <source>full</source>
        <translation>पूर्ण</translation>
    </message>
    <message>
        <source>full {scope}</source>
        <translation>पूर्ण {scope}</translation>
    </message>
    <message>
        <source>gave no answer within {seconds} seconds and was ended.</source>
        <translation>ने {seconds} सेकंड में कोई उत्तर नहीं दिया, इसलिए उसे समाप्त किया गया।</translation>
    </message>
    <message>
        <source>gave no answer within {seconds} seconds.</source>
        <translation>ने {seconds} सेकंड में कोई उत्तर नहीं दिया।</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ग़ायब</translation>
    </message>
    <message>
        <source>grade {label}</source>
        <translation>श्रेणी {label}</translation>
    </message>
    <message>
        <source>has no address that begins with https:// in {url}.</source>
        <translation>के लिए {url} में https:// से शुरू होने वाला पता नहीं है।</translation>
    </message>
    <message>
        <source>in a folder above</source>
        <translation>ऊपर के किसी फ़ोल्डर में</translation>
    </message>
    <message>
        <source>in favour of {superseded_by}</source>
        <translation>{superseded_by} के पक्ष में</translation>
    </message>
    <message>
        <source>in {n} days</source>
        <translation>{n} दिन में</translation>
    </message>
    <message>
        <source>in {n} minute</source>
        <translation>{n} मिनट में</translation>
    </message>
    <message>
        <source>in {n} minutes</source>
        <translation>{n} मिनट में</translation>
    </message>
    <message>
        <source>in {what} hours</source>
        <translation>{what} घंटे में</translation>
    </message>
    <message>
        <source>inside the store's own folder</source>
        <translation>भंडार के अपने फ़ोल्डर के भीतर</translation>
    </message>
    <message>
        <source>is not logged in. It said: {quoted}</source>
        <translation>लॉग इन नहीं है। उसका संदेश: {quoted}</translation>
    </message>
    <message>
        <source>is not there; it is</source>
        <translation>मौजूद नहीं है; वह</translation>
    </message>
    <message>
        <source>it is empty, and its checkpoints are not</source>
        <translation>यह ख़ाली है, पर इसके जाँच-बिंदु ख़ाली नहीं हैं</translation>
    </message>
    <message>
        <source>it left nothing in the history.</source>
        <translation>इसने इतिहास में कुछ नहीं छोड़ा।</translation>
    </message>
    <message>
        <source>its excerpt stands in several places that differ</source>
        <translation>इसका उद्धरण कई अलग-अलग जगहों पर मिलता है</translation>
    </message>
    <message>
        <source>its source cannot be read now</source>
        <translation>इसका स्रोत अभी पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>its source is gone</source>
        <translation>इसका स्रोत ग़ायब है</translation>
    </message>
    <message>
        <source>its source never said so</source>
        <translation>इसके स्रोत ने ऐसा कभी नहीं कहा</translation>
    </message>
    <message>
        <source>its source no longer says so</source>
        <translation>इसका स्रोत अब ऐसा नहीं कहता</translation>
    </message>
    <message>
        <source>its source was reworded</source>
        <translation>इसके स्रोत के शब्द बदले गए</translation>
    </message>
    <message>
        <source>its stability is {n} days now</source>
        <translation>इसकी स्थिरता अब {n} दिन है</translation>
    </message>
    <message>
        <source>its text is too short to compare</source>
        <translation>इसका पाठ तुलना के लिए बहुत छोटा है</translation>
    </message>
    <message>
        <source>its text was altered when it was filed</source>
        <translation>इसका पाठ दर्ज करते समय बदल दिया गया</translation>
    </message>
    <message>
        <source>its text was rewritten when it was filed and cannot be compared byte by byte</source>
        <translation>इसका पाठ दर्ज करते समय फिर से लिखा गया और उसकी बाइट-दर-बाइट तुलना नहीं हो सकती</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>अभी-अभी</translation>
    </message>
    <message>
        <source>keep {kept}</source>
        <translation>{kept} को रखें</translation>
    </message>
    <message>
        <source>last export</source>
        <translation>पिछला निर्यात</translation>
    </message>
    <message>
        <source>last one failed</source>
        <translation>पिछला विफल रहा</translation>
    </message>
    <message>
        <source>last one skipped</source>
        <translation>पिछला छोड़ा गया</translation>
    </message>
    <message>
        <source>loop of links</source>
        <translation>लिंकों का चक्र</translation>
    </message>
    <message>
        <source>machine checked</source>
        <translation>मशीन से जाँची</translation>
    </message>
    <message>
        <source>machine_checked</source>
        <translation>मशीन से जाँची</translation>
    </message>
    <message>
        <source>memories</source>
        <translation>स्मृतियाँ</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>स्मृति</translation>
    </message>
    <message>
        <source>merge the search index</source>
        <translation>खोज सूचकांक मिलाना</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>खिसका हुआ</translation>
    </message>
    <message>
        <source>named by a person</source>
        <translation>किसी व्यक्ति ने बताया</translation>
    </message>
    <message>
        <source>needs a key, and what {key} holds is none.</source>
        <translation>के लिए कुंजी चाहिए, और {key} में जो है वह कुंजी नहीं है।</translation>
    </message>
    <message>
        <source>needs a key, and {key} is not set.</source>
        <translation>के लिए कुंजी चाहिए, और {key} निर्धारित नहीं है।</translation>
    </message>
    <message>
        <source>neither is</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>never watched (your home folder, one above it, or one too large)</source>
        <translation>निगरानी कभी नहीं (आपका होम फ़ोल्डर, उससे ऊपर का, या बहुत बड़ा फ़ोल्डर)</translation>
    </message>
    <message>
        <source>nidra.db has {n} MB.</source>
        <translation>nidra.db का आकार {n} MB है।</translation>
    </message>
    <message>
        <source>no judge</source>
        <translation>कोई निर्णायक नहीं</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>कोई पथ नहीं</translation>
    </message>
    <message>
        <source>no permission to read {file}</source>
        <translation>{file} पढ़ने की अनुमति नहीं है</translation>
    </message>
    <message>
        <source>no receipt</source>
        <translation>बिना प्रमाण</translation>
    </message>
    <message>
        <source>no regular file</source>
        <translation>सामान्य फ़ाइल नहीं</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>कोई स्रोत नहीं</translation>
    </message>
    <message>
        <source>no such table</source>
        <translation>ऐसी कोई तालिका नहीं</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>कोई पाठ नहीं</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>कोई शब्द नहीं</translation>
    </message>
    <message>
        <source>none of its {n} receipts could be checked: {listed}</source>
        <translation>इसके {n} प्रमाणों में से किसी की जाँच नहीं हो सकी: {listed}</translation>
    </message>
    <message>
        <source>none that is there is changed</source>
        <translation>जो पहले से मौजूद हैं, उनमें से कोई नहीं बदलती</translation>
    </message>
    <message>
        <source>not a database</source>
        <translation>डेटाबेस नहीं है</translation>
    </message>
    <message>
        <source>not byte-checkable</source>
        <translation>बाइट से जाँचने योग्य नहीं</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>तुलना योग्य नहीं</translation>
    </message>
    <message>
        <source>not logged in</source>
        <translation>लॉग इन नहीं है</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>अनुमति नहीं है</translation>
    </message>
    <message>
        <source>not the {upper} that its first bytes promise</source>
        <translation>वह {upper} नहीं, जिसका संकेत पहले बाइट देते हैं</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>मौजूद नहीं</translation>
    </message>
    <message>
        <source>not yet read</source>
        <translation>अभी पढ़ा नहीं गया</translation>
    </message>
    <message>
        <source>now</source>
        <translation>अब</translation>
    </message>
    <message>
        <source>on a network drive</source>
        <translation>नेटवर्क ड्राइव पर</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>इनमें से एक:</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>या अधिक</translation>
    </message>
    <message>
        <source>orientation</source>
        <translation>दिशा-बोध</translation>
    </message>
    <message>
        <source>other rooms</source>
        <translation>अन्य कक्ष</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>पहुँच से बाहर</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>जोड़ा</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>जोड़े</translation>
    </message>
    <message>
        <source>pairs that cannot both hold</source>
        <translation>जोड़े जो एक साथ सही नहीं हो सकते</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>जाँच-फेरा</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>जाँच-फेरे</translation>
    </message>
    <message>
        <source>present</source>
        <translation>मौजूद</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>त्वरित</translation>
    </message>
    <message>
        <source>quick {scope}</source>
        <translation>त्वरित {scope}</translation>
    </message>
    <message>
        <source>receipt</source>
        <translation>प्रमाण</translation>
    </message>
    <message>
        <source>receipts</source>
        <translation>प्रमाण</translation>
    </message>
    <message>
        <source>receipts {label}</source>
        <translation>प्रमाण {label}</translation>
    </message>
    <message>
        <source>record</source>
        <translation>अभिलेख</translation>
    </message>
    <message>
        <source>refused with status {status}. It said: {complaint}</source>
        <translation>ने स्थिति {status} के साथ मना किया। उसका संदेश: {complaint}</translation>
    </message>
    <message>
        <source>registry row</source>
        <translation>पंजी की पंक्ति</translation>
    </message>
    <message>
        <source>regular file</source>
        <translation>सामान्य फ़ाइल</translation>
    </message>
    <message>
        <source>replied without an answer: {shown}</source>
        <translation>ने जवाब दिया, पर उसमें उत्तर नहीं था: {shown}</translation>
    </message>
    <message>
        <source>reported a failure: {quoted}</source>
        <translation>ने विफलता बताई: {quoted}</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>सेवानिवृत्त</translation>
    </message>
    <message>
        <source>rose again</source>
        <translation>फिर उठी</translation>
    </message>
    <message>
        <source>row of another collection</source>
        <translation>दूसरे संग्रह की पंक्ति</translation>
    </message>
    <message>
        <source>runs.db is damaged ({words}). {harmless}</source>
        <translation>runs.db क्षतिग्रस्त है ({words})। {harmless}</translation>
    </message>
    <message>
        <source>runs.db was damaged and was set aside as {name}. {harmless}</source>
        <translation>runs.db क्षतिग्रस्त थी और {name} नाम से अलग रख दी गई। {harmless}</translation>
    </message>
    <message>
        <source>said nothing.</source>
        <translation>से कोई उत्तर नहीं आया।</translation>
    </message>
    <message>
        <source>search index</source>
        <translation>खोज सूचकांक</translation>
    </message>
    <message>
        <source>semantic</source>
        <translation>अर्थगत</translation>
    </message>
    <message>
        <source>sentinel row</source>
        <translation>प्रहरी पंक्ति</translation>
    </message>
    <message>
        <source>source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>source already gone when first read</source>
        <translation>पहली बार पढ़ते समय स्रोत पहले से ग़ायब था</translation>
    </message>
    <message>
        <source>source linked</source>
        <translation>स्रोत से जुड़ी</translation>
    </message>
    <message>
        <source>source_linked</source>
        <translation>स्रोत से जुड़ी</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>sources gone</source>
        <translation>ग़ायब स्रोत</translation>
    </message>
    <message>
        <source>sources there are checked every {minutes} minutes</source>
        <translation>वहाँ के स्रोत हर {minutes} मिनट में जाँचे जाते हैं</translation>
    </message>
    <message>
        <source>sources unreadable</source>
        <translation>अपठनीय स्रोत</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>वापस लेना</translation>
    </message>
    <message>
        <source>taken apart by row {seq}</source>
        <translation>पंक्ति {seq} ने तोड़ा</translation>
    </message>
    <message>
        <source>talked without end and was ended.</source>
        <translation>की बात ख़त्म ही नहीं हुई, इसलिए उसे समाप्त किया गया।</translation>
    </message>
    <message>
        <source>talked without end.</source>
        <translation>की बात ख़त्म ही नहीं हुई।</translation>
    </message>
    <message>
        <source>that cannot be watched</source>
        <translation>जिनकी निगरानी नहीं हो सकती</translation>
    </message>
    <message>
        <source>the SQLite of this Python has no full-text search</source>
        <translation>इस Python के SQLite में पूर्ण-पाठ खोज नहीं है</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>पहली</translation>
    </message>
    <message>
        <source>the search index cannot be written here</source>
        <translation>यहाँ खोज सूचकांक लिखा नहीं जा सकता</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>this process stood still for so long that {lower} in process {what} took over. What was done so far is kept.</source>
        <translation>यह प्रक्रिया इतनी देर रुकी रही कि प्रक्रिया {what} में {lower} ने काम सँभाल लिया। अब तक जो हुआ वह सुरक्षित है।</translation>
    </message>
    <message>
        <source>today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>बहुत बड़ा</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>बहुत छोटा</translation>
    </message>
    <message>
        <source>traceable</source>
        <translation>जाँचने योग्य</translation>
    </message>
    <message>
        <source>tried out</source>
        <translation>आज़माया गया</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>अनजाँचा</translation>
    </message>
    <message>
        <source>unfounded</source>
        <translation>निराधार</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>पहुँच से बाहर</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>अपठनीय</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>असत्यापित</translation>
    </message>
    <message>
        <source>up to 30 days ago</source>
        <translation>30 दिन पहले तक</translation>
    </message>
    <message>
        <source>up to 7 days ago</source>
        <translation>7 दिन पहले तक</translation>
    </message>
    <message>
        <source>up to 90 days ago</source>
        <translation>90 दिन पहले तक</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>शब्दशः</translation>
    </message>
    <message>
        <source>was cut short</source>
        <translation>बीच में रुक गया</translation>
    </message>
    <message>
        <source>was demoted</source>
        <translation>की श्रेणी घटी</translation>
    </message>
    <message>
        <source>was judged anew</source>
        <translation>का नया निर्णय हुआ</translation>
    </message>
    <message>
        <source>was not found on the PATH.</source>
        <translation>PATH पर नहीं मिला।</translation>
    </message>
    <message>
        <source>was promoted</source>
        <translation>की श्रेणी बढ़ी</translation>
    </message>
    <message>
        <source>was stopped before its end</source>
        <translation>समाप्त होने से पहले रोका गया</translation>
    </message>
    <message>
        <source>was told to stop.</source>
        <translation>को रुकने के लिए कहा गया।</translation>
    </message>
    <message>
        <source>with {model}</source>
        <translation>{model} के साथ</translation>
    </message>
    <message>
        <source>with {n} receipt</source>
        <translation>{n} प्रमाण के साथ</translation>
    </message>
    <message>
        <source>with {n} receipts</source>
        <translation>{n} प्रमाणों के साथ</translation>
    </message>
    <message>
        <source>within a day</source>
        <translation>एक दिन के भीतर</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>बीता कल</translation>
    </message>
    <message>
        <source>your own store</source>
        <translation>आपका अपना भंडार</translation>
    </message>
    <message>
        <source>{a} and {b} are one memory; a conflict has two.</source>
        <translation>{a} और {b} एक ही स्मृति हैं; टकराव में दो होती हैं।</translation>
    </message>
    <message>
        <source>{began} What it did is kept, and the next one looks at everything again.</source>
        <translation>{began} उसका किया हुआ सुरक्षित है, और अगला फेरा सब कुछ फिर से देखेगा।</translation>
    </message>
    <message>
        <source>{began} What it did is kept, and the next one of its kind goes on from there.</source>
        <translation>{began} उसका किया हुआ सुरक्षित है, और इसी प्रकार का अगला फेरा वहीं से आगे बढ़ेगा।</translation>
    </message>
    <message>
        <source>{file} belongs to another program.</source>
        <translation>{file} किसी दूसरे प्रोग्राम की है।</translation>
    </message>
    <message>
        <source>{file} is a link to nothing.</source>
        <translation>{file} ऐसा लिंक है जो कहीं नहीं जाता।</translation>
    </message>
    <message>
        <source>{file} is no regular file.</source>
        <translation>{file} सामान्य फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>{folder} cannot be written: the store can only be read.</source>
        <translation>{folder} में लिखा नहीं जा सकता: भंडार केवल पढ़ा जा सकता है।</translation>
    </message>
    <message>
        <source>{folder} lies in the store's own folder, whose files are no sources.</source>
        <translation>{folder} भंडार के अपने फ़ोल्डर में है, जिसकी फ़ाइलें स्रोत नहीं होतीं।</translation>
    </message>
    <message>
        <source>{found} is no folder, and a store is one. Name another place with --dir.</source>
        <translation>{found} फ़ोल्डर नहीं है, जबकि भंडार फ़ोल्डर होता है। --dir से दूसरी जगह बताएँ।</translation>
    </message>
    <message>
        <source>{full} was retired already, so that there is nothing to review. `nidra why {full2}` tells how that came.</source>
        <translation>{full} पहले ही सेवानिवृत्त हो चुकी थी, इसलिए पुनरीक्षण को कुछ नहीं है। ऐसा कैसे हुआ, यह `nidra why {full2}` बताता है।</translation>
    </message>
    <message>
        <source>{good} of its {total} receipts was found in the source when last read</source>
        <translation>पिछली बार पढ़ते समय इसके {total} में से {good} प्रमाण स्रोत में मिला</translation>
    </message>
    <message>
        <source>{good} of its {total} receipts were found in the source when last read</source>
        <translation>पिछली बार पढ़ते समय इसके {total} में से {good} प्रमाण स्रोत में मिले</translation>
    </message>
    <message>
        <source>{id} was retired already{by}, so that nothing is left to decide. `nidra why {id2}` tells how that came.</source>
        <translation>{id}{by} पहले ही सेवानिवृत्त हो चुकी थी, इसलिए तय करने को कुछ नहीं बचा। ऐसा कैसे हुआ, यह `nidra why {id2}` बताता है।</translation>
    </message>
    <message>
        <source>{kept} was kept, {other} made way{because}</source>
        <translation>{kept} रखी गई, {other} ने जगह छोड़ी{because}</translation>
    </message>
    <message>
        <source>{lead}; no grade changes.</source>
        <translation>{lead}; कोई श्रेणी नहीं बदलती।</translation>
    </message>
    <message>
        <source>{len} entries of {root} changed while it was read ({names}); Nidra opened nothing there for writing, so another program did.</source>
        <translation>पढ़ते समय {root} की {len} प्रविष्टियाँ बदलीं ({names}); Nidra ने वहाँ लिखने के लिए कुछ नहीं खोला, इसलिए यह किसी दूसरे प्रोग्राम ने किया।</translation>
    </message>
    <message>
        <source>{max} minutes</source>
        <translation>{max} मिनट</translation>
    </message>
    <message>
        <source>{memory} and {with} both hold{because}</source>
        <translation>{memory} और {with} दोनों सही हैं{because}</translation>
    </message>
    <message>
        <source>{memory} and {with} cannot both hold ({kind})</source>
        <translation>{memory} और {with} एक साथ सही नहीं हो सकतीं ({kind})</translation>
    </message>
    <message>
        <source>{memory} begins its reviews anew</source>
        <translation>{memory} के पुनरीक्षण नए सिरे से शुरू होते हैं</translation>
    </message>
    <message>
        <source>{memory} came through its review</source>
        <translation>{memory} पुनरीक्षण में खरी उतरी</translation>
    </message>
    <message>
        <source>{memory} counts again{because}</source>
        <translation>{memory} फिर गिनी जाती है{because}</translation>
    </message>
    <message>
        <source>{memory} got a date for review</source>
        <translation>{memory} को पुनरीक्षण की तारीख़ मिली</translation>
    </message>
    <message>
        <source>{memory} stands for {join} too, which say the same</source>
        <translation>{memory} अब {join} की जगह भी है, जो वही कहती हैं</translation>
    </message>
    <message>
        <source>{memory} was buried{because}</source>
        <translation>{memory} दफ़नाई गई{because}</translation>
    </message>
    <message>
        <source>{memory} was confirmed{because}</source>
        <translation>{memory} की पुष्टि की गई{because}</translation>
    </message>
    <message>
        <source>{memory} was filed{with_what}</source>
        <translation>{memory}{with_what} दर्ज की गई</translation>
    </message>
    <message>
        <source>{memory} was judged again. {sentence}</source>
        <translation>{memory} का फिर से निर्णय हुआ। {sentence}</translation>
    </message>
    <message>
        <source>{memory} was rejected{because}</source>
        <translation>{memory} अस्वीकार की गई{because}</translation>
    </message>
    <message>
        <source>{memory} was spared from burial{because}</source>
        <translation>{memory} दफ़नाने से बचाई गई{because}</translation>
    </message>
    <message>
        <source>{memory} was superseded{by}{because}</source>
        <translation>{memory}{by} प्रतिस्थापित हुई{because}</translation>
    </message>
    <message>
        <source>{memory} was used by {caller}{what}</source>
        <translation>{memory} का उपयोग {caller} ने किया{what}</translation>
    </message>
    <message>
        <source>{memory}: a receipt went from {from} to {to}. {sentence}</source>
        <translation>{memory}: एक प्रमाण {from} से {to} हुआ। {sentence}</translation>
    </message>
    <message>
        <source>{minutes} minutes ago</source>
        <translation>{minutes} मिनट पहले</translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation>{moment} UTC समय</translation>
    </message>
    <message>
        <source>{moved} looked for below {to} now, no longer below {from}</source>
        <translation>{moved} की खोज अब {to} के नीचे होती है, {from} के नीचे नहीं</translation>
    </message>
    <message>
        <source>{moved} of {found} sources were moved; the same command goes on from there.</source>
        <translation>{found} में से {moved} स्रोत खिसकाए गए; वही कमांड वहीं से आगे बढ़ती है।</translation>
    </message>
    <message>
        <source>{name_of} is not there, and {folder} does not lie on the volume that the file was last read from (it is probably not mounted).</source>
        <translation>{name_of} मौजूद नहीं है, और {folder} उस वॉल्यूम पर नहीं है जिससे फ़ाइल पिछली बार पढ़ी गई थी (शायद वह जुड़ा नहीं है)।</translation>
    </message>
    <message>
        <source>{name_of} is not there.</source>
        <translation>{name_of} मौजूद नहीं है।</translation>
    </message>
    <message>
        <source>{name} holds no text that can be compared ({reason}).</source>
        <translation>{name} में तुलना योग्य कोई पाठ नहीं है ({reason})।</translation>
    </message>
    <message>
        <source>{name} in {path} must be {takes}{bounds}, not {repr}.</source>
        <translation>{path} में {name} का मान {takes}{bounds} होना चाहिए, {repr} नहीं।</translation>
    </message>
    <message>
        <source>{name} is a program or a link to one: it is not opened from here.</source>
        <translation>{name} एक प्रोग्राम है या किसी प्रोग्राम का लिंक: उसे यहाँ से नहीं खोला जाता।</translation>
    </message>
    <message>
        <source>{name} never said this: less than half of the excerpt stands in it.</source>
        <translation>{name} ने ऐसा कभी नहीं कहा: उद्धरण का आधे से कम हिस्सा उसमें मिलता है।</translation>
    </message>
    <message>
        <source>{name} no longer says this.</source>
        <translation>{name} अब ऐसा नहीं कहता।</translation>
    </message>
    <message>
        <source>{name} no longer says this; nearest{line}: “{text}”.</source>
        <translation>{name} अब ऐसा नहीं कहता; सबसे निकट{line}: “{text}”।</translation>
    </message>
    <message>
        <source>{name} now says “{come}”{line} where the receipt says “{gone}”.</source>
        <translation>{name} में अब{line} “{come}” है, जबकि प्रमाण में “{gone}” है।</translation>
    </message>
    <message>
        <source>{name} takes a folder, and {place} is none. Name another place.</source>
        <translation>{name} के लिए फ़ोल्डर चाहिए, और {place} फ़ोल्डर नहीं है। कोई और जगह बताएँ।</translation>
    </message>
    <message>
        <source>{name} takes a folder, not {text}.</source>
        <translation>{name} के लिए फ़ोल्डर चाहिए, {text} नहीं।</translation>
    </message>
    <message>
        <source>{name} takes {takes}, not {text}.</source>
        <translation>{name} के लिए {takes} चाहिए, {text} नहीं।</translation>
    </message>
    <message>
        <source>{name} was renamed to {renamed_to}. {sentence}</source>
        <translation>{name} का नाम बदलकर {renamed_to} किया गया। {sentence}</translation>
    </message>
    <message>
        <source>{name} was reworded here{line}: it now says “{text}”.</source>
        <translation>{name} के शब्द यहाँ{line} बदले गए: अब वह कहता है “{text}”।</translation>
    </message>
    <message>
        <source>found here</source>
        <translation>यहाँ मिला</translation>
    </message>
    <message>
        <source>Machine checked</source>
        <translation>मशीन से जाँची हुई</translation>
    </message>
    <message>
        <source>Source linked</source>
        <translation>स्रोत से जुड़ी हुई</translation>
    </message>
    <message>
        <source>The program `claude` is not on the PATH, and {key} is not set. To have a judge, install Claude Code and log in there, or start Nidra with a key of Anthropic's in {key2}.</source>
        <translation>प्रोग्राम `claude` PATH में नहीं है, और {key} तय नहीं है। निर्णायक पाने के लिए Claude Code स्थापित करके वहाँ लॉग इन करें, या {key2} में Anthropic की कुंजी के साथ Nidra शुरू करें।</translation>
    </message>
    <message>
        <source>The store holds {n} active memories by now: some came or went after that pass.</source>
        <translation>भंडार में अब {n} सक्रिय स्मृतियाँ हैं: उस जाँच-फेरे के बाद कुछ आईं या गईं।</translation>
    </message>
    <message>
        <source>Those of one were never read.</source>
        <translation>एक के कभी पढ़े नहीं गए।</translation>
    </message>
    <message>
        <source>Undone: the pass of {at}. {what}</source>
        <translation>पूर्ववत किया गया: {at} का जाँच-फेरा। {what}</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>असत्यापित</translation>
    </message>
    <message>
        <source>found in a folder above</source>
        <translation>ऊपर के फ़ोल्डर में मिला</translation>
    </message>
    <message>
        <source>integrity</source>
        <translation>अखंडता</translation>
    </message>
    <message>
        <source>once</source>
        <translation>एक बार</translation>
    </message>
    <message>
        <source>one</source>
        <translation>एक</translation>
    </message>
    <message>
        <source>pass {pass_id}</source>
        <translation>जाँच-फेरा {pass_id}</translation>
    </message>
    <message>
        <source>premise fallen</source>
        <translation>आधार गिरा</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>अस्वीकृत</translation>
    </message>
    <message>
        <source>remap {pass_id}</source>
        <translation>पथ बदलना {pass_id}</translation>
    </message>
    <message>
        <source>review</source>
        <translation>पुनरीक्षण</translation>
    </message>
    <message>
        <source>review date</source>
        <translation>पुनरीक्षण की तारीख़</translation>
    </message>
    <message>
        <source>review dates</source>
        <translation>पुनरीक्षण की तारीख़ें</translation>
    </message>
    <message>
        <source>reviews</source>
        <translation>पुनरीक्षण</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>प्रतिस्थापित</translation>
    </message>
    <message>
        <source>superseded by judgment</source>
        <translation>निर्णय से प्रतिस्थापित</translation>
    </message>
    <message>
        <source>the excerpt of {what} stands in several places that differ</source>
        <translation>{what} का उद्धरण कई अलग-अलग जगहों पर मिलता है</translation>
    </message>
    <message>
        <source>the excerpts of {what} stand in several places that differ</source>
        <translation>{what} के उद्धरण कई अलग-अलग जगहों पर मिलते हैं</translation>
    </message>
    <message>
        <source>the source of {what} cannot be read now</source>
        <translation>{what} का स्रोत अभी पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>the source of {what} is gone</source>
        <translation>{what} का स्रोत ग़ायब है</translation>
    </message>
    <message>
        <source>the text of {what} is too short to compare</source>
        <translation>{what} का पाठ तुलना के लिए बहुत छोटा है</translation>
    </message>
    <message>
        <source>the text of {what} was altered when it was filed</source>
        <translation>{what} का पाठ दर्ज करते समय बदल गया</translation>
    </message>
    <message>
        <source>the text of {what} was rewritten when it was filed and cannot be compared byte by byte</source>
        <translation>{what} का पाठ दर्ज करते समय फिर से लिखा गया और बाइट-दर-बाइट तुलना नहीं हो सकती</translation>
    </message>
    <message>
        <source>the texts of {what} are too short to compare</source>
        <translation>{what} के पाठ तुलना के लिए बहुत छोटे हैं</translation>
    </message>
    <message>
        <source>the texts of {what} were altered when they were filed</source>
        <translation>{what} के पाठ दर्ज करते समय बदल गए</translation>
    </message>
    <message>
        <source>the texts of {what} were rewritten when they were filed and cannot be compared byte by byte</source>
        <translation>{what} के पाठ दर्ज करते समय फिर से लिखे गए और बाइट-दर-बाइट तुलना नहीं हो सकती</translation>
    </message>
    <message>
        <source>tombstoned</source>
        <translation>दफ़नाई हुई</translation>
    </message>
    <message>
        <source>union</source>
        <translation>विलय</translation>
    </message>
    <message>
        <source>unions</source>
        <translation>विलय</translation>
    </message>
    <message>
        <source>united</source>
        <translation>मिलाई हुई</translation>
    </message>
    <message>
        <source>use</source>
        <translation>उपयोग</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>उपयोग</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>{first}{also} are not there any more, and watched again when back.</source>
        <translation>{first}{also} अब मौजूद नहीं हैं, और लौटने पर फिर निगरानी में होंगे।</translation>
    </message>
    <message>
        <source>{first}{also} is not there any more, and watched again when back.</source>
        <translation>{first}{also} अब मौजूद नहीं है, और लौटने पर फिर निगरानी में होगा।</translation>
    </message>
    <message>
        <source>{memories} memories fell with one source.</source>
        <translation>एक स्रोत के साथ {memories} स्मृतियाँ गिरीं।</translation>
    </message>
    <message>
        <source>{memories} memories fell with {sources} sources.</source>
        <translation>{sources} स्रोतों के साथ {memories} स्मृतियाँ गिरीं।</translation>
    </message>
    <message>
        <source>{newer} is newer and both are borne out; keep it if it took the other's place.</source>
        <translation>{newer} नई है और दोनों पुष्ट हैं; अगर इसने दूसरी की जगह ली है, तो इसे रखें।</translation>
    </message>
    <message>
        <source>{newer} is newer and neither is borne out; keep it if it took the other's place.</source>
        <translation>{newer} नई है और कोई भी पुष्ट नहीं है; अगर इसने दूसरी की जगह ली है, तो इसे रखें।</translation>
    </message>
    <message>
        <source>{n} ({percent}) can be checked against its source today</source>
        <translation>{n} ({percent}) की आज अपने स्रोत से जाँच हो सकती है</translation>
    </message>
    <message>
        <source>{n} ({percent}) can be checked against their source today</source>
        <translation>{n} ({percent}) की आज अपने स्रोतों से जाँच हो सकती है</translation>
    </message>
    <message>
        <source>{n} GB are free on the disk of {folder}.</source>
        <translation>{folder} की डिस्क पर {n} GB ख़ाली हैं।</translation>
    </message>
    <message>
        <source>{n} burial called off</source>
        <translation>दफ़नाने की {n} योजना रद्द</translation>
    </message>
    <message>
        <source>{n} burial plan is put back</source>
        <translation>दफ़नाने की {n} योजना पहले जैसी होगी</translation>
    </message>
    <message>
        <source>{n} burial plan was put back</source>
        <translation>दफ़नाने की {n} योजना पहले जैसी की गई</translation>
    </message>
    <message>
        <source>{n} burial planned</source>
        <translation>दफ़नाने की {n} योजना बनी</translation>
    </message>
    <message>
        <source>{n} burial plans are put back</source>
        <translation>दफ़नाने की {n} योजनाएँ पहले जैसी होंगी</translation>
    </message>
    <message>
        <source>{n} burial plans were put back</source>
        <translation>दफ़नाने की {n} योजनाएँ पहले जैसी की गईं</translation>
    </message>
    <message>
        <source>{n} burials called off</source>
        <translation>दफ़नाने की {n} योजनाएँ रद्द</translation>
    </message>
    <message>
        <source>{n} burials planned</source>
        <translation>दफ़नाने की {n} योजनाएँ बनीं</translation>
    </message>
    <message>
        <source>{n} cannot be compared with its source</source>
        <translation>{n} की तुलना अपने स्रोत से नहीं हो सकती</translation>
    </message>
    <message>
        <source>{n} cannot be compared with their source</source>
        <translation>{n} की तुलना अपने स्रोतों से नहीं हो सकती</translation>
    </message>
    <message>
        <source>{n} changes a day</source>
        <translation>हर दिन {n} बदलाव</translation>
    </message>
    <message>
        <source>{n} changes a week</source>
        <translation>हर सप्ताह {n} बदलाव</translation>
    </message>
    <message>
        <source>{n} conflict ended</source>
        <translation>{n} टकराव समाप्त</translation>
    </message>
    <message>
        <source>{n} conflict found</source>
        <translation>{n} टकराव मिला</translation>
    </message>
    <message>
        <source>{n} conflict is open again</source>
        <translation>{n} टकराव फिर खुला है</translation>
    </message>
    <message>
        <source>{n} conflict is withdrawn</source>
        <translation>{n} टकराव वापस लिया जाएगा</translation>
    </message>
    <message>
        <source>{n} conflict was withdrawn</source>
        <translation>{n} टकराव वापस लिया गया</translation>
    </message>
    <message>
        <source>{n} conflicts are open again</source>
        <translation>{n} टकराव फिर खुले हैं</translation>
    </message>
    <message>
        <source>{n} conflicts are withdrawn</source>
        <translation>{n} टकराव वापस लिए जाएँगे</translation>
    </message>
    <message>
        <source>{n} conflicts ended</source>
        <translation>{n} टकराव समाप्त हुए</translation>
    </message>
    <message>
        <source>{n} conflicts found</source>
        <translation>{n} टकराव मिले</translation>
    </message>
    <message>
        <source>{n} conflicts were withdrawn</source>
        <translation>{n} टकराव वापस लिए गए</translation>
    </message>
    <message>
        <source>{n} day</source>
        <translation>{n} दिन</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} दिन</translation>
    </message>
    <message>
        <source>{n} days ago</source>
        <translation>{n} दिन पहले</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>{n} फ़ोल्डर</translation>
    </message>
    <message>
        <source>{n} folder of sources (as {example})</source>
        <translation>स्रोतों का {n} फ़ोल्डर (जैसे {example})</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>{n} फ़ोल्डर</translation>
    </message>
    <message>
        <source>{n} folders of sources (as {example})</source>
        <translation>स्रोतों के {n} फ़ोल्डर (जैसे {example})</translation>
    </message>
    <message>
        <source>{n} further rooms are counted together.</source>
        <translation>{n} और कक्ष एक साथ गिने गए हैं।</translation>
    </message>
    <message>
        <source>{n} grade or confidence changed</source>
        <translation>{n} श्रेणी या भरोसा बदला</translation>
    </message>
    <message>
        <source>{n} grades or confidences changed</source>
        <translation>{n} श्रेणियाँ या भरोसे बदले</translation>
    </message>
    <message>
        <source>{n} has no receipt</source>
        <translation>{n} बिना प्रमाण है</translation>
    </message>
    <message>
        <source>{n} has not been checked yet</source>
        <translation>{n} अभी जाँची नहीं गई है</translation>
    </message>
    <message>
        <source>{n} have faded already.</source>
        <translation>{n} पहले ही धुँधला चुकी हैं।</translation>
    </message>
    <message>
        <source>{n} have no receipt</source>
        <translation>{n} बिना प्रमाण हैं</translation>
    </message>
    <message>
        <source>{n} have not been checked yet</source>
        <translation>{n} अभी जाँची नहीं गई हैं</translation>
    </message>
    <message>
        <source>{n} import is taken back</source>
        <translation>{n} आयात वापस लिया जाएगा</translation>
    </message>
    <message>
        <source>{n} import was taken back</source>
        <translation>{n} आयात वापस लिया गया</translation>
    </message>
    <message>
        <source>{n} imports are taken back</source>
        <translation>{n} आयात वापस लिए जाएँगे</translation>
    </message>
    <message>
        <source>{n} imports were taken back</source>
        <translation>{n} आयात वापस लिए गए</translation>
    </message>
    <message>
        <source>{n} memories</source>
        <translation>{n} स्मृतियाँ</translation>
    </message>
    <message>
        <source>{n} memories are brought back</source>
        <translation>{n} स्मृतियाँ वापस लाई जाएँगी</translation>
    </message>
    <message>
        <source>{n} memories are planned for burial: no receipt, little confidence, long overdue</source>
        <translation>{n} स्मृतियों को दफ़नाने की योजना है: बिना प्रमाण, कम भरोसा, बहुत पहले से देय</translation>
    </message>
    <message>
        <source>{n} memories are retired</source>
        <translation>{n} स्मृतियाँ सेवानिवृत्त होती हैं</translation>
    </message>
    <message>
        <source>{n} memories are spared from burial</source>
        <translation>{n} स्मृतियाँ दफ़नाने से बचाई गईं</translation>
    </message>
    <message>
        <source>{n} memories are touched</source>
        <translation>{n} स्मृतियों पर असर होता है</translation>
    </message>
    <message>
        <source>{n} memories begin their reviews anew, because they fell</source>
        <translation>{n} स्मृतियों के पुनरीक्षण नए सिरे से शुरू होते हैं, क्योंकि वे गिरीं</translation>
    </message>
    <message>
        <source>{n} memories buried</source>
        <translation>{n} स्मृतियाँ दफ़नाई गईं</translation>
    </message>
    <message>
        <source>{n} memories could not be checked again; they were true at the last look (source_linked)</source>
        <translation>{n} स्मृतियों की फिर जाँच नहीं हो सकी; पिछली बार देखने पर वे सही थीं (स्रोत से जुड़ी)</translation>
    </message>
    <message>
        <source>{n} memories could not be read again; their store vouches for its copies (source_linked)</source>
        <translation>{n} स्मृतियाँ फिर पढ़ी नहीं जा सकीं; उनका भंडार अपनी प्रतियों की ज़िम्मेदारी लेता है (स्रोत से जुड़ी)</translation>
    </message>
    <message>
        <source>{n} memories count again</source>
        <translation>{n} स्मृतियाँ फिर गिनी जाती हैं</translation>
    </message>
    <message>
        <source>{n} memories fall</source>
        <translation>{n} स्मृतियाँ गिरती हैं</translation>
    </message>
    <message>
        <source>{n} memories fell</source>
        <translation>{n} स्मृतियाँ गिरीं</translation>
    </message>
    <message>
        <source>{n} memories fell with what they rest on</source>
        <translation>{n} स्मृतियाँ अपने आधार के साथ गिरीं</translation>
    </message>
    <message>
        <source>{n} memories kept their grade, but what is known of their sources changed</source>
        <translation>{n} स्मृतियों की श्रेणी वही रही, पर उनके स्रोतों के बारे में जानकारी बदली</translation>
    </message>
    <message>
        <source>{n} memories lost their grade (unverified)</source>
        <translation>{n} स्मृतियों ने अपनी श्रेणी खोई (असत्यापित)</translation>
    </message>
    <message>
        <source>{n} memories now stand as machine-checked</source>
        <translation>{n} स्मृतियाँ अब मशीन से जाँची हुई हैं</translation>
    </message>
    <message>
        <source>{n} memories of it count no more</source>
        <translation>इसकी {n} स्मृतियाँ अब नहीं गिनी जातीं</translation>
    </message>
    <message>
        <source>{n} memories rest on it</source>
        <translation>{n} स्मृतियाँ इस पर टिकी हैं</translation>
    </message>
    <message>
        <source>{n} memories rest on what is retired</source>
        <translation>{n} स्मृतियाँ सेवानिवृत्त स्मृतियों पर टिकी हैं</translation>
    </message>
    <message>
        <source>{n} memories rise</source>
        <translation>{n} स्मृतियाँ उठती हैं</translation>
    </message>
    <message>
        <source>{n} memories rose again</source>
        <translation>{n} स्मृतियाँ फिर उठीं</translation>
    </message>
    <message>
        <source>{n} memories superseded</source>
        <translation>{n} स्मृतियाँ प्रतिस्थापित हुईं</translation>
    </message>
    <message>
        <source>{n} memories that were revived are retired again</source>
        <translation>{n} पुनर्जीवित स्मृतियाँ फिर सेवानिवृत्त होती हैं</translation>
    </message>
    <message>
        <source>{n} memories wait</source>
        <translation>{n} स्मृतियाँ प्रतीक्षा में हैं</translation>
    </message>
    <message>
        <source>{n} memories were</source>
        <translation>{n} स्मृतियाँ</translation>
    </message>
    <message>
        <source>{n} memories were brought back</source>
        <translation>{n} स्मृतियाँ वापस लाई गईं</translation>
    </message>
    <message>
        <source>{n} memories were buried; undo brings them back</source>
        <translation>{n} स्मृतियाँ दफ़नाई गईं; पूर्ववत करने से वे लौट आती हैं</translation>
    </message>
    <message>
        <source>{n} memories were confirmed{because}</source>
        <translation>{n} स्मृतियों की पुष्टि की गई{because}</translation>
    </message>
    <message>
        <source>{n} memories were imported from {place}{also}</source>
        <translation>{place} से {n} स्मृतियाँ आयात हुईं{also}</translation>
    </message>
    <message>
        <source>{n} memories were rejected{because}</source>
        <translation>{n} स्मृतियाँ अस्वीकार की गईं{because}</translation>
    </message>
    <message>
        <source>{n} memories were reviewed, and held</source>
        <translation>{n} स्मृतियों का पुनरीक्षण हुआ, और वे खरी उतरीं</translation>
    </message>
    <message>
        <source>{n} memories were united with others that say the same</source>
        <translation>{n} स्मृतियाँ वही कहने वाली दूसरी स्मृतियों में मिलाई गईं</translation>
    </message>
    <message>
        <source>{n} memories were used by {caller}</source>
        <translation>{n} स्मृतियों का उपयोग {caller} ने किया</translation>
    </message>
    <message>
        <source>{n} memories without a receipt got a date for review</source>
        <translation>बिना प्रमाण वाली {n} स्मृतियों को पुनरीक्षण की तारीख़ मिली</translation>
    </message>
    <message>
        <source>{n} memory</source>
        <translation>{n} स्मृति</translation>
    </message>
    <message>
        <source>{n} memory begins its reviews anew, because it fell</source>
        <translation>{n} स्मृति के पुनरीक्षण नए सिरे से शुरू होते हैं, क्योंकि वह गिरी</translation>
    </message>
    <message>
        <source>{n} memory buried</source>
        <translation>{n} स्मृति दफ़नाई गई</translation>
    </message>
    <message>
        <source>{n} memory could not be checked again; it was true at the last look (source_linked)</source>
        <translation>{n} स्मृति की फिर जाँच नहीं हो सकी; पिछली बार देखने पर वह सही थी (स्रोत से जुड़ी)</translation>
    </message>
    <message>
        <source>{n} memory could not be read again; its store vouches for its copy (source_linked)</source>
        <translation>{n} स्मृति फिर पढ़ी नहीं जा सकी; उसका भंडार अपनी प्रति की ज़िम्मेदारी लेता है (स्रोत से जुड़ी)</translation>
    </message>
    <message>
        <source>{n} memory counts again</source>
        <translation>{n} स्मृति फिर गिनी जाती है</translation>
    </message>
    <message>
        <source>{n} memory falls</source>
        <translation>{n} स्मृति गिरती है</translation>
    </message>
    <message>
        <source>{n} memory fell</source>
        <translation>{n} स्मृति गिरी</translation>
    </message>
    <message>
        <source>{n} memory fell with what it rests on</source>
        <translation>{n} स्मृति अपने आधार के साथ गिरी</translation>
    </message>
    <message>
        <source>{n} memory is brought back</source>
        <translation>{n} स्मृति वापस लाई जाएगी</translation>
    </message>
    <message>
        <source>{n} memory is planned for burial: no receipt, little confidence, long overdue</source>
        <translation>{n} स्मृति को दफ़नाने की योजना है: बिना प्रमाण, कम भरोसा, बहुत पहले से देय</translation>
    </message>
    <message>
        <source>{n} memory is retired</source>
        <translation>{n} स्मृति सेवानिवृत्त होती है</translation>
    </message>
    <message>
        <source>{n} memory is spared from burial</source>
        <translation>{n} स्मृति दफ़नाने से बचाई गई</translation>
    </message>
    <message>
        <source>{n} memory is touched</source>
        <translation>{n} स्मृति पर असर होता है</translation>
    </message>
    <message>
        <source>{n} memory kept its grade, but what is known of its source changed</source>
        <translation>{n} स्मृति की श्रेणी वही रही, पर उसके स्रोत के बारे में जानकारी बदली</translation>
    </message>
    <message>
        <source>{n} memory lost its grade (unverified)</source>
        <translation>{n} स्मृति ने अपनी श्रेणी खोई (असत्यापित)</translation>
    </message>
    <message>
        <source>{n} memory now stands as machine-checked</source>
        <translation>{n} स्मृति अब मशीन से जाँची हुई है</translation>
    </message>
    <message>
        <source>{n} memory of it counts no more</source>
        <translation>इसकी {n} स्मृति अब नहीं गिनी जाती</translation>
    </message>
    <message>
        <source>{n} memory rests on it</source>
        <translation>{n} स्मृति इस पर टिकी है</translation>
    </message>
    <message>
        <source>{n} memory rests on what is retired</source>
        <translation>{n} स्मृति सेवानिवृत्त स्मृतियों पर टिकी है</translation>
    </message>
    <message>
        <source>{n} memory rises</source>
        <translation>{n} स्मृति उठती है</translation>
    </message>
    <message>
        <source>{n} memory rose again</source>
        <translation>{n} स्मृति फिर उठी</translation>
    </message>
    <message>
        <source>{n} memory superseded</source>
        <translation>{n} स्मृति प्रतिस्थापित हुई</translation>
    </message>
    <message>
        <source>{n} memory that was revived is retired again</source>
        <translation>{n} पुनर्जीवित स्मृति फिर सेवानिवृत्त होती है</translation>
    </message>
    <message>
        <source>{n} memory waits</source>
        <translation>{n} स्मृति प्रतीक्षा में है</translation>
    </message>
    <message>
        <source>{n} memory was</source>
        <translation>{n} स्मृति</translation>
    </message>
    <message>
        <source>{n} memory was brought back</source>
        <translation>{n} स्मृति वापस लाई गई</translation>
    </message>
    <message>
        <source>{n} memory was buried; undo brings it back</source>
        <translation>{n} स्मृति दफ़नाई गई; पूर्ववत करने से वह लौट आती है</translation>
    </message>
    <message>
        <source>{n} memory was imported from {place}{also}</source>
        <translation>{place} से {n} स्मृति आयात हुई{also}</translation>
    </message>
    <message>
        <source>{n} memory was reviewed, and held</source>
        <translation>{n} स्मृति का पुनरीक्षण हुआ, और वह खरी उतरी</translation>
    </message>
    <message>
        <source>{n} memory was united with one that says the same</source>
        <translation>{n} स्मृति वही कहने वाली दूसरी स्मृति में मिलाई गई</translation>
    </message>
    <message>
        <source>{n} memory was used by {caller}</source>
        <translation>{n} स्मृति का उपयोग {caller} ने किया</translation>
    </message>
    <message>
        <source>{n} memory without a receipt got a date for review</source>
        <translation>बिना प्रमाण वाली {n} स्मृति को पुनरीक्षण की तारीख़ मिली</translation>
    </message>
    <message>
        <source>{n} minute</source>
        <translation>{n} मिनट</translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation>{n} मिनट</translation>
    </message>
    <message>
        <source>{n} nights went by without a pass, the last one at {slot}: one {mode} pass catches up.</source>
        <translation>{n} रातें बिना जाँच-फेरे के बीतीं, आख़िरी {slot} की: एक {mode} जाँच-फेरा यह कमी पूरी करता है।</translation>
    </message>
    <message>
        <source>{n} number</source>
        <translation>{n} संख्या</translation>
    </message>
    <message>
        <source>{n} numbers</source>
        <translation>{n} संख्याएँ</translation>
    </message>
    <message>
        <source>{n} of them come from sources that are not to be had</source>
        <translation>उनमें से {n} ऐसे स्रोतों से आती हैं जो उपलब्ध नहीं हैं</translation>
    </message>
    <message>
        <source>{n} of {n2} can be taken back</source>
        <translation>{n2} में से {n} वापस लिए जा सकते हैं</translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation>{n} या अधिक</translation>
    </message>
    <message>
        <source>{n} other</source>
        <translation>{n} अन्य</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} अन्य</translation>
    </message>
    <message>
        <source>{n} pair is contested no longer</source>
        <translation>{n} जोड़ा अब विवादित नहीं है</translation>
    </message>
    <message>
        <source>{n} pair judged</source>
        <translation>{n} जोड़े पर निर्णय हुआ</translation>
    </message>
    <message>
        <source>{n} pair was decided by the judge</source>
        <translation>{n} जोड़े का निर्णय निर्णायक ने किया</translation>
    </message>
    <message>
        <source>{n} pair was found that cannot both hold</source>
        <translation>{n} जोड़ा मिला जो एक साथ सही नहीं हो सकता</translation>
    </message>
    <message>
        <source>{n} pair was left undecided by the judge</source>
        <translation>{n} जोड़ा निर्णायक ने अनिर्णीत छोड़ा</translation>
    </message>
    <message>
        <source>{n} pairs are contested no longer</source>
        <translation>{n} जोड़े अब विवादित नहीं हैं</translation>
    </message>
    <message>
        <source>{n} pairs judged</source>
        <translation>{n} जोड़ों पर निर्णय हुआ</translation>
    </message>
    <message>
        <source>{n} pairs were decided by the judge</source>
        <translation>{n} जोड़ों का निर्णय निर्णायक ने किया</translation>
    </message>
    <message>
        <source>{n} pairs were found that cannot both hold</source>
        <translation>{n} जोड़े मिले जो एक साथ सही नहीं हो सकते</translation>
    </message>
    <message>
        <source>{n} pairs were left undecided by the judge</source>
        <translation>{n} जोड़े निर्णायक ने अनिर्णीत छोड़े</translation>
    </message>
    <message>
        <source>{n} point at files that are gone</source>
        <translation>{n} ऐसी फ़ाइलों की ओर इशारा करती हैं जो ग़ायब हैं</translation>
    </message>
    <message>
        <source>{n} points at a file that is gone</source>
        <translation>{n} ऐसी फ़ाइल की ओर इशारा करती है जो ग़ायब है</translation>
    </message>
    <message>
        <source>{n} receipt</source>
        <translation>{n} प्रमाण</translation>
    </message>
    <message>
        <source>{n} receipt could not be read again; its last verdict stands</source>
        <translation>{n} प्रमाण फिर पढ़ा नहीं जा सका; उसका पिछला निर्णय क़ायम है</translation>
    </message>
    <message>
        <source>{n} receipt is not byte-checkable</source>
        <translation>{n} प्रमाण बाइट से जाँचने योग्य नहीं है</translation>
    </message>
    <message>
        <source>{n} receipt is too short to compare</source>
        <translation>{n} प्रमाण तुलना के लिए बहुत छोटा है</translation>
    </message>
    <message>
        <source>{n} receipt no longer matches its own seal</source>
        <translation>{n} प्रमाण अब अपनी मुहर से मेल नहीं खाता</translation>
    </message>
    <message>
        <source>{n} receipt now points</source>
        <translation>{n} प्रमाण अब</translation>
    </message>
    <message>
        <source>{n} receipt points at a file that could not be read</source>
        <translation>{n} प्रमाण ऐसी फ़ाइल की ओर इशारा करता है जो पढ़ी नहीं जा सकी</translation>
    </message>
    <message>
        <source>{n} receipt points at a file that is gone</source>
        <translation>{n} प्रमाण ऐसी फ़ाइल की ओर इशारा करता है जो ग़ायब है</translation>
    </message>
    <message>
        <source>{n} receipt says what its source never said</source>
        <translation>{n} प्रमाण वह कहता है जो उसके स्रोत ने कभी नहीं कहा</translation>
    </message>
    <message>
        <source>{n} receipt says what its source no longer says</source>
        <translation>{n} प्रमाण वह कहता है जो उसका स्रोत अब नहीं कहता</translation>
    </message>
    <message>
        <source>{n} receipt stands in several places</source>
        <translation>{n} प्रमाण कई जगहों पर मिलता है</translation>
    </message>
    <message>
        <source>{n} receipt waits to be read</source>
        <translation>{n} प्रमाण पढ़े जाने की प्रतीक्षा में है</translation>
    </message>
    <message>
        <source>{n} receipt was</source>
        <translation>{n} प्रमाण</translation>
    </message>
    <message>
        <source>{n} receipt was altered by the miner</source>
        <translation>{n} प्रमाण संग्राहक ने बदला</translation>
    </message>
    <message>
        <source>{n} receipt was found at another place</source>
        <translation>{n} प्रमाण दूसरी जगह पर मिला</translation>
    </message>
    <message>
        <source>{n} receipt was found word for word</source>
        <translation>{n} प्रमाण शब्दशः मिला</translation>
    </message>
    <message>
        <source>{n} receipt was joined from a duplicate that was united</source>
        <translation>{n} प्रमाण मिलाई गई दोहरी स्मृति से जुड़ा</translation>
    </message>
    <message>
        <source>{n} receipt was read again with the same verdict</source>
        <translation>{n} प्रमाण फिर पढ़ा गया, निर्णय वही रहा</translation>
    </message>
    <message>
        <source>{n} receipt was reworded in its source</source>
        <translation>{n} प्रमाण के शब्द उसके स्रोत में बदले गए</translation>
    </message>
    <message>
        <source>{n} receipts</source>
        <translation>{n} प्रमाण</translation>
    </message>
    <message>
        <source>{n} receipts are not byte-checkable</source>
        <translation>{n} प्रमाण बाइट से जाँचने योग्य नहीं हैं</translation>
    </message>
    <message>
        <source>{n} receipts are too short to compare</source>
        <translation>{n} प्रमाण तुलना के लिए बहुत छोटे हैं</translation>
    </message>
    <message>
        <source>{n} receipts could not be read again; their last verdicts stand</source>
        <translation>{n} प्रमाण फिर पढ़े नहीं जा सके; उनके पिछले निर्णय क़ायम हैं</translation>
    </message>
    <message>
        <source>{n} receipts no longer match their own seal</source>
        <translation>{n} प्रमाण अब अपनी मुहर से मेल नहीं खाते</translation>
    </message>
    <message>
        <source>{n} receipts now point</source>
        <translation>{n} प्रमाण अब</translation>
    </message>
    <message>
        <source>{n} receipts point at files that are gone</source>
        <translation>{n} प्रमाण ऐसी फ़ाइलों की ओर इशारा करते हैं जो ग़ायब हैं</translation>
    </message>
    <message>
        <source>{n} receipts point at files that could not be read</source>
        <translation>{n} प्रमाण ऐसी फ़ाइलों की ओर इशारा करते हैं जो पढ़ी नहीं जा सकीं</translation>
    </message>
    <message>
        <source>{n} receipts say what their source never said</source>
        <translation>{n} प्रमाण वह कहते हैं जो उनके स्रोत ने कभी नहीं कहा</translation>
    </message>
    <message>
        <source>{n} receipts say what their source no longer says</source>
        <translation>{n} प्रमाण वह कहते हैं जो उनका स्रोत अब नहीं कहता</translation>
    </message>
    <message>
        <source>{n} receipts stand in several places</source>
        <translation>{n} प्रमाण कई जगहों पर मिलते हैं</translation>
    </message>
    <message>
        <source>{n} receipts wait to be read</source>
        <translation>{n} प्रमाण पढ़े जाने की प्रतीक्षा में हैं</translation>
    </message>
    <message>
        <source>{n} receipts were</source>
        <translation>{n} प्रमाण</translation>
    </message>
    <message>
        <source>{n} receipts were altered by the miner</source>
        <translation>{n} प्रमाण संग्राहक ने बदले</translation>
    </message>
    <message>
        <source>{n} receipts were found at another place</source>
        <translation>{n} प्रमाण दूसरी जगह पर मिले</translation>
    </message>
    <message>
        <source>{n} receipts were found word for word</source>
        <translation>{n} प्रमाण शब्दशः मिले</translation>
    </message>
    <message>
        <source>{n} receipts were joined from duplicates that were united</source>
        <translation>{n} प्रमाण मिलाई गई दोहरी स्मृतियों से जुड़े</translation>
    </message>
    <message>
        <source>{n} receipts were read again with the same verdict</source>
        <translation>{n} प्रमाण फिर पढ़े गए, निर्णय वही रहा</translation>
    </message>
    <message>
        <source>{n} receipts were reworded in their source</source>
        <translation>{n} प्रमाणों के शब्द उनके स्रोत में बदले गए</translation>
    </message>
    <message>
        <source>{n} review date is put back</source>
        <translation>पुनरीक्षण की {n} तारीख़ पहले जैसी होगी</translation>
    </message>
    <message>
        <source>{n} review date was put back</source>
        <translation>पुनरीक्षण की {n} तारीख़ पहले जैसी की गई</translation>
    </message>
    <message>
        <source>{n} review dates are put back</source>
        <translation>पुनरीक्षण की {n} तारीख़ें पहले जैसी होंगी</translation>
    </message>
    <message>
        <source>{n} review dates were put back</source>
        <translation>पुनरीक्षण की {n} तारीख़ें पहले जैसी की गईं</translation>
    </message>
    <message>
        <source>{n} row</source>
        <translation>{n} पंक्ति</translation>
    </message>
    <message>
        <source>{n} row is read as a memory</source>
        <translation>{n} पंक्ति स्मृति के रूप में पढ़ी जाती है</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} पंक्तियाँ</translation>
    </message>
    <message>
        <source>{n} rows are read as memories</source>
        <translation>{n} पंक्तियाँ स्मृतियों के रूप में पढ़ी जाती हैं</translation>
    </message>
    <message>
        <source>{n} rows of {location} are there no more, {n2} came back</source>
        <translation>{location} की {n} पंक्तियाँ अब नहीं हैं, {n2} लौट आईं</translation>
    </message>
    <message>
        <source>{n} say what their source no longer says</source>
        <translation>{n} वह कहती हैं जो उनका स्रोत अब नहीं कहता</translation>
    </message>
    <message>
        <source>{n} says what its source no longer says</source>
        <translation>{n} वह कहती है जो उसका स्रोत अब नहीं कहता</translation>
    </message>
    <message>
        <source>{n} source</source>
        <translation>{n} स्रोत</translation>
    </message>
    <message>
        <source>{n} source changed or back</source>
        <translation>{n} स्रोत बदला या लौटा</translation>
    </message>
    <message>
        <source>{n} source gets another place</source>
        <translation>{n} स्रोत को दूसरी जगह मिलती है</translation>
    </message>
    <message>
        <source>{n} source given another place</source>
        <translation>{n} स्रोत को दूसरी जगह दी गई</translation>
    </message>
    <message>
        <source>{n} source has its former place again</source>
        <translation>{n} स्रोत फिर अपनी पुरानी जगह पर है</translation>
    </message>
    <message>
        <source>{n} source is</source>
        <translation>{n} स्रोत</translation>
    </message>
    <message>
        <source>{n} source newly read</source>
        <translation>{n} स्रोत नया पढ़ा गया</translation>
    </message>
    <message>
        <source>{n} source not reached</source>
        <translation>{n} स्रोत तक पहुँच नहीं हुई</translation>
    </message>
    <message>
        <source>{n} sources</source>
        <translation>{n} स्रोत</translation>
    </message>
    <message>
        <source>{n} sources are</source>
        <translation>{n} स्रोत</translation>
    </message>
    <message>
        <source>{n} sources changed or back</source>
        <translation>{n} स्रोत बदले या लौटे</translation>
    </message>
    <message>
        <source>{n} sources get another place</source>
        <translation>{n} स्रोतों को दूसरी जगह मिलती है</translation>
    </message>
    <message>
        <source>{n} sources given another place</source>
        <translation>{n} स्रोतों को दूसरी जगह दी गई</translation>
    </message>
    <message>
        <source>{n} sources have their former places again</source>
        <translation>{n} स्रोत फिर अपनी पुरानी जगहों पर हैं</translation>
    </message>
    <message>
        <source>{n} sources newly read</source>
        <translation>{n} स्रोत नए पढ़े गए</translation>
    </message>
    <message>
        <source>{n} sources not reached</source>
        <translation>{n} स्रोतों तक पहुँच नहीं हुई</translation>
    </message>
    <message>
        <source>{path} cannot be read ({what}). Permit it, or remove the file.</source>
        <translation>{path} पढ़ा नहीं जा सकता ({what})। इसकी अनुमति दें, या फ़ाइल हटा दें।</translation>
    </message>
    <message>
        <source>{some} are not there; they are watched as soon as back.</source>
        <translation>{some} मौजूद नहीं हैं; लौटते ही उनकी निगरानी होगी।</translation>
    </message>
    <message>
        <source>{some} is not there; it is watched as soon as back.</source>
        <translation>{some} मौजूद नहीं है; लौटते ही उसकी निगरानी होगी।</translation>
    </message>
    <message>
        <source>{watched}; {rest} are checked every {minutes} minutes.</source>
        <translation>{watched}; {rest} हर {minutes} मिनट में जाँचे जाते हैं।</translation>
    </message>
    <message>
        <source>{watched}; {rest} is checked every {minutes} minutes.</source>
        <translation>{watched}; {rest} हर {minutes} मिनट में जाँचा जाता है।</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n} बार</translation>
    </message>
    <message>
        <source>{n} union is taken apart</source>
        <translation>{n} विलय तोड़ा जाएगा</translation>
    </message>
    <message>
        <source>{n} union was taken apart</source>
        <translation>{n} विलय तोड़ा गया</translation>
    </message>
    <message>
        <source>{n} unions are taken apart</source>
        <translation>{n} विलय तोड़े जाएँगे</translation>
    </message>
    <message>
        <source>{n} unions were taken apart</source>
        <translation>{n} विलय तोड़े गए</translation>
    </message>
    <message>
        <source>{n} use counts no more</source>
        <translation>{n} उपयोग अब नहीं गिना जाता</translation>
    </message>
    <message>
        <source>{n} uses count no more</source>
        <translation>{n} उपयोग अब नहीं गिने जाते</translation>
    </message>
    <message>
        <source>{n} verdict changed</source>
        <translation>{n} निर्णय बदला</translation>
    </message>
    <message>
        <source>{n} verdict is put back</source>
        <translation>{n} निर्णय पहले जैसा होगा</translation>
    </message>
    <message>
        <source>{n} verdict was put back</source>
        <translation>{n} निर्णय पहले जैसा किया गया</translation>
    </message>
    <message>
        <source>{n} verdicts are put back</source>
        <translation>{n} निर्णय पहले जैसे होंगे</translation>
    </message>
    <message>
        <source>{n} verdicts changed</source>
        <translation>{n} निर्णय बदले</translation>
    </message>
    <message>
        <source>{n} verdicts were put back</source>
        <translation>{n} निर्णय पहले जैसे किए गए</translation>
    </message>
    <message>
        <source>{ok} of {total} receipts stand in their source.</source>
        <translation>{total} में से {ok} प्रमाण अपने स्रोत में मिलते हैं।</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). What was committed before stays, nothing is half done. Free some space or permit writing, then try again.</source>
        <translation>{path} में लिखा नहीं जा सकता ({reason})। जो पहले पूरा हो चुका था वह बना रहता है, कुछ भी अधूरा नहीं है। कुछ जगह ख़ाली करें या लिखने की अनुमति दें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>{path} changed while it was read.</source>
        <translation>{path} पढ़ते समय बदल गया।</translation>
    </message>
    <message>
        <source>{path} changed while it was read; the next pass tries again.</source>
        <translation>{path} पढ़ते समय बदल गया; अगला जाँच-फेरा फिर कोशिश करेगा।</translation>
    </message>
    <message>
        <source>{path} could not be read: {what}.</source>
        <translation>{path} पढ़ा नहीं जा सका: {what}।</translation>
    </message>
    <message>
        <source>{path} has {n} bytes, and settings take {n2} at most. Mend or remove it.</source>
        <translation>{path} में {n} बाइट हैं, और सेटिंग में अधिक से अधिक {n2} हो सकते हैं। इसे ठीक करें या हटाएँ।</translation>
    </message>
    <message>
        <source>{path} has {n} bytes, more than the {n2} that the limit allows.</source>
        <translation>{path} में {n} बाइट हैं, जो सीमा के {n2} बाइट से अधिक हैं।</translation>
    </message>
    <message>
        <source>{path} holds no Nidra store: {reason}</source>
        <translation>{path} में कोई Nidra भंडार नहीं है: {reason}</translation>
    </message>
    <message>
        <source>{path} is a Windows path and cannot be reached here; give the folder with --map.</source>
        <translation>{path} Windows का पथ है और यहाँ से नहीं पहुँचा जा सकता; फ़ोल्डर --map से दें।</translation>
    </message>
    <message>
        <source>{path} is a link that leads round in a circle.</source>
        <translation>{path} ऐसा लिंक है जो घूमकर वहीं लौटता है।</translation>
    </message>
    <message>
        <source>{path} is a link to a file that cannot be reached.</source>
        <translation>{path} ऐसी फ़ाइल का लिंक है जिस तक पहुँचा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>{path} is a name that is not valid UTF-8 and cannot be kept; rename the file.</source>
        <translation>{path} ऐसा नाम है जो मान्य UTF-8 नहीं है और रखा नहीं जा सकता; फ़ाइल का नाम बदलें।</translation>
    </message>
    <message>
        <source>{path} is a socket or device and is never read.</source>
        <translation>{path} सॉकेट या उपकरण है और कभी नहीं पढ़ा जाता।</translation>
    </message>
    <message>
        <source>{path} is a store of Nidra's first generation (memories.jsonl, journal.jsonl): take it over where it lies with `nidra init --dir {quoted}`, or into another store with `nidra import {quoted} --dir FOLDER`; its files stay byte for byte as they are.</source>
        <translation>{path} Nidra की पहली पीढ़ी का भंडार है (memories.jsonl, journal.jsonl): उसे वहीं अपनाएँ: `nidra init --dir {quoted}`, या दूसरे भंडार में लें: `nidra import {quoted} --dir FOLDER`; उसकी फ़ाइलें बाइट-दर-बाइट वैसी ही रहती हैं।</translation>
    </message>
    <message>
        <source>{path} is a {kind}, which this version cannot read. {reason}</source>
        <translation>{path} एक {kind} है, जिसे यह संस्करण नहीं पढ़ सकता। {reason}</translation>
    </message>
    <message>
        <source>{path} is busy: {reason}</source>
        <translation>{path} व्यस्त है: {reason}</translation>
    </message>
    <message>
        <source>{path} is left as it is: {reason}. Name an absent or empty folder with --dir.</source>
        <translation>{path} जैसा है वैसा ही छोड़ा गया: {reason}। --dir से कोई ख़ाली या अनुपस्थित फ़ोल्डर बताएँ।</translation>
    </message>
    <message>
        <source>{path} is made up by the system and is never read.</source>
        <translation>{path} को सिस्टम स्वयं बनाता है और यह कभी नहीं पढ़ा जाता।</translation>
    </message>
    <message>
        <source>{path} is no path of a file here.</source>
        <translation>{path} यहाँ किसी फ़ाइल का पथ नहीं है।</translation>
    </message>
    <message>
        <source>{path} is no path of a file.</source>
        <translation>{path} किसी फ़ाइल का पथ नहीं है।</translation>
    </message>
    <message>
        <source>{path} is no regular file. Put one there or remove it.</source>
        <translation>{path} सामान्य फ़ाइल नहीं है। वहाँ सामान्य फ़ाइल रखें या इसे हटाएँ।</translation>
    </message>
    <message>
        <source>{path} is not an absolute path, so it cannot be told which file is meant.</source>
        <translation>{path} पूरा पथ नहीं है, इसलिए पता नहीं चलता कि कौन-सी फ़ाइल है।</translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({shown}). Mend or remove it.</source>
        <translation>{path} मान्य TOML नहीं है ({shown})। इसे ठीक करें या हटाएँ।</translation>
    </message>
    <message>
        <source>{path} is remote and is not fetched by this check.</source>
        <translation>{path} दूर की जगह पर है और इस जाँच में नहीं लाया जाता।</translation>
    </message>
    <message>
        <source>{path} is {refused}, not a regular file, and is never read.</source>
        <translation>{path} सामान्य फ़ाइल नहीं, {refused} है, और कभी नहीं पढ़ा जाता।</translation>
    </message>
    <message>
        <source>{path} may not be read: permission was refused.</source>
        <translation>{path} पढ़ा नहीं जा सकता: अनुमति नहीं मिली।</translation>
    </message>
    <message>
        <source>{pointed} at another place, after an import from {place}</source>
        <translation>{place} से आयात के बाद {pointed} दूसरी जगह की ओर इंगित</translation>
    </message>
    <message>
        <source>{premise} cannot be a premise: {reason}</source>
        <translation>{premise} आधार नहीं हो सकती: {reason}</translation>
    </message>
    <message>
        <source>{quoted} is new</source>
        <translation>{quoted} नया है</translation>
    </message>
    <message>
        <source>{quoted} is not there</source>
        <translation>{quoted} मौजूद नहीं है</translation>
    </message>
    <message>
        <source>{quoted} is now {quoted2}</source>
        <translation>{quoted} अब {quoted2} है</translation>
    </message>
    <message>
        <source>{root} was left untouched: {part}{count} entries have the size and time they had before.</source>
        <translation>{root} को छुआ नहीं गया: {part}{count} प्रविष्टियों का आकार और समय पहले जैसा ही है।</translation>
    </message>
    <message>
        <source>{section} in {path} must be one table, [{section2}], not {repr}. Mend or remove it.</source>
        <translation>{path} में {section} एक ही तालिका [{section2}] होनी चाहिए, {repr} नहीं। इसे ठीक करें या हटाएँ।</translation>
    </message>
    <message>
        <source>{sentence} The file is called {path} now.</source>
        <translation>{sentence} फ़ाइल का नाम अब {path} है।</translation>
    </message>
    <message>
        <source>{sentence} The source was already gone when first read.</source>
        <translation>{sentence} पहली बार पढ़ते समय स्रोत पहले से ग़ायब था।</translation>
    </message>
    <message>
        <source>{shown} and {n} more</source>
        <translation>{shown} और {n} अन्य</translation>
    </message>
    <message>
        <source>{source} names no source.</source>
        <translation>{source} किसी स्रोत का नाम नहीं है।</translation>
    </message>
    <message>
        <source>{start}it is an undo itself. Do again what it took back; a pass does so by itself.</source>
        <translation>{start}यह ख़ुद एक वापसी है। जो इसने वापस लिया, उसे फिर करें; जाँच-फेरा यह अपने-आप करता है।</translation>
    </message>
    <message>
        <source>{start}it tells what was found of the sources, and changed no memory.</source>
        <translation>{start}यह बताती है कि स्रोतों में क्या मिला, और इसने कोई स्मृति नहीं बदली।</translation>
    </message>
    <message>
        <source>{start}nothing that it did can be taken back.</source>
        <translation>{start}इसने जो किया, उसमें से कुछ वापस नहीं लिया जा सकता।</translation>
    </message>
    <message>
        <source>{start}the judge named no winner, so that nothing was changed.</source>
        <translation>{start}निर्णायक ने किसी को नहीं चुना, इसलिए कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>{start}what was filed stays on file. `nidra review --reject {memory} --reason TEXT` retires the memory.</source>
        <translation>{start}जो दर्ज हुआ, वह दर्ज रहता है। `nidra review --reject {memory} --reason TEXT` स्मृति को सेवानिवृत्त करता है।</translation>
    </message>
    <message>
        <source>{upper}{what} cannot be undone{own}: row {seq} ({event}{of_memory}{of_pass}) came later and rests on it. Nothing was changed. {way}</source>
        <translation>{upper}{what} को{own} पूर्ववत नहीं किया जा सकता: पंक्ति {seq} ({event}{of_memory}{of_pass}) बाद में आई और उस पर टिकी है। कुछ नहीं बदला गया। {way}</translation>
    </message>
    <message>
        <source>{upper}{what} was undone before, by row {by}. Nothing was changed.</source>
        <translation>{upper}{what} को पहले ही पंक्ति {by} ने पूर्ववत किया है। कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>{value} is no date: write it as 2026-06-01 or 2026-06-01T08:00.</source>
        <translation>{value} तारीख़ नहीं है: इसे 2026-06-01 या 2026-06-01T08:00 की तरह लिखें।</translation>
    </message>
    <message>
        <source>{what} added to {memory}</source>
        <translation>{memory} में जोड़ा गया: {what}</translation>
    </message>
    <message>
        <source>{what} are not yet read</source>
        <translation>{what} अभी पढ़े नहीं गए हैं</translation>
    </message>
    <message>
        <source>{what} begins with {user}, and no such home folder is known. For a folder of that name, write ./{user2}.</source>
        <translation>{what} {user} से शुरू होता है, और ऐसा कोई होम फ़ोल्डर ज्ञात नहीं है। उस नाम के फ़ोल्डर के लिए ./{user2} लिखें।</translation>
    </message>
    <message>
        <source>{what} hours ago</source>
        <translation>{what} घंटे पहले</translation>
    </message>
    <message>
        <source>{what} is being written to all the time; the next look at it tries again.</source>
        <translation>{what} में लगातार लिखा जा रहा है; अगली बार देखने पर फिर कोशिश होगी।</translation>
    </message>
    <message>
        <source>{what} is borne out by its source{also}; keep it if the other is out of date.</source>
        <translation>{what} अपने स्रोत से पुष्ट है{also}; यदि दूसरी पुरानी हो गई है, तो इसे रखें।</translation>
    </message>
    <message>
        <source>{what} is empty; it takes a path.</source>
        <translation>{what} ख़ाली है; यहाँ एक पथ चाहिए।</translation>
    </message>
    <message>
        <source>{what} is not yet read</source>
        <translation>{what} अभी पढ़ा नहीं गया है</translation>
    </message>
    <message>
        <source>{what} is running in process {pid} on {host} since {since}.</source>
        <translation>{what} {host} पर प्रक्रिया {pid} में {since} से चल रहा है।</translation>
    </message>
    <message>
        <source>{what} is running in process {pid} on {host}. Wait for it to end, or stop it, then try again.</source>
        <translation>{what} {host} पर प्रक्रिया {pid} में चल रहा है। उसके समाप्त होने की प्रतीक्षा करें या उसे रोकें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>{what} is running now in process {pid} on {host}.</source>
        <translation>{what} अभी {host} पर प्रक्रिया {pid} में चल रहा है।</translation>
    </message>
    <message>
        <source>{what}: {shown} is no folder that can be looked into.</source>
        <translation>{what}: {shown} ऐसा फ़ोल्डर नहीं है जिसमें देखा जा सके।</translation>
    </message>
    <message>
        <source>{what}: {shown} may not be read: permission was refused.</source>
        <translation>{what}: {shown} पढ़ा नहीं जा सकता: अनुमति नहीं मिली।</translation>
    </message>
    <message>
        <source>{winner} was kept by a judge</source>
        <translation>{winner} को निर्णायक ने रखा</translation>
    </message>
    <message>
        <source>{word} begins the ids of {len} passes: {listed}{more}. Give more letters.</source>
        <translation>{word} से {len} जाँच-फेरों की आईडी शुरू होती है: {listed}{more}। और अक्षर दें।</translation>
    </message>
    <message>
        <source>{word} is too short for a pass: give {shortest} letters of its id or more, the number of a journal row, or `last`. `nidra history` shows them.</source>
        <translation>{word} जाँच-फेरे के लिए बहुत छोटा है: उसकी आईडी के कम से कम {shortest} अक्षर दें, रोज़नामचे की पंक्ति संख्या, या `last`। `nidra history` उन्हें दिखाता है।</translation>
    </message>
    <message>
        <source>“{shown}” has fewer than three letters or digits and would stand almost anywhere.</source>
        <translation>“{shown}” में तीन से कम अक्षर या अंक हैं और यह लगभग कहीं भी मिल जाएगा।</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… और {n} अन्य</translation>
    </message>
</context>
</TS>
