/** What someone says who longs to be gone, hopes to be killed, or thinks themselves a burden. */
export const LONGING: readonly string[] = [
  // Thoughts named by their noun.
  '(hab|habe|hob|krieg|kriege|bekomme|meine|wieder|gegen die|mit|plagen mich|die) ([^ ]+ ){0,2}(suizid ' +
    '?gedanken|selbstmord ?gedanken|sui ?gedanken|sterbegedanken|sterbewunsche|suizid ?fantasien) ([^ ]+ ' +
    '){0,6}(wieder|schlimmer|zuruck|jeden|taglich|starker|lauter|nicht|da|heute?|nacht|seit|mehr|immer)',
  '(hab|habe|krieg|kriege) (ich )?(schon |wieder |echt |so |grad |gerade |dauernd |standig |oft |starke |' +
    'taglich |seit [a-z]+ |immer )*(suizid ?gedanken|selbstmord ?gedanken|sui ?gedanken|sterbewunsche)(?! ' +
    '([^ ]+ ){0,3}(gehabt|mehr|uberwunden))',
  '(suizid|selbstmord|freitod|selbsttotung|sterbenwollen|todeswunsch|der wunsch zu sterben) ([^ ]+ ' +
    '){0,8}(keine theorie|mein wort|fur mich (der|die|das|eine|ein|keine?)|beruhigt mich|mich beruhigt|nur ' +
    'noch eine frage|beim (zahneputzen|aufstehen|fruhstuck|einschlafen)|wann nicht ob|nichts mehr gelost|' +
    'keine frage mehr)',
  '(zum|fur den|fur einen) (selbstmord|suizid|freitod|sterben|absprung) ([^ ]+ ){0,3}(fehlt|fehlen|reicht|' +
    'brauche|brauch|zu feige?|bereit)',
  '(fehlt|fehlen|fehlte) ([^ ]+ ){0,4}(zum|fur den|bis zum) (selbstmord|suizid|sterben|springen|absprung|' +
    'letzten schritt)',
  '(selbstmord|suizid|tod|sterben|sprung) ([^ ]+ ){0,4}(durchgespielt|durchgeplant|durchdacht|' +
    'zurechtgelegt|vorgestellt|geprobt|ausgemalt) ([^ ]+ ){0,8}(beruhigt?|ruhe|mich|mir|trost~|jede nacht|' +
    'schon oft)',
  '(plan|plane|vorbereit~|dabei plan) ([^ ]+ ){0,4}(nachsten|neuen|zweiten|weiteren|letzten) (versuch|' +
    'suizidversuch|selbstmordversuch|anlauf)',
  '(nicht|ned|net) (totgekriegt|tot gekriegt|totgegangen|gestorben) ([^ ]+ ){0,5}(bereu~|leider|schade|' +
    'diesmal|arger~|ware?)',
  '(diesmal|dieses mal|nachstes mal|beim nachsten mal) ([^ ]+ ){0,3}(rettet|findet|stoppt|holt|reanimiert) ' +
    'mich (keiner|niemand|kein mensch|koana)',
  '(hatte?t?n?|hattn) ([^ ]+ ){0,3}(mich|mi) ([^ ]+ ){0,5}(im wasser|liegen|sterben|verbluten|ertrinken|' +
    'hangen|gehen|unten|springen) (lassn|lassen|lasse) (soll~|sollt~|konnen)',
  '(keine angst|angst) (mehr )?(vor dem|vorm|vor) (tod|ende|sterben|holle|der holle) ([^ ]+ ){0,8}(freue? ' +
    'mich|bereit|soll (er|es) kommen|will (raus|hin)|warte|sehne?|lieber)',
  // Hoping that something or someone does it.
  '(kann|soll|konnte|moge|wenn|dass|bitte) ([^ ]+ ){0,1}(mich|mi) (bitte |doch |einfach |mal |blo(ß|ss) |' +
    'nur |endlich )*(ein|der|irgendein|das|die|n) (lkw|laster|auto|bus|zug|blitz|schlag|krebs|meteorit|tram|' +
    'bahn|raser|einbrecher|schlaganfall|infarkt|lawine|virus) ([^ ]+ ){0,3}(uberfahr~|umfahr~|treff~|trifft|' +
    'erwisch~|uberroll~|hol~|mitnehm~|mitnimmt|erfasst?|umbring~)',
  '(hoff~|wunsch~|bete?|bet|warte?|sehn~|ware? (mir )?recht|traum~) ([^ ]+ ){0,7}(mich|mi) ([^ ]+ ' +
    '){0,5}(absticht|uberfahrt|umfahrt|umbringt|erschie(ß|ss)t|uberrollt|erschlagt|vergisst aufzuwecken|' +
    'behalt|totschlagt|abknallt|verbluten lasst|erlost|holt und)',
  '(bet|bete|hoff~|wunsch~|warte?|sehn~) ([^ ]+ ){0,5}(einen|nen|auf einen|um einen|den|dem|mir einen?) ' +
    '([a-z]+ )?(unfall|autounfall|absturz|herzinfarkt|schlaganfall|hirntumor|tumor|krebs|todessto(ß|ss)) ' +
    '?(der|mich|herbei|mir)?',
  '(hoff~|wunsch~|gebetet) ([^ ]+ ){0,8}(narkose|op|operation|vollnarkose) ([^ ]+ ){0,6}(behalt|behielte|' +
    'nicht (mehr )?aufwach~|nicht uberleb~|schief ?geht|schief ?ging|dort bleib~)',
  '(narkose|op|operation) ([^ ]+ ){0,5}(hoff~|wunsch~) ([^ ]+ ){0,8}(behalt|nicht|schief ?geht)',
  '(bei rot|auf die stra(ß|ss)e|uber die stra(ß|ss)e|uber die kreuzung) ([^ ]+ ){0,6}((schau|schaue|guck|' +
    'gucke|schauen) (extra |absichtlich )?(gar )?nicht|ohne (hin)?zu ?(schauen|gucken|sehen)|vielleicht ' +
    '(erwischt|trifft) mich|wird schon einer)',
  '(schnall~|gurt) ([^ ]+ ){0,6}(nicht mehr|nimmer|absichtlich nicht)( an)? ([^ ]+ ){0,6}(vielleicht|hoff~|' +
    'abnimmt|nimmt|passiert|erwischt|gewollt)',
  '(halte?|anhalt~) ([^ ]+ ){0,3}(die luft|den atem|luft) an ([^ ]+ ){0,3}(hoff~|wunsch~|bis) ([^ ]+ ' +
    '){0,8}(vergisst|aufhor~|nicht mehr|aus ist|vorbei|stirbt|schwarz)',
  '(unfall|krankheit|krebs|tod|schicksal|jemand|einer|autofahrer) ([^ ]+ ){0,4}(mir (die|das|den) ([^ ]+ ' +
    ')?(entscheidung|arbeit|sterben|schritt) (abnimmt|abnehmen|abnahme)|nimmt (es|s) mir ab|mir die ' +
    'entscheidung)',
  '(ware? schon|schon ware?|hoff~|wunsch~|moge|soll) ([^ ]+ ){0,4}(erde|grab|schnee|see|wasser|fluss|meer|' +
    'dunkelheit|nacht|nebel) ([^ ]+ ){0,3}(mich|mi) ([^ ]+ ){0,4}(zudeckt|zudecken|behalt|nimmt|aufnimmt|' +
    'mitnimmt|wiederhat|verschluckt|verschlucken|holt)',
  '(eltern|mutter|mama|vater|papa|mutti) ([^ ]+ ){0,3}(mich|mi) ([^ ]+ ){0,3}(nie|nicht|niemals) (bekommen|' +
    'gekriegt|gezeugt|geboren|auf die welt gebracht|zur welt gebracht|gehabt)',
  '(mich|mi) ([^ ]+ ){0,3}(abtreiben (sollen|lassen)|abgetrieben)',
  // To be gone.
  '(auch|gleich|dann|lieber) ([^ ]+ ){0,2}(richtig|wirklich|ganz|echt) (sterben|tot sein|abtreten)',
  '(tot|weg) ([^ ]+ ){0,2}(dafur sorge?|da sorge?|das besorge?|dafur sorg) ich (selbst|selber|schon|dann|' +
    'heute?)',
  '(will|mochte|mag|wollte|wurde) ((nur|einfach|noch|auch|endlich|am liebsten|lieber|schon|ich|hier) ' +
    '){0,3}(weg sein|nicht mehr sein|nicht sein|ausgehen wie ein [a-z]+|aus bleiben|nicht mehr hier sein|gar ' +
    'nicht mehr sein)(?! (von|vom|aus|bis|wenn der|als|wie|mussen|mit))',
  '(will|mochte|mag|muss) ((nur|einfach|noch|hier|da|ich|endlich|bloss) ){0,3}raus ((ganz raus|egal wie|' +
    'fur immer|tot|aus (dem|diesem|meinem) (leben|korper|dasein)) ?)+',
  '(raus|ausgang|ausweg|ausstieg|notausgang|ausloggen|aussteigen|ausstieg) (aus|vom) (dem|diesem|meinem|' +
    'meim|m)? ?(ganzen )?(leben|dasein|existenz)(?! (als|eines|in|mit))',
  '(wozu|warum|wofur|weshalb) (also |dann |noch |uberhaupt |soll ich |sollte ich )*(noch )?(bleiben|' +
    'weiterleben|dableiben|am leben bleiben|weiterexistieren)(?! (wir|sie|die|in der schule))',
  '(depression|dunkelheit|krankheit|stimmen?|magersucht|sucht|leere) ([^ ]+ ){0,2}(hat|haben) (mich ' +
    ')?(gewonnen|besiegt|gesiegt|endgultig [a-z]+)',
  '(nichts|nix|niemand|keiner|niemanden) (mehr )?(der |was |das |die )?(mich |da mich )?([^ ]+ ){0,2}(am ' +
    'leben|auf (der|dieser) (welt|erde)|an (die|dieser|der) (erde|welt)) ([^ ]+ ){0,2}(halt|bindet|gehalten|' +
    'festhalt|hielte?)',
  '(am leben|auf (der|dieser) (welt|erde)) ([^ ]+ ){0,2}(halt|bindet) mich ([^ ]+ ){0,2}(nichts|nix|' +
    'niemand|keiner|nur noch)',
  '(kraft|kraftn|energie|mut) ([^ ]+ ){0,4}(keinen|einen|noch einen|einen einzigen|einzigen|noch) ' +
    '(einzigen |weiteren |einen )*(tag|morgen|jahr|winter|monat) ([^ ]+ ){0,3}(zu leben|leben|zu uberleben|' +
    'auf der welt|durchzustehen)',
  '(am wenigsten|kaum|keinerlei|null|kein[en]*|nicht genug) lebenswill~',
  '(leben) ([^ ]+ ){0,5}(meins|mein eigenes|das meine) ([^ ]+ ){0,3}(abgeben|abgeb|hergeb~|wegwerf~|' +
    'weggeb~|verschenk~|zuruckgeb~|eintausch~)',
  'mein leben (war|ist|bleibt) (doch |nur |blo(ß|ss) |einfach )?(ein|der|n) (irrtum|fehler|versehen|' +
    'missverstandnis|unfall|fehlgriff) ([^ ]+ ){0,3}(korrigier~|beend~|beheb~|ausradier~|losch~|nicht mehr|' +
    'rucknahme|ich)',
  '(mein korper|dieses leben|das leben|mein leben|die welt) (ist|is|fuhlt sich an wie) ([^ ]+ ' +
    '){0,2}(gefangnis|kafig|kerker|knast|folterkammer) ([^ ]+ ){0,6}(schlussel|ausbrech~|ausbruch|raus|' +
    'flieh~|flucht)',
  '(warte|wart|versprochen|bald|bereit|hoffe|darauf|kann nicht mehr warten) ([^ ]+ ){0,6}(ihm|ihr|dir|' +
    'ihnen|meine[mr] [a-z]+|mama|papa|oma|opa) ([^ ]+ ){0,4}(zu folgen|nachzufolgen|nachzukommen|nachzugehen|' +
    'hinterher ?zu ?(gehen|sterben))',
  '(am|an) ([a-z]+ )?grab (versprochen|geschworen|gesagt) ([^ ]+ ){0,6}(nachzukommen|folge|folgen|komme ' +
    'bald|bald da|bald komme)',
  '(zu|bei) (meinen|unseren|den) (lieben )?(toten|verstorbenen|ahnen|engeln)( (will|mochte|gehen|sein|' +
    'liegen) ?)?(?! (gebetet|gedacht|besuch~))',
  // Burden.
  'tot (koste?|ware?|bin|bringe?|nutze?|tauge?) ich ([^ ]+ ){0,5}(mehr|wenigstens|nur einmal|besser|' +
    'billiger|nutzlich~|wert|keinem|niemandem)',
  '(mehr wert|nutzlicher|billiger|wertvoller) ([^ ]+ ){0,3}(tot|wenn ich (tot|nicht mehr|weg))|tot ([^ ]+ ' +
    '){0,3}(mehr wert|nutzlicher|billiger|wertvoller)',
  '(nehme?|stehle?|verbrauche?|verschwende?|klaue?) ([^ ]+ ){0,5}(luft|platz|sauerstoff|atemluft|raum) ([^ ' +
    ']+ ){0,3}(andere~|bessere~|weg die|brauchen|verdien~)|(luft|sauerstoff|platzverschwendung) ([^ ]+ ' +
    '){0,2}verschwend~',
  '(anstandiger|billiger|fur alle (besser|leichter|das beste|einfacher)|(besser|leichter|einfacher|das ' +
    'beste|am besten) fur (alle|euch|sie|die [a-z]+|meine [a-z]+)|gschyder|gscheiter|gescheiter|gschider|' +
    'vernunftiger) ([^ ]+ ){0,3}(wenn ich|wenn i|es|wann i) ([^ ]+ ){0,3}(gehe?|weg~|nicht mehr|verschwind~|' +
    'nimm~|fort|tot|sterb~|num~|nimmer|gab mi)',
  '(ich bin|i bi|bin eh|bin nur|bin doch) ([^ ]+ ){0,4}(klotz am bein|chlotz am bei|last fur alle|last fur ' +
    'euch|burde fur alle|ballast fur alle|sauerstoffverschwendung|platzverschwendung|menschlicher mull|' +
    'abschaum)',
  '(mull|abfall|dreck|unkraut|fehler|schandfleck) ([^ ]+ ){0,3}(gehort|muss|wird|gehore?) ([^ ]+ ' +
    '){0,2}(entsorgt|weg|ausradiert|geloscht|beseitigt|verbrannt) ([^ ]+ ){0,3}(ich|mich)( bin)?',
  '(mich|mi) (weg ?mach(e|t|en)?|weg ?zu ?machen|ausradier~|abschaff~|wegraum~|wegwerf~|vom acker mache ' +
    'und zwar)(?! (von|vom|aus))',
  '(mach|mache|moch) (ich |i |ick |mal )?(mich|mi|mir) (endlich |jetzt |bald |einfach |heute )*(weg|' +
    'alle)(?! (von|vom|aus|platz|zu))',
  '(ware?|bin|war) ich ([^ ]+ ){0,4}vergessen ([^ ]+ ){0,4}(wozu|also|bleiben|egal|weg|besser)',
  '(unterschreib~|kapitulier~|kapitulation|bezahl~|zahle?) ([^ ]+ ){0,5}mit (meinem|dem) leben',
  '(mich und (die|meine|unsere) (kinder|kleinen|familie|tochter|jungs)|(die|meine) kinder und mich|uns ' +
    'alle) ([^ ]+ ){0,4}(erlosen|umbringen|mitnehmen|vergiften|toten|erlose)',
  // Said in other orders and shorter than the plain wish.
  '(bring|bringe|brings) (mich|mi) ((bald|heute?|heut|jetzt|morgen|einfach|echt|wirklich|endlich|noch|' +
    'irgendwann|gleich|lieber|selber|selbst|sonst|nacht) ){1,4}um',
  '(dachte|denke|denk|dacht) (ich )?(heute? |wieder |oft |standig |nur |jeden tag |dauernd |schon ' +
    ')*(wieder |nur |oft )*(an (den )?(selbstmord|suizid|freitod|eigenen tod|meinen tod)|uber (selbstmord|' +
    'suizid) nach|ans (sterben|aufhoren zu leben))(?! (als|in der|im (film|roman)))',
  '(lieber|eher|dann) (bin|ware?|war) ich (schon |gleich |halt )?(tot|gestorben|weg|nicht mehr da)|ware? ' +
    'mir lieber als (noch|weiter|dieses|ein)',
  '(gedanken?|kopf|alles) ([^ ]+ ){0,3}(kreis~|dreht|drehen) ([^ ]+ ){0,3}(um )?(den|meinen|das|mein) ' +
    '(eigenen )?(tod|ende|sterben|selbstmord|suizid)',
  '(komm|komme|kam) (ich )?(ihm|ihr|ihnen|dem|der krankheit|allem) zuvor ([^ ]+ ){0,3}(tu|tue|mach|mache|' +
    'selbst|selber)',
  '(will|mochte|wollte|konnte|wurd|wurde) (ich )?(mich|mi) ([^ ]+ ){0,3}(vom|aus dem|von der|vor den|vor ' +
    'die|vor n|unter den) [^ ]+ ([^ ]+ )?(sturz~|werf~|schmei(ß|ss)~|fallen lassen|legen|stellen|hauen|' +
    'knallen)',
  '(mein|einziger|der) (einziger )?(plan|ausweg|wunsch|trost|gedanke|weg) ([^ ]+ ){0,4}(ist|is|bleibt|war) ' +
    '([^ ]+ ){0,2}(der tod|zu sterben|sterben|tot (zu )?sein|nicht mehr (da|zu)|der strick|das ende|mein ' +
    'ende)',
  '(strick|brucke|tod|sterben|seil|gleise) ([^ ]+ ){0,2}(ist|is|sind|war) ([^ ]+ ){0,2}(das einzige|' +
    'einzige|alles) ([^ ]+ ){0,3}(denke|denk|hilft|bleibt|ubrig|mir|mich)',
  '(meinen|mein|den eigenen|meiner) (suizid|selbstmord|freitod|tod|sterben|ableben|abgang) ([^ ]+ ' +
    '){0,6}(verschoben|verschieb~|aufgeschoben|geplant|beschlossen|vorgezogen|terminiert|angekundigt|' +
    'entschieden)',
  '(leben|dasein) ([^ ]+ ){0,6}(namlich|und zwar|mit|schenk~) ([^ ]+ ){0,2}(ein|das|sein) ende',
  '(hoff|hoffe|hoffentlich|wunsch|wunsche|bete|bet) ([^ ]+ ){0,3}(wach|wache|wach i) ([^ ]+ ){0,5}(nicht|' +
    'nimmer|nie|nich|nimma|ned) ([^ ]+ ){0,2}auf',
  '(am liebsten|gern|gerne|wunsch~|endlich|lieber|besser) (ware?|bin|war|wer) (ich|i) (einfach |nur |doch |' +
    'schon )*(weg|fort|nicht mehr da|nirgends|nicht mehr)(?! [a-z])',
  '(es|alles|s) (doch |endlich |nur |blo(ß|ss) |bald |einfach )*(vorbei|aus|rum|zu ende|schluss) (ware?|' +
    'ist|war)? ?mit mir|(rum|aus|vorbei|schluss|zu ende) (ist )?mit mir(?! (und|reden|als))',
  '(flugzeug|auto|bus|zug|welt|haus) ([^ ]+ ){0,3}(absturzt|untergeht|verungluckt|einsturzt|entgleist|' +
    'explodiert) ([^ ]+ ){0,4}(nur recht|gerade recht|egal|ware ich froh|hoffentlich|ware schon|umso besser)',
  '(hatte|hatt|sollte) ([^ ]+ ){0,2}(mich|mi) (treffen|erwischen|nehmen) (sollen|mussen)',
  '(enttausch~|frust|schade|leider|mist|verdammt) ([^ ]+ ){0,2}(ich )?(lebe?|atme|bin) (ich )?(immer ' +
    ')?noch( (da|am leben|hier))?(?! (bei|in|zu|nicht|im|mit))',
  '(da|dahin|dorthin) (will|mochte|muss) ich (hin|gehen|sein)?(?! [a-z])',
  '(knopf|schalter|taste) ([^ ]+ ){0,3}(gabe?|hatte?|druck~|existier~) ([^ ]+ ){0,5}(nicht mehr zu sein|' +
    'tot|weg zu sein|sterben|auszugehen|nicht mehr da|verschwinden|gedruckt|sofort drucken)',
  '(lass|lasst|las|lasse) (mich|mi) (doch |bitte )*(endlich|heute nacht|im schlaf|bitte|einfach|heimgehen|' +
    'sterben) ([^ ]+ ){0,3}(gehen|sterben|einschlafen|gehn|heimgehen)(?! (wir|in|zur|zum|nach|auf|mit|ich ' +
    'muss))',
  '(verschwinden|weg sein|fort sein|gehen|weg) ([^ ]+ ){0,2}(und zwar |diesmal |fur |ganz )+(endgultig|' +
    'immer|ewig|komplett)',
  '(freu~|freude) ([^ ]+ ){0,7}(auf den tod|aufs sterben|auf mein ende|aufs ende|auf das ende meines)',
  '(unter der erde|im grab|im sarg|unter der wiese) ([^ ]+ ){0,1}(lage?|ware?|bin|liege?|war)(?! (die|das|' +
    'der|ein))',
  '(besser|leichter|weniger|froh|mussten|mehr) ([^ ]+ ){0,12}wenn ich (endlich |nur |blo(ß|ss) |bald ' +
    ')*(unter der erde|im grab|tot|nicht mehr (da|am leben|bin)|weg ware|gestorben)',
  '(wann|dass|ob|bevor) ich (gehen|sterben|abtreten|verschwinden) (sollte|soll|muss|darf|werde)(?! (und|' +
    'wenn) (der|die|das) (bus|bahn))',
  '(fallt|fiele|merkt|juckt|stort|merken|kummert) ([^ ]+ ){0,4}(keinem|keiner|niemand|niemandem|keinen|' +
    'niemanden|koana) ([^ ]+ ){0,3}wenn ich ([^ ]+ ){0,3}(nicht mehr|tot|weg bin|sterbe|fehle|verschwinde)',
  '(niemand|keiner|koana) (wurde|wird|wurd|dat|tat) (mich|mi) (wirklich |je |hier |echt )*(vermissen|' +
    'suchen|betrauern)',
  '(ich|i) (bin|war) (der|ein|nur ein|doch ein) (fehler|storfaktor|virus|irrtum) ([^ ]+ ){0,6}(radiert|' +
    'ausradier~|losch~|korrigier~|beheb~|beseitig~|weg)',
  '(sollte|muss|musste|will|werde) ([^ ]+ ){0,4}platz machen ([^ ]+ ){0,2}(auf (dieser|der) (welt|erde)|' +
    'fur (andere|jungere|bessere)|im leben)?|unnutze[rn]? esser',
  '(dass )?(ich )?(meins|mein leben|meines) (sofort |dafur |auch |selbst )*(hergebe|hergeben|gebe|opfere|' +
    'wegwerfe|wegwerfen|zuruckgebe|zuruck ?geben|zuruck|beende|lasse|verkurze)',
  '(geb|gebe|gib) (ich )?(mein leben|das leben|dieses leben) ([^ ]+ ){0,2}(zuruck|ab|her|auf)',
  '(mein leben|mit dem leben|mit meinem leben|mein tod|mein blut) ([^ ]+ ){0,3}(preis|bezahl~|bu(ß|ss)e|' +
    'suhne|schuld begleich~|einzige strafe)',
  '(erlose|befreie|befrei|erlos|verschone) (ich )?(euch|alle|sie|die welt|die familie|meine [a-z]+|mein ' +
    '[a-z]+|meinen [a-z]+) (bald |endlich |dann |alle )*(von mir|von meiner (anwesenheit|last))',
  '(keine sorgen|kein kopf|keine gedanken) mehr um mich (machen|mussen|zu machen)',
  'nicht mehr (da|hier|am leben|auf (der|dieser) (welt|erde)) sein(?! (wird|kann|kannst|darf|konnte|soll|' +
    'sollte))',
  '(hauptsache|blo(ß|ss)|nur) (weg von hier|nicht mehr (hier|da|leben|aufwachen|existieren))( fur ' +
    'immer)?(?! (in|im|bei|auf))',
  '(mir|mich|mi) ([^ ]+ ){0,3}(wehtun|weh tun|wehzutun|weh zu tun)(?! (konnen|lassen|kann|konnte|soll|' +
    'wollte|wollen))',
  'verletze? (ich )?(mich|mi) (selbst|selber|absichtlich|wieder|jeden|taglich|regelma(ß|ss)ig|heimlich)',
  '(mich|mi) (fur|wegen) (ihn|sie|ihm|ihr|dich|denen) ([^ ]+ ){0,2}(schneide|ritze|schneiden|ritzen|' +
    'geschnitten|geritzt)',
  '(werde|will|muss|konnte) ([^ ]+ ){0,4}wieder (schneiden|ritzen|verletzen)(?! (lassen|konnen))',
  'glaub(e)? nicht ([^ ]+ ){0,2}(dass ich|das ich) ([^ ]+ ){0,3}(noch lebe|noch da bin|noch hier bin|' +
    'uberlebe|es schaffe zu leben)',
  'ohne (meine?n?|ihn|sie|dich|euch|ihm) ?([a-z]+ )?(lebe?|will|kann|mochte|mag) ich nicht (weiter|mehr ' +
    'leben|leben|mehr da sein|weiterleben)(?! (ohne|mit))',
  '(lebe?|leb|bin) (ich )?(nur noch|blo(ß|ss) noch|nur mehr)( (da|hier|am leben))? (weil|bis|wegen|fur|' +
    'solange)(?! (des geldes|der arbeit in))',
  '(zu nix|zu nichts|nicht mal|nichmal|nicht einmal) ([^ ]+ ){0,3}(zum sterben|zum umbringen|sterben kann ' +
    'ich|tot sein)',
  '(mich|mi) (aus der gleichung|aus der welt|aus dem spiel|aus der rechnung|aus eurem leben) (kurz~|nehm~|' +
    'streich~|losch~|entfern~|raum~|schaff~)',
  '(plan|geschichte|leben|kapitel|weg|reise) ([^ ]+ ){0,2}(endet|enden) ([^ ]+ ){0,4}(mit mir|mit meinem ' +
    'tod|im (mai|juni|juli|august|september|oktober|november|dezember|januar|februar|marz|april))(?! (in|auf|' +
    'am))',
  '(so )?(werde|will|muss) ich (enden|sterben|abtreten)( und zwar)?(?! (wie (mein chef|du)|als (lehrer|' +
    'single)))',
  '(interessiert|kummert|betrifft|juckt) mich ([^ ]+ ){0,4}(nicht mehr|nicht) ([^ ]+ ){0,4}(nicht mehr ' +
    '(sehen|erleben|da|leben)|tot|weg)',
  '(antwortet|schreibt|lebt|wohnt|sitzt) (hier |da |dann )*(niemand|keiner) mehr ([^ ]+ ){0,4}(tot|weg fur|' +
    'gestorben|nicht mehr)',
  '(in diesem leben|auf dieser (welt|erde)) ([^ ]+ ){0,2}(nicht mehr|nie wieder|nimmer)|(sehen|sehn|seht|' +
    'siehst) ([^ ]+ ){0,3}(nicht mehr|nie mehr|nie wieder|nimmer) in diesem leben',
  '(holle|jenseits|himmel|drube?n?) ([^ ]+ ){0,5}(nicht schlimmer|kann nur besser|schlimmer als (das|hier))',
  '(loffel abgeben|loffel ab) ([^ ]+ ){0,9}(entschieden|freiwillig|selbst|selber|will|bald)',
  '(jetzt|heute?|dann|gleich|bald) (tu|tue|mach|mache) (ich )?(mir|ma) ([^ ]+ ){0,2}was an|(tu|tue) (ich ' +
    ')?mir (sonst|bald|noch|heute|gleich|was|etwas) ?(was |etwas )?an',
];
