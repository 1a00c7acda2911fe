import { PILLS, WANT, WILL } from './words.ts';

/** Words that stand for danger wherever a sentence holds them, unless something clears it. */
export const ANCHORS: readonly string[] = [
  '(?<!(en|va|vont|allait|vu|voir|vue|fait|fais|faire|font|faites|regarde|regarder|avant de|train de|on peut|' +
    'peut|peuvent|devrait tous|tous|riviere pour|laisse la|laisse le|failli|fera|feront) )mourir',
  `${WILL} (me |m ?)(taillader|scarifier|couper|ouvrir|charcuter|lacerer|bruler|mutiler|faire (du )?mal|` +
    'planter|detruire|saigner)(?! (une|un|du|de|en|des|au soleil|les (cheveux|ongles)|la (frange|parole|' +
    'barbe)))',
  `${WANT}(me |m ?)(taillader|scarifier|couper|ouvrir|charcuter|lacerer|bruler|mutiler|faire (du )?mal|` +
    'detruire|saigner|punir)(?! (une|un|du|de|en|des|au soleil|les (cheveux|ongles)|la (frange|parole|barbe)))',
  'je (me|m) (fais|ferai|ferais|suis fait|suis encore fait|suis refait|faisais) (encore |tellement |toujours ' +
    '|volontairement )?(du|tres|expres) mal(?! (au|a la|aux|en|a l|au dos|dans))',
  '(retenue?|retiens|empeche~|dois|devrais|retenir|pret~|peur) (de |d |a |pas )*sauter(?! (le|la|les|un|une|' +
    'du lit|de joie|sur|a la|en|au|dans (la|le)|des|ce))',
  '(veux|faut|essaye~) (surtout )?pas (qu ?on )?(de )?m ?en empeche~',
  '(prochain|prochaine) (sommeil|nuit|train|souffle|matin) … (derni~|le bon)',
  '(pas|plus|jamais) (me relever|m ?en (sortir|remettre) (vivant~|en vie)|en sortir vivante?)',
  '(sortirai|sortirais|reviendrai|rentrerai|survivrai|reviens) (pas|plus) (vivante?|en vie|a (ca|cette|cet|' +
    'ce|l))',
  '(n ?ai|ai|fous|fais|rester|etre|vivre|place|rien) … (sur cette terre|dans ce (bas )?monde|ici bas)',
  'question de (jours|temps|heures|semaines) avant que je (le fasse|parte|me|craque pour)',
  '(choisi|choisir|choisis|prefere|accueill~|accepte) la mort(?! (aux|du|de))',
  '(peur|crainte) … (de )?me (rater|louper)',
  'peur de souffrir … (pas|plus) … mourir',
  '(avais|aie|n ?avais|eusse) jamais existe',
  '(la haut|apres|enfin|bientot|demain|de l ?autre cote) … (n ?)?(aurai|souffrirai|sentirai|serai) (plus|' +
    'enfin) (jamais )?(mal|rien|peur|en paix|libre|tranquille)',
  '(quoi|qu ?est ce|qu ?est ce qu~) (qui )?me retient(?! de)',
  '(veux|y aura|vois|attends|aurai) (pas|plus) (de |d |aucun )*lendemain',
  'ne m ?en (voulez|veux|veuillez) pas … (mort|partir|choisi|adieu|plus la|pars|force)',
  '(n ?)?attends plus rien de la vie',
  '(je vais|vais|il faut|faut) (corriger|reparer) (ca|cette erreur|l erreur)(?! (dans|sur|avant))',
  '(laver|payer|ecrire) … (dans|de|avec) mon (propre )?sang',
  '(me disent|me dit|m ?ordonne~|me poussent|me crient) … (sauter|mourir|me tuer|en finir|sauver ma famille)',
  '(deux|plusieurs|trois|differentes) pharmacies',
  '(moi|etre|serai|finir|finirai|bien) … sous (la )?terre',
  'comment (je (peux|pourrais) )?(partir|disparaitre|m ?en aller|mourir|en finir|me tuer)(?! (sans passer|' +
    'sans payer|en|a|au|aux|de (la reunion|chez)|pour|le))',
  '(enterree?|inhumee?) a cote de … (vite|bientot|lui|elle|maman|hate)',
  '(rate~|gache~|foutu) ma vie … (sortie|mort|fin|mourir|rater|reussir)',
  '(serai|serais) plus (jamais )?(un |une |la |votre |ta |ton )*(souci|honte|deception|charge|poids|probleme|' +
    'fardeau|gene)(?! (pour|a) (mon|ma) (banquier|chef|prof))',
  '(au cas ou|si) je (ne )?(tiendrais|survivrais|tiens|passe|passerais|survis) (pas|plus)',
  'mon corps (sera|se trouvera|restera|flottera|sera retrouve|dans la grange)(?! (bronze|pret|fatigue|muscle|' +
    'en forme|au))',
  '(pour|veux|vais|faut|vite|enfin|et|mieux|a|besoin|aide~|chose|comment|moyen|ose|peux) (d ?)?en finir(?! ' +
    '(avec|les|ce|pour toutes))',
  '(trouve|trouver|vide|plus|aucune|cherche|liste|manque|a court|epuise) … raisons? de vivre',
  'raisons? de vivre … (vide|aucune|plus|trouve|partie?|mort~|perdu~|disparu~)',
  'partie de moi (qui )?(veut|voudrait|a envie de) (vivre|mourir)',
  `(laisse|laissez|laisser|laissera|laisserait|laissent) (moi |me )*(mourir|crever|partir en paix|sombrer)`,
  '(disparaitre|disparaisse) (pour (toujours|de bon)|a jamais|definitivement|de (la surface|cette|la) (de la ' +
    ')?(terre|vie)|de ce monde|completement|sans (laisser|faire))',
  '(plus simple|plus facile|mieux|soulagement) … si je (n ?etais|netais|n ?existais|nexistais|mour~|meur~|' +
    'disparai~|partais pour|me reveill~ (plus|pas)|ne me reveill~)',
  '(imagine~|pense~|reve~) … (serait|sera|irait|tournerait|continuerait) sans moi',
  '(remarquer~|sentir~|apercev~) (de )?mon absence',
  '(n ?)?(aurez|aura|auras|auront) plus (jamais )?(a |besoin de |a vous |a te |a t |vous |te )+(vous |te ' +
    ')?(occuper|soucier|inquieter|supporter|embeter) … moi',
  '(arrive~|suis) (enfin )?(au|a la) (bout|fin) (du|de la|de ma|de mon) (chemin|route|voyage|vie|course|' +
    'histoire)',
  's ?arrete~ (la |ici )?pour moi',
  '(vois|imagine) (pas|plus|mal) (vieillir|finir (l|cette) ?annee|passer (l|cet) ?hiver|avoir (trente|vingt|' +
    '[0-9]+) ans|dans (un|cinq|dix) ans?)',
  '(personne|rien|plus rien) (ne )?(peut|pourra|peuvent) (plus )?(rien )?(faire )?(pour moi|me sauver|m ' +
    '?aider|me retenir)',
  'trop tard pour (moi|me sauver|m ?aider)',
  '(pense|envie|voudrais|tente~|failli|pulsion) (a |de |d )*lacher le volant',
  '(vais|veux|jvais|jveux|etre|bientot|envie d?e?) (bientot |juste |etre |d etre )*(dcd|dead|ded|6 pieds)',
  '(morte?|partie?|decede~|perdu) … (plus qu ?a|vais|veux|envie de|pret~ a) (la |le |les )?suivre',
  '(vienne|viendra|venir|viens|venez) me (chercher|prendre) … (la haut|dieu|mort|ange~|cette nuit|ciel)',
  '(crois|pense) pas que je serai (encore )?(la|en vie|vivante?)',
  'je peux (maintenant |enfin )?m ?en aller',
  '(veux|faut|voudrais|essayez) (surtout )?pas qu ?on me (retrouve|sauve|reanime|cherche|sauve~)',
  '(dieu|enfer|paradis|pardonn~|peche|haram) … (se suicid~|suicide|se tuent|se tue)',
  `quand on (prend|avale|melange) (trop|beaucoup|toute|plein|une) … ${PILLS}`,
  '(vider|vide|videe?) de (son|mon|tout son|tout mon) sang',
  '(fait quoi|quel effet|mal|vite|meurt) (de|si on|quand on) (saut~|tomb~|se jet~|se pend~)',
  '(s ?endormir|dormir|fermer les yeux) (pour (de bon|toujours)|a (tout )?jamais)',
];
