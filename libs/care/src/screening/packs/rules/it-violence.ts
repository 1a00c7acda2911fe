import { toPattern, toPatterns } from './to-patterns.ts';

const WHO = toPattern(`
(mio|mia|il mio|la mia|il|un) (ex )?(marito|moglie|ragazz[oa]|fidanzat[oa]|compagn[oa]|convivente|ex|padre|papa|patrigno|matrigna|madre|mamma|fratello|sorella|zio|nonno|suocer[oa]|cognato|cugino|figlio|capo|datore di lavoro|professore|prof|maestr[oa]|allenatore|vicino|prete|uomo)
`);
const UP = '([a-z]+ ){0,4}';
// In a game, in a film, and threats of the office.
const HARMLESS = toPattern(`
(?!.*(giocando|per gioco|scacchi|fifa|playstation|carte|tennis|ping pong|mario|boxe|karate|film|romanzo|serie|partita|briscola|licenzi|telegiornale))(?<!(film|romanzo|serie|sognato|sogno) .*)(?! (il (cuore|cinque|turno)|nel cuore|un (cinque|po)|i nervi|sul tempo))
`);

/** Violence against the one who writes, and fear of it. */
export const VIOLENCE = toPatterns(`
${WHO} ${UP}(mi|ci|m) ?(ha |hanno |sta |continua a |torna a )?(di nuovo |ancora |quasi )?(picchi(a|ato|ando|ava|are)|men(a|ato|ava)|malmen(a|ato)|violent(a|ato|ava)|stupr(a|ato|ava)|strangol(a|ato|ava)|strozz(a|ato|ava)|schiaffeggi(a|ato|ava)|prend(e|eva) a (calci|pugni|schiaffi|botte|cinghiate)|
pres[oa] a (calci|pugni|schiaffi|botte|cinghiate)|mett(e|eva) le mani addosso|mess[oa] le mani addosso|alz(a|ato|ava) le mani|(da|dato|dava) (uno schiaffo|un pugno|schiaffi|pugni|calci|botte|le botte)|minacci(a|ato|ava)|molest(a|ato|ava)|palpeggi(a|ato)|tocc(a|ato|ava) (dove|di notte|quando|senza|li|il seno|nelle
 parti|in mezzo)|obblig(a|ato|ava) a (fare (sesso|cose)|avere rapporti|toccar)[a-z]*|costring(e|eva) a (fare (sesso|cose)|avere rapporti)|chiu(de|so|sa|deva) (in casa|a chiave|in camera)|spint(o|a|onato|ona) (contro|giu|a terra|per le)|spinge (contro|giu)|tira per i capelli|tirat[oa] per i capelli)${HARMLESS}

${WHO} ${UP}(picchiarmi|menarmi|violentarmi|strangolarmi|malmenarmi|mettermi le mani addosso)${HARMLESS}

(${WHO} )?${UP}(abusa|abusava|abusato|abusano) (sessualmente )?di me(?! (con|chiedendo))|(mi hanno (violentata|stuprata|stuprato)|sono stata (violentata|stuprata|picchiata)|subisco (violenza|violenze|abusi|maltrattamenti))

(ho|ho tanta|ho molta|ho troppa|vivo nella) paura (di|che|del|quando) ([a-z]+ )?(${WHO}|mio (marito|padre|compagno|ragazzo|ex)) ?(mi (picchi|ammazzi|uccida|meni|faccia del male)|quando (beve|torna|urla|si arrabbia)|beve|torna|mi (picchia|mena)|torni)
`);
