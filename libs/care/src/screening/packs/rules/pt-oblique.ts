import { UP } from './pt-words.ts';

/** What is said sideways: images of an end, half sentences, what is left out. */
export const OBLIQUE: readonly string[] = [
  `(eu sumo|eu morro|eu vou|menos eu|so falta eu|falta eu|eu saio|menos um no mundo) ${UP}(todo mundo respira|` +
    'mais paz|todos (respiram|descansam)|paz|ninguem sofre|resolvido|melhora)',
  '(presente|favor|alivio|bem) (pro|para o|ao|pra) (mundo|todos|todo mundo|minha familia|humanidade) (e |seria |' +
    'vai ser )?(menos um|eu (sumir|morrer|partir|ir)|minha (morte|ausencia)|eu nao)',
  '(vai|vao|pra|ia|iria) (parecer|achar que foi|pensar que foi) (um )?(acidente|sem querer)(?! de (carro|' +
    'transito) no filme)',
  '(continuar|seguir|ficar) (sofrendo|nessa dor|nesse sofrimento) ([a-z]+ ){0,2}(vou|prefiro|quero) (partir|' +
    'morrer|ir|embora)',
  '(nao sei|sei la|duvido|nem sei) se (eu )?(fico|chego|passo|estarei|vou estar|vou chegar|amanheco|acordo) ' +
    '(viv[oa] )?(ate|n[oa]|aqui|amanha|vivo)(?! (na (festa|aula|praia)|' +
    'no (trabalho|horario)|em casa|a tempo|atrasad))',
  '(deitar|deitad[oa]|descansar|dormir) (n[oa]|dentro d[ao]|em um[a]?) (cova|caixao|tumulo|sepultura)|(pensar|' +
    'penso|sonho|alivio|imagino) ([a-z]+ ){0,4}(na cova|no caixao|no tumulo)|' +
    'bonit[oa] no caixao|(dinheiro|roupa|vestido|flores) (d[oe]|pr[oa]) (meu )?(caixao|enterro|proprio tumulo|' +
    'tumulo)(?! d[aoe])',
  '(queria|quero|desejo) que (meu nome|minha existencia|minha vida|eu) (fosse|seja) (apagad[oa]|esquecid[oa]|' +
    'deletad[oa]|cancelad[oa])|quero ser (esquecid|apagad|cremad|enterrad)[oa]',
  '(medo|receio) de (mim|mim mesm[oa]|ficar sozinh[oa] com (as|a|os|o|mim|meus)|o que (eu )?(posso|vou|possa) ' +
    'fazer (comigo|hoje|sozinh[oa])|fazer (besteira|alguma coisa) comigo)|' +
    'medo de ficar sozinh[oa] c (as|os|mim)',
  '(me sinto|sou|estou|to|virei) ([a-z]+ ){0,3}(leve|em paz|tranquil[oa]|calm[oa]|aliviad[oa]) ([a-z]+ ' +
    '){0,3}(porque (ja )?(decidi|sei|escolhi|vou)|desde que decidi|agora que (decidi|' +
    'sei)|ja decidi)|(ja )?(tomei (a |minha )?decisao|decidi) e (to|estou|me sinto|nao) (leve|em paz|' +
    'tranquil[oa]|calm[oa]|volto atras)(?! (de mudar|da faculdade))',
  '(indo|vou|ir|partir|subir|chamad[oa]) (logo )?(pro|pra o|para o|no) ceu(?! (da boca|azul|estrelad))|(se ver|' +
    'nos vemos|te vejo|nos encontramos|te encontro|' +
    'a gente se ve) ([a-z]+ ){0,2}(do lado de la|la em cima|no ceu|do outro lado|na outra vida|em outra vida|na ' +
    'proxima vida)|ate (a outra|outra|a proxima) vida',
  '(pec[oa]|pedi|quero|assin[ae]|cancelar|devolver|encerrar|pedir) ([a-z]+ ){0,3}(demissao|alta|cancelamento|' +
    'cadastro|contrato|participacao|ingresso|assinatura|' +
    'conta) ([a-z]+ ){0,2}(definitiv[ao]|da vida|dess[ae] vida|dest[ae] vida|n?est[ae] terra|ness[ae] (terra|' +
    'vida|mundo)|de viver|do mundo|com a vida)',
  '(poder|pra|antes de|quero|posso) (morrer|partir|ir) (sem (pendencia|divida|culpa|remorso|pecado|' +
    'arrependimento)|em paz com|de consciencia)|(fiz|' +
    'fazer) as pazes ([a-z]+ ){0,6}(morrer|partir|antes de ir)',
  '(deslig[auo]~|puxa~|tira~) ([a-z]+ ){0,2}(os |meus )?(aparelhos|tomada|da tomada) ([a-z]+ )*(eu|mim|me|ir)(?! ' +
    '(celular|tv))|me (deslig|tir)(asse|assem|a|em) da tomada|(deixa|' +
    'deixem|deixe) (eu|me) (ir|partir|morrer|apagar|descansar|sumir)(?! (ao|no|na|ali|pra|pro|so|um|com|dormir|' +
    'cedo))',
  '(me esquec|me enterr|me deixem morr|me apagu|me deletem|me crem)(am|em|er|ue|uem)~|nao me (segurem|prendam|' +
    'salvem|impecam|ressuscitem|reanimem|acordem mais)',
  '(nao|n) tem (mais )?(eu|jeito pra mim|conserto pra mim|amanha pra mim)|amanha (ja )?nao (tem eu|existo|to ' +
    'mais aqui|estou mais aqui|vai ter eu|acordo|amanheco)|eu ja nao (existo|' +
    'estiver|vou estar|estarei)|ja nao existo|(quinta|sexta|sabado|domingo|segunda|terca|quarta|amanha) (eu ' +
    ')?(ja )?nao (existo|estarei mais|vou mais existir)',
  '(nao|n) (deu|da|dava|consegui|pude) (mais )?(pra|para) (continuar|ficar|seguir|viver|aguentar|suportar) ' +
    '(viv[oa]|aqui|nesse|neste|nessa|mais|vivendo)?(?! (na (dieta|academia|fila)|' +
    'acordad|no (emprego|grupo)|ate o fim))|(de|pra) mim (ja )?nao da mais( tempo)?',
  '(diz|diga|digam|falem|fala|avisa|conta) (que )?(eu )?(que )?(fui feliz|tentei|amei|lutei ate|nao aguentei|que ' +
    'parti|que eu amo)(?! (ligar|chegar))',
  '(troco|trocaria|dou|daria|doar|doaria|venderia) ([a-z]+ ){0,3}(vida|anos|tudo|dias|saude) ([a-z]+ ){0,3}(por ' +
    'um|pra|pela|pelo|que|a quem|pra quem|' +
    'alguem) ([a-z]+ ){0,4}(nao existir|morte|bala perdida|me (ach|mat)~|nunca ter nascido|quer(ia)? viver|fim)|' +
    '(tanta gente|gente) (querendo|lutando|que quer) ([a-z]+ ){0,2}(viver|' +
    'pela vida) e (eu|aqui)',
  '(fico|fiquei|passei|parei|fui|tava|to|estou|subi|vou) ([a-z]+ ){0,6}(beira|beirada|borda|alto|topo|ponte|' +
    'viaduto|passarela|trilho|trilhos|telhado|laje|sacada|represa|linha do trem|' +
    'predio) ([a-z]+ ){0,5}(pensando em|e pensei|e quase|imaginando|calculando|criando coragem|pensando se|ontem ' +
    'e quase|decidindo|com vontade|me imaginei|tentando|' +
    'chorando)(?! (na vida boa|ferias|comprar))',
  '(?!medo)(calcul|med|imagin|conto|conte|contei)(o|ei|i|ando|indo|ar)? ([a-z]+ ){0,2}(altura|a queda|quantos ' +
    'andares|os andares|segundos de queda)|(curva|caminhao|poste|ponte|janela|trem|' +
    'rio|mar|viaduto|arvore) ([a-z]+ ){0,5}(convite|me cham[ao]u?|fala meu nome|me convida|chamando meu nome|' +
    'tentacao|parece resposta)(?! (pra (festa|nadar)|atencao))',
  '(depressao|tristeza|dor|escuridao|ansiedade|doenca|cabeca) ([a-z]+ ){0,2}(venceu|me venceu|ganhou|me ganhou|' +
    'me matou por dentro|esta vencendo|ta ganhando|ta vencendo|' +
    'me engoliu)(?!.*( mas |hoje|passou))|(perdi|to perdendo|estou perdendo) (a|essa) (luta|batalha|guerra) ' +
    '(contra (mim|a vida|a depressao|minha|essa|a dor|o vazio|meus)|pra (mim|vida|depressao|minha)|com(igo)? ' +
    '?(mim|minha|mesm)?)(?! (o sono|a balanca|o sofa|a gula))',
  '(se (o )?(exame|resultado|tumor|laudo|diagnostico)) ([a-z]+ ){0,6}(comemor|alivio|feliz|agrade|sorte|nao (vou ' +
    ')?tratar)~(?! (negativo|limpo))',
  '(devia|deveria|podia|era (melhor )?pra|precisava|mandou|disse pra|falou pra) (eu )?(morrer|me matar|sumir do ' +
    'mundo|nao existir) ([a-z]+ ){0,3}(tem razao|tao certos?|e (verdade|ta|' +
    'tem)|concordo|acho que|vou|quem sabe)|(disse|dizem|falou|falam|mandou) que eu (devia|deveria|mereco|tinha ' +
    'que) (morrer|me matar|nao existir|sumir)',
  '(morrer|partir|ir) de proposito|(vou|quero|queria|penso em) (fazer|terminar) (igual|como|o mesmo que|que nem) ' +
    '(ao? )?(ele|ela|meu|minha|tio|tia|pai|mae|vo|vovo|' +
    'primo) ?([a-z]+ )?(fez)?(?! (receita|bolo))',
  '(prend|segur)(er|o|ar|ando) (o ar|a respiracao) ([a-z]+ ){0,5}(ate (nao|apagar|desmaiar|morrer|acabar|o fim)|' +
    'nao solt|nao voltar|um dia)~',
  '(exterminar|eliminar|descartar|jogar fora|apagar) (esse |este |o )?(lixo|erro|peso|problema|estorvo) (que (eu ' +
    ')?(sou|e eu)|chamado eu|que sou)|(fui|me sinto) (deletad[oa]|' +
    'apagad[oa]|descartad[oa]|cancelad[oa]) ([a-z]+ ){0,4}(falta (eu )?me|so falta|agora (eu|falta))',
  '(corri|corro|fug|escap|me salv|me separa|me impede|me segura|me prende|unica coisa) ([a-z]+ ){0,4}(d[ae] ' +
    '(morte|morrer|me matar|pular|fazer)|aqui|viv[oa]|nesse mundo|na terra|' +
    'de acabar com tudo)~(?! (chuva|transito|e o (salario|cafe|trabalho|wifi)))',
  '(ja|entao|agora|pronto|assim) (eu )?(posso|podia|poderia) (ir|morrer|partir|apagar|descansar|sossegar|' +
    'desaparecer)( em paz| sossegad[oa]| de vez| agora)?(?! (ao|no|na|pra|pro|com|' +
    'dormir|um pouco|tranquil|a|comer|ver|embora|de ferias))',
  '(arma|revolver|espingarda|pistola|escopeta) ([a-z]+ ){0,8}(carregada|descobri (a senha|onde)|sei (a senha|' +
    'onde|o segredo)|me chama|na gaveta e|no cofre e)(?! (cacar|caca|' +
    'do museu))|(veneno|remedios?|corda|faca|janela|gilete) ([a-z]+ ){0,8}(de olho n|me olhando|me encara|' +
    'pensando se)~',
  '(deixei|deixo|vou deixar|deixando) ([a-z]+ ){0,3}(porta|portao|chave|senhas?|celular) ([a-z]+ ){0,5}(encostad|' +
    'abert|destrancad|desbloquead|dentro da biblia|arrombar|' +
    'voces vao precisar|vao precisar|pra policia|pra (quando|eles) (me|acharem))~(?! (visita|cachorro|gato|' +
    'entregador))',
  '(tirei|escondi|guardei|rasguei|queimei|apaguei) ([a-z]+ ){0,2}(fotos?|diarios?|cadernos?|conversas|cartas|' +
    'videos) ([a-z]+ ){0,4}(pra|para) ([a-z]+ ){0,3}(nao sofrer|sofrer menos|' +
    'nao (ler|lerem|acharem|verem)|ninguem (ler|achar|ver) depois|depois que eu|quando eu (for|morrer|me for)|me ' +
    'encontrarem|nao deixar (rastro|vergonha))',
  '(vou|vo|quero|preciso) (aliviar|poupar|livrar|libertar) ([a-z]+ ){0,2}(esse povo|minha familia|todo mundo|' +
    'eles|meus|minha|voces|o mundo|todos)( de mim| do peso| da minha|' +
    ' do meu)?(?! (tarefas|louca|do transito|a barra|o stress|da fila))',
  '(nao|n) (ter|tenho|quero|vai ter|tem|teria|haver) (mais )?(manhas|manha|amanha|sonhos nem|aniversarios?|' +
    'depois)( pra mim| nem| na minha)|nao (quero|vou|pretendo) (fazer|' +
    'completar) ([a-z0-9]+ )?anos|nao (passo|passarei|vou passar) (dest[ae]|dess[ae]|d[eo]) (ano|noite|mes|' +
    'semana|natal|[0-9]+|hoje|inverno)|(garantir|garanto) que (eu )?nao passe',
  '(sonh(ei|o|ava) que (eu )?(morria|tinha morrido|estava mort[oa]|tava mort[oa]|me matava)) ([a-z]+ ){0,3}(e ' +
    ')?([a-z]+ ){0,3}(melhor sonho|acordei (triste|decepcionad|com raiva|' +
    'e chorei)|foi (lindo|bom|um alivio|paz)|queria que)~|(melhor|unico) (sonho|parte do dia) ([a-z]+ ' +
    '){0,3}(morr|mort|dormir porque)~',
  '(minha|a) (mente|cabeca|cabecinha) ([a-z]+ ){0,4}(so tem uma palavra|so (pensa|fala|quer) (em |n[oa] )?(fim|' +
    'morr|acabar|morte)|virou um velorio|e um velorio|grita pra eu)~|' +
    '(encarando|olhando|encaro|olho|namorando) (a |o |as |os |pra |pro )*(caixinha|cartela|tarja preta|' +
    'comprimidos|frasco|remedios|faca|gilete|janela aberta|corda|trilhos?|' +
    'parapeito)(?! (do gato|preco))',
  '(deus|senhor|a vida|o universo|a natureza) ([a-z]+ ){0,3}(errou|se enganou|fez besteira) ([a-z]+ ' +
    '){0,3}(quando me|em me|comigo|ao me|me) (fez|criou|criar|fazer|colocou|colocar|' +
    'pos)?|(voltar|volto) (pra|para) onde (eu )?(tava|estava|era) antes de (nascer|existir)|desnascer',
  '(exaust[oa]|cansad[oa]|cansei|fart[oa]) de (fingir|atuar|sorrir|lutar|aguentar|tentar|sofrer|ser forte|' +
    'sentir) ([a-z]+ ){0,4}(quero (ficar viv|morrer|descansar|partir|ir|acabar|' +
    'sumir)|viv[oa]|todo dia pra|nao quero mais|vou (desistir|partir|acabar|morrer)|nao da mais)(?! (noiva|de ' +
    'ferias))',
  '(vim|passei|entrei|so|mandei|escrevi|liguei|apareci) (so |aqui |so pra |pra |pra te )*(dizer|falar|dar) ' +
    '(tchau|adeus|um ultimo|o ultimo|obrigad[oa] e adeus)( pra alguem|' +
    ' antes de ir| antes)?(?! (pr[oa]s? (turma|pessoal|professor|colegas)))',
  '(pego|peguei|pegar|tomei|peguei) gosto (por|em|de) (me (machuc|cort|ferir)|sangrar|cortar)~|(pele|braco|' +
    'corpo) (e|virou) (meu )?(diario|caderno|tela)|(eu )?me (corto|machuco|furo|' +
    'queimo|arranho) desde|(tempo|hora|momento) que (eu )?me (corto|machuco|furo)|me furo com',
  '(eu |so )?(mort[oa]) (resolve|resolvo|acaba com|e que|sirvo|ajudo|valho)|(se eu (tivesse|estivesse)|eu) ' +
    '(morrido|mort[oa]) ([a-z]+ ){0,6}(feliz|melhor|em paz|aliviad[oa]|resolv~)|' +
    'so (eu )?mort[oa] (pra|para|que|resolve|eu)',
];
