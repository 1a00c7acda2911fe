/** Themes that take danger out of a sentence in which nothing is said outright. */
export const TOPICS: readonly string[] = [
  '(elastique|parachute|plongeoir|trampoline|tremplin|deltaplane|bungee|parapente|accrobranche|tyrolienne|' +
    'escalade|via ferrata|wingsuit|chute libre|piscine|plongeon)',
  '(grillage|bouillotte|placard|points? de suture|suture|rien de grave|quelle bosse|eczema|ronces|barbele~|' +
    'casserole|poele|vitre|trottinette|a velo|du velo|en velo|au velo|rollers?|skate|ballon|judo|boxe|karate|' +
    'rugby|plus de peur que de mal|pommade|pansement|vaccin|prise de sang|don du sang)',
  '(perimee?s?|conserves?|congelateur|decheterie|trier le)',
  '(balancoire|hamac|voilier|pour la tente|tyrolienne|puits est)',
  '(cette|nouvelle) adresse',
  '(contactez|remplacante?|mes dossiers|conge mat|maternite|absente?|au bureau|teletravail|rtt|intérim)',
  '(mairie|noces|ceremonie|epouse~|fiance~|alliances? chez|accouche~|maternite|bapteme)',
  '(ciné|cine|crepes|resto|apero|concert|bowling|plage|camping|brunch|barbecue|pique nique|valises|' +
    'passeports|sandwichs|aeroport|avion pour)',
  '(dans les cartons|chez mes parents|au restaurant|dans le bruit)',
  '(belle au bois|disney|conte|legende|fable)',
  '(fournisseur|etagere|administration|piano|solfege|droit pour|fac de|orchestre|imprimante)',
  '(corriger|correction) … (copies|dictee|exercice)',
  '(sapin|remorque|toboggan|luge|balle de foin)',
  '(films?|series?|romans?|bouquin|livre|episodes?|documentaires?|reportages?|podcasts?|emissions?|' +
    'personnages?|heros|heroine|acteurs?|actrices?|netflix|exposes?|philo|durkheim|camus|romeo|juliette|' +
    'werther|socrate|hitler|napoleon|cleopatre|cobain|van gogh|woolf|loup garou|escape game|fortnite|minecraft|' +
    'zelda|boss|manga|bd|poeme|opera|tragedie|dissertation|theatre|tableau|sims|playstation|manette|scenario|' +
    'tournage|chapitre|saison|spoiler|bande annonce|polar|thriller|cinema|proces|statistiques?|oms|ministere|' +
    'le monde publie|historien~|romain~|prevention|sensibilisation|formation|atelier|conference|colloque|' +
    'secourisme|temoignage|these sur|memoire de (master|fin)|en cours (de|d|on)|le prof|la prof|journaliste|' +
    'une association|au journal|aux infos|dans le journal|les infos|fait divers|gendarme~|policier|commissaire)',
  '(repondu|repond|dit|ai dit) (que )?non',
  '(demission~|demenag~|conge~ (maternite|parental|sans solde)|nouveau (poste|boulot|job|depart|travail)|cdi|' +
    'mutation|preavis|vide grenier|leboncoin|vinted|emmaus|erasmus|van|tour du monde)',
  '(chat|chien|poisson|lapin|hamster|plantes?|cactus|tomates?|voiture|telephone|portable|batterie|ordi|' +
    'ordinateur|pc|imprimante|box|wifi|frigo|chaudiere|tablette|moteur|pile|montre|velo|ampoule|machine) … ' +
    '(morte?|mourir|creve~|rend~ l ?ame|lache~|pique~|euthanasie~|decede~|suicide~|agonise)',
  '(tir|chasse|ball trap|paintball|airsoft)',
  '(notaire|convention obseques|contrat obseques|livret a|conseiller|banquier|placement)',
  '(repare~|reparer|antenne|tuiles?|couvreur|panneaux|ravalement|carreleur|ramon~)',
  '(balance|regime|kilos?|poids) … (kilos?|perdre|regime|balance|maigrir|salle)',
];
