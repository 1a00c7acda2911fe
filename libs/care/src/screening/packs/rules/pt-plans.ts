import { FEW, HEIGHT, PILLS, UP } from './pt-words.ts';

const TAKE =
  '(tomar|tomei|tomo|tomando|engolir|engoli|engulo|ingerir|ingeri|virar|beber|bebi|mandar pra dentro)';
const JUMP =
  '(pular|pulo|saltar|me jogar|me joga|me jogo|jogar me|me atirar|me lancar|me tacar|me soltar|me deixar cair|' +
  'cair d[aoe]|me joguei|pulei|pulava|me largar|despencar|me arremessar)';
const ARM =
  '(arma|revolver|pistola|espingarda|38|trinta e oito|bala|faca|corda|cinto|lencol|forca|fio|gilete|lamina|' +
  'veneno|chumbinho|estilete|navaja|navalha|bisturi|escopeta|no)';

/** Plans, means at hand, places and days. */
export const PLANS: readonly string[] = [
  `${JUMP} ${FEW}(d[aoe]|desse|dessa|deste|desta|do alto|la d[eo]|daqui) ${FEW}${HEIGHT}(?! (d?a piscina|do ` +
    '(jogo|lago)))',
  '(vontade|pensando|pensei|penso|quero|queria|vou|ideia|coragem|decidi|impulso|quase|planejo|medo de eu|medo de ' +
    `mim) ${UP}${JUMP}(?! (carnaval|corda|a (faixa|catraca|etapa|musica|` +
    'fase|aula)|o (cafe|almoco|muro|capitulo|intro)|de (paraquedas|alegria|bungee|cabeca n|asa delta)|na ' +
    '(piscina|agua|cama|pista|rede|lagoa)|no (sofa|lago|projeto|mar (e|pra)|colo)|' +
    'no trabalho|essa|esta|esse|ness[ea]|nest[ea]|nisso|fogueira|sete|nos (bracos|estudos)|em (novos|algo|um ' +
    '(projeto|relacionamento))))',
  `(to|estou|tou|fico|fiquei|sentad[oa]|parad[oa]|em pe|aqui|subi|vim|cheguei|tava|passei) ${UP}(n[oa]|em cima ` +
    'd[ao]|em|ate|na beira d[ao]|na beirada d[ao]|' +
    `na borda d[ao]) ${FEW}${HEIGHT} ${UP}(pul|jog|salt|olhando pra baixo|pensando|pernas pra fora|coragem|` +
    'vontade|cair|caind|adeus|morr|nao vou precisar|decid|imagin|fim|acabar|' +
    'despedi|ultima vez|tremendo|quase)~(?! (piscina|por do sol|foto))',
  '(pernas|pe|pes|corpo) (pra|para|do lado de|de) fora d[ao] (janela|sacada|parapeito|varanda|ponte|predio)|do ' +
    'lado de fora d[ao] (grade|parapeito|guarda corpo|janela)',
  '(n?a frente d[oe]|embaixo d[oe]|debaixo d[oe]|contra|pra baixo d[oe]|em frente (ao|a um)|nos|no|na|diante ' +
    `d[oe]) ${FEW}(trem|metro|caminhao|carro|onibus|trilhos?|carreta|muro|` +
    `poste|mureta|arvore|linha do trem) ${UP}(fim|acabar|morrer|vontade|adeus|hoje|coragem|pular|resolv~|acab~|e ` +
    'pronto|de proposito)',
  `(me jogar|me jogo|jogar|entrar|deitar|pular|me atirar|enfiar|bater|tacar|me joga|me meter|virar) ${FEW}(n?a ` +
    'frente|embaixo|debaixo|contra|na linha|nos trilhos|no trilho|nos trilho|' +
    `(o|a) (carro|moto|volante) (contra|n[oa]|embaixo|d)|(o|a) (carro|moto|volante)) ${FEW}(d[oe]|um|uma|o|a|` +
    'trem|metro|poste|muro|caminhao|carreta|mureta|arvore|' +
    'ribanceira)(?! (estacionamento|garagem|lava))',
  '(soltar|largar|solto|virar|viro|girar) (o |a )?(volante|guidao|direcao|moto|carro)(?! (de um|pra esquerda|pra ' +
    `direita|zero))|(capotar|bater|jogar|virar|arrebentar) ${FEW}(o |` +
    `a )?(carro|moto) ${FEW}(de proposito|contra|no poste|na serra|num|em um|na mureta)`,
  `${TAKE} ${FEW}(todos?|todas?|um monte|varios|varias|muitos?|um punhado|uma cartela|duas|cartelas?|o (frasco|` +
    'vidro)|a caixa|a cartela|vinte|trinta|cinquenta|[0-9][0-9]+|toda|meus|' +
    `um bocado|um tanto de|tudo)(?! (as manhas|dia|o cafe|os dias|noite)) ${FEW}(d[eao]s?|os|as|meus|minhas|` +
    `inteir[oa]s?)? ?${FEW}${PILLS}(?! (d[ao] (pressao|gripe|tireoide|medic)|` +
    'receitad|certinho|pra (gripe|dor)))',
  `${TAKE} ${FEW}${PILLS} ${UP}(morr|nao (acord|quero|levant|volt)|nunca mais|de uma vez|tudo|todos|todas|adeus|` +
    'acabar|fim|fazendo efeito|tonta|tonto|zonz|medo|ja foi|coragem|demais|' +
    'me salv|pra sempre|apagar|dormir pra sempre|despedi|ninguem|pra sumir)~(?! (certinho|do dia|como o medico|a ' +
    'gripe|hoje de manha))',
  '(juntando|juntei|guardando|guardei|separei|escondi|acumulei|acumulando|estocando|economizando|junto|comprei|' +
    'contando|contei|conto|peguei|tenho|roubei|separando|escondendo|' +
    `catei) ${UP}${PILLS} ${UP}(tudo|todos|todas|juntos?|de uma vez|sem (ela|ele|ninguem) (ver|saber|perceber)|` +
    'suficiente~|bastante|o bastante|escondid~|dia|coragem|pra (quando|um|' +
    'acabar|isso|usar|morrer|tomar)|na (fronha|gaveta|mochila)|embaixo|debaixo|travesseiro|caso|pra (hoje|' +
    'sexta))(?! (semana|do cachorro|meu (pai|vo)|minha (mae|avo)))',
  `${PILLS} ${UP}(ao lado|do lado|na minha frente|na mao|aqui (comigo|na)|na mesa|embaixo do|debaixo do|na ` +
    `cabeceira|olhando|encarando|me olham|me chama|chamando) ${UP}(travesseiro|` +
    'mim|cama|e (eu|nao)|pensando|coragem|vontade|mao|pronto|hoje|noite|frente|tudo|carta|nome)(?! (pressao|gripe))',
  `(quantos?|quantas|que dose|qual dose|quanto) ${UP}(${PILLS}|dose|veneno|gotas|mg) ${UP}(pra|para) ${FEW}(morr|` +
    'mat|nao acordar|apagar|dormir pra sempre|acabar|ser fatal|' +
    'fazer efeito e nao)~|dose letal|overdose (de proposito|pra|e acabar|intencional)|(quero|vou|pensei em|' +
    `queria|tentar|tentei) ${FEW}(ter |ter uma |uma )?overdose(?! de (chocolate|` +
    'acucar|serie|cafe|doce|fofura))',
  `(qual|como|jeito|forma|maneira|metodo|modo|pesquis~|procur~|googl~|li sobre|melhor) ${UP}(de morrer|de me ` +
    `matar|de se matar|se matar|me matar|morrer) ${FEW}(sem (dor|sentir|sofrer|` +
    'fazer|errar|sujar|incomodar)|rapido|que (nao doa|doa menos|doi menos)|indolor|parecer|mais (facil|rapid))|' +
    `(jeito|forma|maneira|modo|metodo)s? ${FEW}de ${FEW}(me matar|morrer|` +
    'acabar com tudo|nao acordar|ir embora (sem|de vez)|me suicidar)(?! (d[ea] (rir|tedio)))',
  `(pesquis|procur|busc|googl|assisti video)~ ${UP}(quanto tempo (leva|demora)|como (fazer|dar|se faz)|altura|` +
    `sem dor|metodos|queda|dose) ${UP}(morr|afog|cai|no de|forca|fatal|pul|mat|sangr|enforc)~`,
  '(comprei|tenho|guardei|escondi|amarrei|peguei|ja (arranjei|arrumei)|consegui|achei|separei|deixei|preparei|' +
    `arrumei|sei onde (ta|esta|fica|guardam)|descobri onde) ${UP}(a |o |uma |` +
    `um )?${ARM} ${UP}(pra (mim|hoje|me|acabar|fazer|quando|usar|isso|sexta|sabado|o dia)|so falta|coragem|` +
    'pronta?|carregad[oa]|esperando|na mao|amarrad[oa]|comigo|do meu pai|do (vo|' +
    'pai|padrasto|tio)|dele|ninguem (sabe|sobe|viu)|no (armario|quarto|banheiro|galho|ventilador|teto)|debaixo|' +
    'embaixo|e (medo|vontade|agora)|aqui (do lado|comigo)|' +
    'em casa e)(?! (churrasco|de (escalada|varal|pular|violao)|cozinha|pesca|d?a festa|cacar))',
  `(com|tenho|to com|estou com|seguro|segurando|peguei|aqui com) ${FEW}(a|o|uma|um) ${ARM} ${FEW}(na (mao|boca|` +
    'cabeca|garganta|minha)|no (pulso|pescoco|braco|colo)|em (maos|punho)|' +
    'apontad[oa]|amarrad[oa]|contra)',
  `(revolver|arma|cano|pistola|bala|tiro|38) ${FEW}(n[oa]|pra|contra|dentro d[ao]|em) ${FEW}(minha )?(boca|` +
    'cabeca|testa|tempora|ouvido|peito|coracao|mim)(?! (do (vilao|bandido|boneco|' +
    'zumbi)))|(dar|dou|meter|meto|levar|enfiar|botar|acabar com|darei) um (tiro|balaco|pipoco) (n[oa]|em|de) ' +
    `${FEW}(minha )?(cabeca|peito|mim|boca|coracao|ouvido|testa|misericordia)`,
  '(me |mim )(enforc(ar|o|ando)|pendur(ar|o) n|envenen(ar|o)|afog(ar|o)|asfixi(ar|o)|degol(ar|o)|atear fogo|' +
    'tacar fogo|queimar viv[oa]|eletrocut(ar|o))(?! (em (trabalho|divida|' +
    'servico|papel|chocolate|serie)|no (trabalho|sorvete)|n[oa]s? (trabalhos|magoas)|de (trabalho|tanto)))',
  `(ultima|uma|essa|a) bala ${FEW}(e |ta |esta |e reservada |guardada |sera )*(pra mim|minha|reservada|guardada|` +
    'tem meu nome|com meu nome)',
  `(beber|tomar|tomei|bebi|engolir|olhando|ingerir) ${FEW}(o |a |um |uma )?(veneno|chumbinho|soda caustica|agua ` +
    'sanitaria|alvejante|cloro|raticida|agrotoxico|acido|inseticida|' +
    'desinfetante)(?! (d[aoe] (cobra|rato|planta)|pr[oa]s? (ratos?|baratas?|limpar|piscina|lavar|horta)|pra ' +
    '(matar|limpar|lavar|rato|barata)|d?e rato))',
  `(ligar|ligo|abrir|abro|deixar|cheir~|olhando pr[oa]|fechei|fechar) ${UP}(o )?(gas|fogao|botijao|escapamento|` +
    'cano de descarga|janelas da cozinha|carro na garagem|' +
    `garagem) ${UP}(dormir|morrer|esperar|ligado|fech~|pensando|deitar|vontade|respirar|apagar|tempao|acabar)(?! ` +
    '(cafe|comida|esqueci))',
  `(entrar|entro|ir|andar|nadar|caminhar|sumir|mergulhar|afundar|me perder|me deixar levar) ${FEW}(n?o |n?a |` +
    'pel[oa] |pr[oa] |ate )?(mar|rio|lagoa|acude|represa|fundo|agua|mare|' +
    `correnteza) ${UP}(nao (volt|sair|mais|quero)|sem volta|nunca|ate (cansar|sumir|afundar|nao)|me lev|pra ` +
    'sempre|e pronto|deixar|adeus|engol)~',
  `(parei|parar|vou parar|larguei|deixei|nao (vou )?tom[oa]r?|suspendi|abandonei|sem tomar|nao tomo) ${FEW}(com |` +
    'de tomar |o |a |os |as |mais )*(insulina|dialise|hemodialise|' +
    `remedio~ do coracao|quimio|tratamento|comer|antirretroviral|medicacao) ${UP}(morrer|que seja|nao pretendo|` +
    'de proposito|ir embora|pra acabar|definh|ver se|partir|me leve|fim|de vez|' +
    'quero ir)~',
  `(meu|tenho um|tenho o|o|fiz um|montei um|com um) plano ${UP}(pronto|perfeito pra (morrer|mim)|ta (pronto|` +
    'feito|tracado)|pra (me matar|morrer|acabar com|sumir|partir|sexta|hoje|' +
    'minha morte)|(e|vai ser) (hoje|amanha|sexta|sabado|domingo|segunda|simples|essa)|de (morrer|suicidio|me ' +
    'matar)|sem volta|nao tem volta|(pra|de) nao (acordar|voltar))(?! (trabalho|' +
    'viagem|aula|estudo|saude))',
  `(ja )?(escolhi|marquei|decidi|defini|tenho|sei|tem|to com|planejei|resolvi) ${FEW}(o|a|qual|meu|minha|como|` +
    `onde|quando)? ?${FEW}(dia|data|hora|lugar|jeito|metodo|momento|arvore|` +
    `ponte|noite) ${FEW}(e |pra |para |de |vai |da |do |que |em que )${UP}(morr|minha morte|partir|ir embora|` +
    'acabar|me matar|fazer isso|nao vou|ninguem|carta|despedi|meu fim|ultim|' +
    'depois d|fim|adeus|sem volta|me encontr|me ach|vai ser depois)~(?! (casamento|festa|mudanca|viagem|' +
    'formatura|prova))',
  `(vai ser|sera|e) (hoje|amanha|nessa|nesta|essa|esta|no|na|sexta|sabado|domingo|agora) ${FEW}(noite |mesmo |` +
    'que )?(eu )?(me mato|morro|acabo|o dia que (eu )?(morro|acabo|parto)|' +
    'que (eu )?(acabo|morro|parto|vou embora de vez|me despeco|faco isso))(?! (com (o|a|esse|esse) (serie|livro|' +
    'tcc)|de rir))',
  `(hoje|amanha|essa noite|esta noite|agora|dessa vez|desta vez|de hoje|sexta|sabado|nessa madrugada) ${FEW}(eu ` +
    ')?(faco|vou fazer|fazer|consigo|vou conseguir|tomo coragem|' +
    'termino o servico|nao falho|acabo com (isso|tudo)|acaba (tudo|pra mim)|tudo acaba|eu acabo|nao passa|nao ' +
    'passo|ninguem (me )?(segura|impede|vai me parar|vai impedir))(?! (o|a|um|' +
    'uma|os|as|bolo|brigadeiro|prova|e entrego|meu|minha|de ano|academia))',
  '(nao (me )?(tentem|tente|venham|venha|adianta|chamem|chame|procurem|procure|impecam|impeca|segurem|esperem|' +
    `espere)|ninguem) ${FEW}(me )?(salvar|impedir|ambulancia|socorro|procurar|` +
    'parar|samu|impec~|salv~|parem|impede|me (procure|segure|salve|impeca)~|viv[oa]|mais por mim)(?! (pro|pra|no|' +
    'da|jantar|da dieta))',
  `(tentei|tentar|tentado|tentativa|vou tentar|ja tentei) ${FEW}(me |de |o |contra |isso |tirar |outra |` +
    `)${FEW}(matar|suicidar|suicidio|minha vida|enforcar|de novo (e|essa|hoje|esse|` +
    'ninguem|sozinh)|mes passado|semana passada|ontem|a propria)(?! (a saudade|a sede|a charada|o tempo|aula|a ' +
    'fome|passar|a prova|fazer|a receita|ligar|comprar))',
  `(se|ate|quando|depois|assim que|so|combinei|dou|prazo) ${UP}(melhor~|muda~|dezembro|natal|aniversario|` +
    'formatura|dormir~|enterro|passar|resultado|fim do (mes|ano)|acabar|terminar|' +
    `for) ${UP}(me mato|eu morro|acabo com tudo|eu vou embora (de vez|dessa)|vou (me matar|morrer|partir|acabar ` +
    'com tudo)|nao fico (mais )?(nesse|aqui)?|eu sumo (de vez|do mundo)|' +
    'desisto de (viver|tudo|mim)|eu parto|ai (eu )?(posso (ir|morrer|descansar)|me vou))(?! (de rir|pra casa|com ' +
    'ele))',
  '(posso|pronta? pra|pronta? para|vou poder|deixa eu|me deixa|me deixem|me deixe|deixem eu|deixem me|deixa) ' +
    `${FEW}(ja )?(ir|morrer|partir|descansar|apagar|desaparecer|ir embora|` +
    `acabar) ${FEW}(em paz|sossegad[oa]|de vez|sem (culpa|pendencia|peso)|dess[ae]|desta|logo|tranquil[oa]|` +
    'daqui)? ?(em paz|vida|mundo|agora|por favor|de uma vez)?(?! (ao|no|na|pra|pro|' +
    'com|ali|dormir|a (pe|festa|praia)|um pouco|cinco|o fim de|banheiro|embora mais|pra casa|cedo))',
  `(vao|vai|alguem|quem|policia|bombeiros|mae|irma|faxineira|vizinh[oa]s?|quando|que) ${UP}(me (achar|encontrar|` +
    'acharem|encontrarem|achem|encontre|encontrem|acham|encontram)|' +
    'achar (meu|o) corpo|encontrar (meu|o) corpo|acharem o corpo|limpar (o que|a sujeira|depois)|estranhar o ' +
    'cheiro|arrombar (a|o))(?! (na (festa|praia|academia|facul|escola|fila)|' +
    'no (linkedin|instagram|shopping|insta|mercado|face|trabalho)|bonit|com quem|metid|as [0-9]|pra (conversar|' +
    'tomar)|dormindo|doid))',
  '(meu|minha|meu proprio|minha propria|minhas) (enterro|velorio|caixao|lapide|tumulo|cova|sepultura|cinzas|' +
    'funeral|morte|missa de setimo dia)(?! (no jogo|em dez vezes))',
];
