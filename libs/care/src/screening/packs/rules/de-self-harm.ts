/** What someone says who hurts themselves, or is about to. */
export const SELF_HARM: readonly string[] = [
  // Urges, wounds and the excuses for them.
  '(ritzdruck|schneidedruck|selbstverletzungsdruck|ritz druck|schneide druck)',
  '(svv|selbstverletz~|ritzen) ([^ ]+ ){0,3}(ruckfall|druck|drang|wieder|hilft|ventil|ausweg|trost|freund|' +
    'freundin|gemacht|einzige~)',
  '(ruckfall|ruckfallig|druck|drang|wieder|einzige[rs]?|meine?) ([^ ]+ ){0,3}(svv|selbstverletzung|selbst ' +
    'verletzung)',
  '(drang|druck|verlangen|lust|bedurfnis|impuls|zwang|bock|muss|brauche) ([^ ]+ ){0,4}((mich|mi|mir) ([^ ' +
    ']+ ){0,2}(zu )?(schneiden|ritzen|verletzen|verbrennen|schlagen|kratzen|bei(ß|ss)en|bestrafen)|mir weh ' +
    '?zu ?tun|nach (schmerz~|der klinge|blut)|nach einer klinge)',
  '(mich|mi) (schon |heute?|heut|gestern|vorhin|absichtlich|wieder|selbst|selber|nochmal|seit [a-z]+|jeden ' +
    'abend|abends|nachts|doch|halt|wida|wieda|wider|einfach) ?([^ ]+ ){0,1}(geschnitten|gschnittn|gschnitta|' +
    'gschnitte|geritzt|gritzt|gschnidn|verbrannt|verletzt)',
  '(schon wieder|wieder mal|heute wieder|gestern wieder|wieder) (geschnitten|geritzt|aufgeschnitten|' +
    'gschnittn|gritzt)(?! (am|die|das|den|brot|haare|worden))',
  '(geschnitten|geritzt|gschnittn|gritzt) ([^ ]+ ){0,2}(tiefer|tiefa|absichtlich|hort nicht auf|am (arm|' +
    'oberschenkel|bein|handgelenk|unterarm)|in den (arm|oberschenkel|unterarm)|an den (armen|beinen)|koana ' +
    'hod|keiner hat|niemand hat)',
  '(kratz|kratze|schneid|schneide|bei(ß|ss)|bei(ß|ss)e|schlag|schlage|hau|haue|brenn|brenne|rei(ß|ss)|' +
    'rei(ß|ss)e|kneif|kneife|stech|steche|pitsch) (ich )?(mich|mir|mi) ([^ ]+ ){0,6}(blutig|bis (es|ich|der|' +
    'die|mein|mir|blut|alles) [^ ]+|still|wund|damit (ich|der|die|es|mein) [^ ]+|um (was|etwas|mich|' +
    'irgendwas|den))',
  '(schlage?|hau|haue|schlug|geschlagen|gehauen|boxe?|ramme?|donnere?) ([^ ]+ ){0,6}(gesicht|kopf|stirn|' +
    'faust|fauste|fausten|wand|mauer) ([^ ]+ ){0,5}(bis (mir|die|es|ich|meine|der) [^ ]+|jede nacht|jeden ' +
    '(tag|abend)|immer wieder|blut~|um mich zu)',
  '(faust|kopf|stirn|fausten) ([^ ]+ ){0,2}(gegen|an) die (wand|mauer|tur|fliesen) ([^ ]+ ){0,3}(bis|blut~|' +
    'jede nacht|immer wieder|weitergemacht)',
  '(mir|mich|mi) ([^ ]+ ){0,8}(verbrannt|verbruht|gegossen|ausgedruckt|gekniffen|gebissen|aufgekratzt|' +
    'ausgerissen|gestochen|aufgeschurft) ([^ ]+ ){0,3}(absichtlich|mit absicht|bewusst|extra|um (was|etwas|' +
    'irgendwas|mich) zu [a-z]+|zur strafe)',
  '(absichtlich|mit absicht|zur strafe|als strafe) ([^ ]+ ){0,6}(mir|mich) ([^ ]+ ){0,5}(verbrannt|' +
    'verbruht|verletzt|geschnitten|gegossen|gekratzt|gebissen|gestochen|weh|geschlagen)',
  '(narben|schnitte|wunden|striche|kratzer|blaue flecken) ([^ ]+ ){0,6}((von )?(mir|meiner hand) (selbst|' +
    'selber|salber|sauber)|selbst gemacht|selber gemacht|eigene[nr]? hand~|neue dazu|wieder auf ?gemacht|' +
    'verstecken (vor|unter)|unterm armel|nicht heilen|verdien~)',
  '(nach|wegen|von) (den |der |die |meinen |meinen )?(schnitten|narben|wunden|striemen) ([^ ]+ ' +
    '){0,8}(gelogen|katze|brombeer~|dornen|fahrrad|rosen|ausrede|gefallen sei|versteck~|sagte ich|sag ich|' +
    'sagte es sei) ?',
  '(oberschenkel|arme?|unterarme?|beine?) ([^ ]+ ){0,3}voll (mit |von |von den |kein~ )(narben|schnitten|' +
    'wunden|strichen|platz)',
  '(lange[n]? armel|langarm~|langarmlig~|langarmelig~|schwei(ß|ss)band~|armstulpen|armbander) ([^ ]+ ' +
    '){0,6}(ihr wisst|du wei(ß|ss)t|wisst warum|wei(ß|ss)t warum|wegen (der|den|meiner|meinen) (narben|' +
    'schnitte|schnitten|wunden|arme)|damit (keiner|niemand|mama|man|sie|mutter) ([^ ]+ ){0,5}(sieht|sehen|' +
    'merkt|fragt))',
  '(mit|von|nach) (der|einer|ner|meiner) (klinge|rasierklinge|scherbe|glasscherbe|nadel|zirkelspitze|' +
    'schere) ([^ ]+ ){0,5}(dagesessen|gesessen|sa(ß|ss)|sitz~|im bad|auf dem klo|aufm klo|in der dusche|am ' +
    'arm|haut|bestraf~|im bett|gegriffen|in der hand|spiel~|mir)',
  '(messer|schere|klinge|zirkel|nagelschere|nadel|sparschaler|scherbe) ([^ ]+ ){0,6}(herhalten mussen|mein ' +
    'arm|die haut vom|haut vom arm|stand und dachte|dachte jetzt|gedacht jetzt|an meine[mrn] (arm|handgelenk|' +
    'hals|haut)|an den (arm|hals|pulsadern)|gegen mich)',
  '(messer|klinge|rasierklinge|schere) ([^ ]+ ){0,4}(in der hand|in der kuche|in der schublade) ([^ ]+ ' +
    '){0,6}(dachte|denke|uberlegt?e?|angst vor mir|jetzt)',
  '(angst|schiss|furcht) vor mir (selber|selbst)',
  '(blutet|bluten|blute) ([^ ]+ ){0,5}(mehr als sonst|nicht (mehr )?auf zu|keinen rufen|niemanden rufen|' +
    'nicht rufen|nicht verbinden|soll es auch|lass es)',
  '(so viel|das|zu viel|mein) blut ([^ ]+ ){0,6}(hilft|beruhigt|ruhig|nicht erwartet|druck|erleichter~|' +
    'wieder atmen)',
  '(nix|nichts|kaum was|keinen bissen) (mehr )?gegessen ([^ ]+ ){0,9}(aufgibt|verschwind~|sterb~|schlapp ' +
    'macht|zusammenbrech~|bis ich weg)',
  '(ich )?(esse?|trinke?|schutte|schutt|saufe?|sauf|nehme?|kiffe?|hungere?) ([^ ]+ ){0,6}(um mich (kaputt ' +
    '?zu ?machen|zu zerstoren|zu bestrafen|zugrunde zu richten|zu vernichten|umzubringen)|bis ich (tot|weg|' +
    'nicht mehr) ([^ ]+ ?)?|damit ich (sterb~|verschwind~|nicht mehr aufwach~|kaputtgeh~))',
  '(um mich|will mich|mache mich|mach mich) (selbst |selber |absichtlich |langsam )*(kaputt ?zu ?machen|zu ' +
    'zerstoren|zerstoren|zugrunde richten|vernichten|zu vernichten)',
  '(schal|gurtel|kabel|tute|plastiktute|schnur|krawatte|band|seil|bademantelgurtel|schnursenkel) ([^ ]+ ' +
    '){0,6}(gezogen bis|fest gezogen|zugezogen|um (meinen|den) hals (gelegt|gezogen|gebunden|probiert)|uber ' +
    '(den|meinen) kopf|zu lange gedacht|sternchen)',
  'ritz (dich|mich) ([^ ]+ ){0,8}(angefangen|also hab|gemacht|besser)',
  '(verdiene|verdien|brauche|brauch|suche|will) (die |den |diese |diesen |nur |noch |den )*(schmerz|' +
    'schmerzen) ([^ ]+ ){0,6}(ich|mir|mich|ruhig|fuhle|strafe|spuren)',
  '(kann|konnte|darf|komm~) ([^ ]+ ){0,5}(ohne (mir|mich)) ([^ ]+ ){0,3}(anzutun|weh ?zu ?tun|zu ' +
    '(schneiden|ritzen|verletzen|schlagen|bestrafen))',
];
