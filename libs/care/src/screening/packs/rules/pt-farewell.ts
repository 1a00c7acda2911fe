import { FEW, FOR, UP } from './pt-words.ts';

/** Farewells, affairs put in order, what was given away, whoever went before. */
export const FAREWELL: readonly string[] = [
  '(carta|cartas|cartinha|bilhete|bilhetinho|video|audio|recado|texto|mensagem|post) (de |do )(despedida|adeus|' +
    'suicidio|suicida)(?! (d[ao] (empresa|trabalho|escola|intercambio|turma|' +
    'equipe|professora?|firma|novela|getulio|filme|ex|fulano)|pr[oa] (turma|equipe|colega)|para a (turma|equipe)))',
  `(escrev|deix|grav|rasg|fiz|faz|prepar)(o|ei|i|endo|ando|er|ar) ${UP}(carta|cartas|cartinha|bilhete|video|` +
    `audio|senhas?|documentos?|instruc~|recado) ${UP}(quando eu (nao|morr|for|` +
    'part|me for)|depois que eu|despedi|adeus|perdao|desculp|nao (vou|vo) (estar|ta|mais)|vao precisar|minha ' +
    'ausencia|sem mim|me (ach|encontr)|em cada aniversario|porque eu nao vou|' +
    'pra (quando|eles abrirem)|explicando por ?que)~(?! (nao estiver no escritorio|for de ferias|viajar))',
  `(quando|se|assim que) ${FEW}(voces?|vcs?|vc|alguem|ela|ele|a senhora|o senhor|tu|cs|ce|voce|minha mae|minha ` +
    `familia|meus pais) ${FEW}(ler|lerem|lesse|receber|receberem|ouvir|` +
    `ouvirem|ver|virem|vir|acordar|acordarem|achar|acharem|chegar|chegarem) ${UP}(ja (era|vou|nao|to|estarei|fui|` +
    'morri|estou|terei|vai ter)|nao (vou|estarei|vou mais|to mais|estou mais|' +
    'existo)|vou estar (mort|longe|no ceu)|vai ser tarde|(eu )?terei (ido|partido)|(ja )?fui|tarde demais)~',
  `(eu )?ja (vou|estarei|terei|vo) ${FEW}(estar|ter|ta) ?${FEW}(mort[oa]|longe dest|ido embora de|no ceu|com (o|` +
    'a) (vo|vovo|pai|mae)|do outro lado|descansando|em paz|partido)(?! (na praia|as [0-9]))',
  `(adeus|tchau|fui|ate nunca|ate nunca mais|me despeco|despedida|despedir) ${FEW}(mundo|vida|mundo cruel|pra ` +
    'sempre|para sempre|a todos|todos|de vez|humanidade|a vida|da vida|' +
    'desse mundo|pra voces|de tudo|definitivo|gente amada|meus amores|familia|mae|pai|filh[oa]s?|eterno)(?! (ate|' +
    'ferias|segunda|2[0-9]|corporativo|do trabalho|da firma|da empresa|' +
    'lactose|de solteir|dieta|d[eo]))',
  '(ja )?(me despedi|me despeco|me despedindo|despedindo me|vim (me )?despedir|vim dizer (tchau|adeus)|to me ' +
    `despedindo|quero me despedir|me despedir|dizer adeus) ${FEW}(d[aoe]s?|de|` +
    `sem|aqui|todo|em silencio|aos poucos|antes|pra|pela ultima) ${UP}(mar|cachorro|rua|vida|mundo|perceb~|ir|` +
    'partir|todos|todo mundo|voces|vcs|alguem|filh[oa]s|mae|pai|pais|familia|' +
    'gato|silencio|desconfi~|vez|quem amo|mim)(?! (empresa|firma|escola|turma|trabalho|viagem|mudanca|' +
    'intercambio|mudar))',
  `(essa|esta|isso|hoje|e|sera|vai ser|talvez|provavelmente|foi) ${FEW}(e|seja|vai ser|sera|foi|e a|pode ser|a|o|` +
    `minha|meu)? ?${FEW}(a |o )?(minha |meu )(ultim[oa]) (noite|mensagem|` +
    'post|dia|carta|texto|vez|conversa|palavra|audio|madrugada|natal|aniversario|boa noite|banho|jantar|por do ' +
    'sol|abraco|respiro|domingo|semana|postagem|tentativa)(?! (n[oa]|em|antes|' +
    'd[aeo]|com|aqui (em|no|na)|como|de (aula|ferias|trabalho)|solteir))',
  `(ultim[oa]s? (vez|mensagem|palavras|noite|conversa|post|dia)) (que |de |d[oa] minha |em que )?${FEW}(eu ` +
    ')?(escrevo|falo|respiro|vida|vou (escrever|falar|acordar|dormir|ver)|' +
    'me (veem|ve|verao)|vao (me )?(ver|ouvir)|durmo|mando|abraco|estarei|viv[oa]|aqui)(?! (n[oa]|em|nesse|nessa|' +
    'com|fiado|hoje na))',
  '(me perdo(a|e|em|em por)|perdao|perdoem me|desculpa|desculpem|me desculp(a|e|em)|sinto muito|lamento|pdp|' +
    `desculpe|foi mal) ${UP}(nao (aguent|consigo|consegui|deu|da mais|suport|` +
    'fui forte|pude|sou forte)|tentei (de verdade )?ficar|(por )?(existir|ter nascido|partir|ir embora|me matar|' +
    'desistir|nao (ter )?(sido|ser) forte|deixar voces|nao conseguir|' +
    'nao ficar|tudo e adeus)|pelo que (vou|eu vou)|(o que|que) (vou|eu vou) fazer|preciso (ir|partir|descansar)|' +
    'vou (partir|embora|fazer comigo|me matar|morrer|descansar)|adeus|' +
    'eu tentei|cansei|estou partindo|desisti|desisto)~(?! (de (comer|ver|ir na|esperar)|a dieta|o bolo|chegar|ir ' +
    'a|ir na|entregar|ligar|ler|assistir|responder|cedo|festa|atrasad|' +
    'no horario|pra casa|mais cedo))',
  `(nao (e|foi|sera|vai ser)|n (e|foi)) ${FEW}(a )?culpa ${FEW}(de (voces|vcs|ngm|ninguem|vc|voce)|sua|d[aeo]s? ` +
    '(minha|meus?|pais?|mae|filh~)|tua)(?! (o atraso|se (choveu|atrasou)|' +
    'o (onibus|time)|da chuva|que (o|a) (chuva|internet|time|onibus)|ter chovido|perder a|que a gente perdeu|' +
    'terminar))',
  `(cuid|olh|abrac|beij|diz|dig|fal|avis|lembr)(a|em|e|ar|am) ${FEW}(bem )?(d[aoe]s?|pr[oa]s?|pra|para|n?ela|` +
    `n?ele|a|o|que) ${UP}(por mim|quando eu (nao|for|me for|morrer|partir|` +
    'sumir|ja)|depois que eu|se eu (nao (acordar|voltar|estiver|responder|amanhecer)|morrer|sumir|for|partir|me ' +
    'for)|(que )?(eu )?(nao|n) (vou|vo) (mais )?(estar|ta|poder)|' +
    'na minha ausencia|pra mim se eu|eu (amei|amava|tentei)|fui feliz)(?! (de ferias|viajar|pra (minas|praia)|do ' +
    'banho))',
  '(dei|doei|distribui|dividi|repassei|passei|to dando|estou dando|dando|vou dar|entreguei|deixei|vendi|deixo|' +
    `vou deixar|doando|separei|dou) ${UP}(nao (vou|vo) (mais )?(precisar|usar|` +
    'estar)|nao preciso mais|pra onde (eu )?vou|antes de (ir|partir|morrer)|onde (eu )?vou nao|neste mundo|nesse ' +
    'mundo|quando eu (for|morrer|partir|nao)|de lembranca minha|' +
    'pra (se )?lembrar(em)? de mim|nao vai me servir|depois que eu (for|morrer|partir|me for))(?! (porque (vou|' +
    'comprei|mudei)|d[aeo]|de (dois|tanto)|esse ano|na mudanca))',
  `(nao|n) (vou|vo) (mais )?(precisar|usar|precisa) ${FEW}(mais |disso |dela |dele |deles |delas |de nada |nada ` +
    'disso |nada )*(onde (eu )?vou|pra onde|depois de (hoje|amanha|sexta)|' +
    'amanha|la|de nada|nada disso|porque (eu )?(vou|nao))(?! (comprei|viajar|guarda chuva|mudar))',
  '(deixei|deixo|organizei|arrumei|resolvi|paguei|quitei|limpei|acertei|to arrumando|deixando|separei|passei|' +
    `coloquei|anotei|ta) ${UP}(tudo|contas|papeis|papelada|documentos|senhas?|` +
    `gavetas|casa|dividas|seguro|bens|nome d[aoe]|pendencias) ${UP}(pra (eles|ninguem|nao (dar|deixar|incomodar)|` +
    'ser mais facil|quando eu|eu (ir|poder)|facilitar|minha familia nao|' +
    'poder (morrer|ir|partir)|ir (em paz|embora))|antes de (ir|partir|morrer|sumir)|posso (ir|morrer|partir|' +
    'descansar|sossegar)|depois que eu|sem mim|nao (vou|vo) (estar|ta)|' +
    'minha (morte|ausencia|partida)|vao precisar)(?! (viaj|ferias|praia))',
  `(seguro de vida|seguro|heranca|pensao|apolice) ${UP}(valho|rendo|mort[oa]|morrer|resolve|deles|pra eles|sem ` +
    'mim|cobre|se eu|ajuda~ mais que eu|mais (que|do que) (eu|' +
    `viv))~(?! (de pneu|do carro|subiu|barato))|(valho|rendo|sirvo) ${FEW}(mais )?(mort[oa])|mort[oa] ` +
    `${FEW}(valho|rendo|nao devo|eu valho|sirvo|ajudo|nao doi|nao sofro|eu nao)`,
  `(ir|vou|quero|irei|indo|queria|queria ter|ter|to|preciso|hora de) ${FEW}(ir |ido |estar |ficar |junto |me ` +
    'encontrar |encontrar |embora |me juntar |ver |reencontrar |voltar )+(com |' +
    'a |ao |o |junto |no ceu |pro |logo |no |de |d[oa] )*(ele no ceu|ela no ceu|ele (la|onde)|ela (la|onde)|pro ' +
    'ceu|outro lado|lado de la|quem (ja )?(se foi|morreu|partiu)|' +
    'encontro d[aoe]|no caixao|pro caixao|no aviao com|ceu com|o vo|vovo|no ceu|junto com (ele|ela|meu|minha)|' +
    '(do|no|pro) outro lado)(?! (da (rua|cidade|ponte)|do (rio|muro)|na (praia|' +
    'feira|missa|festa|lua|caminhada)|pro (jogo|cinema)|na casa))',
  `(morreu|partiu|faleceu|se foi|perdi|enterrei|desde que|saudade|foi embora|no lugar d[aeo]) ${UP}(quero|queria|` +
    'vou|devia|preciso|vontade|so penso em|nao (quero|aguento|consigo|' +
    `vejo)) ${FEW}(ir |me |estar |morrer |ficar |viver |junto |tambem |continuar )+(junto|com (ele|ela)|tambem|` +
    'atras|encontr|no lugar|mais|viv|viver|ir|sem (ele|ela)|' +
    'aqui)~(?! (trabalhar|casa|na missa|escola|na praia|a igreja))',
  `(vou|to indo|quero|irei|vamos|posso|decidi|prefiro|preciso|hora de|pronta? pra) ${FEW}(embora|ir embora|sair|` +
    `partir|me mandar|cair fora|ir|fora) ${FEW}(d[ae]sse mundo|` +
    'd[ae]ste mundo|d[ae]ssa vida|d[ae]sta vida|da vida|do mundo|pro ceu|pro outro lado|de cena|dessa pra ' +
    '(melhor|outra)|desta para (melhor|outra)|daqui pra (sempre|nunca)|' +
    'pra nunca mais|em silencio|sem (avisar|fazer barulho|dizer|volta|passagem)|da vida de|dessa terra|desta ' +
    'terra|deste corpo|desse corpo|desse inferno)(?! (de (escritorio|trabalho|' +
    'festa|grupo)|corporativ|de solteir|adulta))',
  `(me libertar|me livrar|livrar|libertar|alivia~|poupar|poup[oae]|dar paz|deixar) ${FEW}(do |desse |deste |` +
    'd[ae] |meu |esse |todo mundo |minha |todos |eles |em paz )*(corpo|mim|' +
    'de mim|existir|existencia|minha presenca|nome e de mim|do meu peso|da minha cara|essa vida|dessa vida)(?! ' +
    '(barriga|dar banho))',
  `(vou|to|estou|quero|logo|em breve|prestes a|queria|amanha|pronto) ${FEW}(virar|viro|ser|serei|me tornar|vire) ` +
    `${FEW}(um |uma |so |apenas )?(estrela|estrelinha|saudade|lembranca|` +
    'memoria|po|cinza|cinzas|anjo|estatistica|finad[oa]|pura saudade|foto na|noticia|luto|nada)(?! (d[aeo]|do ' +
    '(rock|time)|em|no (palco|instagram)|pra (quem|ele)))',
  `(apaguei|apagar|excluir|exclui|deletei|deletar|encerrei|cancelei) ${UP}(falta (eu|me|apagar)|agora so falta|` +
    'minha (existencia|vida)|so falta (eu|me)|de mim (no|do) mundo|' +
    'meus rastros|meu rastro|(do|no) mundo|resto dos meus anos)',
  `(nao (se )?(chor|sofr|fiqu|se culp|culp|fic)(em|e|a|am|uem|ue)) ${FEW}(por|trist~|quando|pela|tanto|se)? ` +
    `?${FEW}(mim|minha|quando eu (for|morrer|partir|me for)|eu (for|morrer|` +
    'partir)|por isso|acharem|me for)(?! (nao ter ido|nao gost|viaj|atras))',
  `(sejam|seja|vivam|sigam|segue|casa|case|sigam a vida|fiquem|fica) ${FEW}(feliz|felizes|a vida|em paz|em ` +
    `frente|com deus|bem|de novo) ${FEW}(sem mim|por mim|depois (que eu|de mim)|` +
    'quando eu (for|me for|morrer)|que eu (vou|to indo|parto|descanso)|voces? merece~)',
  `(nao|n) (me )?(esper|convid|procur|cham|cont)(em|e|a|am|o|uem|ue|ido) ${UP}(ano que vem|nao estarei|viv[oa]|` +
    'nunca mais|natal que|depois de (hoje|amanha|sexta)|em cartaz|futuro|' +
    'mais comigo|comigo (pro|pra|no|ano))(?! (pra (festa|viagem)|na festa|viaj))',
  '(nao|n) (volto|vou voltar|voltarei|pretendo voltar|compro a volta|compr~ volta|vou comprar a volta|vai ter ' +
    'volta|tem volta|ha volta|tera volta)(?! (pra (casa|academia|aula|escola)|' +
    'a|ao|pro|pra|com|no|na|antes|cedo|tarde|hoje|la|mais (la|nesse|nessa|naquel|a|ao|aquela|aquele|pra|pro|' +
    'cedo)|nesse|nessa|ate|naquel[ae]|nunca mais (la|naquel[ae]|n[oa]|ness[ea]|pr[ao]|pra|ao?)|nem|dessa|de ' +
    '(onibus|carro)|atras|' +
    'de ferias))',
  `nao tem volta (nao )?(ja|eu|vou|hoje|dessa|pra mim)|(passagem|viagem) ${FEW}(so|apenas|somente) de ida ` +
    `${UP}(outro lado|ceu|alem|pra longe dess|eternidade|mundo|vida)|(sem|` +
    'nao tem) passagem de volta',
  `(faltam?|restam?|contando|daqui a|so mais|em) ${FEW}([a-z]+|[0-9]+) (dias?|horas?|semanas?|noites?|minutos?) ` +
    `${FEW}(pra|para|e|ate|que) ${FEW}(eu )?(acabar (com )?(tudo|minha)|` +
    'morrer|me libertar|partir|descansar (de vez|em paz)|sumir|nao existir|me matar|meu fim|meu sofrimento|eu ir ' +
    'embora (de vez|dess)|o fim de tudo|tudo (isso )?acaba|nao (vou|to|' +
    'estarei) (mais )?aqui|minha partida|acabo com)(?! (em portugal|pra))',
  `(dessa|desta|nessa|hoje|essa) (vez|noite|tentativa) ${FEW}(e |eu |nao |vai |vou |sem |ninguem )*(falh|erro|` +
    'errar|da certo|dar certo|pra valer|definitiv|sobreviv|pra sempre|escapo|' +
    'acord|boa noite|salv|de verdade eu|sem volta|ate o final|vou ate o fim)~(?! (a receita|o bolo|a dieta|no ' +
    'exame))',
  `(se|quando) (existe|tiver|tem|houver|ha) ${FEW}(ceu|outra vida|vida apos|algo depois|deus) ${UP}(quero ir|vou|` +
    'me (perdo|receb|encontr)|ir agora|la|desculp)~|(ceu|deus|outro lado|' +
    `inferno) ${FEW}(deve ser|e|sera|nao pode ser pior|vai ser) ${FEW}(melhor|pior) ${FEW}(que|do que|ca) ` +
    `${FEW}(aqui|isso|essa vida|viver|esse mundo)`,
  `(sou|era|fui|eu) ${FEW}(um|pra ter sido|o)? ?(aborto|erro|engano) ${FEW}(vou|corrigir|que (respira|deu)|e ` +
    '(erro|a gente)|da natureza|dessa familia|nesse mundo|de deus)|(corrigir|' +
    'apagar|consertar) (o |esse |este )?(erro (que (eu )?sou|de (ter nascido|eu existir)|que (foi|e) (eu|minha))|' +
    `minha existencia)|${FOR} mim (ja )?(deu|chega|acabou)(?! (d[aeo]|` +
    'por hoje|ess[ae]|o (jogo|namoro|bbb)|esse relacionamento|com))',
  '(sair|saio|saindo|tirar|sumir|vou sair) (de cena|da vida d[aeo]s?|do mapa da vida|dess[ae] (corpo|vida)|' +
    'dest[ae] (corpo|vida)|do mundo|da existencia)(?! (crime|rotina|noturna|trabalho))',
];
