import { FEW, HEIGHT, PILLS, UP } from './pt-words.ts';

const RAIL =
  '(trilhos?|linha do trem|plataforma|trem|metro|rodovia|estrada|br|beira|grade|parapeito|mureta|rio|mar)';

const CUTTING =
  '(faca|gilete|lamina|estilete|navalha|arma|revolver|corda|forca|tesoura|veneno|pistola|espingarda)';

/** Heights, roads, water, medicines, ropes: what is looked at, counted and hidden. */
export const MEANS: readonly string[] = [
  `(${HEIGHT}|${RAIL}|telhados|predios) ${UP}(e )?quase( fui| pulei| me joguei| foi)?(?! )`,
  `(fui|subi|cheguei|parei|voltei|vou|ando|passo|passei) ${FEW}(n[oa]|pr[oa]|ate|ao|a|pelos?|pra) ` +
    `${FEW}(${HEIGHT}|${RAIL}) ` +
    `${UP}(freou|me (puxou|puxaram|segur|tir)|desisti|chorei|grade|mais perto|ninguem sabe|duas vezes|de novo ` +
    'ontem|quase)' +
    '~(?! (foto|sinal|de casa))',
  `(ol(ho|hei|hando|hava)|encar(o|ei|ando)|medi(ndo)?|med(i|indo)) ${UP}(la (pra )?(baixo|embaixo)|pra baixo|` +
    `${HEIGHT}|telhados|` +
    `trilhos?|altura) ${UP}(quase|diferente|se dava|se da|pensando|penso|e sinto|paz|vontade|me imagin|demais|` +
    'tentad|medindo)~' +
    '(?!.*(vista|lind|foto|medo de altura|vertigem))',
  `(${HEIGHT}|mar|rio|trilhos?|abismo|laje|trem|corda) ${UP}(nunca pareceu|tao (alta|alto|boa|bom|perto|` +
    'convidativ)|me (cham|' +
    'esper|convid|olh)|ta me chamando|chamando|fundo e (nao|calm|me)|conversando com|eu pisquei|respond)~' +
    '(?!.*(mergulh|surf|ferias|delicia|nadar|banho de))',
  `(escada|porta|acesso|elevador|grade) ${UP}(terraco|cobertura|laje|telhado|caixa d ?agua) ${UP}(abert|subi|sei|` +
    'destrancad|' +
    'vai ser|quebrad|sem tranca)~(?!.*(obra|churrasco|foto|antena|fogos))',
  `(penso|pensei|pensando|imagino|imaginei|lembro) ${FEW}(em |n[oa]s? |com |ela |meu corpo )+(${CUTTING}|` +
    `${HEIGHT}|trilhos?|` +
    'chao|em mim|altura|la embaixo)(?! (d[aeo]|que|nova?|pr[ao]|elastic|brasil|aerea|de))',
  `${CUTTING} ${UP}(imagino|imaginei|penso|pensei|vejo) (ela|nela|em mim|no meu|na minha|coisas?)`,
  '(arma|revolver|pistola|38) (em casa |do servico |na gaveta |de servico )?([a-z]+ ){0,5}(olho|penso|olhando|' +
    'pensando) ' +
    '([a-z]+ ){0,3}(ela|mim|nela)|se eu tivesse (uma|um) (arma|revolver)|so (me )?falta (a|uma) (arma|corda|bala)',
  `(trein|ensai|aprend|pratiqu|test)(ei|i|o|er|ar|ando|endo) (o |a |um |fazer |como fazer |dar |se faz )*(no|forca|` +
    'laco|no de forca|no corredico)(?! (de (marinheiro|gravata|escoteiro|pesca|fita|cabelo)|n[oa]|em|do (sapato|' +
    'tenis)|d[ae]))|' +
    'no de (forca|enforcar|enforcado|carrasco)',
  `corda ${UP}(viga|teto|ventilador|galho|caibro|pescoco|arrebentou|gancho|arvore|esperando)(?!.*(rede|balanco|` +
    'varal|violao|pneu))',
  '(comprei|arranjei|peguei) (uma |a |um )?(corda|veneno|lamina|gilete|faca) ([a-z]+ ){0,4}(disse|falei|menti|' +
    'inventei|escond)',
  `(tem|tenho|contei|conto|contando|sobraram|sobrou|faltam|ha|com) ${UP}${PILLS} ${UP}(n?a minha mao|na mao|na ` +
    'minha frente|' +
    'acho que da|se da|da pra|e suficiente|sao suficiente|bastam|da e sobra|estao contad|contados)' +
    '~(?!.*(consulta|semana|mes que vem|fim do tratamento|receita))',
  `(junt|acumul|estoc|guard|escond|separ|roub|econom)(o|ei|ando|ar|izando|izo) ${FEW}(o |a |os |meus |uns |mais |` +
    'todo |dos )*' +
    `(${PILLS}|remedio) ${UP}(faz|ha|suficiente|quase|ja tenho|debaixo|embaixo|colchao|travesseiro|sem|todo dia|` +
    'pra|escondid|ate)' +
    '~(?!.*(crianca|vencid|descart|gripe|doar|farmacinha|cachorro|viagem|caixinha))',
  `(juntando|acumulando|estocando) ${FEW}(remedios?|comprimidos?|calmantes?|rivotril)(?!.*(vencid|doa|descart))`,
  `(mistur|tom|engol|vir|mand|beb)(ei|o|i|ar|er|ando|iu) ${FEW}(tudo|todos|todas|um monte|de tudo|um bocado) ` +
    `(que|o que|os que|as que|de) ?${FEW}(tinha|tem|tinham|achei|havia|encontrei|sobrou|remedio|comprimido|` +
    'armario|gaveta|' +
    'caixa|farmacinha)~(?!.*(geladeira|comida|festa|bolo|salada))',
  '(exager|aument|dobr|pass)(ei|o|ar|ando|uei) (n?a|d?a) dose (de proposito|pra (nao|ver|apagar|dormir)|sabendo|' +
    'querendo|' +
    'e tomara)|(remedio|bebida|alcool|calmante) com (remedio|bebida|alcool|calmante|vodka|vinho|cachaca) ' +
    '([a-z]+ ){0,5}(sabendo|de proposito|tomara|quero|nao acordar|acontec)~',
  `(deixei|abri|abro|deixar|liguei|ligar|abrir) ${FEW}(o )?gas (aberto|ligado|e (deitei|fui|dormi|fechei|esper)|` +
    'todo)' +
    '(?!.*(esqueci|sem querer|distra|comida|feijao|cafe))|(mangueira|escapamento) ([a-z]+ ){0,6}(carro|garagem|' +
    'banco)' +
    '(?!.*(lavar|lavei|furou|oficina|mecanico|troc))',
  '(veneno|chumbinho|soda) ([a-z]+ ){0,4}(guardad|escondid|atras|na minha|no meu|comigo|esper)~(?!.*(rato|barata|' +
    'crianca|formiga))',
  `(um dia|qualquer dia|penso em|pensei em|vontade de|quase|toda vez|ia ser so|so) ${UP}(nao (freio|frear|freei|` +
    'desviar|desvio|' +
    'fazer a curva|faco a curva|virar)|virar o volante|soltar o volante|passar reto|acelerar (contra|ate))(?! (a ' +
    'esquina))',
  '(sem (cinto|capacete|freio)|contramao|bebad[oa]|bebo e dirijo|(nem|nao) (coloco|uso|ponho) (mais )?(o ' +
    ')?(capacete|cinto)) ' +
    `${UP}(de proposito|tomara|destino|tanto faz|querendo|na esperanca|torcendo|pra ver se|acontec)~`,
  '(de proposito|querendo bater|querendo capotar|pra ver se (eu )?(bato|morro|alguem atira|me matam|batem|' +
    'acontece))' +
    '(?!.*(errei|brinca|gol|kk|jogo|receita|irma|irmao)~) ([a-z]+ ){0,4}(morr|mat|destino|acab|fim|vez)~|' +
    '(dirijo|corro|ando|briga|provoco|arrumo) ([a-z]+ ){0,7}(querendo bater|querendo morrer|pra ver se (alguem|' +
    'me|um)|de proposito)',
  `(entrar|entro|ir|deixar|andar|me jogar|boiar|afundar) ${FEW}(n[oa]|pel[oa]|pr[oa]|em) ${FEW}(mar|rio|enchente|` +
    'correnteza|agua|' +
    `acude|lagoa|represa|cachoeira) ${UP}(me lev~|nao (sair|volt|sub)|ate o fundo|afund|pra sempre|e pronto|de vez)`,
  `(parei|larguei|abandonei|suspendi|nao (vou )?tomo?|deixei) ${FEW}(mais )?(de )?(tomar )?(o |a |os |as ` +
    ')?(tratamento|insulina|' +
    `remedios?|dialise|quimio|medicacao|hemodialise) ${UP}(de proposito|pra ver se|me lev|deixa parar|morr|acab|` +
    'vou logo|de vez)~',
  '(meu|minha|o|a) (plano|jeito|dia|data|lugar|hora|arvore|galho|ponte|metodo) (ja )?(ta|esta|foi) (ja )?(pront|' +
    'escolhid|decidid|marcad)[oa](?! (d[aeo]|pr[ao]|que|com|pel))' +
    '(?!.*(viag|cas[ao]|festa|ferias|prova|cirurg|mudan|negocio|consulta|reuniao)~)',
  '(ja )?escolhi (o|a|qual|meu|minha) (dia|data|hora|arvore|ponte|galho|metodo|jeito)(?! (d[aeo]|pr[ao]|que|com|' +
    'em))' +
    '(?!.*(viag|cas[ao]|festa|ferias|prova|cirurg|mudan|natal|consulta)~)',
  '(ja )?sei (como|onde|o jeito|o lugar|o dia|quando)( e (como|onde|quando|com que))? (so falta|vai ser|vou ' +
    'fazer|sera|falta)' +
    '(?! (a aula|o show|a festa|a prova))|(o lugar|a ponte|a arvore) (eu )?ja sei (qual|onde)|(so falta|falta ' +
    'so) a coragem',
  `(ja )?(ta|esta|deixei|tenho|tudo) ${FEW}(tudo )?(pronto|guardado|preparado|separado|planejado) ${FEW}(pra|so|` +
    'e|hoje|eu) ' +
    `${FEW}(quando (der|vier|eu|chegar)|esperar|faltar|falta (a )?(coragem|hora)|eu faco|morrer|a coragem|o dia|` +
    'acabar comigo)' +
    '(?!.*(festa|viagem|mudanca|prova|jantar|bebe|cha))',
  '(esperar|espero|esperando|quando|assim que) ([a-z]+ ){0,4}(casa (ficar )?vazia|todo mundo (viajar|dormir|sair)|' +
    'eles (viajarem|dormirem|sairem)|ninguem em casa|porteiro sai) ?([a-z]+ ){0,3}(eu faco|faco isso|vai ser|' +
    'acabo|e agora|' +
    'eu vou|me mato|pra fazer)?(?!.*(festa|filme|videogame|danc|cantar|estudar|comer|musica|faxina|silencio|' +
    'trabalh)~)',
  '(calar|desligar|silenciar|parar) ([a-z]+ ){0,3}(cabeca|mente|dor|vozes|tudo) ([a-z]+ ){0,3}(pra sempre|de vez|' +
    'definitiv~)',
  `(esconde|escondam|tira|tirem|guarda|guardem|tranca) ${FEW}(as |os |a |o )*(facas?|remedios?|laminas?|gilete|` +
    'arma|comprimidos) ' +
    'de (mim|perto de mim)|me (tranca|segura|prende|amarra|vigia|interna|segure|prendam)m? ' +
    `${UP}(besteira|me mato|loucura|me matar|antes que|fazer|faco)`,
  '(medo|vontade|capaz|antes que eu|senao eu|se nao eu|pensando em|penso em|perto|ando|vou|acabo|socorro) ' +
    `${UP}(fazer|faca|faco|` +
    'cometer|fazendo) (uma |alguma |um )?(besteira|loucura|bobagem|desgraca)(?! (n[oa]|e (compr|mand|lig)|com ' +
    '(ele|o dinheiro)|d[eo]|' +
    'de (amor|mandar|comprar)|pra emagrecer|por))(?!.*(promocao|cabelo|ex))',
];
