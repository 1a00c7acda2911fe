import { CONTEXTS } from './pt-contexts.ts';
import { FEW, NOT } from './pt-words.ts';

/** What takes danger out of its own sentence (README.md). */
export const CLEARS: readonly string[] = [
  // Sayings.
  '(morr~|mort[oa]s?|matar~|mata|matando|mato) (literalmente |quase )?de (rir|riso|tanto rir|fome|sede|calor|' +
    'frio|sono|vergonha|curiosidade|tedio|saudades?|medo|susto|raiva|inveja|' +
    'ciumes?|amor(es)?|orgulho|ansiedade|emocao|alegria|felicidade|fofura|preguica|vontade de (comer|ver|ir|' +
    'fazer|te|um|uma|dormir)|cansaco|dor de (dente|cabeca|barriga)|colica|' +
    'trabalhar|estudar|tanto (trabalhar|estudar|comer|andar|dancar)|velh[oa]|velhice|nojo|catapora|desgosto com|' +
    'sopro|boa)(?!.*(de viver|serio|verdade quero))',
  '(morri|morr[io]|morta|morto|me matem?|me mata|me matar|mata me|morrer|suicidio|me mato|me matei|me jogo|me ' +
    'jogar|nascid[oa]|me enterrem?) .*(kk+~|rs|rsrs~|hahah?a~|haha~|ahah~|huehue~|kkk~|lol|hehe~|aushau~)',
  '(kk+~|rs|rsrs~|hahah?a~|haha~|ahah~|kkk~|lol|hehe~) .*(morri|morta|morto|me mat|morrer|suicid|me mato|me joga|' +
    'nascid)~',
  '(?<!eu )(ta|tao|estao|esta|vai|vao|quer|querem|quase|acaba|ia|ainda vao|vivem) (todo mundo )?(me )?(matando|' +
    'me matando|me matar|me mata|acabar comigo|acaba comigo|me enlouquecer|' +
    'me enterrar)( de)?(?! (e eu (quero|agradeco)|por dentro|aos poucos|hoje|de dentro))',
  '(se|quando) .*(minha mae|meu pai|meu chefe|o professor|a professora|meus pais|ela|ele|mae|painho|mainha|minha ' +
    'mulher) (descobr|sab|souber|me pega|ver|vir|sonhar|acordar|' +
    'notar)~ .*(mort[oa]|me mat~|morr~)|(minha mae|meu pai|meu chefe|minha mulher|meu marido|a professora|minha ' +
    'irma) (vai|ia) me (matar|esganar|esfolar|enforcar)',
  '(matar|matei|matando|mata|mato|matamos|vou matar) (a |o |as |os |uma? |essa |minha |um pouco d[ae] ' +
    ')*(saudades?|aula|aulas|sede|fome|tempo|charada|questao|expediente|trabalho|' +
    'vontade|curiosidade|barata|mosquito|formiga|pernilongo|rato|chefao|zumbi|boss|desejo|prova|bicho|aranha|' +
    'plantas?|leao|no peito)',
  '(de matar|e de matar|pra matar|gol de matar|de morrer|ate morrer) (essa|esse|a|o|de (boa|bom|rir)|qualquer|no|' +
    'na|do coracao)|(mata|derruba) qualquer (cristao|um)|' +
    'pela hora da morte|ate que a morte (nos|os) separe|nem mort[oa]|por cima do meu cadaver|pe na ' +
    'cova(?!.*(outro|vontade|quero))|bat(er|eu|i) as botas n',
  '(morro|morreria|mataria|mato|daria a vida|dou a vida|dava a vida|da a vida|morrer|mata) (e morro )?por (um|' +
    'uma|uns|umas|voces?|vc|esse|essa|ela|ele|meus?|minha|aquel[ae]|dormir|' +
    'ferias|aquele|chocolate|cafe|acaraje|pizza)(?! (motivo de))',
  '(pul~|salt~|jog~|mergulh~|tib?um) .*(paraquedas|bungee|asa delta|piscina|cachoeira|carnaval|corda na|' +
    'trampolim|catraca|parkour|sofa|rede|cama elastica|poca|fogueira|sete ondas|' +
    'ondinhas|mar (com|e foi)|lago (e|com|a)|muro da escola|amarelinha|rapel|tirolesa|boia|salto ornamental|' +
    'projeto|estudos|pista|capitulo|faixa|fase|refeicao|cafe da manha|de alegria|' +
    'colchao|bola|tobogan|toboagua|surf~|jangada|para-?quedas|na academia)(?!.*(morrer|nao voltar|acabar com|me ' +
    'matar|sem (abrir|paraquedas)))',
  '(acab~|termin~|me livrar|encerr~|dar um fim|por um fim|botar um fim|dar fim|acabo) (logo )?(com |de |d|n?)?(o ' +
    '|a |os |as |ess[ae]s? |est[ae]s? |meu |minha |n?ess[ae] |n?o |n?a |' +
    'aquel[ae] )*(tcc|relatorio|trabalho|prova|provas|namoro|relacionamento|casamento|noivado|dieta|semestre|' +
    'faculdade|mudanca|obra|reforma|serie|temporada|livro|jogo|fase|faxina|louca|' +
    'dividas?|reuniao|projeto|contrato|sorvete|bolo|pizza|chocolate|brigadeiro|boletos?|mes|planilha|festa|' +
    'estoque|bagunca|tese|aula|curso|cigarro|vicio|habito|semana|palhacada no|' +
    'discussao|briga|celulite|fofoca|ele|ela|esse rolo|assinatura|treino|mestrado|monografia)(?! (e (comigo|com ' +
    'a minha))| que e (viver|minha))(?!.*(me matar|morrer|quero morrer|' +
    'minha vida))',
  '(suicidio|suicida) (politico|comercial|financeiro|profissional|coletivo do time|social|eleitoral|economico|' +
    'tatico)|esquadrao suicida|(humor|jogada|missao|homem|ataque|camicase|' +
    'kamikaze) suicida|(e|foi|seria|isso e) (um )?suicidio (comer|sair|ir|investir|comprar|dirigir|usar|pegar|' +
    'viajar|entrar|marcar)|(overdose|dose|coma) (dupla |alcoolico |' +
    'de )?(chocolate|acucar|serie|cafe|fofura|bbb|caipirinha|brigadeiro|carboidrato|vitamina|reforco|humor|otimismo)',
  '(mort[oa]s?|acabad[oa]|destruid[oa]|quebrad[oa]|moid[oa]) (com|de|depois|apos|hoje depois) .*(calor|academia|' +
    'treino|trilha|plantao|jogo|corrida|faxina|mudanca|aula|viagem|trabalho|' +
    'festa|carnaval|futebol|pelada|maratona|expediente|onibus|sono|cansaco|fome|perna~|agachamento)',
  '(lingua|ponto|natureza|folha|mar|arquivo|peso|tempo|celula|angulo|letra|bola|final) mort[oa]s? ' +
    '(?!mas)(?!.*(so falta|sou|eu))|mata mata|morte subita (no|do|na)|(hora|' +
    'tempo) mort[oa]|vivo ou morto|beco sem saida (do|da|na)|sem saida (na|no) (rua|labirinto|shopping)|ponto ' +
    'final na (discussao|frase|redacao|historia)',
  '(enforc~) (a |o |na |no |em )*(sexta|segunda|feriado|aula|feira|quinta|terca|dia|servico|dividas?|noivado|' +
    'solteir~)|jogo da forca|brinc~ de forca|de gravata|afog~ (as magoas|' +
    'o ganso|em (trabalho|servico|papel|dividas?|boletos?|emails?|e-mails?|chocolate|provas|sorvete)|no ' +
    '(trabalho|servico|sorvete))',
  '(tomara que caia|quem morre de vespera|cair mort[oa] (na cama|de (sono|cansaco))|capot~ (de sono|no sofa|na ' +
    'cama|cedo)|apag~ (no (sofa|onibus|uber|sono)|na cama|de (sono|cansaco)|' +
    'a (luz|foto|lousa|vela|velinha)|as (fotos|velas|luzes|mensagens)|o (fogo|quadro|print)|antes das)(?!.*(mim|' +
    'procur|porta))|sumi~ (das redes|do (insta|zap|mapa (por|uns|essa))|com (minha|meu|a|' +
    'o) ))(?!.*(me matar|morrer|de vez|pra sempre|nunca mais))',
  '(dormir|durmo|dormi|descansar|hibernar|sumir|desaparecer|fugir|viajar|me isolar|sair) .*(praia|ferias|fim de ' +
    'semana|fds|domingo|sabado inteiro|feriad[oa]o?|carnaval|doze horas|' +
    'dez horas|12h?|10h?|ate (meio dia|tarde|segunda|domingo|as|setembro|amanha|sabado)|uma semana|uns dias|um ' +
    'mes|bahia|nordeste|alagoas|floripa|maldivas|europa|sitio|mato e voltar|' +
    'interior|rede|pousada|chale|serra|whatsapp|instagram|redes sociais|voltar (bronzead|nov|' +
    'descansad)[oa])(?!.*(pra sempre|nunca mais|nao (acord|volt)|morrer|me matar|minha vida|' +
    'desse mundo|deste mundo|rio me|corda|pular))',
  '(buraco|chao) .*(pra|para|se|me) (me )?(enfiar|esconder|engolir|abrisse|abrir) .*(vergonha|chamei|errei|' +
    'tropecei|cai|mico|gafe|microfone|mensagem errada)|que (mico|' +
    'vergonha) .*(buraco|morrer|sumir|enfiar)|(sumir|morrer|desaparecer|evaporar) .*(de vergonha|de tanta ' +
    'vergonha|que mico|chamei (a|o) (professora?|chefe))|(que vergonha|' +
    'passei vergonha|paguei mico) .*(morrer|sumir|morri)',
  // Further sayings.
  '(comer|beber|dancar|rir|cantar|estudar|treinar|malhar|gritar) ate (morrer|cair mort[oa])',
  '(minha vida acabou|acabou minha vida|meu mundo caiu) .*(celular|videogame|wifi|chip|bateria|ingresso|bimestre|' +
    'netflix|' +
    'cabelo|unha|show|spoiler|notebook|carregador|fone)(?!.*(morr|me mat))',
  'engoli .*(chiclete|caroco|semente|mosca|bala juquinha|espinha|moeda).*',
  '(kkk~|rs|rsrs~|haha~) .*(me jogo|me jogar|pular)|(me jogo|me jogar|vou me jogar) .*(kkk~|rs|rsrs~|haha~)',
  '(morr~|mat~|suicid~) .*(meme|modo de (falar|dizer)|figurativ~|brincadeira|zoeira|exagero)(?!.*(nao e|n e|sem ' +
    'ser|nem e))',
  '(cansei|cansad[oa]|fart[oa]|chega|enjoei) d[ea] (viver|vida|ess[ae] vida|minha vida|dess[ae] vida) (de|em|no|' +
    'na|com|sem) .*',
  '(ninguem|gente|alguem) (teve|tem|tinha) coragem de pular .*|(cachoeira|piscina|trampolim|lago|toboagua|rapel) ' +
    '.*pul~(?!.*morr)',
  '(moletom|manga|mangas|casaco|calca|blusa) .*(ar condicionado|congelando|uniforme|ar d[ao] sala|frio d|alergia ' +
    'ao sol|motoqueir|' +
    'mosquito|dress code)~(?!.*(cort|marca|escond))',
  // Denials.
  `${NOT} (quero|queria|penso|pensei|pensaria|pensava|vou|iria|ia|tenho|faria|seria capaz|cogitei|passou pela|` +
    'passa pela|to pensando|estou pensando|pretendo|desejo|cheguei a|teria|' +
    'to querendo|estou querendo|e que eu (queira|quero)|tive) (mais |nem |de |em |a |minha cabeca |vontade |' +
    'coragem |ideia~ |pensamento~ |cabeca |intencao |nunca |querer )*(morrer|' +
    'me matar|matar me|suicid~|tirar (a )?(minha|propria)|acabar com (a )?minha vida|me machucar|me ferir|me ' +
    'cortar|tirar minha|fazer (besteira|nada (de ruim )?comigo|mal a mim|' +
    'bobagem)|cometer|dar fim (a|na) minha|de morte|sumir do mundo|pular|me jogar|desistir da vida)(?!.*( mas ' +
    '(nao|quero|queria|tambem|so|penso|ja|se|viver|vou|acho|hoje|agora) |' +
    ' so (quero|queria|penso em|nao) (parar|dormir|sumir|deixar|nao|que|' +
    'acordar|estar|desaparecer)| porem |todo dia|nao quero (viver|estar|acordar|existir)|nem (viver|' +
    'acordar)| e nao | tambem nao |sozinh|coragem|prefiro|entende|ainda assim|faltou|viv[oa] tambem|continuar ' +
    'viv|quero e |sem antes|na frente))',
  `(nunca|jamais|nem brincando|nem em sonho|de jeito nenhum|deus me livre) ${FEW}(eu )?(me machucaria|me mataria|` +
    'tiraria (a )?minha|me cortaria|me cortei|pensei (em|nisso)|pensaria|' +
    'faria (isso|mal)|tentei|quis|quero|desejei|cogitei|senti vontade|acabaria com|de morrer|morrer)(?!.*( mas ' +
    '(agora|hoje|ultimamente|dessa)|ate (hoje|agora)|antes (disso|de)|tanto|' +
    'como (hoje|agora)))',
  '(nao|n) (sou|estou|to|e|era|foi|tenho (pensamento|ideia)~|e nada|tava) (suicida|nada de morte|suicidio|' +
    'pensando em suicidio|em risco|coisa de morte|ideia de morte)~(?!.*( mas |' +
    ' so nao | so queria ))|(nao|nem) .*(pensamento suicida|pensamentos suicidas) ?(gracas|faz tempo|ha|nenhum|' +
    'mais)?(?!.* mas )|(?<!fingir que )quero (muito )?(viver|continuar viv[oa]|' +
    'ficar viv[oa]|' +
    'ver (meu|minha)s? (net|filh)~)(?!.*(nao quero|mas (nao|quero)|querendo|alguem|quem|doar))',
  '(amo viver|amo a vida|amo minha vida|vontade de viver (voltou|e grande|nunca|mas nao)|feliz (de|por|em) ' +
    '(estar|ta|ter) (viv|sobrev)|bom (estar|ta) viv[oa]|que bom que (nao|eu nao|' +
    'to|estou|sobrevivi|fiquei|to viv)|gracas a deus (to|estou|estamos|sobrevivi|nao|eu to) (viv|bem|morr)|' +
    'grat[oa] por (estar|ta|cada)|agradeco (por|todo dia|a deus por) (estar|ta|' +
    'cada|ter ficado|nao ter))~',
  '(nao|n) sou mais (aquel[ea]|ess[ea]|o menino|a menina|a pessoa|quem) .*(queria|quis|pensava|tentou|se cortava)~',
  '(nao|n) (e|eh|foi|seria) ((que|q) (eu )?(queira|quero|quisesse)|vontade de (morrer|me matar|sumir)) .*',
  '(morria|morreria|morro|posso morrer|podia morrer|pode me enterrar) (feliz|em paz|realizad[oa]) .*(vi|ganh|' +
    'conhec|comi|abrac|show|' +
    'autograf|passei|zerei|campea|cant)~(?!.*(hoje eu|remedio|ponte))',
  '(posso|vou|podemos) descansar .*(entreg|termin|acab|prova|tcc|monografia|ferias|limp)(ei|ou|amos|as|' +
    'ada)?~(?!.*(carta|vida|dor))',
  'apag~ (ele|ela|esse homem|o ex|meu ex|essa gente|aquel[ea]) (da minha vida|do meu).*',
  'medo de mim mesm[oa] (n[oa]|em|com|perto d[eo]) (shopping|promocao|liquidacao|cartao|tpm|cozinha|rodizio|' +
    'volante).*',
  '(perguntou|perguntaram|pergunta) se .*(disse|dizer|falei|respondi|responder|pude dizer) (que |q )?(nao|nunca)',
  '(nao|n|nada|nem) (e |eh |tem |ha )*(nada )?(a ver com|de) suicidio|(longe de mim|deus me livre de|fora de ' +
    'cogitacao) ' +
    '(querer |pensar em |de )*(morrer|me matar|sumir)~(?!.*( mas |falar))',
  ...CONTEXTS,
];
