import { PILLS } from './es-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

const TOOK = toPattern(`
((me )?(tome|trague|zampe|bebi|meti|empine|he (tomado|tragado|metido))|(me )?acabo de (tomar|tragar|meter|zampar)(me)?|(me )?termino de
 (tomar|tragar)|me (los|las|lo|la) (tome|trague|he tomado|he tragado))
`);

/** Pills that were swallowed, without a word for them, or counted; what got one almost there. */
export const OVERDOSE = toPatterns(`
${TOOK} (ya )?((todo|toda|entera|casi|como) )*(la|las|el|los|un|una|dos|tres|cuatro|media) (caja|cajas|blister|blisters|blisteres|frasco|
frascos|tableta|bote|botes|tira|tiras)( enter[oa]s?| complet[oa]s?)?( (de golpe|de una|de un trago|hace|y|para|
hoy|anoche|esta|ahora|entero).*|(?! ))(?!.*(recet|medico|tratamiento|galleta|bombon|zumo|leche|cerveza|refresco|ayer en))
(?<!.*(galletas|bombones|zumo|cerveza|helado|medico) .*)

${TOOK} (como |unas |casi |mas de |ya |las |los |al menos )*([1-9][0-9]|quince|veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|cien|
no se cuant[oa]s) ${PILLS}(?! (en (un|una|dos|tres|total|diez)|al (mes|ano)|desde|de (menta|vitamin|espirulina)[a-z]*))

((llevo|he estado|estuve|estoy|paso|me paso|ando) ([a-z]+ ){0,5})?(mirando|viendo|asomad[oa]|midiendo) (por |a |desde )?(el|la|mi) (balcon|
ventana|azotea|puente|terraza|viaducto|barandilla) y (calculando|pensando en|midiendo|imaginando|contando) (la (altura|caida)|cuanto
 (tard|dol)[a-z]+|los (pisos|metros)|como seria (caer|saltar|tirarme))|calcul(o|e|ando|ar|aba) (la (altura|caida)|los (metros|pisos)
) (del|de la|desde|hasta|que hay) ([a-z]+ )?(balcon|ventana|azotea|puente|terraza|viaducto|suelo|asfalto)(?! (del edificio del|para (la|el) 
(obra|clase|proyecto)))

(ojala|quisiera que|desearia que|quiero que|que) (un|una|el|algun) (camion|coche|carro|tren|autobus|bus|rayo|metro|trailer) me
 (llev|atropell|arroll|pas|aplast|part|mat)[a-z]+( (por delante|por encima|encima|en dos))?(?! (a (casa|la playa)|al|la (moto|parada)))
`);
