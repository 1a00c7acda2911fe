import { FEW, FOR, FOR_GOOD, KILL_ME, NOT, UP, WANT } from './pt-words.ts';

/** The wish to die and plain intent. */
export const WISH: readonly string[] = [
  `${WANT} ${FEW}(morrer|morre|morer|falecer)(?! (de|do|com|como|velh|na praia|sem|antes|um dia|bem velh|na|no|` +
    'pelos?|por|quando|em paz com|rindo|jovem nao|afogad[oa] em))',
  `${WANT} ${FEW}(morrer|morre) (de uma vez|de vez|de verdade|de proposito|dormindo|no meu sono|no sono|sem (dor|` +
    'sofrer|sentir|incomodar)|antes (de|do|da) (amanhecer|amanha|mes|ano|natal|segunda))',
  `${WANT} ${FEW}${KILL_ME}(?! (de (trabalhar|estudar|tanto|rir|comer|correr|dancar)|no treino|na academia|por ` +
    '(um|uma)|pelo))',
  '(vou|vo|quero|queria|decidi|resolvi|penso em|prefiro|melhor|falta|hora de|vontade de|to a ponto de|so (quero|' +
    `penso em)) ${FEW}me (matar|suicidar|enforcar|pendurar|degolar|` +
    'envenenar|afogar|eletrocutar)(?! (de|na academia|no treino|em (serie|doce)))',
  `(hoje|amanha|agora|ai|dai|entao|senao|se nao|dezembro|eu|logo|e|que|qualquer hora|um dia|quando|se) ${FEW}(eu ` +
    ')?(me mato|me suicido|me enforco|acabo com (a )?minha vida|' +
    'tiro (a )?minha vida|dou fim (a|na) minha vida)(?! (de|por|no|na|para pagar))',
  `(vontade|desejo|sede|ansia|saudade|fome|ideia|obsessao|certeza|pressa|gana|ganas) (${FEW})?(de|d|da) (morrer|` +
    'me matar|morte|morre|nao existir|deixar de (existir|ser|viver)|' +
    'nao acordar|parar de (existir|viver|respirar)|acabar com tudo|sumir do mundo|dar fim)(?! (de (rir|fome|' +
    'rico)|na praia))',
  `(eu )?(prefiro|preferia|preferiria|mil vezes|antes) ${FEW}(a morte|estar mort[oa]|ter morrido|morta|morto|nao ` +
    '(existir|acordar|ter (nascido|acordado))|debaixo da terra|o caixao|o cemiterio)',
  `(prefiro|melhor|era melhor|seria melhor|mais facil|mais simples) ${FEW}morrer ${FEW}(do que|que|a) (viver|` +
    'continuar|sofrer|passar|voltar|aguentar|ter que|isso|ser|mais|um dia|' +
    'ficar)(?! (ver|ouvir|ouvindo|sem (cafe|internet|wifi)))',
  '(queria|quero|preferia|gostaria de|desejo|melhor|devia|deveria|merecia|tomara|quem dera|pudera|oxala|ah se eu|' +
    `se eu) ${FEW}(estar|tar|estivesse|tivesse|ta|ter|ser|` +
    `era) ${FEW}(mort[oa]|debaixo da terra|enterrad[oa]|no caixao|sepultad[oa]|defunt[oa]|finad[oa]|a sete ` +
    'palmos)(?! (de|d))',
  '(queria|quero|queri|preferia|desejo|gostaria de|devia|deveria|podia|era pra|melhor|quem me dera|quem dera|' +
    `antes|tomara|arrependid[oa] de) ${FEW}(eu )?(nao|nunca|jamais) (ter|` +
    `tivesse|haver|ter sido) (${FEW})?(nascid[oa]|existid[oa]|vindo ao mundo|acordad[oa]|sobrevivid[oa]|vindo|` +
    'nasc)(?! (em|no|na|cedo|com|pobre|homem|mulher))',
  `(nao|nunca) (devia|deveria|era pra|tinha que|precisava|pedi ${FOR}) ${FEW}(ter nascido|nascer|estar viv[oa]|` +
    'existir|ter sobrevivido|ter vindo ao mundo|ter acordado)(?! (pobre|cedo|mulher|homem|em|n[oa]))',
  `(devia|deveria|era|tinha|podia) ${FEW}(pra|para|que|de|de eu)? ?${FEW}(ter )?(morrido|morrer|morto|partido|` +
    `sido eu) ${FEW}(no lugar|junto|naquele|naquela|em vez|no parto|com (ele|` +
    'ela)|aquele dia|no acidente|de covid)',
  '(desaparecer|sumir|evaporar|partir|me desligar|me apagar|ir embora|dormir|apagar|descansar|viajar|fugir|ir|' +
    `cair fora|sair|me libertar|desligar) ${FEW}${FOR_GOOD}(?! (d[oae] (grupo|` +
    'empresa|trabalho|escola|cidade|insta|face|internet|zap|whats)|nem))',
  `(quero|queria|so quero|vontade de|preciso|desejo|vou|gostaria de|decidi) ${FEW}(deixar|parar) de (existir|` +
    'viver|respirar|ser|estar (viv|aqui)|sofrer (pra|para) sempre|sentir (pra|' +
    'para) sempre)(?! (trouxa|boba?|besta|tao|assim|o|a|de|em))',
  `(quero|queria|so queria|podia|vontade de) ${FEW}(nao|nunca mais|n) (existir|estar (viv[oa]|aqui|nesse mundo|` +
    'neste mundo|mais aqui)|acordar( (nunca )?mais| amanha)?|respirar|' +
    'ser ninguem|viver)(?! (tao cedo|cedo|com|assim com|de|as|as [0-9]|em|na|no))',
  `${NOT} (quero|queria|qro|kero|aguento|guento|aguentava|consigo|consg|posso|tenho (mais )?(vontade|forca~|` +
    'motivo~|razao|coragem) (de|pra|para)|suporto|pretendo|vou|desejo|' +
    `faco questao de|vejo (por ?que|motivo|sentido|razao|graca) (em|pra|para|de)) ${FEW}(mais )?(viver|vive|` +
    'viver mais|existir|estar viv[oa]|ficar viv[oa]|continuar (viv~|vivendo|' +
    'existindo|respirando|nesse|neste|nessa|nesta|aqui)|seguir (viv~|vivendo)|respirar|insistir em viver)(?! ' +
    '(com|de (aluguel|favor|dieta)|em|no|na|sem|junto|longe|assim (com|de)|' +
    'aqui (com|no|na)|nesse (calor|apartamento)|nessa (cidade|casa)))',
  `${NOT} (quero|queria|aguento|consigo|posso|pretendo|vou|suporto) ${FEW}(viver|estar|ficar|continuar|existir|` +
    `seguir) ${FEW}(mais )?(nesse mundo|neste mundo|nessa vida|nesta vida|` +
    'nesse corpo|neste corpo|nesse inferno de vida|nesta terra|nessa terra|nesse planeta|neste planeta|entre os ' +
    'vivos|no mundo|na terra)',
  `${NOT} ${FEW}(vale|vale mais|valia) a pena ${FEW}(viver|continuar viv~|estar viv[oa]|existir|seguir viv~)|` +
    '(viver|a vida|minha vida|existir|continuar) (ja )?nao vale (mais )?(a pena|nada)',
  '(viver|a vida|minha vida|existir|continuar|acordar|levantar) (ja )?(nao|n) (faz|tem|ta fazendo|ve|tem mais|' +
    'faz mais) (mais )?(sentido|graca|motivo|proposito|cor|jeito|serventia|' +
    'solucao|conserto)(?! sem (cafe|chocolate|pizza|voce do lado))',
  '(cansei|cansad[oa]|cansaco|to cansad[oa]|fart[oa]|de saco cheio|exaust[oa]|enjoei|esgotad[oa]|nojo|preguica|' +
    'asco|odio|odeio|raiva|vergonha|dor|culpa|cheg[ao]|desisti|desistindo|' +
    `desisto|desistir|desistido|abro mao|abri mao|abrir mao) (de|da|do|por|em) ${FEW}(viver|existir|respirar|` +
    'estar viv[oa]|ser eu|ta viv[oa]|continuar viv[oa]|ter nascido|' +
    'lutar pra viver|vida|acordar todo dia|minha vida|minha existencia|fingir que quero|ser quem sou|fingir que ' +
    '(to|estou) bem)(?! (de|com|em|no|na|aqui|social|assim|sem|para os|' +
    'noturna|sedentaria|pros|de casado|adulta))',
  `(odeio|detesto|nao suporto|nao aguento|maldigo|amaldicoo) ${FEW}(estar viv[oa]|existir|ter nascido|o dia (em ` +
    ')?que (eu )?nasci|acordar viv[oa]|ser eu|continuar viv[oa]|' +
    'minha existencia|minha vida|viver|respirar|ter que (viver|acordar))(?! (em|no|na|com|sem|de))',
  '(acabar|terminar|dar fim|por fim|por um fim|dar um fim|botar (um )?(fim|ponto final)|colocar (um )?(fim|ponto ' +
    'final)|encerrar) (com |a |em |n?isso|n?isto|de vez )?(tudo|isso|isto|' +
    'minha dor|o sofrimento|esse sofrimento|a dor|essa dor|com essa palhacada|essa agonia|nisso tudo|nessa (vida|' +
    'dor|agonia)|na (dor|minha vida)|a tudo)(?! (que (falta|comecei|resta)|' +
    'ate|na (mesa|geladeira)|logo pra (ir|ver)|antes d|do (prato|trabalho)|de (trabalho|uma vez esse)|o que|hoje ' +
    '(pra|e (ir|entregar))))',
  `(quero|queria|so quero|tomara que|peco que|vou|preciso que|espero que|oxala|rezo pra que|desejo que) ${FEW}(o ` +
    'fim|que (tudo|isso|essa dor|a dor|a vida|minha vida) (acabe|termine|' +
    'pare)|que (eu )?(acabe|termine)|que seja rapido|que o mundo me esqueca|o descanso eterno|a paz eterna|a ' +
    'morte|o escuro final|paz do cemiterio|meu fim)',
  '(quero|queria|vontade de|desejo|preciso|so queria|podia|gostaria de|vou|rezo pra|rezo para|peco pra|peco ' +
    `para) ${FEW}(dormir|deitar|fechar (os|o) olhos?|adormecer|pegar no sono|` +
    `apagar|cair no sono|entrar em coma|hibernar|tomar um cha|desmaiar) ${UP}(nao|nunca|n|jamais|sem) ` +
    `${FEW}(acordar|acorda|levantar|abrir|voltar|despertar|sair|abri)(?! (cedo|ate|` +
    'antes|tao|pra|as))',
  `(dormir|dorme|durmo|deito|deitar|apagar|adormecer|fechar os olhos|descansar|sono) ${FEW}(pra sempre|para ` +
    'sempre|eternamente|eterno|p sempre|de vez|ate morrer|e nao acordar|' +
    'e nunca mais acordar|e nao acordar mais|pra nunca mais|e nao levantar mais)',
  `(nao|n|nunca) ${FEW}(acordar|acordasse|acorde|levantar|despertar|amanhecer|amanhecesse|amanheca|acordo|abrir ` +
    'os olhos) (nunca )?mais(?! (cedo|tarde|as|antes|com|de madrugada|disposta?|do lado))',
  '(tomara|espero|queria|quero|rezo|peco|pedi|pedindo|rogo|imploro|rezando|desejo|torco|sonho|oxala|quem dera|' +
    `esperanca|esperancas?|deus queira|era bom|seria bom) ${UP}(nao (acord|` +
    'amanhec|despert|levant|abr)~)(?! (os vizinhos|cedo|tao|o (bebe|nene|cachorro)|a (crianca|casa)|ninguem|ele|' +
    'ela|com|antes|atrasad|de ressaca))',
  '(tomara|espero|queria|quero|rezo|peco|pedi|pedindo|imploro|rezando|desejo|torco|sonho|oxala|quem dera|' +
    'esperanca|deus queira|bem que|seria bom|tao bom|podia|podiam|bom se|' +
    `esperando) ${UP}((me (atropel|mat|lev|peg|recolh|busc|acert|fulmin|sufoc|empurr|enterr|assassin|esmag|` +
    'carreg|chame))(e|em|asse|assem|ue|uem|ar|arem|a|hesse|a embora|guem|gue|' +
    'asse logo)?)(?! (pra (casa|praia|escola|passear|jantar|sair|o|a|um|comer|minha|algum|viajar)|na|no|em casa|' +
    'um (cafe|doce)|embora da|ao|a serio|ate|junto|de carro|daqui pra|com|' +
    'pra))',
  '(tomara|espero|queria|quero|rezo|peco|imploro|desejo|torco|oxala|quem dera|deus queira|bem que|podia) ' +
    `${UP}(coracao|peito|corpo|pulmao|infarto|aneurisma|cancer|avc|` +
    `doenca) ${UP}(par(e|asse|ar)|desist~|fulminante|me lev~|falh~|de bater|terminal|sozinh[oa]|enquanto durmo)`,
  `(queria|quero|desejo|peco|sonho|torco|inveja) ${UP}(ter |de )?(um |uma )?(cancer|doenca (terminal|fatal|` +
    'incuravel)|infarto|avc|aneurisma|acidente|coma|bala perdida)(?! (cur|sum|acab))',
  `(inveja) ${FEW}(de quem|dos que|d[aeo]s?) ${FEW}(morr|mort|parti|foi|se foi|ja|enterr|falec)~`,
  '(senhor|deus|jesus|pai|nossa senhora|meu deus|pai do ceu|ave maria|virgem|papai do ceu|santo|minha nossa) ' +
    `${UP}(me (leva|leve|levar|recolh[ae]|busca|busque|tira|tire|chama|` +
    'chame) (logo|daqui|embora|desse|deste|dessa|desta|dessa vida|de vez|hoje|agora|com|contigo|tambem|junto|pra ' +
    '(junto|perto) d[eo]|pro ceu|de uma vez)|(pode|podia|vem|venha|' +
    'vir) me (buscar|levar|recolher|tirar)|esqueceu de me (levar|buscar)|esperando (pra|para) me (levar|' +
    'buscar))(?! (pra|pro) (praia|mar|gramado))',
  `(morte|ceifador|ceifadora|dona morte) ${UP}(me (lev|busc|busq|abrac|peg|cham|ache|quis|libert)~|vem|venha|bem ` +
    'vinda|amiga|companheira|seria (um )?(alivio|presente|descanso|paz)|' +
    'e (a |o )?(unica|unico|melhor|alivio|saida|descanso|solucao|paz|caminho|libertacao))',
  '(unica|unico|so|a) (saida|solucao|jeito|opcao|alternativa|remedio|caminho|porta|alivio|escape|coisa que ' +
    `(quero|penso|desejo|consola|falta)) ${UP}(e |sera |seria |pra mim e )?(morr|` +
    'a morte|a da morte|morte|mort[oa]|me matar|suicidio|nao existir|parar de viver|o fim|o suicidio|acabar com|' +
    'desaparecer|partir|sumir pra|nao acordar)~',
  `so (me )?(resta|falta|sobra|sobrou|restou|queria|quero|penso em|sei|desejo|peco) ${FEW}(morr|a morte|o fim|me ` +
    'matar|me enterrar|enterr|ter coragem|coragem|partir|sumir|nao acordar|' +
    'descansar|ir embora|sair de cena|eu ir|acabar|paz)(er|ar|em|o|os|eterna)?(?! (de|do|na|no|pra|de semana|do ' +
    'mes|um pouco|e ver|das|da))',
  '(penso|pensei|pensando|pensar|pensamentos?|imagino|imaginando|sonho|sonhei|fantasio|ideias?|planejo|plano|' +
    `ensaio) ${FEW}(em|com|sobre|de|n[oa]|como|suicidas?) ${FEW}(suicidio|` +
    'suicidas?|minha (propria )?morte|meu (proprio )?(enterro|velorio|funeral|fim|suicidio)|morte|mim mort[oa]|' +
    'me matar|tirar (a )?(minha )?(propria )?vida|morrer|como seria (morrer|' +
    'se eu morresse|nao existir)|acabar com tudo|fazer sem dor|terminar tudo)(?! (do|da|d[eoa]s|de (rir|um|uma|' +
    'meu|minha|personagem)|na historia|em geral))',
  `(tenho|ando|estou|to|tive|tenho tido|sinto|voltaram|cheia? de|vivo) ${FEW}(com )?(pensamentos?|ideias?|` +
    `ideacao|impulsos?|vontades?|planos?|tendencias?) ${FEW}(suicidas?|de morte|` +
    'de suicidio|de morrer|de me matar|de acabar com|de se matar|ruins de morte)',
];
