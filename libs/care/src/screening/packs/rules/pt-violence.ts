import { toPattern, toPatterns } from './to-patterns.ts';

const WHO = toPattern(`
(meu|minha|o meu|a minha|o|um) (ex )?(marido|esposo|esposa|mulher|namorad[oa]|companheir[oa]|noivo|parceiro|ex|pai|padrasto|madrasta|mae|irmao|irma|
tio|avo|vo|sogr[oa]|cunhado|primo|filho|chefe|patrao|professora?|treinador|vizinho|pastor|padre)
`);
const UP = '([a-z]+ ){0,4}';
// What strikes one without a blow, or in a game.
const HARMLESS = toPattern(`
(?! (um|uma|o|a|aquela|aquele|essa|esse) (papo|foto|fome|sono|saudade|duvida|vontade|ideia|alivio|susto|tristeza|inveja|palmas)[a-z]*)(?! (palmas|na (porta|loteria)|
no (jogo|fifa|truco)))(?!.*(jogando|brincando|fifa|xadrez|truco|videogame|ping pong|corrida|mario|luta|boxe|partida|sinuca|novela|filme|serie|dominó))(?<!(filme|novela|serie|sonhei|sonho) .*)
`);

/** Violence against the one who writes, and fear of it. */
export const VIOLENCE = toPatterns(`
${WHO} ${UP}(me|nos) (bate|bateu|batia|batendo|bater|espanca|espancou|espancava|agride|agrediu|agredia|agredir|estupra|estuprou|estuprava|violentou|violenta|maltrata|maltratou|
maltratava|enforcou|enforca|esgana|esganou|sufocou|chuta|chutou|estapeia|estapeou|esmurrou|empurra|empurrou|ameaca(?! de demiss)|ameacou|ameacando|ameacava|
tranca|trancou|humilha e|da (tapa|tapas|soco|socos|uma surra|surra)|deu (um tapa|um soco|uma surra|tapas?|socos?)|puxa (pelo|o) cabelo|puxou (pelo|o) cabelo|
obriga a (transar|fazer (sexo|coisas)|deitar)|toca (onde|quando|a noite|sem|de um jeito|nas partes)|tocava (onde|quando|a noite|sem|de um jeito|nas partes)|
passa a mao|passou a mao|apalpa|apalpou|assedia|assediou)(?! (com a demissao|de demitir|de me demitir|me demitir|me mandar embora|no trabalho de|d?e? ?tirar o celular))${HARMLESS}

${WHO} ${UP}(ameacou|ameaca|ameacava|ameacando) (de )?(me (matar|bater|agredir|machucar)|com (uma )?(faca|arma))|${WHO} ${UP}(passou|passa|passava) a mao (em mim|nas? minhas?)|${WHO} ${UP}(bate|bateu|batia|bate muito|bater) em mim${HARMLESS}

(${WHO} )?${UP}(abusa|abusou|abusava|abusaram|abusando) (sexualmente )?de mim(?! no trabalho pedindo)|fui (estuprada|estuprado|abusad[oa]|violentada|espancada)|sofro (violencia|agressao|
abuso|maus tratos|agressoes)|(me estuprou|me estupraram|me violentaram)

(ele|ela) (me )?(bate|espanca|agride)( em mim)? (quando|toda vez que|sempre que|se) (bebe|chega|fica|esta|ta|eu)

(tenho|morro de|estou com|to com|sinto) (muito )?medo (do|da|de|que) (${WHO}|marido|meu|minha|(meu|minha) [a-z]+) (?!(morr|adoec|ficar|perder|sofr|fal)[a-z]*)(quando (ele|ela|bebe)|(me )?(bater|bata|mate|matar|agredir|espancar)|chegar|chega|em casa|beb[aei][a-z]*)
`);
