import { BLADE, BODY, EDGE, SOON } from './words.ts';

const DEAD_ONE =
  '(mon|ma|mes|le|la|mon pauvre|ma pauvre|mon cher|ma chere|feu mon|mon defunt|ma defunte|mon petit|ma ' +
  'petite|mon vieux) (mari|epoux|femme|epouse|pere|mere|papa|maman|fils|fille|frere|soeur|homme|amour|ange|' +
  'bebe|grand mere|grand pere|mamie|papi|papy|meme|pepe|jumeau|jumelle|defunte?|garcon|bonhomme|cousin|' +
  'copain|meilleur ami|meilleure amie|pote|parents|enfants|petits|morts|anciens)';

/** Where a living person may be met: what follows takes the dead out of "to join". */
const ALIVE =
  '(?!( et [a-z]+( [a-z]+)?)? (a|au|aux|en|chez|dans|pour|sur|devant|demain|samedi|dimanche|lundi|vendredi|' +
  'ce|cet|cette apres|apres|la semaine|dans (une|deux|dix)|hier|midi|le (week|samedi|dimanche)|qui (m|habite|' +
  'est a|vit)|avec|sous la tente|et les|vers|tout a l heure|directement|sur place)( |(?![^ ])))';

/** Religion, idioms of death, edges, blades, urges: what is near to it without a plain word. */
export const NEARNESS: readonly string[] = [
  // Those who are dead; God.
  '(il me tarde|tarde|hate|pressee?|impatiente?|temps|heure|envie|pars|vais|irai|partir|aller|veux|voudrais|' +
    'bientot|vivement|jpars|jvais|jveux) .*(rejoindre|retrouver|suivre|revoir) (enfin |bientot |vite |tous )?(' +
    `${DEAD_ONE}|mamie|papi|papy|mamy|meme|pepe|maman|papa|mes morts|les miens|les anges|le ciel|les etoiles|` +
    `le bon dieu|dieu|le seigneur|mon createur|allah)${ALIVE}`,
  '(s est|s est il|est) (tuee?|suicidee?|pendue?|jetee?|foutue? en l air|donne la mort) (.* )?(comme (lui|' +
    'elle)|pareil|le rejoindre|la rejoindre|le suivre|la suivre|le retrouver|la retrouver|mon tour|j y pense|' +
    'moi aussi|faire pareil|je l envie|l imiter)',
  '(lui|elle|eux) au moins (c est|c|cest|il|elle|ils|est|sont) (fini|finie|la paix|souffre~|mort~|libre~|' +
    'tranquille~|en paix|regle|a la paix)',
  '(dieu|seigneur|vierge|allah|jesus|ciel|prie|priere|prieres|cierge|rabbi|marie|bon dieu|saint) (.* )?(me ' +
    '(prend~|reprend~|rappel~|rappell~|ramen~|emport~|emmen~|libere~|delivre~|cherche~|laisse (mourir|partir)|' +
    'faire mourir)|rappele?r a lui|reprenne|vienne me|venir me (chercher|prendre)|(ne )?(plus|pas) (ouvrir les ' +
    'yeux|me (re)?lever|me reveiller|voir le (jour|matin))|mourir|arrete (ma|cette) (vie|croix)|ne plus etre)',
  '(anges?|dieu|seigneur|faucheuse|mort|ancetres|morts|paradis|ciel|defunts|les miens|mamie|papi|maman|papa) ' +
    '(va |vont |va bientot |viendra |viendront |viennent |vient |peuvent |peut |doit )+(bientot |me |m |enfin ' +
    ')*(venir |passer )?(me |m )?(chercher|prendre|cueillir|accueillir|attendre|tendre|ouvrir)',
  '(l |de l |dans l |vers l )?au dela (.* )?(hate|pire|mieux|attend~|tarde|presse~|bientot|impatien~|envie|' +
    'serai~|y aller|vais)',
  '(m apprete|vais|pret~|compte) (.* )?(commettre|contre moi meme|mal a moi meme)',
  '(attenter|attente|attenterai) a (mes jours|ma vie)',
  '(haram|peche|enfer|interdit par) (.* )?(donner la mort|suicider|suicide|se tuer|me tuer|en finir|oter la ' +
    'vie|j y pense)',
  // Idioms of death.
  '(manger|bouffer|mange|boufferai|mangerai) … (pissenlits|racines des paquerettes)',
  '(passer|passe|passerai) l arme a gauche',
  '(casser|casse|casserai) ma pipe',
  '(vais|veux|envie de|pret~ a|bientot|decide de|plus qu a|faire|aspire|reve|moi|voudrais|hate) … (le |du |' +
    'au )?(grand (sommeil|saut|repos|depart|voyage|silence|noir|neant)|long sommeil|dernier (voyage|sommeil|' +
    'repos)|boulevard des allonges)(?! (de (vacances|noel|la saison)|en (parachute|elastique|avion|train)|avec ' +
    'les|a l elastique|dans (l entreprenariat|le vide juridique|l independance)|et (je|on) (demissionne|' +
    'demenage|achete|ouvre|monte)))',
  '(grand (sommeil|repos)|sommeil eternel|repos eternel) … (n aspire|aspire|reve|attends|veux|voila|hate|que ' +
    'ca)',
  '(bougie|flamme|lumiere|chandelle|veilleuse|ampoule|lampe) … (qu on|que quelqu un|demande|attend~|veut|' +
    'voudrait|va) (.* )?(souffle~|eteigne~|eteindre|meurt|moi)',
  '(je|j|moi|et moi|qu on|tout) (.* )?(m eteigne|m eteindre|m eteins|m eteindrai|eteins la (lumiere|mienne)|' +
    'eteindre la mienne|m effacer|m efface)(?! (a (dix|onze|minuit|22|21|23)|devant (la tele|netflix)|comme ' +
    'une masse))',
  'que ca s eteigne',
  '(moi compris|moi y compris|moi avec|et moi avec|moi dedans)( … (paix|fin|eteigne|coule|fini|brule))? *(?! ' +
    '?[^ ])',
  '(coule|couler|sombre|sombrer|brule|bruler|chavire|naufrage|noie|tombe) … (moi avec|et moi|avec moi|avec ' +
    'lui|avec elle)',
  '(reste|restee?|tiens|vis|vivante?|la|accroche) (que|qu|juste|uniquement|seulement) (pour|a cause de|grace ' +
    'a) (ma|mon|mes|le|la|lui|elle|eux|les) (.* )?(apres|sinon|quand|sans|le jour ou|partirai|je (pars|me|m ' +
    'en))',
  '(m en irai|m en vais|partirai|pars|disparaitrai|finirai|quitterai) (avec (lui|elle|eux|ca)|avant (eux|' +
    'vous|toi|elle|lui|qu~|d etre|l heure|mon heure|la fin)|a mon heure|quand je (veux|voudrai|l aurai)|la ' +
    'tete haute|dignement|expres|comme (lui|elle|je suis))',
  '(mon heure|mon tour|ma fin|la fin|l heure|ma derniere heure|l echeance) (est |arrive|approche|viendra|' +
    'vient|a sonne|sonne|est proche|est venue|est bientot|arrive bientot)(?! (de (passer|jouer|parler|la|l|mon|' +
    'ma)|du|des|au|d))',
  '(conseille|appelle|pousse|attire|reste|mene|ramene|invite) … (vers )?(a )?(la|ma|une) (tombe|mort|fosse)',
  '(place|caveau|concession|trou|lit) … (a cote|pres|aupres) (de|d) (.* )?(cimetiere|presse~|hate|bientot|' +
    'attend~)',
  '(cimetiere|tombe|caveau) … (presse~|hate|impatien~|bientot|y etre)',
  '(sous terre|la terre|six pieds|au cimetiere|en bas|dans la tombe|dans un cercueil|dans le neant) (que |qu ' +
    ')?(j |je |ou |la )*(aurai|serai|trouverai|reposerai|irai|vais|m attend|dormirai)',
  '(paix|repos|tranquill~|silence|calme|mieux) … (que |qu )?(sous terre|six pieds|la tombe|au cimetiere|dans ' +
    '(la|ma) tombe|dans la mort|en mourant|une fois mort~|de l autre cote|chez les morts)',
  '(retourner|redevenir|retour|retourne) … (poussiere|neant|terre|cendres?)( … (plus tot|vite|avant|bientot|' +
    'prevu|veux|voudrais))',
  '(mon nom|ma photo|mon prenom) … (necrolog~|avis de deces|journal des morts|pierre|stele|tombe|page des ' +
    'deces)',
  '(attend~|attends|attendre) (juste |que )*(que )?(le|mon) corps (suive|lache|s arrete|comprenne)',
  '(pourvu|espere|souhaite|prie|vivement|faites|si seulement|j aimerais|dommage) (.* )?(soit (la bonne|' +
    'mortel~|fatal~|malin~|maligne|incurable|grave|la derniere)|sois? la bonne|serait mortel~|me soit fatal~|' +
    'ait ma peau|m emporte~|me tue|y reste|tombe|s ecrase|me rate pas|m achev~|me plante~|me crash~|finisse le ' +
    'travail|aie? un accident)(?! (enceinte|du ciel|amoureu~|sur (un|une|le|la) (prof|question|sujet|bon)|bien|' +
    'd accord))',
  '(espere|esperais|esperant|souhaite|souhaitais|voudrais|aimerais|reve d|pourvu) (que |qu |d |de |bien |' +
    'juste |fort |a chaque fois )*(attraper|choper|avoir|developper|me planter|me crasher|me tuer|me prendre|' +
    'tomber malade|faire un malaise|y rester|ne pas (me relever|revenir|rentrer|me reveiller)|pas (me relever|' +
    'me reveiller)) (.* )?(grave|mortel~|accident|cancer|mur|arbre|camion|pour de bon|vite|pas survivre|partir|' +
    'mourir|matin|un jour|revenir|tumeur|crise|definitiv~|relever|reveiller)',
  // Edges.
  '(suis|jsuis|chui|chuis|reste~|restee?|assise?|debout|montee?|monte|monter|retourne~|passe|revenue?|' +
    'venue?) (encore |la |toute? seule? |longtemps |deja |une heure |des heures |de nouveau )*(sur|au bord (de|' +
    'du|d)|au dessus (de|du|d)|en haut (de|du|d)|derriere|au milieu (de|du)) (le |la |l |les |du |un |une )*' +
    `${EDGE}( (la|longtemps|ce soir|cette nuit|maintenant|a (regarder|fixer|pleurer|me demander|hesiter|` +
    'attendre|contempler|imaginer)|et (je|j|ca|le|l)|pieds|seule?|jambes|je (sais pas|regarde|pense|vais|veux|' +
    'peux)|au secours|aidez|c est haut|en larmes|pour (sauter|en finir|reflechir))|(?! ?[^ ]))(?! (apero|' +
    'brunch|boulot))',
  '(je|j|jsuis|chui|suis) (suis )?(la )?(tout |vraiment |completement )?au (bord|bout du bout)( (du (gouffre|' +
    'vide|precipice)|et (je|personne)|je (sais|ne|vais|peux)|aidez|la|de (le faire|sauter|passer))|(?! ?[^ ]))',
  '(pas|un pas|faire un pas|avance~|un metre|centimetres?|une seconde|un geste) (de trop|de plus) … (et|n ai|' +
    'je|plus|mal|fini|rails|quai|vide|serait)(?! (vers|dans (la|le|notre) (bonne|relation|carriere)))',
  '(peur|retien~|colle~|recule~|pas) … (faire|de faire) (un|le) pas (de trop|dans le vide|en avant)',
  '(fenetre|balcon|pont|toit|viaduc|rails|train|corde|lame|rasoir|fusil|vide|cutter|armoire a pharmacie|' +
    'pharmacie|cachets|poutre|falaise) … (autrement|differemment|d un autre oeil|trop longtemps|avec envie|' +
    'avec d autres yeux|de plus en plus|m a fait de l oeil|encore fait de l oeil|me fait de l oeil|me nargue~|' +
    'me hante~|me chuchot~|me sourit|me tend|comme une (issue|sortie|solution|amie))',
  '(fusil|arme|pistolet|flingue|carabine|revolver|arme de service|corde|couteau) (.* )?(vilaines idees|' +
    'mauvaises idees|sales idees|idees noires|de plus en plus souvent|la regarde|le regarde|les regarde|j y ' +
    'pense|pense a m en servir|contre moi|contre ma|m en servir|dans la bouche|sur la tempe|chargee?)',
  '(coup de volant|donner un coup|braquer|lacher le volant|tourner le volant|foncer|accelerer|m encastrer|me ' +
    'planter) (.* )?(platane~|arbre~|mur|camion|poids lourd|ravin|pile|rambarde|fosse|en face|d en face|pont|' +
    'pour de bon|expres|finir)',
  '(roule|conduis|fonce|pedale|traverse|marche) (.* )?(sans regarder|les yeux fermes|comme un (dingue|fou|' +
    'malade|taré)|a fond|sans (casque|ceinture|phares)|a contresens) (.* )?(esper~|on verra|bien|plus|tant pis|' +
    'peur de rien|me planter|mourir|expres|fini~|quelqu un me|renvers~)',
  'traverse sans regarder',
  '(je|j|jvais|vais|aussi) … (m envoler|m envole|voler|prendre mon envol|sauter|plonger) (du|depuis le|par ' +
    'la|d un|de la|du haut) (.* )?(etage|toit|fenetre|pont|balcon|tour|falaise|immeuble|dixieme|huitieme|' +
    'sixieme|viaduc)',
  '(je|jsuis|si|prochaine|fois|et|puis|apres|demain|alors|la) … (je |j )saute( (j ai plus rien|plus rien|c ' +
    'est|et (c|tout|on|plus)|cette|ce soir|demain|pour de (vrai|bon)|tant pis|dans le vide|du (toit|pont|' +
    'balcon)|par la fenetre)|(?! ?[^ ]))',
  // Blades, blood, urges.
  '(demange|tente|appelle|manque|obsede|hante|hate|envie|besoin|repris|reprendre|reprends|retrouve~|ressorti|' +
    'garde|gardee?|cache|demonte|pense a|prends) (.* )?(la|les|mes|ma|mon) (lames?|rasoir|cutter|compas)(?! ' +
    '(de (parquet|rechange|la scie)|jetable|electrique|neuve pour|du (parquet|couteau|mixeur|robot)))( (que|' +
    'qui|dans|sous|je|et|pour (me|m|ca|plus)|encore|au fond|la|ce soir|cette|hier|depuis|mais|meme|a nouveau)|' +
    '(?! ?[^ ]))(?! (la (barbe|moustache)|parquet|carton|raser))',
  `(jeter|jete|rendu|rendre|cacher|garde) (toutes? )?mes lames`,
  '(jour|jours|semaines?|mois|ans?|annee) sans (me |m )?(couper|scarifier|taillader|mutiler|bruler|faire (de|' +
    'du) mal|automutil~|scarif~|coupures?)( (.* )?(craque~|replonge~|rechute~|recommence~|hier|ce soir|peux ' +
    'plus|dur|envie|tenu~|peur))',
  '(craque~|replonge~|rechute~|recommence~|recommencer|recommence|repris|reprends) … (a |de |dans |et |me ' +
    'suis |m etre )*(me |m )?(couper|coupe~|scarif~|taillad~|mutil~|bruler|griffer|entailler|mordre|lacerer|' +
    'faire (du )?mal|cogner|frapper|automutil~|lame)(?! (les cheveux|la frange|les ongles|du bois))',
  '(quand|chaque fois|des que|lorsque|si) (.* )?(je|jme|j me) (me |m )?(recoupe|coupe|brule|griffe|scarifie|' +
    'taillade|entaille|lacere|mutile|punis|fais (du )?mal|mords jusqu)(?! (les (cheveux|ongles)|la (langue|' +
    'parole|frange)|du|le (doigt|pouce)|de (la|tout|mes)|une? (tranche|part)|en|sur (la|le) (prise|' +
    'conversation)|l herbe))',
  '(faut|besoin|dois|doit|envie|veux|voudrais|vais|obligee?|merite|sens que|peur de|peur que|demande|dit|' +
    'demandee?|ordre) … (que je |de |d )?(me |m )(fasse|faire|fais|refaire|fesse) (encore |tres |tellement ' +
    ')?(du |un peu )?(mal|saigner|souffrir)(?! (au (dos|genou)|voir|a la tete|avec ces))',
  '(me faire|m faire|jme fais|me fais|me refaire|faire) (mal|du mal|saigner) (a moi|moi meme|expres|' +
    'volontairement|pour (me (calmer|punir|sentir)|pas faire|plus|oublier|ressentir|vider))',
  '(qu|que) (je |j )?(me |m )?(vais|va) (me |m )?faire (qqch|quelque chose|une (betise|connerie)|un truc|du ' +
    'mal)',
  '(peur|mefie|mefier) (de|d) (moi|moi meme|mes gestes|ce que je (pourrais|vais|serais))(?! (exprimer|' +
    'planter|tromper|meme pas))',
  '(nouvelles?|neuves?|fraiches?|recentes?|encore des|d autres|plein de|pleins? de|couverts? de|remplis? de|' +
    'marre de mes|cacher mes|cache mes|compte mes|mes|des) (coupures|entailles|marques|traces|scarifs?|' +
    `scarifications|cicatrices|brulures|traits|plaies)( neuves| nouvelles| fraiches| recentes)? (.* )?(${BODY}|` +
    'corps|cacher|cache|inventer|nouvelles|manches|pull|maman|ma mere|vu|voie|voient|piscine|vestiaire|sport|' +
    'ete|profs?|infirmiere|psy|aime|calme|moutons|hier|ce soir)(?! … (acne|boutons|varicelle|operation|' +
    'cesarienne|chat|ronces|moustique~|bronzage|bikini|se voient a peine|ne se voient|disparaissent))',
  '(bras|corps|cuisses|jambes|poignets|ventre|peau) (est |sont |etait )?(plein|pleine|pleins|pleines|couvert|' +
    'couverte|couverts|couvertes|rempli|remplis|cribles?) de (coupures|cicatrices|marques|traces|scarifs?|' +
    'traits|entailles|brulures|bleus que je)',
  '(manches longues|gilet|pull|sweat|bracelets?|bandeau|mitaines|jean|collants?) (.* )?(cacher|cache|' +
    'planque~|masque~|dissimul~|qu on (ne )?voie|ce que je me|personne (ne )?(voit|voie)|qu ils voient|scarif~|' +
    'coupures|marques|mes bras|cicatrices)(?! (du (froid|soleil)|mon (ventre|bidon)|mes (poils|kilos|rondeurs)|' +
    'un bouton|le trou|la tache))',
  '(cacher|cache|planquer|masquer|dissimuler) (mes |les )?(bras|poignets|avant bras|cuisses|cicatrices|' +
    'coupures|scarifs?)',
  '(me |m |jme )?(plante|enfonce|planter|enfoncer|appuie|rentre|plantee?) (mon |le |la |une |des |un |mes |' +
    `les |ma )?(${BLADE}|compas|ongles|pointe|fourchette|stylo|punaise) (.* )?(${BODY}|peau|doigts)(?! (du ` +
    '(poulet|mannequin)|de la (poupee|voodoo)))',
  '(se |s )(couper|scarifier|mutiler|bruler|mordre|taillader|coupait|scarifiait|mutilait|lacerer|faire du ' +
    'mal) (.* )?(je (fais|les|le|m y|recommence|veux|comprends|regarde|pareil)|et moi|j (essaye|imite)|moi ' +
    'aussi|mes (soirees|nuits|journees)|ma vie|pareil|soirees)',
  '(griff~|gratt~|mord~|frapp~|cogn~|brul~|coup~|tap~|pinc~|arrach~|frott~) (.* )?(jusqu au sang|jusqu aux ' +
    'bleus|jusqu a (ce que (je|ca)|saigner|ne plus|plus|en saigner|l os)|au sang|a sang)(?! (par (le|un|mon) ' +
    '(chat|chien)|de rire|moustique))',
  '(mur|murs|porte) … (mes |de mes )?(poings|tete|front|phalanges)',
  '(tranch~|lacer~|taillad~|entaill~|charcut~|ouvr~|crev~) (moi )?(le|les|mon|mes|la|ma) (bras|ventre|' +
    'cuisses|poignets|veines|jambes|peau|gorge|visage)(?! (de|du|des))',
  `${SOON} (.* )?(je (coupe|debranche) tout|je m eteins|je ferme|moi aussi je ferme|je deconnecte pour|j ` +
    'arrete tout pour|on n en parle plus|plus personne|je fais le grand)(?! (la boutique|le magasin|ma boite|a ' +
    '(18|19|20)|les volets|l ordi|mon ordi|le telephone))',
  '(exutoire|refuge|meilleure amie|calmant|remede|doudou) (.* )?(lames?|rasoir|cutter|compas)',
  '(un|deux|trois|quatre|cinq|six|sept|huit|dix|[0-9]+|nouveaux?|nouvelles?|encore des) (nouveaux |nouvelles ' +
    '|petits |petites )?(traits|coupures|entailles|scarifs?|estafilades) (sur|aux?|au) (la|les|mes|le|mon|ma)? ' +
    '?(bras|cuisses?|poignets?|jambes?|ventre|mollets?|hanches?)',
  '(ecri~|redige~|prepare~|fais|fait|faire|enregistre~) (mes|mon) adieux?(?! (a (ma|mon|mes|la|l) (collegues|' +
    'equipe|classe|poste|carriere|voiture|maison)|au))',
  '(suis|etais|ete|restee?|resté|suis retrouvee?|failli) (.* )?au bord (du (quai|vide|toit|pont|precipice|' +
    'balcon)|des rails|de la (falaise|fenetre|voie))(?! (mer|route|piscine))',
  '(demande~|obtenu|reclame~|recupere~) (.* )?(somniferes|medicaments|cachets|anxiolytiques|ordonnance) (.* ' +
    ')?(sait pas pourquoi|se doute~|savent pas|ignore~|pas pour dormir|pour en finir)',
  'pour que (mes|ma|mon|personne|ils|elle|les) (.* )?(n aie?nt?|aie?nt?|ait|soi(t|ent)) (.* )?(rien|pas|' +
    'oblige~) (.* )?(trier|ranger|vider|payer|nettoyer|faire apres)',
  '(mon|ma) (testament|dernier message|derniere lettre) est (chez|dans|sur|pret~|fait|range~|ecrit~)(?! (le ' +
    'notaire|maitre))',
  '(embrasse~|serre~|regarde~|remercie~) (tous |toutes |fort )*(une|pour la) (toute )?derniere fois',
  'plus (ma |de |aucune )?place (parmi (vous|eux|les)|sur terre|ici bas|avec vous|dans ce monde|dans cette ' +
    'vie)',
  '(parasite|dechet|nuisible|poison|cancer|erreur) (.* )?(m eliminer|m elimine|me supprimer|m effacer|me ' +
    'jeter|m enlever)',
  '(reverra|retrouvera|reverrons|retrouverons|attendrai|attends) (.* )?(la haut|au ciel|de l autre cote|au ' +
    'paradis|dans une autre vie)(?! (au (chalet|refuge)|de la (rue|route|place)|dit))',
  'solution (definitive|finale|radicale|ultime) (a|pour) (mes|mon|tout|ma|ca|tous)',
  '(l )?(age|annee) (de|d|du|ou) (mon|ma) (pere|mere|frere|soeur|oncle|cousin|grand pere) (.* )?(s est (tue~|' +
    'suicide~|pendu~)|est mort~ par suicide) (.* )?(comprends|moi aussi|mon tour|pareil)',
  'en (profiterai|servirai|aurai) plus (la ou| ?(?! ?[^ ]))',
  '(la vie|vivre|exister|continuer) sans (elle|lui|toi|eux|ma fille|mon fils|mon mari|ma femme) (.* )?(non ' +
    'merci|impossible|peux pas|veux pas|pas la peine|aucun sens|pas de sens|sert a rien|a quoi bon)',
  '(autant|faut|faudrait|mieux|temps) que je (degage|creve|meure|disparaisse|parte (pour|de cette)|m efface|' +
    'm elimine)',
  '(degage~|degager|disparaitre|partir|virer|ejecter|effacer) (.* )?de (cette|la) (planete|terre)(?! (battue|' +
    'promise))',
  '(poignets?|veines|bras|cuisses) (me |m )(demangent|demange|appellent|appelle|reclament|brulent d envie)',
  '(veux|envie de|besoin de|voudrais) (juste |trop )?(saigner|voir (mon|le) sang|me voir saigner|sentir la ' +
    'lame|me faire saigner)',
  '(verrez|verra|verras|voyez) plus (.* )?(sachez|sache|aimais|c est que|pleure~ pas)',
  '(pas|plus|jamais) peur de (la mort|mourir) (.* )?(peur de (rester|vivre|la vie|continuer|demain)|au ' +
    'contraire|attends|viens|hate)',
  '(jour|moment|soir) ou (j aurai|je trouverai|j aurais|jaurai|il me viendra) (enfin )?(le|ce) (courage|cran)',
  'pense a la mort (h24|tout le temps|jour et nuit|non stop|en boucle|sans arret)',
  '(vis|survis|dans) (.* )?(attente) (de )?(ma|la) mort',
  '(prenez|prends|emporte~|rappelle~|reprenez|venez chercher) moi ?(?! ?[^ ])',
  '(partir|disparaitre) pas en (vacances|voyage|week end)',
  'repere~? (la |le |une |un |l )(falaise|pont|endroit|immeuble|toit|arbre|viaduc|voie ferree|barrage)( ' +
    '(sans|ou (personne|on)|je reviendrai|j y retourne|.* (reviendrai|retourne~|soir|nuit|personne|gardien)))',
];
