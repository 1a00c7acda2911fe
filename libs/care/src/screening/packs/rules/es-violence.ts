import { toPattern, toPatterns } from './to-patterns.ts';

const WHO = toPattern(`
(mi|el|un) (ex )?(marido|espos[oa]|mujer|novi[oa]|pareja|ex|padre|papa|viej[oa]|padrastro|madrastra|madre|mama|herman[oa]|
ti[oa]|abuelo|suegr[oa]|cunado|primo|hijo|jefe|jefa|profe|profesora?|maestr[oa]|entrenador|companero( de piso)?|vecino|cura)
`);
const UP = '([a-z]+ ){0,4}';
// What strikes one without a blow, or in a game.
const HARMLESS = toPattern(`
(?! (un|el|la|su|sus|una) (susto|bronca|gripe|resfri|catarro|acento|mania|risa|toque|grito|voz|llamad|vuelta|bostezo|abrazo|color|
vestido|sol|cancion)[a-z]*)(?! (bien|mejor|mas|nada|las narices|en la loteria))(?!.*(fifa|ajedrez|padel|tenis|play|mario|cartas|
parchis|jugando|juego|videojueg|partida|boxeo|karate|combate|pelicula|serie|novela|guitarra|piano|masaje))(?<!(pelicula|serie|novela|sone|sueno) .*)
`);

/** Violence against the one who writes, and fear of it. */
export const VIOLENCE = toPatterns(`
${WHO} ${UP}(me|nos) (ha |han |vuelve a |volvio a |sigue |va a |ha vuelto a )?(peg(a|o|aba|ado|ar|ando)|golpe(a|o|aba|ado|ar|
ando)|maltrat(a|o|aba|ado|ar|ando)|viol(a|o|aba|ado|ar|ando)|manose(a|o|aba|ado)|abofete(a|o|aba|ado)|pate(a|o|aba|ado)|
azot(a|o|aba|ado)|estrangul(a|o|aba|ado)|ahorc(a|o|aba)|empuj(a|o|aba|ado) (contra|por|al suelo|y)|tir(a|o|aba) (del pelo|
al suelo)|levant(a|o|aba|ado) la mano|amenaz(a|o|aba|ado)(?! con (despedir|echar|quitar|castig|dej|no|ir|denunci)[a-z]*)( con (matarme|pegarme|golpearme|matarnos|hacerme dano))?|
encerr(o|aba|ado)|encierra|(da|dio|daba|dado) (una paliza|palizas|golpes|un(a|os)? (bofetad|cachetad|punetaz|patad|
cinturonaz|hosti|torta)[a-z]*|patadas|punetazos|bofetadas|con el cinturon)|oblig(a|o|aba|ado) a (acostarme|tener (sexo|
relaciones)|hacer cosas|tocar)|toc(a|aba|o|ado) (donde|por (la|las) noche|sin|cuando (duermo|estamos sol)|ahi|
las partes|el (pecho|culo)|los pechos|entre))[a-z]*${HARMLESS}

${WHO} ${UP}(pegarme|golpearme|maltratarme|violarme|estrangularme|pegarnos)${HARMLESS}

(${WHO} )?${UP}(abus(a|o|aba|aron|aban)|ha abusado|han abusado) (sexualmente )?de mi(?! (confianza|pacienci|generos|bondad|tiempo|
amabil|buena)[a-z]*)

a mi (tambien )?me (pega|golpea|maltrata|pegaba)${HARMLESS}|me (pega|golpea|maltrata|grita y (me )?pega) (cuando|si|cada vez que) (bebe|toma|llega|se (enfada|enoja)|esta (borracho|enfadado)|
llego|no)|(me violaron|me han violado|fui violada|sufro (maltrato|malos tratos|violencia|abusos)|vivo con un maltratador)

(tengo miedo|me da miedo|miedo me da|le tengo miedo|tengo terror|vivo con miedo) (a|de|que|volver a casa( por| con| con)?|de que)? ?(${WHO}|
(me (pegue|mate|golpee|vuelva a pegar|haga algo) ${UP}(el|mi (marido|novio|padre|pareja|ex|padrastro)|cuando (llega|bebe|llegue))))
(?! (muera|enferme|se (muera|enferme|enfade|entere)|me (deje|eche|regane))[a-z]*)
`);
