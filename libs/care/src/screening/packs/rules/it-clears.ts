import { OUTRIGHT } from './it-outright.ts';

const KIN =
  '(amic[oa]|sorella|fratello|figli[oa]|madre|padre|mamma|papa|nonn[oa]|cugin[oa]|zi[oa]|collega|compagn[oa]|ragazz[oa]|fidanzat[oa]|marito|moglie|vicin[oa]|nipote|alunn[oa]|student[ie]~|pazient[ie]|conoscente|coinquilin[oa])';

/** What worries without being danger of the one who writes. */
export const CONCERN: readonly string[] = [
  `${KIN} … (dice|scrive|ha scritto|ha detto|minaccia|vuole|parla di|pensa|ha tentato|ha provato) … (morire|uccidersi|ammazzarsi|suicid~|farla finita|non vivere|togliersi la vita|vivere)`,
  `${KIN} … (si taglia|si fa del male|si tagliava|si ferisce|ha ingoiato|ha preso)`,
  '(cosa|come|che) (posso |devo |si |potrei )*(fare|dire|dico|faccio|aiutar~|rispondere|stare vicino) … (chi|se|qualcuno) … (morire|suicid~|si taglia|farla finita|uccidersi|ammazzarsi)',
  '(vorrei|voglio) (solo )?(sparire|scomparire)',
  '(non|nn) (ce la faccio|ne posso|reggo|resisto|ce la fo|ce faccio|ce a faccio) (davvero |proprio )?(piu|cchiu)',
  '(mi odio|odio me stess[oa]|mi faccio schifo|mi detesto|odio il mio corpo|odio la mia vita)',
  '(sono|mi sento) (solo |soltanto )?(un peso|di troppo|inutile|un fallimento|una nullita|un errore|vuot[oa] dentro|una zavorra)',
  '(non|nn) (vedo|ho|c ?e|ce) (piu )?(nessun |alcun |una )?(futuro|speranza|via d ?uscita|via duscita)',
  '(non|nn) (servo|importo|interesso) (piu )?a (niente|nessuno|nulla)',
  '(sono|mi sento) (al limite|allo stremo|sul fondo|a pezzi dentro|senza speranza|disperat[oa])',
  '(non|nn) ha (piu )?senso (niente|nulla|piu niente|piu nulla)',
  '(mi (picchia|picchiano|menano|violenta|perseguita|bullizzano|tocca|minaccia)(?!.*(fifa|scacchi|carte|playstation|tennis|licenzi|ping pong)))',
  '(sento|sentire) (le|delle) voci',
];

const CAUSE =
  '(risate|ridere|dal ridere|noia|sonno|caldo|freddo|fame|sete|vergogna|imbarazzo|invidia|curiosita|paura per|crepacuore|dolcezza|tenerezza|gelosia|stanchezza|gioia|felicita|mal di (testa|denti|pancia)|ansia per (l ?esame|la partita)|cringe|nostalgia|fatica)';

/** What a sentence tells of instead of danger, unless that is said in it outright. */
const ABOUT: readonly string[] = [
  '((?<!non )scherz[oa]~|(?<!era una |e una )battuta|(?<!non e un )(per )?modo di dire|si fa per dire|metafora|metaforicamente|figurativamente|per scherzo)',
  '(galleria e non prende|finisce il credito|batteria|buonanotte a tutti|a domani|ci sentiamo domani|ci vediamo (domani|lunedi|dopo|alle))',
  '(recitat[oa]|recita|recitato per|recitare|preghiera|(a|alla|la) messa|catechismo|parrocchia|don|asilo|gemelli)',
  '(piano terra|materasso|trampolino|piscina|materassino)',
  '(sarto|orlo|laurea|cravatta|partigian[oi]|riunione|riunioni|stampante|vigili del fuoco|nave|crociera)',
  '(febbre|tosse|influenza|raffreddore|bronchite|mal di testa|emicrania|cervicale|dentista|antidolorific~)',
  '(matrimonio|nozze|sposi|sposo|sposa|laurea|viaggio di|prenotat[oa]|capodanno|festa a sorpresa|trasloco)',
  // News, films, books, games, work, study.
  '(film|serie|serie tv|romanzo|libro|canzone|album|documentario|fumetto|manga|anime|episodio|puntata|stagione|podcast|poesia|opera|tragedia|commedia|spettacolo|telefilm|thriller|giallo|trama|copione|monologo|cinema|netflix|teatro|protagonista|personaggio|attore|attrice|regista|scena|capitolo|concerto|testo della canzone|fanfiction|videogioco|saga|sceneggiatura|cartone|romeo|giulietta|werther|ofelia|bovary|karenina|leopardi|foscolo|ortis|pavese|didone|cleopatra|socrate|seneca|catone|giuda|tosca|butterfly)',
  '(boss|livello|(la|una|alla|in) partita|partita (di|a)|match|squadra|gioco|giocare|ps5|playstation|xbox|minecraft|fortnite|lol|zelda|elden|dark souls|cod|respawn|quest|dungeon|gioco di ruolo|d ?d|dnd|gdr|pacman|warzone|valorant|pokemon|impiccato alla|mario kart|lupus|ranked|spawn|hp)',
  '(telegiornale|tg|notizi[ae]|giornale|articolo|statistic~|istat|ricerca|studio (dice|mostra|dimostra)|convegno|conferenza|corso (di|su)|tesi|esame|lezione|verifica|interrogazione|tema su|saggio|relazione|durkheim|prevenzione|giornata mondiale|oms|incidenza|tasso (di|dei)|telefono amico|numero verde|volontari[oa]~|linea di ascolto|processo|sentenza|inchiesta|carabinieri|polizia|indagin[ei]|cronaca|parlamento|legge sul|referendum|eutanasia legale|fine vita|testamento biologico|dibattito)',
  '(reparto|corsia|turno|ambulanza|118|pronto soccorso|infermier[ae]~|oss|paziente|pazienti|veterinari[oa]|tirocinio|cantiere|ufficio|cliente|clienti|collegh[ie]|magazzino|fattura|bilancio)( … (mort~|suicid~|tentat~|deceduto|decedut[oa]|decesso|sparat~|tagli~|lama|corda))',
  '(calcio|gol|rigore|derby|campionato|serie a|scudetto|champions|tiro|arbitro|allenatore|tifos[io]|juve|inter|milan|napoli calcio|roma lazio|morte subita|sudden death|fantacalcio|formula uno|moto ?gp|gara|maratona|tennis|allenament[oi]|palestra|squat|gambe in palestra)',
  // At home: knives, pills, ropes.
  '(tagli~|taglio|mi sono tagliat[oa]) (per sbaglio|per errore|cucinando|col (pane|foglio|cartoncino)|con (la carta|un foglio|il foglio|la mandolina|il tagliaverdure)|facendo|affettando|sbucciando|pelando|le unghie|i capelli|la barba|radendo~|depilando~|la frangia|il prato|la siepe|le patate|le cipolle|la cipolla|il pane|pomodor~)',
  '(cucin~|affett~|cipoll~|pomodor~|prosciutto|barba|rasarmi|depil~|frangia|parrucchier[ae]|frullatore|sushi|arrosto|tagliere|insalata|pollo|verdure|zucchin~|formaggio|bricolage|giardin~|legna|siepe|prato)',
  '(medico|dottore|dottoressa|pediatra|farmacista|prescri~|ricetta|antibiotic~|vitamin~|integrator~|omeprazolo|pressione|colesterolo|tiroide|diabete|allergia|antistaminic~|fermenti lattici|pillola anticoncezionale|la pillola del|contraccettiv~|pillola blu|matrix)',
  '(corda|corde|fune) (della|del|per|vocali|da|di) (chitarra|bucato|stendere|saltare|violino|arrampicat~|vela|barca|pallavolo|sci|sax|panni|traino|basso|pianoforte)',
  '(treno|ponte|balcone|finestra|tetto|metro|binario) (in ritardo|per (roma|milano|torino|napoli|firenze|bologna|venezia|bari)|di (rialto|brooklyn|ferro|natale|barche|ognissanti|comando)|fiorit[oa]|chiuso per|soppress[oa]|delle|vista|del primo maggio|festivo|levatoio|lungo)',
  '(sciopero|coincidenza|biglietto del treno|trenitalia|italo|regionale|frecciarossa|pendolar~|abbonamento)',
  '(messa|rosario|funerale|lutto|camera ardente) (per|di|del|della|a|in) (nonn[oa]|mi[oa]|zi[oa]|papa|mamma|un|una|suffragio|famiglia|stato)',
  '(e|era|sono|son) (mort[oa]|mancat[oa]|morti|venut[oa] a mancare|scompars[oa]) (mi[oa]|il|la|mamma|papa|nonn[oa]|lo|un|una|il mio|i miei|nel|a) (?!dentro)',
  '(dimagr~|dieta|peso forma|chili|bilancia|brufol~|macchi[ae]|occhiaie|doppie punte)',
  '(assicurazione|polizza|notaio|donazione (degli )?organi|donatore|usufrutto|successione|catasto|eredita della)',
  '(halloween|carnevale|costume|travestit[oa]|escape room|cluedo|cena con delitto|murder)',
  '(meme|tiktok virale|reel|video virale|crush|outfit|ship|spoiler)',
];

const WHOLE = `(?<![^ ])${OUTRIGHT}(?![^ ])`;

/** What takes danger out of its sentence. */
export const CLEARS: readonly string[] = [
  // Sayings.
  `(mor~|muoi~|crep~|schiatt~|mort[oaie]|mi ammazzo|moriro) (letteralmente |praticamente |quasi |tutti )*(di|dal|dalla|dalle|dallo|da) ${CAUSE}`,
  '(da morire|da paura|da urlo|da suicidio)( (quel~|quest~|il|la|i|le|ma|e|per|con).*)?',
  '(mi|ti) (piace|piacciono|manca|mancano|diverte|fa ridere|e piaciut[oa]) … da morire',
  '(bell[oaie]|buon[oaie]|carin[oaie]|simpatic[oaie]|brav[oaie]|stanc[oaie]|divertente|freddo|caldo|male) (da|un) (morire|botto)',
  '(chi|meglio) (muore|morire) (si rivede|in piedi che|vivendo che)',
  '(se non|quando non) … (mi (ammazzo|sparo|uccido)|muoio) (giuro )?(haha~|ahah~|lol|xd|😂)',
  '(ahah~|hahah~|lol|xd|lmao|ahaha~|asd|rido|sto ridendo|ridendo)',
  '(prima di morire|prima che muoia) (voglio|vorrei|devo|bisogna|da (vedere|fare|leggere|visitare)|almeno una volta|mi piacerebbe|andr~|ved~|visit~)',
  '(voglio|vorrei|devo|bisogna|mi piacerebbe|sogno di) (vedere|visitare|andare|imparare|leggere|fare|viaggiare|assaggiare|provare) … (prima di morire|una volta nella vita)',
  '(uccide~|ammazz~|distrugg~|mi sta uccidendo|mi uccide|mi ammazza|mi stanno uccidendo) … (zanzar~|moscerin~|ragno|scarafagg~|mosche|formiche|erbacce|il tempo|boss|mostr~|nemic~|zombie)',
  '(mi (uccide|ammazza|ammazzano|ha ucciso|ha ammazzat[oa]|fa morire|fanno morire|fa (sempre )?morire)|(mi|ci) (sta|stanno) (uccidendo|ammazzando)) (quando|il|la|lo|i|questo|quest[oa]|st[oa]|l|le|sempre|il mio|con|ogni volta)',
  '(mi (ucciderebbe|ammazzerebbe|uccidera|ammazzera|ammazza|uccide|uccideranno|ammazzano)|(mia|mio) (madre|padre|capo|prof|moglie|marito|ragazza) mi (uccide|ammazza|fa fuori))',
  '(ti|lo|la|li|vi|gli|le|se lo|quel~) (ammazz[oai]~|uccid[oeia]~|strozz~)',
  '(piuttosto|preferisco|preferirei|meglio) (che |di )?(morire|mor[tiao]~|mi (sparo|ammazzo|impicco|butto)) (piuttosto )?(che|piuttosto|di fame che)',
  '(mi (sparo|impicco|butto|taglio le vene|suicido|ammazzo)) se (devo|mi (tocca|ricapita|danno|fanno|chiam~|mett~|chied~)|piove|perd~|vinc~|la (juve|roma|lazio|fiorentina)|il (milan|napoli|capo|prof)|l ?inter|ripass~|sento ancora|rifanno|ritard~|sbagli~|finisce il|boccian~|dev)',
  '(batteria|telefono|cellulare|pc|computer|macchina|auto|wifi|connessione|tablet|caldaia|lavatrice|motore|orologio|pianta|piante|basilico|orchidea|server|router|stampante|chat|gruppo|mercato|conversazione|lingua|pila|frigo) (e|sono|era|mi|ormai|e gia|sta|del|della|mi e|del telefono) … (mort[oaie]|morendo|morir~|muore|crepat[oa]|spegn~)',
  '(angolo|natura|peso|tempi|punto|binario|linea|lettera|stagione) mort[oaie]',
  '(mi ammazzo|mi uccido|mi ammazzano|ammazzarmi|ammazzarsi) (di|dal) (lavoro|studio|fatica|palestra|straordinari|risate|esercizi)',
  '(mi|ci) (hanno|ha) chiesto se … (pensieri|penso|voglio|volessi|avessi) … (morte|suicidio|farmi|male|morire|no)',
  '(non|nn|mai) (mi farei|mi faro|mi sono mai fatt[oa]|potrei farmi|pensato di|ho pensato di|penserei di|farei) … (male|togliermi|uccidermi|suicid~|morire|farla finita)',
  '(ho|avevo|hai) (tanta |solo |una gran |un po di )?paura (di|della) (morire|morte)',
  '(non|nn) (svegliarmi|svegliarti|svegliarci) (tardi|in ritardo|dopo|alle|il bimbo|troppo)',
  '(svegliarmi|mi sveglio|mi svegli) … (per l ?esame|per il treno|in tempo|presto|col mal)',
  '(tolgo|togliamo|tolgo io) il disturbo … (tardi|grazie|buona|cena|limoncello|ospitalita|domani)',
  '(coltellata|pugnalata|coltello) (alle spalle|nella schiena|nel cuore|nella piaga)',
  '(mi sparo|mi butto|mi lancio) (una|un|tutta|tutte|dodici|tre|due|dieci) (serie|maratona|stagione|film|pizza|puntate|birra|ore|chilometri|km|gelato)',
  '(non|nn) ci (saro|sono) … (riunione|lezione|ferie|vacanza|lavoro|allenamento|cena|ufficio|viaggio|turno|estero|erasmus)',
  '(quando muoio|prima di morire|quando moriro) … (secolo|anni|banda|festa|brindate|ridere)',
  '(sfinit[oa]|mort[oa]|distrutt[oa]|a pezzi|cotto|cotta|devastat[oa]|stanc[oa] mort[oa]) (per|dopo|dal|dalla|di) (il|la|l|lo|gli|le|i|una|un|sonno|fame|stanchezza|lavoro|palestra|allenament~|corsa|turno|trasloco|viaggio|giornata|scarpinata|doppi[oa]|8|otto|dieci)',
  '(non|nn) (e|sara|sarebbe) la fine del mondo',
  '(tagli|tagliare|dacci un taglio|tagliamo) (di capelli|corto|la torta|il prato|la testa al toro|i capelli|la corda)',
  '(saltare|salto|saltato|salta) (la|il|una|un|di) (cena|pranzo|lezione|colazione|fila|turno|scuola|gioia|qualita|corda|pasto|ostacol~|giorno|allenamento|riunione)',
  '(mi (butto|buttero|lancio|getto|tuffo)|buttarmi|lanciarmi|gettarmi) (a capofitto |subito |tutta |tutto |sul |sulla |sullo |nel |nella |nei |nello |in |a )*(letto|divano|lavoro|studi~|progetto|avventura|cucina|piscina|palestra|mischia|politica|mercato|sconti|saldi|pigiama|bici|carriera|gelato|dolci|doccia|libri|acqua gelata|mare con)',
  '(bungee|paracadut~|parapendio|arrampicat~|ferrata|tuff[oi]|trampolino|zipline|climbing|parkour|skateboard|snowboard|elastico|immersion[ei]|sub|scogliera di tuffi|falesia|imbrago|moschetton~)',
  // Denial.
  '(non|nn) (voglio|vorrei|ho voglia di|ho intenzione di|penso|pensavo|intendo|desidero|sto pensando|ho mai pensato|ho mai voluto|ho pensato|avevo) (certo |mica |affatto |assolutamente |per niente |proprio |piu |mai |di |a |al |alla |ne |farmi |minimamente )*(morire|suicid~|uccidermi|ammazzarmi|farla finita|togliermi la vita|farmi del male|farmi male|male|morte|sparire|ammazz~)',
  '(nessun|nessuna|alcun|niente|mai|senza) (pensiero|pensieri|idea|intenzione|istinto|ideazione|avuto pensieri|avuto idee|pensato|pensato di|piu pensieri|idee) (di |al |alla |a |brutt~ |suicid~ |suicidar~ )*(suicid~|morte|morire|farla finita|uccidermi|brutt[io]|farmi|autolesion~|ammazz~)',
  '(non|nn) (sono|mi sento|fraintend~|preoccup~) … (suicid[aie]~|in pericolo|a rischio|depress[oa])',
  '(non|nn) (mi (ammazzo|uccido|suicido|butto|faccio (del )?male|taglio)|la faccio finita|mi tagliero|mi taglio piu|mi ammazzero)( (mica|certo|tranquill~|per|piu|solo).*)?',
  '(non|nn) (mi taglio|mi faccio del male|bevo|penso piu|ci penso) (piu )?(da|al|di|a) (anni|mesi|un anno|due|tre|quando|allora|tempo|quattro|cinque|sei|dieci)',
  '(?<!(non|nn) )(voglio|vorrei|ho voglia di|scelgo di|sono felice di) (ancora |tanto |di nuovo |finalmente |solo |davvero )*(vivere|guarire|farcela|restare|essere viv[oa]|continuare a vivere)(?! (piu|cosi|senza|in un altro))',
  '(felice|contenta|contento|grat[oa]|fortunat[oa]|orgoglios[oa]|lieta|lieto) (di |d |che |per |ad )*(essere viv[oa]|esserci|essere qui|essere ancora qui|viv[oa]|non (averlo|essere|esserci riuscit[oa])|non averlo fatto)',
  // Over long ago.
  '(anni fa|tempo fa|da (ragazz[oa]|adolescente|giovane|bambin[oa]|piccol[oa])|a (quindici|sedici|diciassette|diciotto|vent|ventanni) anni|nel (19|20)[0-9][0-9]|in passato|un tempo|una volta|al liceo|alle (medie|superiori)|quando ero|all ?epoca|l ?anno scorso|lanno scorso|allora) … (oggi|ora|adesso|ormai|ma (ora|oggi|adesso)|poi|e (ora|oggi|adesso)) … (bene|meglio|felice|guarit[oa]|vivo|viva|sto|amo|content[oa]|superat[oa]|seren[oa]|aiuto|insegno|volontari~|gratitudine|grat[oa]|famiglia|ne parlo|figli|rido)',
  '(ora|oggi|adesso|ormai) (sto (bene|molto meglio|meglio|benone)|e passat[oa]|sono (guarit[oa]|felice|seren[oa]|content[oa])|va meglio|vivo (bene|seren[oa])|ne (parlo|rido)|ho superato)',
  '(acqua passata|e un ricordo|e roba vecchia|ne sono uscit[oa]|sono guarit[oa]|ne sono fuori|ho superato|sono rinat[oa]|superat[oa] tutto)',
  // Somebody else.
  '(si e|si sono|si era|che si|chi si|lui si|lei si|gente che si|uno si|qualcuno si) (suicid~|ammazz~|uccis~|uccid~|tolt[oa]|impicc~|butt~|taglia|lanciat~|spar~)',
  '(mi[oa] (amic[oa]|sorella|fratello|figli[oa]|cugin[oa]|zi[oa]|collega|ex|alunn[oa]|nipote|vicin[oa])) (dice|ha detto|vuole|minaccia|pensa|ha tentato|scrive|mi ha (scritto|detto|confidato)|parla|si (taglia|fa|e)|non vuole (piu )?vivere|ha provato)',
  '(una|un|la|il|i|le|mia|mio) (compagn[oa]|amic[oa]|ragazz[oa]|conoscente|student~|alunn[oa]|vicin[oa]|signora|signore|uomo|donna|cantante|calciatore) … (si (taglia|tagliava|e|voleva)|(ha|aveva) (tentato|provato|detto|scritto|minacciato)|vuole|voleva|dice|diceva|parla) … (morire|suicid~|vita|uccis~|ammazz~|finita|male|vivere|braccia)',
  '(aiutare|aiuto|vicino a|ascolto|ascoltare|sostenere|parlare con|accanto a) (chi|qualcuno|persone|un amico|un ?amica|quelli|coloro) … (suicid~|morire|vivere|finita|si taglia)',
  '(come|cosa|perche) (si |posso |possiamo )*(previene|prevenire|aiutare|parlare di|spiegare|dire|riconoscere) … (suicid~|autolesion~|segnali|figli|morte)',
  // To vanish, to quit, to end: a job, a phone, a party.
  '(farla finita|la faccio finita|facciamola finita|finirla|la finisco|chiudere|chiudo|basta) con (le sigarette|il fumo|il fumare|facebook|instagram|i social|tinder|il calcio|la dieta|questa dieta|lo zucchero|i dolci|lui|lei|il mio ex|questo lavoro|il caffe|questa storia|questa relazione|le scuse|la scuola|l ?universita|luniversita|i giochi|il telefono|whatsapp|sto lavoro|i cantieri|quel~)',
  '(sparire|scomparire|sparirei|sparisco|fuggire|scappare) (per |una |un |qualche |due |tre |dai |da |in |su |al |alle |nei |dalla |tutto il |su un~ |sotto |in mezzo )*(settiman[ae]|weekend|giorn[oi]|mes[ei]|social|vacanza|isola|montagna|mare|maldive|coperte|piumone|imbarazzo|vergogna|circolazione|chat|ufficio|boschi|baita|ferie|thailandia|mezz ?ora)',
  '(dormire|dormo|dormirei) (per |fino |tutto |un |una |tutta |fino a |dieci |dodici |otto |per tre )*(giorni|settiman[ae]|domenica|sabato|tardi|mezzogiorno|mese|ore|weekend|sempre (nel|in|con|su quest|sul))',
  '(lettera|biglietto|festa|cena|regalo|aperitivo|partita|concerto) (d |di )?(daddio|addio|d addio) (al|alla|per|del|della|ai|a) (celibato|nubilato|collegh~|calcio|lavoro|capo|prof|scuola|classe|mio collega|zoo|palazzetto)',
  '(addio) (al|alla|alle|ai|agli|a|per) (celibato|nubilato|carboidrat~|dieta|vacanze|sigarette|estate|mutuo|weekend|capelli|occhiali|pensione|plastica|pancia|ferie|collegh~|lavoro|monte|fumo|dolci|zucchero|le armi|armi|smart ?working)',
  '(pensionamento|in pensione|ultimo giorno di (lavoro|scuola|ferie|vacanza|saldi|corso|stage))',
  '(senza di me|quando (non ci saro|saro via)|se non ci sono) … (ufficio|riunione|vacanza|ferie|partita|festa|progetto|lavoro|giovedi|cena|annaffi~|gatto in vacanza|riparto|negozio|classe|piante)',
  '(cane|gatto|criceto|canarino|pesce rosso|coniglio|tartaruga|cavallo) (e|mi e|era|del vicino|ha|sta) (mort[oa]|stat[oa] soppress[oa]|morendo)',
  // Further everyday senses.
  '(nat[oa]|nascere|nato) (ricc[oa]|famos[oa]|simpatic[oa]|bell[oa]|in (questa|una) famiglia di)',
  '(gatt[oa]|cane|micio|coniglio) (mi|m) ?(ha|a) (graffiat[oa]|mors[oa])',
  '(svegliar[a-z]+|sveglio) (piu |mai piu )?(alle (quattro|cinque|sei|sette)|cosi presto|presto|all ?alba)',
  '(vivere|abitare|stare|esserci) (piu )?(con (mi[oa]|rimpianti|lui|lei|loro|quest[oaie]|un|una|la paura|l ?ansia di)|in (centro|citta|paese|periferia|provincia|affitto|condominio|questa (casa|citta))|nel gruppo|coi miei|con i miei|a (roma|milano|napoli|torino))',
  '(coraggio) (di|per) (scriver|dir|chieder|invitar|parlar|telefonar|chiamar|presentar)[a-z]+',
  '(facciamo|fate|fatela|facciamola|facciamo la) finita di [a-z]+|farla finita con (quest|st|il|lo|la (dieta|scuola)|le|i)[a-z]*',
  '(pelapatate|mandolina|grattugia|foglio di carta|scatoletta)',
  '(gerani|basilico|piccione|piccioni|nido|grigliata) ?[a-z]*',
  '(l ?idraulico|l ?elettricista|wifi|wi fi|focaccia|panettone) ?[a-z]*(?!.*(unica cosa|mi manca))',
  '(mai fatt[oa]|mai fatt[oa] un) (graffio|taglio|male) [a-z ]*',
  '(che figura|figuraccia|che vergogna|che imbarazzo|figura di merda|davanti a tutti)(?!.*(morire|mi leggono))',
  '(vado|andare|andato|congedo|parto) (via )?(da (quest[oa]|quel) (gruppo|paese|citta|ufficio|azienda|chat|posto di lavoro)|dall ?arma|dall ?esercito)',
  '(per|e) l ?influenza|quaderno nuovo|(aperto|acceso) il gas e (ho )?(mess|cucin|fatt)[a-z]+|suono il',
  '(starebbe|sta|starai|starebbero) meglio con (un ?altr[oa] (maestr|prof|taglio|squadra|vestit)[a-z]*)',
  '(anni fa|a (quindici|sedici|diciassette|vent|ventanni|dieci|trent)( ?anni)?|da ragazz[oa]) .*(tentato|volevo|pensavo|provato) .*(oggi|adesso|ora) .*(ringrazio|content[oa]|felice|viv[oa]|figli[oa])',
  '(diciotto|venti|dieci|quindici|trent|tre|cinque|sei|sette|otto|dodici|molti|tanti) ?anni fa (ho|avevo|volevo|tentai|provai) .*',
  'ci pensavo .*|a (quindici|sedici|vent|diciassette) ?anni (ci pensavo|volevo morire) .*',
  ...ABOUT.map((each) => `(?<!${WHOLE}.*)(${each})(?!.*${WHOLE})`),
];
