import { FAR } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';
/** What takes danger out of its sentence. */
export const CLEARS = toPatterns(`
(?<!(dejando|dejo|dejar|dejarme|dejandome) )(muero|mueres|muere|morimos|mueren|muriendo|morir|morirme|morirse|mori|
murio|muerto|muerta|muertos|muertas|moria|moriria|matarme|matar|fallecer|falleci) (ya |casi |literalmente |literal |
mucho )*(de|del) (la |el |puro |pura |tanta |tanto |un |mi |pinche )*(risa|risas|reir~|hambre|sueno|calor|frio|
verguenza|sed|curiosidad|aburrimiento|ganas(?! de morir)|ternura|amor|susto|envidia|nervios|celos|pena ajena|
cansancio|felicidad|alegria|emocion|gusto|placer|viej[oa]s?|pereza|flojera|asco|antojo|rabia|(las )?agujetas|intriga|
impaciencia|cringe|empacho|exito|orgullo|envidia|cuteness|lo (lind|bonit|tiern|buen)~|oso|roche|fiaca|paja|corte)

(me|nos|te|le|les|os) (va a |van a |esta |estan |quiere |acaba |acabara )?(mata|matan|matas|mataron|matara|matando|
matar|matar[an])( de)? (la (espalda|cabeza|rodilla|muela|curiosidad|risa)|el (calor|frio|sueno|hambre|estres|jefe|
trafico|examen|ruido)|las (rodillas|piernas|agujetas|cuestas|ganas)|los (pies|zapatos|tacones)|este (calor|frio|
examen|trafico)|esta (tos|cuesta|espera|serie|cancion)|ese|esa|con (sus|tus|esas|los)|risa|hambre|si (llego|se entera|
no (llego|saco|limpio|lavo)))

(si|cuando) ${FAR}(se entera|me ve|descubre|me pilla|me cacha|se enteran|sabe) … me mat[ao]n?

me mata (mi|el|la) (madre|mama|jefe|jefa|viej[oa]|profe~|padre|papa|suegra|entrenador)

(?<!(no es en|a nada de|era verdad|no es broma|en serio|de verdad|posta|neta) ([a-z]+ ){0,9})ja(ja)+j?~(?!.*(en serio|
enserio|de verdad|no es broma|no es chiste|pero si|pero bueno|a nada de))|je(je)+|ji(ji)+|jaj+|jsj~|jeje~|
xd+(?!.*(en serio|de verdad))|lol|lmao|(?<!no es )(?<!no )(de|en) broma|(?<!no es )broma|(?<!no )exager(o|ando)|
dram(a queen|atic[oa])|es un decir|es una forma de hablar|metaforicamente

mat(ar|o|amos|ando) (el |un |este )?(tiempo|hambre|rato|gusanillo|bicho|gusano|mosquito~|cucaracha~|arana~|zombi~|
dragon~)|pena de muerte|punto muerto|naturaleza muerta|de mala muerte|(esta|queda|estaba|quedo|es|quedaron|
te queda) de muerte|horas? muertas?|mosquita muerta|lengua muerta|mar muerto|dia de (los )?(muertos|difuntos)|
tierra tragame|tragame tierra|hasta que la muerte|por encima de mi cadaver|sobre mi cadaver|(ni|antes) muert[oa] (me|
te|lo|la|que|vuelvo|voy|uso|pongo|como|salgo)|viv[oa] y coleando|muerto viviente|de vida o muerte|a vida o muerte|
mano muerta|peso pluma|(me|nos) (muero|morimos) por (ver~|ir|prob~|com~|un|una|el|la|los|las|ti|tus|sab~|conoc~|cont~|
escuch~)|daria la vida por|a muerte (con|por)|suicidio (deportivo|politico|economico|comercial|social|laboral|
culinario|intelectual|financiero|fiscal|asistido|colectivo)|(escuadron|atentado|ataque|terrorista|chaleco|kamikaze|
vela|pregunta|gol) suicida|suicida (de mi equipo|defensa)|morir en el intento|morir de exito|renovarse o morir|
vencer o morir|ganar o morir|hasta morir

(querer |quiero |queria |quise |quisiera |pego un tiro |mato |matar |morir(me)? |
tiro por la ventana )+([a-z]+ ){0,4}(con (este|esta|estos|tanto|tanta) (calor|frio|trafico|reunion~|musica|clase~|
jefe|examen~|ruido|tarea|lluvia|papeleo|vecin~|obras?|mails?|correo~)|si (vuelvo a (oir|escuchar|ver)|vuelve a (sonar|
llover)|otra vez (llueve|me)|ponen|pierde|perdemos|me toca (otra|el turno)|no (hay cafe|sacan))|cuando (prendi|
vi (el precio|la nota|la foto|el recibo|que (llevaba|tenia))|me (llamo|vio|cai|tropece|equivoque|
di cuenta de que (llevaba|tenia|habia))|dije|sono|mande|abri))

(me quise morir|queria morirme|me queria morir|quise morirme|casi me muero|casi muero|me quiero morir|me quiero matar|
me mato|me muero) … (cuando|al (ver|darme|abrir|oir|recibir|entrar)|que (verguenza|oso|pena)|le puse|se me (cayo|
quemo|olvido|rompio|borro)|olvide|perdi (el|la|mi) (vuelo|tren|bus|cartera|movil)|otra vez lunes|porque (se me|
perdi (el|la)|manche|mande)|con (el final|ese gol|esa foto|el capitulo)|tengo (examen|tres examenes))

(prefiero|preferiria|antes|quiero) (morir|morirme|muert[oa]|matarme|estar muert[oa]) (antes )?(que|a|
de) (volver a )?(usar|comer|ponerme|ver|escuchar|salir con|madrugar|trabajar|llevar|bailar|cantar|hablar en publico|
probar|viajar|pagar|ir (a|al|en)|perder (el|la|un)|limpiar|hacer (cola|fila|la))

(suicidarme|matarme|morir|morirme|hacerme dano|cortarme) ${FAR}(conteste|respondi|dije|y es) … (nunca|no|jamas)|
(quise|queria|pense|pensaba|intente) ${FAR}(en broma|de broma|de lo malo|de la risa)

(antes de|(miedo|panico|terror|pavor|temor) (a|de)|miedo a que|sin|casi|evitar) (morirme|morir|morirse)(?! (pronto|
siento|yo|solo|ya|lo que|hoy|asi en|en el (baño|rio)|es|seria))(?!.*(quiero|tengo que|voy a (matar|morir)))|(no|
ni) pienso (morirme|morir) sin

va a matarme (mi|el|la)|(quieren|quiere|intento|intentaron|intentan) matarme|matarme (a trabajar|trabajando|
estudiando|entrenando|en el gimnasio|la espalda)|matarme a (abdominales|sentadillas|correr)

(me voy a morir|voy a morir|morire) … (dentro de much|algun dia|de viej|y le dije)~

(no|nunca|jamas|ni|tampoco|sin|nada de) ((se|me|he|habia|hubiera|habria|quiero|quise|querido|querria|quisiera|pienso|
pense|pensaba|pensado|planeo|tengo|tuve|tenia|voy a|iba a|podria|seria capaz de|creas que|vayan a creer que|
pienses que|piensen que|estoy|estoy pensando en|ando|es que quiera|quiero decir que|hay|en|de|a|que|ideas|ningun|
ninguna|pensamientos|pensamiento|intencion|intenciones|ganas|idea|intentado|intente|intentaria|pasado|pasa|paso|por|
la|cabeza|mente|plan|planes|algo|deseo|deseos|riesgo|llegado|llegue|vaya|es|intento|mi|lo|hecho|hice|ha|cruzado|
ocurrido|ocurre|jamas|nunca) )+(morir|morirme|muerta|matarme|mataria|matar|mate|suicidarme|suicidio|suicida|suicidas|
suicidaria|suicidado|suicidarse|quitarme la vida|quitaria la vida|quitarse la vida|muerte|hacerme (nada|dano|algo)|
haria (dano|nada)|hare (dano|nada)|hago (dano|nada)|lastimarme|lastimaria|cortarme|cortaria|corto|corte|
autolesionarme|autolesiones|autolesionado|herirme|hacer (una|ninguna|alguna) (locura|
tonteria))(?!.*(me quiero morir hoy|pero (si(?! en quitarme del)|ya|quiero|tampoco|no quiero (vivir|seguir|estar))|
sino|es que no|no quiero (vivir|seguir|estar|despert~)|dejar de (existir|sufrir)|tampoco (quiero )?vivir|otra cosa|
hasta que|todavia|aun no|solo que|me falta|por mi (mama|madre|perr|gat|hij)~))

ya no (me )?(pienso|quiero|tengo|siento|corto|hago dano|lastimo|autolesiono|quiero morir~|pienso en (morir|la muerte|
matarme|eso)|necesito cortarme)( en)?( ideas| ganas| pensamientos)?( de)? ?(morir~|matarme|muerte|suicid~|cort~|
hacerme|dano|lastim~|autolesion~|esas cosas|irme de este mundo|desaparecer)

(?<!(no|ni|fingir que|fingiendo que|hago como que|como que|tampoco|si|creen que) )(quiero|elijo|elegi|decidi|escogi|
voy a) (vivir|seguir viv[oa]|seguir aqui|seguir viviendo|quedarme)(?! (mas asi|para|sin|muert|dormid|en (la cama|
el fondo)|quiet))(?<!no quiero (vivir|seguir))(?<!no voy a (vivir))

(deje|deje de|dejado de|dejamos de|he dejado de|logre dejar de|pude dejar de) (cortarme|autolesionarme|hacerme dano|
lastimarme|pensar en (la muerte|morir~|matarme|suicid~)|querer morir~|desear (morir|la muerte))

(llevo|cumplo|cumpli|hace|ya son|celebro|van) … (dias?|meses|mes|semanas|anos?|primaveras) … (sin|limpi[oa]|que no|
libre de) … (cortarme|hacerme|autolesion~|lastimarme|pensar en|me (corto|hago|lastimo)|recaer|recaidas|ideas|
cuchillas?|tomar)?

(a los|con) ([a-z0-9]+|[a-z]+ y [a-z]+) (anos )?(quise|intente|queria|me cortaba|pense|planee|
estuve a punto)(?!.*(todavia|sigo|aun|otra vez|de nuevo|vuelvo|volv~|ahora|no quiero))|pedi ayuda (a tiempo )?cuando

no me busqu(en|es|eis) (el|hoy|manana|este|en (la oficina|el trabajo)|hasta)|en (la estacion|el aeropuerto) cada|
plancha del pelo|(soga|cuerda) (nueva )?para (atar|la|el|los|las|amarrar|tender|remolcar|escalar|saltar|subir)|
(mi (funeral|entierro|velorio)|me muera) .*(dentro de|anos por lo menos|cuando sea viej)|alarma|por si (no llego|
no vuelvo a tiempo|llego tarde|tardo|no estoy cuando)|ultim[oa] (mensaje|nota|carta|entrada|cafe|cerveza) (del|
de este|de la) (dia|ano|curso|trimestre|semana|noche)|(echar~ de menos|extran~|notar~|dar~ cuenta) … (en (la|
el) (reunion|clase|grupo|oficina|fiesta|cena|banquillo)|mi (receta|coche|corte de pelo))|(?<!(matar|morir|vivir|
suicid~|matarme|morirme|hablo) ([a-z]+ ){0,12})(de|en) la oficina(?!.*(matar|morir))|ya (estare|voy|estamos|
ire) (en el (avion|tren|bus|barco)|de camino|volando|aterriz~|en casa)|me duele la vida cuando|(?<!no )(es|era|fue|de|
un|el|mi) chiste|tirar (el|la|los|las) ([a-z]+) por la ventana

(ropa|libros|cuna|carrito|apuntes|uniforme|esquis|bici|juguetes|panales|muletas) … (de (embarazad~|bebe|la carrera|
talla|premama|nin[oa]|enfermer~|primero|segundo)|del bebe|porque (me mudo|crecio|crecieron|me queda~|compr~))

(?<!desde )hace … (anos|ano|tiempo|decadas?|meses) (yo |ya |que )?(queria|quise|intente|pensaba|pense|me cortaba|
estuve|llegue|deseaba|planee|me hacia|me queria)(?!.*(todavia|sigo|aun|otra vez|de nuevo|vuelvo|volv~|ahora (lo|si|
quiero)|y no ha))

(?<!desde )(hace|hubo|tuve|pase por|atravese|antes|aquel|aquella|en aquel~|de joven|de adolescente|de chic[oa]|
en mi (adolescencia|juventud|peor epoca)|durante|cuando tenia|en (19|20)[0-9]+|en la pandemia|a los (1[0-9]|2[0-9]|
quince|dieci~|veint~|trece|catorce)|el ano pasado) .*(quise|queria|intente|pense|pensaba|me cortaba|me hacia|
me autolesionaba|cortaba|llegue a|estuve|estaba|planee|tenia (ideas|un plan)|deseaba|me tentaba|sonaba con|
cartas) .*(?!.*(todavia|sigo|aun|otra vez|de nuevo|vuelvo|volvi|volver|ahora (lo|si|quiero|pienso)|siguen|
regres~))(hoy|ahora|ya no|y (sali|aqui|sigo aqui)|sali|gracias|estoy (bien|mejor)|superad[oa]|supere|feliz|vivo|
me alegro|agradezco|doy charlas|celebr~|paso|menos mal|suerte|rompi|terapia|pedi ayuda|orgullos[oa]|cuento|sonri~|
cruzo)

(quise|queria|intente|pense en|pensaba en|estuve a punto de|llegue a|me cortaba|me hacia dano|me autolesionaba|
planeaba|deseaba) .*(y (hoy|ahora) (estoy|soy|vivo|quiero vivir|doy|tengo|agradezco|celebro|me (rio|alegro|gusta|
siento))|hoy (estoy|soy|vivo|celebr~|doy|agradezco|tengo (una|un|dos|ganas de vivir))|ahora (estoy|soy|vivo|doy|ayudo|
quiero vivir|me (rio|alegro))|ya (pase|paso|sali|lo supere)|por suerte|gracias a|me alegro de|agradezco|menos mal|
supere|sobrevivi|pedi ayuda y|hasta que (pedi|encontre|fui|llego))(?!.*(todavia|sigo (pensando|queriendo)|otra vez|
de nuevo))

(supere|superado|superada|sali de|salimos de|sobrevivi a|venci|deje atras|quedo atras|dejamos atras) ${FAR}(depresion|
suicid~|intento|autolesion~|epoca|etapa|pozo|ideas|aquello|cortes|oscur~|quien era)

(vi|vimos|viste|vieron|viendo|ver|lei|leimos|leyendo|leo|leer|trata|trataba|habla|va de|en (la|el|una|un|mi|esta|este|
esa|ese|su)|segun|escuch~|oi|estudi~|analiz~|final de|estreno|actuo en|interpret[oa]|escena de|capitulo de|
tema de) … (pelicula|peli|serie|novela|cuento|poema|episodio|capitulo|documental|podcast|noticia~|periodico|articulo|
reportaje|telediario|noticiero|videojuego|juego|partida|obra de teatro|opera|museo|teatro|libro de|manga|anime|comic|
telenovela|thriller|tragedia|shakespeare|romeo|biografia|titular|diario (de hoy|local)|radio|guion)

(el|la|un|una|mi|los|las) (personaje|protagonista|asesin[oa]|detective|villan[oa]|poeta|cantante|actor|actriz|
escritor~|heroina|avatar|jugador~|boss|jefe final|rey|reina|forense|novelista|filosof[oa]|pintor~|mago|vampir[oa]|
zombi~|streamer) 

(gta|minecraft|fortnite|free fire|valorant|lol|among us|the sims|los sims|zelda|dark souls|mario|pokemon|rol|dnd|d d|
nivel|checkpoint|respawn|reaparec~|partida|ranked|consola|play) .*(muer~|mor~|mat~|tir~|salt~|suicid~|pist~|escop~|
lanz~)|(muer~|mor[io]~|mat~|tir~|salt~|suicid~|lanz~) .*(gta|minecraft|fortnite|free fire|valorant|among us|los sims|
zelda|dark souls|mario|respawn|checkpoint|en la partida|del nivel|el nivel|videojuego)

(clase|curso|taller|charla|tesis|tfg|trabajo|ensayo|seminario|formacion|conferencia|campana|facultad|guardia|
urgencias|pacientes?|voluntari[oa]|protocolo|congreso|debate|debatimos|examen|profe~|maestr~|reportaje|investigacion|
encuesta|estadistica~|tasa|ley) ([a-z]+ ){0,8}((?<!me )suicid~|prevencion|salud mental|autolesion~|eutanasia|
toxicologia|la muerte|muerte digna|pena de muerte|duelo|ideas de muerte|conducta)

prevencion del suicidio|tasas? de suicidios?|prevenir el suicidio|(mi|la|el) (psicolog[oa]|terapeuta|psiquiatra|
doctor~|medic[oa]|enfermer[oa]|test|cuestionario) … pregunt~ ([a-z]+ ){0,12}(dije que no|conteste que no|
respondi que no|no y es|nunca|jamas|y no)

(mi|su|el|la|un|una|nuestr[oa]|tu|los|las) ([a-z]+ ){1,4}(murio|murieron|fallecio|se suicido|se mato|se quito la vida|
se ahorco|se tiro|se murio|nos dejo)(?!.*(quiero|me quiero|ojala|voy a|yo tambien|solo pienso|pienso en|irme|me voy|
me mato|seguir~|reunir~|alcanz~|ir con|gana~|no (quiero|puedo)|estar con (el|ella)))

(mi|un|una|su|tu|el|la) (amig[oa]|herman[oa]|hij[oa]|herman[oa]|prim[oa]|novi[oa]|vecin[oa]|alumn[oa]|companer[oa]|
ti[oa]|abuel[oa]|suegr[oa]|madre|padre|mama|papa|cunad[oa]|sobrin[oa]|niet[oa]) … (dice|dijo|dijera|me dijo|me dice|
escribio|publico|amenaza|amenazo|habla de|hablo de|quiere|queria|intento|se quiere|
piensa) (que )?([a-z]+ ){0,3}(morir~|matarse|suicid~|quitarse|tirarse|no (quiere|queria|vivir)|se (va a|quiere|mat~)|
desaparecer|cortarse)

(?<!(despues|antes|salir) de )(el|la|este|esta) (examen|partido|ejercicio|clase|entreno|entrenamiento|subida|cuesta|
gripe|tos|resaca|maraton)( de [a-z]+)? (me|nos) mato(?! (hoy|manana|y))|casi me mato (bajando|subiendo|con (la|el|los|
un|una) (bici|moto|patin|escal|tacon|cascara)[a-z]*|en (la|las) (escaleras?|bici|moto|ducha)|resbal[a-z]+)|(pero|y|
eso de) (morirme|morir|matarme|suicidarme|suicida) no(?! (me|es|seria|da|importa|asusta))|(triste|cansad[oa]|harta?o?|
depre) (si|puede) (pero )?(suicida|morirme) no|(suicida|suicidarme|morirme|matarme) no(?! (me|es|seria|da|importa|
asusta))

(escenario|julieta|romeo|ensayo general|en el ensayo|la funcion de teatro|novela (negra|policiaca)|mi personaje)|(le|
les) (escribimos|hicimos|preparamos|organizamos|regalamos) ${FAR}(despedida|adios)|(atend|atiend|acompan|
deriv)[a-z]* ([a-z]+ )?(alumn|pacient|chic|joven|usuari|adolescent|caso)[a-z]* … (ideacion|ideas suicidas|
riesgo suicida|intento de|autolesiones)

(mi (funeral|entierro|velorio)) .*(mariachi|barra libre|gracios|buenisim|carcajad|dj|paella)[a-z]*|(fecha|lugar|dia|
sitio|hora|vestido|ropa|traje) … (para|de) (mi|la|nuestra) (boda|graduacion|fiesta|cumple[a-z]*|bautizo|mudanza|
examen|cita|comunion)|estoy mas muert[oa] que viv[oa] (despues|tras|con|por|de (tanto|hacer))|estorbo … (cocina|
grupo de trabajo|equipo)|(ultima|ultimo) (entrada|dia|post|turno|clase|vez) (en|de) (este blog|el blog|practicas|
clase|curso|colegio|instituto|la uni[a-z]*|rodaje|alquiler)|(uni?as|cuticulas?|padrastros?) … (dano|sangr)[a-z]* ?(en|
por|de) (epoca|los|el|tanto|nervios|examen)[a-z]*|junto al de mi (mujer|marido|espos[oa]) faltan

(?!.*no (hablo|estoy hablando|me refiero|es un viaje))(despid~|despedi~|carta de despedida|ultim[oa] (dia|noche|
semana|mensaje|vez)|adios|me voy|irme|hasta siempre|
no (estare|voy a estar|volvere|quiero (seguir|volver|estar))|perdon(en)?|gracias por todo|dejo|deje|cerrar|
cierro) .*(empresa|oficina|trabajo(?! (ya )?no)|curro|chamba|laburo|pega|compan(er[oa]s)?|colegio|cole|instituto|
universidad|erasmus|beca|vacaciones|viaje(?! sin)|hotel|piso|(?<!otro )barrio|mudanza|mudo|mudamos|me mude|
jubilo manana|jubilacion|sucursal|jef[ea]|soltera|soltero|grupo de (whatsapp|wasap|telegram)|whatsapp|instagram|
twitter|facebook|tiktok|redes|netflix|gimnasio|equipo|aeropuerto|bodega|tienda|temporada|curso|roma|paris|madrid|
lisboa|cuba|berlin|londres|campamento|crucero|dieta|tabaco|fumar|cigarro(?! .*brazo)|azucar|alcohol|novela|tesis|
proyecto|verano|nokia|coche viejo|carro viejo)(?!.*(no (quiero|voy a) vivir|suicid~|matar(me)?|quitarme|
para siempre de este|de este mundo|morir~))

(salto|saltar|saltamos|salte|saltando|tirarme|me tire|nos tiramos|lanzarme|me lance|lanzarnos|brincar|tirarse|
tiro) .*(paracaidas|bungee|bungy|puenting|parapente|trampolin|piscina|alberca|pileta|charcos?|longitud|pertiga|comba|
parkour|arnes|tirolina|tobogan|colchoneta|pasto|cesped|cama elastica|sofa|sillon|playa|nadar|chapuzon|banador|verano|
rapel|escalada|ala delta)

(puenting|bungee|escalada|escalar|rapel|arnes|alpinismo|trekking|pinata|velero|barco de vela|mosqueton|
tienda de campana|saltar la cuerda|comba|corbata para|nudo de (la )?corbata|nudos? (marinero|de (escalada|scout|
boy))~?|cuerda~ vocal~|(soga|cuerda|cuerdas|gancho|nudo|cabo) … (hamaca|columpio|tendedero|para tender|guitarra|
violin|bajo electrico|remolque)|(colg|cuelg|tend|tiend)[a-z]* … (ropa|hamaca|columpio|cuadro|lampara|cortina)[a-z]*|
(guitarra|violin|hamaca|columpio) … (cuerda|cuerdas|rompi|afin|toc|clase|ensay)[a-z]*)(?!.*(horca|cuello|
practic~ el nudo))

(pastillas?|pildoras?|comprimidos?|ibuprofeno|paracetamol|antibiotic[oa]s?|vitaminas?|jarabe|insulina|antihistaminico|
medicinas?|medicamentos?|gotas|omeprazol|somnifero) .*(alergia|migrana|jaqueca|tension|presion|tiroides|garganta|
gripe|resfriado|regla|colicos|estomago|espalda|muelas?|del (perro|gato|abuelo)|de la (abuela|gata|perra)|al (perro|
gato)|anticoncept~|receta|receto|farmac~|azucar|colesterol|cada (ocho|8|doce|12|seis) horas|desayun~|pastillero|
para (el|la) (cabeza|dolor|tos|fiebre|alergia)|de freno|lavavajillas|vacaciones|viaje|medic[oa] (me )?(dijo|cambio|
subio|bajo|ajusto)|me (receto|mando|bajaron|subieron|cambiaron))(?!.*(todas (juntas|de)|morir~|no despertar|de golpe|
suficientes|no quiero (vivir|seguir)|matarme))

(me |se |te |nos |le )?(corto|corte|cortamos|cortar|cortarme|cortado|cortaron|cortarse|corta|cortando) ${FAR}(pelo|
cabello|flequillo|cerquillo|melena|unas|luz|internet|gas por|llamada|novi[oa]|cesped|pasto|mayonesa|leche|papel|dedo|
yema|cebolla|cebollas|cocinando|pelando|afeit~|depil~|rasur~|jamon|pan|tela|rollo|tarta|pizza|fruta|verduras?|papas?|
lata|sandia|aguacate|cartulina|rosal|seto|carretera|trafico|musica|relaciones|lazos|con (andres|mi ex|mi pareja|
el azucar|todo contacto)|por lo sano)

(gato|gata|gatito|gatita|perrit[oa]|michi|cachorro|cirugia|operacion|cesarea|apendic~|bici|bicicleta|patin~|moto|
monopatin|futbol|partido|cactus|zarza|rosal|horno|sarten|aceite|comal|fogon|olla|cocina|mudanza|cuna|tatuaje|
tatuador~|vacuna|acupuntura|donar sangre|done sangre|analisis de sangre|analitica|extraccion|cosiendo|costura|coser|
afeit~|depil~|al (caer~|tropez~)|me cai|tropece|resbale|accidente (domestico|de esqui|de bici)) .*(cicatri~|cort~|
herid~|rasgu~|aran~|quem~|sangr~|pinch~|brazo~|rodilla~|moret~|raspon~|raspe)|(cicatri~|cort~|herid~|rasgu~|aran~|
quem~|sangr~|pinch~|moret~|raspe) .*(gato|gata|gatito|gatita|michi|cachorro|cirugia|operacion|cesarea|apendic~|bici|
bicicleta|patin~|moto|futbol|cactus|zarza|rosal|horno|sarten|aceite|comal|olla|tatuaje|vacuna|cosiendo|coser|afeit~|
depil~|me cai|cocinando|pelando|la playa|el sol|lengua|sopa|cafe)

(seguro de vida|testamento|notari[oa]|poliza|herencia|voluntades anticipadas|donante|
donacion de organos) .*(recomend~|por (si acaso|precaucion|ley)|hipoteca|banco|subio|barat~|precio~|previsor~|gestor~|
asesor~|muchos anos|gozo|dentro de (muchos|mucho)|tramite~ (normal|rutin))

(cuando|el dia que) (yo )?(me )?(muera|muero|no este) .*(dentro de (mucho|muchos)|muchos anos|de viej[oa]|mariachi~|
fiesta|bisniet~|a los (cien|noventa)|quiero (una )?(fiesta|musica|rumba)|que sea (tarde|de vieja))

(caza|cazar|cazador~|jabali~|perdi[cz]~|coto|feria|balines|juguete|airsoft|paintball|de agua|museo militar|
campo de tiro|tiro (olimpico|al plato)|armeria legal|licencia de armas|pistola de (silicona|clavos|pegamento|
pintura)) .*(escopeta|pistola|rifle|arma|tiro~|fusil)|(escopeta|pistola|rifle|arma|fusil) .*(caza|cazar|jabali~|
perdi[cz]~|coto|feria|balines|juguete|airsoft|paintball|de agua|museo|silicona|clavos|pintura|del crimen|
tiro al plato|licencia)

(despert~|levant~|amanec~|madrug~|abrir los ojos) ${FAR}(a las|temprano|tempranito|con (resaca|dolor|ojeras|el gallo)|
tan pronto|de la siesta(?! (y|nunca))|al bebe|por el (ruido|gato)|antes de las|alarma|despertador|lunes|vacaciones|
trasnoch~)

(ya )?no (quiero|puedo|aguanto) (vivir|seguir viviendo|seguir|estar|existir) (mas )?((aqui )?(con (mi|mis|el|la|los|
las|estos|esta|este)|en (el|la|un|una|este (barrio|piso|pueblo|pais|edificio|trabajo)|esta (ciudad|casa|calle)|
casa de|madrid|lima|bogota|mexico|buenos aires)|de (alquiler|mis padres|prestado)|sin (cafe|internet|ti|wifi|gluten|
aire)|lejos|cerca|entre cajas|al lado|solo de|sola de|a dieta|los lunes))

(desaparecer|perderme|irme|escaparme|esconderme|desconectar|dormir|descansar) ${FAR}(unos dias|un (fin|mes|par|rato|
dia|ano sabatico)|una semana|dos semanas|el finde|en la (playa|montana)|al? (playa|monte unos|campo unos|caribe|
montana)|de (las )?redes|del (mapa|mundo) (un|unos|una|el|por)|de vacaciones|y leer|con un libro|sin movil|doce horas|
diez horas|hasta (el lunes|pasado manana|mediodia|las doce|tarde))(?!.*(para siempre|no volver))

(no hay|sin|calle|carretera|autopista|parking|metro|laberinto|emergencia) … salida … (por|de emergencia|del|
en la calle|hacia|laboral|a la)

(carga|peso|estorbo|parasito) (de (energia|trabajo|lavadora|la bateria|camion|clases)|electrica|viral|laboral|
mental del|academica|rapida|extra|pluma|ideal|intestinal)|no quiero ser (una carga|un peso|
un estorbo) (para (el grupo|el equipo|nadie en el|mis companer~)|asi que|en el (equipo|grupo))

(voy a|vamos a|quiero|por fin|acabe|termine|acabamos) (acabar|terminar|con|acabar con|terminar con) (todo|todos) (lo|
los|las|el|la|este|esta) 

(mi|el|la|al|del) (movil|celular|celu|telefono|coche|carro|bateria|wifi|compu|computadora|ordenador|portatil|laptop|
lavadora|planta|plantas|nevera|impresora|tele|router|internet|servidor|auto|moto|grupo|chat|canario|pez|
hamster) … (muri~|muer~|mori~|fallec~|apag~|resucit~|suicid~)|(muri~|muer~|fallecio) … (movil|celular|celu|telefono|
coche|carro|bateria|wifi|compu|computadora|ordenador|portatil|laptop|lavadora|planta|plantas|nevera|impresora|tele|
router)

no quiere (seguir )?(vivir|viviendo) con (nosotros|sus|mis|su|ella|el|mi)
`);
