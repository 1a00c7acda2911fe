import { BLADE, BODY, EDGE, GONE, PILLS, SOON } from './words.ts';

/** Means, places, dates, farewells, what is put in order, and harm done to oneself. */
export const PLANS: readonly string[] = [
  // Pills and other poisons.
  '(avale~|gobe~|vide~|enfile~|ingere~|descend~|engloutir|prendre|prends|prendrai|boire|bois|bu|pris) (de |d ' +
    ')?(moi )?(tous?|toute?s?|trop|plein|la boite|une boite|deux boites|trois boites|plusieurs boites|une ' +
    'plaquette|des plaquettes|le flacon|l armoire|tout ce qu~|une poignee|un cocktail|une dose)( de| d| la| le|' +
    ` l| mes| les| des| ces)* … ?${PILLS}(?! (ce matin|du matin|comme (prevu|tous|d hab)|contre|pour (la|le) ` +
    '(tete|tension|fievre)))',
  '(avale|avaler|prendre|prends) tout (et|ce soir|d ?un coup|d ?une traite|puis|basta|pour|ce qui|cette nuit)',
  '(compt~|mis de cote|met(s|tre|tais)? de cote|stock~|accumul~|economis~|planqu~|cache~|amass~|collectionn~|' +
    `entass~|garde~|conserve~|mets en reserve|recolte~) … ${PILLS} … (depuis|pour|assez|au cas|suffi~|mois|` +
    'jour|soir|nuit|de cote|matelas|tiroir|finir|mourir|reserve|chaussette|moment|bientot|placard)',
  `${PILLS} … (de cote|en reserve|au cas ou|sous (mon|le) matelas|dans une chaussette|ce qu ?il faut|m ` +
    '?attend~|devant moi|pour (en finir|mourir|dormir|ne (plus|pas)|ce soir|quand)|y en a assez|en a assez|' +
    'suffira~|suffisent|suffi|me suffi~|toutes les|avec (de l|du|la) (alcool|vodka|whisky|vin))',
  `combien … (${PILLS}|grammes?|mg|milligrammes) … (mourir|en finir|dormir|reveiller|suffi~|faut|tuer|` +
    'mortel~|pour)',
  '(quelle|la|bonne|une) (dose|quantite) … (mortelle?|letale?|fatale?|mourir|en finir|tue|suffi~|il (me ' +
    ')?faut|et le silence|et plus rien)',
  '(ouvert|ouvrir|ouvre|laisser) le gaz',
  '(j ?ai|viens d ?|je viens d ?) ?avale~? (des|les|plein de|une poignee de|trop de|tous les|deux|trois|une|' +
    `mes) ([a-z]+ ){0,2}${PILLS}(?! (de travers|pour (la|le)|contre|de chocolat))`,
  '(j ?ai|je viens de) (pris|prendre) (des|les|plein de|trop de|une poignee de|une boite|deux boites|mes) ' +
    `([a-z]+ ){0,2}${PILLS} … (peur|c ?est fait|mourir|plus|regrette|sauve|secours|dormir pour|fini|lourd|` +
    'endors)',
  '(vais|veux|compte|pret~ a|envie de|jvais|jveux) (tous |toutes |tout )?(les |tout )(avaler|gober|prendre d ' +
    '?un coup|prendre tous|prendre tout)(?! (de|rond))',
  // Rope, gun.
  '(j ?ai|je garde) (deja |enfin |bien |meme )?(achete|cache|trouve|prepare|recupere|garde|ressorti|charge|' +
    'ma|le|la|les|une|mis) (de cote )?(la corde|une corde|une arme|un flingue|le fusil|les lames|des lames|le ' +
    'rasoir|mon arme|corde|fusil|arme|flingue|lames?|le cutter) … (manque|courage|pour|soir|nuit|vendredi|' +
    'demain|dimanche|prete?|tiroir|lit|sac|coffre|attend~)',
  '(j ?ai) (deja |enfin )?(achete|cache|prepare|ressorti|charge) (la corde|une arme|le fusil|les lames|des ' +
    'lames|mon arme|le flingue)(?! (de (rasoir|parquet|rechange|chasse)|pour|a sauter))',
  '(ne )?manque (plus )?que (le |du )?(courage|cran)(?! (de (lui|le|la|l|leur|demander|parler|changer)))',
  '(achete~|cherche~|prepare~|trouve~|pris|prends|accroche~|attache~|noue~|teste~|essaye~|regarde~|fixe~|' +
    'monte~|choisi~) … (la corde|une corde|ma corde|le noeud|un noeud|la poutre|le crochet|la ceinture|un ' +
    'arbre|la branche|l ?arbre|le tabouret)(?! (a (linge|sauter)|d ?escalade|de guitare|de raquette|a l ' +
    '?entree))',
  'noeud coulant',
  '(serre~|mis|mettre|passe~) … (ceinture|corde|cable|foulard|fil|lacet|mains) … (cou|gorge)',
  '(poutre|crochet|branche|plafond) … (me portera~|tient encore|tiendra|solide|fixe~|depuis une heure|' +
    'regarde~)',
  '(fixe|regarde) (le crochet|la poutre|le plafond et)',
  '(je )?(me |m )?(tire~|tirer|mets|mettre|loger|coller|foutre) une balle (dans|ce soir|cette|et|pour|demain|' +
    'bientot|c ?est|j )',
  '(coup de feu|detonation|gachette|detente|canon) … (plus rien|souri~|silence|fini|tempe|bouche|appuy~|' +
    'appuie|moi|paix|soulage~)',
  // Heights, rails, roads, water.
  '(je|jvais|jveux|jpourrais|j|envie|pense|penser|songe|failli|hesite|reve|imagine|voudrais|besoin|idee|' +
    'suffirait|suffit|reste plus qu ?a|pret|prete|autant|plus qu ?a|me dis|toute seule|moi) (suis |de |d |a |' +
    'que |vais |veux |voudrais |pourrais |vois |me |m |finir par |encore |juste |souvent |tout |que je ' +
    ')*(sauter|sauterai|sauterais|sauterait|saute du|saute de|enjamber|basculer|lacher|tomber expres) (de|du|d|' +
    `des|depuis|par|dans|sous|devant|la|le|l|mon|ce|cette|par dessus) ([a-z0-9]+ ){0,3}${EDGE}`,
  '(je (veux|voudrais)|envie de|pense a|penser a|jveux|songe a|failli|voulais) sauter(?! (le|la|les|un|une|' +
    'du lit|de joie|sur|a|en|au|dans (la|le)|des|ce|cette|mon|ma|l|les repas|dedans))',
  '(me|m) (re)?(jeter|jette|jetterai|jetterais|jete|balancer|balance|lancer|foutre|precipiter|mettre|coucher|' +
    'allonger|trouver|crisser|pitcher) (expres |ce soir |d ?un coup )?(sous|du|de|d|par|depuis|devant|contre|' +
    `dans|sur|en bas|du haut|du haut d) … ?(${EDGE}|roues|mur|arbre|poids lourd|l ?eau glacee|mer|eau|flots)`,
  '(je|moi|me|jsuis|chui|suis|assise?|debout|monte~|monter|penche~|voila|reste|seule?) … (au bord|sur le ' +
    '(rebord|parapet|garde corps|toit)|du mauvais cote|de l ?autre cote de la (rambarde|barriere)|au dessus|' +
    'les jambes dans le|pieds dans le|jambes dans le) (du |de la |de l |des |d un |le |dans le )*([a-z0-9]+ ' +
    '){0,3}(vide|quai|pont|toit|balcon|falaise|rambarde|fenetre|immeuble|residence|rails|viaduc|parking|tour|' +
    'garde corps|parapet|rebord)(?! financier)',
  '(je|suis|assise?|debout|monte~|grimpe~) … sur le (rebord|parapet)',
  '(jambes|pieds) dans le vide … (longtemps|envie|pens~|lache~|nuit|seul~|hesit~)',
  `${EDGE} … (m ?appell~|mappell~|m ?attir~|mattire~|me tente~|me parle~|me fait de l ?oeil|m ?hypnotise~|m ` +
    '?attend~|si (haut|tentant)|un pas|suffirait|ca (irait|serait) (vite|rapide)|serait (vite|rapide))',
  '(envie|pense|vais|veux|tente~|songe|idee|imagine|reve|voudrais|roule~) … (foncer|rentrer|me planter|' +
    'planter|m ?encastrer|mencastrer|lacher le volant|tourner le volant|accelerer|percuter|m ?ecraser|me tuer|' +
    'freiner pas|fermer les yeux) (dans |sur |contre |en |droit )*([a-z0-9]+ ){0,3}(mur|arbre|platane|camion|' +
    'pile|ravin|volant|voiture|bagnole|virage|poids lourd|pont|roulant|rambarde)',
  '(pour un|que c ?etait un|a un|comme un|croire a un|passer pour un) (simple )?accident … (personne|maman|' +
    'famille|assurance|mieux|ok|sauront|saura|croi~|comme ca)',
  '(laisse|laissez) moi (couler|me noyer|sombrer)',
  // A plan, a date, means at hand.
  '(mon plan|un plan precis) (est|c ?est|marche|prevu|et) … (pret|vendredi|lundi|dimanche|samedi|soir|nuit|' +
    'demain|fini|mourir|partir|mort|simple|definitif)',
  '(choisi|choisie|fixe|fixee|prevu|decide|decidee|planifie|programme|arrete|trouve|sais|repere|coche) (deja ' +
    '|enfin )?(la |le |l |ma |mon |une |un )?(date|jour|jour j|heure|endroit|methode|moyen|maniere|facon|pont|' +
    'arbre|poutre|fin|depart|heure de ma|corde)(?! (du|de la|des|pour (le|la|les)|de l|d|a|de (notre|mon|ma|' +
    'mes|vacances)) ?(mariage|vacances|voyage|demenagement|bapteme|anniversaire|soiree|fete|rdv|operation|' +
    'examen|rendez|concert|reunion|train|course|visite|notre))',
  '(prevu|prepare~|organise~|planifie~|regle~|anticipe~) (toute? |deja )*(ma|mon|mes) (fin|mort|depart|' +
    'obseques|enterrement|suicide|sortie|funerailles)',
  '(tout est|c ?est|cest|voila c ?est|y a|plus qu) (pret|prete|prevu|regle|planifie|organise|range|en ordre|' +
    'decide|ecrit) … (mourir|adieu|ma mort|mon depart|manque (que|plus que)|le courage|apres moi|pour (eux|qu|' +
    'quand)|dernier|corde|partir|lettre|ce sera|pendant qu)',
  '(achete~|cache~|prepare~|j ?ai|jai) (tout )?(ce qu ?il (me )?faut|ce quil (me )?faut|le necessaire|les ' +
    'lames|de quoi (en finir|mourir|partir)) … (manque|courage|soir|nuit|pret~|finir|mourir|tiroir|sac|jour|' +
    'attends)',
  '(passer|passe|passage) a l ?acte',
  '(je vais|jvais|jva|je (veux|compte|pense)|pret~ a|envie de|pense) (bientot |peut etre |finir par |sans ' +
    `doute |surement |a )*le faire (${SOON}|avec (le|la|un|une) (rasoir|corde|lame|couteau|cachets?)|pour de ` +
    'vrai|et (ne|puis)|j ?ai)',
  '(ne |n )?(tiendrai|passerai|finirai|irai|verrai|vivrai|survivrai|tiens) (pas|plus|jamais) (vivante? |en ' +
    'vie |jusqu ?a |jusqu ?au |jusqu ?aux |l |la |le |cette |a |au |jusque )*(hiver|nuit|annee|noel|printemps|' +
    'ete|demain|fin|bout de (la|cette)|mois prochain|lundi|dimanche|janvier|vivant~|en vie|la|lhiver|lannee|' +
    'lete)',
  '(dettes?|credits?|probleme~) … (mourr~|mort|partir~ avec moi|regle~ par ma)',
  '(assurance vie|assurance deces) … (suicide|plus que moi|si je (meurs|me|mourais)|quand je|apres moi|mort~)',
  // Farewells.
  '(adieu) (a tous|a toi|a vous|tout le monde|mes (amis|amours|enfants|proches|cheris|freres|potes)|mon ' +
    '(amour|fils|bebe|coeur|ami)|ma (cherie|fille|famille)|maman|papa|la vie|le monde|ce monde|monde|les amis|' +
    'nafas|cette|pour toujours|je|j|c ?est|et (pardon|merci|soyez))',
  '(c ?est un|ceci est un|mon|c ?etait un|leur dire|dire|te dire|vous dire|fait mes) (vrai |dernier ' +
    ')?adieux?(?! (aux?|a) (mes )?(colleg~|kilos|la cigarette|copains|eleves|boulot|l ?ecole))',
  '(j ?ecris|jecris|ecrit|ecrire|redige~|commence~|fini~|dechire~|prepare~|relu~|relis|laisse~|brouillon) … ' +
    '(lettres? |mot |message )?(d ?adieu|dadieu|de depart|de suicide)',
  '(ma|mes) lettres? (d ?adieu|dadieu)',
  '(quand|qd|si|lorsque|le temps que) (vous|tu|on|ils|quelqu ?un) (lirez|liras|lisez|lis|lira|recevez|recois|' +
    'recevras|recevrez|trouverez|trouveras|trouve~|verrez|verras|decouvr~|aurez|auras) (ca|ceci|cette|ce|cela|' +
    'ces|mon|mes|ma) (lettre |message |mots |lignes |corps |mot |pages? )?([a-z0-9]+ ){0,3}(je|j|c|il|trop|' +
    'tard|serai|reussi|parti~|ne|mort~|loin)',
  'ne vous en voulez pas',
  '(c ?est|cest|ce sera|voici|sera|c ?etait|voila|serait) (sans doute |surement |peut etre )?(ma|mon|mes) ' +
    '(dernier|derniere|derniers|dernieres) (message|lettre|mots|page|nuit|soir|post|soiree|jour|matin|' +
    'anniversaire|noel|ete|hiver|semaine|heures?|mois|texto)(?! (a l|au|ici|a|en|de (travail|boulot|vacances|' +
    'cours|stage|repos|conge)|d ?ecole|chez))',
  '(derniere fois) (que je |que j |qu on |que tu |que vous |que nous |c )*(vous |te |t |lui |me |m |les ' +
    ')*(ecri~|parle~|vois|voi~|embrass~|enten~|dis|regard~|caress~|verr~|prie~|pardon|bord~|souri~)',
  '(dire|dit|disais|dis|faire) … (au revoir|bonne nuit|je t ?aime|merci|pardon) … (savent pas|sait pas|pour ' +
    'de (vrai|bon)|pour toujours|avant de partir|avant de (mourir|m ?en|disparaitre)|la derniere|derniere fois|' +
    'c ?est un adieu|sans qu~|quelqu ?un|le vrai)',
  '(ne )?(me|m) (cherchez|cherche|pleurez|pleure|regrettez|retenez|reanimez|sauvez|pleures|cherches) (pas|' +
    'plus)',
  '(ne )?venez pas (a temps|me chercher|me sauver)',
  '(pardon|pardonnez|pardonne|desolee?|excuse~|demande pardon|pardonner) (moi )?(a |pour |de |d |mes |ma |' +
    'mon |les |maman|papa|le |la |si |aux |mais )*([a-z0-9]+ ){0,3}(chagrin que|peine que|mal que|je vais ' +
    '(vous|te)|ce que je vais|partir comme|vous quitter|te quitter|vous laisser|te laisser|vous abandonner|t ' +
    '?abandonner|je (n ?)?y arrive plus|je peux plus|je veux plus|je ne (peux|veux) plus|pompiers|plus la ' +
    'force|d ?avance|m ?en vais|ne rentrerai|rentrerai plus|j ?ai essaye|veux plus (de la vie|vivre)|avoir ' +
    '(tout )?gache)',
  '(je|j|jvais) (m ?en vais|men vais|m ?en irai|men irai|pars|partirai|disparaitrai|m ?en aller) (pour ' +
    '(toujours|de bon|un (long|dernier) voyage|l ?autre|ailleurs definitivement)|a (tout )?jamais|' +
    'definitivement|sans retour|rejoindre (mamie|maman|papa|papi|les|mon|ma|dieu)|avec (lui|elle|la maree)|' +
    'sans (faire de )?bruit|de ce monde|au ciel|la ou)(?! (au|en|a) (quebec|canada|portugal|espagne|lisbonne|' +
    'montreal|mon nouveau))',
  '(pars|partir|parti) … (pour toujours|et je reviens pas|et (plus|ne|pas|jamais) (jamais )?reven~|sans ' +
    'retour|et plus revenir)(?! (au|en|a) )',
  '(rentrer|rentrerai|revenir|reviendrai) (pas |plus |en )*(vivant~|en vie)',
  '(soyez|sois|vivez|vis|profitez|kiffez|continuez|restez) (heureu~|bien|forts?|la vie|votre vie) (sans moi|' +
    'pour moi|pour nous deux|quand je)',
  '(prenez|prends|prendre|occupez|occupe|veillez|veille|prendra|occupera) (vous |toi )?(bien )?(soin|sur|d|' +
    'de|du) (de |d |du |sur |mon |ma |mes |lui |elle |eux |les |la |le |maman |papa |des )*([a-z0-9]+ ' +
    '){0,3}(quand je|apres (moi|mon depart|ma mort)|sans moi|a ma place|pour moi|une fois|je (ne )?(serai|' +
    'pourrai|suis)|moi je|adieu|pour toujours)',
  '(la ou|ou) je (vais|pars|serai) (y a|il y a|on|ca|elles?|ils|j|je|n|c|personne|plus|rien)',
  '(mon|mes|ma) (propre )?(enterrement|obseques|funerailles|cercueil|faire part|epitaphe|necrologie|tombe|' +
    'incineration|cendres|pierre tombale|oraison)(?! (dans|le plus tard))',
  '(fait|ecrit|redige~|prepare~|finir|fini|refait) (mon |mes |deja mon )?(testament|dernieres volontes|' +
    'volontes)(?! (chez le notaire|pour proteger))',
  `${GONE} (vous|tu|on|il|elle|ils|mettez|pensez|dites|dis|donnez|donne|passez|mettrez|garde|gardez|qui|mon|` +
    'ma|mes|personne|la|le|occup~|prend~|plus|qu|faudra|veill~|embrass~)',
  '(embrasse~|embrassez|dis|dites|disez) … (pour moi|a (maman|papa|mes|ma|mon|tout le monde|nono)) … (que je|' +
    'adieu|j ?ai essaye|j ?ai fait|plus la|pars|l ?aime~|aimais|pardon|desole~)',
  '(plus (personne|rien)) a (prevenir|ranger|perdre|dire|regler|attendre) … (on y est|vie|plus rien|prete?|' +
    'adieu|fini|mourir|partir|sauf|a part)',
  '(la mienne|mon histoire|mon carnet|ma page|mon livre) s ?arrete~ (la|ici|a|ce)',
  '(pour moi|ma vie) (c ?est|cest|est) (fini|finie|termine|terminee|mort|plie|foutu)(?! (les|le|la|l|avec|de|' +
    'ce))',
  '(encore une|nouvelle|refaire (une|ma)|prochaine|enieme|deuxieme|troisieme|rate ma|apres ma derniere) (ts|' +
    'tentative(?! (de (?!suicide)|d |pour|reussie|au|avec|a)))',
  '(referai|ferai|refais|recommencerai) mieux( la prochaine)?',
  '(mon|mes|ma) (suicide|tentative|ts|pendaison|overdose|acte)(?! (il y a|a (15|16|17|18|19|20)|d ?il y a|' +
    'date|remonte))',
  // Harm to oneself.
  '(je me|jme|j me|je m|jm|me suis|je me suis|jme suis|mes|me) (suis |sui |re)?(recoup~|coup(e|er|ee|ais|es|' +
    'erai)|taillad~|scarifi~|lacer~|entaill~|brul~|cogn~|frapp~|gratt~|pinc~|mord~|mordu~|griff~|tap~|gifl~|' +
    'charcut~|mutil~|automutil~|perc~|piqu~|arrach~|ecorch~|ouvert|ouvre|grav~|etrangl~|punis~|puni~|blesse~) ' +
    `… (${BODY}|${BLADE}|jusqu ?au sang|expres|volontairement|contre le mur|le mur|pour (sentir|ressentir|me ` +
    'punir|oublier|calmer|me calmer|penser|pas|plus|avoir mal|que)|encore|a nouveau|manches|en cachette|tous ' +
    'les soirs|chaque (soir|nuit|jour|fois)|au sang|ca (calme|soulage)|profond|merite|gifles|coups)',
  '(me suis|jme suis|je me|jme) (re)?(scarifi~|mutil~|automutil~|taillad~|lacer~)(?! (quand j ?etais|ado|il ' +
    'y a|avant))',
  '(envie|besoin|recommenc~|reprendre|repris|failli|vais|veux|empecher|pense|penser|pensees|peux pas|' +
    'replonge~|arriv~|arrete|habitude|rechut~|tentation|resiste~|retiens) (de |d |a |pas |m |encore |pas a |' +
    'plus a |pas de |que de )*(me )(couper|taillader|lacerer|scarifier|mutiler|bruler|blesser|faire (du |' +
    'encore du |tres )?mal|punir|frapper|cogner|griffer|faire saigner|detruire|ouvrir|taper|gifler|charcuter|' +
    'mordre|entailler|automutiler)(?! (les |la |une |un |du |des )?(cheveux|ongles|frange|tranche|part|morceau|' +
    'pain|barbe|parole|ponts))',
  '(recommence~|repris|rechut~|replonge~|retombe~) (a |dans |avec )(me |la |l |les |les lames|mes )?(coup~|' +
    'scarif~|mutil~|lame~|automutil~|brul~|taillad~|couper)',
  `(marques|traits|lignes|entailles|coupures|mots?|nulle|nul) … (sur|dans) (mes|mon|ma|les|le|la) ${BODY} … ` +
    '(quatre|une|hier|ce soir|encore|par|lame|rasoir|epingle|compas|cutter)',
  `${BLADE} … (${BODY}|gorge|trousse|oreiller|sous mon|salle de bain|me (calme|soulage|parle|appelle|regarde|` +
    'tente)|retiens|envie|pense|voleurs)(?! (du|de la|des|au|d) (poulet|legume~|table|cuisine|jardin))',
  '(tete|poing|poings|front|mains) (contre|dans) (le|les|un) (mur|murs|carrelage|porte)',
  '(m ?affame|maffame|me laisse (mourir|deperir|crever)|me laisser (mourir|deperir))',
  // Oblique.
  '(de|a|pour|et|vais|vas|faut|veux|peux|dois|failli|envie|voudrais|decide|tout|aller|bien|juste|toujours|' +
    'encore|deja) (de |a |d )*(me|m) (suicider|pendre|noyer|flinguer|supprimer|foutre en l ?air|buter|tuer|' +
    'defenestrer|immoler)(?! (au|a la|a le|les|de rire|le linge))',
  '(je|j)(me| me)? (foutais|fous|foutrais|fouterai|tuais|suicidais|pendais|jetais|jetterais) (en l ?air|sous|' +
    'par la|du|avec la voiture|dans le vide|cette|ce soir|et|maintenant)',
  '(mettre|mets|mettrai|mettais|mis) (fin|un terme|un point final) (a|au) (mes jours|ma vie|mon existence|' +
    'mes souffrances|ma souffrance|cette vie|cette existence)',
  '(attends|attendre|envie|voudrais|veux|laisse|laisser|pouvoir|juste|aimerais) (que |de |d |la |l |juste |' +
    'pouvoir |a )*(m ?eteindre|m ?evaporer|m ?effacer|me dissoudre|m ?endormir (doucement|tranquill~|comme))',
  '(je |j )(choisis|choisirai|decide|decidera~|ai choisi) (de |l |mon |ma |quand |le )*(heure|moment|partir|' +
    'mourir|ma fin|m ?en aller|depart|jour)(?! (du|de la|des|a la|en|pour))',
  '(cherche|demande|veux|attends|espere|appelle|voudrais|voila) (que |pas |plus |juste |enfin |une |la |ma |' +
    'c |est )*(fin)(?! (d|de|du|des|heureuse|avec) )',
  '(descends|vais|pars|marche|roule|cours|reviens) (a pied |seule? |tout droit |ce soir )*(a|vers|jusqu ?a|' +
    'au) (la |le |l )?(riviere|seine|fleuve|canal|pont|viaduc|voie ferree|rails|falaise|loire|garonne|rhone)',
  '(penser|pense|pensais|pensees?|parle|parlent|idee|regarde~) … aux? (rails|pont|viaduc|voie ferree|quai du ' +
    '(metro|rer)|vide|corde|cachets|somniferes|lames?)(?! de )',
  '(arrete|arretee?|arreter) d ?avoir peur (du vide|de tomber|de la mort|de mourir)',
  '(dead|mort|morte|vide|creve|crevee|casse|cassee|brise~) (a |de )l ?interieur … (dehors|aussi|reste|corps|' +
    'finir|mourir|irreparable|vie)',
  '(donne|donner|donnais|laisse|accorde~) (encore |jusqu |une? |derniere? )*(an|annee|mois|semaine|chance|' +
    'jours?) (pour|a la vie|a vivre|de plus|et) … (finit|apres|aimer vivre|pars|fini|stop|terminer|mourir|en ' +
    'finir)',
  '(dors|dormir|sommeil) … (seul~ moment|voudrais y rester|plus en sortir|y rester (pour|toujours))',
  '(appel a l ?aide|chantage|attention|cinema) … (faire part|la fin|decision|adieu|mourir|c ?est la fin|' +
    'vraiment)',
  '(raison|plus rien|quoi) … (de rester|pour rester|qui me fasse rester) (en vie|ici bas|sur (cette )?terre)',
  '(etre|devenir|redevenir) (une |un |de la |juste )*(poussiere|cendres?|fantome|neant|rien du tout)( … ' +
    '(rien|souvenir|corps|deja))?',
  '(solution|ce qu ?il faut|remede) (est |dans |deja )*(dans|sur|au fond) (la pharmacie|l ?armoire|mon ' +
    'tiroir|mon sac|la salle de bain|ma table de nuit)',
  '(apres ma mort|pour apres ma mort|une fois que je serai morte?|depuis ma tombe|dans ma tombe|dans la tombe)',
  '(sinon|depuis longtemps|il y a longtemps que) je serais (deja )?(morte?|plus la|partie? )',
  '(je )?(ne )?(vois|imagine|prevois|fais) (pas|plus|aucun) (de |d |mon |ma |plus |le |la )?(20[2-9][0-9]|' +
    'avenir|futur|lendemain|apres|vie apres|suite)( (pour moi|sans moi|a ma vie))?',
  '(tombais|tombe|lachais|sautais|mourais) … (balcon|fenetre|toit|pont|escalier) … (personne|pousse~|expres|' +
    'accident|grave|tant mieux)',
  '(faire|vais faire|ferai|fasse|fais) (une |la |peut etre une |surement une )(grosse )?(betise|connerie|' +
    'bourde|chose) (irreparable|definitive|si (je|on)|grave|que|ce soir|cette nuit)',
  '(commettre|faire) l ?irreparable',
  '(combien de temps|quand) … (avant qu~|pour qu~) … (retrouve~|trouve~|decouvr~|remarque~) … (corps|seul~|' +
    'morte?|moi|quelqu ?un)',
  '(envie|l ?envie|besoin|voudrais) d ?une? (point final|fin|sortie definitive|grand silence)',
  '(tristes?|pleur~|chagrin) (un |quelques |deux |une )(temps|mois|jours?|semaines?|bonne fois|moment) … ' +
    '(apres|puis|et) … (mieux|oublier~|vivr~|regle|passer~|soulage~|ca ira)',
  '(m ?accuse|honte|deteste|haïs|hais) d ?etre (encore )?(la|vivante?|en vie|nee?)',
  '(honte|coupable) d ?etre (encore )?(vivante?|en vie)',
  '(eteins|ecrase~|brule~|eteint|pose) … (cigarettes?|clopes?|megot|briquet) … (sur|contre) (mon|ma|mes|le|' +
    `la|les) ${BODY}`,
  '(me|m) (tape|frappe|cogne|gifle|tapais|punis) (dessus|toute? seule?|moi meme|jusqu)',
  '(je me suis|jme suis|me suis|je me|jme) (encore|a nouveau|re|tellement|trop|bien|deja|meme) ?(coup~|' +
    'taillad~|scarifi~|lacer~|entaill~|brul~|cogn~|frapp~|gratt~|mordu~|griff~|mutil~|ouvert|fait (du )?mal) ' +
    '(hier|ce soir|la|le|les|l|aux?|sur|au|cette|encore|fort|que|profond)',
  '(gratte~|arrache~|rouvre~|rouvert) … (croutes|plaies|cicatrices|points) … (saigne~|expres|calm~|encore|' +
    'sang)',
  '(lames?|cutter|rasoir) … (lavabo|chaussette|matelas|manche|cachee?s?|coque|trousse|internat|soutif)',
  '(ecrit|redige|ecris|prepare) (deux|trois|quatre|cinq|six|sept|huit|dix|toutes? les|mes) (dernieres ' +
    ')?lettres(?! de motivation)',
  '(codes?|mots de passe|identifiants) … (feuille|papier|liste|enveloppe|carnet) … (apres|galer~|quand je|' +
    'pour vous|pour eux)',
  '(je|jen|j ?en|nen|n ?en) aurai(s)? (plus|pas|bientot plus) (l ?utilite|besoin)(?! (de|d) )',
  '(moteur|gaz|barbecue) … (garage|porte|fenetres?) … (ferme~|scotch~|bouch~|calfeutr~)',
  '(bouche~|scotche~|calfeutre~) … (aerations?|fenetres?|portes?|grilles?)(?! (pour|contre) (le froid|l ' +
    '?hiver|les moustiques))',
  '(bouton|touche) (off|stop|delete|supprimer|reset|ejection|d ?arret) … (appui~|enfonce|direct|ma vie|moi|' +
    'deja|presse)',
  '(bois|bu|boire|picole|fume) … (courage|cran|force) (de|pour) (le faire|mourir|sauter|partir|en finir|' +
    'passer)',
  '(arrete|stoppe|saute|refuse|plus de|dit non a) (mes |les |mon |la |toute? )*(injections?|insuline|dialyse|' +
    'chimio|perfusion|transfusion)',
  '(inutile|pas la peine|n ?achetez|ne (prevoyez|reservez|comptez|m ?attendez|m ?achete)) … (noel|cadeau|cet ' +
    'ete|anniversaire|l ?annee prochaine|place|printemps)',
  '(dort|dorment|endormi~|couche~|sorti~|vacances|absents?|rentrent|rentre~) … (pour (le faire|partir ' +
    'proprement|mourir|en finir)|laisse (une|deux|trois|du) (heures?|jours?|temps) pour (partir|mourir|en ' +
    'finir|le faire))',
  '(boites?|cachets|plaquettes) … (ouvertes?|alignee?s?|etalee?s?|videe?s?|devant moi|sur (le lit|la table))',
  '(pense|envie|vais|voudrais) (a |de )?(boire|vider|avaler) (tout )?(le |la |les |un )?(flacon|fiole|boite|' +
    'plaquette|javel|destop)',
  '(je )?compte les (cachets|secondes|comprimes|etages|boites)(?! (de|d) )',
  '(compte|comptee?|compter) … (il )?(m ?en|en) reste [0-9]+ … (suffi~|assez)',
  '(dernier etage|rebord|toit|pont) … (regarder|regarde) en bas',
  '(metro|train|rer|tgv) … (envie de (suivre|sauter|avancer|me jeter)|me retiens|pas (pour )?monter|celui la ' +
    'qu ?il me faut|prochain (sera|c ?est))',
  '(suffit|suffirait|reste) … (je lache|lacher|me laisser (aller|tomber|glisser))',
  '(derriere|enjambe~|passe~|franchi~) (la |le )(rambarde|barriere|garde corps|parapet)',
  '(pieds|jambes) … (depassent|pendent|dans le) (du |de la |au dessus |vide )*(toit|vide|rebord|balcon|pont)?',
  '(sans ceinture|yeux fermes|ferme les yeux|a (160|170|180|200|220)) … (secondes|ceinture|volant|nuit|' +
    'esper~|mur|expres)',
  '(prends|prend|prendre) la (voiture|moto) … (rate~|virage|mur|arbre|plus (jamais )?revenir|tout droit)',
  '(supprime|efface|oublie) mon (numero|contact|nom) … (besoin|plus|adieu|servira)',
  '(tirer|tire|baisser|tombe) (le )?rideau(?! (de (douche|fer)|du salon|a [0-9]))',
  '(tentative|ts|veines|loupee?|ratee?) … (recommencer|refaire|mieux|appris de mes erreurs|cette fois|' +
    'personne ne le sait)',
  '(mort|morte) (je |au moins |enfin )*(vaudrai~|servirai~|aiderai~|couterai~|serai utile|generai~)',
  '(qui|demande qui|savoir qui) … (videra|viendra vider|reconnaitra|me trouvera|s ?en apercevra|nourrira)',
];
