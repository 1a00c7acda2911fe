import { FEW, THEM, UP } from './pt-words.ts';

const DAY =
  '(hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|essa noite|esta noite|semana que vem|mes que ' +
  'vem|ano que vem|' +
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|la|ate la|logo|' +
  'em breve)';

/** Farewells, being gone by a day, those who went before, being a burden: further ways of saying so. */
export const LEAVING: readonly string[] = [
  `${DAY} ${FEW}(eu )?(ja )?(vou estar|to|estou|tarei|estarei|fui|vou ta|serei|vou ser|sou) ${FEW}(mort[oa]|a ` +
    'sete palmos|' +
    'embaixo da terra|debaixo da terra|enterrad[oa]|comer capim|no caixao|pro caixao|adubo|cinzas|no ' +
    'cemiterio)(?! (de|com|d[ao]|visit))',
  'comer capim pela raiz|paleto de madeira|sete palmos|abotoar o paleto|bater as botas (de proposito|nunca|por ' +
    'conta|hoje|logo)|' +
    `(virar|viro|vou virar|quero virar|virei) ${FEW}(estrelinha|adubo|saudade|cinzas?|po|nada|lapide|` +
    'lembranca)(?! (n[oa]|de|do|da|em))',
  `(${DAY}|ano que vem|la) ${FEW}(eu )?(ja )?(nao|n) (to|estou|estarei|vou ta|vou estar|existo|acordo|vai ter eu|` +
    'tem eu|tamo) ' +
    `${FEW}(mais )?(aqui|viv[oa]|nesse mundo|neste mundo|em lugar nenhum|por aqui|mais)(?! (n[oa]|n[ea]ss[ea] ` +
    '(?!mundo|vida|terra)|em casa|pq|porque|de ferias|viaj|' +
    'trabalh))(?!.*(ferias|viaj|viagem|plantao|trabalh|mud(o|ei|anca)|feriado|bahia|praia|porque|aula))',
  '(quem|ninguem|nao vai haver|nao haja|nao vai ter|nao haver) ([a-z]+ ){0,3}(regar|cozinh|aliment|cuidar|' +
    'aniversariante) ' +
    '?([a-z]+ ){0,4}(quando eu|se eu|sem mim|depois (que eu|de mim)|amanha)(?! (viaj|for de ferias|trabalh|mudar))',
  `(vou|fui|hoje|bora|quero|pronta? pra|ir|vo) ${FEW}(ir )?de (base|arrasta( pra cima)?|f|comes e bebes|` +
    'americanas|ralo|berco) ' +
    `${FEW}(e (nao|serio)|por (escolha|conta)|hoje|essa semana|de proposito|nao e meme|mesmo|serio)|vou de ` +
    'arrasta pra cima',
  '(dar|dou|da|dei|um|meu|fazer|fazendo) ([a-z]+ ){0,2}(alt f4|game over|unfollow|delete|logout|log ?off|block|' +
    'reset|stop|check ?out|' +
    'shutdown|ponto final|exit) (em mim|n?d?a vida|n?a minha vida|do mundo|do planeta|da terra|da existencia|' +
    'nessa vida|de mim)',
  '(desinstalar|deletar|formatar|desligar|excluir|cancelar|encerrar|devolver) (eu|eu mesm[oa]|a mim|a vida|minha ' +
    'vida|essa vida|' +
    'meu eu|minha existencia|minha alma|meu corpo|essa cabeca)(?! (amorosa|social|financeira|de solteir))',
  '(minha (historia|jornada|estrada|chama|vela|luz|caminhada|passagem|estadia|viagem aqui)|meu (capitulo|caminho|' +
    'prazo|ciclo|diario|' +
    'final|show)|esse diario|este diario|prazo de validade) ([a-z]+ ){0,3}(termina|acaba|se apaga|apagando|chega ' +
    'ao fim|no fim|venceu|' +
    'encerra|vencid|pq eu)~(?! (n[oa]s?|d[ao] (curso|namoro|empresa)|com (ele|ela)|de usar))|' +
    '(ultim[oa]) (pagina|capitulo|linha|ato|folha) (da|do|de) (minha|meu|mim)|(eu )?(mesm[oa] )?vou (soprar|' +
    'apagar) a (minha )?vela',
  'eu (termino|acabo) (aqui|junto|dia|tambem|com a minha)(?!.*(prova|trabalho|livro))|(cheguei|chego) (n?ao?) ' +
    'fim d[aoe] (minha )?' +
    '(estrada|caminho|linha|jornada|vida)|fim da linha (pra|para) mim',
  `(sair|saio|vou|desc|desci|descer|desembarc|pular|fui) ${UP}(porta( dos fundos)?|onibus|trem|barco|palco|` +
    'estacao|bonde|roda) ' +
    'da (vida|morte)|(estacao|ponto|parada) a? ?da morte|sair (pela porta|de fininho|em silencio) da vida',
  '(passagem|bilhete|viagem|ticket) (so )?(de ida|sem volta) ([a-z]+ ){0,3}(ceu|andar de cima|lado de la|alem|' +
    'outro|eternidade|' +
    'nao volto|sem dizer)|so de ida se e que',
  '(andar de cima|lado de la|outro plano|outro lado da vida|outro lado) ([a-z]+ ){0,4}(me (espera|deixam|aguard|' +
    'cham)|descobrir|vou|' +
    'hoje|chego|logo)~(?!.*(rua|rio|cidade|vizinh|barulho|ponte))|(ir|vou|posso ir|parto|chego) ([a-z]+ ' +
    '){0,4}(pro|para o|no) ' +
    '(lado de la|andar de cima|outro plano|alem)|um pe (do outro lado|na cova) ([a-z]+ ){0,8}(outro|vontade|' +
    'quero|pular)|' +
    'com um pe do outro lado',
  '(encontrar|conhecer|encontro|ver) (d?com |d?o |ao )*(criador|nosso senhor|pai eterno|papai do ceu)(?! (n[oa] ' +
    'missa|todo))|' +
    'sao pedro ([a-z]+ ){0,5}(abr|esper|chegando|porta)~(?! .*(chuva|balao))|entregar (o |a )?(meu |minha ' +
    ')?(espirito|alma)( a deus)?|' +
    '(perdo~) ([a-z]+ ){0,3}quem (se (vai|mata|foi)|desiste)|devolver (essa|minha|a) (cabeca|alma|vida)( antes)?',
  `(deus|senhor|jesus|papai do ceu|nossa senhora|pai|santo|virgem|peco|rezo|pedi|oro) ${UP}(me (leva|leve|tira|` +
    'tirar|tire|recolh[ae]|' +
    'busca)(?! (a|pel[ao]|d?ess[ea] [a-z]+|pra|pro|no|na|para|ao|em|essa|esse|o|toda?|um|uma|d[eo])( |$)?)|me ' +
    'tirar daqui|nao (ter|tenha|haja) amanha|' +
    'uma morte|nao acordar|me buscar|a morte)(?! (de|do|da) (cristo|jesus))',
  `(quero|vou|queria|to indo|indo|preciso|posso|logo|vem) ${UP}` +
    '(no ceu|la em cima|pro ceu|la no ceu|no alem|no caixao del[ae]|pra junto del[ae]|para junto ' +
    'del[ae]|junto d(el[ae]|o meu|a ' +
    'minha) no ceu)(?! (da boca|estrelad|azul))(?!.*(missa|culto|tirolesa|aviao|balao))',
  `(se foi|morreu|partiu|faleceu|perdi|enterrei) ${UP}(quero|queria|vou|preciso) ${FEW}(ir |estar |ficar )(pra |` +
    'para |pro )?' +
    '(junto|perto|lado|atras)|te (espero|encontro|vejo) (la em cima|do outro lado|no ceu)|' +
    '(vem|veio|vir) me buscar ([a-z]+ ){0,4}(vou com|sonho|fui)|(el[ae]|vo|vovo|pai|mae|velho|velha|marido|mulher) ' +
    '(ta |esta )?me esper(a|ando) (do lado|la em cima|no ceu|do outro lado|na eternidade)',
  `(me segurava|me prendia|me mantinha|segura|prende|segurando|mantem) ${UP}(viv[oa]|aqui|nesse mundo|neste ` +
    'mundo|de pe|me segura) ' +
    `${FEW}(era|e|foi|se foi|morreu|acabou|ate)|(nao|nada) ([a-z]+ ){0,3}(mais )?(me (segura|prende)) (n[ae]sse|` +
    'neste|aqui|no) ?(mundo|vida)?',
  `(nao (tem|ha|tenho|vejo|existe)|sem) (mais )?(por ?que|pra que|motivo|razao|nada|porque|sentido) ${FEW}(pra |` +
    'de |para |em )?' +
    '(eu )?(viver|ficar neste|ficar nesse|continuar (viv|respirando|aqui)|seguir viv|existir|respirar|acordar|' +
    'estar aqui)~' +
    '(?! (n[oa] (emprego|grupo|time|festa)|cedo|com el[ae]|junt))',
  `(comigo|eu) mort[oa] ${FEW}(el[ae]s?|todo|pode|podem|tudo|da|sobra|resolve|ninguem|melhor|voces)|morrendo (eu ` +
    ')?(libero|resolvo|ajudo|' +
    'alivio|dou|deixo|todos|pago|acaba)|valho mais (mort|pelo seguro|no caixao|debaixo|sem vida)~|mort[oa] (eu ' +
    ')?(valho|rendo|ajudo)',
  '(sem|se) (eu|mim) (aqui )?(no mundo|nesse mundo|neste mundo|viv[oa]|existindo|nessa terra|na terra)|' +
    '(o mundo|a terra|o universo|a humanidade|o planeta) ([a-z]+ )?(ganha|agradece|fica melhor|melhora|respira|' +
    'seria melhor|' +
    'ia ser melhor|agradeceria) (muito )?(se|quando|sem) (eu|mim)',
  '(gastando|desperdicando|roubando|ocupando|gasto|ocupo|roubo) (so )?(o )?(ar|oxigenio|espaco)(?! (d[ao] (hd|' +
    'outro)|n[oa]|com|d))|' +
    '(livr|libert|poup|descans|alivi)(ar|o|em|arem|a|aria|a los?|a las?)( [a-z]+){0,3} de mim|livra la de mim|' +
    'livra lo de mim',
  '(gente|pessoa|alguem|homem|mulher|mae|pai|filh[oa]|monstro|lixo|bicho|quem) (como eu|assim|igual a mim|feito ' +
    'eu|que nem eu) ' +
    `${FEW}(nao )?(devia|deveria|merece|tem que|tinha que|precisa|pode) ${FEW}(nao )?(viv|respir|exist|nasc|morr|` +
    'mort)~',
  '(nao )?(mereco|merecia) (mesmo )?(continuar |estar |mais )*(a morte|morrer|respirando|respirar|viv[oa]|viver|' +
    'existir|nao acordar)' +
    '(?! (bem|feliz|em paz|de novo o amor|com dignidade|melhor|isso|um))',
  '(a )?(minha|meu) (ausencia|morte|partida|sumico|inexistencia|fim) (seria|vai ser|ia ser|e|faria|traria|so ' +
    'traria|vai fazer) ' +
    '([a-z]+ ){0,3}(presente|alivio|bem|paz|favor|melhor|bencao|descanso|felicidade|libert|feliz|liberdade)~',
  '(tinha que|devia|deveria|preciso|tenho que|vou|melhor|certo e) (eu )?(mesm[oa] )?(me apagar|me exterminar|' +
    'sumir do mapa da|' +
    'desocupar (o|esse|este) mundo|sair (do|desse|deste) mundo|vagar (o )?(lugar|mundo)|liberar todo mundo)',
  `(iam|iria|ia|vao|vai|demorari?a?m?|quanto tempo|quantos dias) ${UP}(notar|perceber|achar|sentir|acham|reparar|` +
    'dar falta|chorar) ' +
    `${UP}(que eu (morri|sumi|tinha morrido)|meu corpo|meu cadaver|pelo cheiro|meu sumico|se eu morr~|livres? de ` +
    'mim)|' +
    '(chorar|chorariam|sofrer) ([a-z]+ ){0,6}(livres?|aliviad[oa]s?) de mim',
  '(nao|n) chor(em|e|a|es)( [a-z]+){0,2}( eu)? (so )?(quero descansar|quero paz|por mim|minha (falta|morte|' +
    'partida)|quando eu)|' +
    'lembr(em|e|a)( se)? de mim (sorrindo|feliz|como|com carinho|assim|viv|rindo|dancando)~|guard(em|e|a) (so ' +
    ')?(as )?(coisas boas|' +
    'lembrancas boas|o melhor) de mim',
  `(diz|dig[ao]m?|fal[ae]m?|avis[ae]m?|cont[ae]m?|fala) (pr[oa]s?|pra|para|ao|aos|que|a|q) ${UP}(eu amei|eu amo ` +
    'ele|eu amo ela|' +
    'amava (ele|ela|muito)|(eu )?fui em paz|que eu tentei|dele tentou|dela tentou|nao doeu|eu nao volto|ate o ' +
    '(ultimo|fim)|' +
    'parti em paz|nao sofri|descansei)(?! (pra|ligar|n[oa]))',
  `(obrigad[oa]|valeu|grat[oa]|foi bom|agradecid[oa]|agradeco) ${UP}(agora (eu )?vou (descansar|embora dess|` +
    'partir)|vou descansar|' +
    'ate (uma|a|outra) (proxima|outra)? ?(vida|encarnacao)|adeus|eu parto|me despeco da|partindo dessa|descansem ' +
    'de mim)(?! (na praia|' +
    'no feriado|um pouco|nas ferias))',
  '(n?a |uma |em |numa )(proxima|outra) (vida|encarnacao) ([a-z]+ ){0,4}(desist|acab|parto|nessa|vou|hoje)~|' +
    '(nos vemos|ate|te vejo|a gente se ve|quem sabe) (a |uma |n?a |numa |em )*(proxima|outra) (vida|encarnacao)',
  `(vou|agora vou|eu vou|quero|preciso|deixa eu) ${FEW}(descansa|descansar|dormir|repousar|sossegar) ` +
    '(de vez|em paz|pra sempre|eternamente|no senhor|dessa vida|com deus|no caixao|no colo de deus)(?! (no ' +
    'feriado|n[oa] (praia|rede)))',
  '(descanso|descansar|dormir|viajar|viagem|embora) ([a-z]+ ){0,5}(flor em volta|gente de preto|sem endereco|nao ' +
    'tem endereco|' +
    'sem despertador pra sempre)|embora mas embora mesmo',
  `(papai|mamae|pai|mae|eu|vovo) ${FEW}nao (vai|vou) (mais )?(acordar|existir)(?! (cedo|as|pra|com|antes|tarde|` +
    'el[ae]|voce))|' +
    'te ama de onde estiver|(apaguem|apaga|apague) a luz (pra|por) mim|(adeus|tchau) (mundo|vida|humanidade)(?! ' +
    '(corporativ|adulta))',
  `(despeco me|me despeco|despedi|despeco) (d[aeo]s? |aos |de |por |meus |minhas |minha )*(${THEM}|alunos|` +
    'colegas|vida|decisao|' +
    'propria decisao|mundo|oitenta anos|setenta anos|voces) ([a-z]+ ){0,9}(decisao|caixao|vida|mundo|paz|ultima ' +
    'vez|nao sabem|' +
    'nao contei|como se fosse)(?!.*(emprego|empresa|ferias|mudei|mudo|ano letivo|aposent|escola nova))',
  '(foi|sera|vai ser|e|era|essa e) ([a-z]+ ){0,2}(minha|meu|a minha|o meu) (ultim[oa])(?! (d|n|aula|semana|prova|' +
    'dia|boleto|ano|mes|parcela|' +
    'vez|ferias|cigarro|chance|carta|namorad|ficha|sessao|quimio|plantao|foto|doce|cerveja|[a-z]+))|' +
    '(ultim[oa]) (lembranca|imagem|abraco|foto|noite|dia|domingo|hora) (que )?([a-z]+ ){0,3}(viv[oa]|de mim ' +
    'viv[oa]|comigo viv[oa])|' +
    '(dia|noite|hora) (bonit[oa]|bo[am]|lind[oa]|perfeit[oa]) (pra|para) (ser o ultimo|ser a ultima|morrer|' +
    'partir|acabar|me despedir)',
  '(eles|ela|ele|ninguem|voces|ninguem|todo mundo) (nao )?(sabe|sabem|percebeu|perceberam|imagina|desconfia)m? ' +
    `${FEW}(que )?(nao tem ` +
    'proxim|foi a ultima|e a ultima|era a ultima|era despedida|e despedida|era um adeus|foi um adeus|vai ser a ' +
    'ultima)~|' +
    '(pensando|pensei|sabendo) (que )?(era|e|foi) (minha|a minha|uma) despedida(?! d[aeo])',
  `(escrev|deix|fiz|faz)(i|ei|o|endo|ando)? ${UP}(carta|cartas|cartinha|cartinhas|bilhete|bilhetes) ${FEW}(uma |` +
    'um )?(pra|para) cada ' +
    '(um|uma|filh|amig|irm|net|pessoa)~|(cartas|bilhetes) ([a-z]+ ){0,5}uma? (pra|para) cada|ja escrevi (a|as|o|' +
    'os|minha|minhas) ' +
    '(cartas?|bilhetes?|despedida)(?! (pr[oa]|de|para|d[ao]|a))|deixei ([a-z]+ ){0,4}(carta|bilhete) ([a-z]+ ' +
    '){0,4}(em cima da cama|' +
    'travesseiro|explic|na porta|pra policia|na mochila)~|(carta|bilhete) ([a-z]+ ){0,2}(gaveta|mochila|' +
    'travesseiro) ([a-z]+ ){0,6}' +
    '(quando|vao achar|nao (devo|vou) passar)|(meu|escrevendo meu) adeus(?! (a|ao|pr[ao]|d))|vai ficar em casa ' +
    'com o bilhete',
  '(doem|podem doar|doe) (os )?meus (orgaos|olhos)|(minha|escolhi|separei|ja|comprei|fiz) ([a-z]+ ' +
    '){0,3}(playlist|foto|musica|roupa|' +
    'vestido|flores|lista) (d[oe]|pr[oa]) (meu )?(velorio|enterro|caixao|funeral)(?! d[aeo]|.*(d[ao] (minha|meu)|' +
    'del[ae]))|' +
    'instrucoes (sobre|pr[oa]|do|de) (o )?(meu )?(enterro|velorio|funeral)',
  '(quando|depois que|assim que) (eu )?(nao estiver mais aqui|der (um )?fim|me for de vez|ja tiver ido|tiver ' +
    'partido|eu for dessa|me acabar|' +
    'for de vez|morrer de vez|me apagar|nao existir mais)(?! (na empresa|no trabalho))|(antes de|ate) (eu )?(me ' +
    'acabar|me apagar|' +
    'acabar comigo|ir dessa)(?! (de (comer|dancar)))',
  `${DAY} ([a-z]+ ){0,3}(resolvo|acabo|encerro|termino|fecho|ponho|boto|dou|quito) ([a-z]+ ){0,2}(tudo de vez|` +
    'tudo pra sempre|com (tudo|a ' +
    'minha dor|meu sofrimento)|essa conta|a minha vida|um ponto final em mim|fim em mim|fim na minha)|ponto ' +
    'final em mim',
  'tarde demais (pra|para) (me )?(ajudar|salvar|mim|voltar atras)|(socorro|samu|ambulancia|policia|bombeiros?) ' +
    'cheg(ar|arem) ' +
    '([a-z]+ ){0,3}(ja|tarde)|(nao ([a-z]+ )?(vao|va[oi]|ira[o]?) (me )?(achar|encontrar)( me)? viv[oa])|' +
    '(amanheco|acharem|encontrarem|acham) ' +
    '([a-z]+ )?sem vida|fal(ta|tar) (n?a chamada|amanha) ([a-z]+ ){0,3}(risc|nao me|enterr)~|riscar meu nome',
  '(termin|complet|acab|adiant|fazer|fac)(ar|o|ando|er) (so )?(o|esse|um) servico (que|d[aeo]|dos|de vez)?(?! ' +
    '(de casa|domestico|da firma))|' +
    '(so (to|estou|vou) )?terminando o servico(?! (d[aeo]|na|no))|faco isso longe de casa|(vou|quem agora sou) ' +
    'eu antes(?! )|' +
    '(nao (vou )?(esperar|espero)|antecip(ar|o)|apress(ar|o)) ([a-z]+ ){0,2}(a natureza|a doenca|o fim|minha ' +
    '(morte|hora)|ela (agir|me ' +
    'matar))(?! (d[aoe] (filme|serie|mes|ano|semestre|dia|aula)))',
  '(vou |quero |bora |pode )?(resolver|dar) (isso|esse presente|o que eles querem|o que el[ae] quer) (pra|por|a) ' +
    '(el[ae]s?|todos|minha)|' +
    '(el[ae]s|tao|estao) (tao |estao )?(certos?|com razao) ([a-z]+ ){0,3}(me mat|morr|sumir)~|(preferem?|' +
    'preferia) (um |uma )?' +
    '(filh[oa] |me ver )?mort[oa]( do que| a | que )?|preferia ter me abortado',
  '(carteira|cadeira|cama|lugar|quarto) vazi[oa] ([a-z]+ ){0,5}(flor|vela|cima|amanha|minha|luto)(?! (d[eo] ' +
    '(onibus|cinema)))|' +
    '(bullying|eles|voces|depressao|dor|vida) venceu~ ([a-z]+ ){0,4}(parabens|desist|me rendo|acab|eu perdi)|me ' +
    'rendo morro',
  `(tranquei|cancelei|vendi|doei|dei|paguei|cancelar|renovar|comprar) ${UP}(mort[oa] nao|nao pretendo (chegar|` +
    'estar)|pra que se|nao vou ' +
    'precisar de mais nada|nao adianta|ate la (eu )?(ja|nao)|so falta a parte final)',
];
