import { PILLS, SOON } from './words.ts';

/** To kill oneself, as a verb that follows "to": "me tuer", "se donner la mort". */
const KILL =
  '(tuer|suicider|pendre|noyer|flinguer|butt?er|supprimer|zigouiller|defenestrer|immoler|empoisonner|donner ' +
  'la mort|oter la vie|enlever la vie|foutre en l air|fiche en l air|tirer une balle|mettre une balle|faire ' +
  'sauter (la cervelle|le caisson)|(ouvrir|tailler|trancher|couper) les veines|trancher la gorge|jeter (sous|' +
  'du|d un|d une|de la|par la|dans le vide|dans la seine)|foutre (sous|du haut|par la fenetre)|balancer ' +
  '(sous|du|par la))';

/** The same of oneself with "I". */
const I_KILL =
  '(tue|tuerai|tuerais|suicide|suiciderai|suiciderais|pends|pendrai|pendrais|noie|noierai|flingue|flinguerai|' +
  'flinguerais|butt?e|buterai|supprime|supprimerai|tire une balle|tirerai une balle|fous en l air|foutrai en ' +
  'l air|fiche en l air|jette (sous|du|par|dans le vide)|jetterai (sous|du|par|dans le vide)|balance (sous|' +
  'du|par la)|ouvre les veines|taille les veines)';

const I_WANT =
  '(je (le |ne |n )?(veux|veu|veut|voudrais|souhaite|prefere|prefererais|desire|aimerais|demande a|cherche a|' +
  'aspire a|n aspire qu a|reve de)|j(veux|veu|veut|veus|vx|voudrais|prefere|aimerais|desire)|j aimerais|' +
  'envie de|envi de|envi d|gout de|hate de|tarde de|intention de|besoin de|idee de|tentation de)';

/** Said outright: to kill oneself, to want to die, not to want to live, an attempt. */
export const OUTRIGHT: readonly string[] = [
  '(envie|envi|idee|idees|intention|tentation|desir|besoin|force|courage|cran|gout|moyen|facon|maniere|' +
    'solution|plan|projet|hate|peur|capable|proche|doigts|loin|point|obligee?|reve|revais|decide|choisi|jure|' +
    'promis|essaye|tente|menace|parle|vouloir|veux|voulais|voudrais|voulu|vais|vas|va|allais|pense|penser|' +
    'pensais|songe|songeais|songer|reflechis|failli|pourrais|pouvoir|devrais|dois|faut|faudrait|ose|oser|' +
    'oserai|compte|comptais|prefere|prefererais|aimerais|mieux|plus qu|reste qu|seul|d aller|aller|chui|suis) ' +
    '(de |d |a |au |plus |pas |juste |encore |bien |enfin |vraiment |serieusement |quand meme |pour de vrai |' +
    `point de |deux doigts de |bout de |aller |fait )*(me |m |mme )${KILL}`,
  'jme (tue|suicide|pends|flingue|noie|bute|supprime|tuerai|suiciderai)(?! (au|a la|les yeux|de (rire|' +
    'boulot)))',
  '(comment|est ce que|est ce qu|ca fait|faut il|peut on|a t on|ai je|suis je|pourquoi|bon de|mal de|dur de|' +
    'grave de|lache de|egoiste de|peche de|haram de|mieux de|normal de|facile de|simple de|droit de|droit a|' +
    `interdit de|moyen de|facon de|maniere de|envie de|courage de|force de|reve de) (.* )?(se|s|me|m) ${KILL}`,
  '(je|j|jai|moi|me|m|mon|jsais|jdors) (.* )?(idees|pensees|pulsions|envies|images) (tres |de plus en plus |' +
    'assez )?(suicidaires|de suicide|de mort(?! de))',
  '(idees|pensees|pulsions|envies) suicidaires? (de ouf|de fou|en ce moment|ce (soir|matin)|cette nuit|' +
    'encore|toujours|tout le temps|tous les|chaque|depuis|qui (revien~|me|montent|reprenn~)|plus fortes|a fond|' +
    'au max|h24|tlt|reviennent|me|ca|et|mais (je|j)|aujourd|matin|non stop|en boucle)',
  '(je|j|jai|moi|jy|mon) (.* )?(pense|penser|pensais|songe|songer|songeais|envisage|parle|option|solution|' +
    'sortie|issue|porte) … (au|le|ce|du|par le|que le|mon) suicide(?! (de (mon|ma|mes|son|notre|la|l|ce|cet|' +
    'cette)|d (un|une)|assiste|des|est un sujet))',
  '(le )?suicide (c|cest|c est|est|reste|m apparait|semble) (la|ma|une|mon|le|l)? ?(seule?|unique|derniere|' +
    'meilleure|option|solution|issue|sortie|facon|moyen)',
  '(j ai|jai|ai|apres|depuis|malgre|suite a) (deja |encore |re)?(fait |refait |rate |loupe )?(une|deux|trois|' +
    'quatre|plusieurs|ma|mes|la) (premiere |derniere |deuxieme |troisieme |nouvelle |autre )?(ts|tentatives?( ' +
    'de suicide)?)(?! (de (record|but|recette|connexion|gateau|dialogue)|infructueuse|d acces|au permis|pour|a ' +
    'la|de phishing|d arnaque))',
  '(j ai|jai|ai|avoir) (deja |encore )?(failli|manque de|ete a deux doigts de) (le faire|sauter|passer a l ' +
    'acte|commettre|en finir|ne pas (rentrer|revenir))(?! (tomber|bruler|rire|un|une|le|la|les|cuire|moi meme|' +
    'classe))',
  '(cette nuit|hier soir|ce matin|ce soir|cet apres midi|dimanche|samedi) (j ai|jai) (encore )?failli (le ' +
    'faire|sauter|passer|commettre|tout)(?! (tomber|bruler))',
  '(vais|v|vai|vas|va|veux|compte|oser|ose|pret~ a|promis de|decide de|besoin de|envie de) (vraiment |finir ' +
    'par |bientot |juste |enfin )*le faire (.* )?(peux plus|peut plus|peu plu|peux pu|pouvais plus|adieu|' +
    'pardon|souffr~|desole~|courage|mourir|vivre|cette fois|regrett~|vous aime|t aime)',
  '(me suis|m etre|m|mettre|suis) (encore |deja )?(rate~|loupe~) (.* )?(cette fois (non|ci|pas|je|c|sera)|la ' +
    'prochaine|prochaine fois|recommenc~|mourir|la bonne|me reveill~)',
  '(planifie|prepare|organise|prevois|programme|imagine|imaginer|visualise|repete|scenarise|plaisante sur|' +
    'blague sur|souhaite|desire|attends|espere|appelle|choisis|precipite|hate|avance|invoque|reclame|rumine) ' +
    '(tous les jours |deja |en detail |encore |de plus en plus )?(ma|mon) (propre )?(mort|suicide|fin|deces|' +
    'disparition|enterrement|obseques|cadavre|depart definitif)(?! (de (stage|bail|saison|service)|a la ' +
    'retraite))',
  '(imagine|imaginer|vois|revois|voir|imaginais|vois deja) (tout le temps |deja |souvent |encore |bien ' +
    ')?(moi )?(morte?|pendue?|noyee?|ecrasee?|en bas de|flotter|dans (un|le|mon) cercueil|sans vie|au bout d ' +
    'une corde|avec la corde)',
  '(mourir|morte?|crever|meurs) (de )?(de|par) ma (propre )?main',
  'de mes propres mains … (mort~|mourir|finir|vie)',
  '(mort~|mourir|finir|vie) … de mes propres mains',
  '(mort|morte|mourir|crever|disparaitre|suicide) (mourir|mort|crever|disparaitre) (mourir|mort|disparaitre|' +
    'crever)',
  '(que|qu|pour que|si|quand|avant que|faut que|faudrait que|faut il que|faudra que|mieux que|veut que|' +
    'veulent que|espere que|souhaite que|prie pour que|voudrais que|attend que|attendent que|sauf si|tant que|' +
    'temps que|bien que|dommage que|pourvu que|autant que|merite que|content~ que) (je|j) (meurs|meure|meurt|' +
    'creve|disparaisse|disparais|cree|decede|me tue|me suicide|me pende|me pends|me foute en l air|me supprime|' +
    'sois (enfin |deja )?(mort|morte|plus la|plus en vie|six pieds|sous terre|enterree?)|etais (deja )?(mort|' +
    'morte|plus la)|mourais|mourrais|crevais)(?! (de (faim|soif|rire|froid|chaud|honte|peur|vieillesse|' +
    'jalousie|curiosite|fatigue)|d (ennui|envie|impatience|angoisse|un (coup|jour))|une idee|l abces|le ' +
    '(plafond|pneu|ballon)|derriere|dans mon (terrier|trou)|sous la couette|ma belle mort|un peu))',
  '(je|j|jsuis|chui|suis|sens|sentir|impression d|l air d) (me |m )?(sens |suis |etre |d etre |deja )*(deja|' +
    'a moitie|quasi|presque|comme) (mort|morte|partie?|enterree?|de l autre cote|un (fantome|cadavre|mort ' +
    'vivant|zombie qui attend))(?! (de|d|apres|avec|au|a (midi|la salle)|en vacances|dans le (train|jeu)|pour ' +
    '(le|la)))',
  `${I_WANT} … (plus (etre|vivre|exister|respirer|rien sentir|souffrir)|etre (mort|morte|six pieds|sous ` +
    'terre|enterree?)|mort|la mort|disparaitre pour|m eteindre|m effacer|m evaporer|quitter (la vie|ce monde|' +
    'cette)|sortir de (la|cette|ma) vie|me faire disparaitre)(?! (de (rire|honte|faim)|de (mon|la|sa)|des ' +
    '(reseaux|photos)))',
  '(j veux|jveux|je veux|jveu|veux|voudrais) (juste |plus |pu |pus |plu |ne plus )+(et |et la|etre la|et ici|' +
    'etre ici|etre en vie|etre vivante?|exister|vivre|respirer)(?! (avec|chez|a (paris|lyon|cote)|dans (cette ' +
    '(maison|ville|classe)|ce (quartier|studio|taudis))|au (bureau|boulot)))',
  '(dormir|endormir) (pour|a) (toudis|toujours|jamais|l eternite|tjs|tjrs|tjr)',
  '(lasse?|lassee?|fatiguee?|usee?|degoutee?|tannee?|marre|ras le bol|ras le cul|plein le cul|soulee?|' +
    'saoulee?|epuisee?|assez|creve~) (de|d) (la vie(?! (chere|de|en|parisienne|professionnelle|scolaire|' +
    'sociale))|ma vie(?! (de|sociale|professionnelle|amoureuse|sexuelle))|vivre(?! (avec|chez|dans|a|ici|sans|' +
    'ensemble))|exister|etre (en vie|vivante?|nee?)|respirer(?! (de|la|les|l|cette|sous|dans)))',
  '(veux|voudrais|jveux|envie|pret~|vais|voulais) … (caner|canner|clamser|crever|calancher|claquer pour de ' +
    'bon)(?! (un|le|l abces|de (rire|faim|chaud|soif)|d envie))',
  '(ne |n )?(tiens|tient|tenais) (plus|pas|pu) (a |trop a )(la|ma|cette) vie',
  '(point|envie|besoin|vouloir|voudrais|veux|veut) … (l abreger|l ecourter)',
  '(envie|gout|joie|raison|raisons) de vivre (a )?(zero|0|neant|nulle?|null|aucun~|partie?|disparu~|perdu~|' +
    'eteinte?|envole~|au plus bas|inexistante?|en moins|plus)',
  '(retraite|demission|conge|vacances|preavis|rtt) (definitive? )?(de|de la|d|de l|du) (existence|l ' +
    'existence|la vie|vie|ce monde|la terre|monde)',
  '(me )?(barre|casse|tire|tailler|casser|barrer|tirer|sortir|evader|extraire|retire|retirer|partir|pars|' +
    'sors) … (de (la|cette|ma) (vie|planete|existence|terre|chienne de vie)|de ce (monde|bas monde|corps|' +
    'cauchemar d existence))(?! (de|commune|conjugale|parisienne))',
  '(choisi~|decide~|decision|pret~|resolu~|determine~|serein~|calme|mon choix|ma decision) (.* )?(de )?(me ' +
    'suicider|me tuer|mourir|m en aller pour|quitter (ce|cette|la vie)|partir pour (de bon|toujours)|en ' +
    'finir(?! avec)|ma mort|mon suicide)(?! (un jour|vieux|vieille|tard))',
  `(sinon|ou) … (je vais|jvais|je) … (tous|toutes|tout|les) (les )?(prendre|avaler|gober)`,
  '(garde|garder|gardee?s?|conserve|stocke|planque|cache|amasse|accumule|entasse|economise|mets de cote|mis ' +
    'de cote|met de cote|recupere|collectionne) … (les |des |mes |ses |ces |tous les |la |le )*(vieux |restes ' +
    `de )?${PILLS} (.* )?(devine~|pourquoi|au cas|quand je|pour le jour|ce jour|courage|pour en finir|pour ` +
    `mourir|mon depart|sait jamais|besoin bientot|suffi~|${SOON})(?! … (fievre|mal de|migraine|rhume|douleur))`,
  '(autant|a quoi bon|faudrait|mieux vaut|vaut mieux|reste qu a|reste plus qu a|plus qu a|n ai qu a|autant ' +
    'que je|pourquoi pas) (tout )?(crever|mourir|me (tuer|suicider|pendre|flinguer|foutre|supprimer|jeter|' +
    'noyer)|y passer|en finir|m eteindre|disparaitre|creve|meure|ne plus (etre|exister|vivre)|etre morte?|que ' +
    'ca (finisse|s arrete|se termine))(?! (de (rire|faim|honte)|avec|une|le|la|dans|sous))',
  '(crever|mourir) (maintenant|tout de suite|la|aujourd hui|ce soir|demain) (ou|plutot)',
  '(laisse~|laisser|laissez|foutez|fichez|aide~|aider|aidez) (moi |nous |me |m |a )*(mourir|crever|partir(?! ' +
    '(en|au|a|plus|tot|avec|travailler|devant|d abord|tranquille en))|m en aller|m eteindre|en finir(?! avec)|' +
    'finir mes jours|me tuer|me suicider|m endormir pour)',
  '(regrett~|decu~|deteste|colere|en veux|honte|triste|dommage) (.* )?(m (aie?n?t?|ont|a) (sauve~|ramene~|reanime~|' +
    'retrouve~)|(d |m )?(etre|avoir ete) (encore |toujours )?(vivant~|en vie|sauve~|ramene~|la ce matin)|' +
    'survecu|d exister|detre (encore |toujours )?(vivant~|en vie))(?! (apres (ce|cet|l) accident))',
  '(dsl|desolee?|pardon|navree?|sorry|excusez moi|excuse moi|m excuse|honte|coupable) (d |de |pour )(exister|' +
    'vivre|etre (encore )?(nee?|la|en vie|vivante?)|etre un (poids|fardeau|boulet)|respirer|ma vie|ce que je ' +
    '(vais|m apprete))',
  '(demande|demandee?) si j etais d accord',
  '(pas|plus) (tenir|tiendrai|durer|finir|passer) (vivante? )?jusqu (a|au|aux) (la |le |l |ma |mon )*(fin du ' +
    'mois|fin de (la semaine|l annee|l hiver)|demain|noel|l ete|bout de la nuit|matin|lundi)',
  '(plus envie de rien|envie de rien|meme plus|meme pas) (.* )?(d etre (vivante?|en vie|la)|de vivre|de ' +
    'respirer|d exister)',
  '(voudrais|veux|aimerais|envie|jveux|jvoudrais|espere|prie|besoin|reve) (.* )?(que (ce soit|ca soit|tout ' +
    'soit|ma vie soit|ca se) (enfin )?(termine|fini|finie|terminee)|endormir (.* )?(pour toujours|a jamais|' +
    'pour l eternite)|fermer les yeux pour|plus me lever (.* )?jamais|dormir sans (fin|reveil))(?! (les ' +
    '(travaux|exam~)|avant (noel|vendredi)))',
  'pense (tout le temps |souvent |tlt |grave |trop )?a la mort (h24|tout le temps|tlt|jour et nuit|sans ' +
    'arret|non stop|en boucle|chaque|tous les|toute la|depuis)(?! (de|du))',
  '(flingue|fusil|arme|pistolet|carabine|couteau|lame|corde|rasoir|cutter) (.* )?(dans (les|mes|la|ma) ' +
    'mains?|a la main|entre les mains)(?! (d (un|une)|du|de (la|l|son|ses)|des))',
  '(me suis|jme suis|me) (.* )?(taille~|tailladee?|ouvert|tranchee?|coupe~|entaillee?) (encore |un peu |hier ' +
    ')*(les |le |la |mes )(poignets?|veines|bras|cuisses?|jambes?|avant bras|ventre|peau)',
  '(camion|bus|voiture|train|metro|tram|rer|moto) (me |m )(passe dessus|roule dessus|fauche|renverse|percute|' +
    'ecrase|rentre dedans|tue|emporte|rate pas|explose|shoot~)',
  '(lache|lacher|lacherai) (prise|tout|la rampe) (pour de bon|definitivement|pour toujours|cette nuit|ce soir)',
  '(plus|mieux|autant|moins) (que |qu )?(de )?moi vivante?|que (moi )?(mort|vivant) (plutot )?que (moi ' +
    ')?(vivante?|morte?)',
  '(deg|degoute~|decu~|saoule~|soule~|triste|colere|rage|enerve~|haine|seum) (.* )?(de )?(m etre|metre|' +
    'mettre|me|d etre|detre) (encore )?(reveille~|reveiller|toujours la|encore (la|en vie|vivant~))',
  '(plus|aucun|rien) (.* )?a quoi (m accrocher|me raccrocher|me rattacher)(?! (sur|pour grimper))',
  '(sert|sers|servir|rime|mene) (a quoi|a rien) (de )?(continuer a vivre|vivre(?! (en|au|dans|ensemble|a ' +
    '(paris|deux)))|rester (en vie|vivant)|exister|respirer|me battre encore|que je (vive|reste|respire))',
  '(serez|seras|seront|sera|serait|seraient|seriez) (enfin |tous |bientot |bien |vite )*(debarrasse~|' +
    'delivre~ de|libere~ de|soulage~ (de|sans|quand|si) (moi|je|ma|me))(?! (de (la|l|le|cette|ce|ces|vos|leurs|' +
    'ses|mes) (?!(fardeau|poids|boulet))))',
  '(attente|attends|attend|attendre|hate|vivement) (juste |que |plus que |de )*(ma|la) mort',
  '(regarde~|regarder|fixe~|fixer|mate~|lorgne~) (un peu trop |trop |souvent |longtemps )?(les |la |le ' +
    ')(rails|poutres?|vide|cordes?|ponts?|crochets?|toits)( (un peu trop|trop|longtemps|et|en (pensant|me))| ' +
    '?(?! ?[^ ]))',
  'plus (de|la) place (.* )?(bras|cuisses?|jambes?|poignets?|ventre|peau)( (.* )?(couper|scarif~|traits?|' +
    'coupures))?',
  '(laisse|ecrit|depose|pose|glisse|cache|scotche) (un |une |des |deux |trois )?(petit |longue )?(mot|mots|' +
    'lettres?|enveloppes?|message) (a|pour) (.* )?(ma mere|maman|papa|mon pere|mes parents|ma fille|mon fils|' +
    'mes enfants|ma femme|mon mari|chacun)( (.* )?(frigo|cartable|oreiller|table|lit|bureau|doudou|sac|veste|' +
    'poche|expliqu~|pardon|apres|tiroir))(?! (.* )?(poubelles|pain|courses|cle du|diner|creche|cantine|dix ' +
    'huit ans))',
  '(m en aller|men aller|partir|pars|m en vais) (.* )?(d icitte|de la vie|de cette vie|de ce monde|pas en ' +
    'vacances|pas en voyage|pas (d |du )?demenag~|pour de vrai)',
  '(au bout|bout du rouleau|peux plus|peu plus|peux pu|seule?|craque~) (.* )?(faire|fais|ferai) (une ' +
    ')?(grosse |enorme )?(connerie|betise|bourde|bz)',
  '(pourquoi|pk|pq|pourkoi|comment ca se fait que) (je |j |jsuis |chui |est ce que je )*(suis |sui )?(encore|' +
    'toujours|tjr|tjrs) (en vie|vivante?|la a respirer|sur terre|de ce monde)',
  'a la place (de|d|du) (.* )?(dans (le|son|un) cercueil|mort~|enterre~|dans la tombe|moi qui (sois|meure|' +
    'parte))',
  '(courage|cran|force|envie|couilles) de (sauter|le faire (pour de (vrai|bon)|ce soir|cette nuit))(?! (le|' +
    'la|les|un|une|du (plongeoir|grand)|a (la|l)|en|dans (l|la|le)|des))',
  'laisse~ (la maladie|le cancer|la depression|la douleur|le mal) (gagner|m emporter|faire|me prendre|finir|' +
    'me tuer)',
  '(dire|vous dire|te dire|leur dire) (.* )?(au revoir|adieu) (.* )?(je le fais (ici|la|comme)|par ecrit|en ' +
    'face|j ai pas (la force|ose))',
  `(je|jme|j me|j) (vais |veux |va )?(me |m )?${I_KILL}(?! (au|a la|a le|les yeux|la sante|la voix|le dos|au travail|` +
    'de travail|a vous|a te|a leur|a lui|a expliquer|a repeter|une (page|biere|crampe|bouffe)|un (film|cafe)|' +
    'de (rire|boulot)|dans (le|les) (travail|dossiers|boulot|details|revisions)|' +
    'sous (le|les) (travail|copies|dossiers|couette)))',
  'je me coupe ?(?! ?[^ ])',
  '(je|j) (la |le |les |te |vais |pars )*(rejoins|rejoindre|retrouve) (mon|ma|mes|le|la)? ?[a-z]+ ' +
    '(au (ciel|paradis|cimetiere)|la haut|de l autre cote)(?! (au chalet|de la rue))',
  '(etre|suis|serais|serai|serait|sois) (bien |tellement )?(mieux|plus utile|plus heureu~|(plus )?tranquille) ' +
    '(une fois )?(mort|morte|sous terre|au ciel|au cimetiere|dans une tombe)',
  '(ce soir|cette nuit|demain|maintenant) (c est|ce sera|tout sera|tout est) (enfin )?(fini|termine|la fin) ' +
    '(pour (moi|toujours)|je (pars|m en vais|meurs|vous|ne))(?! (en|au|a la) )',
];
