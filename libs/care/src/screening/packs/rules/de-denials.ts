import { toPatterns } from './to-patterns.ts';

/** A text that is nothing but a denial (with the thanks that go with it). */
export const DENIALS = toPatterns(`
((nein|nee|ne|no|quatsch|keine sorge|danke|wirklich|echt|hallo|keinesfalls|ach was) )*(ich|i) ((hab|habe|hatte|denke|denk|will|wollte|mochte|werde|wurde|plane|bin|gedacht|noch|nie|niemals|nicht|nich|keine|keinen|keinerlei|gar|auch|wirklich|ganz sicher|daran|dran|mir|mich|absicht|plan|
gedanken|suizidgedanken|selbstmordgedanken|selbst|etwas|was|vor|je|jemals|uberlegt) )*(?<=(nie|niemals|nicht|nich|keine|keinen|keinerlei) .*)(anzutun|antun|umzubringen|umbringen|suizidal|suizidgefahrdet|zu verletzen|verletzen|zu ritzen|ritzen|suizid|suizidgedanken|selbstmordgedanken|selbstmord|sterben|zu sterben|das leben (zu )?nehmen|weh ?(zu )?tun|wehzutun|zu toten)( (gedacht|gehabt|wollen))?
( (danke|der nachfrage|fur die nachfrage|wirklich|keine sorge|echt|nie))*
`);
