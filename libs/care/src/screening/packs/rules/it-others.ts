import { toPattern, toPatterns } from './to-patterns.ts';

/** Somebody near. */
export const NEAR = toPattern(`
((il|la|un|una|lo|l|il mio|la mia|un mio|una mia|mio|mia|nostr[oa]|tu[oa]|suo|sua) ?)(migliore |carissim[oa] |ex )?(amic[oa]|amichett[oa]|sorell[ae]|sorellina|fratello|fratellino|figli[oa]|cugin[oa]|ragazz[oa]|fidanzat[oa]|
compagn[oa]|collega|vicin[oa]|alunn[oa]|madre|padre|mamma|papa|marito|moglie|nipote|zi[oa]|nonn[oa]|ex|coinquilin[oa]|cognat[oa]|student[ei]|studentessa)( (di [0-9a-z]+ anni|di (classe|scuola|banco)|piu (piccol|grand)[oa]|minore|maggiore))?
`);
// Nobody and nothing else stands between, so that no film is told of.
const SAYS = toPattern(`
((mi|ci|ha|e|che|ke|oggi|ieri|ieri sera|a volte|sempre|spesso|ancora|di nuovo|anche|solo|sta|male|molto|lei|lui|dice|detto|dicendo|dicendomi|continua a dire|scritto|scrive|confessato|confidato|ripete|racconta|raccontato|mandato un messaggio|in chat|su whatsapp|che non ce la fa piu|gia|non fa che) )*
`);
const NOT_REALLY =
  '(?! (dal|di|dalle) (ridere|risate|fame|caldo|sonno|freddo|vergogna|noia|curiosita|invidia))(?!.* ((nel|del) (19|20)[0-9]+|anni fa|da giovane))';

/** Somebody else who wants to die or harms themselves. */
export const OTHERS = toPatterns(`
${NEAR}(?<!(film|romanzo|serie|libro) .*) ${SAYS}(vuole|voleva|vorrebbe|ha tentato di|tentato di|tentato il|ha tentato il|provato a|ha provato a|minaccia di|minacciato di|parla di|parlato di|pensa di|pensa a|sta pensando di|pensando di|medita di|preferirebbe|sta per|
desidera|ha intenzione di) (piu |solo )?(morire|uccidersi|ammazzarsi|suicidarsi|suicidio|suicidarsi|impiccarsi|farla finita|farsi del male|togliersi la vita|tagliarsi(?! (i|la)) ?|tagliarsi le (vene|braccia)|buttarsi (giu|sotto|dal|di)|non esistere|sparire per sempre)${NOT_REALLY}

${NEAR}(?<!(film|romanzo|serie|libro) .*) ${SAYS}(si (vuole|voleva) (uccidere|ammazzare|suicidare|togliere la vita|fare del male)|si (taglia|sta tagliando|e tagliat[oa]|tagliava)( (le|i) (bracci|pols|cosc|gamb|ven)[a-z]+| di nascosto| di proposito)?(?! (i|la|le|il|un|una|con|cucinando|
sbucciando|per sbaglio|facendo|radendosi))|si (fa|sta facendo|e fatt[oa]|faceva) (del male|male da sol[oa]|dei tagli)|si autolesiona|fa autolesionismo|si (ferisce|graffia|brucia) (da sol[oa]|apposta|di proposito|le braccia))${NOT_REALLY}

${NEAR} ${SAYS}(non|nn) (vuole|voleva|ha voglia di|riesce|ce la fa) (piu )?(a )?(vivere|esistere|essere viv[oa]|stare al mondo|svegliarsi)( piu)?(?! (in |con |a |da |insieme|qui con))

${NEAR} ${SAYS}(ha|aveva|con|pieno di) (pensieri|idee|istinti|tendenze) (suicid[aei]|di morte)

(paura|temo|preoccupat[oa]) (che )(${NEAR} )?(si (uccida|ammazzi|faccia del male|suicidi|tagli|tolga la vita))
`);
