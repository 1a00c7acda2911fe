import { FAR, PILLS, THAT } from './es-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

const KIN = toPattern(`
(mi|mis|la|el|los|las|tu|tus) (perr|gat|hij|nin|niet|mam|pap|madre|padre|abuel|herman|viej|famili|espos|marido|mujer|
bebe|amig|sobrin)[a-z]*
`);

/** Ready for it: what is prepared, given away, written and said in goodbye; means that lie at hand. */
export const READY = toPatterns(`
(ya )?(tengo|tng|esta|estan|elegi|encontre|escogi|decidi|puse|marque|he elegido|se) ([a-z]+ )?(el dia|la fecha|fecha|
la hora|hora|el sitio|sitio|el lugar|el momento|el metodo|el modo|la manera|el como|el cuando) y ([a-z]+ )?(el |
la )?(dia|fecha|hora|sitio|lugar|momento|metodo|modo|como|cuando|donde|carta|nota|ropa)(?! [a-z])|(ya )?(encontre|
elegi|escogi|he encontrado|he elegido|ya se) (el|mi) (sitio|lugar|puente|arbol|acantilado|momento|dia)(?! [a-z])

(tengo|tng|esta|dejo|deje|hay) (ya )?(todo|todito) (ya )?(listo|preparado|arreglado|pensado|decidido|planeado|
en orden|calculado) (y )?(solo|nomas|nada mas|ya solo|unicamente) (me )?falta(n)? (${THAT} (se (duerm|vay)|amanezca|
anochezca|salg|nadie)|yo|el (valor|momento)|valor|hacerlo|atreverme|animarme)[a-z]*|(la )?fecha (en|
marcad[oa] en) (el|mi) calendario ([a-z]+ ){0,8}(dejo|dejare|sufr|vivir|mato|voy de|nadie|acab)[a-z]*

(compre|consegui|tengo|junte|he comprado|encargue) (ya )?(todo )?lo (${THAT} )?(necesario|necesito|necesitaba|
hace falta|hacia falta|me faltaba|se necesita) … (desde|nadie|en paz|calma|tranquil|para (irme|morir|acabar|hacerlo|
no despert))[a-z]*|(en paz|tranquil[oa]|seren[oa]|calmad[oa]|alivi[a-z]+|liger[oa]|contenta?|
feliz) desde ${THAT} (lo )?(decidi(?! (dejar|cambi|separ|divor|mudar|estud|renunc))|se (cuando|como)|escribi la|
puse (la )?fecha)|desperte (decidid|resuelt)[oa]|estoy (resuelt[oa]|decidid[oa])(?! (a|con|por|en|que))|ya lo (decidi|
tengo decidido|he decidido)(?! [a-z])|lo he decidido yo

(juntando|acumulando|ahorrando|escondiendo|reuniendo|coleccionando|almacenando|robando|juntar|acumular|esconder|
juntado|acumulado|escondido|junto|acumulo|escondo|junte|acumule|escondi) … (${PILLS}|medicina|medicacion|morfina|
veneno)(?! (caducad|vencid|para que no|porque (mi|el|la) (niet|nin|hij|perr)|para (el|la|los|las|mi) (punto|perr|
abuel|viaje|farmac)|del (perro|abuelo|nino|gato)|de los nin))|(guardo|guarde|guardad[oa]s?|guardando|guardado|
reserv[a-z]+) … (${PILLS}|medicina|medicacion|morfina|veneno) .*(para (${THAT}|cuando|el dia|irme)|imagin[a-z]+|
por si (un dia|algun dia|ya no|me (animo|decido|atrevo))|nadie)(?! (se (confund|intox)|mi (hijo|nieto)|no (las|
los) (coja|alcance)))

me l[ao]s (voy a |quiero |pienso |podria )?(tomar|tomo|tragar|trago|tome|trague|beber|zampar|tomare|
tragare) (tod[ao]s|de golpe|juntas|de una)|(tragar|tomar|tragarme|tomarme|trague|tome|tomo|bebi|beberme|
meterme) (de golpe )?(todo|todas|todos) (lo ${THAT} (hay|habia|tengo|tenia|encontre|encuentre|quedaba|queda)|
las ${THAT}|el (frasco|bote|blister|botiquin))(?! (de (agua|zumo|leche|comer)|en la (nevera|mesa)|de pizza))|
${THAT} alguien me (quite|esconda|guarde) (estas |las |los |este |el |la )(${PILLS}|cuchill|navaj|cuter|cutter|
pistola|frasco)[a-z]*

(tengo|con|miro|mirando|viendo|delante de|aqui) (el|los|las|un|mi) (frasco|bote|blister|pastillero|pastillas|soga|
pistola|escopeta|cuchilla|navaja|veneno) ([a-z]+ )?(delante|enfrente|aqui (conmigo|al lado|enfrente|delante)|
al lado de la cama|en la mano|list[oa]|frente a mi|junto a mi|sobre la cama|encima de la cama)(?! (de (afeitar|
pintura)))

(deje|dejo|he dejado|ya no|no|dejando|abandone) (de )?(me |tomar |tomarme |ponerme |inyectarme |tomo |pongo |inyecto |
tomando )*(mas )?(la |el |mis |las |mi )?(insulina|medicina|medicacion|tratamiento|dialisis|pastillas?|quimio|
anticoagulantes?|remedios?) .*(a proposito|adrede|a posta|para (que|q) (se|me|todo)|pa (que|q)|a ver si|que acabe|
se (pare|termine|apague)|me (lleve|muera|apague))

(dej[eo]|he dejado|deje|dejar|sin|no) (de )?(comer|como|beber) … (para (irme|ir|morir|apagar|consumir|no (estar|
seguir|existir)|desaparecer(?! (la|el)))|hasta (morir|desaparecer|apagarme|no (quedar|estar)))[a-z]*|(irme|ir|me voy|
voy) (apagando|muriendo|consumiendo|extinguiendo|desvaneciendo)(?! (la|el|las|los|de))

estoy (parad[oa] |sentad[oa] |subid[oa] |sol[oa] )?(en|sobre|al|frente a|junto a) (el |la |las )?(azotea|borde|
cornisa|barandal|baranda|barandilla|vias?|pretil|borde del [a-z]+|puente|filo|terraza del [a-z]+|
lado de la via)(?! [a-z])|(ventana|balcon|puente|via|vias|metro|cuchillo|cuchilla|pastillas|cuerda|viga|
azotea) … con otros ojos|(soltar|tirar|lanzar|dejar caer|caer|volar)[a-z]* desde (muy |lo mas |bien )?(alto|
arriba)(?! (en|con|del trampolin))

(me quede|estuve|estaba|me quedo|llevo|pase) ([a-z]+ )?(mirando|viendo|contemplando|parad[oa] (frente|ante|
junto)) … (rio|vias|mar|agua|vacio|puente|corriente|trenes|ventana|balcon|altura|cuchillo|techo pensando) .*(me (llam|
habl|pedi)|facil|saltar|tirarme|dejarme|hundirme|desaparec|lanzarme|acabar)[a-z]*|como (${THAT}|si) me (hablara|
hablaba|llamara|llamaba|llama) (por mi nombre|a gritos|el|la)|me (hablaba|llamaba|llama|habla) por mi nombre(?! (de|
en|la profe))

(imaginar|imaginarme|imaginandome|verme|viendome|imagino|sonar|sonando|sone|dibujarme|dibujando) ([a-z]+ )?(me |
que estoy |que estaba )?(colgad|muert|ahorcad|desangrad|enterrad|sin vida|flotando en|en (un|el|mi) (ataud|
cajon))[oa]?(?! (de la (risa|lampara)|del arnes|en la playa))|me (voy a |vua )?(terminar|acabar|termino|acabo|
terminare|acabare) (matando|suicidando|ahorcando|colgando|quitando la vida|tirando (al|del|por|de))

(avion|vuelo|bus|autobus|tren|coche|carro|barco|ascensor|camion|avioneta|taxi|moto) .*(ojala|quisiera ${THAT}|
deseando ${THAT}|rezando ${THAT}|pensando ${THAT}) ([a-z]+ )?(se )?(caiga|estrelle|hunda|descarrile|vuelque|cayera|
estrellara|choque|chocara|explote)|(buscando|provocando|busco|deseando|queriendo|esperando|prefiero|
a ver si) (${THAT} )?me (maten|mate|mataran|atropell[a-z]+|peguen un tiro|disparen|apunalen|asalten y)|
buscando eso(?! [a-z])

no me (importa|importaria|molestaria|preocuparia|preocupa|vendria mal) (${THAT}|si) ${FAR}(infarto|cancer|atropell|
muri|matar|maten|cayera|no (despert|amanec)|derrame|accidente|bala|se caiga|me lleve)[a-z]*|
a ver si ${FAR}(me lleva(?! [a-z])|se (me )?para(?! (de|la|el))|me quedo (ahi|seco|tieso)|me apago|hay suerte)

(donde|adonde|a donde) (yo )?(me )?voy (a ir )?(ya )?(no (l[oa]s? |me |se |te |hay |hace |har)|nadie|ni)(?! (hay |
tienen )?(wifi|internet|senal|cobertura|hace (frio|calor)|luz))|(regale|regalo|di|le di|deje|le deje|dono|doy|reparti|
entregue|presto) .*(mi|mis|mio|mios) .*(acuerd|recuerd|recordar|olvid)[a-z]* ?de mi|no me (llor|olvid|guarden luto|
tengan rencor|odien por)[a-z]*(?! (de|el|la|las|los|que|nunca de|comprar|traer|en (la|el)))

(anot|dej|escrib|apunt|list)[a-z]* … (a )?quien(es)? (hay que |deben )?(avisar|llamar) ([a-z]+ ){0,8}|(para|
sin) ${THAT} (nadie|mis [a-z]+|mi [a-z]+) (no )?(tenga|tengan) ${THAT} (hacerlo|limpiar|recoger|ordenar|vaciar|
sacar) ([a-z]+ )?(despues|luego|mis|por mi|cuando)|(cuando|si|manana|hasta ${THAT}|mejor|pronto) (ya |me |
hoy )*me (entierren|entierran|entierra|velen|incineren|crem[a-z]+)(?! (en (la arena|papel)|de (trabajo|tarea)|dentro))

(pague|compre|elegi|reserve|escogi|tengo|encargue|arregle|deje pagad[oa]|aparte) (ya )?(el |mi |la |un |una )(nicho|
tumba|ataud|lapida|entierro|funeral|esquela|epitafio|sepultura)(?! (junto a|de (mi|mama|papa|la|los|el)|familiar|
para (mi (padre|madre|papa|mama|abuel|perr|marid)|los|el)|del))|(tumba|nicho|lapida|epitafio|esquela|
ataud) (ya )?(elegid|escogid|pagad|list|encargad|preparad)[oa]

(el |un |su )?ultimo recuerdo (mio|de mi|${THAT} (tenga|les quede|le quede|se lleve)[a-z]*)|(carta|nota|
cartita) (ya )?(esta|queda|quedo|la deje|dejo|dejada) (en|debajo|bajo|dentro|sobre|detras|entre) ([a-z]+ )?(cajon|
almohada|colchon|mesilla|velador|escritorio|buro|biblia|ropero|cajones|ataud|libro|ropa)|(escribi|he escrito|redacte|
termine|tengo) (ya )?(todas |ya )?(la|las|mis|tres|dos|varias|cuatro|unas) (cartas?|cartitas?|notas?) (una|ya|y (ya|
me|solo|hoy|nadie)|a (todos|cada|mis (hij|padr))|(pero )?no se como desped)

(redact|escrib|grab|ensay|prepar|practic|planea)[a-z]* … mi (propia )?(despedida|nota final|epitafio|carta final|
obituario)(?! (de (solt|la (empresa|ofi))|del (trabajo|equipo)))|(era|es|seria|sera|fue) (la|mi|una) despedida(?! (de|
del|en|con|muy|para|en el|que))|como quien se despide|me (despido|despedi|voy despidiendo) ${FAR}(y de todo|
de las cosas|uno por uno|sin (que|q) se)|(llame|llamar) .*(oir|escuchar)[a-z]* … por ultima vez

si (manana|hoy|esta noche) no (bajo|salgo|abro|contesto|respondo|aparezco|amanezco|me levanto|despierto) … (no entr|
avis|rompan|tiren|no abr|sepan|ya sab|no se (asust|culp)|fue|perdon)[a-z]*|lazo negro|cuando (suban|pongan|
publiquen) (mis|mi) fotos?|no (me )?(guard|esper|cuent|pong|hag|compr|prepar)(en|es|eis|an|ais|
as) ${FAR}(ni (en )?(ningun|nunca|otr)[a-z]*|nunca mas|jamas|nunca)(?! (la cena|a cenar))

(cuando|el dia ${THAT}) (yo )?(falte|no este|me vaya|me muera|muera|haya muerto|me haya ido) … (pronto|falta poco|
ya mismo|esta semana)|cuando (yo )?(falte|me muera|este muert[oa]|me haya ido) ${THAT} (no )?(llor|se|dig|haya|canten|
me pong)[a-z]*(?! (fiesta|rancheras|mariachi))|para cuando yo falte|cuando yo me haya ido

(adios|chao|chau|hasta (siempre|nunca)|bye|agur|besos) … (perdonenme|perdonadme|perdoname|no me (llor|busq)[a-z]*|
no llor(en|eis)|l[oa]s (quise|ame)|os (quise|ame)|vida (cruel|de mierda|perra|asquerosa|maldita|puta)|
mundo(?! (cruel )?(dijo|laboral))|para siempre(?! [a-z])|fue un (gusto|placer) conocer)(?! (del|laboral|al))|(l[oa]s|
os) (quise|ame) (mucho|siempre|tanto|a todos|con) … no me busqu[a-z]+

no me busqu(en|es|eis)( mas| nunca| por favor| porfa)?(?! [a-z])|no (me )?llor(en|eis|es) (mucho|demasiado|por mi|
mi (muerte|partida))(?! (argentina|por))|(os|l[oa]s|te) dejo (para siempre|en paz de una vez|no (me )?llor)[a-z]*

(dile|diles|digan|diganle|decidle|decid|recuerdale|cuentenle|cuentale|que sepa) (a [a-z]+ [a-z]+ |
a [a-z]+ )?(${THAT} )(su (papa|mama|madre|padre|herman[oa]|hij[oa]|abuel[oa]) )?(siempre |yo )?(l[oa]s?|le|
les) (quise|quiso|ame|amo|amaba|adoraba|adoro|queria)|perdon[a-z]* … (papa|mama|tu (padre|madre|papi|mami|hij[oa])|
tu herman[oa]) no (supo|pudo|tuvo|fue|aguanto) ?(quedarse|seguir|mas|fuerte|fuerzas|capaz)?(?! (llegar|ir|venir|hacer|
comprar|recog))

(ya )?no (pude|podia|supe|sabia|puedo|tuve fuerzas) (mas )?(con (la vida|vivir|esta vida|tanto vivir)|(para |seguir |
como )?(viviendo|quedarme|vivir(?! (en|con|de|sin|sol)))|seguir viv[oa])|(desde|en) (el cielo|alla arriba|el mas alla|
el otro lado|arriba) (yo )?(ya )?(l[oa]s|te|os) (voy a |estare )?(cuid|mir|ver|velar|proteg|acompan|estare|esper|
guiar)[a-z]*|(l[oa]s|te|os) (cuido|cuidare|voy a cuidar|estare cuidando|espero|esperare|mirare|velare|
vere) ([a-z]+ )?(desde|en) (el cielo|alla arriba|el otro lado|el mas alla)

(besos|adios|perdon|los (quiero|amo)|os quiero|gracias|chau|chao) .*(me voy|voy) (con|a (ver|buscar) a) mi(s)? (abu|
abuel[oa]s?|abuelit[oa]|viej[oa]s?|mama|papa|hermanit[oa]|herman[oa]|perr[oa]|hij[oa]|angelito|muertos|padre|
madre)(?! [a-z])|(ultim[oa]) (hoja|pagina|linea|capitulo|renglon|cancion|verso|foto) … (mi vida|de mi (tambien|
historia|vida)|${THAT} (leeran|escribire|voy a))

(marque|llame|quise llamar|iba a llamar|busque|tengo) .*(telefono de la esperanza|linea de (la vida|crisis|vida|
prevencion|ayuda)|(al|el) 024|numero de (crisis|prevencion)) .*(colgue|cuelgo|cerre|no (pude|supe|hable|me atrevi|
llame)|tres veces|en la mano)

(cuid|qued|encarg)(ame|enme|ate|ense|aos|adme|a|en|ad) (mucho |bien |tu |con |de |a |
l[oa]s? )*${KIN} … (yo (ya )?no (voy a|podre|puedo|estare)|ahora ${THAT} (yo )?no|cuando (me|ya)|por mi(?! (este|esta|
el|hoy|mientras))|desde (arriba|el cielo)|para siempre|si (me pasa|no (vuelvo|despierto)))(?! (el finde|hasta|
mientras|este))
`);
