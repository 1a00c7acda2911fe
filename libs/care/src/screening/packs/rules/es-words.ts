import { toPattern } from './to-patterns.ts';
// What the rules of Spanish are made of: written without accents, as they are read (README.md).

/** "Que", as it is typed. */
export const THAT = '(que|q|k|ke)';
/** Up to three words between two others, also none. */
export const UP = '([a-z0-9]+ ){0,3}';
/** Up to seven. */
export const FAR = '([a-z0-9]+ ){0,7}';
/** Small words that stand between a wish and what is wished. */
export const FILL = toPattern(`
((ya|solo|nomas|puro|mejor|realmente|simplemente|mucho|tanto|tan solo|de verdad|a veces|muchas veces|de una vez|
por fin|yo|hoy|tambien|literal|literalmente|seriamente|siempre|cada dia|cada noche|todos los dias|todo el tiempo|
unicamente) )*
`);
export const WANT = toPattern(`
(quiero|kiero|qiero|kero|quisiera|kisiera|quisiese|querria|deseo|desearia|deseando|queriendo|necesito|anhelo|ansio|
preferiria|prefiero|me gustaria|me encantaria|me apetece|me provoca|ganas de|ganas d|deseos de|impulso de|impulsos de|
sueno con|pido|ruego|suplico|rezo por|rezo para|pienso en|pienso|pensando en|pensando seriamente en|pensado en|
de pensar en|fantaseo con|fantasias de|la idea de|ideas de|pensamientos de|listo para|lista para|decidido|decidida a|
decidido a|decidi|dispuesto a|dispuesta a|planeo|planeando|voy a|vamos a|a punto de|estoy por|muero por|jure|jurado|
capaz de|tentado de|tentada de|me dan ganas de|me entran ganas de|plan es|deberia|tengo que|hay que|falta poco para|
con tal de|solo me queda|me queda|no me queda mas que|vergonzoso no)
`);
/** To kill oneself, said of the speaker. */
export const KILL_ME = toPattern(`
(matarme|matarm|suicidarme|suisidarme|suicidarm|suicidar|desvivirme|desbibirme|ahorcarme|colgarme|guindarme|
pegarme un tiro|darme un tiro|meterme un tiro|pegarme un balazo|darme un balazo|volarme la cabeza|volarme los sesos|
volarme la tapa|envenenarme|desangrarme|ahogarme|quitarme la vida|kitarme la vida|quitarmela|quitarme de en medio|
quitarme del medio|quitarme de enmedio|quitarme de encima esta vida|arrancarme la vida|cortarme las venas|
abrirme las venas|autoeliminarme|eliminarme|acabar con mi (vida|existencia|sufrimiento|dolor)|acabar con (esta vida|
la vida|este sufrimiento|este dolor|tanto dolor)|acabar conmigo|acabar conmigo mism[oa]|acabar de una vez con (todo|
esto)|terminar con mi (vida|existencia|sufrimiento|dolor)|terminar con esta vida|terminar conmigo|(acabar|
terminar) con todo(?! (el|la|lo|los|las|este|esta|mi|tu|su))|poner(le)? (fin|punto final|el punto final) a (mi (vida|
existencia|dolor|sufrimiento|historia)|esta vida|la vida|todo|este dolor|este sufrimiento|tanto))
`);
/** To be dead, or not to be, said of the speaker. */
export const DIE = toPattern(`
(morir|morirme|morirm|morrir|morirnos|estar muert[oa]|caer muert[oa]|verme muert[oa]|dejar de (vivir|existir|respirar|
latir|ser|sufrir para siempre|estar(?! (en|de|con|tan|asi de)))|no (existir|vivir|haber nacido|haber existido|nacer|
estar viv[oa]|seguir viv[oa]|seguir viviendo|seguir aqui|estar mas aqui|estar en este mundo|despertar|despertarme|
despertar mas|amanecer|abrir los ojos|volver a despertar|volver a despertarme|volver a abrir los ojos|
tener que despertar)|nunca (haber nacido|haber existido|despertar|mas despertar)|nunca mas despertar|ya no (estar|
existir|despertar|amanecer|vivir|ser)|desaparecer (del mapa|del mundo|de este mundo|de una vez|de la faz|para siempre|
pa siempre|por completo|sin dejar|del todo)|desaparecer de la vida|esfumarme|evaporarme|extinguirme|desintegrarme|
irme (de este mundo|de esta vida|para siempre|pa siempre|del todo|del mundo|al otro|con dios|con diosito|con el senor|
al cielo|al hoyo)|partir de este mundo|marcharme (para siempre|de este mundo|del todo)|largarme de este mundo|
salir de este mundo|bajarme (del mundo|de este mundo|de la vida)|estar (bajo tierra|enterrad[oa]|en (un|el) (ataud|
cajon)|en (una|la) tumba|tres metros bajo|en el (cielo|cementerio|panteon) ya)|que me entierren|
dormir(me)? (para siempre|pa siempre|eternamente|y no (despertar|despertarme|volver|amanecer|levantarme)|y ya no|
y nunca|sin despertar|hasta no despertar|hasta morir)|dormir un sueno eterno|quedarme dormid[oa] (para siempre|y no|
y ya)|cerrar los ojos (para siempre|pa siempre|y no|y ya|y que)|descansar (para siempre|pa siempre|eternamente|
de vivir|de la vida|de existir|de este mundo|en paz de una vez|bajo tierra)|apagarme|desconectarme (de la vida|
para siempre|del todo)|desenchufarme|borrarme (del mapa|del mundo|de este mundo|de la vida|para siempre)|
mi (propia )?muerte|ser (ceniza|cenizas|polvo|tierra|nada|humo)|perder la vida|dejarme (morir|ir)|no (ser|
estar)(?! [a-z])|desaparecer d (este|el))
`);
export const DAYS = toPattern(`
(hoy|manana|esta noche|esta madrugada|esta tarde|esta semana|este (lunes|martes|miercoles|jueves|viernes|sabado|
domingo|finde|fin de semana|mes|ano|verano|invierno)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|
en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|unos dias|
unas horas|un rato)|pronto|ya mismo|ahora mismo|pasado manana|de aqui a)
`);
export const PILLS = toPattern(`
(pastillas?|pastis|pepas|pildoras|somniferos|tranquilizantes|calmantes|sedantes|ansioliticos|antidepresivos|medicinas|
medicamentos|remedios|blister|blisteres|blisters|tabletas|lorazepam|diazepam|clonazepam|rivotril|trankimazin|
alprazolam|tafil|valium|orfidal|lexatin|paracetamol|paracetamoles|ibuprofenos|insulina|fentanilo|morfina|gotas|
comprimidos|capsulas|benzos|barbituricos)
`);
export const HEIGHT = toPattern(`
(puente|azotea|terraza|balcon|ventana|viaducto|acantilado|barranco|edificio|torre|tejado|techo|cornisa|baranda|
barandilla|barandal|pretil|mirador|primer piso|segundo piso|tercer piso|tercero|cuarto piso|cuarto|quinto piso|quinto|
sexto piso|sexto|septimo piso|septimo|octavo piso|octavo|noveno piso|noveno|decimo piso|decimo|piso [0-9]+|vacio|
precipicio|risco|faro|campanario|grua|presa|represa|pozo|via|vias|rieles|anden|metro|subte|tren|camion|trailer|
autobus|coche|carro|carretera|autopista|rascacielos|hotel|peñon|despeñadero)
`);
export const SELF_HARM = toPattern(`
(cortarme|rajarme|tajearme|autolesionarme|autolesiones|hacerme (dano|cortes|heridas|sangrar|sangre)|herirme|
lastimarme|danarme|quemarme (con|la piel|los|las|el)|golpearme|pegarme (contra|en la|a mi|punetazos)|castigarme|
pincharme|aranarme|morderme hasta|abrirme la piel|arrancarme la piel|las cuchillas|la cuchilla|los cortes|
las autolesiones)
`);
export const SKIN = toPattern(`
(brazos?|antebrazos?|munecas?|piernas?|muslos?|barriga|vientre|panza|piel|caderas?|tobillos?|venas|costillas|ingle|
pantorrillas?|hombros?)
`);
/** Away for good, as those who stay would see it. */
export const GONE = toPattern(`
(cuando (yo )?(ya )?no (este|estoy|viva|exista)|cuando (yo )?(me (vaya|haya ido|muera|marche)|falte|muera)|(si|
por si) (yo )?(falto|faltara|ya no estoy|no vuelvo|no despierto|manana no (estoy|aparezco|despierto|amanezco)|
me pasa algo|me muero|muero|desaparezco)|porque voy a faltar|donde (yo )?voy|despues de mi (muerte|partida)|
para despues de mi)
`);
/** Without the speaker, in the eyes of the speaker. */
export const WITHOUT_ME = toPattern(`
(sin mi|si (yo )?(ya )?no (estoy|estuviera|estuviese|existo|existiera|existiese|hubiera nacido|hubiese nacido)|
si (yo )?(falto|faltara|faltase|muero|muriera|me muero|me muriera|me muriese|desaparezco|desapareciera|me mato|
me matara|me voy|me fuera|me fuese)|cuando (yo )?(ya )?no este|cuando (me vaya|me muera|me haya ido|falte)|
el dia que (yo )?(me muera|falte|desaparezca|no este|me vaya|muera)|conmigo (muert[oa]|lejos|bajo tierra|fuera)|
yo muert[oa]|que conmigo)
`);
