import { PILLS, SOON } from './words.ts';

const MINE =
  '(affaires|fringues|vetements|livres|mangas|bds?|jeux|console|switch|ps[345]|guitare|velo|skate|bijoux|' +
  'montre|collection|disques|vinyles|peluches|ordi|pc|tablette|telephone|manette|baskets|outils|moto|scooter|' +
  'voiture|piano|instruments?|photos|carnets?|dessins|alliance|collier|bague|cartes pokemon|maquillage|' +
  'plantes|chien|chat|chats|lapin|hamster|poules|perruche|chambre|economies|livret)';

/** Burden, farewell and what is put in order by who means to go. */
export const LEAVING: readonly string[] = [
  // Burden.
  '(debarrasse~|debarasse~|soulage~|delivre~|libere~) (le plancher|de moi|de ma (presence|personne|carcasse|' +
    'tete)|enfin de moi|leur vie|vos vies|tout le monde)( … (pour (toujours|de bon)|definitivement|vite|' +
    'enfin))?',
  '(une?|le|la) (inutile|poids|souci|probleme|bouche|boulet|parasite|fardeau|rate|moins que rien|assiste~|' +
    'cas social|depressi~|fou|folle|enfant|vieux|vieille|personne|emmerdeur|emmerdeuse|nul|dechet) (de|en) ' +
    'moins( … (sur (terre|cette)|a nourrir|pour|dans|ce sera|voila|monde))?',
  '(cadeau|service|faveur|bien) … (de |d )?(ma|mon) (absence|mort|depart|disparition|silence eternel)',
  '(mon|ma) (absence|silence|depart|repos) (eternel~|definitif~|definitive)',
  '(en (mourant|disparaissant pour|m effacant|me tuant|me suicidant|partant pour (de bon|toujours)))',
  '(besoin|veulent|envie|voulu) (pas |plus )?(de|d) (moi|une mere|un pere|un fils|une fille) (vivante?|en ' +
    'vie|sur terre|ici bas|dans ce monde)',
  '(tant|aussi longtemps) que je (serai|suis|vis|vivrai|respire|respirerai|resterai) (encore )?(en vie|' +
    'vivante?|la|sur terre)? ?.*(fardeau|poids|charge|souffri~|genera~|gener~|boulet|probleme|tranquille~|paix|' +
    'mal)',
  '(morte?|cadavre|enterree?|disparue?) (.* )?(vaux|vaudrais|vaudrai|rapporte~|servirai~|coute~|utile|argent|' +
    'assurance|facture|dettes) (.* )?(vivant~|en vie|plus|mieux|moins|une)?',
  '(serai|serais|sera|serait|serai bientot|ca sera|ce sera|sera bientot|suis) (bientot |enfin )?(plus|pu|' +
    'pas) (jamais |bientot )?(un|une|votre|ton|ta|leur|son|sa|de) (souci|probleme|poids|fardeau|charge|boulet|' +
    'inquietude|honte|deception|gene|soucis|problemes)(?! (pour (le|la|l) (projet|budget|reunion|facture|' +
    'banque)))',
  '(je|jsuis|chui|moi) (suis |ne suis qu )?(le|la|un|une|qu un|qu une) (vrai |seul |unique |enorme ' +
    ')?(probleme|cause|erreur|honte|tache|plaie|poids mort|boulet|fardeau|parasite) (.* )?(disparai~|effac~|' +
    'mour~|en finir|regl~|partir|crev~|supprim~|corrig~|elimin~|m en (aller|vais)|pour (toujours|tjrs|de bon)|' +
    'sans moi)(?! (du|de la|des|pour le projet))',
  '(a|par|de) (cause de )?(moi|ma faute) (.* )?(devrais|merite|aurais) (pas |plus |du |de )*(etre (vivante?|' +
    'en vie|nee?|la)|vivre|exister|mourir|ne pas naitre)',
  '(a la charge|charge|poids|fardeau|honte|gene) (.* )?(mourir|disparaitre|partir pour|delivrer|liberer|' +
    'soulager|en finir|m effacer|m en aller|morte?|sans moi|plus la|pour toujours|definitivement)',
  '(m enterrait|m enterre|m enterrer|m enterrent|m incinere~|obseques|enterrement) (.* )?(facture|moins cher|' +
    'assurance|frais|cout~|paye~|habit~|robe|costume|musique|playlist|chanson|fleurs|dedans|dans quoi|bientot|' +
    'la derniere)',
  '(reussi~|gagne~|parfait|ideal|deja un (enfant|fils|frere)) … (pas besoin de moi|besoin de moi)( vivante?| ' +
    'en vie)?',
  // Last things, letters, words to those who stay.
  '(je sais|jsais|decide|choisi|trouve|fixe|prevu|note|sais deja) (.* )?(ou|quand|comment|l endroit|la date|' +
    'le jour|la methode|le moyen|le lieu) (.* )?(je sais|quand|comment|mourir|en finir|me tuer|lettre|courage|' +
    'partir pour|le faire|dernier|pret~|adieu|reste|on revient pas)(?! (vacances|demenag~|mariage|aller (a|en|' +
    'au)|partir en|feter))',
  '(il )?(ne )?(manque|reste) (plus )?(que|qu|plus qu|juste|seulement|a) (la|le|l|une|un|ecrire la|mettre la|' +
    'choisir (la|le)|trouver (le|la))? ?(lettre|date|jour|courage|formalite|moment|dernier mot|signature|corde|' +
    'heure)(?! (de (motivation|la reunion|depart du train|rentree|la fete)|pour (postuler|le mariage|la ' +
    'reunion)))( (pour|et|que|c|je|apres)|(?! ?[^ ]))',
  '(dernieres volontes|testament de (pauvre|fortune)|mon testament|mes volontes|directives anticipees) (.* ' +
    ')?(a jour|decide~|prete?|pars|ce soir|chanson|adieu|range~|tout est|mes livres|pas malade|fini~|partir)',
  '(ma|la|cette|une|mes|les|des|trois|deux|quatre|cinq|six) (longue |derniere |premieres )?(lettres?|mots?|' +
    'enveloppes?)( d adieu)? (est|sont|ecrites?|pretes?|cachee?s?|posee?s?|pour|celle)? ?(dans|sur|sous|' +
    'derriere|pour|celle|ecrites?|a cote|est|sont|au fond|posee?s?|cachee?s?|prete|pretes) (.* )?(tiroir|' +
    'factures|table|oreiller|matelas|bureau|frigo|placard|commode|celui qui|celle qui|maman|papa|mon pere|ma ' +
    'mere|mes parents|ma fille|mon fils|mes enfants|pour quand|chacun|comprendr~|apres)(?! … (dix huit ans|18 ' +
    'ans|anniversaire|noel|mariage|naissance|pere noel|impots|banque|motivation|amour|facteur|bulletin))',
  '(ecri~|ecris|ecrit|redige~|fini~|commence~|relu|relis|brule~|recommence~|poste~) … (la|ma|cette|les|mes) ' +
    '(derniere )?(lettres?)( (d adieu|mais|celle|pour (mon pere|ma mere|maman|papa|mes parents|eux|vous|ma ' +
    'fille|mon fils|celui|ceux)|et (je|elle|maintenant)|jarrive|j arrive|sans|ce soir|cette nuit|hier|sur|a ' +
    '(mes|ma|mon) (parents|mere|pere|enfants|fille|fils))|(?! ?[^ ]))(?! (de (motivation|demission|' +
    'recommandation|l alphabet)))',
  '(celui|celle|ceux|personne|policier|pompier|voisin|voisine|gamin|enfants?) (qui|qui va|qui vont) (me|m) ' +
    '(trouver~|trouve|trouvera|decouvrir~|decouvrira|ramasser~|retrouver~|decrochera|depend~)',
  '(mes|les|tous mes|tous les) (codes?|mots de passe|papiers|identifiants|comptes|mdp|clefs?|cles?) (.* ' +
    ')?(plus la|apres moi|pour (quand|apres|eux|vous)|serai plus|sur la table|dans le carnet|dans le cahier|' +
    'quand je|pour ma (femme|mere|fille))(?! (partir|vacances|travaille|conge|absente?))',
  '(j ai|jai|ai|viens de) (tout )?(donne|file|legue|confie|laisse|distribue|offert|refile|cede|rendu|vendu|' +
    `passe) (tou~ )?(mon|ma|mes|le|la|les) (vieux |vieille |vieilles |vieux |plus beaux )?${MINE} (.* )?(plus ` +
    'besoin|la ou je|adieu|en ordre|servira~|sert~ plus|quand je|pour qu ils|souvenir de moi|plus la|aura plus|' +
    'aurai plus|voila|je pars pour|c est tout|servira plus|derniere|rien laisser|apres moi)(?! (numerique|' +
    'vinted|demenag~|place dans))',
  '(sois|soyez|serez|seras) pas (trop )?tristes? (trop )?longtemps',
  '(attends|jattends|attend|attendre|attendrai|attendais) (juste |que |qu |plus que )*(mes parents|ma mere|' +
    'mon pere|ma femme|mon mari|tout le monde|ils|elle|il|qu il|les enfants|la maison|la nuit|mon coloc|mes ' +
    'colocs)( [a-z]+){0,2} (parte~|dorme~|nuit|sorte~|soit~|soient|couche~|aille~|endorme~|tombe|s en aille~) ' +
    '(.* )?(fini|pour (le faire|sauter|partir|en finir|mourir)|le faire|regle~|plus la|courage|paix|adieu|c ' +
    'est tout|ce sera)',
  'g tt prepare|tout prepare … (nuit|courage|adieu|lettre|fini)',
  '(vide|cloture|solde|ferme) (mon|mes|le) comptes?( (.* )?(rendu|remercie~|adieu|nuit|cles|derniere))',
  '(cette|ce|la|demain|ma) (nuit|soir|soiree|journee|semaine) (c est|ce sera|sera|c|est|voila|c est ' +
    'surement) (la|ma|le|mon) (derniere?|dernier|bonne|grande|fin)(?! (fois|etape|du (festival|camping)|au|a ' +
    '(la|l|paris)|de (cours|vacances|stage|boulot|travail|camp|colo|l annee|la saison)|du (contrat|stage|mois|' +
    'ramadan)|avant (les vacances|la rentree|noel)))',
  '(anniversaire|noel|ete|printemps|hiver|automne|rentree|nouvel an|fete des meres|paques|toussaint|' +
    'reveillon|partie|repas|dimanche|photo|rire) (.* )?(sera|est|c est|etait) (sans doute |surement |donc ' +
    ')?(le|mon|la|ma|son) (dernier|derniere)( (de moi|je (me|le|l)|promis|jure|pour moi|que je|avec vous)|(?! ' +
    '?[^ ]))(?! (avant|dans|a (l|la)|de (l annee|ce siecle)))',
  '(ne |n )?(compte|pense|verrai|vois|serai|atteindrai|connaitrai|passerai|feterai|vivrai|veux|irai|tiendrai|' +
    'verrais|espere) (pas|plus|jamais) (voir |vivre |etre la |atteindre |feter |passer |connaitre |jusqu )*(le ' +
    '|la |l |les |mon |au |a |aux |en |un )*(prochain~? |nouvelle? |autre )*(printemps|ete|noel|hiver|automne|' +
    'anniversaire|annee prochaine|nouvel an|an prochain|20[2-9][0-9]|trentaine|quarantaine|retraite|rentree|' +
    'lendemain|demain|trente ans|vingt ans|quarante ans|dix huit ans|cinquante ans|minuit|matin|paques)(?! (a ' +
    '(la|cause)|avec (lui|eux|ma belle)|arriver|passer|chez|comme))',
  '(demande|sais pas|pas sure?|doute|verra) (si|que) je (passe|passerai|tiens|tiendrai|survis|survivrai|' +
    'vivrai|finirai|verrai|serai (encore )?la|atteindrai|arriverai) (.* )?(minuit|la nuit|nuit|matin|demain|' +
    'semaine|l hiver|noel|la fin|l annee|lundi|printemps|un jour|vivant~)(?! (examen|exam|partiels|concours|' +
    'sans (cafe|clope|chocolat)|de reunion|devant))',
  '(inutile|pas la peine|pas besoin|n essayez|ne vous embetez) (de |d )?(me |m )(garder|reserver|attendre|' +
    'acheter|prevoir|inviter|compter|faire|mettre|offrir)( [a-z]+){0,3}( (place|cadeau|part|noel|paques|' +
    'anniversaire|couvert|assiette|billet|la semaine)).*(serai plus|plus la|serai pas|nulle part|jamais|adieu|' +
    'd ici la|y serai)?',
  '(n |ne )?(y |j y )?(serai|serais) (plus|pu|pas la) (.* )?(nulle part|d ailleurs|nulle|jamais|pour le ' +
    'faire|pour voir|de ce monde|parmi|quand vous|demain pour|si ca continue)',
  `(si|quand) (${SOON} )?(jsuis|je suis|chui|jserai|je serai|jsuis deja) (plus|pu) (la|ici|en vie|de ce monde)`,
  '(je |j |jne )?(ne )?(reponds|repond|repondrai|repondrais|parle|dis|donne) (plus|pas|pu|plus rien) … (' +
    `${SOON}|matin) (.* )?(appelez|appelle|prevenez|previens|numero|cherchez|police|pompiers|desole~|etonne~|` +
    'adieu)',
  '(etonnez|etonne|etonnes|inquietez|inquiete|cherchez|demandez) (vous )?(pas|plus) si (je|j|jsuis|jdis|vous ' +
    '(ne )?(me|m)|tu (ne )?(me|m)|on (ne )?me) (.* )?(plus|disparai~|pars|reponds pas|demain|la|jamais)(?! (en ' +
    '(vacances|formation)|sur (insta|whatsapp|les reseaux)))',
  '(dites|dis|sachez|sache|rassure~) (.* )?(pas|rien) (de )?(sa|ta|votre|leur|sa propre|vot|a voir|fait de ' +
    'mal|rien fait|rien pu) ?(faute)?(?! (penalty|main|d orthographe))',
  '(au revoir|adieu|bye|ciao|tchao|salut|bonsoir|a jamais|bisous|merci|bonne nuit|farewell) (.* )?(cette ' +
    'fois|pour de (bon|vrai)|la vraie|le vrai|reviendrai (pas|plus|jamais)|reviens (pas|plus|jamais)|revien ' +
    'plu|plus jamais|pour toujours|pars rejoindre|celle qui dure|sans retour|jpars|je m eteins|plus la demain|' +
    'a jamais|le monde cruel|les nazes|de cette vie|la haut|au paradis|dans une autre vie|essaye)(?! (a (la|l) ' +
    '(gare|compta|plage)|en (vacances|bretagne)|sur ce (forum|serveur|groupe)|ici en|dans (cette|ce) (boite|' +
    'resto|hotel|salle|magasin)|manger|fumer|chez (eux|sfr|free|orange|bouygues)))',
  '(bonne nuit|dodo|dormir|sommeil) (la vraie|le vrai|pour de bon|celle qui dure|eternelle?|definitive?|sans ' +
    'reveil|et adieu|a jamais|pour toujours)',
  '(pardon|desolee?|excuse moi|excusez moi|pardonne moi|pardonnez moi|je te demande pardon|demande pardon|' +
    'sorry) (a )?(maman|papa|mon fils|ma fille|mes enfants|mes cheris|mon amour|mes amours|mes parents|mon ' +
    'bebe|les enfants|ma cherie|mon cheri|tout le monde|a tous|mamie|mon frere|ma soeur|mes bebes|les gars|les ' +
    'filles|ma puce|mon coeur|tt le monde) (.* )?(peux plus|peux pas|pouvais plus|pouvais pas|tiens plus|' +
    'tenais plus|tenir|pas su|pas pu|rester|assez fort~|aime|adieu|pars|la force|courage|fatigue~|plus fort|m ' +
    'en vais|essaye|vous quitte|lache)(?! (pour (hier|tout a l heure|le retard|l autre jour)|venir|dormir))',
  '(m en voulez|m en veux|m en veuillez|m en veut|oubliez|m oubliez|soyez|sois|pleurez|pleure) (pas|surtout ' +
    'pas) (tristes? |faches? |fachee?s? |trop )*(.*)(douleur|plus forte?|la haut|pars|vous laisse|choix|mieux ' +
    'comme ca|adieu|souffr~|longtemps|pour moi|plus la|moi aussi|essaye)',
  '(vous|te|t) (oublierai|veillerai|regarderai|protegerai|verrai|attendrai|surveillerai|aimerai) (pas |sur ' +
    '(vous|toi) )?(de )?(la haut|au ciel|depuis (la haut|le ciel)|d en haut|de l autre cote|dans une autre vie|' +
    'sous la terre|au paradis)',
  'jecris ici',
  '(derniere page|dernier message|derniere lettre|dernier mot|dernier texte|derniere note|derniere story) ' +
    '(.* )?(adieu|cahier restera|moi aussi|la cle|n envoyez|serai|merci a tous|pardon|je pars|fini pour moi|' +
    'blanc)',
  '(n |ne )?(envoyez|laissez|laisse|envoie|faites|amene~|entrez|entre|montez) (pas|surtout pas) (les enfants|' +
    'le petit|la petite|les petits|maman|ma mere|ma fille|mon fils|papa|mes parents|dans (la|ma) (chambre|' +
    'salle)|seule?)( (.* )?(entrer|monter|voir|trouver|premier|appelez|ca|ouvrir|chambre))',
  '(entrez|entre|ouvrez|montez) pas … (appelez|appelle|police|pompiers|secours|samu)',
  '(billet|aller|ticket|voyage|trajet|vol) (simple|sans retour|et sans billet retour)(?! (pour (paris|lyon|' +
    '[a-z]+ (a|en))|pas cher|a [0-9]+|en promo))( (.* )?(paradis|enfer|ciel|nulle part|loin|plus|rien|au dela|' +
    'mort))?',
  '(sans (billet )?retour|dont (on|personne) (ne )?revient (pas|jamais)|d ou (on|personne) (ne )?revient ' +
    '(pas|jamais)|ou on (ne )?revient (pas|jamais))(?! (en arriere|possible (du|de l) (article|produit)|' +
    'produit|de colis|article))',
  '(je (vais|pars)|voyage|depart|partir) (bien |beaucoup )?(plus loin|tres loin|loin|la haut|ailleurs)( (.* ' +
    ')?(sans retour|retour|jamais|pour toujours|personne|plus la))',
  '(range~|trie~|nettoye~|prepare~|vide~|efface~|supprime~|brule~|jete~|regle~|classe~) (.* )?(pour (pas |ne ' +
    'pas )?(qu on|que (mes|ma|mon|personne|maman|ils|elle|ce soit|les)|qu ils|qu elle|leur)|avant qu on) (.* ' +
    ')?(apres|a ma place|quand je (ne )?serai|plus la|trouve~|tombe|faire|ranger|lise|voie|decouvr~|galer~)( … ' +
    'apres)?(?! (de (rater|perdre)|la (fete|reunion)|noel|mon anniversaire|les vacances))( (.* )?(apres|place|' +
    'plus la|moi))',
  '(comprendra|comprendront|comprendras|comprendrez|saura|sauront|sauras|saurez|sauraient|savait|savaient|se ' +
    'douten~|se doute~) (tout |bien |enfin |mieux |en (ouvrant|lisant|voyant|rentrant) |vite )*(apres|en (l |' +
    'le |la |les |me )?(ouvrant|lisant|trouvant|voyant|decouvrant)|demain|quand (ce sera|je serai|il sera ' +
    'trop)|pourquoi)( (.* )?(apres|plus la|trop tard))?(?! (j ai (demissionne|achete)|je (ris|rigole)))(?! ' +
    '(elle|il|ils) (rit|pleure))',
  '(plus de|fini|sans) [a-z]+ plus (de|d|aucune) (promesse|raison|raisons|excuse|attache|lien|moi)',
  '(jusqu a|jusqu au|jusqu aux|jusqu en) (l |la |le |les |ma |mon |mes |cet |cette )*(automne|hiver|ete|' +
    'printemps|noel|bac|rentree|anniversaire|retraite|fin du mois|fin de l annee|janvier|fevrier|mars|avril|' +
    'mai|juin|juillet|aout|septembre|octobre|novembre|decembre|trente ans|vacances|partiels|dimanche|' +
    'vendredi)( [a-z]+){0,2} (.* )?(apres|et puis|ensuite|sinon|si rien|j arrete de vivre|je (pars|me|m en|le ' +
    'fais|lache)|basta|stop|c est fini|plus la|adieu|fin)(?! (reprend~|repasse~|bosse~|retravaille~|vacances|' +
    'je (me (repose|marie|couche)|pars (en|au|a)|dors|recommence|verrai)))',
  '(apres|avant) (noel|les fetes|le bac|la rentree|mon anniversaire|son anniversaire|le mariage|les vacances|' +
    'demain|dimanche|l audience|paques|le nouvel an|les partiels) (je (le fais|le ferai|m en vais|pars pour|' +
    'disparais|lache tout|saute)|c est fini pour|je (ne )?serai plus|plus de moi)(?! (en|au|a|le (menage|tri)|' +
    'l inventaire))',
  '(entendre|ecouter|voir|embrasser|serrer|caresser|appele~|appeler|revoir|dire) (.* )?(une|la|pour la|une ' +
    'toute) (toute )?(derniere fois|ultime fois)(?! (avant (la rentree|la fermeture|les vacances|le demenag~)|' +
    'a la (mer|plage|plaque)|ma prof|la (classe|plage)|au (bureau|cinema)))',
  `(termine|fini|regle|plus la|la fin) … (j ai|jai) (deja )?(annule~|rendu|prevenu|ferme)`,
  '(rendu|rends|rendre|laisse|laisser|cache) (les |mes |la )?cles? (.* )?(nuit|derniere|adieu|pour eux|' +
    'pompiers|n entrez|trouver)',
  '(m apaise|m a apaise|apaise~|rassure~|soulage~|calme~|reconforte~|console~|tient chaud|aide a dormir) (.* ' +
    ')?(achete|de (l|le|la|les) avoir|savoir que|peux (arreter|en finir|partir|le faire|mourir|tout arreter)|' +
    'la boite|le flacon|corde|la date|decide|ma mort|mourir|sera bientot|suicide)',
  '(achete|acheter|recupere|trouve|commande) (ce (qu il|quil|qui|que) (me |m )?(fallait|faut|faudra|manquait|' +
    'falait)|de quoi (en finir|mourir|partir|dormir|le faire)|le necessaire|tout ce qu il faut)(?! (pour (le|' +
    'la|les|un|une|mon|ma|cuisiner|faire|ce|demain midi|noel)|au (marche|magasin)|en (ville|grande surface)|a ' +
    '(ikea|leclerc|auchan|carrefour)|chez))',
  '(playlist|musique|chanson|fleurs|photo|discours|costume|robe|tenue) (.* )?(pour|de) (mon |mes ' +
    ')(enterrement|obseques|cercueil|funerailles|incineration)',
  '(redige|ecrit|prepare|fini|ecris) … (mon|ma) (propre )?(annonce|faire part|necro~|avis de deces|epitaphe|' +
    'eloge funebre|oraison)',
  '(propre|mon) (faire part|avis de deces|epitaphe|eloge|necrologie)',
  '(seule chose|chose|truc|rdv|projet|evenement|objectif) (.* )?(agenda|prevu~|projets?|2026|2027|planning) ' +
    '(.* )?(enterrement|mort|mourir|suicide|plus etre la)',
  '(on|vous|ils) (ne )?(m aura|m aurez|me verra|me verrez|m auront|me verront|m attendra) (plus|pas) (.* ' +
    ')?(rentree|noel|vivante?|revien~|jamais|autre chose|nulle part|lundi|la semaine|ete prochain)(?! (a la ' +
    '(salle|piscine|plage)|au (bureau|sport)))',
  `(${PILLS}|boite|flacon|plaquettes?) (est |sont )?(devant moi|entre mes mains|dans (la|ma) main|sur mes ` +
    'genoux|a cote de moi|ouverte?s?|posee?s? (la|sur))(?! (chocolat|biscuits|pizza))',
  '(ecoute|entendre|numero|appele|appeler|3114|sos amitie|suicide ecoute) (.* )?(raccroche~|ose (pas|plus)|' +
    'pas repondu|personne (ne )?repond|occupe|servi a rien|changera~ (pas|rien))',
  '(changera|change|changerez|changeront) (pas|rien) (a )?(ma decision|mon choix|mon idee|mes plans|mon avis ' +
    'de mourir)',
  '(m a dit|ma dit|me dit|me disent|m ont dit|m ecrivent|m a ecrit|repete|repetent|conseille|commentaires?|' +
    'dit) (.* )?(d aller (me |te )?(pendre|tuer|suicider|crever|mourir|jeter)|suicide toi|tue toi|pends toi|' +
    'creve|va crever|va te (pendre|tuer|jeter|suicider)|va mourir|de me (tuer|pendre|suicider|foutre)) (.* ' +
    ')?(reflech~|raison|content~|pense~|vais|obeir|faire|envie|tort|nuit|peut etre|servi~|plaisir|ecouter)',
  '(j ai dit|jai dit|j ai dis|jai dis|ai ecrit|ai poste|ecris|blague sur|plaisante sur) (.* )?(me tue|me ' +
    'tuer|me pendre|mourir|me suicide~|jme tue|mon suicide|ma mort|crever) (.* )?(vrai|rigol~|rien dit|' +
    'personne|ri|rire|serieu~|blagu~ (pas|plus)|releve~|reagi~)(?! (film|piece|theatre|expression))',
];
