/** Words that the patterns of German are made of: dialects, haste and slips of the finger are in them. */

export const I = '(ich|i|ick|ik|isch|icj|ihc)';

export const NOMORE =
  '(nicht (langer |weiter |einen tag )?mehr|nich mehr|nichmehr|nichtmehr|nciht mehr|ni mehr|ned (amoi )?mehr|net mehr|nit mehr|nid meh|nod meh|nie mehr|nie wieder|nie nie wieder|nimmer|nimma|nimme|nimmermehr|numm|nummen|nicht langer|nicht weiter|nich langer)';

/** Words that may stand between and change nothing: never "nicht". */
export const F =
  '((einfach|nur|noch|doch|jetzt|jetze|endlich|echt|wirklich|so|gern|gerne|bald|heute?|nacht|nachts|abend|morgen|am|liebsten|lieber|halt|eh|auch|schon|manchmal|immer|ganz|sehr|nun|eigentlich|blo(ß|ss?)|oft|wieder|hier|irgendwie|ehrlich|gesagt|ja|eifach|oafach|afoch|grad|gerade|dann|mal|dauernd|standig|tag|jeden|selber|selbst|sofort|ohne|euch|dich|sie|in|ruhe|frieden|alleine?|irgendwo|irgendwann|da|drau(ß|ss)en|nix|als|mehr als alles|wochenende|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag) ){0,5}';

/** To want, of oneself. */
export const WANT =
  '(will|wills|wil|willl|wui|wu|wott|mag|mog|ma|mocht(e|et|ad)?|mochts|moechte|wurde?s?|wuerde|wunsch(e|te|t)?( mir)?|hatte?|wollte?|konnte?|muss|sollte?|darf|durfte?|werde?|kann|brauche?|hoffe?|sehne mich danach|bete( darum)?|versuche?|plane?|habe? (lust|vor|beschlossen|mich entschieden)|ha(b|n) bock|tat|dat)';

/** To be dead. */
export const DEAD =
  '(zu )?(sterben|sterbn|sterm|steam|sterbe|stirb|st?reben|steben|tot sein|tod sein|tot zu sein|tot ware?|dod sei|doud sein|krepieren|verrecken|abkratzen|draufgehen|nicht existieren|nicht sein|weg sein (vom leben|von der welt|vom erdboden|fur immer)|fur immer (weg|schlafen|einschlafen|gehen|fort|verschwinden|still|ruhe|ruhen|weg sein)|(nie|nicht) (geboren|gezeugt)( worden)?( sein| ware?)?|unter (die|der) erde?( sein| liegen)?|ins grab|im grab liegen|aus der welt|ins jenseits|von der welt( gehen| verschwinden)?|vom planeten|von dieser welt( gehen| verschwinden)?|aus (dem|diesem) leben( gehen| scheiden)?)';

/** Not to live any longer. */
export const LIVE =
  '(leben|lebn|lem|lebe|labe|lebm|weiterleben|weiter leben|dasein|da sein|do sein|hier sein|am leben (sein|bleiben)|existieren|existiern|atmen|schnaufn?|aufwachen|aufwacha|aufwochn|aufstehen mussen|auf (der|dieser) (welt|erde)( sein| leben| bleiben)?|dabei sein|sein|aufmachen|die augen (auf|auf ?machen|offnen)|wach werden|zu mir kommen|mitmachen im leben|erleben|ertragen (zu leben|mein leben|das leben|dieses leben|mich))';

export const HEIGHT =
  '(brucke|bruckn|geland?er|dach|dachkante|dachterrasse|balkon|fenster|fensterbrett|fenstersims|sims|parkhaus~|hochhaus~|turm|kirchturm|aussichtsturm|klippe|felsen|abgrund|kante|talsperre|staumauer|brustung|krahn?|viadukt|parkdeck|stock|stockwerk|etage|baugerust|~brucke|~bruckn)';

export const TRAIN =
  '(zug|zuge|ice|bahn|s bahn|u bahn|regio|guterzug|gleis|gleise|gleisen|schienen|schiene|bahnubergang|bahndamm|bahnsteig|bahnsteigkante|lkw|laster|lastwagen|bus|tram|auto|~express|~zug)';

export const PILLS =
  '(tablette|tabletten|pille|pillen|schlaftabletten|schlafmittel|medikamente|medis|tabl|antidepressiva|paracetamol|ibus|schmerzmittel|blister|packung|packungen|uberdosis|insulin|morphium|herztropfen|tropfen|opiate?|benzos|rattengift|gift|kapseln|~tabletten|~pillen)';

export const ROPE =
  '(strick|seil|schlinge|gurtel|balken|dachbalken|haken|strang|kalberstrick|abschleppseil|galgen|wascheleine|kabel)';

export const GUN =
  '(pistole|waffe|dienstwaffe|gewehr|jagdgewehr|flinte|schrotflinte|revolver|knarre|kugel|munition|patrone|patronen|abzug|lauf)';

/** Those whom someone thinks of. */
export const THEY =
  '(alle|alles|alln|allen|ihr|euch|sie|die|die anderen|jeder|jede[mn]|die welt|der welt|(meine?r?n?|die|der|den|unsere?n?) (familie|kinder|kindern|kids|eltern|mutter|vater|mama|papa|mann|frau|freunde?|freundin|tochter|sohn|sohne|enkel|geschwister|schwester|bruder|partner|partnerin|leute|menschen|kollegen|klasse|jungs|madels|kleinen|gro(ß|ss)en|ma|oma|opa)|mama|papa|mutti|vati|mami|papi|er|es)';
