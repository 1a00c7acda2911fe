import { DAYS, FAR, HEIGHT, KILL_ME, PILLS, SELF_HARM, SKIN } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';

/** Means, places and plans; harm to oneself; voices. */
export const MEANS = toPatterns(`
(estoy|llevo|ando|he estado|vengo|sigo|me paso|me la paso|voy) … (contando|juntando|guardando|acumulando|ahorrando|
escondiendo|reuniendo|coleccionando|almacenando|apartando|robando) … ${PILLS}

(he (contado|juntado|guardado|acumulado|escondido|reunido|robado|conseguido|comprado)|junte|acumule|conte|escondi|
consegui|reuni|robe|guardo|escondo|junto|acumulo|cuento) … ${PILLS} ([a-z0-9]+ ){0,8}(por si|colchon|calcetin|debajo|
suficientes?|bastantes?|alcanza~|llega~|para (esta noche|cuando|el dia|acabar|irme|no despertar|dormir~ (para|y)|mi)|
y (hoy|esta noche|ya)|escondid[oa]s|hacen falta|hace falta|de golpe|se cuantas|nadie (lo )?sab~|todas)

(me (tome|he tomado|trague|he tragado|voy a tomar|tomare|tomo|quiero tomar|zampe|empine|tragare|meti|tomaria)|
acabo de (tomar|tomarme|tragarme|tragar)|tomarme|tragarme|tomarmelas|tragarmelas|tome|meterme|
empastillarme) ${FAR}(todas?|todo el|todos? los|muchas|muchisimas|un monton|monton|punado|bote|frasco|caja|cajas|
veinte|treinta|cuarenta|cincuenta|sesenta|cien|20|30|40|50|60|100|un chingo|una bocha|caleta|media caja|
mas de la cuenta|un pastillero|blister entero|dos blisters|tres blisters|el blister|las que (quedan|quedaban|habia|
encontre|tenia)) ${FAR}${PILLS}

(me (tome|he tomado|trague|he tragado|voy a tomar|tomare|tomo|zampe|meti|tomaria)|acabo de (tomar|tomarme|tragarme)|
tomarme|tragarme|con) … ${PILLS} ${FAR}(de golpe|todas|juntas|de una (sola )?vez|de mas|no (quiero|queria) despertar|
tengo miedo|ya esta hecho|hace (un rato|como|una hora|media hora)|a proposito|morir~|dormir~ (para|y no)|se acabe|
acabar)

(me (tome|trague|bebi|he tomado|he tragado|he bebido)|acabo de (tomar|tragar|beber)) … (veneno|raticida|matarratas|
lejia|cloro|algo que no (debia|debo)|insecticida|anticongelante|de todo|sobredosis|un monton de pastillas)

(tengo|he visto|mire|he mirado|conte|se) ${FAR}(harian falta|hacen falta|hace falta|bastan|bastarian|
alcanzan) … (suficientes?|de sobra|bastantes|para (morir~|irme|no despertar|acabar))

(tirarme|aventarme|lanzarme|arrojarme|saltar|brincar|dejarme caer|echarme|botarme|mandarme|precipitarme|despenarme|
caerme) … (por|de|del|desde|al|a|bajo|debajo|delante|enfrente|frente|contra|hacia|abajo) (de |del |al |a )?(el |la |
las |los |un |una |mi |su |ese |esa |aquel |este |esta )?${HEIGHT}(?! (de la piscina|a nadar))

me (voy a |quiero |pienso |iba a |vua |quisiera |dan ganas de )?(tiro|tirar|tire|tirare|lanzo|lanzar|lanzare|lance|
aviento|aventar|avente|aventare|arrojo|arrojar|arrojare|boto|botar|botare|echo|echar|mando|mandare|avento) … (por|de|
del|desde|al|a|bajo|debajo|delante|abajo) (de |del |al )?(el |la |las |los |un |una |mi |ese |esa |este |
esta )?${HEIGHT}

(${HEIGHT}|borde|orilla|filo|altura|vacio|abismo|rio|mar|agua|olas) (de [a-z]+ |del [a-z]+ )?(me|nos) (llama|llaman|
tienta|tientan|atrae|atraen|susurra|susurran|invita|invitan|jala|jalan|hala|espera abajo|chupa|hipnotiza)

(en|desde|al|a|por|sobre|frente al?|junto al?|del|cerca del?|ante) (el |la |las |los |un |una |mi |ese |
este )?(${HEIGHT}|borde|abismo|filo) .*(y (quiero|pienso en|ganas de|voy a|estoy por|pense en|no se si) (saltar|
tirarme|lanzarme|dejarme|bajar|caer|dar|soltar|aventarme|volar)|mirando (hacia |para )?abajo|no se si (bajar|saltar|
volver)|un paso (y|mas)|solo un paso|dar un paso|dar el paso|dejarme caer|dejar caer|soltarme|me suelto|y (ya|listo|
se acabo|adios|todo termina)|nadie me (va a )?(para|detiene|ve)|vuelta atras|que facil|de lo facil|lo facil)

(sentad[oa]|parad[oa]|tumbad[oa]|acostad[oa]|de pie|estoy|tirad[oa]|echad[oa]) (en|sobre|junto a|
al lado de) (las vias|los rieles|la via|el borde|la cornisa|el pretil|la barandilla|la baranda|el filo)

(he pensado|pienso|pense|pensado|pensando|quiero|quisiera|ganas de|me dan ganas de|imagino|fantaseo|se me (cruz[oa]|
pas[oa]|ocurr~|viene|vino)|a veces|podria|bastaria|bastaba|estuve a punto de|casi|impulso|tentacion|
tentad[oa]) .*(volantazo|estrellarme|estrellar (el|mi)|estamparme|estampar|empotrarme|no frenar|no girar|
soltar el volante|ojos al volante|acelerar (contra|hasta|y no|a fondo)|salirme (de la|en la) (curva|carretera|ruta)|
pasarme al carril|meterme (debajo|delante|bajo|al camion)|chocar (contra|de frente|a proposito)|camion de frente)

piedras en (los|mis) bolsillos|no nadar de (vuelta|regreso)|nadar (mar adentro|hasta no poder)|(hacia|
pa) adentro hasta que

(motor|coche|carro|auto) … (encendido|prendido|en marcha) ${FAR}(garaje|garage|cochera|cerrad[oa])|(garaje|garage|
cochera) ${FAR}(motor|encendid[oa]|prendid[oa]|manguera|escape)

(ahorcarme|me ahorco|me ahorque|me colgue del cuello|colgarme (de|del|en) (la|el|una|un) (viga|arbol|rama|techo|
ventilador|lampara|puente|barra|gancho)|me cuelgo (de|del) (la|el|una|un) (viga|arbol|rama|techo|ventilador|lampara))

(soga|cuerda|cinturon|mecate|lazo|bufanda|sabanas?|cable|correa|cordon|piola|reata|nudo|
corbata) ([a-z0-9]+ ){0,8}(al cuello|en el cuello|mi cuello|alrededor del cuello|en la viga|de la viga|del ventilador|
en el ventilador|aguant~ mi|mi peso|me espera|me llama|para (mi|ahorcarme|colgarme|esta noche|irme|cuando|acabar)|
esta (lista|listo|preparad[oa])|guardad[oa] (en|desde|para|por si))(?! (perr[oa]|boda))

(cuello|viga|ventilador|techo|rama|arbol) ${FAR}(soga|cuerda|mecate|nudo|cinturon|lazo)(?! (de la hamaca|
del columpio))

(compre|he comprado|consegui|tengo|guardo|escondi|prepare|busque|ya esta|mire|anude|hice|aprendi a hacer|practique|
ate|probe|estoy mirando) … (la soga|una soga|la cuerda para|el nudo (corredizo|de (la )?horca|con)|la horca|
el mecate para)(?! (para la hamaca|de escal~|para el columpio|nueva para|del barco|de la ropa))

(pistola|escopeta|arma|revolver|rifle|fusil|fierro|canon|fusca|cuchillo|bala|navaja) ${FAR}(en la (sien|boca|cabeza|
mano y|garganta)|en mi (sien|boca|cabeza)|contra mi|contra mi mism[oa]|apuntandome|para mi|usarl[oa] (en|contra|con|
conmigo)|con mi nombre|me (llama|mira|espera|tienta)|y (no|nadie|ganas)|cargad[oa] (y|para|en|esta)|a mano por si)

(tengo|sostengo|agarre|cogi|miro|con) (el|la|un|una) (cuchillo|cuchilla|navaja|hojilla|cutter|cuter|tijeras?|gillette|
bisturi) … (en la mano|en las manos|en la muneca|en (mi|el) (brazo|cuello)|contra|al lado y|cerca|escondid[oa]|
debajo de|y (quiero|no|pienso|ganas|miedo))

(si tengo|tengo un|hay un|mi) plan (y|para|es (simple|el|sencill~|irme|morir~|esperar)|b (siempre )?(fue|es) (morir~|
matarme|irme))

(tengo|esta|ya esta|lo tengo|dejo) (todo|ya todo) (preparad[oa]|list[oa]|planead[oa]|decidid[oa]|calculad[oa]|
pensad[oa]|arreglad[oa]|organizad[oa]) … (para (irme|morir~|no volver|hacerlo|acabar|el final|esta noche|${DAYS})|
y (una calma|no|nadie|me|solo falta|la carta)|${DAYS})

(busqu~|buscando|busco|investig~|googl~|lei|mire|averigu~|he buscado|pregunte|preguntando) ${FAR}(como (morir|morirse|
matarme|matarse|suicid~|ahorcarse|hacer (un nudo|una horca)|quitarme|acabar con|desaparecer sin)|maneras? (de|
que) (morir|duel~|suicid~|matar~|irse|quitar~)|formas? (de|que) (morir|duel~|suicid~|matar~|irse|quitar~)|
metodos? (de|que|para) (suicid~|duel~|morir|menos|indolor~)|que (duela|doliera|duele) menos|cuanto (duele|
tarda) ([a-z]+ )?(morir|en morir~|caida|ahogarse)|horarios? del tren|sin dolor)

(manera|forma|modo|metodo|muerte) (mas |que sea |que )?(rapid[ao]|indolor[ao]?|facil|limpia|segura|duela menos|
que duela menos|menos dolorosa|sin dolor|tranquila) (de |para )?(morir~|matar~|irme|suicid~|acabar|hacerlo|quitar~|
desaparecer)?(?! (de llegar|de ir|la|el|aprender))

(duele|dolera|dolia|se sufre|tarda|es rapido|es lento) (mucho |tanto |mas )?(al |en |el )?(morir|morirse|morirme|
ahorcarse|desangrarse|ahogarse|matarse|suicidarse|saltar desde|la caida)

(parezca|pareceria|parecera|pareciera|hacerlo parecer|que parezca) (que fue )?(un )?accidente|no (sera|habra sido|
va a ser|seria) un accidente|no fue un accidente (lo|queria|yo)

${DAYS} ${FAR}(me (mato|matare|suicido|suicidare|ahorco|cuelgo|tiro|quito|quitare|voy para siempre|voy del todo|
voy de este|aviento|lanzo|voy a ir de|despido de (la vida|este mundo))|acabo con (todo|esto|mi vida|mi sufrimiento)|
(se )?(acaba|termina|acabara|terminara|acabo) (todo|mi (vida|historia|dolor|sufrimiento|existencia)|el (dolor|
sufrimiento)|esta historia|para mi)|sera (mi|el) (ultim[oa]|final|fin)|es (mi|el) ultim[oa] (noche|dia|vez)|
dejo de (sufrir|existir|molestar|estorbar|ser)|descanso (al fin|por fin|para siempre))

(cuando|en cuanto|despues de que|el dia que|una vez que|si) ${FAR}(muera|mueran|cumpla|cumplan|gradue|se case|
se casen|crezca|crezcan|falte|falten|no esten|no este|se vaya|se vayan|acabe|termine|nazca|duerman|salgan|deja|dejas|
repruebo|suspendo|echan|condenan|toca|vuelve a) ${FAR}(me (mato|suicido|matare|quito de|quitare|tiro (de|del|por|al)|
cuelgo|ahorco|voy (yo )?(detras|para siempre|con (el|ella)|de este)|ire (yo )?(detras|para siempre|de este))|lo hago|
lo hare|acabo con todo|${KILL_ME}|yo (detras|tambien me))

(solo|nomas|nada mas|unicamente) (espero|estoy esperando|aguanto|sigo|vivo|resisto|
me quedo) ([a-z]+ ){0,8}(para (irme|morir~|matarme|hacerlo|poder irme|descansar)|y (despues|luego) (me|ya|adios|
se acabo|nada)|y me voy)

(no|ni) (voy a|pienso|quiero|creo que|creo|espero|planeo) (llegar|llegue|llegar viv[oa]|pasar|llegar con vida) (a |
de |al )?(los (veinte|treinta|cuarenta|cincuenta|dieciocho|veinticinco|[0-9]+)|(mi )?(proximo )?cumple~|navidad|
navidades|ano nuevo|diciembre|enero|amanecer|la primavera|el verano|viv[oa]|este (ano|invierno|mes|fin)|esta (noche|
semana)|manana viv[oa]|hoy)(?! (con este sueldo|a tiempo|tarde))

(volvi|vuelvo|he vuelto|voy|ganas|necesidad|impulso|impulsos|quiero|kiero|necesito|urgencia|recai|tentacion|tengo que|
deseos|pienso|tentad[oa]|obsesionad[oa]|sigo|empece|adict[oa]|vicio) (de nuevo |otra vez |ya |solo |mucho |tanto |
con |de |en |a |por |muchas de )*${SELF_HARM}(?! (el pelo|el cabello|las unas|el flequillo|la melena|la barba|
un dulce|el sol))

me (corto|corte|cortaba|he cortado|cortare|rajo|raje|raspo|raspe|rasgo|rasguno|arano|arane|pincho|clavo|clave|quemo|
queme|he quemado|muerdo|mordi|arranco|arranque|rayo|raye|marco|marque|tajeo|tajee|hago (cortes|tajos|rayas|rayones|
heridas|marcas)|hice (cortes|tajos|rayas|rayones|heridas|marcas)|abro|abri|pellizco) … (los|las|el|la|mis|mi) ${SKIN}

me (corto|corte|he cortado|rajo|raje|raspo|arano|pincho|clavo|quemo|queme|golpeo|golpee|pego|muerdo|lastimo|lastime|
hago dano|hice dano|hiero|rayo|tajeo|castigo|maltrato|autolesiono|autolesione|he golpeado|doy punetazos|doy golpes|
doy cabezazos) ${FAR}(cuchilla|navaja|cutter|cuter|compas|sacapuntas|hojilla|gillette|maquinilla|alfiler|agujas?|
cigarro|cigarrillo|encendedor|mechero|agua hirviendo|plancha|a escondidas|a proposito|adrede|aposta|para (sentir|
calmar~|castigar~|no (gritar|pensar|sentir|llorar|explotar)|aliviar~|desahogar~|apagar|callar)|me (calma|alivia|
tranquiliza)|lo merezco|me lo merezco|cada (noche|vez que|dia)|otra vez y|hasta (sangrar|que sangr~|no sentir|dejarme|
hacerme|que (duela|salga|me duela|se calle))|contra (la pared|las paredes|el suelo|el piso|el espejo)|
nadie (lo )?(sabe|ve|vea|nota)|en (el|mi) (bano|cuarto)|debajo de la (mesa|ropa|manga)|donde no se (ve|vea|
note))(?! (del gimnasio|de coser la))

me (corto|he cortado|autolesiono|hago dano|lastimo|hago cortes|hice cortes)(?! (el|la|las|los|un|una|con (el|la|un|
papel|mi)|al|cuando|cocinando|afeit|si|yo|pelo|solo (el|las)|cada mes|para ahorr|en la (rodilla|cocina)|de (tocar|
hablar)))

(cicatriz|cicatrices|cortes|cortadas|rayas|marcas|heridas|moretones|quemaduras|morados|tajos|rayones|
lineas) ([a-z]+ ){0,8}(nuev[oa]s|fresc[oa]s|que me (hago|hice)|me hago|me hice|yo mism[oa]|debajo de (las|la) mangas?|
bajo (las|la) mangas?|para esconder|escondid[oa]s|con manga larga|pulseras|hoy (agregue|anadi|sume|hice)|en (los|las|
mis|el|mi) ${SKIN} (porque|que (yo|me)|desde|y (nadie|hoy)))(?! (del gato|de la caida))

(la (cuchilla|navaja|hojilla|sangre|gillette)|las (cuchillas|tijeras|heridas)|el (cutter|cuter|compas|dolor fisico|
ardor|filo|mechero|cuchillo)|cortarme|quemarme|hacerme dano|lastimarme|golpearme|el corte|ver (la|mi) sangre|
sangrar) … (me (calma|alivia|tranquiliza|llama|llaman|ayuda a|hace sentir|libera|relaja|entiende|consuela|da paz|
tienta|tientan)|es (lo unico|la unica|mi (unica|unico))|apaga|calla|silencia)

(no (para|deja|paraba) de sangrar|sangra mucho|hay mucha sangre) ${FAR}(me (corte|pase|hice)|las munecas|el brazo|
fui yo)

(voz|voces|mi cabeza|mi mente|la cabeza|la mente|un demonio|el diablo|mis demonios|mi cerebro|algo dentro|algo en mi|
los pensamientos|la vocecita|una vocecita|todo) ${FAR}(dice|dicen|decia|grita|gritan|repite|repiten|ordena|ordenan|
manda|mandan|pide|piden|susurra|susurran|insiste|insisten|empuja|empujan) ${FAR}(me mate|salte|saltes|me tire|
me muera|lo haga|hazlo|matate|tirate|muerete|me corte|cortate|me quite|acabe con|acaba con|termine con|
me vaya (de este|para)|que no merezco vivir|desaparezca|me aviente|me ahorque|no despierte|debo morir|tengo que morir|
me suelte|salta)
`);
