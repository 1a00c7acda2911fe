/** The end, as relief for others, tonight, or as a friend. */
export const ENDING: readonly string[] = [
  // Relief of others, and leaving them.
  '(erlost|erleichtert|befreit|froh|besser|glucklicher|leichter|ruhe|frei) ([^ ]+ ){0,3}(wenn|sobald|' +
    'falls) ich ([^ ]+ ){0,3}(sterbe|tot bin|nicht mehr (da )?bin|weg bin|verschwinde|verschwunden bin|' +
    'gestorben bin|tot ware?|weg ware?)(?! (mit|von|nach|in))',
  '(wenn|sobald|falls) ich ([^ ]+ ){0,3}(sterbe|tot bin|nicht mehr (da )?bin|verschwinde|gestorben bin|tot ' +
    'ware?) ([^ ]+ ){0,6}(erlost|erleichtert|befreit|froh|besser|glucklicher|leichter|ruhe|frei|weint|egal|' +
    'merkt|auffall~)',
  '(besser|leichter|schoner|glucklicher) ([^ ]+ ){0,8}(wenn|dass) (es|sie|er) ohne mich (aufwachst|lebt|' +
    'gro(ß|ss) wird|weiterlebt|auskommt|sind|ist)',
  '(sobald|wenn) ([^ ]+ ){1,4}(tot|gestorben|nicht mehr|fort|weg|gro(ß|ss)|ausgezogen) ([^ ]+ )?(ist|sind) ' +
    '(gehe?|geh|sterbe?|folge?|verschwinde?) ich( auch| nach| hinterher)?(?! (in|ins|zu|zum|zur|auf|mit|nach ' +
    '[a-z]))',
  '(geh|gehe|komme?|will|mochte|folge?|bin) ([^ ]+ ){0,4}zu (meine[mr]|unsere[mr]) (verstorbenen?|toten?|' +
    'gestorbenen?|seligen?) (?!(grab|onkel)(?![^ ]))[^ ]+(?! (grab|gebetet))',
  '(niemand|keiner|kein mensch|wer) (wird|wurde|soll|wurd) ([^ ]+ ){0,3}um mich (weinen|trauern|heulen)',
  '(um|zum) abschied (zu )?nehmen ([^ ]+ ){0,3}(vom leben|von allen|von euch|fur immer)|letzte kraft ([^ ' +
    ']+ ){0,6}(abschied|gehen|sterben)',
  // What still holds.
  '(das einzige|der einzige|die einzige|nur|blo(ß|ss)) ([^ ]+ ){0,4}mich ([^ ]+ ){0,3}(noch |hier |am ' +
    'leben |davon ab )+(halt|abhalt|bindet)|(halt|abhalt) mich ([^ ]+ ){0,4}(nur noch|noch) ([^ ]+ ){0,3}(am ' +
    'leben|hier|davon)',
  // Tonight, from a height, with means.
  '(heute|heut|diese|morgen) ?(nacht|abend)? (wird|ist|wirds) ([^ ]+ ){0,2}(meine|die|mein) letzte[rs]?( ' +
    '([^ ]+ )?(sein|nacht|abend|tag))?(?! (in|im|vor|bei|auf|schicht|spiel|arbeitstag|schultag|prufung|abend ' +
    'in))',
  '(das|dies|dieses|es) (ist|wird|war) (hoffentlich |bestimmt |sicher )?mein letzte[rs]? (jahr|winter|' +
    'sommer|geburtstag|weihnachten|herbst|fruhling)( sein)?(?! [a-z])',
  '(beschlossen|entschieden|wei(ß|ss)|sicher) (dass )?(das|dies|es) (mein|das) letzte[rs]? (jahr|winter|' +
    'sommer|geburtstag|weihnachten|tag|monat|woche) ?(ist|wird|war)?',
  '(mut|entschluss) ([^ ]+ ){0,3}(gefunden|gefasst|endlich) ([^ ]+ ){0,4}(heute|morgen|nacht|soweit|so ' +
    'weit|bald)',
  '(springen|spring|sturzen|fallen|werfen|gesprungen) ([^ ]+ ){0,3}(stock|stockwerk|etage|hochhausdach|' +
    'parkhausdach)|(ausm|aus dem|vom|aus n) ([0-9]+ |[a-z]+ten )(stock|stockwerk) ([^ ]+ ){0,3}(spring~|' +
    'sturz~|fallen|werf~|raus)',
  '(wollte|wollt|war kurz davor|beinahe|fast) ([^ ]+ ){0,4}(springen|gesprungen|zu springen)(?! (in|uber|' +
    'vor freude|ins|mit|lassen|aus der haut))',
  '(bin|sitz|sitze|steh|stehe|warte) ([^ ]+ ){0,3}(auf|oben auf|am|vor) ([^ ]+ )?(parkhausdach|' +
    'hochhausdach|dachkante|dachvorsprung|bruckengelander|autobahnbrucke|eisenbahnbrucke|bahngleis|' +
    'bahngleisen|oberste[mnr]? (ebene|stock|parkdeck))',
  '(hab|habe|liegt|habs|besorgt|gekauft) ([^ ]+ ){0,5}(waffe|pistole|knarre|revolver|seil|strick) ([^ ]+ ' +
    '){0,3}(besorgt|gekauft|geliehen|liegen und|bereit|bestellt|jeden abend|schaue|sehe es|starre)(?! (zum|' +
    'fur (das|den|die) (klettern|boot|zelt|schaukel)))',
  '(seil|strick|kabel|gurtel) ([^ ]+ ){0,4}(jeden abend|jede nacht|immer wieder|standig) ([^ ]+ ){0,3}(an|' +
    'in der hand|angesehen|angeschaut)',
  '(trink|trinke|sauf|saufe|hungere|hunger|kiff|rauch|arbeite) (ich )?mich ([^ ]+ ){0,2}(tot|zu tode|ins ' +
    'grab|unter die erde) ([^ ]+ ){0,4}(absicht|absichtlich|freiwillig|will|bewusst|langsam)',
  '(niemand|keiner) ([^ ]+ ){0,2}(mehr )?(findet|finden) ([^ ]+ ){0,2}(nie wieder|fur immer|niemals)',
  // Death as a friend, and asking of sin.
  '(tod|sterben|ende) ([^ ]+ ){0,2}(macht|machen) mir ([^ ]+ ){0,2}keine angst mehr|(tod|sterben) ([^ ]+ ' +
    '){0,9}(mein|einziger|bester) freund',
  '(sunde|holle|vergibt gott|verzeiht gott|verzeiht allah|haram) ([^ ]+ ){0,6}(selbst|selber|freiwillig|' +
    'von eigener hand|sich umbringt|leben nimmt|leben nehme) ([^ ]+ )?(geht|gehe|nimmt|umbringt|umbringe|' +
    'nehme)?',
  '(mecht|mocht|wui|wott|will|ka|mog) ([^ ]+ ){0,4}(sterba|schterba|schterbe|sterbm|schderba|sterwe|sterwa|' +
    'sterm|sturwe)(?! vor)',
  '(will|mochte) (ich )?zu (meine[mr]|mein) ([a-z]+ )?(mann|frau|sohn|tochter|kind|mutter|vater|mama|papa|' +
    'schwester|bruder|baby|oma|opa) ([^ ]+ ){0,2}(wartet|druben|im himmel|ins grab|in die erde)',
  '(hoff~|wunsch~) ([^ ]+ ){0,2}(dass )?mich ([^ ]+ ){0,2}(ubersieht|rammt|trifft|mitrei(ß|ss)t|uberrascht ' +
    'der tod)|ohne licht ([^ ]+ ){0,3}hoff~',
  '(nur noch|blo(ß|ss) noch) (eins|eines|das eine) ([^ ]+ ){0,5}(tod|sterben|strick|schluss|ende)',
];
