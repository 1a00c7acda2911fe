/** What takes danger out of its sentence, and what only worries. */
export const CLEARS: readonly string[] = [
  // Sayings.
  '(plutot|mieux vaut|prefere) (mourir|crever|etre morte?) (que|plutot que) (de |d )?(porter|manger|mettre|' +
    'regarder|boire|sortir|aller|payer|voir|partager|danser|chanter|dire|demander|faire|perdre|acheter|prendre)',
  '(mou?rr?ir|meurs|meurt|mourrai|mourrais|mourais|mourait|morte?s?|crevee?s?|crever|creve|mourus|decede~) ' +
    '(presque |litteralement |vraiment )?d(e |es |u )?(rire|rires|faim|soif|chaud|chaleur|froid|honte|fatigue|' +
    'trouille|peur|curiosite|ennui|tendresse|sommeil|trac|jalousie|envie|plaisir|vieillesse|gene|joie|bonheur|' +
    'impatience|amour|stress|ma belle mort|rire)',
  '(?<!pas )(mourir|crever) (vieux|vieille|centenaire|riche|le plus tard|un jour|entouree?|idiote?|de ' +
    'vieillesse|heureuse et vieille|a (cent|[0-9][0-9]) ans)',
  '(avant de|sans) mourir (je (veux|voudrais|dois|reve)|il faut|j ?aimerais|faut|idiot|un jour|voir)',
  'le plus tard possible',
  '(a|de quoi|envie de|y a de quoi) (se|s) (flinguer|pendre|tirer une balle|suicider|jeter|taper la tete|' +
    'ouvrir)',
  '(me|m|se|te) (tue|tuer|tuent|tues) (au (travail|boulot|bureau|sport)|a (la tache|l ouvrage|lui|te|leur|' +
    'vous|le|repeter|expliquer|dire)|les yeux|a la salle)',
  '(va|vont|allait|finira par|finiront par|finir par|veut|a failli|a bien failli|vas) (tous )?(me|nous|m) ' +
    '(tuer|achever|crever|rendre|faire mourir|buter|etrangler|etriper)',
  '(tuer|tue|passer) le temps',
  '(tuerais|mourrais|tuerai|donnerais ma vie) pour',
  '(suicide) (commercial|politique|collectif|social|professionnel|economique|financier|assiste|sportif|' +
    'artistique|squad)',
  '(c ?est|c ?etait|cetait|etait|serait) (carrement |du |un |completement )*suicidaire? (de|d|mais|ce|cette|' +
    'comme|a)',
  '(ptdr~|mdr~|lol|xd|haha~|jpp) … (tue|tuez|mort|morte|creve|suicide|flingue|pends|balle)',
  '(tue|tuez|mort|morte|suicide|flingue|pends|une balle|creve|meurs|decede) (moi )?(moi )?(ptdr~|mdr~|lol|xd|' +
    'haha~|jpp)',
  '(achevez|tuez|acheve|tue|pendez) moi (c ?est lundi|avec|svp|trop de|encore une|ptdr|mdr|je (ris|rigole))',
  '(si|quand) … (perd~|gagne~|spoil~|annule~|ferme~|pleut|om|psg|ol|france|asse|equipe|profs?|wifi|bus|metro ' +
    'est) … (me (tue|suicide|pends|flingue|tire une balle|jette)|jme (tue|suicide|pends|tire))',
  '(mort|morte) (apres|de retour|avec) (ce|cette|le|la|mon|ma) (match|entrainement|seance|journee|course|' +
    'rando|footing|marathon|reunion|semaine|sport|boulot|service)',
  '(donner|donne|donnerais) (ma|sa) (vie|main) pour',
  '(saute~|sauter|saut) (de joie|une? (classe|repas|ligne|etape|page|tour)|le (pas|petit|repas|dejeuner|' +
    'diner)|la (corde|classe)|dans (la (piscine|douche|voiture)|le (bus|train|metro|taxi|lac|bain)|mes|l ?eau)|' +
    'a (la corde|l ?elastique|pieds joints)|en parachute|sur (l ?occasion|le lit)|les (cours|vaches|haies)|du ' +
    '(plongeoir|lit|coq)|au (plafond|cou))',
  '(corde) (a linge|a sauter|d ?escalade|descalade|de guitare|de raquette|lisse|vocale)',
  '(jeter|jette|jeta|jetee?s?|lance~) (sur (le|la|mon|ma|les|un) (canape|lit|couette|fauteuil|gateau|frigo|' +
    'pizza|nourriture|transat)|dans (les bras|le travail|la piscine|la mer|l ?aventure|les revisions|la ' +
    'lecture)|a l ?eau (et|pour|demain|quand|enfin|avec|cette fois|c ?est)|des fleurs|l ?eponge(?! de la vie)|' +
    'un (oeil|coup))',
  '(pendre|pendu~|pends) (la cremaillere|le linge|les rideaux|des|un|le cadre|mon manteau|au (cou|telephone))',
  '(noie|noyer|noyee?|coule|couler) (dans|sous) (la paperasse|le (travail|boulot)|les (mails|cours|dossiers|' +
    'revisions|copies)|mes (mails|dossiers|factures|copies)|un verre)',
  '(disparaitre|m ?evader|partir|m ?enfuir|fuir|deconnecter|hiberner|dormir|me cacher|me terrer) … (couette|' +
    'au soleil|maldives|seychelles|antilles|caraibes|a la (mer|montagne|campagne|plage)|en vacances|en ' +
    '(bretagne|corse|italie|grece|espagne|thalasso)|(une|deux|trois|quelques) (semaines?|jours|heures|mois)|' +
    'ile deserte|bout du monde|tout le week ?end|douze heures|dix heures|jusqu ?a (midi|lundi|dimanche|demain ' +
    'midi)|un mois|un an|six mois|trou de souris)',
  '(de honte|de gene|trop la honte|la honte quand)',
  '(couper|coupe|coupee?|coupes|recouper) (les |mes |ses |de |des |tous mes |le |l |la |au )?(cheveux|ongles|' +
    'frange|barbe|pointes|pain|legumes|carottes|oignons|bois|gazon|haie|herbe|rosiers|courant|eau|son|wifi|' +
    'internet|chauffage|ponts|faim|gateau|viande|tissu|carre|court)',
  '(coupe~|entaille~|brule~|blesse~|ouvert|pique~|cogne~|griffe~|ecorche~|fait mal|mordu~|tape~|eraflee?) … ' +
    '(en (cuisinant|bricolant|epluchant|me rasant|coupant|faisant|tombant|jardinant|ouvrant|courant|jouant|' +
    'montant|repassant|sortant|taillant|dansant|voulant|changeant|me levant|rangeant|preparant|tranchant|' +
    'lavant|descendant|debroussaillant)|sans (faire|le) (expres|vouloir)|par accident|avec (la |le |une |un ' +
    ')?(four|plaque|fer|casserole|barbecue|bougie|feuille|papier|boite|rape|secateur|mandoline|meuble|porte|' +
    'lit|the|cafe|huile)|four|barbecue|boite de|au soleil|coups? de soleil|friteuse|cuisine|au foot|au judo|au ' +
    'rugby|chat|chien|moustique~|guepe|la langue|par (le|un|mon) (chat|chien|cheval))',
  '(rayer|raser|rasage|rasoir) … (barbe|jambes|moustache|aisselles|sous la douche|jetables?|electrique)',
  '(coupe~|entaille~|brule~|blesse~|ouvert|pique~|cogne~|griffe~|ecorche~|mordu~|tombee?|fait mal) … en ' +
    '(?!pleurant|pensant|esperant|regardant|cachant|hurlant|serrant|ecoutant|voyant|me disant)[a-z]+ant',
  'en (bricolant|jardinant|cuisinant|courant|tombant|jouant|ouvrant|montant|demenageant|repassant|' +
    '[a-z]+chant|rangeant) … (coupe~|entaille~|brule~|blesse~|ouvert|cogne~|griffe~)',
  '(a cause (du|de la) (verglas|pluie|brouillard|neige|pneu)|chevreuil|sanglier|evite~ de justesse)',
  '(mdr+|ptdr+|xd|pdr|mdrrr~|ptdrr~|jpp|lmao|haha~)',
  '(pendre|mourir|suicider|sauter|flinguer|crever) tellement (ce|c ?est|le|la|il|on|les|j)',
  '(disparaitre|mourir|sauter) (quand|chaque fois qu~|a chaque fois qu~|devant|des que) (ma (mere|soeur|' +
    'belle)|mon (pere|frere|prof|ado)|il|elle|on|mes parents|le prof)',
  '(pour toutes|fois pour toute|vite) avec (?!la vie|ma vie|cette vie|moi|tout|ce monde)[a-z]+',
  '(adresse|mail|numero|forfait|abonnement|messagerie) … (change|nouvelle?|cette|resilie)',
  '(equipe|reunion|match|soiree|fete|ex|karaoke|projet|dossier|course|repas|joue|gagne) … (sans moi)',
  'sans moi … (reunion|soiree|match|fete|projet|karaoke|restaurant|amusez)',
  'moi sans (lui|elle|eux)',
  '(retient|retiendra|retenait) (plus )?(a (?!la vie|rien|vivre)|en (?!vie|ce monde)|dans cette (?!vie)|dans ' +
    'ce (?!monde)|au )[a-z]+',
  '(etre|rester) la quand (ils|elle|il|on|mes|tu|les)',
  '(sur|des|quitter les|aux) (les )?(reseaux|instagram|facebook|tiktok|twitter|insta)',
  '(mourir|morte?|meurs) d ?(e )?(frette|ennui|envie|angoisse)',
  '(frette|plate a mort|stresse? a mort|a mort (pour|l))',
  '(me|m) suis pas reveille~|reveil n ?a pas sonne|grasse matinee|grasse mat',
  '(cru|failli|peur) (que j ?allais |d ?y |de )?(mourir|y passer|y rester|crever) … (rassure~|urgences|bus|' +
    'chauffeur|avion|turbulences|allergie|crise d ?angoisse|panique|manege|covid)',
  '(peur) de (la )?(mort|mourir) … (enfants|avion|opération|operation|grandir|petits|depuis que)',
  'comme si (je n ?etais|j ?etais) pas la (je|et|on)',
  '(mourir|meurs|morte?) (dans (le|ce) jeu|au niveau|contre le boss|en premier|pour (la patrie|des idees))',
  '(mourir (peut attendre|ou vivre)|to be or not|etre ou ne pas etre)',
  '(laisse~|laisser|fait|faire|vu|voir|regarde~) mourir (la|le|les|mon|ma|mes|une|un|des|cette|ce)',
  '(ne pas|pour ne pas|eviter de|peur de|falloir|fallait|faut bien|tous|finit par) mourir (d|idiot|avant|de ' +
    'froid|betement|un jour|tout de suite|aujourd)',
  '(cru|croyais|croyait|croire) mourir',
  '(ennuye~|ennui|chiant|beau|belle|triste|long|longue|drole|bon|bete|c ?est|plate|moche) (ce |cette |[a-z]+ ' +
    ')*a mourir',
  'mourir de (beaute|gentillesse|mignon~)',
  'pas avant d ?avoir',
  'avant de mourir (ma|mon|elle|il|la|le|grand)',
  '(vie) (a la (campagne|ville|ferme)|en (ville|appart~|coloc~|entreprise|couple)|de (bureau|parent|celib~|' +
    'riche))',
  '(fini|termine) … (travaux|chimio|examens?|partiels|demenagement|rayons|chantier|concours|soldes|saison|' +
    'vacances|confinement)',
  '(travaux|chimio|examens?|partiels|demenagement|rayons|chantier|concours|soldes|saison) … (fini|termine)',
  'au bout de ma vie',
  // News, films, books, games, lessons, history.
  '(ma|mes|mon|nos) (perso|personnage|avatar|sim|partie|team|equipe|hero)',
  '(dans (le|ce|un) jeu|niveau [0-9]+|respawn~|speedrun|en ranked|en ligne hier)',
  '(chanson|titre|paroles|rappeur|chanteu~|album|poesie|vers) (de|du|qui|parle~|s ?appelle|sur|d)',
  // Denial.
  '(pas|aucune?|jamais|aucunement|nullement|n ai jamais eu|sans|ni) (du tout |l |d |de |des |eu |la moindre |' +
    'absolument )*(envie|intention|idees?|pensees?|question|desir|projet) (de |d |noires? |du tout de ' +
    ')*(mourir|me (faire|tuer|suicider|blesser|couper|jeter)|suicid~|noires?|den finir|en finir|mort|ce genre|' +
    'mal)',
  '(jamais) (de la vie |je ne |je n |je |ne |me |m )*(ferais|ferai|tuerais|tuerai|suiciderais|suiciderai|' +
    'couperais|attenterais|passerais a l ?acte|pense au suicide|penserais au suicide|pense a (me|mourir|en ' +
    'finir)|songe a)',
  '(ne )?penserais (jamais )?au suicide',
  '(je )?(ne )?(me |m )(ferai|ferais|tuerai|tuerais|suiciderai|suiciderais|tuerai) (jamais|pas|surement ' +
    'pas)( de mal| du mal)?',
  '(je )?(ne |n )?(suis|pense|songe|parle) (pas|jamais|plus) (du tout |de |au |a )*(suicid~|suicidaire|' +
    'mourir|me (tuer|suicider|faire|jeter)|en finir|mes jours)',
  '(je )?(ne )?(veux|voulais|voudrais|veut) (pas|surtout pas|certainement pas) (mourir|crever|me (tuer|' +
    'suicider|faire du mal))(?! mais)',
  '(pas|jamais) dit que (je|j)',
  '(rassure toi|rassurez vous|t ?inquiete pas|tinquiete|ne t ?inquiete|promis) … (ferai rien|pas (mourir|' +
    'suicid~|me tuer)|rien de grave|me ferai pas)',
  '(loin de moi|hors de question de|pas question de) … (mourir|me tuer|suicid~|en finir)',
  '(j ?aime|jaime|aimer|adore|j ?adore) (trop |bien |tellement )?(la|ma) vie',
  // Long over.
  '(il y a|y a|voila|ca fait|cela fait) … (ans|annees|decennies?|longtemps) … (voulais|voulait|pensais|' +
    'essaye|tente|tentative|scarifi~|coupais|faisais|idees|en finir|derriere|depuis)',
  '(voulais|pensais|envie|tente~|tentative|scarif~|coupais|idees|failli|suicid~|en finir|mourir) … (il y a|y ' +
    'a|a l ?epoque|autrefois|jadis|dans le temps|en (19|20)[0-9][0-9]|a (13|14|15|16|17|18|19|20|22|25) ans) … ' +
    '(aujourd ?hui|maintenant|heureu~|vais|bien|aime|depuis|derriere|ans|gueri~|mois)',
  '(aujourd ?hui|aujourdhui|desormais|maintenant|depuis) … (je vais (tres |beaucoup |bien|mieux)|tout va ' +
    'bien|j ?aime (vivre|la vie|ma vie|mes)|jaime (vivre|la vie|ma vie)|(heureu~|contente?|fiere?|soulagee?) ' +
    '(d|de|que|et)|je suis (tres |si )?(bien|heureu~|contente?|fiere?|guerie?|papa|maman|sorti~)|c ?est (fini|' +
    'derriere|passe|loin)|je profite|ca va (mieux|bien)|envie de vivre|je revis|j ?ai envie de vivre|je m ?en ' +
    'suis sorti~|tout roule|apaisee?)',
  '(quand|lorsque|du temps ou) j ?etais (ado|adolescent~|jeune|petite?|gamin~|etudiant~|au (college|lycee)|' +
    'en (quatrieme|troisieme|seconde|prepa|[3-6]e)|plus jeune|malade)',
  '(c ?est|cest|ca fait|est|tout ca est) (bien |loin |desormais |maintenant )?derriere (moi|nous)',
  '(j ?en|jen|je m ?en) (suis|sui) (bien )?(sorti~|revenue?|guerie?|remise?)',
  '(plus|aucune) (de |d |une seule )?(scarifications?|scarif|idees noires|pensees|crises?|rechutes?|' +
    'tentatives?) depuis',
  '(heureu~|contente?|chance|fiere?) (d ?etre (encore |toujours )?(la|en vie|vivante?|restee?)|de (ne pas|' +
    'pas) l ?avoir|que (ca|j ?aie) (rate|echoue))',
  '(j ?avais|javais|on avait) (13|14|15|16|17|18|19|20|21|22) ans … (voulais|tente~|coupais|scarif~|mourir)',
  '(on m ?a (bien |beaucoup )?aidee?|je suis bien(?! (decide|resolu|trop|plus|mal|seul|la|triste|fatigue|' +
    'prete?|consciente?))|et je vais bien|je vais mieux|tout roule|je suis (papa|maman)|et je profite)',
  '(voulais|voulait|pensais|tente~|essaye~|ts|tentative|scarif~) … en (19|20)[0-9][0-9]',
  '(longtemps (pense|cru|voulu)|c ?etait faux|je sais aujourd ?hui|j ?ai compris depuis)',
  'je ne me (suiciderais?|tuerais?)',
  // Somebody else's words.
  '(ma|mon|mes|une?|sa|son|le|la|les|il|elle|ils|elles|on) ([a-z]+ )?(m ?a|ma|m ?ont|me|nous a|lui a|a|ont) ' +
    '(dit|ecrit|repete|avoue|envoye|confie|hurle|crie|raconte) … (je (veux|vais|voudrais)|qu ?(il|elle|ils|on)|' +
    'vouloir|quil|quelle)',
  '(mamie|papi|papy|mamy|grand (mere|pere)|ma grand mere|mon grand pere|ma fille|mon fils|mon ado) (dit|' +
    'repete|plaisante|raconte|disait|me dit) … (je|qu|mourir|tombe|enterrement|mort)',
  // Farewell to work, places, habits.
  '(au revoir|adieux?|quitte~|quitter|pars|partir|partie?|dernier jour|derniere (journee|semaine|annee)|pot ' +
    'de depart|dire adieu|plus la) … (collegues?|kilos|boulot|boite|entreprise|bureau|l ?ecole|ecole|eleves|' +
    'cm[12]|stage|poste|facebook|instagram|insta|twitter|tiktok|whatsapp|appart~|studio|colocs?|cigarettes?|' +
    'clopes?|tabac|sucre|gluten|alcool|quebec|canada|montreal|lisbonne|portugal|espagne|japon|australie|' +
    'bretagne|vacances|lycee|fac|service|equipe|demenage~|retraite|maternelle|colo|couches)',
  '(en finir|finir|terminer|den finir|finisse) avec (ce |cet |l |le |les |ces |mon |ma |mes |cette |la ' +
    ')(memoire|dossier|boulot|stage|rapport|proces|these|semaine|formation|dettes?|prepa|histoire de|reunion|' +
    'grippe|toux|affaire|dispute|mauvaise|habitude|saison|paperasse|examens?|partiels?|concours|travaux|' +
    'cartons?|demenagement|impots?|ex|divorce|papiers|projet|cours|menage|repassage|poussiere|rhume|angine|' +
    'clope|cigarette|sucre|exercice|chapitre|serie|match|sport|annee scolaire|hiver|pluie|regime|recherche|' +
    'rangement|vaisselle|lessive|telephone|ordinateur|administration|caf|urssaf|facture~|chantier|cuisine|' +
    'salle de bain)',
  '(s ?arrete|sarrete|cesse|finisse|se termine|s ?arretent) … (travaux|pluie|perceuse|chantier|rage de dents|' +
    'hoquet|toux|canicule|greve|match|bruit (des|du) (voisins|chantier|marteau)|neige|publicite|pub|soldes|' +
    'voisins?|alarme|chien|aboie~)',
  '(travaux|pluie|perceuse|chantier|rage de dents|hoquet|toux|canicule|greve|alarme|publicite|bruit des ' +
    'voisins|marteau piqueur|migraine|vent) … (s ?arrete|sarrete|cesse|finisse|se termine|s ?arretent)',
  // Living somewhere, with someone.
  '(vivre|habiter|rester|etre) (la |ici )?(avec (ma belle|mon coloc|mes parents|mon ex|mes beaux|ce coloc|ma ' +
    'coloc|lui|elle|des colocs)|chez|a (paris|lyon|marseille|lille|bordeaux|toulouse|la campagne|la ville|deux ' +
    'dans)|en (ville|coloc|colocation|france|province|appart|banlieue|region|foyer|internat)|dans (cet appart~|' +
    'cette (maison|ville|rue|coloc|boite)|ce (quartier|studio|bruit|bazar|village)|la ville|cet immeuble|un ' +
    '(studio|appart~))|au (boulot|bureau|travail|lycee|college)|sans (toi|wifi|telephone|chocolat|cafe|musique|' +
    'lui) (deux|une|un|trois|plus))',
  '(vie|vivre) (de (bureau|banlieusard~|dingue|fou|famille|couple|coloc|chien|etudiant~|chateau)|sociale|' +
    'amoureuse|professionnelle|chere)',
  '(reveill~) … (tot|a (5|6|7|8|cinq|six|sept|huit) ?h|heures?|en retard|reveil|avant midi|voisins?|pour (le|' +
    'la|aller)|bebe|chat|alarme|coq|grasse)',
  // Medicine as it is meant, pets, plants, things.
  '(cachets?|comprimes?|medicaments?|gelules?|antibiotiques?|vitamines?|doliprane|ibuprofene|pilule|' +
    'traitement|somniferes?) … (pour (la|le|l|ma|mon|mes) (tete|migraine|tension|fievre|dos|thyroide|' +
    'allergies?|rhume|toux|gorge|diabete|coeur|estomac|rhumatismes|nuit de vol|avion|cholesterol)|contre|' +
    'contraceptive|prescrits? pour|en mangeant|matin (et|midi)|apres le (repas|diner)|avec un (verre d ?eau|' +
    'yaourt)|au petit dej~|de (papa|maman|mamie|papi|ma mere|mon pere|mon fils|ma fille|grand)|du chat|du ' +
    'chien|effets? secondaires?|rembourse~)',
  '(garder|garde|nourrir|arroser|occuper|occupe) … (chat|chien|plantes|poissons?|lapin|enfants|poules) … ' +
    '(vacances|week ?end|pendant (mes|mon|notre|que je suis)|au ski|voyage|semaine|hospitalis~|absence|je suis ' +
    'en|deplacement)',
  '(fusil|carabine|arme|pistolet) … (chasse|tir|stand|collection|eau|peinture|jouet|laser|gendarmerie|club|' +
    'foire)',
  '(enterrement de vie|enterrement (de|du) (mon|ma|mamie|papi|grand|notre|tonton|tata))',
  '(pont|week ?end) du (8|1er|11|quinze|14|15)? ?(mai|novembre|juillet|aout|ascension|l ?ascension)',
  '(pont) (ferme|de bois|levant|routier|suspendu (hier|samedi))',
  '(toit|balcon|rebord|bord (du|de la|de l)) … (apero|photo~|pique nique|bronz~|coucher de soleil|feux d ' +
    '?artifice|vue|barbecue|fleurs|tomates|mange~|geraniums|chat)',
  '(train|metro|rer|bus|tgv|quai) … (retard|annule~|bonde~|rate~|loupe~|manque~|greve|correspondance|' +
    'billets?|panne|abonnement)',
  'gouffre financier',
  '(boulet|poids mort|fardeau) (au (foot|basket|boulot|volley|jeu|poker|karaoke)|en (maths|anglais|sport|' +
    'cuisine)|ce sac|de l ?equipe)',
  '(de trop|en trop) (a payer|dans la (soupe|recette|liste)|pour le (gateau|diner)|sur la facture)',
  '(mieux|tranquilles?|bien) sans moi (ce soir|a la (reunion|soiree|fete)|au (karaoke|cine|resto|match|foot)|' +
    'pour (le|la) (reunion|diner|soiree))',
  '(sera|faites|commencez|ce sera|mangez|partez|allez y) sans moi (ce soir|demain|la (reunion|soiree)|j ?ai ' +
    '(la grippe|du boulot|piscine)|les (gars|filles)|je suis malade|desolee?)',
];

/** Somebody else's danger, weariness, an unclear word. */
export const CONCERNS: readonly string[] = [
  '(il|elle|ma [a-z]+|mon [a-z]+|un (ami|pote|gars|collegue|inconnu|voisin|copain)|une (amie|copine|eleve|' +
    'collegue|voisine|inconnue)|quelqu ?un|qui|sa|son) (dit |m ?a dit |me dit |repete |parle |menace |pense |a ' +
    'ecrit )*(qu ?(il|elle) |de |vouloir |a )*(veut|voulait|va|voudrait|vouloir|menace de|parle de|pense a|a ' +
    'essaye de|a tente de|songe a|de|s|se)? ?(plus )?(mourir|se (tuer|suicider|pendre|flinguer|foutre|jeter|' +
    'noyer|faire du mal)|en finir|sauter|vivre)',
  'se (scarifie|mutile|taillade|coupe (les (veines|bras)|le bras)|fait du mal|laisse mourir)~?',
  '(mort|morte|suicidee?|pendue?|tue|tuee|jetee?|tente~|fait une (tentative|ts)|avale~) … (expres|' +
    'volontairement|suicide|cachets|medicaments)',
  '(ne )?veut plus (vivre|etre la|se reveiller)',
  '(lettre|mot|message) d ?adieu',
  '(idees|pensees) noires',
  '(je )?(me|m) (deteste|hais|degoute|meprise)',
  '(je )?(ne )?(sers|suis) (plus )?(a rien|bonne? a rien|une merde|un dechet|un rate|une ratee|nulle part a ' +
    'ma place|invisible)',
  '(plus|aucun) gout a (rien|la vie)',
  '(ma|la) vie est (un enfer|un cauchemar|une merde|nulle|un echec)',
  '(j ?en peux|jen peux|je n ?en peux) (plus|pus)',
  '(c ?est|cest) (noir|le vide|le trou) (dans ma tete|c ?est tout|partout|total)',
  '(je )?(peux|veux) pas (te |en |le )?(dire|parler) (ce que|de ce)',
];
