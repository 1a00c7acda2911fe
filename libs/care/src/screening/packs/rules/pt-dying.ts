import { FEW, UP } from './pt-words.ts';

/** To die or to kill oneself, as the verb of another. */
const DIE =
  '(morrer|morrermos|falecer|me (matar|suicidar|enforcar|apagar|desviver|eliminar)|desviver|cometer suicidio|' +
  '(tirar|acabar com|encerrar|terminar com) (a )?(minha )?(propria )?(vida|existencia)|acabar comigo|' +
  '(dar|botar|por|da) (um )?(fim|cabo) (em|de|d?a|n?a) (mim|minha (vida|existencia))|' +
  '(deixar|parar|para) de (existir|existi|viver|respirar)|(nao|n|num) (existir|acordar|acorda|viver|estar viv[oa]))';

/** What turns it into something else: of what, for whom, where, and how late. */
const ELSE =
  '(?! (de (rir|fome|sede|calor|frio|sono|tedio|vergonha|trabalhar|estudar|saudade|tanto|ver|curiosidade)|com ' +
  'ess[ea]|' +
  'por (um|uma|causa do (transito|calor))|n[oa] (treino|academia|praia|jogo|fase)|bem velh|velh|um dia|pel[oa]))';

/** What kills, and that nobody does it. */
const KILLER =
  '(carro|caminhao|onibus|carreta|trem|metro|moto|raio|bala( perdida)?|tiro|aviao|teto|predio|ladrao|assaltante|' +
  'terremoto|mar|rio|onda|meteoro|infarto|avc|aneurisma|cancer|doenca|virus|covid|pneumonia|coracao|cirurgia|' +
  'anestesia|' +
  'turbulencia|enchente|barranco|ceu)';

const TOMARA =
  '(podia|poderia|tomara que|tomara|queria que|quero que|queria|seria bom|ia ser bom|ia ser|bem que|torco|torcendo|' +
  'rezo|espero|esperando|quem dera|oxala|desejo|que|se)';

/** Dying and killing oneself, further ways of saying so. */
export const DYING: readonly string[] = [
  '(a fim de|afim de|doid[oa] (pra|de)|louc[oa] (pra|de)|a um passo de|a ponto de|pert[oi] de|cogito|cogitei|' +
    'cogitando|' +
    'considero|considerando|querendo|tentando|planejando|planejo|combinei|combinamos|combinei de|pact[oa]|' +
    'decidid[oa] a|' +
    `determinad[oa] a|forcas para nao|forca pra nao|calculando|impulso|liberad[oa] pra|pronta? pra|licenca pra) ` +
    `${UP}${DIE}${ELSE}`,
  `(quero|queria|preciso|vou|posso|penso em|decidi|prefiro|melhor) ${FEW}(me apagar|desviver|me desviver|me ` +
    'desligar|' +
    'me acabar|me extinguir|me exterminar)(?! (um pouco|d[aeo]|n[oa]|por|de comer|de dancar|das|em))',
  `(como seria|imagino|imaginando|pensar em|pensando em|pensamento e|penso em|so penso em|sonhando com|fantasio) ` +
    `${FEW}(eu )?(me matar|morta|morto|me enforcar|suicidio|minha morte|meu fim|meu velorio)${ELSE}`,
  `(suicidio|morte|morrer|me matar|tirar a (propria )?vida|ideia de (morrer|me matar)|ideacao( suicida)?|` +
    `pensamentos? suicidas?) ${UP}(nao sai|nao sai da|nao larga|nao some|voltou|voltaram|virou|primeiro pensamento|` +
    'toda hora|o dia (todo|inteiro)|todo dia|toda noite|martel|ronda|rondando|me persegue|me acalma|me consola|' +
    'me seduz|' +
    'me chama|me atrai|me acompanha|cada vez mais|mais forte|me tenta)~(?! (da (minha )?(familia|vo|mae)|do (meu ' +
    ')?(pai|vo)))',
  `(morrer|suicidio|me matar|a morte|morte|nao existir|nao acordar|partir|nao estar viv[oa]) ${FEW}(parece|pareceu|` +
    `seria|e|soa|soou|vira|virou|me parece|deve ser|ta parecendo|ia ser|fosse|seja) ${UP}(alivio|ferias|resposta|` +
    'solucao|facil|boa|bom|otim|tentador|paz|descanso|sonho|presente|bonit|lind|ruim|melhor|saida|doce|calm|libert|' +
    'sossego|amiga|favor|unic|dava no mesmo|convite)~(?! (na cena|no filme|d[ao] (personagem|novela)))',
  '(desej|peco|pedindo|implor|clam|anseio|busc|procur|aguard|invoc|quero|queria|namor|cham)(o|ei|ando|ar|amos)? ' +
    `${FEW}(a |pela |por )?(morte|dona morte|ceifadora?|uma morte|minha morte)(?! (d[aeo]|do (vilao|chefao|rato)|` +
    'nao))',
  '(encontro|data|hora|compromisso|consulta|horario) (marcad[oa] )?com a (morte|ceifadora)|eu e a morte|a morte ' +
    'e eu|' +
    '(porta|portao|abraco) (pra|da|para) (a )?morte|me entreg(ar|o|uei) (pra|a|para a|nos bracos da) morte',
  `(alguem|por favor|pfv|pelo amor de deus|imploro|vem) ${FEW}me (mata|mate|matem|da um tiro|de um tiro|mete um ` +
    'tiro|' +
    'envenena|da fim)(?! (de|com ess[ea] (fofura|look)))|me (mata|mate|matem) (por favor|pfv|pelo amor|alguem|' +
    'logo|de uma vez)',
  `${TOMARA} ${UP}(um |uma |o |a |ess[ea] )?${KILLER} ${UP}(me (mat|peg|atropel|acert|lev|ach|engol|esmag|tir|` +
    'enterr|d[ea])|' +
    'em mim|por cima de mim|em cima de mim|comigo|seja (infarto|grave|fulminante)|d[ae] forte|nao (volte|volt)|' +
    'eu (junto|nao volt))~' +
    '(?! (carona|a serio|sinal|em conta|no colo|pra (casa|jantar|sair)))',
  `${TOMARA} ${FEW}(cair|caia|caisse|passar|passasse|bater|despencar|vir|viesse) ${FEW}(um |uma |o |a ` +
    `)?${KILLER} ${UP}(em|` +
    'por cima de|sobre|por|na) (cima de )?(mim|minha cabeca)',
  `(torco|tomara|torcendo|rezo|esperando|queria|espero) ${UP}(aviao|onibus|barco|elevador|predio|teto|ponte) ` +
    `${FEW}(cair|` +
    'caia|caisse|despencar|desabe|desabar|afundar|capotar|capote|capotasse|bata)(?! (de preco|o preco))',
  `(tomara|queria|torco|quem dera|espero) ${UP}(eu )?nao (volte|voltar|acorde|acordar|saia|resista|resistir|` +
    'sobreviv) ?' +
    '(d[ae] |do )?(anestesia|cirurgia|operacao|mesa|uti|hospital|coma|sono)?(?! (cedo|as|pra|com|tarde|de ' +
    'madrugada))',
  `(se (eu )?(peg|tiv|fosse)~|se for|se (viesse|der|desse)) ${UP}(doenca|cancer|cancer|tumor|covid|hiv) ` +
    `${UP}(nem (tratav|trato)|` +
    'nao (tratava|trato|ia tratar|vou tratar)|alivio|agradec|comemor|sorte|sem ninguem me culpar|tomara)~',
  `me (salvaram|acharam|encontraram|socorreram|reanimaram|ressuscitaram|tiraram) ${UP}(odeio|odiei|infelizmente|` +
    'raiva|' +
    'nao (queria|devia|deviam|era)|decepc|droga|maldit|e eu (queria|nao))~|socorrid[oa] a tempo infelizmente|' +
    'nao (era|devia|deviam|precisavam) (pra )?(eu |ter |me )+(acordado|sobrevivido|salvado|salvo|socorrido)',
  `(arrepend~|pena|lament~|raiva|droga|infelizmente|odio|frustr~) ${UP}(nao ter (dado certo|morrido|conseguido ` +
    '(ir|morrer))|' +
    'ter (falhado|sobrevivido|escapado|acordado)|nao (deu certo|morri))(?! (no concurso|na prova|a receita|o bolo))',
  `(n[ao]|d[ao]|ess[ae]|dess[ae]|ness[ae]|minha|uma) (segunda|terceira|quarta|quinta|proxima|nova|outra|[0-9]a?) ` +
    `(tentativa|vez) ${UP}(nao (quero|vou|posso|falh|err)|vai dar certo|acert|funcion|da certo|sem erro|usar o ` +
    'dobro)~',
  'quase (me (matei|enforquei|joguei|atirei|suicidei|envenenei)|pulei|tirei (a )?minha vida|acabei com tudo)' +
    '(?! (n[oa]s? (fone|sofa|cama|piscina|corda|coleira|fio)|de (rir|alegria|felicidade|tanto|emocao|susto)|com|' +
    'pra|' +
    'estudando|trabalhando|o (muro|capitulo|almoco|cafe)|no (colo|pescoco)|em cima))',
  '(eu |que )?(ia|tava indo|estava indo|fui) (me (matar|jogar d[aeo]|enforcar|suicidar)|pular|acabar comigo|' +
    'morrer) ' +
    `${UP}(mas|so que|ai|quando|e (um|o|minha|meu|alguem)|ontem) ${UP}(chegou|ligou|me (puxou|segurou|viu|achou|` +
    'impediu)|' +
    'apareceu|mae|nao tive|coragem|desisti|freou|mandou|chegaram|bateu)',
  `(vou|quero|sigo|indo) (ter )?(pelo mesmo|o mesmo|no mesmo|pro mesmo) (caminho|destino|fim) (del[ae]|` +
    'que el[ae]|d[ao] (meu|minha))|' +
    `(se matou|suicid~|enforc~|tirou a vida|morreu) ${FEW}e eu (vou|quero|tambem|sigo|devia) ` +
    '(pelo mesmo|o mesmo|vou|quero|me|tambem|atras|junto|fazer igual|ter ido)',
  `(se matou|suicid~|enforc~|tirou a vida) ${FEW}e eu (vou|quero|penso|tambem|sigo|entendo|invejo|devia|deveria)`,
  `por ?que (eu )?(ainda )?(nao me (matei|mato|jogo)|nao morri|eu nao posso (simplesmente )?(morrer|me matar))|` +
    '(alguem|quem|ninguem) (me )?(pede|pedir|pedisse|peca|pediria) (pra|para) (eu )?(nao morrer|ficar viv[oa]|' +
    'nao me matar)',
  `(depois|assim que|ate|logo que|quando|so espero|esperar|espero|esperando|prometi|so) ${UP}(casamento|` +
    'formatura|enem|' +
    `aniversario|natal|ferias|prova|copa|aposent|filh[oa]s?|mae|pai|cachorr[oa]|gat[oa]|avo|vo) ${UP}(eu (morro|` +
    'me mato|' +
    'acabo com tudo|me vou|vou junto|vou atras|parto)|disso (eu )?(morro|me mato|to liberad|acabo|vou embora de ' +
    'vez|parto)|' +
    'vou junto|pra (poder )?(partir|morrer)|poder (partir|morrer|ir embora)|(eu )?vou atras del[ae])~(?! (de rir|' +
    'casa))',
  `(se|ate) ${UP}(nada|nao|nunca|isso) ${UP}(mudar|melhorar|passar|resolver|acontecer|chegar) ${FEW}(eu )?(me ` +
    'vou|vou embora|' +
    'me mato|acabo|morro|parto|desapareco|sumo) ?(pra sempre|de vez|com tudo|comigo|desse mundo)?(?! (com o|o|de ' +
    'rir|daqui|kk))',
  `(qual|quero|conhece|sabe|existe|jeito|forma|maneira) ${UP}(mais )?(rapid[oa]|facil|indolor|certo|segur[oa]|` +
    'tranquil[oa]) ' +
    '(de|pra|para) (se |me )?(matar|morrer|suicidar|acabar com a vida)|como (morrer|me matar|se matar|me enforcar)' +
    '(?! (de|n[oa]|menos|em (gta|minecraft)|um))|da pra morrer (tomando|bebendo|com|se|cortando|engasg)~|' +
    'doi (muito )?(morrer|se matar|se enforcar|morrer afogad|pular)~|quanto tempo (leva|demora|se leva) (pra|' +
    'para|ate) ' +
    '(eu )?(morrer|alguem morrer|a pessoa morrer)(?! (um|uma|o|a|de|formig))|' +
    '(andar|queda|altura|metros|cair|pular) ([a-z]+ ){0,4}mata(va|ria)? (na hora|mesmo|de primeira)',
  `(queria|quero|pudesse|poder|podia|sonh~|faria|escolheria|seria|primeir[oa]|direito|legaliz~|pedir|viajar) ${UP}` +
    '(eutanasia|suicidio assistido|morte assistida)(?!.*(gat|cachorr|redacao|trabalho|debate|prova|aula|vet|' +
    'lombar)~)|' +
    '(eutanasia|suicidio assistido) ([a-z]+ ){0,4}(sonho|eu seria|pra mim|comigo|eu quero)',
  `inveja (de|do|da|dos|das|desse|dess[ea]s) ${UP}(cemiterio|mort[oa]s|quem (ja )?(morreu|partiu|se foi)|` +
    'enterrad|defunt|' +
    'falecid|caixao)~',
  '(sossego|paz|descanso|repouso) (so |eterna? |total )?(n[oa]|embaixo d[ao]|dentro d[ao]|debaixo d[ao]) ' +
    '(cova|caixao|tumulo|terra|cemiterio)(?! d[ao] (minha|meu))|(meu|la ta o meu|la esta o meu) (sossego|lugar|' +
    'descanso)(?! n)',
  'su1c[1i]d[a-z]+|suic1d[a-z]+|(quero|queria|vou|penso em|pensando em|vontade de) (me )?(desviver|desvivo|kms)|kms',
  `(nao|nunca) (me dou|devo passar|vou passar|pretendo passar|passo|duro|vou durar|devo durar|aguento chegar) ` +
    '(nem )?(ate|d[eo]|dest[ae]|dess[ae]|mais|outr[oa]|oito|muito) ?([a-z]+ )?(hoje|amanha|segunda|terca|quarta|' +
    'quinta|' +
    'sexta|sabado|domingo|semana|mes|meses|natal|inverno|verao|noite|vivo|viva)(?! (d[ae]|n[oa]|sem|aqui))',
  `(decid|escolh|pens)(o|i|indo|endo|ei|ando) se (eu )?(amanheco|fico viv|acordo|continuo viv|vivo|morro)~|` +
    '(nao|sem) (pretendo|quero|vou|penso em) (amanhecer|ver amanhecer|ver o (sol nascer|dia nascer)|chegar ' +
    '(viv[oa] )?a amanha)',
  '(viver|estar viv[oa]|existir|respirar|continuar viv[oa]|cada dia (viv[oa]|a mais|que (eu )?vivo)|acordar) ' +
    '(pra mim )?' +
    '(e|virou|ta|esta|se tornou|tem sido|vira|doi|cansa|e so) (mais |um |uma |so |pior |um dia a mais de ' +
    ')*(castigo|tortura|' +
    'peso|prisao|inferno|tormento|martirio|pena|punicao|insuportavel|agonia|dor|erro|demais|do que (a )?mor)~(?! ' +
    '(n[oa]|em|com|cedo))',
  '(ess[ae]|est[ae]|minha|a|dess[ae]) vida (ja )?deu (o que|tudo que|pra mim)|(pra mim )?(ja )?deu (ess[ae]|' +
    'dess[ae]|d?a minha) vida' +
    '|(ja )?vivi (o suficiente|demais|o bastante|tudo o? ?que (tinha|precisava|queria))|' +
    '(passou|passei|passa|na|chegou) (ja )?(d?a )?(minha )?hora de (partir|ir embora dess|morrer|eu (ir|sair|' +
    'partir)|sair de cena|me ir)~',
  '(so|nao) ([a-z]+ ){0,2}(acaba|resolve|passa|para|melhora|paga|termina|sossega|some) ([a-z]+ ){0,3}(se eu ' +
    '(morr|me mat|sum)~|' +
    'com (a )?minha morte|quando eu (morr|me mat)~|eu mort[oa]|comigo mort[oa])(?! (de (rir|fome)))',
  '(quero|queria|desejo|preciso) (desfazer|devolver|cancelar|encerrar|corrigir) (isso|o (meu )?nascimento|minha ' +
    'vida|a vida|' +
    'essa vida|o fato)|(nasci|vim ao mundo) por (engano|erro|acidente) e|(me abort|abortasse|abortad|ter me ' +
    'abortado)~(?! (missao))',
  '(estaria|estava|ficaria|fico|melhor) (mais |bem )?(mort[oa]|enterrad[oa])(?! (de|com|n|do))|(se|quando) (eu ' +
    ')?(ja )?' +
    '(estivesse|tivesse) mort[oa]',
];
