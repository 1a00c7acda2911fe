/** Pieces of the French patterns, as people type them: without signs, with "j" or "je", with or without "ne". */

const ADVERB =
  '( juste| vraiment| trop| tellement| plus que| seulement| grave| simplement| souvent| parfois| encore| ' +
  'toujours| si fort| bien| presque| plus qu une chose| qu une chose)?';

/** "I want", "I would like", "I feel like", "I think of", up to the infinitive. */
export const WANT =
  '(je (le |ne |n )?(veux|veu|voudrais|voudrai|souhaite|souhaiterais|desire|prefere|prefererais|aimerais|' +
  'voulais|reve|ai decide|compte|ai failli)|j(veux|veu|voudrais|aimerais|prefererais|souhaite|reve|compte)|j ' +
  'aimerais|(j )?ai (decide|failli|choisi|hate|l intention)|jai (decide|failli|choisi|hate|lintention)|' +
  'j?(ai)?( ?trop| ?tellement| ?juste| ?grave| ?vraiment| ?tres| ?souvent| ?encore| ?toujours| ?parfois)? ' +
  '?(l ?|d ?)?(envie|besoin|hate|idee|tentation|desir)|(je|jy|j)( y| n| ne)? ?(pense|songe|pensais|reflechis|' +
  'pense serieusement|pense souvent|pense encore|pense tout le temps|pense de plus en plus|arrete pas de ' +
  'penser)|narrete pas de penser|(passe mon temps|penser|pensees?) |suis prete?|chui prete?|me vois|jusqu ?a)' +
  `${ADVERB} ?(a |de |d |de juste |juste |me dire de |m imaginer )?`;

/** "I am going to", also as in Quebec. */
export const WILL =
  '(je (vais|vas|va|finirai par|vais finir par|compte|dois|devrais|ferais mieux de|pourrais|n ai plus qu ?a|' +
  'nai plus qua)|j(vais|vas|va|pourrais|devrais)|j ?vas|m a|il faut que je|faut que je|reste plus qu ?a|n ai ' +
  'qu une envie|envie de|prete? a)( juste| enfin| surement| peut etre| bientot| encore| finir par| tout)?';

/** "No longer want", "no strength for", "tired of", up to the verb. */
export const NO_MORE =
  '((je )?(ne |n )?(veux|veu|souhaite|desire|supporte|peux|arrive|ai|pourrai|sais|vois)( vraiment| meme| ' +
  'juste| absolument)? (plus|pu|pus|pas)|j(veux|veu|peux|ai|arrive|supporte|vois) (plus|pu|pus|pas)|jarrive ' +
  '(plus|pas)|jnai plus|n ?arrive (plus|pas)|n ?ai (plus|pas)|nai (plus|pas)|j ?en (peux|veux) (plus|pu|pus)|' +
  'j ?n ?en (peux|veux) (plus|pu|pus)|pus|plus|sans)( du tout| vraiment| trop| aucune| l| la| le| assez)? ' +
  '?(envie|force|courage|energie|gout|raison|raisons|interet|desir)? ?(de|d|a|pour)? ?';

/** "Weary", "fed up". */
export const WEARY =
  '(fatiguee?|epuisee?|las|lasse|usee?|marre|assez|ras le bol|ras le cul|plein le dos|plein le cul|plein les ' +
  'bottes|tannee?|degoutee?|ecoeuree?|saoulee?|soulee?|soule|creve|crevee?|ma claque|ma dose|overdose|' +
  'fatigue|blasee?|a bout|suis rendue?|gave|gavee?|peux plus|peux pu|peux pus|honte|horreur|flemme|la flemme)';

/** "To live", "to be here". */
export const TO_LIVE =
  '(vivre|d?exister|d?etre (la|ici|icitte|en vie|vivante?|moi|sur (cette |la )?terre|de ce monde|au monde|' +
  'dans ce monde|nulle part|nee?)|detre (la|ici|en vie|vivante?|moi|nee?|au monde)|rester (en vie|ici bas|' +
  'sur (cette |la )?terre|dans ce monde|vivante?|parmi)|respirer|me reveiller( chaque| tous| le| demain|)|' +
  'survivre|continuer a (vivre|exister|respirer|survivre|faire semblant|souffrir|me battre)|cette vie|la vie|' +
  'ma vie|cette chienne de vie|l?existence|lexistence|de la vie|ce monde|supporter (la|cette|ma) (vie|' +
  'existence|douleur)|faire semblant de (vivre|vouloir vivre)|faire partie de ce monde)';

/** "To die", in the words of people. */
export const TO_DIE =
  '(mourr?ir|mourire|mourrir|mouri|crever|clamser|claquer|caner|canner|decede|deceder|me tuer|mtuer|me ' +
  'suicider|msuicider|m suicider|me sui?cide|me pendre|mpendre|me noyer|me flinguer|mflinguer|me buter|me ' +
  'crever|me supprimer|me supprime|me foutre en lair|mfoutre en lair|me foutre en l air|me crisser en bas|me ' +
  'tirer une balle|me mettre une balle|me faire sauter (la|le)|m?e? ?ouvrir les (veines|poignets)|me tailler ' +
  'les veines|me trancher (les veines|la gorge)|me couper les veines|me defenestrer|mimmoler|m immoler|me ' +
  'laisser (mourir|crever|partir|couler|deperir)|me donner la mort|mourir dans mon sommeil|m?e? ?oter la vie|' +
  'moter la vie|menlever la vie|m enlever la vie|me detruire|mautodetruire|mevaporer|m evaporer|meteindre|m ' +
  'eteindre|maneantir|partir (pour (toujours|de bon|l autre)|a jamais|definitivement|de ce monde|la haut|au ' +
  'ciel|et ne (plus|pas|jamais) revenir)|disparaitre(?! (une|un|deux|trois|quelques|sous|aux|au|a la|a l|en|' +
  'dans|de la photo|de son|de facebook|d ?insta~|de gene|de honte|le temps|du bureau|ce week))|ne plus ' +
  '(exister|etre|vivre|me reveiller|respirer|rien sentir|souffrir|ouvrir les yeux)|plus (exister|vivre|etre ' +
  '(la|en vie|vivante?|de ce monde|ici)|me reveiller|jamais me reveiller|respirer|rien sentir)|ne plus ' +
  'jamais|etre morte?|etre mort|quitter (ce|cette|la) (bas )?(monde|vie|terre)|en finir(?! avec)|den ' +
  'finir(?! avec)|finir (avec )?(la|ma|cette) vie|en finir avec (tout|moi|la vie|ma vie|cette vie|cette ' +
  'existence|mon existence|cette souffrance|cette douleur|ce monde|le monde|ca|tout ca)|den finir avec (tout|' +
  'moi|la vie|ma vie|cette vie|tout ca|cette souffrance)|y passer|tout arreter pour (toujours|de bon)|' +
  'arreter (de (vivre|respirer|exister|souffrir)|dexister|d exister|la vie|ma vie|ma misere)|mettre (fin|un ' +
  'terme) (a|au) (mes jours|ma vie|mon existence|tout|tout ca|mes souffrances|ma souffrance|cette vie|cette ' +
  'souffrance|ca)|mettre un point final|appuyer sur (off|stop|la touche|le bouton)|dormir (pour toujours|a ' +
  'jamais|eternellement|et (ne )?(plus|jamais|pas))|m endormir (pour toujours|a jamais|et (ne )?(plus|jamais|' +
  'pas))|mendormir (pour toujours|a jamais|et (ne )?(plus|jamais|pas))|fermer les yeux (pour (toujours|de ' +
  'bon)|et (ne )?(plus|jamais|pas))|unalive~|me unalive|suicide|au suicide|du suicide|passer a lacte|passer ' +
  'a l acte|faire une (tentative|ts|connerie|betise) (definitive|ce soir|cette nuit|demain)?|refaire une ' +
  '(tentative|ts)|retourner (a la poussiere|d ou je viens)|lacher la (rampe|rambarde|barre)|rejoindre (les ' +
  'morts|les anges|les etoiles))';

/** Those who are left behind. */
export const THEM =
  '(ma (famille|mere|femme|fille|soeur|copine|daronne|petite|blonde)|mes (enfants|parents|proches|gosses|' +
  'filles?|fils|amis|potes|freres|soeurs|darons|petits|mioches|collegues|eleves)|mon (mari|fils|copain|' +
  'conjoint|pere|frere|bebe|chum|daron|petit|mec|ex|entourage)|les (autres|gens|enfants|petits|miens|filles|' +
  'gosses|tiens)|la (famille|petite|terre|planete|maison)|le (monde|petit|bebe)|maman|papa|ils|elles|eux|' +
  'tout le monde|tous|toute la famille|vous|tu|on|elle|il|ca|ceux que j?aime|ce monde|chacun)';

/** What is swallowed. */
export const PILLS =
  '(cachets?|cachetons?|comprimes?|medocs?|medicaments?|somniferes?|pilules?|dolipranes?|paracetamol|' +
  'efferalgan|xanax|lexomil|valium|temesta|tramadol|morphine|codeine|antidepresseurs?|anti depresseurs?|' +
  'anxiolytiques?|tranquillisants?|neuroleptiques?|gelules?|boites?|plaquettes?|insuline|barbituriques?|' +
  'seresta|stilnox|imovane|pilulier|armoire a pharmacie|pharmacie|mort aux rats|javel|deboucheur|pesticide|' +
  'desherbant|antigel)';

/** Heights, water, rails. */
export const EDGE =
  '(pont|viaduc|toit|balcon|fenetre|falaises?|parking|tour|immeuble|rambarde|rebord|parapet|garde corps|' +
  'barriere|precipice|quais?|rails?|voies?|voie ferree|train|trains|metro|rer|tgv|tram|camion|bus|autoroute|' +
  'nationale|platanes?|ravin|vide|etage|canal|fleuve|riviere|seine|rhone|garonne|loire|puits|barrage|' +
  'passerelle|7e|8e|9e|10e|5e|6e|4e|septieme|cinquieme|sixieme|dixieme|niagara|jacques cartier)';

/** Where one hurts oneself. */
export const BODY =
  '(bras|avant bras|poignets?|cuisses?|jambes?|ventre|peau|veines|hanches?|mollets?|mains?|paume|chair|' +
  'epaules?|cheville|tete|visage)';

/** With what one hurts oneself. */
export const BLADE =
  '(lames?|rasoirs?|cutter|compas|canif|couteau|bout de verre|morceau de verre|tesson|ciseaux|aiguilles?|' +
  'epingle|briquet|clope|cigarette|taille crayon|fer a lisser|scalpel|gillette|opinel)';

/** A time that is near, or a day. */
export const SOON =
  '(ce soir|a soir|cette nuit|demain|apres demain|maintenant|la maintenant|tout de suite|tout a l heure|' +
  'bientot|ce week end|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|dans (une|deux|trois|quelques) ' +
  '(heures?|jours?|semaines?|minutes?)|avant (noel|l ete|l hiver|le printemps|la fin|mes|mon|dimanche|lundi|' +
  'vendredi|demain|l aube)|la semaine prochaine|le mois prochain|l ?an prochain|l ?annee prochaine|lannee ' +
  'prochaine|a noel|quand (tout le monde|ils|elle|il) (dormira|dormiront|sera|seront)|d ici (la|peu|dimanche|' +
  'noel|demain))';

/** "When I am gone". */
export const GONE =
  '((quand|qd|lorsque|une fois que|des que|apres que|si|le jour ou|depuis que|alors que) ?(je|j|jme|jne) ' +
  '?(ne )?(n ?)?(serai|serais|sera|suis|etais|netais|n etais|existais|nexistais|existe|aurai) (plus|pu|pus|' +
  'pas) ?(la|ici|de ce monde|parmi|vivante?|en vie|du tout|)|(quand|lorsque|une fois que|si|des que) (je|j) ' +
  '?(serai|serais|sera|suis|etais|aurai ete) (mort|morte|partie? (pour|au|la haut|de ce)|sous terre|' +
  'enterree?|au cimetiere|six pieds)|(si|quand|que|apres) (je|j|jme|je me) (meurs|mourais|mourrais|mourrai|' +
  'meure|crevais|creve|crevais|disparaissais|disparais|disparaisse|disparaitrai|tue|tuais|suicide|suicidais|' +
  'suicidait|suis tuee?|pends|pendais|pars pour|partais pour|n ?existais|nexistais|m ?en vais pour|me ' +
  'foutais|pendais|flingue|flinguais)|une fois (mort|morte|partie? pour|enterree?|sous terre)|apres (ma mort|' +
  'moi|mon depart|mon enterrement)|moi (mort|morte)|sans moi|si jamais je (meurs|pars|disparais))';

/**
 * A pattern in which a word that lost its vowel may stand apart: people type "j ai" as often as "j'ai", which is read
 * as "jai".
 */
export const letElide = (pattern: string): string =>
  pattern.replaceAll(/(?<![a-z~])(j|l|d|n|s|m|t|c|qu|jusqu|quelqu) (?=[a-z(|)])/g, '$1 ?');

const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])plus(?![a-z~?])/g, '(?:plus|plu|pus|pu)'],
  [/(?<![a-z])toujours(?![a-z~?])/g, '(?:toujours|tjrs|tjr|tjs)'],
  [/(?<![a-z])tout(?![a-z~?])/g, '(?:tout|tt)'],
  [/(?<![a-z])quand(?![a-z~?])/g, '(?:quand|qd|kan)'],
  [/(?<![a-z])veux(?![a-z~?])/g, '(?:veux|veu|veut|ve)'],
  [/(?<![a-z])j \?ai(?![a-z~?])/g, '(?:j ?ai|g)'],
  [/(?<![a-z])mourir(?![a-z~?])/g, '(?:mour?rire?|mouri)'],
  [/(?<![a-z])envie(?![a-z~])/g, '(?:envie|envi|envy)'],
  [/(?<![a-z])suicid/g, '(?:suicid|suissid|suisid|suiscid|sucid)'],
];

/** A pattern with the ways in which people in a hurry write its words, and with a "j" or "jm" before it. */
export const letMisspell = (pattern: string): string =>
  `(?:jm?)?(?:${MISSPELT.reduce((spelt, [word, ways]) => spelt.replaceAll(word, ways), pattern)})`;
