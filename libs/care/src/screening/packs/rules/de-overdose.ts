import { toPattern, toPatterns } from './to-patterns.ts';

const PILLS = toPattern(`
(tabletten|pillen|tabs|kapseln|schlaftabletten|schmerztabletten|paracetamol|ibus|ibuprofen|tilidin|diazepam|tavor|valium|antidepressiva|schlafmittel|beruhigungstabletten|benzos|dragees|trimipramin|quetiapin)
`);
const TOOK =
  '(genommen|geschluckt|eingenommen|eingeworfen|reingehauen|reingepfiffen|intus|verschluckt|runtergeschluckt|runtergespult|eingeschmissen)';

/** Pills that were swallowed, without a word for them, or counted; an attempt that one regrets to have survived. */
export const OVERDOSE = toPatterns(`
(hab|habe|hab ich|habe ich|han) ([^ ]+ ){0,3}(die|eine|ne|zwei|drei|beide|meine) (ganze |ganzen |komplette |volle |gesamte )*(packung|packungen|schachtel|schachteln|blister|dose|rohre|flasche tropfen) ([^ ]+ ){0,4}${TOOK}(?!.*(arzt|verordnet|schokolade|pralinen|keks|antibio))(?<!(arzt|verordnet|schokolade|pralinen|kekse|antibiotika|antibiotikum|vitamine?|bonbons|kaugummi) .*)

(hab|habe|hab ich|habe ich|han) ([^ ]+ ){0,3}(etwa |ungefahr |mindestens |uber |fast |so |die |an die )*([1-9][0-9]|funfzehn|zwanzig|drei(ß|ss)ig|vierzig|funfzig|sechzig|hundert|keine ahnung wie viele|zig) ([^ ]+ )?${PILLS} ([^ ]+ ){0,3}${TOOK}(?<!(insgesamt|pro monat|uber die woche|im letzten jahr|in (einer|zwei|drei|zehn) (woche|wochen|tagen)) .*)

(hatte?|hatt|wenn|ware?) ([^ ]+ ){0,6}(letzte[ns]?|vorige[ns]?|erste[ns]?|vorletzte[ns]?) (mal|versuch|jahr) ([^ ]+ ){0,4}(umgebracht|geklappt|gestorben|getotet|geschafft (zu sterben|mich)|gesprungen|erhangt|verreckt|draufgegangen|nicht gerettet)(?! worden sein)

(schade|leider|traurig|blod|bloed|mist|bereue|bedaure|bedauere|argerlich|wunschte|wunsche) ([^ ]+ ){0,3}(dass|das|wenn) ([^ ]+ ){0,2}(beim|der|mein|das|es) (letzten?|letzter|ersten?|erster|vorigen?) (mal|versuch|suizidversuch|selbstmordversuch) ([^ ]+ ){0,2}(nicht|ned|net|nich|nicht richtig) (geklappt|funktioniert|gereicht|gestorben|gelungen|geglückt)( hat| bin| habe)?(?!.*(kuchen|rezept|prufung|
pruf|treffen|urlaub|bewerb|termin|date|konzert|lieferung|fuhrerschein|ticket|wir (uns )?))

(wunschte|wunsche|schade|warum) ([^ ]+ ){0,3}(hatten|hatte|haben|hat|habt) mich ([^ ]+ ){0,3}(nicht (gefunden|gerettet|zuruckgeholt|wiederbelebt|reanimiert)|sterben lassen)|(schade|leider|wunschte) ([^ ]+ ){0,5}(mich (gefunden|gerettet|zuruckgeholt|wiederbelebt|reanimiert)|gerettet worden)( (haben|hat|hatten|wurde|wurden|bin))?(?! (zum gluck|gott sei))|warum (haben|hat|musste|mussten|habt) ([^ ]+ ){0,2}mich ([^ ]+ ){0,3}(gerettet|zuruckgeholt|wiederbelebt|reanimiert|retten|zuruckholen)
`);
