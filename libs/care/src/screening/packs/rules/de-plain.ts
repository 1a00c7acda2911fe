/** A word that may stand between, and turns nothing round. */
const W =
  '((?!(nicht|nich|nie|niemals|ned|net|kein|keine|keinen|er|man|wer|ob|wissen)(?![^ ]))[^ ]+ )';

/** The two within few words of each other, whichever comes first. */
const near = (one: string, other: string, words = 5): string =>
  `((${one}) ${W}{0,${String(words)}}(${other})|(${other}) ${W}{0,${String(words)}}(${one}))`;

const NOT_THEY =
  '(?<!(?<![^ ])(er|sie|es|man|wer|keiner|niemand|jeder|mama|papa|mutter|vater|opa|oma|sohn|tochter|freund|' +
  'freundin|bruder|schwester|mann|frau|hund|katze|kind|wir|ihr|du|held|der|die|das|heldin|figur|ob) )';

const WANT =
  `${NOT_THEY}(will|wil|mocht|mochte|mecht|moecht|moechte|wollt|wollte|mag|mog|wui|` +
  'wott|(ich|i) (wurde?|wuerde?|konnte?)|(wurde?|wuerde?|konnte?) (ich|mich)|konnte genauso gut|' +
  'alles geben um|nichts lieber|sehne mich|am liebsten|bereit)';

const NOMORE = '(nicht mehr|nich mehr|nimmer|nimma|nie mehr|nie wieder|nicht langer|ned mehr|num~)';

/** To be dead, or no longer there. */
const DEAD =
  '((zu )?(sterben|sterbn|sterm|steam|krepieren|verrecken)|tot (zu )?sein|tod sein|tot|' +
  `${NOMORE} (zu )?(leben|lebn|aufwachen|auf ?zu ?wachen|existieren|da ?(zu )?sein|hier (zu )?sein|atmen|weiterleben|` +
  'am leben (zu )?sein|auf der welt (zu )?sein))';

const KILL =
  '(umbring~|umzubring~|umbrign~|umbirng~|umbrngen|umbringn|umbringa|toten|toeten|zu toten|erhangen|erhaengen|' +
  'aufhangen|aufhaengen|erschie(ß|ss)en|vergiften|ertranken|ertraenken|auszuloschen)';

/** What someone in danger says plainly, in whatever order the words come. */
export const PLAIN: readonly string[] = [
  // To want to be dead; to mean to do it.
  `${WANT} ${W}{0,6}${DEAD}(?! (vor|bevor|lassen|gegangen))`,
  `(wunsche?|wunschte|hoffe|bete) ${W}{0,3}(ich|dass ich) ${W}{0,4}${DEAD}`,
  `(ich|i|dass ich|wenn ich) ${W}{0,5}${DEAD} ` +
    '(will|mochte|mecht|wollte|wurde|konnte|ware|bin und)(?! (der|die|er|sie))',
  `(mich|mi|mcih|mihc|mic|mihch) ${W}{0,5}${KILL}`,
  `(denk~|gedacht|dachte|vorstell~|stell~|uberleg~|gedanke~|traum~|kreis~) ([^ ]+ ){0,8}` +
    `(zu sterben|tot zu sein|tot ware|mich umzubringen|` +
    `${NOMORE} zu (leben|existieren|sein)|${NOMORE} (da|am leben) zu sein)`,
  '(stell~|vorstell~|traum~|male) ([^ ]+ ){0,4}(wie|dass) ich ([^ ]+ ){0,6}' +
    '(springe|falle|sterbe|ertrinke|verblute|tot bin|hange|nicht mehr (bin|da bin)|beerdigt werde)',
  '(egal|wurscht|wurst|schei(ß|ss)egal|schnuppe) ([^ ]+ ){0,2}ob ich ([^ ]+ ){0,4}' +
    '(lebe?|sterbe?|aufwache?|draufgehe?|uberlebe?|tot bin|noch da bin|krepiere?|verrecke?)',
  '(wozu|warum|wofur|weshalb|fur wen) (lebe?|existiere?|atme|leb) (ich|i)(?! (in|noch in|bei|mit)(?![^ ]))',
  'so (nicht (mehr )?|nimmer )(weiter ?)?(leben|weiterleben)(?! (wir|in|mit))|' +
    'so (will|kann|mag|mochte) ich nicht (mehr )?(weiter ?)?leben|kann (so )?nicht (mehr )?(weiter ?leben|weiterleben)',
  '(leben|dasein|alles) ([^ ]+ ){0,4}(keinen|kein|ohne|null) (sinn|zweck|wert|perspektive)( mehr)? ' +
    '([^ ]+ ){0,4}(gehen|geh|weg|tot|sterb~|schluss|ende|aufhoren|leben|existier~)',
  '(will|mochte|wunsche?|hoffe|wollte) ((ich|nur|einfach|blo(ß|ss)|noch|mir|doch|endlich) ){0,4}(dass|das) ' +
    '(es|alles|das alles|das hier|mein leben) ((endlich|einfach|nur|bald|fur immer) ){0,3}' +
    '(aufhort|endet|vorbei ist|zu ende ist|ein ende hat|aus ist)',
  '(ware?|hatte?) ich (doch |nur |blo(ß|ss) |lieber |einfach |damals |auch ){1,3}([^ ]+ ){0,5}' +
    '(gestorben|draufgegangen|umgekommen|ertrunken|verblutet|ums leben gekommen|' +
    'nicht (mehr )?aufgewacht|nicht uberlebt)',
  near(
    'losung|ausweg|beste|einzige|besser|leichter',
    '(wenn|dass) ich (verschwinde|sterbe|nicht mehr (da )?bin|tot bin|weg bin)',
  ),
  near(
    'hilft|hilf|einzige|einziger|bleibt mir|losung|ausweg|erlosung',
    'der tod|sterben|ein strick|der strick|selbstmord',
  ),
  '(kein|keinen) (anderen )?(ausweg|weg|losung) ([^ ]+ ){0,4}(au(ß|ss)er|als) ' +
    '([^ ]+ ){0,3}(tod|sterben|mich|zu gehen|umzubringen)',
  '(stimme|stimmen) ([^ ]+ ){0,8}(spring~|sterb~|umbring~|umzubringen|tot|verletz~|ritz~|schneid~|vor den zug|runter)',
  '(diesen|den|die|dieses|das) (sommer|winter|monat|jahr|woche|nacht|tag|herbst|fruhling|weihnachten) ' +
    '(eh |sowieso |wohl |wahrscheinlich |auch )*(nicht|nimmer) (mehr )?(uberleben?|erleben?|uberstehen?)',
  '(weg|fort|raus|verschwinden|verschwind|abhauen) (von|aus) (dieser|der) welt',
  '(mach|mache|bereite?|setze?) (ich )?(dem|allem|dem ganzen|der sache|meinem leben|dem leid|alldem|diesem leben) ' +
    '([^ ]+ ){0,3}(ein|nen|n) ende',
  // Burden, and leave taken.
  '(bin|falle?|war) ([^ ]+ ){0,5}(nur|blo(ß|ss)|eh|immer|allen?|doch) (noch )?(eine |ne |zur |a |n )' +
    '(last|belastung|burde|klotz am bein|zumutung|plage)(?! (des|der))',
  '(habt|haben|hast|hat|seid|seit|sind|wird|werdet|wirst) ([^ ]+ ){0,2}mich ([^ ]+ ){0,2}' +
    '(bald|endlich|dann) (endlich )?los',
  '(bald|dann) (muss|braucht) ([^ ]+ ){0,3}(keiner|niemand) mehr ([^ ]+ ){0,4}' +
    'um mich (kummern|sorgen|zu (kummern|sorgen))',
  'wenn ich ([^ ]+ ){0,5}nicht (mehr )?([^ ]+ ){0,3}(komme?|da bin|antworte?|auftauche?|aufstehe?|erscheine?) ' +
    '(wisst|wei(ß|ss)t|dann) ([^ ]+ ){0,2}(warum|bescheid)',
  near(
    'hab|habe|schreib~|aufgenommen|fertig|gefilmt|geschrieben',
    'abschieds(brief|video|nachricht|botschaft|audio)~',
  ),
  '(plan|plane|vorbereit~|bereite) ([^ ]+ ){0,3}(meinen|mein) (abschied|abgang|ende|tod|ableben)',
  near(
    'zu (meine[mr]|mein) [^ ]+|zu (ihm|ihr|mama|papa|oma|opa)',
    '(druben|im himmel|da oben) auf mich|wartet (druben|im himmel|da oben)',
  ),
  '(himmel|da oben|jenseits) ([^ ]+ ){0,3}(da|dahin|dort) (will|mochte|muss) ich',
  '(scheide|trete|gehe|geh) (ich )?freiwillig(?! (in|zum|zur|ins|mit|in die))',
  // Self-harm, and means at hand.
  '(mich|mi) ([^ ]+ ){0,7}(selbst|selber) (verletzt|geritzt|geschnitten|verbrannt|geschlagen)',
  '(messer|klinge|rasierklinge|pistole|waffe|tabletten|pillen|strick|scherbe|schachtel) ' +
    '([^ ]+ ){0,3}in (der|meiner) hand',
  near(
    'abgesetzt|weggelassen|aufgehort|nehme?|aufhor~',
    'damit es (schneller|endlich|bald) ([^ ]+ )?(geht|vorbei|aufhort|endet|ist)',
    8,
  ),
  '(esse?|trinke?) ([^ ]+ ){0,3}(nichts|nix|nicht|nimmer) (mehr )?([^ ]+ ){0,2}(bis|damit) ([^ ]+ ){0,3}' +
    '(verschwind~|sterb~|weg bin|tot bin|aufhor~|aufhort|zusammenbrech~)',
  '(hoff~|wunsch~) ([^ ]+ ){0,8}(schlimmes|todliches|unheilbares|bosartig~|tumor|krebs|unheilbar) ' +
    '([^ ]+ ){0,3}(herauskommt|rauskommt|finden|gefunden|hatte|habe|diagnos~|ist)',
  '(leg|lege|schmei(ß|ss)~|werf~|stell~|hau) ([^ ]+ ){0,3}(vorn|vorm|voan|vor an|vor n|vorm) (zug|zuch|lkw|bus|ice)|' +
    '(mi|mich) ([^ ]+ ){0,2}(vorn|vorm|voan|vor an|vor n|vor den|unter den) (zug|zuch|lkw|ice) ' +
    '([^ ]+ )?(leg~|schmei(ß|ss)~|werf~)',
];
