import { FAR, KILL_ME } from './es-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

const PEOPLE = toPattern(`
(mi|mis|los|el|la) (hij[oa]s?|nin[oa]s?|perr[oa]s?|gat[oa]s?|madre|mama|papa|padre|padres|familia|niet[oa]s?|
abuel[oa]|pareja|mujer|marido|espos[oa]|herman[oa]s?|bebe|novi[oa]|michi)
`);

/** Words that are danger wherever they stand, unless something clears them. */
export const PLAIN = toPatterns(`
${KILL_ME}

(morirme|morime|morirm)(?! (de|sin|cuando|si))

(m|me|mi) (kiero|qiero|quiero|kero) (matar|morir|suicidar|ir d)

acabar con (esta|mi|la) … vida(?! (de (estudiante|solter)|sedentaria|nocturna))

(quemarme viv[oa]|prenderme fuego|inmolarme|electrocutarme|envenenandome|desangrandome|ahorcad[oa] (van|me|en mi)|
dejarme desangrar|asfixiarme|me asfixio a proposito|arrollarme|hacerme arrollar)

(lo unico|la unica cosa|solo|lo que|todo lo que|nada mas) (que )?(yo )?(quiero|kiero|deseo|pido|necesito|
me queda) (ya )?(es )?(morir|morirme|que me (muera|maten|dejen morir)|irme de|la muerte|no (despertar|estar|existir|
vivir)|desaparecer (para|del|y)|descansar (para|en paz|de)|dejar de (vivir|existir|sufrir|sentir(?! (hambre|frio)))|
cerrar los ojos|dormir (y|para siempre)|acabar|que (todo|esto) (se )?(acabe|termine)|paz eterna)

(ni|sin|no|cero|pocas|pierdo|perdi|hasta|ningunas?) … ganas de (vivir|seguir (viv|respir|exist)~|seguir (aqui|
adelante)|estar viv[oa]|existir|despertar)(?! (aqui|en (este|el|la) (barrio|piso|casa)|con))

si no (fuera|fuese) por ${PEOPLE} ${FAR}(ya |yo )*(no (estaria|viviria|existiria|seguiria) ?(aqui|viv|en)?|me (habria|
hubiera) (matado|ido|muerto|suicidado)|(hubiera|habria) (acabado|terminado|saltado|muerto)|estaria muert)

(no (me mato|lo hago|lo he hecho|me he matado|me suicido|salto|me tiro)) (solo |nada mas |todavia )?(por|porque|
para que no|ya que) 

ni (para|pa) (matarme|morir~|eso) (sirvo|valgo)|(ni|tampoco) (eso|matarme) (me )?(sale|salio|supe|pude)

(murio|extrano|perdi|falta|se fue|echo de menos|partio|fallecio|muerte de) .*(irme con|alcanzarl[oa]|ir con (el|ella)|
estar con (el|ella) (ya|pronto|en el cielo)|juntarme con|seguirl[oa]|irme (yo )?tambien|me quiero ir|mi razon (de|
para) vivir|no quiero (estar|seguir|vivir))

(voces|voz) … (que )?me (ordenan?|dicen?|gritan?|mandan?|piden?|susurran?|repiten?) … (cort|mat|tir|salt|mor|ahorc|
hacerme|haga|haz|quit|acab|termin|desaparez)~

(dolor al morir|morir sin (dolor|sufrir|que duela)|sin dolor al|morir (rapido|mientras duermo|durmiendo|dormid[oa]|
de un infarto|hoy|esta noche|ya mismo|manana)|suicidio (sin dolor|indoloro|rapido))

(quiero|kiero|ojala|espero|deseo|quisiera|me gustaria) (que |q |k )?(un |una |el |la |
algun )?([a-z]+ )?(me )(atropell|mat|arroll|dispar|apunal|parta)(e|en|ara|aran|a|o)( [a-z]+)?

(a ver si|por si|con la esperanza de que|esperando que|con suerte) … (no despierto|me muero|me quedo (ahi|dormid|
en el sitio|ties)|una noche me quedo|me mato|me matan|no amanezco|se me para|me atropell~|reviento|no (vuelvo|
despierte|amanezca)|me muera|me maten|me da un (infarto|algo))(?! (sin|de|dormid[oa] (pronto|antes)))

me voy a (tirar|lanzar|aventar|colgar|ahorcar|cortar|desangrar|quitar|matar|suicidar|morir(?! de)|dejar morir)(?! (en|
a la|al (sofa|agua|cesped|pasto|mar|suelo)|toda|todo|un rato|el (pelo|dia|flequillo)|las unas|los zapatos|la tarde|
de cabeza a|encima|con (el|la)|una siesta|la coleta|el abrigo|el uniforme|la mascarilla|del grupo))

no quiero (seguir|vivir|estar) (mas )?en (este cuerpo|esta vida|este mundo|esta piel|esta carcel|este infierno)

que me entierren|(ya )?(dejenme|dejame|dejadme) (ir|morir|descansar|marchar)(?! (a |al|con|de (compras|fiesta)|solo|
por))

(esconder|escondo|tapar|tapo|ocultar|oculto|disimular|disimulo) (los|mis|las|todos los|todas mis) (cortes|cicatrices|
cortadas|heridas|marcas|brazos|munecas|rayas|quemaduras)

cuando (yo )?ya no este (no|quiero|que|dile|digan|cuid~|hagan|nadie|todo|van|podran|seran)|pronto (sere|estare|
voy a ser|seremos) … (recuerdo|ceniza|polvo|historia|tierra|estrella|angel|foto)

(ahora|ya|por fin|hoy) (me )?toca (descansar|irme|a mi (irme|morir)|morir)(?! (de|a la playa|vacac))|la (depresion|
tristeza|enfermedad|ansiedad|oscuridad) (me )?(gano|ha ganado|va ganando|me vencio)|que gane (ella|la (muerte|
depresion|oscuridad))

(psicolog|psiquiatra|terapeuta|doctor|medic|orientador)~ .*(le )?(menti|mentira|no le (dije|conte) (que|lo de))

(un dia|hoy|esta noche|manana|esta vez|algun dia) (ya )?no (voy a (regresar|volver)|regreso|vuelvo|regresare|
volvere)(?! (tarde|a (casa|comer|cenar|pedir|llamar|clase|esa|ese|fumar|beber|caer)|hasta|antes|al|a la|con|
mas a (ese|esa)))|para no (volver|regresar) (nunca|jamas|mas)|(irme|ir|salir|caminar|perderme) (y no (volver|
regresar)|sin (volver|regreso))(?! (tarde|hasta))

mi (corazon|cuerpo|alma|cabeza) ya no (quiere|puede|aguanta|da) ?(mas|seguir|vivir)?|(se me )?acabo la (vida|cuerda|
pila) (para siempre)?(?! (de(l)?))

tu (papa|mama|padre|madre|hij[oa]|herman[oa]|abuel[oa]|mami|papi) (no (pudo|pude|va a poder|podra|estara)|
ya no (puede|pudo|va|estara)|se (rindio|va hoy|va para))(?! (llegar|ir|comprar|recog|traer|dormir))

(facil|tentador|sencillo) … (saltar|hacerlo|acabar|matarse|morir~|dejarme caer|tirarme|desaparecer)(?! (la (cuerda|
valla)|un|en|con))|(razon|razones|motivo|motivos|algo) (para|por (la|lo) que) no (saltar|matar~|hacerlo|tirar~|irme|
morir~|acabar)

(si )?me muero (pues|que|y (ya|que)|ya|hoy|aqui|nadie|da igual|mejor|no pasa nada)(?! (de |me))|si me muero me muero|
(que mas da|da igual|no importa) (si )?(vivo|muero|me muero|morir|vivir)|no me interesa (lo que (me pase|
pase conmigo)|seguir|vivir)|no me importa (lo que (me pase|pase conmigo)|mi vida|vivir)

(si (dios|diosito) (existiera|me quisiera)|por que (dios|diosito|el senor) no) … (llevado|lleva|recoge|recogido|lleve)

(mejor|ojala|y) (que )?(yo )?no (exista|existiera|hubiera nacido|haber nacido|hubiera existido)

(soy|he sido|fui|me siento|me veo como) … (preocupacion|carga|estorbo|gasto|problema|molestia|lastre|
peso) (mas )?para (todos|nadie|mi|mis|ellos|los|la gente|el mundo)|dejar de ser (una preocupacion|una carga|
un problema|un gasto)

duela por fuera

(en mi casa|en casa|mi (padre|papa|tio|abuelo|viejo)) … (hay|tiene|guarda|tenia|guardaba) (un|una|su) (arma|pistola|
escopeta|revolver|rifle) … (y (yo |ya |se|nadie|pienso)|se (donde|la)|combinacion)|(la|tengo la) (escopeta|
pistola) (del|de mi|de el) (viejo|papa|padre|abuelo|tio|difunto)(?! (en la vitrina|es (una|de) (caza|coleccion)))

(ultim[oa]|mi ultim[oa]) (amanecer|atardecer|primavera|otono|luna|suspiro|respiro|cumpleanos|navidad)(?! (en|de|con|
juntos|del))

(estoy|sigo|quede|ya) (list[oa]|preparad[oa]) para (morir|irme|partir|la muerte|no volver|que (me lleve|todo (acabe|
termine))|descansar|encontrarme con)(?! (de (viaje|fiesta)|a |al))|en paz con (la idea de )?(morir|mi muerte|irme)

seguro ${FAR}suicidio

(no|nunca) (me )?(volveran|volveras|volvereis|van a volver|vas a volver) a (ver|verme|saber de mi|oir)(?! (en (esa|
ese|tu|el|la)|por))|no me (volveran|volveras|van|vas) a ver( nunca)? (viv|mas)(?! por)
`);
