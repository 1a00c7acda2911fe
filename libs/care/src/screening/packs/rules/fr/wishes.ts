import { GONE, NO_MORE, SOON, THEM, TO_DIE, TO_LIVE, WANT, WEARY, WILL } from './words.ts';

/** Wishes to die or not to be, weariness of life, hopelessness, being a burden. */
export const WISHES: readonly string[] = [
  `${WANT}${TO_DIE}`,
  `${WILL} ${TO_DIE}`,
  `${NO_MORE}${TO_LIVE}`,
  `${WEARY} (de |d )?${TO_LIVE}`,
  `${WEARY} … (d|de|la|ma|cette|d) ?(vie|vivre|exister|existence|etre (en vie|vivante?|la|moi|nee?))`,
  '(me|m) (suicider|suiciderai|suiciderais|tuerai|pendrai|flinguerai|noierai|supprimerai)',
  '(penser|pense|pensais|songe|revien~|obsede~|trotte|hante~|tente~) (souvent |encore |toujours |beaucoup |' +
    'serieusement |tout le temps |trop |de plus en plus )?(au|a mon|le|par le|a un) suicide',
  '(le )?suicide (j y|jy|me|m|est (la|ma|une|le|mon)|c est (la|ma|mon)|reste|comme|parait) … (pense|tente|' +
    'seule|solution|sortie|option|attire|issue|delivrance|obsede|hante|pense~)',
  '(jai|j ai|avec|mes|ces|encore|des|mon) … (idees|pensees|pulsions|envies|crises) (suicidaires?|noires|de ' +
    '(suicide|mort|mourir|me tuer|en finir)|morbides|den finir)',
  'je (suis|me sens|redeviens) (tres |vraiment |de plus en plus |a nouveau )?suicidaire',
  'pense(r)? … a (la |ma )?mort(?! (de|du|d|des))( … (apaise|soulage|calme|reconforte|tous|chaque|souvent|' +
    'nuit|jour|temps|moi|mienne))?',
  '(ma|la) mort (m ?|me |mon |la |le |est |serait |sera |ca )([a-z0-9]+ ){0,3}(attend|appelle|attire|apaise|' +
    'tente|obsede|parle|soulager~|delivrer~|delivrance|liberation|solution|soulagement|issue|copine|amie|douce|' +
    'cadeau|service|repos|rendez|mieux|arranger~|rendrait)',
  '(je|j|jai) (n )?(nai|ai|ai meme|nai meme) (plus|pas|meme plus) peur de (la )?mo(rt|urir)',
  'peur de (vivre|continuer|rester en vie)',
  'mourir (m ?|me |ne me |ca me |serait |c ?est |est )([a-z0-9]+ ){0,3}(fait plus peur|fait pas peur|tente|' +
    'apaise|soulage~|delivrance|solution|doux|moins|mieux|attire|liber~)',
  'six pieds sous terre',
  '(plutot|prefere|prefererais|prefererai|autant|mieux vaut|vaut mieux) (mourir|crever|etre morte?|en finir|' +
    'disparaitre) (que |plutot que |qu ?)(de |d ?)?(continuer|souffrir|vivre|rester|supporter|revivre|subir|' +
    'affronter|un jour|ca|cette|retourner|etre)',
  'tout (ca|ceci|cela) (n ?a|na|a) (plus )?(aucun|de) (sens|interet) (pour moi|et je veux (partir|mourir|que))',
  '(mieux vaut|vaut mieux|vaudrait mieux) (que je )?(mourir|crever|meure|disparaisse|parte pour|en finir|m ' +
    '?en aller|disparaitre)(?! (que|plutot))',
  'bon(ne)? (qu )?a (mourir|crever|etre jete~|jeter)',
  '(j ?aurais|aurais|naurais|n aurais) (du|prefere|voulu|aime|mieux fait de) … (mourir|y (passer|rester)|' +
    'crever|etre morte?|jamais (etre )?(nee?|naitre|exister|vivre)|pas (etre )?(nee?|naitre|exister)|me rater|' +
    'partir avec)',
  '(jamais|pas|point) (du )?(etre|ete|etee) (nee?|conc~|la|sauvee?|mise? au monde)',
  '(jamais|pas) (du )?(naitre|voir le jour|exister|venir au monde|exister|avoir existe)',
  '(ne|nee|etre nee?) … (regrette|erreur|malheur|maudit~|ras le)',
  '(jamais|pas|rien) demande … (naitre|vivre|exister|etre la|venir au monde|la vie)',
  '(ma mere|mes parents|ma mere aurait|elle|ils) … (avorte|avorter|avortee?|avortait)',
  '(la vie|ma vie|vivre|l existence|lexistence|cette vie|exister) (ne |n |me |m |c )?(vaut|valait|merite|' +
    'apporte|a|est|na|nen|en vaut) (plus|pas|rien|aucun~|meme plus) … (peine|coup|vecue?|vive|sens|gout|' +
    'interet|faite pour moi|rien|valeur|saveur|but|attrait)',
  '(la vie|ma vie|vivre|exister) (n ?a|na|a) (plus |jamais |pas )?(aucun |de |d |eu de )?(sens|gout|interet|' +
    'but|importance|valeur|attrait)',
  '(la|ma|cette) vie (est|devient|est devenue|m ?est|me (degoute|fait mal|pese|sort|fait horreur|detruit)|c ' +
    '?est) … (insupportable|invivable|torture|supplice|souffrance|trop (dure|lourde|longue)|fardeau|foutue|' +
    'finie|terminee|ratee|degoute|yeux|que de la douleur)',
  '(la vie|vivre|ce monde|cette terre|cette vie) (c ?est|est|n ?est|nest|cest) pas (pour|faite? pour) moi',
  '(je )?(suis|me sens|etre) (de|en) trop (sur|dans|partout|ici|pour|a la|en ce|chez|et)',
  '(je suis|jsuis|chui|me sens) (de|en) trop',
  '(aucune|plus (de|aucune|une seule|la moindre)|pas (de|une|une seule)|une seule|meme une|sans|quelle|nulle|' +
    'donnez moi une|trouve (pas|plus) (de|une)|vois (pas|plus) (de|la|une)) (bonne )?(raisons?|envie|motif) ' +
    '(de|d|pour) (vivre|vie|rester (en vie|ici|la|vivant~|sur)|continuer|me lever|etre (la|en vie|ici)|exister|' +
    'respirer|me battre|m ?accrocher|maccrocher|tenir|me reveiller)',
  '(rien|personne|plus rien) qui me (retienne|retient|tienne) (en vie|ici|la|sur|encore)',
  '(plus )?(rien|personne) (ne )?(me|m) (retient|retiens|rattache|attache|raccroche|garde|tient|retiendra|' +
    'accroche|donne envie de vivre|fait tenir)(?! (a (paris|lyon|lille|nantes|nice)|dans cette boite|au bureau|' +
    'au boulot))',
  'a quoi (bon|ca sert|sert) (de )?(vivre|ma vie|continuer|exister|me soigner|rester)',
  '(aucune|plus d|plus aucune|pas d|sans|vois (pas|plus) d|trouve (pas|plus) d|n ?y a pas d|y a plus d|y a ' +
    'pas d) ?(autre )?(issue|espoir|avenir|futur|porte de sortie|echappatoire|sortie|lumiere)(?! (a (ce|cette|' +
    'mon|ma|notre|leur)|de (secours|metro)|d ?autoroute|dans ce|pour (le|la|ce)|du))( … (que|a part|sauf|moi|' +
    'mourir|mort))?',
  '(seule|unique|derniere|meilleure) (issue|solution|sortie|option|porte|echappatoire|facon|moyen|maniere|' +
    'chose|envie|delivrance|liberation|consolation|idee) (c ?est |est |qui |que |possible |qu |de |serait |' +
    'pour )([a-z0-9]+ ){0,3}(mort|mourir|en finir|disparaitre|suicide|partir|plus etre|m ?en aller|tuer|' +
    'arreter|souffrir|reconforte|plus souffrir)',
  '(mort|mourir|suicide|en finir|disparaitre|partir) … (seule|unique|derniere|meilleure) (issue|solution|' +
    'sortie|option|porte|facon|echappatoire|chose|delivrance)',
  `${THEM} (s )?(serai|serait|seraient|serais|sera|seront|seriez|serez|iraient|irait|ira|iront|vivraient|` +
    'vivrait|vivra|vivront|vivriez|respirerait|respireraient|s en sortir~|sen sortir~|se porter~|se porterait~|' +
    'tournerait|tourne|meriter~|merite~|dormir~|avancer~|s ?en (remettra|remettront)) … (mieux|soulagee?s?|' +
    'tranquilles?|plus heureu~|heureu~|libres?|debarrassee?s?|leger~|plus simple|mieux|bien|la paix|en paix|' +
    `content~|rassure~) … ${GONE}`,
  '(mieux|plus heureu~|soulagee?s?|tranquilles?|plus simple|plus facile|bien|libres?|leger~|en paix|la paix|' +
    'debarrassee?s?) … (sans moi|si je (n ?etais|netais|disparai~|mour~|meur~|creve|partais|n ?existais|' +
    'nexistais|pars pour)|si j ?(etais|existais) (plus|pas|morte?)|quand je (serai|serais) (plus|morte?|' +
    'partie?))',
  `${THEM} (s )?(ser~|ir~|viv~|respire~|sen~|se porter~|ser) … (mieux|soulage~|tranquille~|heureu~|en paix|` +
    'debarrasse~) sans moi',
  '(monde|terre|vie|famille|maison|2027|2028|annee|avenir|futur|printemps|noel|ete|hiver) … (sans moi|' +
    'continuera sans|tourne~ sans)',
  'personne (ne |n )?(me |m |s ?en |sen |le |y )?(remarque~|rend~|aperce~|verrai~|voi~|pleure~|regrette~|' +
    'cherche~|viendrai~|viendra|sauraa?|saurait|inquiete~|manque~|manquerai~|s ?apercev~|se rendr~) … (si je ' +
    '(meur~|mour~|creve~|dispar~|me (tu|suicid|pend|jet)~|ne suis|suis plus|partais|m ?en all~)|si j ?etais ' +
    '(plus|pas|mort~)|quand je (serai|disparai~|mour~)|mon absence|ma mort|que je (suis (plus|mort~)|sois ' +
    '(plus|mort~)|ne suis plus|serais? plus|ai disparu|suis partie?)|mon enterrement|avant (des|plusieurs|' +
    'lundi))',
  '(qui|personne|aucun) … (pleure~|regrette~|remarque~|s ?en rend~|sen rend~|apercev~|inquiete~|manque~) … ' +
    '(si je (meur~|mour~|creve~|dispar~|me tu~|ne suis|suis plus|partais)|si j ?etais|ma mort|mon enterrement|' +
    'quand je (serai|disparai~|mour~))',
  '(personne|nul) (ne )?(me|m) (regretter~|pleurer~)',
  '(manquerai|manquerais) a (personne|rien)',
  '(je )?(suis|chui|jsuis|ne suis|suis devenue?|suis qu|me sens|me sens comme|suis juste|etre|reste) (qu ' +
    ')?(un|une) (poids|fardeau|boulet|charge|parasite|gene|plaie|fleau) (pour|de|a|sur|mort|et|dans|depuis|' +
    'que)(?! (foot|sport))',
  '(je )?(leur |vous |lui |te )?(pese|pourris|gache|detruis|encombre|plombe) (trop |la vie |l air )?(de|sur|' +
    'a|la|pour|des|tout|mes|ma|mon|leur|l) … (mieux|sans moi|partir|disparaitre|mourir|effacer|vie|air|monde|' +
    'fardeau|famille|autres)',
  '(vous|te|les|leur|le|la) (debarrasse~|libere~|soulage~|delivre~|rends?|epargne~|laisse~) (de moi|la paix|' +
    'votre liberte|leur liberte|ta liberte|de mon (poids|existence)|ma presence|de ce (fardeau|poids))',
  '(debarrassee?s?|libere~|soulage~|delivre~) de moi',
  '(je )?(ne )?(serai|serais) (plus|bientot plus|plus jamais) ([a-z0-9]+ ){0,2}(probleme|poids|fardeau|' +
    'boulet|gene|charge|monde|vivants|vie|souvenir|vous|nous|toi|cendre|bas|ici|vivant~)',
  '(je |j |jne )(ne )?(serai|serais|sera) (plus|bientot plus) (la|ici|de ce monde|parmi vous|vivante?|en ' +
    `vie) (${SOON}|pour|quand|depuis|a)`,
  `(je|j) (ne )?(serai|serais) (mort|morte)(?! (de|d|derire))`,
  '(je|j) (ne )?(serai|serais|sera) plus (de ce monde|parmi (vous|nous|les vivants)|vivante?|en vie)',
  '(pas|plus|jamais|ni) (voir|vois|verrai|verrais|feter|fetez|fetera~|connaitre|connaitrai|atteindre|' +
    'atteindrai|arriver|passer|passerai|depasser|vivre|aller|irai|jusqu ?a|jusqu|serai|tiendrai) (a |pas |plus ' +
    '|l |la |le |les |de |mes |mon |au |aux |jusqu ?a|jusqu |en vie )*((mes )?[0-9]+ ans|(trente|vingt|' +
    'quarante|cinquante|dix huit|seize|dix sept) ans|noel|printemps|hiver|majorite|l?annee prochaine|' +
    '20[2-9][0-9]|demain|lendemain|prochain anniversaire|anniversaire|mon bac|la nuit|nuit|l?ete|l?hiver|' +
    'avenir)',
  '(envie|hate) d?e? ?(voir|feter|avoir) (mes )?[0-9]+ ans',
  '(que|qu) (tout|ca|tout ca|la douleur|la souffrance|cette (vie|douleur|souffrance|torture)|mon (coeur|' +
    'cerveau|corps)|ma (vie|tete)|le bruit|l ?horreur|la nuit|le monde|rien) (s ?arrete|sarrete|cesse|finisse|' +
    'se termine|s ?eteigne|seteigne|lache|soit fini|arrete)( (pour (toujours|de bon)|definitivement|enfin|a ' +
    'jamais|une bonne fois|vraiment|dans ma tete|tout de suite|maintenant|ce soir|tranquille|de battre|' +
    'la))?(?! (deux|cinq|dix|une|trois|quelques|le temps|juste) )',
  '(besoin|envie|veux|voudrais|aimerais|reve) … (arret definitif|neant|repos eternel|sommeil eternel|silence ' +
    'eternel|grand sommeil|dormir pour toujours|long sommeil|ne plus (etre|exister|vivre))',
  '(le )?neant (me|m|serait|est|plutot|ca)',
  '(aimerais|espere|esperais|voudrais|prie|souhaite|veux|si seulement|pourvu|faites|fasse|reve|hate|envie de|' +
    'prefererais|jveux|jaimerais|jespere|supplie) … (pas|plus|jamais|meme plus) ([a-z0-9]+ ){0,3}reveill~',
  '(ne |de |a )?(plus|jamais|pas)( jamais| plus)? me reveiller(?! (a|avant|en retard|a l heure|si tot|pour))',
  '(dormir|endormir|coucher|m ?endors|mendors|mendormir) … (ne |n |et |pour )*(plus|jamais|pas|toujours|' +
    'eternite)( jamais| plus| me| m| se)*( reveill~| ouvrir| lever)?',
  '(decue?|triste|colere|pleure~|rage|enervee?|degoutee?|deception|desespoir|en veux|regrette~|dommage|' +
    'deteste) … (m ?etre reveill~|metre reveill~|me reveiller|reveill~|encore (la|en vie|vivante?)|toujours ' +
    '(la|en vie|vivante?)|etre en vie|d ?avoir survecu|qu ?on m ?ait (sauve~|ramene~))',
  '(on|ils|elle|vous|medecins|pompiers|samu|tu) … m ?(ont|a|avez|as|aura~|auriez) (sauve~|ramene~|reanime~|' +
    'ranime~|retrouve~ trop)',
  '(pas|jamais) (me |m ?etre |avoir ete )?(sauve~|reanime~|sauver|reanimer)',
  '(espere|esperais|voudrais|aimerais|prie|souhaite|reve|attends|vivement|si seulement|pourvu|hate|imagine|' +
    'faudrait|jattends|jespere|veux|demande) (de |d )?(que |qu |chaque |tous )*([a-z0-9]+ ){0,3}(coeur|voiture|' +
    'camion|bus|train|avion|accident|cancer|avc|infarctus|mort|maladie|anevrisme|foudre|chauffard|balle|crise|' +
    'tumeur|metro|attaque|dieu|seigneur|toit|tuile|ca) … (s ?arrete|sarrete|lache~|renverse|ecrase~?|percute|' +
    'emporte|prenne|vienne|acheve|meure|creve|tue|fauche|finisse|rappelle|rapidement|vite|mortel|fatal~|grave|' +
    'me|m|tombe|rupture)',
  '(espere|aimerais|voudrais|souhaite|reve|prie|hate|jaimerais|jespere) … (avoir|attraper|choper|mourir|' +
    'faire|d?un|d?une) (un |une |d )?(cancer|avc|infarctus|accident|tumeur|rupture|crise cardiaque|maladie ' +
    '(mortelle|incurable|grave))',
  '(prie|priere|supplie|demande|implore|prions) … (dieu|seigneur|allah|ciel|vierge|jesus|bon dieu|chaque ' +
    '(soir|nuit)|tous les soirs) … (prend~|reprend~|rappell~|emport~|mourir|reveill~|en finir|ame|cherche~|' +
    'mort|emmene~|terrasse~|acheve~|partir|fasse)',
  '(reprends|reprenez|prends|prenez|rappelle|rappelez|emporte|emportez|emmene|delivre|delivrez|acheve|' +
    'achevez|tue|tuez|libere|liberez) moi (seigneur|mon dieu|la haut|avec (toi|vous|elle|lui)|dieu|aupres|vite|' +
    'cette nuit|dans mon sommeil|maintenant|ce soir|de cette (vie|terre)|s ?il|s il|pendant|pour)',
  '(assez|trop|bien) vecu(?! (de|d|comme))',
  '(j ?ai|ai|jai) fait mon temps(?! (comme|a|au|en|dans|chez|de))',
  '(veux|vais|voudrais|envie de|hate de|hate d|temps de|aller|pars|partir|irai|jvais|jveux|pourrai|besoin de|' +
    'bientot|vivement que je|seule envie) … (rejoin~|retrouve~) … (la haut|au ciel|au paradis|dans l ?au dela|' +
    'de l ?autre cote|parmi les morts|au cimetiere|sous (la )?terre|dans la mort|dans (la|sa) tombe|les anges|' +
    'les etoiles|mon ange|bebe|mon (mari|fils|epoux|pere|frere|homme|amour|papa)|ma (mere|femme|fille|soeur|' +
    'maman)|papa|maman|mamie|papi|papy|mamy|meme|pepe|la|les|le|te)(?! (a|au|aux|en|chez|pour (le|la|les|un|' +
    'une)|sur|dans|demain|ce|cet|samedi|dimanche|devant|apres|groupe|equipe|ski|plage))',
  '(hate|envie|veux|reste|plus qu|qu une|seul souhait) … (la|le|les|te) (rejoindre|retrouver)',
  '(rendre|rends|rendrai) (ma place|l ?ame|mon ame|les armes a|la vie|cette vie|ce cadeau|ma vie|l ?article|' +
    'ce corps)',
  '(quitte~|quitter|quittant|sortir|fuir|abandonner|laisser|partir de|dire (adieu|stop|ciao|au revoir) a) ' +
    '(de )?(ce monde|cette (vie|terre|existence)|la (vie|terre)|ce bas monde|mon corps|ma peau|l ?existence|ma ' +
    'vie)(?! (de|d) )',
  '(l |a l |de l |vers l |pour l |pour |a |de |vers )?(l)?autre (cote|rive|monde) … (attend~|appell~|' +
    'reconfort~|paix|mieux|partir|passer|tranquill~|bientot)',
  '(tirer|tire|tirerai|vais tirer) ma reverence',
  '(debranche~|debrancher|euthanasi~|achever|pique~|piqure) … (moi|me|je|pour moi)(?! (un|le|la|ce))',
  '(qu on|que quelqu ?un|faudrait qu~|que quelqun|que qqn|quelqu ?un pour) (me|m|vienne|pour me) (me )?(tue|' +
    'tuer|debranche|acheve|achever|laisse (mourir|crever|partir|m ?en aller)|bute|descende|delivre|supprime|' +
    'pique|euthanasie|laisse crever|abatte|efface)',
  '(me |m )?laisse(z|r)? (moi |nous )?(mourir|crever|couler|m ?en aller|men aller|mourir tranquille|partir ' +
    'en paix|partir pour|me noyer)',
  '(envie|jalouse|comprends|admire|chance|chanceu~|jenvie) … (les morts|les mort|ceux qui (sont (morts|' +
    'partis)|se (suicident|tuent|jettent|pendent)|sautent|dorment pour|ont (reussi|le courage)|passent)|celui ' +
    'qui|aux morts|des morts|qui dorment pour)',
  '(merite|meritais|meriter|meritez) (que |de |d |la |pas |plus |juste |seulement |bien )*(mourir|crever|' +
    'mort|vivre|exister|respirer|avoir mal|souffrir|la vie|cette vie|etre (aimee?|en vie|la|vivante?|nee?|' +
    'punie?)|l ?air)',
  '(cherche~|tape~|regarde~|google~|recherche~|renseigne~|internet) … (comment|methodes?|moyens?|facons?|' +
    'manieres?) … (mourir|suicid~|pendre|en finir|pas mal|indolore|sans (douleur|souffrir)|tuer|partir|vite)',
  '(j ?arrive|arrive|jarrive) (pas|plus) a (vivre|me tuer|mourir|exister)',
  '(peut on|peut|possible de) mourir … (chagrin|tristesse|vite|dormant|sans)',
  '(mourir|crever) (de chagrin|de tristesse|de solitude|ce soir|cette nuit|seule?|maintenant|jeune|vite|en ' +
    'paix|tranquille|pour de (bon|vrai)|quand meme|avant (l|noel|mes|demain|la fin|le|d)|enfin|dans mon ' +
    'sommeil|a (15|16|17|18|20) ans)',
  '(ma|cette) (disparition|absence|mort) … (arrange~|soulage~|definitive|cadeau|coutera~|aidera~|rend~ ' +
    'service|passera~|changera~|ferait|fera)',
  '(effacer|efface|gommer|supprimer|rayer|enlever|delete|desinstaller) … (moi meme|de ce monde|du monde|de ' +
    'la (carte|terre|surface|photo de famille)|mon existence|moi d ?abord|moi aussi|mon nom)',
  '(je|dois|vais|faut|veux|mieux|de|a) (que je |de |enfin )*(m ?efface|m ?effacer|m ?effacerai)',
  '(cesser|cesse|arreter|arrete|stopper|finir) (d ?|de )(exister|vivre|respirer|etre|souffrir|battre)',
  'dexister(?! (en|a|sur|aux|depuis))',
  '(laisse~|lache~|abandonne~) … (la vie|tout tomber pour|mon corps|la rampe|la rambarde|le monde)',
  '(ciao|adieu|bye|tchao|goodbye|salut) (le monde|la vie|ce monde|cruel|tout le monde|la terre|monde)',
  '(voix|tete|demon~|quelque chose) … (me |m )?(dit|disent|dis|ordonne~|repete~|souffle~|crie~|hurle~|' +
    'pousse~|murmur~) (de |d |que |me |a )*([a-z0-9]+ ){0,3}(saute~?|sauter|mourir|me tuer|creve~?|en finir|le ' +
    'faire|fais le|me couper|disparaitre|lacher|sautes|tue toi|me jeter|rejoindre|merite (de|pas))',
  '(en )?(decide|decidee?|choix|decision) … (mourir|en finir|partir pour|ma mort|de ne plus (vivre|etre)|' +
    'paix|quitter ce|plus la vivre|calme|m ?en aller|ce soir|cette nuit)',
  '(ma )?decision est prise … (paix|calme|adieu|pars|partir|soulage~|mourir|serein~|ce soir|cette nuit|' +
    'etrange~|depuis)',
  '(a part|sauf|reste plus que|plus que|rien d ?autre que|sinon) (la mort|mourir|crever|me tuer|en finir|de ' +
    'mourir)(?! (de|d))',
  '(veux|voudrais|demande|cherche|juste|envie d|souhaite) … (une mort (douce|rapide|propre|tranquille|digne)|' +
    'accident mortel|mort subite)',
  '(desinstalle~|demission~|deconnecte~|desabonne~|me tire|me casse|me barre|descendre|sortir|resilie~|sors|' +
    'm ?arrache|m ?extraire) (definitivement )?(de |d |du )?(la vie|cette (terre|vie|planete)|ce (bas )?monde|' +
    'ma vie|l ?existence|monde des vivants)',
  'rendez vous avec la mort',
  '(la faucheuse|la mort) (peut|doit|va|pourrait|n ?a qu ?a) (passer|venir|frapper|entrer)',
  '(un|encore un|une|encore une) (jour|matin|annee|nuit|heure|hiver|printemps|semaine) de trop',
  '(j ?en finisse|en finisse)(?! avec)',
  'peur de (moi (ce soir|meme)|ce que je (vais|pourrais|peux|suis capable de) (me )?faire|me faire (du )?mal|' +
    'passer a l ?acte|faire une (betise|connerie)|craquer pour de bon)',
  '(laisse~|rester|reste) (pas |moi pas )*(toute? )?seule? … (medicaments|cachets|lames?|couteaux?|fusil|' +
    'vais|peur)',
  '(faire|fais) (plus |pas )?partie (de ce monde|des vivants|de (la|cette) vie)',
  '(la vie|cette vie|le monde) (ne )?(veut|voulait|a jamais voulu) (pas|plus|jamais)? ?de moi',
  'la vie m ?a assez vue?',
  '(personne|plus personne|rien) pour qui (rester|vivre|continuer|me (lever|battre))',
  'on verra si je (me reveille|survis|tiens|meurs)',
  '(corde|lame|vide|rails?|pont|eau|fusil|fenetre) (qui )?(m ?attire|m ?appelle|me regarde|me parle|me tente|' +
    'm ?attend)',
  'met(s|tre|trai)? fin (au|a (ce|cette|tout)) (cauchemar|calvaire|supplice|enfer|mascarade|souffrance|' +
    'martyre|comedie)',
  '(ne |n )?(supporterai|tiendrai|vivrai|passerai|survivrai|veux) (pas|plus) (vivre )?(un|une) (jour|nuit|' +
    'minute|heure|semaine) de plus',
  '(m ?oubliera|m ?oublieront|m ?aura oublie~) (vite|en (une|quelques|deux)|bien|tous|et)',
  '(plus jamais|jamais plus) (me )?(lever|reveiller|respirer|ouvrir les yeux)',
  '(habiter|rester dans|porter|vivre dans) (ce|mon) corps',
  '(truc|moyen|methode|produit|chose|solution) (le |la )?plus (sur|sure|rapide|efficace|simple|radicale?) ' +
    'pour (pas|ne|mourir|en finir|que ca|plus|partir)',
  'quand on se (pend|noie|jette (sous|du|dans)|ouvre les veines|tue)',
  '(mettez|enterrez|incinerez|couchez|posez|enterre) moi (avec|a cote|pres|dans|sous|aupres|la|en)',
  '(te|vous|lui|leur) (aime~|aimais|aimait) … ne culpabilise~ pas',
  '(pourrai|pourrais) (pas|plus) (lui|te|vous|leur) dire demain',
  '(plus de nouvelles|nouvelles de moi|plus signe de vie) … (cherche~|saur~|comprend~|c ?est que|fini)',
  'a la place (de|du|des) (celui|ceux|celle|morts?|cercueil|defunt~|disparus)',
  'donnerais (volontiers )?(ma place|mes annees|le reste de ma vie) (a|pour)',
  '(espere|souhaite|prie|voudrais) … (freine~|voie|ralentisse~|s ?arrete~) pas',
  '(ame|coeur|esprit) … deja partie? … corps',
  '(mon|ce) tour … (charge|rejoindre|mourir|partir la|mort~|hate)',
  '(aller|vais|irai|pars) (la |le |les |te )?(voir|retrouver|rejoindre) la ou (elle|il|ils|tu)',
  '(rien|personne) (ne )?m ?(empeche|empechera|arrete|arretera) (de (le faire|partir pour|mourir)|plus (de|' +
    'maintenant)|maintenant)',
  '(peux|pouvoir|vais|pourrai) (enfin |maintenant )?partir (en paix|tranquille|serein~|l ?esprit)',
  'on me (trouvera|retrouvera|ramassera|decouvrira|enterrera|pleurera|regrettera)',
  '(soit|soient) pas (ma|mes|mon|maman|papa|eux|elle|lui|les) … qui (me|m) (trouve|decouvre|retrouve|' +
    'ramasse)~?',
  '(envi|envy|envit) de? (mouri|mourire?|crever|me tuer|disparaitre|rien)',
  '(je ?|j)(ve|veu|veut|veus|vx) (plu|plus|pus|pu) (vivr|vivre|viv|etre|exister|respirer)',
  '(je ?|j)(ve|veu|veut|veus|vx|veux) (me )?(sui[cs]+ide~?|suic|suissid~|pendr|tue|tuer|mouri|mourire?|creve)',
  'me (suic|suicid|suissider|suiscider|suisider|tej (du|sous|par)|jeter sous|bz du|niquer la vie|finir)(?! ' +
    '(mon|ma|le|la|les|ce|cette|de) )',
  '(me |m ?)(tirer|tire|mettre|loger) une (balle|bastos|cartouche)(?! (dans le pied|si))',
  '(pense|penser|pensais) (grave |grv |trop |bcp |beaucoup |vraiment |souvent )*a (me |m )(suic~|tuer|foutre|' +
    'pendre|jeter|tej|noyer|couper|scarifier)',
  '(aller|vais|vas|va|j ?vas|m ?en vais) (voir|rejoindre|retrouver) (le |l )?(bon dieu|createur|seigneur|' +
    'ancetres|anges|saint pierre)',
  '(rejoigne|rejoindre|rejoins|retrouver) (les |mes )?(ancetres|aieux|morts|defunts)',
  '(une|des|ma) photo … (bougies|cercueil|enterrement|obseques|journal des morts)',
  '(quitte|quitter) (le (serveur|jeu|game)|la partie) (definitivement|pour de vrai|irl|de la vie)',
  'hors ligne pour toujours',
  'choisir (sa|ma) (sortie|mort|fin)',
  '(image|imagine~|vois|images|flash~) … (je saute|je me jette|je me pends|pendue?|noyee?|morte?|au fond de ' +
    'l ?eau|mon cadavre|mon sang|tomber du|je meurs)',
  '(jette|jeter|rends|lache) (l ?eponge|le tablier|les armes) … (de la vie|vivre|vie|monde)',
  '(mourir|suicide|mort|me tuer) … (fait du bien|porte de secours|option|solution|console~|rassure~|aide a ' +
    'dormir|aide a tenir)',
  '(savoir que|l ?idee que) je peux (en finir|mourir|partir|me tuer)',
  'je me (tue|suicide|pends|tire une balle|jette|flingue|fous en l ?air)(?! (au|a|dans (le|la|mon|les)|sur|' +
    'de|d|les|pour (vous|toi|eux)|en))',
  '(force|envie|courage) de (faire (croire|semblant)|sourire|mentir) … (vivre|aller bien|que je veux|tout va)',
  '(reste|me reste|restera) (plus |que |plus que )*(la|une|le) (poutre|corde|fenetre|fusil|riviere|seine|rail)',
  '(tuer|mourir|suicide|pendre|sauter) … (svp|s ?il vous plait|aidez|help|parle moi|au secours|je suis ' +
    'serieu~)',
];
