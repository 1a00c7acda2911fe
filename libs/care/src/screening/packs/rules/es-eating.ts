import { NEAR } from './es-others.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

// Illness, pregnancy, treatment, faith.
const ILL = toPattern(`
(embaraz|gripe|virus|gastro|intoxic|quimio|mareo|marea|resaca|mal estado|estropead|caducad|nausea|borrach|indigest|barco|avion|
analisis|analitica|prueba|medic|operaci|estren|colonos|ramadan|cuaresma|coche|gato|perr|bebe)
`);
const UNLESS_ILL = `(?!.* ${ILL})(?<!${ILL}[^ ]* .*)`;
const UP = '([a-z0-9]+ ){0,4}';
const THIN = toPattern(`
(no engordar|adelgazar|bajar de peso|perder (peso|kilos|barriga)|ser (delgad|flac)[a-z]+|estar (delgad|flac|mas delgad)[a-z]+|
ponerme flac[oa]|pesar menos|bajar (kilos|de talla))
`);

/** Purging, and starving to be thin. */
export const EATING = toPatterns(`
(me )?(provoco|provoque|provocarme|provocando|induzco|induje|inducirme|hago|hice|hacerme|obligo a|obligue a|obligarme a|fuerzo a) (el vomito|
los vomitos|vomitar|devolver)${UNLESS_ILL}

(vomito|vomitar|vomite|vomitando|devuelvo) ${UP}(despues de|tras|lo que|cada vez que|siempre que) (cada |toda |todas las |
haber )?(como|comer|comida|comidas|cenar|cena|ceno|atracon|atracones|atracarme)(?! (eso|marisco|pescado))${UNLESS_ILL}

(vomito|vomitar|vomite|vomitando|devuelvo|me meto los dedos|dedos en la garganta|laxantes|diureticos|no como|sin comer|
dejo de comer|deje de comer|no he comido|dejar de comer|paso hambre|pasar hambre|me mato de hambre) (?!(pan|azucar|dulces|carne|
harinas|chocolate|frit|bolleria)[a-z]* )([a-z0-9]+ ){0,7}${THIN}${UNLESS_ILL}

(llevo|van) [a-z0-9]+ dias sin (comer|probar bocado)( nada)?(?! (carne|pan|azucar|dulces|chocolate|gluten|en casa|frit|fuera|
comida|pizza|fruta|con))${UNLESS_ILL}

((me )?(tomo|tomando|uso|abuso de|compro|tome|trago) ${UP}laxantes|me meto los dedos (en la garganta|para vomitar|despues))${UNLESS_ILL}

${NEAR} ${UP}(vomita|se provoca el vomito|se hace vomitar|toma laxantes|se mata de hambre|no come (nada|casi nada) (para|porque
 se ve gord[oa])|tiene (anorexia|bulimia))( (despues de|tras|todo|cada|a escondidas))?${UNLESS_ILL}

(tengo|recai en|recaida|recaigo en|sufro|padezco|creo que tengo|vuelvo a) ${UP}(anorexia|bulimia|tca|trastorno alimenti?c?i?o)
`);
