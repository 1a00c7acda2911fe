/** Taking leave of people, and images of death. */
export const PARTING: readonly string[] = [
  // Taking leave of people.
  '(such|sucht|suchen sie|suche) (bitte |dann |jetzt |blo(ß|ss) )?(nicht nach mir|mich (bitte |dann |gar |' +
    'erst )*nicht)(?! (in|bei|auf|im|hier|bin|mehr auf))',
  '(weint|weine|trauert|heult|weinen sie) ([^ ]+ ){0,5}um mich(?! herum)|(weint|trauert) ([^ ]+ ' +
    '){0,2}nicht ([^ ]+ ){0,3}(wenn ich|mich|um mich)',
  '(sag|sagt|sage|richtet?) ([^ ]+ ){0,5}((ich habe?|dass ich) (sie|ihn|dich|euch) ([^ ]+ ){0,2}geliebt|' +
    'ich hab (sie|ihn) geliebt|bis zum letzten (tag|atemzug))',
  '(noch ?mal|noch einmal|ein letztes mal|zum letzten mal) ([^ ]+ ){0,5}(horen|sehen|gut angesehen|' +
    'angesehen|umarmt|gedruckt|gesagt|sagen|umarmen) ([^ ]+ ){0,9}(bevor ich (gehe?|weg~|sterb~|es)|wars der ' +
    'abschied|war der abschied|in die ewigkeit|spater verstehen|zum abschied|ewigkeit)',
  '(dass ich (sie|ihn|euch|alle) (alle )?(liebe|lieb hab|lieb habe)) ([^ ]+ ){0,9}(abschied|ahn~ nicht|' +
    'ahnen nichts|wissen nicht|keiner merkt|gut drauf)',
  'du wirst (es|mich) (spater|irgendwann|eines tages|bald) verstehen|ihr werdet (es|mich) (spater|' +
    'irgendwann|eines tages|bald) verstehen',
  '(dabei|das|es|und das) (wars|war|war s|is|ist|wird) (der|mein|unser|ein) (letzter |stiller ' +
    ')?abschied(?! (von der|vom|von (unserer|unserem|meinem (alten|job|auto)|meiner alten)))',
  '(wollt|wollte|will|mocht) (nur |euch |dir |allen |noch |einfach |schnell |mal )*(tschuss|lebewohl|leb ' +
    'wohl|adieu|ciao|servus|pfiat di|auf wiedersehen) sagen ([^ ]+ ){0,3}(du warst|ihr wart|danke fur alles|' +
    'es tut mir leid|verzeih~|fur immer|vergiss|bevor ich (gehe?|sterb~|es))',
  'danke (dir |euch |ihnen )?fur (alles|die (schonen|guten|letzten) (jahre|zeiten|momente|stunden)) ([^ ]+ ' +
    '){0,6}(den rest|ich gehe?(?! )|es reicht|es war schon|vergib~|verzeih~|mich nicht|nicht mehr|leb wohl|' +
    'macht weiter)',
  '(vergiss|vergesst|vergessen sie) mich (schnell|einfach|bitte|nicht|bald)? ?([^ ]+ ){0,6}(leichter fur|' +
    'ab (heute|morgen)|wenn ich|ich bin (weg|fort|nicht mehr|dann)|nicht mehr da)',
  '(schwarz tragen|in schwarz kommen|schwarz kommen|schwarze kleidung) ([^ ]+ ){0,6}(bitte|fur mich|' +
    'beerdigung|mich|trinkt)?(?! (zur hochzeit|in der oper|beim))',
  '(stuhl|platz|bett|spind|schreibtisch) ([^ ]+ ){0,6}(leer|frei) (bleibt |ist |steht )([^ ]+ ){0,2}(wisst ' +
    'ihr|wei(ß|ss)t du|dann wisst|wissen sie|denkt an mich)',
  '(sollen|sollt|konnt|musst|werdet|werden|spielt|feiert|macht) ([^ ]+ ){0,3}ohne mich ([^ ]+ ){0,2}(fur ' +
    'immer|ab (jetzt|heute|morgen)|von (jetzt|nun) an)',
  '(montag|morgen|schule|arbeit) ([^ ]+ ){0,5}(auch sonst nie mehr|und auch nie wieder|nie wieder irgendwo|' +
    'und uberhaupt nie mehr)',
  '(das |es )?(ist|war|wird|wars|is) (meine|mein) (aller)?letzte[rs]? (fahrt|reise|weg|tag|nacht|abend|' +
    'nachricht|runde|gang|schicht auf (dieser|der) (welt|erde)|winter|sommer|mahl|schultag auf der welt|' +
    'zug)(?! (in|vor|bei|als|mit|im|an|auf|nach|heute? bei|vorm))',
  '(reise|fahrt|ticket|fahrkarte|weg|ausflug) ([^ ]+ ){0,5}(nichts mit ?nimmt|ohne wiederkehr|ohne ' +
    'ruckkehr|ins nichts|auf (den|die) man nichts|in die ewigkeit|ohne ruckfahr~ (ins|in die|aus))',
  '(ruckweg|ruckfahrt|ruckfahrkarte|ruckfahrschein|ruckticket) (brauch~|benotig~) (ich|i|es)|(brauch~|' +
    'benotig~) ([^ ]+ ){0,2}(keinen ruckweg|keine ruckfahr~|kein ruckticket)',
  '(hau|haue|verpiss|verzieh|verziehe|verschwind|verschwinde|geh|gehe|bin|flieg|fliege) ([^ ]+ ){0,8}(vom ' +
    'planeten|von der erde|von diesem planeten|von der bildflache|von der welt|aus (der|dieser) welt)',
  '(jetz|jetzt|nun|dann) ([^ ]+ ){0,4}(still|leise|ruhig) und geh(e)?(?! [a-z])',
  '(die )?ewigkeit ([^ ]+ ){0,4}(in die ich|gehe|geh|ruft|wartet|nimmt)',
  // Images of death.
  '(sensenmann|gevatter tod|gevatter|boandlkramer|freund hein|schnitter|der tod|tod) ([^ ]+ ' +
    '){0,6}(entgegen|zugewunken|gewunken|willkommen|gegru(ß|ss)t|soll (ruhig |nur |endlich )?kommen|vor der ' +
    'tur und ich|hand gegeben|umarmen|meine hand|mich holen|mich mit|nimm mich|hol mich|komm endlich|komm ' +
    'und hol)',
  '(nimm|hol|komm|nehmt) (mich |und |doch |endlich |bitte |mit )*(tod|gevatter|sensenmann|boandlkramer|' +
    'freund hein|lieber tod)',
  '(nimmt|nimm|nehmt|will|kommt) ([^ ]+ ){0,2}mich ([^ ]+ ){0,2}mit ins grab|(will|mochte|mag) (mit )?ins ' +
    'grab(?! nehmen)',
  'radieschen ([^ ]+ ){0,4}(von unten|unten)( an| anschau~| anguck~)?',
  '(mach|mache) (ich )?(bald|endlich|still|heimlich|leise|heute nacht|demnachst|fur immer) ([^ ]+ ' +
    '){0,2}(den|meinen|einen|n|nen) (stillen |leisen )?(abgang|abflug)(?! (aus|von der|vom))',
  '(mein|meinem|meinen|der letzte|mein letzter|meiner) (letzter |letzten )?vorhang ([^ ]+ ){0,2}(fallt|' +
    'fallen|gefallen|zu)( ([^ ]+ ){0,3}(bald|zugabe|demnachst|heute|fur immer))',
  '(stell|stelle|schalt|schalte|dreh|drehe|knips|knipse|blas|blase|puste|losch|losche) ([^ ]+ ){0,2}(mein ' +
    '(eigenes |lebens ?)?licht|das lebenslicht|mein lebenslicht|meine (lebens)?kerze|meinen motor|mein herz|' +
    'mich selbst|mich selber|mich (ab|aus))',
  '(im echten leben|in echt|irl|real life|in real life) ([^ ]+ ){0,5}(aufgeben|ausloggen|game over|beenden ' +
    'drucken|quit|kein respawn|ragequit|rage quit|uninstall)|(aufgeben|ausloggen|game over|ragequit|quitten|' +
    'rage quit|beenden drucken|neu starten) ([^ ]+ ){0,6}(im echten leben|irl|im real life|in real life|mit ' +
    'meinem leben)',
  '(endstation|letzte haltestelle|ausstieg) ([^ ]+ ){0,5}(fur mich|leben|nicht (vom|den) (bus|zug)|fur ' +
    'immer)',
  '(mit einem|mit am|schon mit dem|mim|mit oam) (fu(ß|ss)|bein|fuass|haxn) ([^ ]+ ){0,3}(druben|drubn|im ' +
    'grab|auf der anderen seite|im jenseits|uber der kante)',
  '(faden|band|leine|seil) (ist|is) (durch|gerissen|ab) ([^ ]+ ){0,5}(nichts|leben|erde|mich|mehr)',
  '(andere|anderen|anderer) seite ([^ ]+ ){0,4}(warten|wartet|ruhe|endlich|ich komme|gehe ich|geh ich|' +
    'ruber|will ich|wechsle|besser)',
  '(ich )?(gehe?|geh|wechsle|mache mich) ([^ ]+ ){0,3}(auf die andere seite|zur anderen seite|ins dunkle|' +
    'in den ewigen schlaf|in die ewigen jagdgrunde|in die stille fur immer)',
  '(jahre|leben|last|kreuz) ([^ ]+ ){0,6}(leg ich (sie |es |ihn )?(nieder|ab)|ich leg(e)? (sie|es|ihn) ' +
    '(nieder|ab)|werfe ich (es )?(hin|ab)|schmei(ß|ss)e ich hin)',
];
