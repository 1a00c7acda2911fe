/** What someone says who has set the moment, put means by, or thought of who will find them. */
export const STEPS: readonly string[] = [
  // The moment is set.
  '(dann|heute?|heut|morgen|jetzt|gleich|diesmal|nacht|sonst) ([^ ]+ ){0,1}(spring|springe) (ich|i)( ' +
    '(heute?|jetzt|runter|hinunter|wirklich|dann|eben|halt|einfach|morgen|bald))*(?! (in|ins|uber|ein|ab|auf|' +
    'zum|schnell|noch|mal|kurz|vom))',
  '(heute?|heut|morgen|[a-z]+tag|wochenende|nacht|sobald|dann|bald|danach|ubermorgen) ([^ ]+ ){0,9}(tue?|' +
    'vollzieh~|vollbring~) (ich|i) (es|s)((?! )| (wirklich|endlich|jetzt|dann|allein|diesmal|heute?|und))',
  '(wenn|sobald|bis|falls) ([^ ]+ ){1,7}(mach|mache|tu|tue|zieh) (ichs|ich es|is) ([^ ]+ ){0,1}(alles ' +
    '(dafur|dazu|ist|liegt|bereit)|fur immer|endgultig|mit mir)',
  '(alles|das werkzeug|das zeug|zeug|was ich brauche|die sachen) (dafur|dazu|hierfur) ([^ ]+ ){0,4}(im ' +
    'rucksack|neben mir|im keller|versteckt|unterm bett|schublade|vor mir|im auto|im schrank)',
  '(hab|habe) ([^ ]+ ){0,3}(ausprobiert|getestet|geprobt|geubt) ([^ ]+ ){0,4}(wie (es|das) (ginge|ware?|' +
    'sich anfuhlen wurde)|ob (es|der [a-z]+|das [a-z]+) (halt|tragt|reicht))',
  '(hat sich|ist|erledigt sich|isses|wars|geht) ([^ ]+ ){0,4}(erledigt|vorbei|rum|aus|gelaufen|zu ende) ' +
    '([^ ]+ ){0,1}mit mir',
  '(hab|habe) mir (selbst |selber )?(versprochen|geschworen|gesagt|vorgenommen) ([^ ]+ ){0,6}(heute?|' +
    'morgen|bald|nacht) ([^ ]+ ){0,3}(aufhort|endet|vorbei ist|schluss ist|zu ende ist|gehe|sterbe)',
  'wenn (der|die|das) ([^ ]+ ){1,3}(vorbei|aus|zu ende|rum|weg) ist bin (ich|i) (es )?(auch|ebenfalls|mit|' +
    'weg|tot|nicht mehr)',
  '(nach|bis) (dem|der|den|meinem|ihrem|seinem|zum|zur) ([^ ]+ ){1,5}(ist|mach ich|mache ich|is) (dann ' +
    ')?(schluss|ende|aus|feierabend) ([^ ]+ ){0,2}(mit mir|fur mich|den wollte|die wollte|das wollte|noch ' +
    '(mit)?erleb~)',
  '(keine?n?|kein) (weihnachten|sommer|geburtstag|winter|fruhling|silvester|ostern|herbst|morgen|jahr) ' +
    '(mehr )?(geben )?fur mich( (mehr|geben))?',
  '(bis|vor) (zum|dem|den) (winter|sommer|herbst|fruhling|geburtstag|jahresende|advent|fruhjahr) ([^ ]+ ' +
    '){0,6}(nicht (vor zu )?bleiben|nicht mehr (da|hier|leben)|nachzukommen|bin ich weg|leb ich nicht|lebe ' +
    'ich nicht)',
  '(nachste[nr]? (woche|monat)|bald|morgen|dann|gleich|in einer woche|nachstes jahr) (liege?|lieg) (ich|i) ' +
    '([^ ]+ ){0,3}(daneben|drunter|darunter|neben (ihm|ihr|ihnen|meine[mr]|mama|papa|opa|oma)|im (grab|sarg|' +
    'fluss|wasser)|unter der erde|da drin|da unten)',
  'meine? (eigene[sn]? |innere )?(frist|uhr|countdown|ablaufdatum|zeit) ([^ ]+ ){0,10}(anhalt~|anhalte|' +
    'selbst ab|ablaufen|bis (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)(?! [a-z]))',
  '(zahle?|zahl|zaehl~|runterzahl~) ([^ ]+ ){0,4}(die tage|tage|stunden|runter|ruckwarts) ([^ ]+ ' +
    '){0,4}(keiner (wei(ß|ss)|ahnt)|niemand (wei(ß|ss)|ahnt)|bis (ich (tot|sterb~|nicht mehr|weg)|zum ende|' +
    'es vorbei|zu meinem))',
  '(geh|gehe|trete|tret) (ich )?(lieber |dann |eben )?(vorher|freiwillig|selbstbestimmt|von selbst|aus ' +
    'freien stucken) ?(selber|selbst|ab)?(?! [a-z])',
  '(die )?(schulden|diagnose|krankheit|pflege|rente|heim) ([^ ]+ ){0,9}(geh(e)? (ich )?(vorher|lieber)|' +
    'bevor ich (ins heim|so ende|dahinsieche|zum pflegefall) ([^ ]+ ){0,4}(gehe?|mach~|sterb~|bring~))',
  // Means, put by or looked at.
  '(tabletten|pillen|pulverl?|pulver|schlafmittel|schlaftabletten|morphium|insulin|opiate|medikamente|' +
    'medis) ([^ ]+ ){0,5}(geklaut|gestohlen|abgezweigt|gebunkert|mitgehen lassen|zsammgspart|zammgspart|' +
    'aufghobn|gsammelt|gsammlt|aufgehoben fur|zur seite gelegt|beiseite gelegt|heimlich)',
  '(tabletten|pillen|schlafmittel|insulin|medikamente) (von|meiner|meines|der|vom) (oma|opa|mama|papa|' +
    'mutter|vater|gro(ß|ss)mutter|tante) ([^ ]+ ){0,2}(eingesteckt|genommen|mitgenommen|geholt|gefunden)',
  '(schlafmittel|schlaftabletten|tabletten|pillen|pulver) ([^ ]+ ){0,4}(wodka|whisky|schnaps|wein|rum|' +
    'kissen|alkohol) ([^ ]+ ){0,6}(plan|grunde|ruhe|bereit|ende|schluss|reicht|silvester|heute nacht)',
  '(schon|bereits|alles|alle|eben|grad|gerade) (alles |alle |welche |zu viele )?(geschluckt|eingeworfen|' +
    'runtergeschluckt|gschluckt)(?! [a-z])',
  '(dosis|menge|todliche[n]? dosis|todliche menge) ([^ ]+ ){0,3}(im internet|im forum|nachgelesen|' +
    'gegoogelt|nachgerechnet)|todliche[n]? (dosis|menge) ([^ ]+ ){0,6}(ich|hab|brauch~|rechne|reicht)',
  '(gashahn|gasherd) ([^ ]+ ){0,5}(aufdreh~|aufgedreht|auf(?! )|betrachtet|angeschaut|freund|offen lass~)',
  '(ausgerechnet|gerechnet|nachgemessen|nachgeschaut|gegoogelt|geguckt|uberlegt?|uberlege|ausrechne|frage ' +
    'mich) ([^ ]+ ){0,1}(wie|ob) ([^ ]+ ){0,4}(tief|hoch|lange|weit) ([^ ]+ ){0,4}(~turm|turm|brucke|dach|' +
    'fall|sturz|stock|balkon|schlucht|sprung|fallt|falle) ?',
  '(denk|denke|dachte|gedacht|denkt|denk ich|gedanke|flustert|sagt es|stimme) ([^ ]+ ){0,9}(fall doch|' +
    'spring doch|spring einfach|lass (dich|los|einfach los)|lenkrad|einfach gas|ein schritt und|ruber und ' +
    '(gut|schluss|ruhe|vorbei|aus))',
  'lenkrad (rum|ruber|rumrei(ß|ss)~|herumrei(ß|ss)~|verrei(ß|ss)~|loslassen|los) ([^ ]+ ){0,3}(und|vorbei|' +
    'ruhe|schluss|aus|gut|lkw|baum|gegenverkehr)',
  '(baum|bruckenpfeiler|pfeiler|lkw|kurve|alleebaum|betonwand) ([^ ]+ ){0,5}(denk|denke|dachte|uberleg~|' +
    'lockt|ruft|wartet) ([^ ]+ ){0,6}(gas|lenkrad|rein|dagegen|ruber|jetzt|vorbei|frontal)',
  '(unten|im hof|vom balkon|vom fenster|unter mir) ([^ ]+ ){0,4}(ware?|war) (es|alles|dann|endlich) ([^ ]+ ' +
    '){0,2}(vorbei|still|ruhig|ruhe|frieden|aus)',
  '(bahnsteig|gleis|bahndamm|bahnubergang|bahnhof|u bahn) ([^ ]+ ){0,8}(nicht (um )?(zum |ein )?(ein ?zu ' +
    '?steigen|einsteigen)|nicht auf den zug zum|warte auf den der durchfahrt|durchfahrenden|zu nah an|schon ' +
    'wieder (gestanden|gesessen))',
  '(gleise?|schienen|brucke|gelander|abgrund|klippen?|kanal) ([^ ]+ ){0,3}(angeschaut|angestarrt|angesehen|' +
    'angeguckt|gestarrt|hinuntergeschaut|runtergeguckt|runtergeschaut|gestanden) ([^ ]+ ){0,2}(zu lange|' +
    'lange|und (gedacht|uberlegt|gewartet)|wieder|ewig)',
  '(hochsitz|wald|schuppen|garage|keller|dachboden) ([^ ]+ ){0,5}(munition|gewehr|pistole|strick|schlinge|' +
    'abgase) ?(dabei|mit|wartet)?',
  '(die (waffe|pistole|dienstwaffe)|das gewehr|den revolver) (nehm|nehme) ich mit',
  '(grat|gipfel|alpen|steilwand|klippe|klippen|felswand|berge?n?) ([^ ]+ ){0,8}(lass(e)? (einfach )?los|' +
    'loslassen|mich fallen|nicht (mehr )?(zuruck|runter)kommen|abzusturzen|zum absturzen)',
  '(aussehen|ausschauen|wirken|aussieht|ausschaut|dastehen) (lassen )?wie (ein|n|a|nen) ([^ ]*unfall|' +
    'versehen|ungluck)',
  '(stelle|platz|ort|fleck|baum|plekk|plätzchen) ([^ ]+ ){0,6}(findet mich (keiner|kein kind|niemand)|wo ' +
    'man nicht gefunden|nicht gefunden wird|zum (springen|sterben|aufhangen)|(niemand|keiner) (spaziert|' +
    'vorbeikommt|hinkommt|vorbei kommt))',
  '(stelle|platz) ([^ ]+ ){0,1}am (fluss|see|kanal|gleis|wasser|wehr|bahndamm) ([^ ]+ ){0,8}(niemand|' +
    'keiner|nachts|geguckt wann|spaziert|nochmal|bald)',
  '(wasser|fluss|see|nebel|meer) ([^ ]+ ){0,6}(schwarz|still|kalt) ([^ ]+ ){0,3}(ich bin bereit|bin bereit|' +
    'mochte ich (auch )?(werden|sein)|ich komme|gleich ([^ ]+ ){0,2}drunter)',
  '(wei(ß|ss)|kenne|kenn|suche?|such|hab|habe|gefunden) ([^ ]+ ){0,6}(stelle|platz|baum|brucke|ort) ([^ ]+ ' +
    '){0,2}(zum (springen|sterben|aufhangen|fallen)|hoch genug)',
  '(baumarkt|obi|hornbach|bauhaus) ([^ ]+ ){0,6}(strick|seil) ([^ ]+ ){0,6}(dachte|hals|therapie~|reicht|' +
    'fur mich|ernsthaft)|strick ([^ ]+ ){0,3}(kostet|billiger|gunstiger) ([^ ]+ ){0,5}(als|therapie~|nur)',
  // What is put in order, and who will find.
  '(wie|wann|wo|dass|ob) (sie|er|man|mama|mutter|papa|jemand|meine [a-z]+|mein [a-z]+|die [a-z]+|der ' +
    '[a-z]+) mich (dann |da |morgen |wohl )?(finden|findet|auffinden|auffindet|finden wurden?|runterholen|' +
    'abschneid~|rausziehen|rausfischen)(?! (soll|kann|konnt~|will|auf insta))',
  '(wenn|bis|falls) (sie|man|die polizei|der bestatter|jemand|einer) mich ([^ ]+ ){0,2}(holen|rausholen|' +
    'raustragen|wegtragen|abtransportieren|rausziehen|abnehmen|losschneiden|findet|finden)( (kommt|kommen|' +
    'muss|mussen))?(?! (zum|von|vom|um|fur|aus))',
  '(hund|katze|kater|hamster|vogel|tier|hasen|pferd|meerschweinchen) ([^ ]+ ){0,7}(gebracht|gegeben|' +
    'abgegeben|geschenkt|vermittelt|untergebracht) ([^ ]+ ){0,3}(fur immer|damit (er|sie|es) ([^ ]+ ' +
    '){0,6}(allein|passiert|liegt|hungert|findet)|bevor ich|bevor es)',
  '(katze|kater|hund|vogel|hamster|tier) ([^ ]+ ){0,8}fur immer(?! (ein zuhause|bei uns|im herzen))',
  '(mir (selbst |selber )?|meine[nr]? (eigene[nr]? |insta ~|profil ~|konto ~)?|meinen [a-z]+ auf )(eine |' +
    'einen )?(gedenkzustand|grabrede|nachruf|todesanzeige|traueranzeige|sterbeanzeige|trauerrede) ([^ ]+ ' +
    '){0,4}(geschrieben|vorbereitet|eingestellt|aktiviert|entworfen|fertig|umgestellt|gebraucht|formuliert|' +
    'verfasst)',
  '(nachricht|mail|brief|video|post|story) ([^ ]+ ){0,8}(programmiert|terminiert|zeitversetzt|' +
    'voreingestellt) ([^ ]+ ){0,6}(geschehen|passiert|vorbei|nicht mehr|weg|tot|danach|zu spat)',
  '(die )?briefe ([^ ]+ ){0,2}(geschrieben|fertig|liegen) ([^ ]+ ){0,2}(fur jeden (einen|von)|fur jeden|an ' +
    'alle die ich|fur (mama|papa|die kinder|meine (kinder|eltern|mutter|tochter)) (einen|und))',
  '(wohnung|zimmer|kisten|sachen|haus|keller) ([^ ]+ ){0,6}damit (keiner|niemand|mama|mutter|meine [a-z]+|' +
    'sie|ihr|er) ([^ ]+ ){0,5}(ekelt|danach|hinterher|nach mir|mich holen|mich find~|es nicht machen muss|' +
    'nicht ausraumen muss)',
  '(gebt|gib|schenkt|vermacht|kriegt|bekommt|behalt|soll) ([^ ]+ ){0,8}(sagt|sag|und sagt) ([^ ]+ ' +
    '){0,3}(ich (bin|war|hab|habe)|dass ich) ([^ ]+ ){0,3}(gern|gestorben|geliebt|gegangen)',
  '(garten|grab|blumen|wohnung) ([^ ]+ ){0,9}(im fruhjahr|im fruhling|nachstes jahr|danach) ([^ ]+ ' +
    '){0,5}(ein anderer|jemand anderes|jemand anders|andere) ([^ ]+ ){0,6}(mich|umgraben|gie(ß|ss)en|pflegen)',
  '(unterlagen|papierkram|papiere|formalitaten) ([^ ]+ ){0,4}(dann|danach|und dann) (regle|erledige|regel|' +
    'beseitige) ich mich|dann (regle|erledige|beseitige|losche|entsorge) ich mich(?! (fur|vom|bei|von))',
];
