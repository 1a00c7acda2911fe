import { toPattern, toPatterns } from './to-patterns.ts';

/** Somebody near. */
export const NEAR = toPattern(`
((mein|meine|meiner|meinem|meinen|ein|eine|einer|n|ne|der|die|unsere?|dein|deine) (bester? |beste[nr]? |kleine[rn]? |gro(ß|ss)e[rn]? |gute[rn]? |ex )?(freund|freundin|kumpel|bruder|schwester|sohn|tochter|mann|frau|mutter|vater|mama|papa|opa|oma|cousine?|kolleg(e|in|en)|schuler(in)?|nachbar(in)?|partner(in)?|ex|tante|onkel|
mitbewohner(in)?|nichte|neffe|enkel(in)?|kind|azubi|mitschuler(in)?|klassenkamerad(in)?|bekannte[r]?|bro|madel|teenager)( (von mir|aus (der|meiner) klasse))?)
`);
// Nobody and nothing else stands between, so that no film is told of.
const SAYS = toPattern(`
((hat|mir|uns|gestern|heute|eben|gerade|grade|grad|gesagt|geschrieben|sagt|schreibt|meint|meinte|sagte|erzahlt|gestanden|angedeutet|behauptet|droht|gedroht|dass|er|sie|es|immer|immer wieder|wieder|standig|oft|manchmal|einfach|nur|auch|und|ist|geht es schlecht|gehts schlecht|per (whatsapp|sms|nachricht)|am telefon|will|nicht mehr|
schon|letzte nacht|seit [a-z]+|denkt daruber nach|uberlegt|hat angst und|am liebsten) )*
`);

/** Somebody else who wants to die or harms themselves. */
export const OTHERS = toPatterns(`
${NEAR}(?<!(film|roman|serie|buch) .*) ${SAYS}(sterben|nicht mehr (leben|da sein|aufwachen|weiterleben)|tot sein|sich (was |etwas )?(umbringen|toten|das leben nehmen|antun|aufhangen|erhangen|was an)|sich (umzubringen|zu toten|das leben zu nehmen|etwas anzutun|was anzutun)|schluss machen (will |mochte |wird )?(mit (seinem|ihrem|dem) leben)|(mit (seinem|ihrem|dem) leben )schluss (machen|zu machen)|
suizid begehen|selbstmord (begehen|machen)|suizidal|suizidgefahrdet)( (will|mochte|wollte|wolle|wurde|werde|wird|kann))?(?! (vor (lachen|hunger|langeweile|scham)|fur (ein|eine)))

${NEAR} ${SAYS}(ritzt sich|schneidet sich(?! (die|den|das|in den finger|beim))|verletzt sich (selbst|selber|absichtlich|mit)|tut sich (selbst |selber )?(weh|was an|etwas an)|fugt sich (selbst )?(wunden|schnitte|schmerzen) zu|sich (wieder |selbst |selber |heimlich )*(ritzt|schneidet|verletzt|geritzt|die arme aufgeschnitten)|bringt sich (noch |vielleicht |bestimmt )*um)(?! (vor (lachen|arbeit)|beim))

${NEAR} ${SAYS}(hat|habe|hatte|mit) ([a-z]+ )?(suizidgedanken|selbstmordgedanken|todesgedanken|suizidplane)|${NEAR} ${SAYS}(einen )?(suizidversuch|selbstmordversuch) (gemacht|hinter sich|unternommen)

(angst|sorge|sorgen|befurchte) (dass )?(${NEAR} |er |sie )(sich )(etwas |was |noch |selbst )*(antut|umbringt|das leben nimmt|totet)
`);
