import { THAT } from './es-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

const PEACE = toPattern(`
no pasa nada|mejor|da igual|me da igual|nadie|alivio|perfecto|ni modo|que bien|mucho mejor|que descanso
`);

/** Sorry to be alive, unafraid of death, calmed by the thought of it, without a tomorrow. */
export const REGRET = toPatterns(`
(?<!(va|van|puede|podria|iba) a )dejar (de|d) (existir|vivir|respirar)(?! (con|en|de|del|por la|como|aqui en|bajo|
juntos|tan|cerca|lejos))|no haber (existido|nacido)|(arrepiento|lamento|maldigo|odio|perdon|siento) … (haber nacido|
existir|seguir viv[oa]|estar viv[oa]|el dia en ${THAT} naci|el dia ${THAT} naci)|(idea|ganas|pensamiento|tentacion|
posibilidad|fantasia) de (ya )?no (seguir|estar|existir|despertar|vivir|volver a)(?! (con el|en (la|el)|estudiando|
trabajando|tan|jugando|aqui en))

no (voy a|pienso|quiero|creo que|voy) (cumplir|cumpla|llegar a (los|tener|cumplir)?) ?(los |mis )?([0-9]+|trece|
catorce|quince|dieci[a-z]+|veint[a-z]+|treinta|cuarenta|cincuenta|mas anos)(?! (que|nunca|sol|con|sin|sol|mil|kil|
euros|minutos|seguidores))|tengo [a-z0-9]+ (anos )?y (ya )?no quiero (tener|cumplir|llegar)

(no|sin|ni|cero|pocas) … (fuerzas|ganas|animo|valor|energia|cuerpo) (para|de|pa) … (otro (amanecer|dia|ano|invierno|
cumple[a-z]*)|un dia mas|manana)(?! (de|en|con|como|asi de))|ganas de seguir (peleando|luchando|batallando|
lidiando) (con|por|contra) (la|esta|mi) vida|no seguir (adelante )?con (mi|la|esta) vida|no (lucho|peleo) mas(?! (con|
contra))

si (ya )?(no (despierto|amanezco|vuelvo|me despierto)|me muero|muero|no la cuento|me pasa algo|me mato) (manana |hoy |
esta noche |en el camino |durmiendo )?(${PEACE})|(ya )?no (me da|le tengo|tengo|siento) (ya )?miedo (a |de |a la |
la )?(muerte(?! de)|morir|morirme|lo ${THAT} (hay|venga) despues)|(me da|tengo|da) (mas )?miedo (a |de )?(otro dia|
vivir|seguir viv|despertar)(?! (sin|solo|en|con|lejos|tarde|sola|al))

(ojala|me gustaria|deseo|quiero|espero|quisiera|que suerte si|pido) (${THAT} )?(me )?(diagnostiquen|diagnosticaran|
detecten|detectaran|encontraran|encuentren|salga|saliera|de|diera|toque|tener) (algo |un |una )?([a-z]+ )?(terminal|
incurable|malign[oa]|mal[oa](?! suerte)|grave|cancer|tumor|mortal)|(alegre|alivio|contenta|feliz) … (dijo|dijeron|
supe) ${THAT} (era|es) (grave|terminal|malign|cancer)[a-z]*|ojala (este|esta|fuera|sea) … (algo peor|maligno|cancer|
mortal|terminal|grave)

(vivo|sigo (aqui|aca|viv[oa])|existo|respiro|no (me mato|lo hago)) ([a-z]+ )?(porque|pq|xq|x|por) (no (tengo|
me atrevo|queda|encuentro|hay)|soy (un |una |muy )?cobarde|me falta|me obligan|toca|cobardia|no (darles|hacerle))

(pena|lastima|mala suerte|ojala|rabia|mejor|por ${THAT}|porque|deberia|suerte|debi) ([a-z]+ )?(no )?(haberme|
me hubiera|me hubiese|me haya|haber|me habria|me) (muerto|mori|ahogado|matado|suicidado|estrellado|quedado (ahi|alli|
en el))(?! (de|en el primer))|${THAT} no me (sacaran|salvaran|hubieran (salvado|sacado|encontrado)|encontraran|
rescataran)(?! (del|de la cola))|por ${THAT} no me mor[ií]

la vida (ya )?me dio (todo )?lo ${THAT}|me bajo en la proxima(?! (estacion|parada))|hace (rato|tiempo|anos|meses|
mucho) (${THAT} )?(estoy|me siento) muert[oa](?! de)|muert[oa] … (solo )?(me )?falta(n)? ([a-z]+ )?(tramite|caerme|
el cuerpo|entierro|caja|ataud|funeral|papeles|certificado|enterrarme)|nada (ya )?me (ata|retiene|amarra|detiene) (ya|
aqui|aca|a (la vida|este mundo|nadie))|en mi cabeza (ya )?estoy muert[oa]|quiero estarlo de verdad

(ya )?(es|llego|llega|esta cerca) mi (hora|momento|final|fin)(?! (favorit|preferid|de|en|para|feliz|libre|pico|
punta))|los muertos (ya )?(no|si) (sufren|sienten|lloran|descansan|les duele)|(suerte|envidia) (la suya|
la de los muertos|tienen los (muertos|${THAT} se van))|${THAT} (pronto|ya) (me )?(llegue|toque|venga) mi (hora|final|
turno|fin)

(irme|ir|voy|salir|salgo|largarme|quitarme|bajarme|sacarme|desaparecer|marcharme|escapar|partir|huir|fuera|adios|
llevenme|llevame) … de (este|esta) ([a-z]+ )?(mundo|planeta|tierra)(?! (del|de los|digital|laboral))|me (importa|vale|
da) (un (pito|comino|carajo|bledo|huevo)|madre|verga|igual|lo mismo) … (me )?(pisa|atropell|mat[ea]|muer|me pase|
caiga)[a-z]*(?! de)

(unic[oa]|solo|sol[oa]) … (descans|paz|tranquil|calma)[a-z]* … (cementerio|tumba|panteon|cajon|bajo tierra|
muert[oa]|
la muerte)|solo la muerte|la muerte (es|seria|sera|parece) (mi|la|lo|un|una|el) |mandame la muerte|(merezco|merecia|
deberia|tengo ${THAT}) (la muerte|morir|morirme|estar muert|${THAT} me (maten|mate))[a-z]*(?! de)|(no tengo|
lo mio no tiene|sin) (arreglo|remedio|cura) .*(muerte|morir|matar)[a-z]*

(cuanto|cuantos dias|cuanto tiempo) (tardarian|tardaran|tardaria|pasaria) (alguien )?(en|hasta) (encontrar|
darse cuenta|notar|echar|hallar|que me)[a-z]*|(me pregunto|imagino|fantaseo|pienso) ([a-z]+ )?(si|como|quien|con|
${THAT}|en) … (mi (muerte|ausencia|funeral|entierro|velorio)|me (muero|muriera|mato|matara|extranarian|lloraria|
llorarian|llorara|extranaria|echarian))|(me extranarian(?! (en|si me (cambi|mud)))|me llorarian|llorarian por mi|
me echarian de menos)|mi propi[oa] (muerte|final)|como (va a ser|sera|seria) mi muerte

no se si (voy a |vaya a |yo )?(llegar|llegue|llego|amanezca|amanezco|despierte|aguante|aguanto|paso|pase|
pasare) … (con vida|viv[oa](?! al? (viernes|finde|fin|vacac|navid|dia))|manana(?! (al|a|el|por))|de (hoy|esta noche))|
(este|mi) cuerpo ([a-z]+ )?(ya )?no lo (quiero|aguanto|soporto)|(triste|lloran|lloraran|sufriran|sufrirán|mal|duelo|
llorar) … un (tiempo|mes|rato|ano|par de [a-z]+|poco) (y |pero )?(despues|luego|ya|mejor|se les)[a-z]*

${THAT} (se )?(acabara|acabe|terminara|termine|apague|pare) todo( ahi| alli| aqui| ya| de una)?(?! (bien|el|la|lo|
esto|este|tu|su|en))|mi vida se (apaga|acaba|termina|consume|extingue)|(no pienso|no voy a|
ya no voy a) (seguir )?(sufriendo|sufrir)(?! (por (el|ella|ti|un|una|ese|amor)|con (el|la)))|se acaba (hoy|esta noche|
manana)(?! (el|la|los|las|mi (turno|contrato|curso)|lo))

(no|ya no) (kiero|qiero|quiero|keiro|kero) (bibir|bivir|vibir|exixtir|segir|despertar|amaneser|sufrir mas)(?! (con|
en))|(suisi|suici|zuici)d[a-z]+me|m(i|e)? (kero|kiero|qiero|quiero) (muerir|morrir|mrir|matr|ir al cielo)|
ganas de bibir|keria morir[a-z]*

en (estas|mis) condiciones no (quiero|vale la pena)|(prefiero|mejor|antes) (la muerte|morir|morirme|estar muert[oa]|
muert[oa]) (a|${THAT}|antes ${THAT}) (seguir|vivir|continuar|este (dolor|infierno)|otro dia|esto|esta vida|asi|ser yo|
estar (asi|aqui)|volver(?! a (ver|usar|comer|probar|salir|bailar)))|en paz con (irme|morir|la muerte|mi decision)|
la idea de (morir|morirme|la muerte|irme|no estar|desaparecer)[a-z]* … (me|ya no me) (da (paz|calma|tranquil|alivio)|
calma|consuela|tranquiliza|persigue|ronda|tienta|asusta|seduce|gusta|atrae)
`);
