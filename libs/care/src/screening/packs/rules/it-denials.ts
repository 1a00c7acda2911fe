import { toPatterns } from './to-patterns.ts';

/** A text that is nothing but a denial (with the thanks that go with it). */
export const DENIALS = toPatterns(`
((no|nono|macche|assolutamente|tranquill[oa]|certo che no|davvero|grazie|ciao|figurati) )*(io )?(non|nn|mai) ((mi|e|ho|sto|avevo|mai|neanche|nemmeno|nessun|nessuna|passato|passa|per|la|testa|pensato|pensando|penso|pensavo|
voglio|vorrei|volevo|voluto|intendo|provato|tentato|di|a|che|idee|pensieri|voglia|intenzione|intenzioni|progetti|sono|farei|avuto) )+
(farmi (del )?male|ammazzarmi|uccidermi|suicidarmi|morire|togliermi la vita|tagliarmi|suicid[aei]|suicidio|ferirmi|autolesionismo|autolesionist[ai])
( (grazie|per la domanda|davvero|mai|tranquill[oa]|giuro|assolutamente))*
`);
