import { toPattern, toPatterns } from '../to-patterns.ts';
import { NEAR } from './others.ts';

// Illness, pregnancy, treatment, faith.
const ILL = toPattern(`
(enceinte|grossesse|gastro|grippe|virus|intoxi|chimio|nausee|cuite|gueule de bois|perime|pas frais|mal de (mer|transport)|avion|bateau|prise de sang|analyse|operation|medecin|constip|colosco|ramadan|careme|voiture|chat|chien|bebe|migraine)
`);
const UNLESS_ILL = `(?!.* ${ILL})(?<!${ILL}[^ ]* .*)`;
const UP = '([a-z0-9]+ ){0,4}';
const THIN = toPattern(`
(ne pas (grossir|prendre (de |du )?poids)|pas grossir|maigrir|mincir|perdre (du poids|des kilos|[0-9a-z]+ kilos)|etre (mince|maigre|plus mince)|rester (mince|maigre)|peser moins)
`);

/** Purging, and starving to be thin. */
export const EATING = toPatterns(`
(je |jme |j )?(me |m )?(fais|faisais|force a|forcais a|faire|forcer a|oblige a|faite?|suis fait|suis faite|force) (re)?(vomir|gerber|degueuler)${UNLESS_ILL}

(vomis|vomir|gerbe|vomi|vomissais|degueule) ${UP}(apres|ce que|tout ce que|des que|chaque fois que|quand) (chaque |tous les |avoir |je |j ?ai |j |mes |les )*(mange|manger|mangee?|repas|diner|diners|dine|crises?|crise de boulimie|bouffe)(?! (ca|des huitres))${UNLESS_ILL}

(vomis|vomir|doigts dans la gorge|laxatifs?|diuretiques?|mange (plus|pas|rien|presque rien|quasi rien)|rien mange|arrete de manger|m ?affame|maffame|me prive|saute (tous )?(les |mes )?repas|jeune) (?!(de )?(pain|sucre|viande|gluten|chocolat|dessert|intermittent|gras)[a-z]* )([a-z0-9]+ ){0,7}${THIN}${UNLESS_ILL}

(ca fait|depuis|pendant) [a-z0-9]+ jours (que je |que j |je )?(ne |n )?(mange (plus|pas|rien)|ai rien mange|ai pas mange|sans manger)( rien)?(?! (de|du|des|a la|au) )${UNLESS_ILL}

((prends|prenais|avale|abuse de|achete|abuse) ${UP}laxatifs?|(mets|mettre|enfonce|enfoncer) (les |deux |mes )?doigts (dans la gorge|au fond de la gorge))${UNLESS_ILL}

${NEAR} ${UP}(se fait vomir|vomit (apres|tout ce|chaque|en cachette)|prend des laxatifs|ne mange plus (rien )?(pour|parce qu ?elle se trouve)|est (anorexique|boulimique)|souffre d ?(anorexie|e boulimie))${UNLESS_ILL}

(je (suis|redeviens|retombe|replonge|rechute)|jsuis|retombee?|rechute|souffre|replonge) ${UP}(anorexique|boulimique|anorexie|danorexie|boulimie|tca|troubles? alimentaires?)
`);
