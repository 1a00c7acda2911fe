/** What is over, denied or only said so: it takes danger out of its sentence. */
export const OVER: readonly string[] = [
  // Only said so.
  '(?<!(pas|plus) (au|une|de la) )(facon de parler|au sens figure|maniere de parler|cette expression|juste ' +
    'une expression|c est une image|qui ne veut pas dire|veut pas dire|pas dire) .*',
  '.*(facon de parler|au sens figure|manière de parler|cette expression|juste une expression)(?! (pas|non ' +
    'plus))',
  '(veut|voulait|signifie|voudrait) (pas|surement pas|nullement) dire (que|qu) .*',
  '(pourrais|pourrait|peux|peut) (enfin |maintenant |desormais )?mourir (heureu~|tranquille|comblee?|en paix ' +
    '(j ai|apres|avec))',
  '(faim|soif|chaud|froid|mal aux|mal au|courbatures|enrhumee?|grippe|rhume|gastro|canicule) (.* )?(mourir|' +
    'crever|meurs|creve|morte?|achev~|clamser)(?! (.* )?(me tuer|suicid~|vivre|pour toujours))',
  '(?<!(plus|pas|moins|jamais|aucune|meme|ai) )(peur|trouille|angoisse|angoisses|phobie|hantise|terreur|' +
    'crainte|crains|hypocondria~) (bleue |panique |terrible |constante |toujours )*(de la mort|de mourir|d y ' +
    'passer|de crever)(?! (et pourtant|mais))',
  '(plutot|prefere~|preferer~|mieux vaut|autant) (mourir|crever|etre morte?|me pendre) (que|plutot que|qu) ' +
    '(de |d )?(?!(vivre|continuer|souffrir|rester|supporter|subir|endurer|affronter|revivre|retourner|revoir|' +
    'rentrer|recroiser|decevoir|avouer|annoncer|dire (a|la)|etre|l etre|ca|cette|la|une|un|mes|voir|perdre|' +
    'tout|finir))[a-z]+(er|ir|re|oir)(?! (comme ca|encore|cette vie|ma vie))',
  '(retourner|aller|remettre les pieds) (a|dans|au|chez) (cette|ce|la|le|l) (salle|sport|gym|boite de nuit|' +
    'resto|cantine|karaoke|parc|camping|ikea)',
  '(si|s il|s ils|quand) (.* )?(souper|diner|repas|bus|train|wifi|reseau|match|prof|cours|reunion|film|serie|' +
    'episode|pizza|colis|penalty|rappel~ encore|bitcoin|parle encore|dit encore) (.* )?(me (pends|tue|suicide|' +
    'flingue|tire|jette)|mourir|meurs|creve|pendue?)',
  '(mourir|meurs|creve|me (pends|tue|suicide|flingue)|pendue?|crever) (si|s il|s ils|quand) (.* )?(souper|' +
    'diner|repas|bus|wifi|reseau|match|prof|cours|reunion|film|serie|episode|pizza|colis|encore parle|bitcoin|' +
    'redit|pret|y a plus de (cafe|chocolat|clopes|pain))',
  '(me serais|serais) (pendue?|tuee?|flinguee?|suicidee?) (s il|s ils|si (le|la|les|on|elle))',
  '(tu |vous |il |elle |ils |elles |ca |c est |mes voisins |mon chef |ma mere |mon fils |ma fille |les ' +
    'enfants |ce |cette [a-z]+ |cet [a-z]+ )(va |vont |me |m |allez |vas |fera |feront |finira |a failli )+(me ' +
    '|m )?(tuer|achever|crever|mourir|enterrer|rendre (folle|fou)|faire mourir|tue|tuent|acheve)',
  // Denied.
  'j?(vais|allais|irai|compte|veux|voudrais|voulais|pense|pensais|songe|risque|suis) (quand meme |surement |' +
    'certainement |surtout |vraiment |du tout |jamais )*(pas|point|nullement) (aller |non plus |du tout |quand ' +
    'meme |a |de |d |au )*(me |m )?(suicider|tuer|pendre|flinguer|jeter|supprimer|mourir|crever|faire (du ' +
    ')?mal|faire de betise|couper|scarifier|suicide|la mort|en finir|suicidaire)(?! (mais|encore|tout de ' +
    'suite))',
  '(aucune?|pas d|pas de|sans|ni|plus aucune?|plus d|plus de|jamais eu d|jamais eu de|zero) (la moindre |l ' +
    'ombre d une )?(idees?|pensees?|envies?|intentions?|pulsions?|tendances?|gestes?|scarifications?|desir) ' +
    '(de |d )?(noires?|suicidaires?|suicide|mort|mourir|en finir|morbides?|me (tuer|faire|couper)|sombres?)',
  '(demande|demandee?|demandait|demandent) (si j (avais|ai)|si je (veux|voulais|pense|pensais|suis|vais)) ' +
    '(.* )?(non|jamais|pas|rassur~|faux|rigole~)',
  '(rien de (grave|dangereux|mechant|sombre)|je (vous |te )?rassure|rassurez vous|rassure toi)(?! (.* ' +
    ')?(demain|bientot|partir|fini|paix|jamais|la haut|inquieter pour moi))',
  '(tiens|tient) (trop |bien trop |beaucoup |quand meme )*(a|a la) (la |ma )?vie',
  '(envie|hate|joie|bonheur|rage|soif) de vivre (?!(a zero|zero|partie?|disparu~|plus|nulle?|0|envole~|' +
    'eteinte|perdu~|en moins))',
  // Over.
  '(a|vers|entre|des|avant|jusqu a) (mes )?(dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|' +
    'dix neuf|vingt|vingt [a-z]+|1[0-9]|2[0-9])( et [a-z]+)? ans (.* )?(scarifiais|coupais|mutilais|voulais|' +
    'pensais|revais|faisais (du )?mal|tente|essaye|failli|voulu|brulais|detestais)',
  '(avant|autrefois|jadis|a l epoque|dans le temps|naguere|plus jeune|ado|adolescente?|au (college|lycee)|a ' +
    'une epoque|en (quatrieme|troisieme|seconde|premiere|terminale)|enfant|l an dernier encore) (.* )?(je|j|me|' +
    'm) ?(me |m )?(scarifiais|coupais|mutilais|voulais (mourir|en finir|me|plus)|pensais (a|au)|revais de ' +
    'mourir|faisais (du )?mal|brulais|etais suicidaire|tenais plus a)',
  '(il y a|y a|ca fait|voila|cela fait) ([a-z0-9]+ )?([a-z0-9]+ )?(ans|annees|longtemps|decennies?) (.* )?(j ' +
    'ai|jai|je|j avais|que|qu) (.* )?(voulu|tente|failli|essaye|pensais|voulais|scarifiais|coupais|faisais|' +
    'plus (d|de|eu)|arrete|sans|fini|termine|gueri~|derriere)(?! (.* )?(encore|revien~|recommenc~|repense|' +
    'toujours|de nouveau|a nouveau|hier|ce soir|cette nuit|rechut~|replong~|pareil|continue|regrett~|rate~ et|' +
    'pense que ca|j aurais du))',
  '(j ai|jai|ai) failli (mourir|y (passer|rester)|me noyer|m etouffer|crever|me tuer) (d un|d une|en (19|20)|' +
    'de|quand|a la naissance|dans un accident|sur la route|a velo|en (moto|voiture|tombant|ski|mer|montagne|' +
    'glissant)|jadis|noyee?|avec une arete)',
  '(jours|mois|ans|annees|semaines) (sans|que (je|j)|de sobriete|d abstinence) (.* )?(fier~|medaille|bravo|' +
    'fete~|victoire|merci|heureu~|tiens bon|c est termine|plus envie|gueri~)',
  '(c est|cest|est|tout ca est) (du passe|derriere moi|loin derriere|de l histoire ancienne|bien fini|' +
    'termine (depuis|et je (vais|suis)))',
  // Other meanings.
  '(forum|serveur|discord|modos|guilde|blog|groupe whatsapp|chorale|fanfare|club|camping|classe de|troupe|' +
    'colonie) (.* )?(adieu|ferme|derniere?|fin d une|quitte|au revoir)',
  '(adieu|derniere?|ferme|quitte|au revoir) (.* )?(forum|serveur|discord|modos|guilde|chorale|fanfare|' +
    'camping|feu de camp|retraite|collegues|maitresse)',
  '(ecrit|ecrivent|lu|recu) (une |des |la |leurs? )*lettres? (d adieu|de depart) (.* )?(rh|patron|maitresse|' +
    'collegue~|prof|retraite|poilu|musee|roman|guerre)|(rh|patron|maitresse|retraite|poilu|roman|guerre) ' +
    '.*lettres? (d adieu|de depart)',
  '(on|nous) (se |nous )?marie~|faire part (de|du|commandes?|pour) ?(mariage|naissance|bapteme)?|pour ' +
    '(leurs?|ses|tes) dix huit ans',
  '(plein|fini|rempli) (j en ai|j ai) (rachete|achete|commence) (un|une)',
  '(carnet|cahier) … (plein|rempli|termine)',
  'overdose (de|d) (chocolat~|noel|visios?|reunions?|series?|sucre|netflix|pub~|mails?|tele|cadeaux|foie ' +
    'gras|raclette|ecrans?|bonbons?)',
  '(rejoin~|retrouv~) (.* )?(a|au|en|chez) (bordeaux|paris|lyon|lille|nantes|marseille|la (mer|montagne|' +
    'plage|campagne|gare|cantine|piscine)|l (aeroport|hotel|arret)|vacances|bretagne|corse|ski|parc|cinema|' +
    'cine|resto|bar|marche|italie|espagne|belgique|quebec|week end)|(rejoin~|retrouv~) (.* )?(pour le (week ' +
    'end|diner|dejeuner|reveillon)|ce week end|samedi|dimanche|a (midi|18h|20h|19h|[0-9]+ h))(?! (.* )?(la ' +
    'haut|ciel|tombe|mort))',
  '(pour toujours|definitivement|pour de bon|adieu) (de |a |la |le |les |l )*(paris|lyon|marseille|lille|' +
    'region parisienne|banlieue|ville|capitale|cigarette|tabac|sucre|alcool|gluten|facebook|insta|twitter|' +
    'series|petite maison|clope|voiture|cafe|viande|canape|lunettes|bus|metro)',
  '(infirmi~|psychologue|aide soignant~|suis pompier|benevole|psychiatre|educat~|medecine legale|secouriste|' +
    'en soins palliatifs|aux urgences|mon eleve|une eleve|un eleve|patiente?s?|ma patientele|accueilli|maraude|' +
    'pompes funebres|croque mort)(?! (.* )?(mes propres|j ai (moi|aussi)|je veux|j ai envie|me (tuer|suicider|' +
    'pendre)|mourir moi|ma propre|la nuit je))',
  '(ri|rire|rires|rigole~|rigolade|marre|poilee?) (.* )?(mourir|morte?|creve|crever|mouru)(?! (.* )?(vrai|' +
    'serieu~))',
  '(gratt~|demang~|saign~) (.* )?(eczema|piqures?|moustiques?|psoriasis|varicelle|allergi~|boutons?|croutes?|' +
    'urticaire)',
  'dernier~ (partiel|examen|exam|epreuve|oral|controle|concours|jour de (cours|boulot|travail))',
  '(fin est proche|tout sera fini|un pas de plus) (.* )?(these|chapitres?|partiels?|flaque|travaux|chantier|' +
    'marathon|ligne d arrivee|memoire)',
  '(non )?(je )?(rigole|deconne|plaisante|blague)(?! (pas|meme pas|plus))(?<!(ne|plus|pas) (rigole|deconne|' +
    'plaisante|blague))',
  '(toit|pont) (du bateau|du ferry|du navire|avec les ouvriers|pour (verifier|reparer|nettoyer))|gouttieres?|' +
    'charpente|couvreurs?',
  '(saut|grand saut) (.* )?(je (lance|monte|cree) (ma|une|mon)|entreprise|demissionne|auto entrepreneur|' +
    'freelance)',
  'pas (me |m )?(faire|fait|faire plus) (de |du )mal (.* )?(tiens bon|promis|engage~|contrat)',
  'comment partir (sans passer|a (paris|l etranger)|plus tot du|en (vacances|voyage))',
  'mourir (.* )?(a (cent|quatre vingt[a-z ]*|[89][0-9]) ans|entouree?)',
  '(pas|jamais) (encore |du tout )?pret~ a (mourir|partir|m en aller|crever)',
  '(mot|lettre|message|enveloppe) (.* )?(rentre tard|rentrerai tard|poubelles|courses|voisin~|facteur|eleves|' +
    'pere noel|syndic|plombier)',
  '(de|en) trop (dans|a|sur) (ce|cette|le|la|mon|notre|cet) (groupe|bureau|equipe|classe|soiree|reunion|' +
    'couple|boulot|boite|tablee?|photo|open space)',
  'mourir (le plus (vieux|vieille|tard))',
  '(il y a|y a) [a-z0-9]+ (ans|mois) (.* )?(plus maintenant|c est fini|c est passe|plus jamais depuis)',
  '(hiver|annee|ete|nuit) (avec|sans|dans) (cette|ce|cet) (chaudiere|voiture|toit|appart~|chef|tente|' +
    'radiateur)',
];

/** Danger said outright by the person who writes: no mere topic (films, sports, tools) takes it out of its sentence. */
export const UNLESS =
  '(veux|jveux|veu|veut juste|voudrais|voulais|voulu|envie de|envi de|pense a|pensais a|pensais qu a|penser ' +
  'a|force de|courage de|idee de|decide de|intention de|reve de|proche de|doigts de|vais|jvais|va me|quand ' +
  'meme) (juste |vraiment |encore |toujours |plus qu |finir par |quand meme )*((me|m) (suicider|tuer|pendre|' +
  'flinguer|foutre (en l air|sous)|jeter (sous|du|par)|tirer une balle|ouvrir les veines|tailler les veines|' +
  'donner la mort|supprimer|scarifier)|(mourir|crever)(?! (de|d) ))|(si|que) je (meurs|meure|creve)(?! (de|' +
  'd) )|plus envie de vivre|suicidaire|(ma|mon) propre (mort|suicide)|(ma|mes) (lames?|scarifs?)|marques ' +
  'neuves|tout est en ordre adieu|plus la force de vivre';
