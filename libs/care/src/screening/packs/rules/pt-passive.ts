import { FEW, FOR, NOT, THEM, UP } from './pt-words.ts';

/** Being a burden, missed by nobody, no place, no reason and no future. */
export const PASSIVE: readonly string[] = [
  `(${THEM}|quem|familia|filhos) ${UP}(melhor|melhores|mais (feliz|felizes|leves?|tranquil[oa]s?|paz)|em paz|` +
    'aliviad[oa]s?|livres?|bem melhor|alivio|paz|respira~|' +
    `respirar) ${FEW}(sem mim|se eu (morr|sum|nao (exist|est)|desaparec|part|fosse|me mat|for |nunca)~|quando eu ` +
    '(morr|sum|for|part|me for|nao estiv)~|comigo (mort|longe|fora|debaixo)~|' +
    'sem (a minha|minha) (presenca|existencia|vida)|depois que eu (for|morrer|sumir|me for|partir))(?! (no (time|' +
    'grupo|trabalho|plantao)|na (equipe|festa)|em campo))',
  `sem (mim|eu|a minha presenca|minha existencia) ${UP}(vai|vao|iam|ia|seria|seriam|fica|ficam|ficaria|ficariam|` +
    'podem|conseguem|tudo|todos|todo mundo|eles|elas|a vida|' +
    `doi) ${UP}(melhor|paz|respirar|leve|leves|tranquil[oa]s?|feliz|felizes|alivio|vida|resolv~|em ninguem|facil)`,
  `(melhor|bem melhor|mais leve|em paz|feliz|felizes|vazio nao) ${FEW}(o mundo|${THEM}) ${FEW}sem (mim|eu)(?! ` +
    '(no|na))',
  'se eu (morr|sum|desaparec|part|nao exist|me mat|me for|nao est|fosse embora|nunca tivesse|nao acord|deix|nao ' +
    `voltar|caisse|me jog)~ ${UP}(ninguem|nada|melhor|alivio|todos|` +
    'todo mundo|mais|iam|ia|nem|demorar~|quantos|quem|falta|mundo|feliz|paz|notar~|perceb~|chora~|fariam|faria|' +
    'tanto faz|resolv~|acab~|sofr~|minha|meus?|eles)(?! (internet|bateria))',
  `(ninguem|quem|nem) ${UP}(sentir|sentiria|sente|vai sentir|vao sentir|notar|notaria|nota|vai notar|perceb~|` +
    'chor~|ligar|ligaria|dar~ (a )?falta|ia (notar|sentir|chorar|perceber|' +
    `ligar|se importar)|se import~) ${UP}(se eu (morr|sum|desaparec|nao (exist|acord|volt|est)|me mat|part|fosse ` +
    'dessa)~|minha falta|minha ausencia|minha morte|meu enterro|' +
    'meu sumico)(?! (no grupo|da reuniao|na reuniao|na festa))',
  `(sou|eu sou|me sinto|virei|so sou|nao passo de|to sendo|fui|serei|ser|sendo) ${FEW}(um|uma|so|o|a)? ` +
    `?${FEW}(peso|fardo|estorvo|atraso de vida|encosto|inutil|carga|empecilho|` +
    'parasita|problema|lixo|erro|cruz|gasto|desperdicio|encargo|atrapalho|trambolho|vergonha|decepcao|sobra) ' +
    `${UP}(morr|mort|sum|desaparec|partir|melhor (eu )?(nao|ir|sem|se eu)|` +
    'sem mim|mundo|nessa vida|nesta terra|na terra|pra (todos|todo mundo|todas|familia|minha|meus|eles|voces|vcs|' +
    'humanidade)|nessa casa|dessa familia|de oxigeno|de oxigenio|de espaco|' +
    'apag|que respira|jog|morto|na vida)~',
  `(sou|so sirvo|sirvo|so dou|dou|dar|so serve) ${FEW}(um|uma|peso|pra|para|so|de)? ?(peso morto|peso (pra|para|` +
    'na vida)|(pra|para) (dar|causar) (trabalho|despesa|problema|desgosto|' +
    'gasto|sofrimento)|so (trabalho|despesa|desgosto) (pra|para))(?! (no (grupo|time)))',
  `(nao|nunca|n) (quero|queria|aguento|vou|suporto) ${FEW}(mais )?(ser|dar|causar|continuar sendo) ${FEW}(um |` +
    `uma )?(peso|fardo|estorvo|trabalho|despesa|carga|problema) ${FEW}(pra|` +
    'para|na vida|a)(?! (o (grupo|time|chefe)|equipe))',
  `so (atrapalho|estorvo|estrago|faco (mal|sofrer|todo mundo sofrer)|machuco|causo|trago|dou) ${UP}(melhor|vida|` +
    'todos|todo mundo|sumir|morrer|sem mim|dor|sofrimento|desgosto|aqui|existo)',
  '(nao|n|nunca) (mereco|merecia|merecer|presto|sirvo|nasci|fui feit[oa]|tenho (lugar|direito|jeito)|sou digno|' +
    `sou digna|levo jeito) ${FEW}(viver|estar viv[oa]|existir|a vida|` +
    'ta viv[oa]|continuar viv[oa]|respirar|vida|nesse mundo|neste mundo|no mundo|ter nascido|(pra|para) (esse ' +
    'mundo|viver|essa vida|este mundo|a vida|existir|estar viv[oa]))',
  `(nao|n) (existe|ha|tem|tenho|acho|encontro|vejo|sobrou|cabe|caibo|pertenco) ${FEW}(lugar|espaco|cantinho|vaga|` +
    'motivo|motivos|razao|razoes|sentido|porque|por que|proposito|' +
    `nada) ${UP}(nesse mundo|neste mundo|no mundo|na vida|pra mim (na|no|nesse|neste)|(pra|para|de|em) (viver|` +
    'continuar (viv|aqui)|ficar (viv|aqui)|existir|estar viv|seguir (viv|' +
    'em frente)|acordar|levantar da cama|eu viver)|me (prend|segur)[ae]|que me (prend|segur)[ae])~',
  `(perdi|sem|nenhuma|cade a|acabou a|acabou minha|sem nenhuma|nao tenho|falta|zero|cade) ${FEW}(vontade|razao|` +
    'razoes|motivo|motivos|gosto|forca|forcas|animo|coragem|' +
    `sentido) ${FEW}(de|da|pra|para|pela|em|por) ${FEW}(viver|vive|continuar viv~|existir|vida|seguir viv~|estar ` +
    'viv[oa]|ficar viv[oa]|respirar|continuar aqui|' +
    'acordar amanha)(?! (noturna|social|de rico))',
  `(minha|a) (vida|existencia) ${FEW}(acabou|terminou|nao tem mais (volta|jeito|conserto|solucao|sentido)|e um ` +
    '(inferno|erro|peso|fardo|lixo)|nao vale|perdeu (o|a)|nao serve|' +
    'nunca vai melhorar|ja era|ja deu|e so (dor|sofrimento)|foi um erro|nao importa)(?! (kk~|rs~|quando (o|a) ' +
    '(crush|internet)|sem (cafe|internet|netflix)|de solteir|no jogo))',
  '(tanto faz|nao (importa|faz diferenca|me importo|ligo|tenho medo de)|pouco importa|da na mesma|nem ligo) ' +
    `${FEW}(se )?(eu )?(viv[oe]|morr|viver|morrer|acord|estar viv|morro|viva|` +
    'morra|estou viv|to viv|existo)~(?! (em|no|na|aqui))',
  '(nao|n) (ligo|me importo|me incomodo|ia achar ruim|reclamaria|acharia ruim|desviaria|desvio|olho|olhei|me ' +
    `mexeria) ${UP}(se (eu )?(morr~|nao (acord|volt)~|um (carro|caminhao|` +
    'onibus)|atropel~|caisse|me (mat|atropel)~)|(pra|para|ao) atravessar|antes de atravessar|pros lados|carro vier)',
  `(atravess~) ${FEW}(a )?(rua|avenida|marginal|rodovia|pista|br|sinal) ${UP}(sem olhar|de olhos? fechad|` +
    'torcendo|na esperanca|esperando (que|um)|pra ver se)~',
  `(nao|nunca|n) ${FEW}(me vejo|consigo me ver|me imagino|consigo me imaginar|imagino|chego|vou chegar|passo|` +
    'pretendo (chegar|passar)|vou passar|quero chegar|penso chegar|' +
    `espero chegar) ${FEW}(viv[oa]|aos?|ate|no (futuro|natal|fim|proximo)|dos (vinte|trinta|quarenta|[0-9]+)|ano ` +
    'que vem|dess[ae]|dest[ae]|d[eo] (natal|mes|inverno|semana|ano)|' +
    'velh[oa])(?! (na (casa|festa|aula|escola|praia)|em casa|a tempo|no (trabalho|cargo|horario)|casad|de fase|' +
    'horario|preco|o salario|atrasad|a praia))',
  `(nao|n) (vou|vo|pretendo|quero|devo|estarei|estaria|vai|devia) ${FEW}(estar|ta|tar|chegar|ver|passar|existir|` +
    `sobreviver|durar|mais) ?${FEW}(viv[oa]|aqui|nesse mundo|neste mundo|la|` +
    `mais|por aqui)? ?${FEW}(n[oa]|quando|pra|para|ate|a|ao|ano que vem|mes que vem|semana que vem|amanha) ` +
    `${FEW}(natal|carnaval|inverno|verao|formatura|aniversario|ano que vem|` +
    'fim do (mes|ano)|proximo ano|ver isso|comemorar|quarta|sabado)(?! (em casa|viaj|porque|com voces|pois|' +
    'estarei em|da firma))',
  `(me sinto|sinto que|to|estou|ja estou|ja to|sou|acho que (ja )?) ${FEW}(ja )?(mort[oa] (por dentro|em vida|` +
    'faz tempo|ha tempos|ha anos|viv[oa]|e so)|um (fantasma|cadaver|' +
    'morto)|vazi[oa] por dentro e|sem vida)(?! (d[eoa]|apos|depois|na academia))',
  '(ja )?(morri|to mort[oa]|estou mort[oa]|mort[oa]) (por dentro|faz tempo|ha (muito )?tempo|em vida|so falta|so ' +
    'nao)|so (falta|faltava|esqueceram de) (me )?(enterrar|ser enterrad|' +
    'o enterro|o caixao|deitar|o corpo|parar de respirar|morrer|fechar o caixao)~',
  `(vivo|respiro|existo|sigo|continuo|levanto|acordo|estou viv[oa]|to viv[oa]) ${FEW}(so )?por (obrigacao|` +
    'inercia|covardia|teimosia|falta de coragem|pena|medo de|costume|castigo|' +
    'causa d[aeo])(?! (um|uma|job|do trabalho|do despertador|do (barulho|cachorro|galo)))',
  '(nao|n|so nao) (me mato|me matei|morri|fiz|fui|acabei com tudo|pulei|faco|tomei|me joguei|tirei minha vida) ' +
    `${FEW}(ainda |por |porque |pq |so por |pela |por causa )${FEW}(minha|` +
    'meus?|pena|medo|falta|do[rs]?|cachorro|gat[oa]|filh[oa]s?|coragem|covardia|mae|deus|inferno|eles)',
  '(falta|faltou|me falta|criando|crio|criar|tomar|tomando|tiver|tivesse|juntando|junto|buscar|reunindo|ganhando|' +
    `ter|tenho|preciso de) ${FEW}(a )?coragem ${FEW}(de|pra|para|` +
    `e) ${FEW}(me |acabar|pular|fazer|tomar|puxar|ir|sumir|morrer|partir|dar fim|terminar|saltar|desaparecer|` +
    'isso)(?! (falar|perguntar|de falar|declarar|academia|pedir|dizer|chamar|' +
    'contar|demitir|a (academia|aula|festa)|ao dentista|uma tatuagem|faculdade|terminar (com ele|o namoro)|o ' +
    'vestibular|o bungee|de paraquedas|na piscina|inscrever))',
  `(nem|nao consigo nem|ate) (pra|para) (morrer|me matar|isso|tirar minha vida) ${FEW}(eu )?(presto|sirvo|` +
    'consigo|valho|tenho (coragem|competencia)|dei certo|fui capaz)',
  `(acordei|acordar|acordo|abri os olhos|despertei|amanheci) ${UP}(viv[oa] (de novo|outra vez|ainda)|de novo ` +
    'infelizmente|que (decepcao|droga|azar|pena|raiva)|decepcionad[oa]|' +
    'frustrad[oa] por|e chorei por|respirando (ainda|de novo)|com raiva de (estar|ter)|infelizmente)(?! (que ' +
    '(pena|droga) (era|que)|com (ressaca|frio)|pro trabalho|cedo))',
  '(decepcionad[oa]|triste|frustrad[oa]|raiva|chatead[oa]|decepcao|odeio|odio|lamento|infelizmente|pena|chor~) ' +
    `${FEW}(de |por |que )?(ter acordado|acordei|acordar (viv|de novo|` +
    'mais um)|acordar toda manha|estar viv[oa]|estou viv[oa]|to viv[oa]|ter sobrevivido|sobrevivi|nao ter ' +
    'morrido|nao morri|ainda respiro|continuo viv)~(?! (cedo|as|atrasad))',
  '(chega|basta|deu|ja deu|pra mim deu|acabou|nao da mais|cansei|cheguei no (limite|fim)|e o fim|fim da linha|' +
    'nao tem mais jeito|joguei a toalha|entrego os pontos|me rendo|' +
    `desisto) ${FEW}(pra mim |de vez )?(e|hoje|vou|quero|eu|nessa|dessa|de|da|pra) ${FEW}(vida|morrer|partir|fim|` +
    'existir|sumir|me matar|ir embora|descansar|mim mesm[oa]|viver|respirar|' +
    'tudo inclusive)(?! (social|mansa|de solteir|de pobre|noturna|boa))',
  'desist(o|i|indo|ir) (de (tudo|mim|viver|existir|lutar|mim mesm[oa])|da vida|do folego|do tratamento)(?! ' +
    '(d[aeo]|e (compr|ped|com|fui|vim|deit|abri|dorm)[a-z]*|que|pelo|nao|jamais|por esse|nunca))',
  `(meu|minha) (lugar|destino|caminho|vez|hora|fim|missao|tempo|prazo|historia|jornada|etapa|ciclo) ${FEW}(e |ja ` +
    '|aqui |na terra |nesse mundo |esta |ta |neste mundo |' +
    'nessa vida )*(debaixo da terra|o cemiterio|no cemiterio|a morte|chegou (ao fim|a hora)|acabou|terminou|ta ' +
    'chegando|esta chegando|vencid[oa]|no fim|embaixo da terra|o caixao|' +
    'se encerra|termina aqui|do outro lado|expirou)(?! (n[oa] (empresa|escola|time|trabalho|curso|fila|prova|' +
    'emprego|jogo)))',
  `(nao|n) (tenho|ha|vejo|existe|sobrou|resta|enxergo) ${FEW}(mais )?(futuro|esperanca|esperancas|saida|amanha|` +
    'conserto|salvacao|porque|alternativa|nada a perder|luz)( pra mim|' +
    ' nenhum[a]?| na vida| em nada)?(?! (n[oe]ss[ea]|d[aoe]|pra (essa|esse|o|a)|no|na|com|aqui|pro|profissional))',
  `(queria|quero|so queria|preciso|desejo|gostaria) ${UP}(dor|doer|doesse|sofrimento|agonia|cabeca|vazio|vida|` +
    `tudo|respirar|vozes) ${FEW}(parar|parasse|acabar|acabasse|pare|sumisse|` +
    'terminasse) ?(pra sempre|de vez|comigo|junto|mesmo que|nem que)',
  `(dor|sofrimento|angustia|vazio|isso|tudo|inferno) ${FEW}(so )?(para|acaba|passa|some|termina|cessa|vai (parar|` +
    `acabar|passar)) ${FEW}(quando|se|com|comigo) ${FEW}(eu )?(parar|morr|` +
    'mort|me mat|eu (par|morr|for|acab|sum)|for|sumir|nao existir|me for|debaixo da terra|a morte)~(?! (com ' +
    '(dipirona|remedio)))',
  `(${FOR} que|por ?que|pq|de que adianta|qual o sentido de|de que serve|que sentido tem|nao sei (por que|porque|` +
    `pq|pra que)|nao vejo (por que|porque)) ${FEW}(eu )?(ainda )?(viver|` +
    'continuar viv~|vivo|existir|existo|continuar aqui|estou viv[oa]|to viv[oa]|nasci|seguir viv~|respir[oa]r?|' +
    'acordo todo|insistir em viver|acordar amanha|ainda to aqui|' +
    'ainda estou aqui|continuar)(?! (em|no|na|com|pagando|nessa (empresa|fila|dieta)|nesse (emprego|grupo)|' +
    'estudando|assistindo|lendo|namorando|assinando|d))',
  `${NOT} (quero|aguento|suporto|posso|consigo|guento|to aguentando|tou aguentando|vou aguentar) ${FEW}(mais|nem ` +
    'mais) (um|nem um|uma|outro|outra) (dia|hora|noite|minuto|segundo|' +
    'manha|ano|semana)(?! (de (dieta|aula|calor|chuva|prova|obra|trabalho|reuniao|frio)|n[ea]ss[ea] (?!mundo|' +
    'vida|inferno|corpo|sofrimento)[a-z]+|n[oa] (trabalho|escola|firma)|com (essa obra|esse (chefe|barulho))|de ' +
    '(aula|plantao)|' +
    'sem (cafe|voce|te ver)|na fila))',
  `(ser|sou|suporto ser|odeio ser|aguento ser|cansei de ser) eu ${FEW}(nem )?(mais|nunca|todo dia|mesm[oa])`,
];
