/** Danger in Low German, Swiss German, Bavarian and other dialects, as they are written. */
export const DIALECTS: readonly string[] = [
  // Low German.
  '(ik|ick) (will|mag|kann|much|mucht|wull) ([^ ]+ ){0,4}(doot|dood|dod) (wesen|sien|ween|blieven|sin)|(ik|' +
    'ick) (will|mag|mucht|wull) ([^ ]+ ){0,3}(starven|starben|sterven)',
  '(ik|ick) (will|mag|kann|wull) ([^ ]+ ){0,2}(nich|ni|nit) mehr (leven|wesen|upwaken|opwaken|daar wesen|' +
    'hier wesen|dor sien)',
  '(dat|mien|min|miin) (leven|lewen) ([^ ]+ ){0,5}(nix mehr|keen sinn|leed|en enn|satt|to enn|keen spa(ß|' +
    'ss)|nich mehr)',
  '(maak|mok|mak|moak) (ik |ick )?([^ ]+ ){0,3}(en enn|n enn|enn an|enn mit|sluss mit|schluss mit)',
  '(keen lust|keen moot|keen kraft|keen bock) (mehr )?(to|tom|ton|an|up|op|uff|auf|an t|op t|upt) (dat |' +
    'dit |mien |ditte )*(leven|lewen|leben|dasein)',
  'wenn (ik|ick) (nich mehr|doot|weg|dood) (bun|bin|sun)|(na|in) den (heven|hewen|himmel) ([^ ]+ ' +
    '){0,4}(will|gah|hen)|(will|gah) ([^ ]+ ){0,3}na den (heven|hewen)',
  // Swiss and Alemannic.
  '(i|ich|ig|is) (wott|wett|wot|mag|mog|cha|chan|ka|will|wui) ([^ ]+ ){0,4}(num|nume|numm|nummen|numme|' +
    'nummeh|nuemme|nid meh|nod meh|nit meh|num me) ([^ ]+ ){0,2}(labe|lebe|lebbe|da si|da sy|si|sii|sy|' +
    'existiere|schnufe|ufwache|uufwache|wiiterlabe|witermache|aamache)',
  '(i|ich|ig) (wott|wett|wot|mag|mog|cha|chan) (eifach |aifach |nur |echt |jetzt |jetz |itz )*(num|numm|' +
    'nume|numme|nummen|numma)(?! [a-z])',
  '(wott|wett|wot|mocht|will|wurd|ha welle) ([^ ]+ ){0,4}(stirbe|starbe|schtarbe|schterbe|sterbe|tod si|' +
    'tot si|tot sy|tod sy|tot sii|mi umbringe|mich umbringe|umbringe|us em labe)(?! vor)',
  '(gab|gabs|git|gabti|giit) (es )?(mi|mich) (num~|nod~|nid~|nit~)|ohni mi(ch)? ([^ ]+ ){0,4}(besser|' +
    'gschyder|liechter|ringer|gluckl~|gschider)',
  '(lang|lange|lang gnueg|gnueg) ([^ ]+ ){0,1}(gchampft|gkampft|glabt|glitte|kampft|gelabt) ([^ ]+ ' +
    '){0,5}(ubere|gan|gang|fertig|schluss|gah|gnueg|num~)',
  '(gan|gang|gah|gohn|gon|geh) (i|ich) (jetz |jetzt |itz |iez )?(ubere|ens anne|is wasser|i d aare|i d ' +
    'limmat|vor de zug|unders tram|vo de brugg|uf d gleis|uf de brugg)',
  '(mi|mich|mir|vo mir) (salber|saubr|sauber|selber|salbr|saber) ([^ ]+ ){0,3}(verletz~|gschnitte|gritzt|' +
    'umbring~|weh ?gmacht|ufgschnitte|gschlage)|wunde ([^ ]+ ){0,4}vo mir (salber|sauber|selber)',
  '(ha|has|hanis) ([^ ]+ ){0,3}(nod|nid|nit|num~) (me |meh )?(usghalte|uusghalte|usgstande) ([^ ]+ ' +
    '){0,4}(gschnitte|gritzt|salber)',
  // Bavarian and Austrian.
  '(mi|mich|mia) ([^ ]+ ){0,4}(umbringa|umbringan|umbrocht|daschiass~|daschia(ß|ss)~|derschie(ß|ss)~|' +
    'dastech~|dahang~|aufhenga|aufhanga|hamdrah~|heimdrah~|hoamdrah~|heimdreh~|owedrah~|dastess~|dastoss~|' +
    'dasauf~|vagift~)',
  '(drah|dreh|drahma|draht) (i |ich )?(mi|mich) (bald |jetz |jetzt |heit |endlich )*(ham|heim|hoam|owe)',
  '(des|s|dees|dit|dat|es) (lebm|lebn|lem|leben|lebbe) ([^ ]+ ){0,3}(gfreit|freit|gfallt|taugt|mog) ([^ ]+ ' +
    '){0,2}(nimma|nimmer|ned|net|nix|nimme)( mehr)?',
  '(i|ich) (wu|wui|wull|mog|mecht|mocht|ko|kann|dapack|derpack|daspack) (eifach |afoch |oafach |des |s |' +
    'echt |so )*(nimma|nimmer|nimme|nimmamehr)(?! [a-z])',
  '(kumm|kim|kimm|komm|kemm) (i )?(nimma|nimmer|nimme|nie mehr) (hoam|ham|heim|zruck|mehr|wieda|wieder)',
  '(geh|ge|gang) (i |ich )?(jetz |jetzt |bald |heit )*(hoam|ham|heim) (zu|zur|zum|ins|in|zua) ([^ ]+ ' +
    '){0,3}(himmi|himme|himml|himmel|herrgott|jesus|heiland|herrn|vater im himmel)',
  '(wans|wann|wenn|wenns) (i|mi) ([^ ]+ ){0,2}(hi bin|hin bin|nimma gabat|nimma gibt|nimma bin|gstorbn bin|' +
    'nimma war|nimma do bin|drunt lieg|unta da erd)',
  '(wunsch|bet|hoff|bitt) ([^ ]+ ){0,8}(da herrgott|der herrgott|da tod|unser herrgott|boandlkramer|da ' +
    'teifi) ([^ ]+ ){0,2}(mi |mich )?([^ ]+ ){0,1}(hoid|hoit|holt|nimmt|mitnimmt)',
  '(war|waar|wa|wer|ware?) ([^ ]+ ){0,3}(liabschda|liabsta|liebschte|liabschte|liebsten|liabsten|liaba|' +
    'liaber|lieber|besser|bessa|gscheida) ([^ ]+ ){0,2}(dot|doud|dod|doot|tot|hi|nimma do|gstorbn)(?! [a-z])',
  // Berlin, Saxony, the Palatinate.
  '(ick|icke|ik|ich|isch|isch|i) (will|kann|mag|hab|wi|mog) (eenfach |eifach |einfach |echt |ooch |aa ' +
    ')*(nimmi|nimme|nimmeh|nemme|nemma|nich mehr|ni mehr|nisch mehr|net mehr|nemmer)(?! [a-z])',
  'keen(e|en|n)? (bock|lust|kraft|traute|mut) (mehr )?(uff|auf|uffs|aufs|zum|ans) (dit |dis |det |des |et ' +
    ')?(leben|lebn|dasein)',
  '(geh|gehe|spring|hupp|hupf|springe) ([^ ]+ ){0,3}(in de|in die|in d|inne|inn) (neckar|rhoi|rhein|elbe|' +
    'spree|saale|pleisse|main|isar|donau|mosel|saar|aare|limmat|see|havel|weser|lahn)(?! (baden|schwimmen|' +
    'mit))',
  '(ick|ich|isch|mer) (mach|bring|hang|heng|knall) (mir|mich|misch|mi) (weg|um|uff|alle|ab)(?! (die|den|' +
    'das))',
];
