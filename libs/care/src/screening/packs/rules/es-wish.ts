import { DIE, FAR, FILL, KILL_ME, WANT, WITHOUT_ME } from './es-words.ts';
import { toPatterns } from './to-patterns.ts';

/** Wishes to die or not to be, outright and oblique; weariness of life, worthlessness, being a burden. */
export const WISH = toPatterns(`
${WANT} ${FILL}${KILL_ME}

${WANT} ${FILL}${DIE}

(no (dejo|paro|puedo dejar) de pensar|no pienso|solo pienso|pienso todo el dia|llevo … pensando|ando pensando|
vuelvo a pensar|he pensado|pense) (mas que |otra cosa que |seriamente |mucho |muchas veces |otra vez )*en (la muerte|
el suicidio|mi muerte|${KILL_ME}|${DIE}|como (morir|matarme|hacerlo|irme|suicidarme|seria morir))

me (quiero|kiero|qiero|kero|quisiera|kisiera|voy a|vua|vy a|pienso|quero) ${FILL}(morir|matar|suicidar|suisidar|
ahorcar|colgar de|desvivir|quitar la vida|quitar de en medio|quitar del medio|kitar la vida|pegar un tiro|dar un tiro|
cortar las venas|ir de este mundo|ir (pa|para) siempre|ir con dios|ir al otro|ir al cielo|ir del todo|borrar del mapa|
apagar|dejar morir)

me (mato(?! (a )?(estudi|trabaj|entren|curr|limpi|bajando|subiendo|corriendo|con la (bici|moto)|de (risa|la risa)))|
suicido|suisido|ahorco|desvivo(?! por)|matare|suicidare|ahorcare|quito la vida|quito de en medio|quito del medio|
quito de enmedio|quitare la vida|quitare de en medio|pego un tiro|doy un tiro|vuelo la cabeza|vuelo los sesos|
corto las venas|kito la vida|quite la vida|mate hoy)

(q|que) me (mate|muera) (ya|de una vez|hoy|pronto)

(intent[eoa]|he intentado|intentare|intentar|intentado|trate de|quise) (de )?${KILL_ME}

(pensamientos?|ideas?|ideacion|impulsos?|ganas|tendencias?|intentos?|crisis|voces) (suicidas?|suisidas?|de (suicidio|
suicidarme|muerte|morir|morirme|matarme|quitarme la vida|no (vivir|existir|estar)|desaparecer))

(tengo|tuve|he tenido|vuelven|volvieron|siguen) … ganas de (morir|matarme|no estar|no vivir|no existir|
desaparecer (para|del))

(no|ya no|tampoco|ni) (quiero|kiero|qiero|kero|quisiera|deseo|puedo|podria|pienso|voy a|aguanto|soporto|resisto|logro|
consigo|me interesa|me apetece|me nace|me importa|vale la pena|merece la pena|tiene (caso|sentido|objeto)|(le )?(veo|
encuentro|hallo) (el |ningun |mas )?(sentido|caso|chiste|objeto|motivo) (a|de|para)|se (como|para que|pa que)|
tengo ganas de|tengo fuerzas para|tengo valor para|tengo el valor de|nos queda) ((mas|ya|seguir|continuar|ni|un dia|
solo dia) )*(vivir|viviendo|viv[oa]|existir|existiendo|respirar|respirando|aqui ni|en este mundo|en esta vida|
en esta tierra|en este planeta|la vida|esta vida|despertar mas|despertarme mas|levantarme mas|abrir los ojos|amanecer|
estar aqui mas|estar (viv[oa]|en este mundo|en esta vida))(?! (con|en (el|la|un|una|casa|este|esta|madrid|mexico|
pueblo|ciudad|piso)|solo de|de (alquiler|mis|mi|prestado)|sin (cafe|internet|movil|ti en)|cerca|lejos|los lunes|del|
entre|alli|social|aqui))

no quiero (estar|seguir|continuar|ser|existir|despertar|despertarme|levantarme|vivir) (aqui )?(mas|ya|ni un|nunca mas|
otro dia|asi ni un|jamas)

no (quiero|voy a|pienso|deseo) (seguir|continuar)(?! [a-z])

no (quiero|kiero) (vivir|existir|estar viv[oa]|seguir viv[oa]|despertar|despertarme|despertarme nunca|
cumplir (mas anos|otro ano)|ser mas|nada mas que morir)(?! [a-z])

(no|ya no|ni) … (hay|queda|quedan|tengo|encuentro|hallo|veo|existe|se me ocurre|busco) … (razon|razones|motivo|
motivos|nada|nadie|sentido) … (vivir|viviendo|viv[oa]|seguir|existir|quedarme|despertar|despertarme|levantarme|
abrir los ojos|respirar|me ate|me retenga|me retiene|me ata|me detenga|me amarre|valga la pena vivir)

(nada|nadie|ya nada|ya nadie) (me )?(ata|retiene|amarra|sujeta|sostiene) (ya |aqui|a este mundo|a la vida|
en este mundo|en esta vida)

(lo unico|la unica cosa|el unico|la unica) que me (ata|retiene|detiene|frena|sostiene|mantiene|amarra)( aqui| viv[oa]|
 en pie| a este mundo| con vida)?

(la vida|mi vida|esta vida|vivir|existir|seguir viv[oa]|seguir viviendo|seguir respirando|mi existencia|
seguir adelante|levantarse|levantarme cada) (ya |a mi |asi |para mi |la verdad |siento que )*(no|perdio|dejo de|nunca|
carece) (me |le |ya )?(vale|tiene|tenia|tener|merece|compensa|interesa|sirve|importa|ilusiona|llena|
todo)( ya)?( la pena| sentido| caso| valor| chiste| nada| el sentido| todo sentido| ningun sentido)?

(no|ya no|nunca) (tiene|tenia|le veo|le encuentro|veo|encuentro|hallo|vale|merece) (ya |ningun |ninguna |el |
la )*(sentido|caso|pena|chiste) (a |de |en )?(la vida|mi vida|esta vida|vivir|vivirl[ao]|nada de (esto|lo que)|
seguir(?! (el|la|los|con|pagando|mirando|viendo))|existir|que (yo )?(siga|viva|exista)|levantarme|despertar~)

(para|pa) (que|q|k|ke) (seguir|sigo|continuar|continuo|quedarme|aguantar|luchar|esforzarme) (viviendo|viv[oa]|
respirando|aqui|luchando|existiendo|en este mundo|con (esta|mi) vida|si (nadie|nada|total|igual|al final|todo|ya|no)|
adelante|asi|aguantando|intentando|peleando|fingiendo)

(para|pa) (que|q|k|ke) (vivir|vivo|existo|existir|naci|sigo viv[oa]|despertarme|me desperte|me despierto|
estoy viv[oa]|respiro)

(cansad[oa]|cansadisim[oa]|cansao|agotad[oa]|hart[oa]|hartisim[oa]|me canse|me he cansado|me aburri|aburrid[oa]|
fatigad[oa]|podrid[oa]|hasta (la madre|los huevos|el gorro|los cojones|las narices)|asquead[oa]|me pesa|me duele|
me cansa|me da asco|me da pereza|me da flojera|me da rabia|me averguenza|me da verguenza|me molesta|que pereza|
q pereza|que flojera|q flojera|odio|detesto|no soporto|no aguanto|me sobra|me asfixia|me queda grande|
se me hace (insoportable|eterno|imposible)|es insoportable|es agotador|pereza me da) ((ya|tanto|mas|mucho|de|con|
a diario|cada dia|literal|asi|es) )*(vivir|existir|estar viv[oa]|seguir viv[oa]|seguir viviendo|seguir aqui|
seguir respirando|seguir existiendo|la vida|esta vida|mi existencia|mi vida|respirar|la existencia|despertar cada|
despertarme cada|despertar|despertarme viv[oa]|haber (nacido|despertado)|esta existencia|sobrevivir|ser yo|
abrir los ojos)(?! (el medico|es una|por (el|la) (catarro|alergia|gripe)|en|con|contra|de (casad|solter|ciudad|
oficina|estudiante|adult)|sedentaria|laboral|entre|a base|social|temprano|a las|rapid|con calma|estresante|
de la gente))

(la vida|vivir|existir|respirar|seguir|mi vida|esta vida|cada dia) (ya |me |se me |solo )*(pesa|duele|queda grande|
cansa|sobra|asfixia|ahoga|asquea|hace (insoportable|cuesta arriba|eterna)|es (un|una) (castigo|condena|tortura|
infierno|suplicio|agonia|carga|error|carcel|pesadilla constante|martirio))

mi (vida|existencia|nacimiento|mera existencia) (es|fue|ha sido|siempre fue|siempre ha sido) (un|una) (error|castigo|
condena|tortura|carga|accidente|maldicion|desperdicio|sobra|estorbo|infierno)

(ojala|quisiera|desearia|me gustaria|preferiria|mejor|deseo|cuanto mejor|hubiera sido mejor|habria sido mejor|
como quisiera) (que )?([a-z]+ ){0,3}(no haber nacido|nunca haber nacido|no (hubiera|hubiese) nacido|nunca (hubiera|
hubiese) nacido|no (hubiera|hubiese) existido|no existiera|no existir|me (hubieran|hubiesen) abortado|(hubiera|
hubiese) muerto|haberme muerto|haber muerto|me (hubiera|hubiese) muerto|estuviera muert[oa]|estuviese muert[oa]|
(hubiera|hubiese) nacido muert[oa])(?! en (esta|este|otra|otro))

(no|nunca|jamas) (debi|debia|deberia|tenia que|tendria que|debio|debieron|tuvieron que|tendrian que) (haber )?(nacido|
nacer|existir|existido|vivir|salir viv[oa]|sobrevivir|sobrevivido|despertar|despertado|tenerme|haberme tenido|traerme)

(soy|me siento|me volvi|me he vuelto|me he convertido en|me converti en|solo soy|no soy mas que|no soy otra cosa que|
sigo siendo|seguir siendo|ser|dejar de ser|dejare de ser|dejaria de ser|siendo|sintiendome|siento que soy|yo era|
fui siempre|seria) (solo |nada mas que |pura |puro |mas que |solamente )*(un|una) (carga(?! de)|estorbo|lastre|
parasito|peso muerto|peso (para|en|sobre|que)|peso(?! [a-z])|boca mas|molestia (para|constante)|error de|
desperdicio de|gasto|cero a la izquierda y|maldicion|sobra|sanguijuela|piedra en)(?! (en clase|pluma))

(les|le|os|te) (estorbo|arruino la|amargo la|jodo la|arruine la|pudro la|amargue la|hago la vida (imposible|
miserable)|cuesto|sobro|hundo|quito la (paz|alegria|vida))

(yo |aqui |siempre |nada mas |solo |siento que |la que |el que |en (este|esta|todas|mi|el|la) [a-z]+ )(estorbo|sobro|
sobra soy yo|estoy de mas|estoy de sobra|estoy sobrando|ocupo (sitio|espacio|lugar)|sobrando)(?! para)

(dejar|dejare|dejarlos|dejarles|dejaros) (ya )?de (estorbar|molestar|ser (un|una) (carga|peso|estorbo|problema)|
dar (lata|problemas|guerra|trabajo)|hacer(les|le)? dano|sobrar|gastar aire)

(mejor|felices|feliz|tranquil[oa]s?|alivi~|descansar~|respirar~|libres?|en paz|ligeros?|alegrar~|agradecer~|ganar~|
salir~ ganando|alcanzaria|bien) … ${WITHOUT_ME}

${WITHOUT_ME} ${FAR}(mejor|felices|feliz|tranquil[oa]s?|alivi~|descansar~|respirar~|libres?|en paz|ligeros?|alegrar~|
agradecer~|ganar~|salir~ ganando|alcanzaria|menos problemas|un problema menos|una boca menos|rehacer)

${WITHOUT_ME} … (nadie|ni (se|lo|me)|a nadie|no (pasa|pasaria|cambia|cambiaria|se pierde|se perderia) nada|el mundo|
la vida|todo) … (notar~|notan?|da cuenta|daria cuenta|darian cuenta|dara cuenta|enter~|extran~|echar~|llor~|import~|
acord~|acuerd~|busc~|lament~|sigue|seguir~|segui~|igual|girar|girando|nada|falta|moveria|inmuta)

nadie (me )?(va a |iba a )?(extranar~|echar~ de menos|echar~ en falta|lloraria|llorara|llorar por mi|llorar mi|
buscaria|buscara|recordara|recordaria|acordara de mi|acordaria de mi|vendria a mi|vendra a mi|iria a mi|ira a mi|
reclamaria|llevaria flores)(?! (el|la|los|las|al|este|esta|cuando (cierre|se acabe)))

(a nadie|nadie) (le |me )?(hago|haria|hare) (ninguna )?falta|no (le )?hago falta a nadie|no le (importo|
hago falta) a (nadie|un alma)

(mejor|preferible|preferiria|prefiero|prefieren) (una |un |estar )?(madre |padre |hijo |hija |esposa |marido |abuelo |
ser )?muert[oa]s? (que|a|antes que|q)

(estaria|estoy|estare|estaba|estariamos) (mucho |mil veces )?mejor (muert[oa]|bajo tierra|enterrad[oa]|no existiendo|
en una tumba|sin existir)

(valgo|vale|valdria|sirvo|rindo|valia) mas muert[oa]|mas muert[oa] que viv[oa]

(merece|merecen|necesita|necesitan|estaria mejor con|estarian mejor con|tendria|quiere) … (otra (madre|mama)|
otro (padre|papa)|una madre (mejor|de verdad|que (si|no))|un padre (mejor|de verdad|que (si|no)))

es mejor (una madre|un padre|una hija|un hijo) muert[oa]
`);
