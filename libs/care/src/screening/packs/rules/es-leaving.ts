import { DIE, FAR, KILL_ME, THAT } from './es-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

const MONTHS = toPattern(`
(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|navidades|verano|
otono|invierno|primavera|semana santa|reyes|fin de ano|nochevieja|ano nuevo|vacaciones)
`);
const HEAVEN = '(cielo|mas alla|otro lado|otro barrio|otro mundo|alla arriba|otra vida)';

/** To leave life, in the words people have for it: a date set, not a journey, idioms, faith, the end of a story. */
export const LEAVING = toPatterns(`
(hoy|ayer|anoche|esta (noche|vez|madrugada|tarde|manana)|el (lunes|martes|miercoles|jueves|viernes|sabado|
domingo)) (si |casi |por poco |ya |casi casi )+(${THAT} )?lo (hago|hice|hare|intento)(?! (llegar|reir|llorar|caer|de|
con|en|yo|bien|mal|todo|sola|por))

(casi|por poco|estuve a punto de|a punto de|estuve a nada de|estoy a nada de|a un paso de|
a nada de) (${THAT} )?(lo hago|no (la cuento por|volver)|hacerlo|acabar con todo|terminar con todo|tirarme|aventarme|
saltar|matarme|cortarme|tragarme|tomarme (todas|todo))(?! (la (valla|reja|cuerda|tapia)|de (cabeza )?(a la|
en) (piscina|alberca|pileta)|el pelo|el flequillo|las unas|bien|solo|sin querer))

(atent[a-z]+|algo|locura|tonteria|barbaridad|estupidez|disparate) contra mi( (propia )?(vida|persona)|
 mism[oa])?(?! [a-z])|contra mi (propia )?vida|hacerme algo(?! (de (comer|cenar|desayunar|picar)|rico|ligero|bonito|
rapido (de|para) c|en el pelo|especial|nuevo))

(antes de|para no|miedo de|capaz de|a punto de|antes (de )?${THAT}|evitar) (haga|hacer|cometa|cometer) (algo|
una) ?(sin remedio|irreversible|sin vuelta|irremediable|malo conmigo|definitivo|locura conmigo|de lo ${THAT} no)

${THAT} (dios|diosito|la virgen|el senor|mi (madre|mama|familia)|mis hijos) me perdon(e|
en) (por )?(por )?lo ${THAT} (me )?(voy|hare|estoy|pienso)|lo ${THAT} (voy a hacerme|me voy a hacer)(?! (de|
en el pelo|hoy de|para))

(dios|diosito|el senor|la virgen|jesus|el cielo) … (me )?(perdon|castig|conden|acept|recib)[a-z]+ … (suicidi[oa]|
suicidarme|si me (mato|muero|quito|voy)|por (matar|quitar|irme|rendir)[a-z]*)|(es|sera|seria) (un )?pecado … (matarse|
matarme|suicid[a-z]+|quitarse|quitarme|querer (morir|irse|irme))[a-z]*

(soy|estoy|me (siento|pongo|noto|desperte|levante)|ando|amaneci|vuelvo a estar) (muy |medio |bien |re |otra vez |
super )*suicida(?! (en|con el|de mi|squad))

(el |mi )?suicidio (ya )?(me |no me )?(es|sea|seria|parece|resulta|suena|tienta|llama|espera|ronda|persigue|da (paz|
miedo|alivio)|asusta|consuela|atrae|no es (cobard|egois|pecad))[a-z]*(?! (un (problema|tema)|la (primera|segunda|
principal)|en (cifras|espana)))

${KILL_ME} … (es|seria|no es|parece|sea) (la|una|mi|lo|un)? ?(respuesta|solucion|salida|opcion|unic[oa]|mejor|logico|
descanso|alivio|facil)

lo (unico )?${THAT} (yo )?(mas |de verdad |realmente )?(quiero|deseo|busco|pido|necesito|me falta|me apetece|espero|
kiero) es ([a-z]+ )?(${DIE}|${KILL_ME}|morir~|la muerte|no (estar|ser|despertar|existir)|${THAT} (se|todo|
esto) (acabe|termine))

(me |m )?(kiero|quiero|qiero|kero|quieo) (mori|morime|matame|muelto|muelta)(?! de)|me (queria|keria|querria) (morir|
matar) (como siempre|todo el (dia|rato|tiempo)|de verdad|de nuevo|otra vez|y (nadie|todavia|aun|hoy)|igual|
a (la noche|solas))|deseando estar muert[oa]|(toy|ando|estoy) pensando en (morir|matar|suicid|quitar)[a-z]*

me (puedo|podria) (ya )?(morir|ir de este)(?! (feliz|content|tranquil|en paz|de))|ya (puedo|podria) (morir|hacerlo|
descansar)(?! [a-z])|me haria el favor de (morir|desaparecer|matar)[a-z]*

(no|ya no|ni|sin|pocas|cero) (me |nos )?(queda|quedan|tengo|dan|salen|encuentro|hay|siento)? ?(muchas |mas |las |
ni )*(ganas|fuerzas|motivos?|razon|razones|ilusion|energia|cuerpo|valor|animo) (ni )?(de|para|pa|por) (estar|quedarme|
seguir|permanecer|continuar|vivir|viví) ?(mas )?(en (este mundo|esta vida|la tierra|este planeta)|viv[oa]|con (esta|
mi) vida|respirando|viviendo)

(no|ya no) (quiero|tengo ganas de|puedo|me apetece) .*ni (de )?(vivir|existir|respirar|estar viv[oa]|
seguir viv[oa])(?! (con|en|sin|de))|ganas de (vivir|seguir|existir) (0|cero|ningun|nulas?|bajo|no (hay|quedan|tengo|
encuentro)|agotad|se (me )?(fueron|acab))[a-z]*|ganas de (morir|morirme|matarme|no vivir) (10|100|todas|muchas|
al maximo|a tope)

no (estar|existir|ser|despertar|vivir) (nunca|jamas) mas|no estar(?! [a-z])|no (debo|deberia|tendria (que|q)|debi|
merezco|merecia|debia) ([a-z]+ )?(existir|vivir|haber nacido|nacer|estar (viv[oa]|en este mundo)|seguir (viv[oa]|
respirando|aqui)|respirar)(?! (con|en (este|un|una) (piso|pueblo|casa)|asi de|de))

(no )?(es|sea|me parece|era) (justo|logico|normal|correcto|bueno) (para [a-z]+ )?([a-z]+ )?${THAT} (yo )?(siga|este|
sigo|viva)( [a-z]+)? ?(viv[oa]|respirando|existiendo|en este mundo|vivo yo)

(no )?(sirvo|sirve|valgo|nac[io]|estoy hech[oa]|me da|valia) (para|pa) (esto de )?(estar viv[oa]|vivir|existir|
seguir viv[oa]|la vida)(?! (en|de|con|sin|aqui))|esto de (estar viv[oa]|vivir|existir|respirar) (ya )?(no|me|pesa|
cansa|duele|se me)

(rabia|mala suerte|lastima|pena|desgracia|castigo|decepcion|frustra[a-z]+|asco|coraje|bronca|tristeza|fastidio|
verguenza|mala pata|pereza|odio) (de |por |${THAT} |me da |es )*(todavia |aun |yo )*(seguir|sigo|sigue|segui|estar|
amanecer|despertar|volver a despertar) (aqui|aca|viv[oa]|respirando|con vida|otra vez|en este mundo)

(me salvaron|me rescataron|me reanimaron|me encontraron|me lavaron el estomago|llego la ambulancia|
me sacaron) .*(nadie (me )?(pregunt|pidi)|sin (preguntar|pedir)|para que|no (queria|debieron|tenian)|ojala|
si (yo )?queria|los odio|no se lo perdono)[a-z]*|(tras|despues de|luego de) (mi|el|aquel) (ultimo )?intento .*(rabia|
lastima|pena|segui|otra vez|sigo|quiero|ganas)[a-z]*|me (asusta|da miedo|preocupa|aterra) (fallar|no (lograrlo|
conseguirlo|morir|morirme)|quedar(me)? viv[oa]|sobrevivir)|miedo a (quedar(me)?|seguir|despertar) viv[oa]

(le doy|me doy|me di|les doy|me puse|me he puesto|me he dado|doy) (a (esto|la vida|mi vida|vivir) )?(de plazo|
un plazo|como plazo|hasta) … ${MONTHS}|me (puse|di|doy|he puesto) (de|un|como) plazo|(dejo|dejare|voy a dejar|
dejaria) de (vivir|existir|respirar|sufrir|estorbar|molestarl[oa]s|ser(?! [a-z])|estar(?! [a-z]))

(esperando|espero|esperare|aguanto|aguantando|aguantare|nomas|cuando|en cuanto) (a )?(${THAT} )?(solo )?(pase|pasen|
termine|acabe|llegue|cumpla|sea|nazca|se casen?|se duerman?|se vayan?|viajen?|duerman|salgan) ${FAR}(para (hacerlo|
irme(?! (a|al|de|con|en))|acabar(?! (el|la))|morir|matar|terminarl|despedirme(?! de)|no (arruinar|amargar|
manchar))[a-z]*|(lo|ya) (hago|hare)|se acab(a|o) todo|me (mato|quito|tiro|cuelgo|despido))(?! (por|con|la (compra|
cena)|el (examen|trabajo)))

(ahi|ahi si|entonces|ese dia|alli|asi) (aprovecho|lo hago|lo hare|sera)( y)? (se acab|termin|me (mato|voy|quito|tiro)|
adios)[a-z]*|aprovecho y (se acaba|me (mato|voy para|quito|tiro)|lo hago|adios|termino con)

no (hablo|estoy hablando|me refiero|digo|es) (de |a |en |para )?(vacaciones|un viaje|viaj[a-z]+|mudar[a-z]+|
una mudanza|paracaidas|la (playa|oficina)|dejar (el|la)|cambiar de)(?! [a-z])|no (es|sera|hay) (un )?(aeropuerto|
${THAT} me mude|de vacaciones)

(en|para|antes de|el|este|de aqui a) (proximo )?(${MONTHS}|entonces|lunes|martes|miercoles|jueves|viernes|sabado|
domingo|mes ${THAT} viene|ano ${THAT} viene) (yo )?(ya )?(no (estare(?! (en|con|de|disp|trab))|existire|vivire)|
estare (muert|bajo tierra|enterrad|en el (cielo|hoyo))[a-z]*)|me habre (matado|muerto(?! de)|suicidado|quitado|
ahorcado|tirado|colgado)

(para|pa) lo ${THAT} me queda( (por|de) vivir| de vida| aqui| en este mundo| ya)?(?! (de (carrera|contrato|curso|mes|
clase|dia|peli|libro|sueldo)|en (la|el) (empresa|convento|curso)|por (leer|ver|hacer|estudiar)))|(lo poco|lo ${THAT}|
poco) (ya )?me queda (por|de) (vivir|vida)

no (quiero|pienso|voy a|espero|creo ${THAT}) (ver|conocer|pisar|estrenar) (ni )?(el |otro |ningun )?(20[2-9][0-9]|
ano nuevo)(?! (sin|con))|(no|ni) (pienso|voy a|espero|quiero|creo) (que )?(llegar|llegue|ver) (a |al |a la |la |
el )+(proxim[oa]|siguiente|otr[oa]) (cosecha|navidad|primavera|verano|cumple|cumpleanos|invierno|ano|mes|semana|otono|
feria|vendimia|curso|luna)|(me pregunto|no se|dudo) … si (llego|llegare|llegue) (viv[oa]|con vida)(?! al? (viernes|
finde|fin|vacac|dia))|no (voy a|pienso|quiero) llegar a (ser )?viej[oa]

(cumple|cumpleanos|navidad|ano nuevo|amanecer|verano) … (es|sera|sea) (el|la|mi) ultim[oa](?! (de|del|que|en))|
otr[oa] (semana|mes|dia|ano) asi y (me mato|no (lo cuento|llego)|acabo con|me tiro|se acab|salgo en)|(salgo|saldre|
voy a salir|aparezco) en (las|la) (esquelas?|necrologicas?|obituarios?)

(el dia|cuando|si) (${THAT} )?(ella|el|ellos|mi [a-z]+|ell[oa]s|mi perr[oa]) (ya )?(no (este|esta|estuviera)|me falte|
falte|muera|se muera|se vaya) (yo )?(tampoco|tambien(?! (lo|la) (extran|llor))|me (voy|mato|muero)|se acab[a-z]*|
no (sigo|hay|quedo))|(solo|nomas|nada mas|unicamente) (sigo|estoy|aguanto|vivo|me quedo) (aca|aqui|viv[oa]|en pie|
en este mundo) (por|x) |(mi|la|unica|era|ultima) (promesa|razon|motivo|excusa|ancla) (de|para) (quedarme|seguir (viv|
aqui|aca)|no (irme|hacerlo|matarme))

(salir|salida|escapar|huir|irme|voy|borrarme|bajarme|bajar|despedirme|retirarme|desertar|renunciar|renuncio|dimitir|
mutis|desapuntarme|baja|me (salgo|bajo|borro|retiro|despido|quito)) … de (la|esta|mi) (puta |perra |maldita |
asquerosa |pinche |cochina )?vida(?! (laboral|social|de (solter|estudiante|antes|pueblo|ciudad)|publica|nocturna|
politica|sedentaria|real|familiar|sana|y (del|de la)|eso))

(irme|me voy|me ire|me marcho|partir|largarme|me largo|pienso ir|me quiero ir|marcharme|ir|
voy) … (a donde no se (vuelve|regresa)|donde (ya )?no (hay|duele|se sufre|sufra|se vuelve|me duela)|por mi (mano|
cuenta(?! (a|de|en|y riesgo))|propio pie|propia (mano|voluntad))|antes de tiempo|(al|pal|para el) (hoyo|cajon|
otro barrio|otro lado|mas alla|infierno ya)|sin (vuelta|retorno|regreso)|con (la (flaca|parca|pelona|huesuda|calaca|
santa muerte|muerte)|los (muertos|angeles|que ya no))|bajo tierra|a la tumba|al panteon (yo|con|a descansar)|
para no (volver|regresar)|pa no volver)(?! (a (ver|visitar|limpiar|dejar)|de la (mesa|cama)))

(estirar la pata|estiro la pata|criar malvas|criando malvas|palmarla|la palmo|espicharla|dinarla|petatearme|
me petateo|colgar los tenis|cuelgo los tenis|chupar faros|entregar el equipo|doblar la servilleta|felpar|
pelarme de este|ver crecer las flores desde abajo|colgar los guantes (de la vida|los tenis|y todo)|
mutis por el foro de la vida|pasar a mejor vida yo|quedarme ties[oa]|comer tierra|abonar (la tierra|
margaritas)) … (por (mi )?(cuenta|propia|mi mano|gusto)|y (nadie|sera|todo|ya|que)|porque|sera|pronto|hoy|manana|
yo (mism|sol)|de una vez|antes)[a-z]*|(quiero|pronto|voy a|pienso|ya quiero|me toca|prefiero|
ganas de) (ya )?(estirar la pata|criar malvas|palmarla|espicharla|dinarla|petatearme|colgar los tenis|chupar faros|
doblar la servilleta|abonar margaritas)(?! (de|con|por culpa|si|en el|dentro))

(le )?(tengo|mas|tengo mas) (mas )?ganas (al |del |de la |a la |de un |de una )(cajon|ataud|tumba|hoyo|cementerio|
nicho|panteon|caja)|me (aconseja|llama|reclama|pide|ofrece|susurra|espera) (la|el) (tumba|muerte|cajon|hoyo|
cementerio|soga|ataud)|${THAT} me (lleve|venga a buscar|busque|agarre) (ya )?(la|el) (pelona|flaca|parca|huesuda|
calaca|catrina|muerte|diablo ya)

(sol[oa]|solamente|unicamente|nada mas|recien) (bajo tierra|muert[oa]|en la tumba|muriendo(me)?|matandome|en un cajon|
cuando (me )?muera) … (paz|descans|se me|dej[aeo]|acab|tranquil|libre|calm)[a-z]*|(paz|descanso|
calma) (de verdad )?(solo |la (tendre|hay|encontrare) )?(bajo tierra|en (la|una|mi) tumba|en el (cajon|ataud)|
muert[oa])|en el (cementerio|panteon|camposanto) (estare|estaria|descans|voy a|hay|si)[a-z]*(?! (mi|un|una|much|la|
el))

(los )?(angeles|angelitos|muertos|difuntos|animas) … (me (llaman|esperan|buscan|hablan|hacen senas|
dicen ${THAT} vaya)|vienen (ya )?por mi)|(abuel[oa]|abu|mama|papa|madre|padre|herman[oa]|hij[oa]|marido|espos[oa]|
mujer|viej[oa]|perr[oa]|amig[oa]|novi[oa]) (ya )?(me (llama|espera|esta esperando|hace senas|guarda sitio)) … (al|del|
en el|desde el|en la) ${HEAVEN}

(reunirme|encontrarme|juntarme|reencontrarme) con (mi|mis) (manolo|difunt|viej|hij|marido|mujer|espos|abuel|madre|
padre|mama|papa|herman|amor|angel|muert|perr|gat|nin)[a-z]* … (${HEAVEN}|alla|arriba|pronto|(y |pero )?(el senor|dios|
diosito)|${THAT} (murio|se fue|fallecio|partio)|de una vez)|(el senor|dios|diosito|la muerte) (se )?(tarda|tardan?|
no viene|se olvid[oa]|no se acuerda|se demora|no se apura)[a-z]* ${FAR}(ir|voy|ire|me adelant|por mi cuenta|yo)[a-z]*

(antes de tiempo|sin (su )?permiso|sin ${THAT} me (llame|llamen)|sin invitacion|por mi cuenta) … (cielo|san pedro|
dios|senor|mas alla|arriba)|(cielo|san pedro|dios|senor|diosito) ([a-z]+ ){0,9}(antes de tiempo|sin (su )?permiso|
sin ${THAT} me llam|sin invitacion|antes de la hora)[a-z]*|(el|la) (mas alla|otra vida|otro lado|
infierno) (no )?(puede|debe|sera|es|ha de|tiene ${THAT}|podria) (ser )?(peor|mejor|mas (tranquil|bonit))

${THAT} (la tierra|el mar|el agua|la noche|el rio) me trague (y (no|ya|nunca)|de una (buena )?vez|para siempre|pero|
(y lo digo )?(literal|en serio))|${THAT} me trague (la tierra|el mar|el agua|el rio) (y (no|ya|nunca)|de una|
para siempre|de verdad)|(apago|apagar) (la (maquina|luz|vela|tele)) y me (apago|voy para)|me (apago|apagare) (yo|
del todo|tambien)|(soplar|soplo|soplare|apagar) (yo )?(mi|la) vela yo|mi vela (ya|se)|soplarla yo

(baje|baja|bajo|bajar|caiga|cerrar|cierro|cae) (ya )?(el |mi )?telon (de mi|en esta vida|yo|${THAT} (yo )?ya|para mi|
y (ya|yo|me voy))|mi (historia|cuento|camino|pelicula|novela|funcion|viaje|libro|ciclo|capitulo) (ya )?(se )?(termina|
acaba|acabo|termino|llega a su fin|llego (al|a su) (final|fin)|no (da|tiene) (mas|para mas|otro))( aqui| hoy|
 esta noche| yo)?(?! (de|en (la|el)|con))|(estoy en|vivo en) (el )?tiempo de descuento|pitar (yo )?(el|mi) final|
final (de mi vida|yo mism[oa])

(acortar|acortarl[oa]|adelantar|adelantarl[oa]|adelantarme|anticipar|anticiparme|apurar|apresurar) … (la muerte|
mi (muerte|final|hora|partida|vida|fin)|lo inevitable|a la muerte|el final yo|mi vida|la vida)|(hart[oa]|
cansad[oa]) … acortarl[oa]|lo (parare|acabare|terminare|voy a (parar|acabar|terminar)) yo(?! (el|con|de))|(parando|
acabando|apagando|quitando|borrando)me yo

(un paso|un segundo|un salto|un corte|un tiro|un empujon|un ratito|un trago) (mas )?y (ya )?(no (doleria|duele|
sentiria|sufriria|hay mas|habria|siento)|se (acab|termin)|todo (acab|termin)|listo|descans|adios|fin)[a-z]*|
no volver (jamas|nunca) (a (ninguna|ningun|casa)|mas)|decidiendo si (volver|saltar|seguir)|
buenas noches ${FAR}(para siempre|etern|definitiv|sin manana|no (tienen|hay|habra) manana)[a-z]*

(basura|trapo|desecho|mueble (roto|viejo)|trasto|juguete roto) ${FAR}(se tira|me tiro|tirarme|me saquen|saquenme|
se bota|se elimina)|toca (romperme|borrarme|apagarme|arrancarme|eliminarme)|(mala )?hierba ${FAR}(arranc|
cort)[a-z]* ?(la|a mi|me)?|me (rompo|arranco|borro|elimino|quito) yo(?! (la|el|los|las|un|una))

(boleto|billete|pasaje|ticket|viaje) (de (pura |solo )?ida(?! (a|el de vuelta|y vuelta|para|hacia|al|y|en|por|con))|
sin (regreso|vuelta|retorno)(?! (a|para|hacia|al|por)))|la salida (definitiva|final|de emergencia de (la|mi|
esta) vida)|(una|sola|la unica) salida … definitiva
`);
