import { FAR, PILLS, UP } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';

/** What is said sideways: half sentences, understatement, what is left out. */
export const OBLIQUE = toPatterns(`
esperanza de no (levantarme|despertar|despertarme|amanecer)(?! (hasta|tarde|temprano))

no creo que (este|siga aqui|siga viv[oa]|llegue viv[oa]|me vean)(?! [a-z])

(de mas|de sobra|sobrando) en (todas partes|esta casa|mi casa|este mundo|esta familia|mi familia|la vida|todos lados|
este planeta)

(mejor|arreglar~|quedar~|alcanzar~|vivir~|salir~) … (cobrando|con) (la poliza|el seguro|mi seguro)

perdiendo(le)? (el )?miedo a (hacerlo|la muerte|morir|saltar)

(secador|secadora|tostador|tostadora) … (agua|banera|tina|ducha)

(viv[oa]|vivo|respiro|existo|sigo|sigo aqui|sigo viv[oa]) (solo |nomas |pura |puro )?por (pura |puro )?(inercia|
costumbre|obligacion|compromiso|cobardia|no molestar|miedo|educacion|cobarde)

no voy a dejar (ninguna )?(nota|carta)|sin dejar (nota|carta)|(llevo|tengo|guardo) la carta (en|escrita|lista|debajo|
desde)(?! (de amor|del banco|de pago|${FAR}(darsel|entreg|mandar|enviar|echar)))

no (vuelvo|volvere|pienso volver|quiero volver) a (despertar|despertarme|abrir los ojos|amanecer|levantarme)(?! (a|
tan|temprano|tarde|antes|con|en un colchon))

(quiero|kiero|quisiera|ojala|que|a ver si|rabia|deseo|espero|desearia) ${FAR}(corazon|cuerpo) … (se rinda|se rindiera|
diga basta|dijera basta|deje de (latir|funcionar)|dejara de (latir|funcionar)|se canse|se pare|se parara|se detenga|
siga (funcionando|latiendo)|aguante (menos|poco)|falle|fallara)

(no|ni) (pienso|quiero|voy a|soporto|soportaria|aguanto|aguantaria|puedo con|puedo) (pasar |vivir |ver |llegar a |
celebrar |aguantar |soportar )?(otr[oa]|un[oa]? mas|ni un|mas) (navidad en (esta|mi) soledad|amanecer(?! (en|junt))|
amaneceres|mananas|despertar|cumpleanos (mas|viv)|dia (mas )?(de ser yo|en este mundo|viv[oa]|con vida|respirando|
sobre la tierra|conmigo))

no quiero (ningun |otro )?(futuro|manana)(?! [a-z])|no quiero llegar (al|a) (final|fin|manana|lunes|viej[oa]|
fin de ano)(?! (de (la (cola|reunion)|mes)|tarde|ultim))

que me lleve la corriente(?! pero)

es la (buena|definitiva)(?! (noticia|version|edicion|respuesta|lista))

(y )?yo (por fin|al fin) (en paz|descansar[ea]?|descanso|libre)(?! de (trabajo|exam))|(por fin|al fin) (descansare|
voy a descansar|podre descansar|descansar) (en paz|para siempre|de (mi|todo|vivir|la vida|esta vida|este mundo))

(tendran|tendra|tendrian|van a|va a|podran|podra|descansaran|descansara|descansar|descansen|paz|libres?|
alivio) … (descansar |paz |libres? )?(de mi|sin mi)(?! (parte|casa|viaje|hermano|comida))

(por que|para que|en que|obligad[oa] a|obligan a|rabia|ansiedad|miedo|verguenza|culpa|culpable|pena|castigo|
cansad[oa]|asco|hart[oa]|empena~|aguanto|soporto|promesa de|prometi|de que sirve|que sentido tiene|me sorprende|
lamento|odio|lastima) … (seguir viv[oa]|siga viv[oa]|sigo viv[oa]|estar viv[oa]|levantarme viv[oa]|despertar viv[oa]|
seguir respirando|amanecer viv[oa]|otra vez viv[oa])(?! (de milagro|gracias))|otra vez (amaneci|desperte) viv[oa]|
otra vez viv[oa]|levantarme viv[oa]

si (tuviera|tuviese|hubiera tenido|consiguiera) (una |un |el )?(pistola|arma|escopeta|valor|huevos|coraje|cojones|
agallas) ${FAR}(no estaria (aqui|escrib)|ya (estaria|me habria|no)|lo (haria|habria)|me (mato|habria|pego))

lo mas (digno|sensato|logico|justo|facil|humano|razonable|sano|honesto|generoso|util) (que puedo hacer )?(es|seria|
sera) (irse|irme|morir~|desaparecer(?! un)|no estar|quitar~|matar~|acabar|que (yo )?(no|me))|(que|
cuanto) yo no exist(a|iera)

si (salto(?! (la|el|los|las|a la|en|de))|me tiro (de|del|por|al)|me mato|me cuelgo|me ahorco|me tomo (todas|todo el|
el frasco)|me lanzo|me desangro|me muero (hoy|esta noche|ya|nadie|se|por fin|no|quien)|me muriera|me muriese|
estuviera muert[oa]|estuviese muert[oa])

este mundo (no es para mi|me queda grande|no me quiere|estara mejor|no tiene (sitio|lugar) para mi)|no (encajo|
pertenezco|tengo lugar|hay (lugar|sitio) para mi) (en|entre|a) (este mundo|este planeta|los vivos|la tierra|
ninguna parte y)

(me (tome|he tomado|trague|bebi)|tome) (todo )?(lo que (habia|quedaba|encontre|tenia)) … (botiquin|cajon|casa|armario|
frasco|bano|mesilla)(?! (del trabajo|para))

(siento|sentiria|me da|seria|da|me dio|senti|encuentro) (un |una |mucho |mucha |tanta |tanto |cierta |
cierto )?(alivio|paz|calma|tranquilidad|consuelo) … (que |imaginar |imagino |saber |pensar |si |cuando |
en )+${UP}(no (estoy|estar|existo|existir|despierto)|morir~|muert[oa]|irme cuando|puedo irme|mi (funeral|entierro|
velorio|muerte)|desaparezco|acabarl[oa])(?! (de vacac|de viaje|a casa))

(alcohol|sal|limon|vinagre) en (los|mis|las) (cortes|heridas|cortadas)

(ojala|por que no|debi|debio|tenia que|deberia) … (sido|ser|mori|morir|muerto) yo … (accidente|ataud|muri|caja|
tumba|
coche|cancer|lugar|en vez|y no|alli|entonces|antes)|por que no me mori|(ojala|mejor) me (hubieran|
hubiesen) (dejado morir|matado|dejado (ahi|alli)|ahogado|abortado)

(pienso|se|busco|buscando|pensando|viendo|planeando|estudiando) (en )?(como |la forma de |la manera de |
el modo de )(terminar con (esto|todo)|acabar con (esto|todo)|hacerlo sin|morir~|matar(me|se)|no despertar|
irme (de este|sin (hacer lio|que duela|dolor|molestar|que (nadie|sufran)|dejar))|desaparecer sin|quitarme)

(rece|rezo|rogue|ruego|pedi|pido|suplique|suplico|implore) ${FAR}(morir~|no despert~|que me (lleve|lleven|muera|mate)|
se me pare|que no amanez~|irme ya)(?! (de vacac))

(efecto|efectos) (el |la |del |de la |de )(raticida|veneno|cianuro|insulina|matarratas|monoxido)

(con|por) su (misma|propia) (escopeta|pistola|soga|cuerda|mano)(?! (firm|escrib))|por (mi|su) propia mano|
por mi mano(?! [a-z])

no me fio de mi(?! (memoria|hermano|jefe|con (el|la|los|las)))|no confio en mi (mism[oa]|cuando|esta noche|sol)|
no me dej(en|es) sol[oa] (con (los|las|el|la|mis)|esta noche|porque)|se lo que voy a hacer si|tengo miedo de lo que

(me da igual|da lo mismo|que mas da) … (si )?me (encuentren|encuentran|hallen|hallan)|no me (encontraran|hallaran|
van a encontrar) (a tiempo|con vida|viv|hasta)

(billete|boleto|pasaje|ticket) de (salida de este|ida al (cielo|otro))|esta vez sin (billete|boleto|pasaje|
ticket) de (vuelta|regreso)|viaje sin (retorno|regreso|vuelta)(?! de)|no compre (el )?(billete|boleto|
pasaje) de (vuelta|regreso) (porque|a proposito)

parezca que (me resbale|me cai|fue|se me|tropece|no|me dormi)|que parezca (natural|descuido)

prefiero que me (recuerd~|llor~|entierr~|vean? muert) ?([a-z]+ )?(muert[oa]|antes|a que|ahora)?

(bajo|subo|voy|salgo|me voy) (al|a la) (sotano|azotea|garaje|rio|puente|monte|granero|trastero|cochera|viaducto|via|
vias|acantilado) y (se acabo|ya esta|listo|adios|fin|no (vuelvo|subo|bajo)|me)

(volvi|vuelvo|he vuelto|volvere) a (cortar|quemar|lastimar|autolesionar|hacer dano|rajar)

(naci con|mi|tengo|vengo con) (mi )?fecha (de caducidad|de vencimiento|de muerte)|le puse fecha(?! a)|(mi|
la) fecha (esta|ya esta) (elegida|marcada|puesta|decidida)|fecha … (puntito|cruz|calendario) (negr|y nadie)

(tener|sufrir|ojala|me gustaria) … un accidente (que (no fuera|me|acabe)|y (ya|morir|que)|mortal|fatal|del que no)

(cuenta|sale|pensando|imaginando|acabare|terminare|acabo|sueno|soluciono|voy a acabar|voy a terminar|
fantasia~) … (matandome|suicidandome|colgandome|ahorcandome|tirandome (de|del|por)|cortandome las venas|
quitandome la vida)

falta (el|mi) cuerpo|(me )?falta (enterrarme|que me entierren|el ataud|la tumba|el cajon|morirme del todo)|
hacerlo oficial y morir|solo que todavia respiro|aunque (siga|sigo) respirando|sigo respirando nada mas

me (tirare|aventare|lanzare|colgare|ahorcare|matare) (cuando|en cuanto|manana|hoy|esta noche|si )

(no|tampoco) (quiero|busco|pido|necesito) (ayuda|que me (ayuden|salven)|atencion|consejos) ([a-z]+ )?(quiero|
solo quiero|busco|pido|lo que) (que (todo )?(termine|acabe|pare|me dejen)|morir~|irme|terminar|dejar de|el final|
que acabe)

(manana|pronto|el lunes|ya|despues|algun dia) (lo |me |todos |todo lo )*(entenderan|entenderas|comprenderan|
comprenderas|van a entender)(?! (la broma|el chiste|el tema|la leccion|ingles))

me (solo )?falta (solo )?(la ultima (decision|despedida)|el ultimo paso)|solo me falta la ultima

me arrepiento de (haber (fallado (la|aquella|esa|entonces)|despertado|sobrevivido|vomitado|llamado a la ambulancia)|
no haberl[oa] (hecho|logrado|conseguido)|no (haber muerto|haberme)|cada dia que no lo hice)|lo (vuelvo|volvere|
volveria|voy a volver) a intentar(?! (con|el|manana|la))|(lo )?volveria a hacerlo(?! (por|sin dudar|mil))|(volvere|
vuelvo|voy) a intentarlo (hasta|y esta vez|pero (mejor|bien)|otra vez y)

(pies|piernas) (por fuera|colgando (al|en el|del (balcon|puente|techo))|al vacio|en el vacio|fuera de la (baranda|
barandilla|ventana))

no quiero (estar|seguir|vivir) (aqui |mas |viv[oa] )*(sin (el|ella|mi (hij|bebe|amor|esposo|esposa|marido|mujer|viej|
madre|mama|perr)~|mis (hijos|ninos)))|no quiero (estar|ser|existir)(?! [a-z])|(como|que) (se hace para|hago para|
hay que hacer para) (dejar de (ser|existir|vivir|respirar)|no (existir|estar|despertar)|desaparecer (para|
del))(?! [a-z])

arrancarme (la vida|el corazon|la piel|de mi)|sacarme la vida|(que )?alguien (que )?me (desconecte|desenchufe|apague|
mate|remate|borre|quite (la vida|los somniferos|las pastillas|este dolor o))(?! (del grupo|el (movil|router)|
antes de))

(cuchillas?|navajas?|hojillas?|cutter|cuter|bisturi|gillettes?) … (a la escuela|al cole|al insti|al colegio|al liceo|
al trabajo|en la mochila|en la funda|en el bolsillo|en mi (cuarto|cajon|mochila|cartuchera)|bajo la almohada|
a la banera|en la banera|en la tina|escondid[ao]s?)

apago todo(?! (el|los|y me (voy|duermo)))

(en|de|dentro de) (una|la) caja de (pino|madera|muerto)|(estar|vean|verme|meterme|verse|volver) … en (la|
una) caja(?! (de|fuerte|del super|rapida))|salir (de aqui )?(en una (caja|bolsa)|con los pies por delante)|
con los pies por delante

(si |manana |cuando )?amanezco muert[oa]|no (pienso|voy a|quiero|creo que) (salir|salga) (de (aqui|esta) )?con vida|
no (pienso|quiero|creo) salir viv[oa]

(solo |nada mas |nomas |unicamente )(sigo|aguanto|vivo|estoy aqui|estoy viv[oa]|respiro) (aqui |viv[oa] )?por (mis|mi|
no|miedo|mama|papa|ellos|ella|el)|aguant~ por (mis padres|mis hijos|nadie|mi (madre|mama|familia)) (pero|y ya no|
ya no|ni)

(frasco|bote|blister|pastillas|tiras?|cajas? de pastillas) … (en la mano|encima de la cama|sobre la cama|
en la mesilla mirand|arriba de la cama|frente a mi|delante de mi)|voy por (la|el) (segund|tercer|cuart)~ (tira|
blister|caja|bote|frasco) de ${PILLS}|(quedan|tengo) … (blisters?|tiras|cajas|botes|
frascos) (de [a-z]+ )?y (una botella|vodka|alcohol|whisky|tequila|ron|una nota)

nadie (va a|podra|podria|me va a|me podra) (encontrarme a tiempo|llegar a tiempo para|salvarme|impedirmelo|impedirlo)|
promesa de seguir (aqui|viv)|prometi (seguir|aguantar) (viv|aqui)

mejor me (muero|mato|suicido|quito|voy para siempre)|(mejor|ojala) muert[oa](?! (que|de|en vida))|
me muero y (se acab[oa]|ya esta|listo|punto|asi|todos)|un corte (mas )?(profundo|hondo) (de lo que|a proposito)

(mi vida|la vida|seguir|vivir|todo esto) … (ya )?(no )?(le )?(encuentro|veo|hallo) (la |ninguna )?(gracia|utilidad|
razon)|no le (encuentro|veo|hallo) (la |ninguna )?(gracia|utilidad|razon) a (seguir|vivir|la vida|esto de vivir|
estar viv)

(ya no|no) (me )?(cuento|espero|aspiro) (con|a) (llegar|vivir|ver) |(no|ni) (espero|pienso|quiero) (llegar a )?(ver|
conocer) (el (proximo|otro) (ano|verano|dia)|la primavera|otro (ano|dia|verano)|el ano nuevo|a mis nietos)|
no pienso (esperar|estar|seguir aqui|quedarme)(?! (a|en|mas de|callad|de pie|con|cola|media|ni))

(prefiero|elijo|escojo) (la (nada|muerte|tumba|soga|horca|cuerda)|no ser|el silencio eterno)(?! (negra|que ver))

(siento|tengo) (mas )?ganas de (morir~|irme (para|de este)|que (todo|me) )|miedo (a|de) (seguir )?(vivir|viviendo|
viv[oa]|quedarme aqui)(?! (sol|lejos|en|con))|me asusta (mas )?(quedarme|vivir|seguir viv)(?! (sol|sin|en|en casa))

(castigo|castigarme|maltrato|destrozo|lastimo|golpeo) (a )?(mi |el )?cuerpo|(mi|el) cuerpo … (lo castigo|lo lastimo|
lo corto|lo golpeo|lo maltrato)|me lo merezco (por eso )?me (golpeo|corto|pego|lastimo)|por eso me (golpeo|corto|pego|
lastimo|quemo)

(sentir|siento) algo cuando (me (corto|quemo|golpeo)|sangro)

(un|una) (persona|muert[oa]|boca|problema) (menos|mas),? (quien|que|nadie|yo sere|a quien)|sere (ese|un) muerto|
voy a ser un[oa] menos

(motivos|razones|excusas) para no (cruzar|saltar|hacerlo|matarme|tirarme|morir~|tragar|cortarme)

(lo|ya) (hare|hago|voy a hacer) (hoy|esta noche|manana|el [a-z]+|de verdad|en serio) (y|sin|antes|cuando)? ?(nadie|
que|nada|todo|mi|me)
`);
