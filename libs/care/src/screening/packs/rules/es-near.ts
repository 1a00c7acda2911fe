import { FAR, PILLS, THAT } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';

/** Near to it: what is thought of, looked at, taken, said to God and to the dead, and left unsaid. */
export const NEAR = toPatterns(`
(pegarme|darme|meterme|encajarme|pegar|dar|meter|me (pego|doy|meto)) un (tiro|balazo|corchazo|plomazo|escopetazo|
disparo|pepazo|cuetazo)(?! si)|(pienso|pensado|pense|pensando|sueno|obsesion[a-z]*) (mucho |tanto |seguido |siempre |
a diario )*(en|con) (el puente|la azotea|las vias|la soga|las pastillas|la ventana|el balcon|la muerte|la cuchilla|
la cuerda|el vacio|el metro|el tren|la pistola|las cuchillas|el rio)(?! (de(?! mi casa)|del|nuevo|colgante|
${THAT} (cruz|visit|vimos|compr)|y en lo (bonit|mucho)|como tema|porque (mi|murio)))

(a punto de|a nada de|miedo de|miedo a|ganas de|no vaya a|capaz de|cerca de) (hacer|cometer) (una|alguna|
cualquier) (locura|tonteria|estupidez|barbaridad|burrada)(?! (por|con (mi|el) pelo|y (compr|teni|llam)))|
capaz de (hacerme|lastimarme|matarme|cualquier cosa conmigo)|se ${THAT} (soy|sea) capaz de hacer(me)?(?! (la|el|una|
un))

no me (dejes|despiertes|hagas|permitas|dejen) (amanecer|despertar|abrir los ojos|llegar a manana)(?! (tarde|antes))|
(${THAT} )?me (lleve|llame|recoja|recojan|lleven) (ya )?(dios|el senor|el diablo|la muerte|la parca|mi angel|diosito|
la virgen|quien sea|la flaca|el de arriba)(?! (al|a la|por (el|buen)))|la (parca|muerte|pelona|flaca|huesuda|
calaca) … (tard|demor|olvid|perdi|no (viene|llega))[a-z]*(?! de (mi|su|un))

(quiero|ganas de|quisiera|necesito|ya toca|pronto) (ya )?(irme|ir|estar(?! con mi bebe)|volar) (ya )?con (mi|mis|el|
la|los) (viejit|viej|abuelit|abuel|angel|difunt|muert|mamita|papito|hijita|hijito|bebe)[a-z]*(?! (a|al|de|en|por|el|
para|que (vive|esta en casa)))|te veo (pronto )?(alla|arriba|en el cielo)|nos vemos (pronto )?(alla arriba|arriba|
en el cielo)|(alla|alli) arriba … (pronto|nos vemos|te veo)|pronto … (alla arriba|contigo en|con ustedes en el)

${PILLS} ${FAR}(con (un (vaso|trago|buen)|alcohol|ron|vodka|whisky|tequila|vino|cerveza))(?! de (agua|leche|zumo|
jugo))|(alcohol|vodka|ron|whisky|tequila|vino) (y|con) (las |unas |muchas |todas las )?${PILLS}|me (tome|trague|meti|
he tomado) (todas |toda |todos )?(las |los |el |mis |unas )?(${PILLS}|frasco|bote|caja) ([a-z]+ )?(perdon|adios|
ya (fue|esta)|lo siento|los quiero|ayud|tengo miedo|y (espero|ahora|me)|a ver ${THAT})[a-z]*

(lanzar|estampar|estrellar|meter|echar|tirar|empotrar|desbarrancar) (yo )?(el|mi|la) (coche|carro|auto|moto|camioneta|
camion) (contra|al (rio|barranco|vacio|mar|abismo)|por (el|un) (barranco|puente|acantilado|precipicio)|bajo|debajo)|
me (tiraria|lanzaria|aventaria|ahorcaria|colgaria|mataria|dejaria (morir|caer)|cortaria las venas|
pegaria un tiro)(?! (a la (piscina|alberca|aventura|pileta)|en (paracaidas|parapente|tirolina|bungee)|de cabeza al|
nunca|si (vuelv|otra)|la coleta))

(no (voy a|sere|quiero) ser (mas )?(un |una )?(problema|carga|molestia|estorbo|preocupacion) (mas )?(para|de) (nadie|
ustedes|vosotros|ellos|mi familia)|dejare de (dar|ser|causar|hacer) ([a-z]+ )?(problemas?|molest|carga|la lata|guerra|
dano|estorb)[a-z]*)(?! (en (clase|el grupo)))|y no (me refiero|hablo) (a|de|solo a|solo de) (dormir|vacaciones|irme|
viajar|la siesta|sueno)|(dormir|descansar) … (no (de|del) ${THAT} se (quita|despierta)|y no (volver|levantarme nunca))

me (pego|golpeo|lastimo|muerdo|aprieto|quemo|pellizco|aprete) … hasta (${THAT}|no|sangrar|dejar|el|quedar|
perder)(?! (las (diez|tantas)|tarde))|(me hago|haciendome|me hice) (cosas|algo) en (los|las|la|el|mis|mi) (brazos?|
piernas?|piel|cuerpo|munecas?|muslos?)|(volvi|vuelvo|recai|otra vez|andadas|reincidi) … (con|en|a|de) (la|las|mi|
mis) (cuchillas?|navajas?|hojillas?|gillettes?|tijeras)(?! de (pod|cocin|coser|pesc))|me corte (otra vez|de nuevo|
anoche|hoy|ayer)(?! (el|la|las|los|un|al|con|pel|coc|me))|(fue|esta vez|cada vez) ([a-z]+ )?mas (profund|hond)[oa]s?

(cortate|muerete|matate|tirate|ahorcate|salta|saltate|hazlo ya|suicidate) ${FAR}(me )?(dice|dicen|grita|gritan|repite|
repiten|susurra|susurran|ordena|ordenan|oigo|escucho)|me (hice|hago|hacia) (una|otra|dos|tres|varias|unas) (raya|
rayita|linea|marca|herida|quemadura|cortada)s?(?! (en el (ojo|pelo)|al (medio|lado)|de ojos|con (delineador|
la plancha|el horno|aceite)|jugando|cocinando|en la (rodilla|bici)|sin))

nadie (me )?(ve|vio|ha visto|mira) (mis|los) (brazos|piernas|cortes|marcas|muslos|cicatrices)|no (dejo|paro|
puedo dejar) de (mirar|ver|pensar en|contar|tocar|acariciar) (las|la|el|los|esa|ese) (cuchillas?|navajas?|pastillas|
soga|cuerda|ventana|pistola|vias|puente|frasco|tijeras|cuchillo|escopeta|viga)|(jugando|juego|jugar|jugueteo) con (la|
el|una|las|un) (pistola|cuchillas?|navaja|soga|idea de (morir|no|matar|irme)|cuchillo|bala|revolver|arma)(?! de (agua|
juguete|airsoft))

si me (pasa|pasara|llega a pasar|ocurre) algo … (cuid|encarg|dile|digan|sepan|no (llor|se|fue)|fue|quiero|
quedate)[a-z]*(?! (en (el|la) (viaje|operacion|quirofano)))|(mi|una|esta) (forma|manera) de (decir |deciros |decirte |
decirles )?(adios|despedirme)|(manana|pronto|el [a-z]+) (voy a ser|sere|saldre en|salgo en) (las? )?noticias?|
me van a (encontrar|hallar) (colgad|muert|tirad|sin vida|fri|ties|ahorcad|flotando)[a-z]*|no me extran(en|es|
eis)(?! (mucho|tanto) (est|vuelvo))

(l[oa]s|te|os) (quiero|amo|adoro) … (por eso|pero|y) me (voy|mato|quito|despido|marcho)(?! (a|de|al|con|ya|por|
pronto) )|si (mi [a-z]+|se|ella|el) ([a-z]+ )?(muere|muera|va|falta) (yo )?me (voy|muero|mato) (con (el|ella)|detras|
tambien|tras)|(te|les|os|le) dejo (mis|todos mis|todas mis|lo poco ${THAT}) (ahorros|cosas|libros|discos|joyas|bienes|
plantas|animales|medallas|tengo)

la (ultima|otra|primera) vez ${THAT} (lo )?intente ${FAR}(ahora|esta vez|no (pienso|voy)|falle|otra vez|casi)|
no (pienso|voy a|quiero) fallar(?! (el|la|a|en|les|te|le|con|otra vez (el|en)|ni un))|(forma|manera|modo|
metodo) ([a-z]+ )?(menos dolorosa|indolora|rapida|sin dolor|que no duela|de no sufrir|mas rapida) (de|para) (irse|
irme|acabar|morir|desaparecer|hacerlo|terminar con|suicid|matar)[a-z]*|(busco|buscar|buscando|busque|pregunt[a-z]+|
googl[a-z]+) .*si (duele|dolera|se sufre|es rapido|se siente)(?! (el|la|una|un|mucho (el|la)|ponerse|hacerse))

lo mejor ${FAR}(es|seria|sera) (desaparecer|irme(?! (a|de|al|con|en))|quitarme|no estar|acabar con (todo|mi)|
dejar de (vivir|existir|ser)|terminar con (todo|mi)|morir|matarme|apagarme)[a-z]*(?! (un|unos|una|del grupo))|
ya cumpli (aqui|aca|mi (mision|ciclo|parte|tiempo)|con (esta|la) vida|en (esta|este))(?! (con|de|en la (empresa|
escuela)))|yo (ya )?hasta (aqui|aca)(?! (llego con|con|por hoy|lo|no))|apagar (la|mi) (cabeza|mente|cerebro|
vida) … (no volver|encend|despert|jamas|para siempre|nunca)[a-z]*

(solo )?(me )?(falta|hace falta|necesito) ([a-z]+ )?(un )?(empujon|empujoncito|ultimo empujon|
poquito de valor)(?! (para (aprob|termin|estudi|arranc|el|decid|acab|la|bajar)|del|en|final))|(como|
${THAT}) se (escribe|redacta|dice|hace|empieza) … (despedida|adios|nota de suicid|carta de desped|
ultima carta)[a-z]* (para|a|de) (mi|tu|un|una|mis|tus|los) (hij|mad|mam|pap|pad|famil|espos|niet|herman|nin)[a-z]*|
(una )?despedida (para|a) (mi|tu|mis|tus) (hij|mad|mam|pap|famil)[a-z]*(?! (por (mail|correo)|en la fiesta))

perdon[a-z]* ([a-z]+ )?por (esto|lo ${THAT} (hago|hice|viene|van a (ver|encontrar))|irme(?! (antes|sin (avisar|pagar)|
temprano|asi del|de (la|el|fiesta)))|dejar(te|los|las|os|les) sol[oa]s?)(?! (que (comi|dije)|de ayer|tan largo|
otra vez|este (finde|fin)|hoy|ayer|con))|(no se preocupen|no te preocupes|tranquil[oa]s) … (dentro de poco|pronto|
en unos dias|manana) … (no (voy|sere|estare|habra|tendran)|dejare|se (acaba|libran))

no (habra|hay|va a haber) (navidad|manana|cumpleanos|futuro|verano|fiesta|lunes) para mi|(lo|ya lo|todo lo) (tenia|
tengo) (ya )?(decidido|resuelto)(?! (que|a|con|el))|(fue|es|sera) (mi )?(voluntad|decision) (mia|propia|y de nadie)|
mi ultima voluntad(?! (antes|es (una|que me (inviten|hagan)) (fiesta|rumba)))|lo voy a (terminar|acabar) yo mism[oa]|
pronto (tendran (la )?paz|dejare de|todo (acab|termin)[a-z]*|seran libres|voy a descansar|
descansare)(?! (de (trabajar|estudiar)|en la playa))

(puente|rio|mar|bosque|azotea|via|vias|acantilado|monte|muelle|faro|mirador|anden) … no (pienso|voy a|quiero) (volver|
bajar|regresar)(?! (tarde|hasta|a (pie|pagar)))|(borde|orilla|muelle|puente|azotea|baranda|balcon|terraza) … (calculo|
profundidad|cuanto (hay|tardaria))|(a que hora|horarios?) … (pasan?|del) (el |los )?(tren|trenes|cercanias|metro|
expreso) (sin parar|que no para|rapido)|(quedarme dormid[oa]|acostarme|dormirme|tumbarme) en la nieve|
nada me duele (tanto |mas )?(como |que )despertar(me)?

(me lo|me las|me los) hice yo(?! (a mano|con|sola la|de (lana|ganchillo)))|(tengo|esta|ya esta) (preparad|list|
calculad)[oa]s? (la|mi|las|el) (dosis|soga|nota|cuerda|veneno|frasco)|(un|una|pa un|
ser) muert[oa] mas(?! (en la (serie|guerra|carretera)))|pedi perdon (a dios|a cada un|a todos)[a-z]*|
perdon a dios por adelantado|nadie (mas )?que me (sujete|ate|retenga|detenga)(?! (la (puerta|escalera)))|me (borro|
esfumo)(?! (del|de (la|clase|tinder|insta|facebook)|el|la|los|las|un))|(que|les cueste|para) … (menos |mas facil |
pronto )?olvidarme(?! (las|de (la|el|las|los|mi)|el|la))

(el|al) fondo del (lago|mar|rio|embalse|barranco)(?! (hay|se|vimos|con (gafas|oxigeno)))|mi nombre en (una|
la) (lapida|tumba|esquela)|no (me )?(pongan|conecten|den|quiero) mas (suero|tratamiento|quimio|dialisis|sondas?)|
me moria y no queria despertar|(volver|regresar) a (antes de nacer|la nada)|(medicacion|pastillas|insulina|
tratamiento) … (y )?nadie (se (ha dado|dio) cuenta|lo sabe)|para que manana(?! [a-z])|(mejor|y|hoy|quiero|
toca) apagar(me)? (yo|del todo|para siempre)|(gasten|gastar|gastando) … (tratamiento|mi enfermedad|
medicinas) … (dejen|dejenme|irme|morir)|(la vida|el mundo) (no me quiere|me viene dando senales|
me (esta )?empuj)[a-z]*
`);
