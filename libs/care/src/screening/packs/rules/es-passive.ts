import { FAR } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';
/** To wish for death without doing it: sleep, God, illness, accidents, the dead who wait; what death looks like. */
export const PASSIVE = toPatterns(`
(ojala|quisiera|quiero|kiero|deseo|espero|desearia|ruego|pido|rezo|me gustaria|ganas de|para|con tal de|
le pido a [a-z]+|a ver si|solo quiero|me acuesto|me duermo|dormirme|dormir|prefiero|cierro los ojos) ${FAR}(no|nunca|
ya no|jamas) ((me|volver a|volviera a|vuelva a|tener que|hubiera|nunca|mas|haga|vuelvo a|querer) )*(despertar|
despertarme|despierte|despertara|despertase|despierto|desperte|amanecer|amanezca|amaneciera|amanezco|abrir los ojos|
abra los ojos|abriera los ojos|levantarme|levante|levantara|salga el sol)(?! (a|tan|temprano|con (resaca|dolor|el)|
por|al|el|los vecinos|antes|tarde|sol|del sofa|de mal))

(cada manana|al despertar|despierto|me despierto|desperte|me desperte|amanezco|amaneci) … (decepcion~|lamento|maldigo|
enojad[oa] por|triste por seguir|lloro (por|al)|seguir viv[oa]|sigo viv[oa]|odiando estar|con rabia de|por desgracia)

(sueno|descanso|noche|silencio|paz) (eterno|eterna|final|definitivo|definitiva|del que no se vuelve|sin manana)

(que|ojala|espero que|deseo que) … (sea|fuera|fuese|sera|seria) (la|el|mi) ultim[oa]( vez)?(?! [a-z])

(ojala|espero|deseo|quiero|quisiera) … (no haya|no hubiera|no exista|no llegue) (un |otro |el )?(manana|amanecer|
otro dia|siguiente dia)

(dormir|dormirme|dormirse|acostarme|sueno) … (para|pa) siempre

(dios|diosito|dios mio|senor|senorcito|virgencita|virgen|virgen santa|jesus|padre|padre santo|tata dios|san pedro|
cielo|creador|la muerte|la parca|la flaca|la huesuda|la calaca|la pelona|la catrina|la santa muerte|el de arriba|
la virgen) ${FAR}(llevame|recogeme|lleveme|me lleve|me llevara|me recoja|me lleves|me recojas|me llevas|me llames?|
me llamara|se apiade|se acuerde de mi|se acordara de mi|se olvido de mi|me quite la vida|quitame la vida|
sacame de este mundo|ven por mi|venga por mi|vengas por mi|llamame|me arranque|venga ya|que venga|me quiera llevar|
por que no me llev~|no me llev~)(?! (de vacaciones|por (buen|el|la)|al? (concierto|playa|destino)|paciencia|bien))

(llevame|lleveme|recogeme|que me lleve|que me recoja|llevenme) (ya|de una vez|contigo (al cielo|dios)|con (mi|
mis) (abuel~|viej~|muert~|difunt~|angel~)|de este mundo|esta noche|pronto|senor|dios|diosito|muerte|a tu lado|
a su lado)

(la muerte|la parca|la flaca|la huesuda|la calaca|la pelona|la catrina|la de la guadana) … (venga|ven|vengas|llegue|
puede venir|ya puede|me (busque|encuentre|haga|espera|abrace|llama|llame|sonrie|seduce|tienta|toque|lleve)|por mi|
seria|suena|parece|es mi|es la (unica|mejor)|es lo (unico|mejor)|no me (asusta|da miedo)|bienvenida)

(ya )?(vivi|he vivido) (lo que (tenia|habia)|bastante|suficiente|demasiado|de sobra|todo lo que)

ya no sirvo (para|pa) nada|no sirvo ni (para|pa) (vivir|estorbar|morir~)|no sirvo para (vivir|esta vida|seguir)

(dejenme|dejadme|dejame|que me dejen|me dejen|me dejaran|me dejaras|dejen que|dejad que) (ya )?(morir|morirme|
me muera|morir en paz|ir en paz|partir|irme (ya|en paz|tranquil[oa]|de este)|descansar en paz|apagarme)

(me estoy|me voy|estoy|voy) (dejando|a dejar) (morir|apagar)|me dejo (morir|apagar)|dejarme (morir|apagar)|
me deje morir

(que me|quiero que me|pido que me|ojala me) (desconecten|desenchufen|duerman como|sacrifiquen|pongan (algo|
una inyeccion)|den algo|apliquen la eutanasia|maten|mate (alguien|un)|peguen un tiro|eutanasi~)

(quiero|pedir|pedi|solicitar|deseo|merezco|para mi) (que me apliquen )?(la |una )?(eutanasia|muerte asistida|
muerte digna)(?! (en|es|fue|se))

no (quiero|deseo|pido) que (me )?(salven|salves|revivan|reanimen|rescaten|resuciten|curen|encuentren con vida)|
no me (salven|revivan|reanimen|rescaten|resuciten)

(ojala|quisiera que|espero que|deseo que|deseando que|me gustaria que|rezo (para|por) que|rezo por|pido que|a ver si|
que ganas de que|por mi que|por mi|ruego que|suena con que|sueno con que|fantaseo con que|imagino que|
me encantaria que|no me importaria que|que bueno seria que|seria un alivio que|que alivio si|me conformo con que|
le pido a [a-z]+ (que )?|si (tan solo|tuviera suerte)|con suerte) ${FAR}(atropell~|arroll~|me pase por encima|
pase por encima|me mat~|me mate~|caiga (un|una|el|la) (rayo|avion|piano|meteorito|techo|bomba|maceta)|cayera (un|una|
el|la) (rayo|avion|meteorito|techo)|infarto|derrame|aneurisma|cancer|tumor|algo malo|maligno|enfermedad|enferme|
paro cardiaco|corazon se (pare|detenga|pare|canse|rinda|parara|detuviera)|se (pare|parara|detenga|detuviera) (mi|
el) corazon|deje de latir|dejara de latir|bala perdida|me asalten|asesin~|estrell~|choque|chocara|chocaramos|
escape de gas|explot~|terremoto|trague el mar|se lleve el mar|avion se caiga|se caiga (el|mi) avion|se cayera|
caiga conmigo|termine conmigo|acabe conmigo|me parta un rayo|desbarranque|desbarrancara|no pase de (esta|hoy)|
no salga viv[oa]|no salir viv[oa]|no (funcione|funcionara)|me toque a mi|me tocara a mi|se acuerde de mi|me pase algo|
me pasara algo|me coja un|me agarre un|me de (un|algo)|me diera (un|algo))(?! (ataque de risa|beso|abrazo|aumento))

(me hace|me haria|haria|hace) (un|el) favor ${FAR}(cancer|muerte|tumor|infarto|enfermedad|no me atrevo|yo no)

(cruzo|cruzar|cruce|crucé|manejo|conduzco|camino) … (sin mirar|con los ojos cerrados|a ver si|sin (casco|
cinturon) a proposito)

(sin|dej~|deje|no tomo|ya no tomo|no me tomo|no me pongo) ${FAR}(tratamiento|medicacion|insulina|dialisis|quimio|
pastillas del corazon) ${FAR}(me muera|morir~|irme|me voy|acab~|mas rapido|antes|termin~|a ver si)

(morir|morirme|la muerte|mi muerte|estar muert[oa]|no existir|desaparecer|no estar|no despertar) … (seria|es|suena|
parece|debe ser|me daria|me da|me parece|va a ser) … (alivio|facil|mejor|descans~|paz|libert~|liberacion|unic[oa]|
bonito|bien|justo|consuelo|logico|tentador|regalo|solucion|salida|dulce|bendicion)

(seria|sera|que|suena) (un alivio|mejor|mucho mejor|mas facil|tan facil|facil seria|facil|lindo|hermoso|bonito|
un descanso|una bendicion|perfecto|bello) … (morir|morirme|morirse|no estar|no existir|no despertar~|
desaparecer(?! (de|un|unos|una))|dejar de (existir|vivir|respirar|ser)|dejarme (caer|ir|llevar)|soltar|dejarse caer|
irme para|que (yo )?(no existiera|me muriera|el tumor)|dormir(me|se)? (para|y no)|no nadar|si (yo )?(no existiera|
me muriera|desapareciera)|matarme|saltar|acabar con todo|cerrar los ojos)

(la |mi |el )?(unica|unico|otra|mejor|sola|ultima) (salida|solucion|forma|manera|opcion|escape|camino|alivio|cosa|
remedio|via|fuga|puerta|escapatoria|aporte|descanso|paz|modo) ([a-z0-9]+ ){0,8}(mor~|muert[eoa]|matar~|irme|irse|
desaparecer|acabarl[oa]|acabar con (todo|esto)|suicid~|quitarme|no (estar|existir|despertar)|dejar de|tumba|pare yo|
saltar|dormir~ (para|y no)|la soga|la ultima|terminar con|tirarme|apagarme)

(no hay|no tengo|no veo|sin) (ya |ningun )*(futuro|manana) (para|pa|en|que) (mi|mi vida|esta vida|valga)|(no me|
ya no me) (veo|imagino) (viv[oa]|llegando a|cumpliendo|(un |ningun |el )?futuro|el ano que viene|dentro de (un|unos|
diez|cinco))

(envidio|envidia|que envidia|celos) … (muert[oa]s?|difuntos?|los que (ya )?(no estan|se (fueron|murieron|mataron|van)|
descansan|mueren)|esquelas|las tumbas|quien(es)? (ya )?(muri~|no esta))

(deberia|tendria que|ojala|quisiera|desearia|hubiera preferido|preferiria|tenia que|debi|debia|debio) (haber )?(ser|
sido|estar|morir|muerto|morirme|haberme muerto|estado) (yo|la que|el que|en su lugar|en vez de|en lugar de)( (estaba|
murio|muerta|muerto|en|de|quien))?

(reunirme|encontrarme|juntarme|irme|voy|estar|descansar|ir|volar|seguir|alcanzar|acompanar|volver|verme|me voy|me ire|
te alcanzo|os alcanzo) ${FAR}(en el cielo|al cielo|alla arriba|al otro lado|en el mas alla|al mas alla|
en la otra vida|donde (el|ella|tu|ellos|esta|estan|estas)|bajo tierra|en la tumba|con (los|mis) (muertos|difuntos|
angelitos)|con mi angelito)(?! (de la|del|trabaj))

(hazme|guardame|apartame|haganme|dejame|reservame) (un )?(sitio|lugar|hueco|huequito|espacio|campo|ladito) ${FAR}(voy|
contigo|tu lado|arriba|pronto|alla|abuel~|viej~|mama|papa|cielo)

(espera(me)?|esperenme|ya voy|pronto voy|voy pronto|ya casi voy|ya falta poco|falta poquito|ya falta poquito|
nos vemos pronto|pronto nos vemos|pronto estare|pronto estaremos|muy pronto) … (contigo|con ustedes|a tu lado|juntos|
juntas|abuel~|viejit[oa]|mi amor (alla|arriba)|alla|al cielo|en el cielo|al otro lado|con (mi|mis) (abuel~|viej~|
difunt~|muert~|hij[oa] que|angel~|herman[oa] que))

(me voy|quiero irme|irme|me ire|quiero ir|me ire yo) (yo )?(detras|tras|atras) (de )?(el|ella|ellos|mi|su|suya|suyo)?
`);
