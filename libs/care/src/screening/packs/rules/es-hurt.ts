import { FAR, SKIN, THAT } from './es-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

const HURT = toPattern(`
(corto|corte|quemo|queme|lastimo|lastime|golpeo|golpee|pego|arano|arane|rasguno|rasgune|muerdo|mordi|pellizco|pincho|
hiero|rajo|raje|autolesiono|hago dano|hice dano|hago cortes|hice cortes|doy (punetazos|golpes|cabezazos))
`);
const BLADE = '(cuchillas?|navajas?|navajita|hojillas?|gillettes?|cuter|cutter|bisturi|filo)';
const NOT_HAIR = toPattern(`
(?! (el|la|las|un|una|los|mi|mis|un poco el|solo el|solo las) ?(pelo|cabello|flequillo|fleco|barba|bigote|unas|melena|
coleta|puntas|trenza|rastas|patillas|luz|llamada|internet|gas|leche|rollo|digestion|dedo|traje|vestido|camisa|alas|
cordon|bistec|pan|cuerda de la))
`);

/** To hurt oneself: done, urged, hidden, dared to; and a burden that would be lighter without oneself. */
export const HURT_AND_BURDEN = toPatterns(`
(cortarme|autolesionarme|hacerme cortes|haciendome (cortes|dano|heridas|rayas|tajos|quemaduras)|cortandome|
autolesionandome|lastimandome a mi)(?! (con (el papel|un papel|una lata|el cuchillo (pelando|cocin)|mi ex)|al (afeit|
abrir|cocin|pelar|depil)|(cuando|si) (cocin|pel|afeit)|pelando|cocinando|de (el|mi|la|las|los)))${NOT_HAIR}

(se me antoja|antojo de|pensando si|pensando en|no puedo (dejar|parar) de|reta a|retan a|reto de|tienta|tentada a|
tentado a|animan a|ensenan a|vuelvo a|volvi a|otra vez) (otra vez |de nuevo |volver a )*(lastimarme|quemarme|herirme|
hacerme dano|pegarme|golpearme|rajarme|rasgunarme)(?! (el pelo|con la plancha|en la playa|el sol|de ${THAT}|
la lengua))

(quemarme|cortarme|lastimarme|golpearme|pincharme|aranarme|quemarse|me ${HURT}) (la [a-z]+ |el [a-z]+ |los [a-z]+ |
las [a-z]+ |mucho |otra vez )?(a proposito|adrede|aposta|queriendo|con (el|un|la|una) (cigarro|cigarrillo|mechero|
encendedor|colilla)|a escondidas|en secreto|a solas|cuando (nadie|todos|mis|mi (papa|mama|padre|madre)|discut|pele|
grit)|y (nadie|no (lo )?(sab|se enter|cuent)))

(me encierro|me escondo|a escondidas|cuando nadie|en el bano|en mi cuarto|por las noches|de noche|a solas|
cada noche) … (me ${HURT})(?! (las unas|el pelo|con la puerta|un (atracon|bano)|el dedo|la (lengua|rodilla)))|
(por eso|pq|xq|porque|yo) me (hago dano|lastimo|autolesiono|corto)(?! (el|la|las|los|un|con|de|mucho (el|las)))|
me hago dano (yo|a mi( mism[oa])?|por dentro y por fuera)(?! (cuando (corro|entreno)|en el gim))

me llen[eo] (de [a-z]+ )?(los|las|el|la) ${SKIN} de (cortes|rayas|heridas|quemaduras|marcas|tajos)|(recai|recaida|
recaer|volvi a caer|volvi a lo mismo) .*(cortes?|cuchill|sangre|brazo|muslo|munec|dano|piernas)[a-z]*|(limpi[oa]|
sin cortarme|sin hacerlo) … (recai|volvi|se acabo|vuelve a cero|otra vez|la cague|anoche|ayer)(?! a (sonreir|correr))|
cuenta de (los )?dias sin cortarme .*(cero|recai|volvi)

(necesito|quiero|ganas de|me calma|me gusta|me alivia|extrano|solo me calm[oa]|hasta) (ver|sentir|oler|
que salga) (mi |la |correr (la|mi) |caer (la|mi) )*(sangre|ardor|filo)(?! (de los|en la peli|del examen|azul))|
(sangre|sangrar|dolor) (para|${THAT} me) (calm|tranquil|alivi|apag|call|sentir)[a-z]*

(me )?(doy|daba|di|dar|dandome|darme|pego|meto) (yo )?(punetazos|cabezazos|bofetadas|cachetadas|trompadas|pinas|
latigazos|golpes)(?! (de pecho|de suerte|con (este|el codigo|el jefe)|al saco|en el saco|en (boxeo|karate)))|(golpeo|
golpear|golpearme|golpeando|pego|estrello|azoto|reviento) (con )?(mi |la )?cabeza (contra|en) (la pared|el muro|
el suelo|el piso|el espejo|las paredes)|me (golpeo|pego|tiro) contra (la pared|las paredes|el muro|el suelo)

(rasgun|aran|rasc|pellizc|muerd|mord|cort|clav|pinch)(o|ando|andome|iendo|iendome|arme|erme|e|i)( me)? … (hasta|
y) … (sangr|sangre|herida|moretones|arranc)[a-z]*(?! (el (gato|mosquito)|la (costra|cuticula)))|me clavo (las unas|
el boli|el compas|alfileres|agujas|tijeras|cosas)|me (arranco|arranque) (el pelo|las costras|la piel|mechones|
trozos)(?! (de raiz con la cera|con cera))

(una|otra|dos|tres) (rayita|raya|linea|marca|herida|cortada|quemadura)s? ([a-z]+ )?por cada |por cada (pelea|error|
vez|grito|kilo|insulto|caloria|fallo|discusion) … (un corte|una raya|una rayita|una herida|una quemadura|me corto|
me quemo)|(cicatrices|cortes|rayas|heridas|marcas) ${FAR}(nuev[oa]s|frescas?)(?! (del|de la|de (gato|bici)))|(cuento|
contando|contar) (mis )?(cicatrices|cortes|cortadas)|no me cabe[n]? ([a-z]+ )?(en )?el brazo

${BLADE} .*(le dije ${THAT} si|me (guino|guina|llama|tienta|calma|quede con)|no pude (tirar|dej)|bajo la (almohada|
cama)|otra vez en (la|mi) (mano|piel))[a-z]*|(tirar|botar|entregar|tire|bote) (todas )?(las|mis|la|
mi) ${BLADE} .*(me quede|guarde|escondi|no pude|menos una|conserv)|(deje|guarde|escondi|me quede con) una ${BLADE}

(vendaje|vendas?|curitas?|tiritas?|pulseras|mangas?|sudadera|buzo|chaqueta|bufanda|
panuelo) .*(lo ${THAT} (yo )?me (hice|hago)|me (hice|hago) yo|me lo hice|me lastimo|me corto|imagin[a-z]+ por ${THAT}|
mis cortes|las marcas)|lo ${THAT} yo me hice|(manga larga|mangas largas) ${FAR}(calor|enero|verano|agosto|
imagin[a-z]+|por mis|para ${THAT} no)|(me vio|me vieron|vio|vieron|descubri[eo]r?o?n?) (los brazos|mis brazos|
los cortes|mis cortes|las marcas de los)

me abriria (los brazos|las venas|las munecas|en canal)|abrirme (los brazos|las munecas|las venas)|(cortes?|cortada|
herida|tajo) ([a-z]+ )?(feo|profundo|hondo|grande|fea|profunda) (y|${THAT}) (no (para|deja)|sangra|me (da|asust)|
hice)[a-z]*|cada vez (son )?mas (hond|profund)[oa]s|ahora son mas (hond|profund)[oa]s

(se corta|se cortan|cortarse|cortan|se autolesiona) ${FAR}(conmigo|y yo (tambien|con|igual)|hago lo mismo)|(cortarse|
cortes|autolesion[a-z]*) .*(yo|y) ([a-z]+ )?(hago lo mismo|tambien lo hago|las imito|los imito)|nos cortamos (junt|
en el (bano|recreo)|los brazos)[a-z]*|(me dijo|me dice|me dicen|me escribe[n]?|me pide[n]?|me reta[n]?|me manda[n]?|
me obliga|me ret[ao]) … (cortate|${THAT} me corte|cortarme|a cortarme|lastimarme|quemarme)

(dijo|dice|dicen|dijeron|escribio|escriben|escribieron|ponen|puso|gritan|grito|pide|piden|repite|repiten) … (matate|
muerete|suicidate|tirate|ahorcate|${THAT} me (mate|muera|suicide|tire|matara|muriera|ahorque)) .*(razon|caso|gusto|
lo (hice|hare|voy|pienso|creo|estaba)|complac|pensando|deberia|capaz)[a-z]*

(el mundo|la humanidad|nadie|la gente|todos|ellos|mi (familia|casa|gente|marido|mujer|novi[oa])|mis [a-z]+|ni (el|la|
mi) [a-z]+) … (perderia|pierde|perderan|perderian|lloraria|extranaria|notaria|notarian|se enteraria|enteraria|echaria|
ganaria|ganarian|mejoraria|libraria|respiraria|respirarian|descansaria|descansarian|viviria|vivirian|
pasaria) ${FAR}(si (yo |manana |hoy |ya )*(me (muero|muriera|entierran|mato|matara|fuera para)|muero|muriera|
no (estoy|estuviera|existo|existiera)|desaparezco|desapareciera|falto|faltara)|sin mi(?! (no|coche))|con mi (muerte|
ausencia))

(perdon|perdonen|perdonenme|disculpa|disculpen|lo siento|siento|sorry) (a todos |mama |papa )?(por )?(existir|
haber nacido|seguir (viv[oa]|respirando|aqui|existiendo)|estar viv[oa]|nacer|respirar|ser (una carga|un estorbo|
un problema)|tanto estorb|no haberme (muerto|ido))

(muert[oa]|bajo tierra|enterrad[oa]|sin vida|en (la|una|mi) tumba) (yo )?(ya )?(les |le |os |te |no )*(daria|dare|doy|
estorbo|estorbaria|molesto|molestaria|gasto|gastaria|cuesto|costaria|sirvo|serviria|valgo|valdria|ayudo|ayudaria|
haria|causaria|descanso|descansaria|pesaria|sufriria|lloraria)

(con|por|gracias a) mi (muerte|ausencia|partida|desaparicion|entierro) … (liber|descans|solucion|arregl|gan|acab|
termin|cobr|respir|aliv)[a-z]*|mi ausencia (eterna|definitiva|para siempre)|(un|una) (boca|carga|estorbo|inutil|
parasito|fracasad[oa]|perdedor[a]?|llorona?|loc[oa]|gord[oa]) menos|(inutil|estorbo|basura|fracasad[oa]|
nadie) menos en el mundo|mejor [a-z]+ muert[oa] ${THAT}

(entierr|entierro|funeral|ataud|cajon|muert[oa]|muerte)[a-z]* ${FAR}(mas barat|sale barat|una sola vez|cuesta menos|
les ahorr|se ahorr)[a-z]*|(ahorr|barat|menos gasto)[a-z]* … (enterrarme|mi (entierro|funeral|muerte)|si me (muero|
entierr))[a-z]*|(gast|pag|cuest|debo|descuent|trabaj)[a-z]+ .*(mejor|mejor ${THAT}|
preferible ${THAT}) (yo )?(me (muero|muera|mato|voy para)|no (exist|est)|desaparezc)[a-z]*

(es|seria|sera) (mejor|preferible|lo mejor) (para tod[oa]s )?${THAT} (yo )?(me (muera|mate|vaya para|quite)|
no (exista|existiera|est(e|uviera) (aqui|viv))|desaparezca|deje de (existir|vivir|molestar))(?! de (vacac|la lista|
redes))|(mejor|preferible) me muero(?! de)|(muert[oa]|mejor muert[oa]|bajo tierra) (y|asi) (nadie|no|todos|ya|se)

(ya no|no|nadie|nunca mas|jamas) (l[oa]s |me )?(van? a|vais a|vas a|tendran?|tendreis|tendras|tienen|tendria|
tendrian) (a )?(tener )?(${THAT} )?(aguantarme|preocup[a-z]+ (por|x|de) mi|cuidarme|soportarme|mantenerme|
cargar conmigo|sufrirme|limpiarme|lidiar conmigo|gastar en mi|verme la cara)( nunca| jamas| mas)?(?! (este|el (lunes|
finde)|esta (semana|tarde)|hoy))|(ya casi|pronto|falta poco) ${FAR}(se libran|se libraran|descansan|descansaran|
los libero|dejare de) (de mi|molest|estorb)?[a-z]*

(arruin|pudr|jod|estrope|amarg|cag|destroz|manch)[a-z]* (la|les la|su|sus|la vida a|les) ?(vidas?|
todo)? … (quitandome|muriendo|mi muerte|mi ausencia|me (mato|muero|quito|borro)|desaparec)[a-z]*|(mi|yo) … (carga|
estorbo|problema|culpa|error|verguenza) .*(desaparec|me (mato|muero|quito|borro)|muert[oa]|quitarme|
acabar conmigo)[a-z]*
`);
