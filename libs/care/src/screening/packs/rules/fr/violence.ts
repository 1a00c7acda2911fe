import { toPattern, toPatterns } from '../to-patterns.ts';

const WHO = toPattern(`
(mon|ma|le|un) (ex ?|futur )?(mari|femme|conjointe?|compagnon|compagne|copain|copine|mec|petit ami|ex|pere|papa|daron|beau pere|belle mere|mere|maman|daronne|frere|grand frere|soeur|oncle|grand pere|cousin|beau frere|fils|patron|patronne|chef|prof|professeur|maitre|entraineur|coach|voisin|pretre|colocataire)
`);
const UP = '([a-z]+ ){0,4}';
// In a game or a film, of surprise, and threats of the office.
const HARMLESS = toPattern(`
(?! (par|de (virer|licencier|me virer|me licencier|renvoyer)|au (tennis|poker|ping|foot|scrabble|monopoly|babyfoot|tarot)|aux (echecs|cartes|points|fleche)[a-z]*|a (fifa|mario|la (course|play|console|belote)|plate couture)|dans (la serie|le film)))(?!.*(en jouant|fifa|mario kart|echecs|ping pong|boxe|
karate|dans le (film|jeu|livre)|la serie|le roman))(?<!(film|roman|serie|livre|reve que|reve ou) .*)
`);

/** Violence against the one who writes, and fear of it. */
export const VIOLENCE = toPatterns(`
${WHO} ${UP}(m|ma|me|nous|n) ?(a |ont |a encore |a deja |a re)?(encore |deja |de nouveau |souvent |presque |toujours )?(frapp(e|ee|es|ait|er)|tap(e|ee|ait)(?! (sur les nerfs|dans l|du|la causette|la discute|un))|batt(u|ue|ait)|bat(?! au)|cogn(e|ee|ait)|gifl(e|ee|ait)|tabass(e|ee|ait)|viol(e|ee|ait)|etrangl(e|ee|ait)|
maltrait(e|ee|ait)|violent(e|ee|ait)|menac(e|ee|ait|es)|agress(e|ee|ait)|brutalis(e|ee|ait)|sequestr(e|ee)|enferm(e|ee|ait)|fout des coups|(met|mis|mettait|donne|donnait|file|colle) (des|une|un) (coups?|claques?|baffes?|gifles?|raclees?|coups? de (poing|pied|ceinture))|roue de coups|rou[ae]ee? de coups|pouss(e|ee|ait) (contre|dans l ?escalier|par terre|violemment)|tire (par )?
les cheveux|leve la main sur moi|forc(e|ee|ait) a (coucher|faire l ?amour|avoir des rapports|le toucher|faire des choses)|touch(e|ee|ait) (la nuit|quand|sans|les seins|la ou|entre|le sexe|sexuellement)|(?<!ont )touche(e|s|es)?(?! (par|droit|en plein|profond|avec|beaucoup|le c|un mot|de mon|de son)[a-z]*)(?= (et|a|dans|sous|deux|plusieurs|encore)|(?! ))|attouch[a-z]+)${HARMLESS}

${WHO} ${UP}(lev(e|ait)|a leve|a encore leve|a re ?leve|porte|a porte) la main sur (moi|nous)|${WHO} ${UP}(me (frapper|battre|violer|cogner|taper dessus|tuer (un jour|s ?il|si je pars)))${HARMLESS}

(${WHO} |il |elle |on )?${UP}abus(e|ait|e sexuellement|ee?|aient) (sexuellement )?de moi(?! en me demandant)|(on m ?a|ils m ?ont|il m ?a) (violee?|frappee?|battue?|tabassee?|agressee? sexuellement)|j ?(ai ete|e suis) (violee?|battue?|frappee?|abusee?|une femme battue)|je subis (des|de la|les) (violences?|coups|
abus|attouchements)

(il|elle) (me|m|nous) (frappe|bat|tape|cogne|gifle|tabasse|viole) (quand|des que|chaque fois|si|tous les|a chaque|devant|depuis|et)

(j ?ai|jai) (tres |trop |tellement )?peur (de|que|du|d) ${WHO} (?!(meur|mour|tombe|soit malad|perd|ait un)[a-z]*)(quand (il|elle)|qu ?il (boit|rentre)|me (frappe|tue|batte|fasse du mal)|rentre|il (boit|devient|me)|a la maison|depuis)
`);
