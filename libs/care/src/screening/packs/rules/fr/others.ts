import { toPattern, toPatterns } from '../to-patterns.ts';

/** Somebody near. */
export const NEAR = toPattern(`
(mon|ma|un|une|notre|ta|ton|sa|son) (meilleure? |petite? |grande? |ex |propre )?(amie?|potes?|copain|copine|soeur|sœur|frere|frangine?|fils|fille|cousine?|mari|femme|pere|mere|maman|papa|collegue|voisine?|eleve|compagnon|compagne|conjointe?|ex|oncle|tante|grand mere|
grand pere|mec|meuf|neveu|niece|coloc|colocataire|camarade|ado|enfant|belle soeur|beau frere)( (de [0-9a-z]+ ans|de (classe|fac)))?
`);
// Nobody and nothing else stands between, so that no film is told of.
const SAYS = toPattern(`
((ma|m|nous|me|a|qu|que|quil|quelle|il|elle|et|ya|hier|ce soir|hier soir|parfois|souvent|toujours|encore|aussi|deja|va|mal|tres|dit|dire|disait|repete|ecrit|avoue|confie|raconte|envoye un message|par (sms|message)|sur (insta|snap|whatsapp)|au telephone|arrete pas de|n arrete pas de|narrete pas de|depuis|n|ne|est|e) )*
`);
const NOT_REALLY =
  '(?! de (rire|faim|honte|chaud|froid|soif|fatigue|trouille|ennui|peur|jalousie|vieillesse))(?!.*(infirmiere scolaire| protocole| il y a (des |dix |vingt )?ans))';

/** Somebody else who wants to die or harms themselves. */
export const OTHERS = toPatterns(`
${NEAR}(?<!(film|roman|serie|livre) .*) ${SAYS}(veut|voulait|voudrait|veux|essaie de|essaye de|essaye|a essaye de|a tente de|tente de|menace de|menacait de|parle de|parlait de|pense au?|pensait au?|songe a|envisage de|a envie de|a failli|risque de|prefererait|va) (plus )?(en )?(mourir|crever|se (tuer|
suicider|pendre|flinguer|jeter|foutre en l ?air|faire du mal|scarifier|ouvrir les veines|noyer|tailler les veines)|suicide|finir(?! (avec|de|ses|son|sa|le))|mettre fin a (ses jours|sa vie))${NOT_REALLY}

${NEAR} ${SAYS}(se (scarifie|taillade|mutile|scarifiait|fait du mal|faisait du mal|blesse (expres|volontairement)|coupe (les (bras|veines|poignets|cuisses)|expres|la peau|en cachette)|coupe (?= ?et |$))|s ?(est )?(scarifie|automutile|mutile|entaille|ouvert les veines|est scarifiee?|fait du mal))
(?! (en (cuisinant|bricolant|tombant)|au foot))(?!.*(infirmiere scolaire| protocole))

${NEAR} ${SAYS}(ne |n )?(veut|voulait|voudrait|a|avait) (plus|pas|pu) (envie de |du tout )?(vivre|exister|etre la|etre en vie|se reveiller|continuer (a|de) vivre)(?! (a |en |avec |chez |dans |ensemble|seule?))

${NEAR} ${SAYS}(a|avait|avec) (des |de )?(idees|pensees|envies) (suicidaires?|noires|de (mort|suicide))

(peur|inquiete?|flippe|crains) (que |pour |qu )?(${NEAR} |il |elle )(que (il |elle ))?(se (tue|suicide|fasse du mal|scarifie|foute en l ?air))
`);
