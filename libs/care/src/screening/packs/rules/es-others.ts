import { toPattern, toPatterns } from './to-patterns.ts';

/** Somebody near. */
export const NEAR = toPattern(`
(mi|una?|el|la|tu|nuestr[oa]) (mejor |ex ?|propi[oa] )?(amig[oa]|herman[oa]|hij[oa]|prim[oa]|novi[oa]|vecin[oa]|alumn[oa]|
companer[oa]|ti[oa]|abuel[oa]|madre|padre|mama|papa|cunad[oa]|sobrin[oa]|niet[oa]|marido|mujer|espos[oa]|pareja|
ex|chic[oa]|nin[oa]|colega|compi|cuate|hermanit[oa]|amiguit[oa]|padrastro|madrastra|suegr[oa])
( (de|del) [a-z]+| que conozco| mayor| pequen[oa]| menor)?( de [0-9a-z]+ anos)?
`);
// What stands between somebody and what they want; nobody and nothing else, so that no film is told of.
const SAYS = toPattern(`
((me|nos|lo|ha|y|que|q|ya|a veces|siempre|hoy|ayer|anoche|ultimamente|otra vez|de nuevo|tambien|solo|no para de|
esta|muy|mal|sigue|el otro dia|por (whatsapp|telefono|chat|mensaje)|dice|dijo|dicho|decir|diciendo|diciendome|cuenta|conto|contado|
escribio|escrito|escribe|confeso|confesado|repite|insiste en|ella|el) )*
`);
const NOT_REALLY =
  '(?! (en (su|el|la) [a-z]+|de (risa|verguenza|hambre|calor|sueno|frio|ganas|amor)|por (un|una|el|la)|con (la|el|est[ea]) [a-z]+))(?!.* (ingresad[oa]|hace (anos|mucho)))';

/** Somebody else who wants to die or harms themselves. */
export const OTHERS = toPatterns(`
${NEAR} ${SAYS}(quiere|queria|desea|intento|intentado|trato de|piensa en|pensando en|amenaza con|amenazado con|
habla de|hablado de|hablando de|prefiere|pretende|planea|capaz de|a punto de) (ya |solo )?(morir|morirse|matarse|suicidarse|ahorcarse|
quitarse (la vida|de en medio)|quitarsela|acabar con (su vida|todo)|dejar de (vivir|existir)|suicidio|tirarse (del|por|
al|de un)|cortarse(?! (el|las unas))|hacerse dano|lastimarse|autolesionarse)${NOT_REALLY}

${NEAR} ${SAYS}(se (quiere|queria|ha intentado|intento|piensa) (morir|matar|suicidar|ahorcar|quitar la vida|cortar las venas|
hacer dano)|se (corta|esta cortando|corto|ha cortado)( (los|las|el|la) (braz|munec|pierna|muslo|vena)[a-z]+)?(?! (el|la|las|los|un|una|con|
al|pelando|cocinando))|se (hace|esta haciendo|hizo|ha hecho) (dano|cortes)(?! (en el (futbol|gim)|jugando|al))|se (autolesiona|
lastima|esta autolesionando|esta lastimando)(?! (jug|entren|en el)))${NOT_REALLY}

${NEAR} ${SAYS}(no quiere|no queria|no le encuentra sentido a|no tiene ganas de|no aguanta) (ya |mas )?(seguir )?(vivir|viviendo|
viv[oa]|existir|existiendo|estar viv[oa]|despertar)(?! (en (?!este mundo)|con |de |sol[oa]|junt))

${NEAR} ${SAYS}(tiene|tuvo|con) (ideas|pensamientos|tendencias) (suicidas|de (muerte|suicidio))

(preocupa|miedo (de|a)|temo) que (${NEAR} )?(se (mate|suicide|haga dano|quite la vida|corte))
`);
