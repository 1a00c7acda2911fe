import { FAR, KILL_ME } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';

/** Hints that say much in few words: means at hand, an end in sight, farewells without the word. */
export const HINTS = toPatterns(`
(aguantar|aguantare|aguanto|esperar|esperare|llegar|quedarme) (solo )?hasta (el|la|que|despues) ${FAR}(y (fue|es|
ya) (ayer|hoy|manana|paso)|y (despues|luego|ya))

(que|para que) (nadie|ellos|mis [a-z]+|mi [a-z]+|no) (se )?(sienta|sientan|sentirse|sienta) culpables? … (decid|voy|
hare|hago|cuando|por mi)~

(tutorial|tutoriales|videos?) … (de |sobre )?(nudos|horcas?) (y|pero) no|(lo|la) (lleve|llevo|escondi|tengo) (en|
debajo de|bajo) (el|la) (almohada|colchon|ropero) por si (me )?(atrevo|decido)|por si (un dia |algun dia |al fin |
hoy )?me (atrevo|decido|animo a)(?! a (bailar|hablar|pedir|cantar))|me siento (atrevid|capaz de hacerlo|
list[oa] para hacerlo)

(tranquil[oa]|en paz|calma|serenidad|alivio) … (desde que (lo )?(decidi|elegi|tome la decision)|
porque ya (lo )?(decidi|se cuando)|ya (lo )?decidi)|(ya )?(tome|he tomado) (la|mi|una) (ultima )?decision (de (irme|
no|morir~)|y (nadie|es (la )?(ultima|definitiva)|me voy))

(tanto|mas que nunca) (quiero |quise )?(desaparecer|morir~)

(dinero|plata|ahorros) … (del?|para) (mi )?(entierro|funeral|velorio|cajon)(?! de (mi (padre|madre|abuel)|papa|
la abuela))

(cada vez que|siempre que|cuando) (veo|pasa|paso|oigo|cruzo|cojo|miro|llega|manejo|conduzco) … (tren|metro|puente|
camion|via|vias|anden|azotea|rio|ventana|acantilado|curva|farola|barranco) … (pienso (lo mismo|en (hacerlo|saltar|
tirarme|lo mismo|dar|no))|se me (pasa|cruza|ocurre)|me dan ganas|calculo|me (llama|imagino)|cierro los ojos|sueno)

(escondio|escondieron|esconden|quitaron|guardaron|me quito) … (los|las|mis) (cuchillos|cuchillas|pastillas|medicinas|
tijeras|llaves|cinturones) (pero|y)(?! (los|el) chocolates)

(pastillas|razones|motivos) (de sobra )?y (cero|ningun|ninguna) (motivo|razon|gana|pastilla)~|me (voy a |
lo voy a )tomar (todo|todas|el frasco|la caja|lo que)(?! (con calma|el (dia|fin)|a broma|en serio|mas en))

(un|el|los) pies? (arriba|encima|fuera|sobre|en) (de )?(la|el) (silla|baranda|barandilla|cornisa|vacio|ventana|repisa|
banquito|aire)(?! de (la playa|mimbre))|(subid[oa]|parad[oa]|de pie) (en|a|sobre|arriba de) (una|la) (silla|
banqueta) (con|y|mirando)

(adios|despedida) … (es un hasta nunca|para siempre de verdad|definitiv[oa](?! de)|aunque (no lo|la disfrace|nadie))|
esto es una despedida|es (mi|una) despedida(?! de (solter|ano|curso|verano))|no habra quien (conteste|abra|responda)|
(no|ya no) (habra|va a haber|queda|hay) (un )?(mi|manana para mi|nadie en casa|proxima vez para mi)(?! (casa|hermano|
turno))

(cuchillas?|navaja|bisturi|cutter|pastillas|soga|cuerda) … (por si (el dia|acaso me|no puedo|se pone|todo|la noche)|
por si acaso y|de emergencia para)

salir de (esta|esto|aqui) viv[oa] y|que pare mi

(me olvide|olvide|olvidarme|olvidar) de respirar|(deje|dejar|dejara|dejo) de respirar(?! (por la|del susto|bajo))|
el oxigeno a la gente|el aire que (gasto|respiro)|robo (el )?(aire|oxigeno)|gasto (el )?(aire|oxigeno)

(pistola|escopeta|arma|cuchillo|navaja|cinturon|soga) ${FAR}(cerca de la (cabeza|sien)|(de )?mi cabeza|en la sien|
me pesa|de lo normal|cada dia mas|mas de la cuenta)|no me engancho (a proposito)?|me desengancho|sin engancharme|
sin arnes a (proposito|ver)|(no usar|no abrir|no tirar de|cortar) (el|mi) paracaidas

(no le|ya no le) (encuentro|veo|hallo) (caso|sentido|objeto|chiste) a (cumplir|llegar|nada de|despertar|levantarme|
ver)|(quien|el que|la que) me encuentre|me (llegaba|llega|tape|tapara|cubra|cubriera) … (y no queria salir|
hasta (que no|taparme)|y segui)|hasta que el agua

(miro|mire|mirando|mirar|me quedo mirando|observo|cuento|conte|contar) (el cajon|la caja|los pisos|las pastillas|
la altura|la caida|las vigas|la cuerda|el cinturon|los escalones|la ventana abierta|las cuchillas|el cuchillo|
la navaja|el frasco|el botiquin) ${FAR}(y |alcanza|suficient~|pensando|un rato|una hora|mucho rato|despues nada|
demasiado|no se|me)(?! (la caja fuerte|tirar|ordenar|lleva~))

(no saben|nadie sabe|si supieran|si supieras|nadie imagina|ni se imaginan) ${FAR}(debajo del colchon|lo cerca que|
que (ya )?tengo (la|el|las|todo)|que hay nuevas|lo que (escondo|guardo|voy a hacer|pienso hacer)|
cuantas veces (lo )?(he )?(intent|pens)~|que me (corto|quiero morir|hago|despido))

(herencia|seguro|poliza) … (antes de tiempo|es lo (unico|mejor) que (puedo|les))

(mas|muy) (pal?|para) alla que (pal?|para) aca y|(yo )?ya me fui (solo|hace|falta)|(quiero|voy a) hacerlo oficial

(pasa|paso|veo) (un|el|otro) (camion|tren|metro|coche) y pienso|(la puerta|la salida) … (esta vez|hoy|
esta noche) (la )?(voy a )?(abrir|cruzar|abro|cruzo)|(deje|dejo|dejar) (la puerta|las llaves) … para (que (entren|
no tengan que|los bomberos|me encuentren))

mi (tiempo|ciclo|mision|hora) (aqui |en (este mundo|esta vida|la tierra) )?(se acabo|termino|ha terminado|ya (fue|
paso|llego|acabo))|(ya )?(es|llego|llego la) (mi )?hora de (irme|partir|descansar|apagar|soltar|marcharme|decir adios|
terminar con todo)(?! (a (casa|dormir|la cama)|de la fiesta|el motor|la tele|la luz y (dormir|a dormir)))

(se lo|lo|la) (dejo|doy|regalo|hereda|queda) (a|todo a|mi) … (cuidenmel[oa]s?|cuidamel[oa]s?|en mi nombre|
cuando me vaya|despues de mi)|cuidenmel[oa]s?(?! (hasta|un|el (finde|lunes)))

(pienso|penso|pense|pensado|pensar|idea|plan|ganas|ensaye|ensayo|ensayando|practique|imagino|
suen[oa]) ${FAR}(el salto|mi despedida|la caida|mi ausencia|mi final|el final de todo|la ultima noche|el ultimo dia|
como (me|seria no)|${KILL_ME})

porque me doy asco|me da (asco|verguenza) (seguir viv|existir|estar viv|respirar|ser yo)

no soporto ${FAR}(dentro de|en) mi (cabeza|mente|piel)|(lo siguiente|el siguiente|la siguiente|la proxima|
el proximo) soy yo|solo falto yo|ojala me hubiera (ido|muerto|tocado) (yo|a mi)(?! (la loteria|el premio))

(si )?esto es (la vida|vivir) … no (la |lo )?quiero|(para|pa) vivir asi (mejor|prefiero)|asi no (quiero|
vale la pena) vivir|mejor no vivir|queriendo lo contrario|no hablo de sueno|hablo de vivir(?! (junt|en))

me apriet[oe] el cuello|(me pongo|puse|con) (la|una) bolsa en la cabeza|hasta que (veo|vea) (todo )?negro|(tumbarme|
acostarme|echarme|sentarme|tumbar|acostar) en (las vias|la via|los rieles|la carretera|medio de la (carretera|
autopista|calle))

(que|con|de|a|en|sobre|despues de) mi (propia )?muerte(?! (en el juego|sea dentro))|(la vida|esta vida) me la (quito|
voy a quitar|quitare)|me la quito yo|(formas|maneras) de morir|(formas|maneras) de matarme

(lo siento|perdon|pobre|pena por|asco) … (quien|el que|la que) … (encontrarme|me encuentre|encuentre|
limpiar lo que)|
(quiero que|para que) me (encuentren|hallen) (bien|guap|arreglad|vestid|rapido|pronto|otros)~?

no quiero sobrevivir|nadie me va a (llorar|extranar)|ya no (sentire (nada|dolor)|sufrire|voy a (sufrir|sentir nada))|
no quiero cumplir anos|no merezco que me (salven|rescaten|ayuden|quieran)|creo que ya estoy muert[oa]|
ya no quiero ver (el sol|salir el sol|amanecer|otro dia)

veces (que )?(he pensado|pense|pienso) en (saltar|hacerlo|tirarme|no volver)|bajo tierra y (alli|ahi)|
me hag[ae]n? hueco|rendirme para siempre|(una|la|mi) soga(?! (al cuello (con|por|de)|para))|(me tomo|tomare|
probare con|me tomare) todas(?! las (mananas|noches|clases))|(no|ni) se merece(n)? (una|un) (madre|padre|hija|
hijo) asi
`);
