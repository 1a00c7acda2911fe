import { DAYS, FAR, GONE } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';

/** Goodbyes, what is left behind and arranged, the funeral; ways round the word; chat. */
export const FAREWELL = toPatterns(`
(ya no|no) (voy a estar|estare|pienso estar|estaria|existire|seguire|planeo estar|contare|vivire|voy a seguir|
voy a existir|amanecere|me veran|me van a ver|me veras|me encontraran viv[oa]|podre contestar) (mas )?(aqui (manana|
cuando|para)|en este mundo|con (vida|nosotros)|viv[oa]|para (verlo|verla|verte|verlos|entonces|contarlo|navidad|
celebrar)|entre (ustedes|vosotros|los vivos|nosotros)|respirando|nunca mas|jamas|a partir de manana)

${DAYS} (ya )?(no (voy a estar|estare|pienso estar|existire|amanezco|amanecere|despierto|despertare|voy a despertar|
voy a existir|contesto|respiro)|yo ya no)(?! (en (la|el|casa|clase|linea|mi|tu|esa|este (chat|grupo))|disponible|
libre|trabajando|conectad))

(cuando|para cuando|si) (leas|lean|leais|lea|encuentres|encuentren|veas|vean|recibas|reciban|escuches|escuchen|oigas|
estas leyendo|estan leyendo) (esto|esta (carta|nota|cartita)|este (mensaje|audio|video|papel|cuaderno)|mi (carta|nota|
mensaje)|estas (lineas|letras|palabras)) … (ya|yo|no|estare|sera|habre|me|es porque|significa)

(esta|hoy|es|sera|esta es|hoy es|esta sera|seria|fue|pasar|pase|quiero que sea|era) (mi|la|una|es mi|sera mi|
su) (ultima|ultimo) (noche|cena|carta|nota|navidad|despedida|madrugada|luna|entrada|vez (aqui|que (escribo|los|te|
veo))|mensaje|adios|amanecer|atardecer|cumpleanos|suspiro|aliento|dia (de vida|aqui|en este mundo|con vida|
en la tierra))(?! (en (el|la|un|casa|madrid|roma|este (piso|hotel))|de (solter|vacac|curso|trabajo|carnaval)|
con (mis companer|el equipo)))

(por ultima vez|ultima vez) … (antes de (hacerlo|irme (para|de este|del)|morir~|acabar|dormir~ (para|y)|que me))

(perdon|perdonen|perdonenme|perdoname|perdonadme|perdone|disculpen|disculpenme|lo siento|lo siento mucho|
discúlpame) ${FAR}(ya no (puedo|pude|aguanto|aguante|doy|resisto)|no (pude|puedo|aguante|aguanto|resisti|
resisto) mas(?! con)|no (fui|pude ser|ser|soy|he sido) (mas )?fuerte|por lo que (voy a hacer|hare|hago|hice hoy)|
por (irme|rendirme|dejaros|dejarlos|dejarte|abandonar~|no (poder|aguantar|resistir|ser (mas )?fuerte|despedirme))|
me (rendi|rindo)|ya no estare|simplemente ya no|es lo mejor para (todos|ustedes))(?! (con (el|la|las) (dieta|tarea)|
ir|llegar|contestar|responder))

(no (me )?llor(en|es|eis)|no se culpen|no te culpes|no os culpeis|nadie (tiene|tuvo) la culpa|no (es|fue|
sera) culpa de nadie|no fue por (ti|ustedes|vosotros)|no es por (ti|ustedes)|no me busqu(en|es|eis)|
no me guarden (luto|rencor)) ([a-z]+ ){0,8}(yo (queria|quise|lo|venia|ya)|me (voy|fui|ire)|fue (mi|decision)|
es mi decision|no pude|por mi|cuando (me|te|les|os)|para siempre|ya (no|era|estaba)|estoy (mejor|donde)|cuando)

(gracias|te quiero|los quiero|os quiero|los amo|te amo|adios|chao|hasta siempre|cuidense|cuidaos|sean felices|
sed felices|se feliz|fue lindo|fue bonito|perdon) .*(no me busqu~|ya no (estare|voy a estar|pude|puedo mas)|
no volvere(?! a (salir|comprar|esa|ese|pedir|beber|comer))|no pude mas|hasta aqui (llegue|llego)|me voy (para siempre|
de este mundo|del todo|en paz)|no estare en este mundo|descansare|voy a descansar (al|por|ya|para)|
nos vemos (en el cielo|en la otra|del otro|alla|en otra vida)|mientras duro manana)

nos vemos (pronto )?(en el cielo|en la otra vida|del otro lado|al otro lado|en el mas alla|en el infierno literal|
en otra vida literal~)(?! algun dia)

(cuid~|quedate|quedense|encarg~|deje|dejo|he dejado|regal~|reparti~|di|apunte|anote|escrib~|ensene|le ensene|explique|
le explique|mande|prepare|ordene|pague|despid~|borre|di de comer|denle|dale|dile|digan~|diganle|dales|llame|firme|
puse|he puesto|vendi|hice|arregle|organice|transferi) .*${GONE}

(regale|he regalado|estoy regalando|voy regalando|ando regalando|reparti|he repartido|estoy repartiendo|done|
he donado|vendi|he vendido|le di|les di|di|deje|quedate|quedense|te regalo|te dejo|les dejo|os dejo|toma) .*(no (lo|
la|los|las) (voy a (necesitar|ocupar|usar|precisar)|necesitare|ocupare|usare)|no me (haran|hara|van a hacer|
va a hacer|van a servir|serviran) (mas )?(falta)?|ya no (los|las|lo|la) (voy a|necesitare|ocupare|usare)|
ya no me (haran|hara|van a|serviran|servira)|donde (yo )?voy|para (lo que|el tiempo que) me queda)(?! (pequen~|
porque (me mudo|compre|engord~|adelgac~)))

(contrasenas?|claves|llaves|papeles|documentos|testamento|seguro de vida|escrituras|cuentas|facturas|recibos|
poliza) .*(carta|nota|para que (no )?(les|le|os|nadie|mis|mi|la|el) … (cueste|tenga|tengan|quede|den|sufra|batalle|
busque|sepa|encuentre)|despedid[ao]|cuando (yo )?(falte|no este)|para cuando|no (les|le) (cueste|den|deje|falte)|
y (despues|luego) (el descanso|descansar|irme|nada|me))

(arregl~|orden~|prepar~|organiz~|dej~|pague|pagado|pagar|cerr~|limpi~|firm~|poniendo|puse) … (todo|todos|mis (cosas|
papeles|asuntos|cuentas|deudas)|la casa|las deudas|las cuentas|los papeles|mi cuarto) … (para (no (dejar~|causar~|
dar~|molestar)|que (no )?(mis|mi|nadie|les|tengan|tenga|se|sufran)|irme (en paz|tranquil|para)|cuando)|antes de (irme|
morir|hacerlo|dormir)|y (despues|luego|ya) (me voy|me|el descanso|descanso|descansar|puedo irme|nada))(?! (de viaje|
a (la playa|casa)|de vacaciones))

(la|una|mi|mis|las) (carta|cartas|nota|notas) (de despedida|de suicidio|suicida)(?! (de (un|una|la|el|virginia|
mi (jefe|jefa))|del|a (mi jefe|mi jefa|mis alumnos|la empresa)|para (mi jefe|mis alumnos|los compan~)|al? trabajo|
que (leimos|vimos)))

(me (despedi|despido|estoy despidiendo|ando despidiendo|voy despidiendo|he despedido|despedire)|despedirme|
despidiendome) ((en silencio|ya|hoy|anoche|sin que|por dentro|uno por uno|poco a poco|mentalmente|
cada noche) )*(de (todos|todo|la vida|este mundo|ustedes|vosotros|mi (perr[oa]|gat[oa]|mama|madre|casa|familia|cuarto|
hij[oa])|mis (hij[oa]s|ninos|padres|papas|plantas|santos|cosas|animales|nietos)|los (mios|santos|que quiero)|
la gente que|cada (uno|cosa))|por si|para siempre|sin que (lo|se|nadie)|de la playa y)(?! (en (la oficina|el trabajo|
el aeropuerto|clase)|porque me mudo|antes de(l viaje| viajar)|para (ir|irme de vacac)))

despideme de|despidanme de|dile (a [a-z]+ )?(que )?([a-z]+ ){0,4}(no fue (su|por)|que lo (quise|intente)|
que la (quise|ame)|yo venia rot)

bo?rra(me)? (mi numero|de tus contactos)

(si|por si) (manana|esta noche|un dia|algun dia|el lunes|ya|me|no) … (no (aparezco|despierto|amanezco|respiro|
contesto no te asustes|me (levanto|despierto))|amanezco (muert|ties|fri|colgad)|me encuentran (muert|colgad|tirad|
en el|sin vida)|pasa algo (que sepan|fue|quiero que|sepan))

(si|cuando|cuando ya|antes de que|quien|la que|el que|donde|no quiero que|que no|para que no|
ojala) (me )?([a-z]+ ){0,4}(me )?(encuentren|encuentre|encuentran|hallen|encontraran) … (mi (mama|madre|hij[oa]|papa|
padre|herman[oa]|mujer|familia|cuerpo|esposa|abuela|nieto)|mis (hijos|padres|hijas|ninos|papas)|un nino|muert[oa]|
sin vida|ya|colgad[oa]|asi|tarde|frio|fria|ties[oa]|tirad[oa]|los bomberos|la policia|la vecina|el cartero|
alguien que no)

(mi|mis) (propi[oa] )?(funeral|entierro|velorio|velatorio|tumba|ataud|cajon de muerto|lapida|epitafio|esquela|cenizas|
nicho|sepelio|obituario|suicidio|cadaver|cuerpo (sin vida|muerto|colgado|en el (rio|mar|suelo)))(?! (favorit|preferid|
de mentir))

(que|quiero que|pido que|prefiero que) (me )?(entierren|incineren|cremen|velen) … (sin|con|rapid|ya|pronto|junto|hoy|
manana|antes|al lado|donde|en el)

(ropa|vestido|traje|cancion|foto|flores|camisa) ${FAR}(que me (entierren|velen)|mi (entierro|funeral|velorio)|
cuando me muera|para enterrarme)

(me voy|me ire|irme|me marcho|me largo|me fui|partir|partire|me quiero ir|me quito|quitarme|me bajo|bajarme|retirarme|
me retiro|marcharme|largarme|me apago|me despido|me salgo|salirme|pienso irme|quiero irme|decidi irme|toca irme|
ya puedo irme|puedo irme|me jubilo|dimito|renuncio|me doy de baja|darme de baja|solicito la baja|pido la baja|
me borro|me apeo|me desconecto) ((ya|yo|hoy|pronto|manana|esta noche|tranquil[oa]|en paz|definitivamente|sin ruido|
por fin|por mi cuenta|antes de tiempo|a|definitiva) )*(de (este|esta) (mundo|vida|plano|tierra|planeta|existencia)|
de aqui para siempre|del (mundo(?! (laboral|de))|planeta|todo|tren de la vida)|(para|pa) siempre(?! de(l)? )|
al otro (lado|barrio|mundo)|al cielo|al mas alla|a la nada|de la (vida|existencia|faz)|con (dios|diosito|el senor|
los muertos|los angelitos|la muerte)|de (en )?medio|de enmedio|del medio|a mejor vida|a una vida mejor|pal (otro lado|
cielo|hoyo)|al hoyo|a (vivir|la vida)|a seguir (viviendo|viv)|antes de que me llamen)(?! (laboral|de twitter|
de instagram))

(me quite|quito|quiten|quitarse yo|quitandome|quitarme yo) (del|de) (medio|en medio|enmedio)|(el problema|
los problemas) (se )?(resuelve|resolveria|acaba|acaban|termina|desaparece) (quitandome|si me (voy|muero|quito)|
conmigo|cuando (yo )?no este)|(yo )?soy el problema … (quit~|elimin~|resuelv~|desaparec~|solucion)

que me acabe yo

(que (se )?(pare|acabe|calle|termine|apague)|parar|acabar) ${FAR}(pare yo|acabar(me)? yo|acabando conmigo|parando yo|
yo tambien|si yo paro|yo pare|conmigo)

me rindo (con|ante|en) (la|esta|mi) vida

(no )?(pueda|puedo|puedes|podria|podre) prometer(te|les|os)? … (viv[oa]|manana|seguir aqui|estar aqui|no hacerlo|
no hacer(me)? (nada|dano))

(miedo|temo|terror|panico|asusta|desconfio) … (de mi mism[oa]|a mi mism[oa]|de lo que (pueda|puedo|soy capaz|haga|
haria|voy a) (hacerme|hacer conmigo|hacer esta)|de hacerme (algo|dano|una)|hacerme (algo|dano)|
de quedarme (sol[oa] )?(con (las pastillas|mis pensamientos|el cuchillo)|conmigo))

(muert[oa] (en vida|por dentro) ${FAR}(falta|cuerpo|enterr~|tramite|solo|oficial|acabar))|(ya )?(me mori|
estoy muert[oa]) por dentro … (falta|solo|y (quiero|pronto|voy))

(cualquier dia|un dia|uno|algun dia|el dia menos pensado) (de estos )?(me (mato|tiro (de|por|al)|cuelgo|voy para|
quito|pego un|encuentran|ahorco|voy de este)|no (vuelvo|amanezco|despierto|me ven mas)|hago una (locura|tonteria) y|
acabo con (todo|esto)|cojo el coche y no|agarro (la|el) (escopeta|carro y no|coche y no)|desaparezco (y|para))

(al (monte|bosque|campo|mar|rio|cerro)|coche|carro) … y no (volver|regresar|vuelvo|volvere|regresare|regreso)( nunca|
 jamas| mas)?(?! (tarde|hasta))

(mi|mis) (perr[oa]|gat[oa]|hij[oa]s?|madre|mama) (es|son) (lo unico|la unica razon|el unico motivo|
la razon por)( por)?( lo)?( que)?( no| sigo| me)
`);
