import { DEAR, FEW, NOT, PILLS } from './pt-words.ts';

/** What takes danger out of its own sentence (README.md). */
export const CLEARS: readonly string[] = [
  // Sayings.
  '(morr~|mort[oa]s?|matar~|mata|matando|mato) (literalmente |quase )?de (rir|riso|tanto rir|fome|sede|calor|frio|sono|vergonha|curiosidade|tedio|saudades?|medo|susto|raiva|inveja|' +
    'ciumes?|amor(es)?|orgulho|ansiedade|emocao|alegria|felicidade|fofura|preguica|vontade de (comer|ver|ir|fazer|te|um|uma|dormir)|cansaco|dor de (dente|cabeca|barriga)|colica|' +
    'trabalhar|estudar|tanto (trabalhar|estudar|comer|andar|dancar)|velh[oa]|velhice|nojo|catapora|desgosto com|sopro|boa)(?!.*(de viver|serio|verdade quero))',
  '(morri|morr[io]|morta|morto|me matem?|me mata|mata me|quero morrer|vou morrer|suicidio|me mato|me matei|me jogo|me enterrem?) .*(kk+~|rs|rsrs~|hahah?a~|haha~|ahah~|huehue~|kkk~|lol|hehe~|aushau~)',
  '(kk+~|rs|rsrs~|hahah?a~|haha~|ahah~|kkk~|lol|hehe~) .*(morri|morta|morto|me mat|quero morrer|vou morrer|suicid|me mato|me joga)~',
  '(ta|tao|estao|esta|vai|vao|quer|querem|quase|acaba|ia|ainda vao|vivem) (todo mundo )?(me )?(matando|me matando|me matar|me mata|acabar comigo|acaba comigo|me enlouquecer|' +
    'me enterrar)( de)?(?! (e eu (quero|agradeco)|por dentro|aos poucos|hoje|de dentro))',
  '(se|quando) .*(minha mae|meu pai|meu chefe|o professor|a professora|meus pais|ela|ele|mae|painho|mainha|minha mulher) (descobr|sab|souber|me pega|ver|vir|sonhar|acordar|' +
    'notar)~ .*(mort[oa]|me mat~|morr~)|(minha mae|meu pai|meu chefe|minha mulher|meu marido|a professora|minha irma) (vai|ia) me (matar|esganar|esfolar|enforcar)',
  '(matar|matei|matando|mata|mato|matamos|vou matar) (a |o |as |os |uma? |essa |minha |um pouco d[ae] )*(saudades?|aula|aulas|sede|fome|tempo|charada|questao|expediente|trabalho|' +
    'vontade|curiosidade|barata|mosquito|formiga|pernilongo|rato|chefao|zumbi|boss|desejo|prova|bicho|aranha|plantas?|leao|no peito)',
  '(de matar|e de matar|pra matar|gol de matar|de morrer|ate morrer) (essa|esse|a|o|de (boa|bom|rir)|qualquer|no|na|do coracao)|(mata|derruba) qualquer (cristao|um)|' +
    'pela hora da morte|ate que a morte (nos|os) separe|nem mort[oa]|por cima do meu cadaver|pe na cova|bat(er|eu|i) as botas n',
  '(morro|morreria|mataria|mato|daria a vida|dou a vida|dava a vida|da a vida|morrer|mata) (e morro )?por (um|uma|uns|umas|voces?|vc|esse|essa|ela|ele|meus?|minha|aquel[ae]|dormir|' +
    'ferias|aquele|chocolate|cafe|acaraje|pizza)(?! (motivo de))',
  '(pul~|salt~|jog~|mergulh~|tib?um) .*(paraquedas|bungee|asa delta|piscina|cachoeira|carnaval|corda na|trampolim|catraca|parkour|sofa|rede|cama elastica|poca|fogueira|sete ondas|' +
    'ondinhas|mar (com|e foi)|lago (e|com|a)|muro da escola|amarelinha|rapel|tirolesa|boia|salto ornamental|projeto|estudos|pista|capitulo|faixa|fase|refeicao|cafe da manha|de alegria|' +
    'colchao|bola|tobogan|toboagua|surf~|jangada|para-?quedas|na academia)(?!.*(morrer|nao voltar|acabar com|me matar|sem (abrir|paraquedas)))',
  '(acab~|termin~|me livrar|encerr~|dar um fim|por um fim|botar um fim|dar fim|acabo) (logo )?(com |de |d|n?)?(o |a |os |as |ess[ae]s? |est[ae]s? |meu |minha |n?ess[ae] |n?o |n?a |' +
    'aquel[ae] )*(tcc|relatorio|trabalho|prova|provas|namoro|relacionamento|casamento|noivado|dieta|semestre|faculdade|mudanca|obra|reforma|serie|temporada|livro|jogo|fase|faxina|louca|' +
    'dividas?|reuniao|projeto|contrato|sorvete|bolo|pizza|chocolate|brigadeiro|boletos?|mes|planilha|festa|estoque|bagunca|tese|aula|curso|cigarro|vicio|habito|semana|palhacada no|' +
    'discussao|briga|celulite|fofoca|ele|ela|esse rolo|assinatura|treino|mestrado|monografia)(?! (e (comigo|com a minha))| que e (viver|minha))(?!.*(me matar|morrer|quero morrer|' +
    'minha vida))',
  '(suicidio|suicida) (politico|comercial|financeiro|profissional|coletivo do time|social|eleitoral|economico|tatico)|esquadrao suicida|(humor|jogada|missao|homem|ataque|camicase|' +
    'kamikaze) suicida|(e|foi|seria|isso e) (um )?suicidio (comer|sair|ir|investir|comprar|dirigir|usar|pegar|viajar|entrar|marcar)|(overdose|dose|coma) (dupla |alcoolico |' +
    'de )?(chocolate|acucar|serie|cafe|fofura|bbb|caipirinha|brigadeiro|carboidrato|vitamina|reforco|humor|otimismo)',
  '(mort[oa]s?|acabad[oa]|destruid[oa]|quebrad[oa]|moid[oa]) (com|de|depois|apos|hoje depois) .*(calor|academia|treino|trilha|plantao|jogo|corrida|faxina|mudanca|aula|viagem|trabalho|' +
    'festa|carnaval|futebol|pelada|maratona|expediente|onibus|sono|cansaco|fome|perna~|agachamento)',
  '(lingua|ponto|natureza|folha|mar|arquivo|peso|tempo|celula|angulo|letra|bola|final) mort[oa]s? (?!mas)(?!.*(so falta|sou|eu))|mata mata|morte subita (no|do|na)|(hora|' +
    'tempo) mort[oa]|vivo ou morto|beco sem saida (do|da|na)|sem saida (na|no) (rua|labirinto|shopping)|ponto final na (discussao|frase|redacao|historia)',
  '(enforc~) (a |o |na |no |em )*(sexta|segunda|feriado|aula|feira|quinta|terca|dia|servico|dividas?|noivado|solteir~)|jogo da forca|brinc~ de forca|de gravata|afog~ (as magoas|' +
    'o ganso|em (trabalho|servico|papel|dividas?|boletos?|emails?|e-mails?|chocolate|provas|sorvete)|no (trabalho|servico|sorvete))',
  '(tomara que caia|quem morre de vespera|cair mort[oa] (na cama|de (sono|cansaco))|capot~ (de sono|no sofa|na cama|cedo)|apag~ (no (sofa|onibus|uber|sono)|na cama|de (sono|cansaco)|' +
    'a (luz|foto|lousa|vela|velinha)|as (fotos|velas|luzes|mensagens)|o (fogo|quadro|print)|antes das)|sumi~ (das redes|do (insta|zap|mapa (por|uns|essa))|com (minha|meu|a|' +
    'o) ))(?!.*(me matar|morrer|de vez|pra sempre|nunca mais))',
  '(dormir|durmo|dormi|descansar|hibernar|sumir|desaparecer|fugir|viajar|me isolar|sair) .*(praia|ferias|fim de semana|fds|domingo|sabado inteiro|feriad[oa]o?|carnaval|doze horas|' +
    'dez horas|12h?|10h?|ate (meio dia|tarde|segunda|domingo|as|setembro|amanha|sabado)|uma semana|uns dias|um mes|bahia|nordeste|alagoas|floripa|maldivas|europa|sitio|mato e voltar|' +
    'interior|rede|pousada|chale|serra|whatsapp|instagram|redes sociais|voltar (bronzead|nov|descansad)[oa])(?!.*(pra sempre|nunca mais|nao (acord|volt)|morrer|me matar|minha vida|' +
    'desse mundo|deste mundo|rio me|corda|pular))',
  '(buraco|chao) .*(pra|para|se|me) (me )?(enfiar|esconder|engolir|abrisse|abrir) .*(vergonha|chamei|errei|tropecei|cai|mico|gafe|microfone|mensagem errada)|que (mico|' +
    'vergonha) .*(buraco|morrer|sumir|enfiar)|(sumir|morrer|desaparecer|evaporar) .*(de vergonha|de tanta vergonha|que mico|chamei (a|o) (professora?|chefe))|(que vergonha|' +
    'passei vergonha|paguei mico) .*(morrer|sumir|morri)',
  // Denials.
  `${NOT} (quero|queria|penso|pensei|pensaria|pensava|vou|iria|ia|tenho|faria|seria capaz|cogitei|passou pela|passa pela|to pensando|estou pensando|pretendo|desejo|cheguei a|teria|` +
    'to querendo|estou querendo|e que eu (queira|quero)|tive) (mais |nem |de |em |a |minha cabeca |vontade |coragem |ideia~ |pensamento~ |cabeca |intencao |nunca |querer )*(morrer|' +
    'me matar|matar me|suicid~|tirar (a )?(minha|propria)|acabar com (a )?minha vida|me machucar|me ferir|me cortar|tirar minha|fazer (besteira|nada (de ruim )?comigo|mal a mim|' +
    'bobagem)|cometer|dar fim (a|na) minha|de morte|sumir do mundo|pular|me jogar|desistir da vida)(?!.*( mas (nao|quero|queria|tambem|so|penso|ja|se|viver|vou|acho|hoje|agora) |' +
    ' so (quero|queria|penso em|nao) (parar|dormir|sumir|deixar|nao|que|' +
    'acordar|estar|desaparecer)| porem |todo dia|nao quero (viver|estar|acordar|existir)|nem (viver|' +
    'acordar)| e nao | tambem nao |sozinh|coragem|prefiro|entende|ainda assim|faltou|viv[oa] tambem|continuar viv|quero e |sem antes|na frente))',
  `(nunca|jamais|nem brincando|nem em sonho|de jeito nenhum|deus me livre) ${FEW}(eu )?(me machucaria|me mataria|tiraria (a )?minha|me cortaria|me cortei|pensei (em|nisso)|pensaria|` +
    'faria (isso|mal)|tentei|quis|quero|desejei|cogitei|senti vontade|acabaria com|de morrer|morrer)(?!.*( mas (agora|hoje|ultimamente|dessa)|ate (hoje|agora)|antes (disso|de)|tanto|' +
    'como (hoje|agora)))',
  '(nao|n) (sou|estou|to|e|era|foi|tenho (pensamento|ideia)~|e nada|tava) (suicida|nada de morte|suicidio|pensando em suicidio|em risco|coisa de morte|ideia de morte)~(?!.*( mas |' +
    ' so nao | so queria ))|(nao|nem) .*(pensamento suicida|pensamentos suicidas) ?(gracas|faz tempo|ha|nenhum|mais)?(?!.* mas )|(?<!fingir que )quero (muito )?(viver|continuar viv[oa]|' +
    'ficar viv[oa]|' +
    'ver (meu|minha)s? (net|filh)~)(?!.*(nao quero|mas (nao|quero)|querendo|alguem|quem|doar))',
  '(amo viver|amo a vida|amo minha vida|vontade de viver (voltou|e grande|nunca|mas nao)|feliz (de|por|em) (estar|ta|ter) (viv|sobrev)|bom (estar|ta) viv[oa]|que bom que (nao|eu nao|' +
    'to|estou|sobrevivi|fiquei|to viv)|gracas a deus (to|estou|estamos|sobrevivi|nao|eu to) (viv|bem|morr)|grat[oa] por (estar|ta|cada)|agradeco (por|todo dia|a deus por) (estar|ta|' +
    'cada|ter ficado|nao ter))~',
  // Long over.
  '(ha|faz|fazem|fez|tem|anos atras|antigamente|na adolescencia|quando (eu )?(era|tinha)|ano (passado|retrasado)|aos (quinze|dezesseis|[0-9]+)|em (19|20)[0-9]+|naquela epoca|' +
    'uma epoca|um tempo|no passado|ja) .*(hoje|agora|ainda bem|superei|passou|gracas a|sobrevivi|curad|venci|recuperad|terapia|tratamento|to bem|estou bem|amo|feliz|voluntari|agradeco|' +
    'plantei|palestra|celebr|comemor|orgulh|aprendi|limp[oa] ha|sem recaida|alta d|ajudo)~(?!.*(de novo|hoje (eu )?(quero|vou|penso|so|faco|acabo|morro|nao aguento|e o dia|tambem)|' +
    'agora (eu )?(quero|vou|nao|penso|so|ja|chega)|voltou|voltei|outra vez|ainda (quero|penso|sinto)|continua|nao passou|nunca (melhor|passou|superei)|recai|me matar hoje))',
  '(hoje|agora) (eu )?(amo|agradeco|sou feliz|estou bem|to bem|to otim[oa]|sou grat[oa]|quero viver|celebro|dou (aula|palestra)|ajudo|sorrio|rio|vivo bem|vivo feliz|acordo feliz|' +
    'tenho (planos|esperanca)|comemoro|curto|plantei|acordei feliz)(?!.*( mas (nao|ainda)|de novo|mentira))|(sobrevivi|superei|venci|passei por isso|sai dessa|quase (morri|fui embora|' +
    'desisti)) .*(hoje|agora|gracas|voluntari|feliz|agradeco|vivo|presente|ainda bem|terapia)(?!.*(de novo|queria ter|nao queria|infeliz))',
  '(parei|larguei|deixei|parou|sem) (de |a |o )?(me cortar|me machucar|me mutilar|automutilacao|lamina|vicio em me) (ha|faz|em|desde|tem|anos|meses|dois|tres|gracas|depois da terapia|' +
    'com (a )?terapia)|(ha|faz|anos|meses|dias) .*(sem me (cortar|machucar|ferir))(?!.*(recai|hoje (me|cortei|quero)|mas|perdi|jogu?ei))|(cicatriz~|marcas) (antigas?|velhas?|do passado|' +
    'de quando)(?!.*(de novo|novas))',
  // News, art, study, work.
  '(filme|filmes|serie|series|novela|livro|conto|poema|poesia|romance|peca|documentario|podcast|noticia|noticias|reportagem|jornal|jornalista|materia|manchete|palestra|aula de|' +
    'redacao|prova de|tcc|tese|dissertacao|pesquisa d|artigo|seminario|curso de|anime|manga|dorama|quadrinho|hq|musica d|letra d|clipe|exposicao|personagem|protagonista|vilao|vila|' +
    'roteiro|capitulo|episodio|temporada|spoiler|ator|atriz|cantora?|escritora?|diretor|romeu|julieta|shakespeare|werther|durkheim|camus|ofelia|bras cubas|machado de assis|getulio|' +
    'globo|netflix|youtube|tiktok viral|bbb|biografia|museu|teatro|opera|enredo|cena|legenda)(~)?(?! (que (vai|eu vou) tocar (no|quando)|do meu (enterro|velorio|fim)|da minha (morte|' +
    'vida|despedida)))(?!.*(eu quero (morrer|sumir|me)|quero morrer|vou me matar|me identifiq|igual (a )?(eu|mim)|penso em me|igual a ele|fazer igual|me mato|minha vida e|' +
    'nao quero mais viver|me despedi|minha ultima|vou acabar com a minha|proximo (sou|capitulo)|acabar com a minha vida))',
  '(jogo|game|gta|minecraft|free fire|fortnite|valorant|lolzinho|cs go|counter|roblox|among us|fase|chefao|boss|checkpoint|respawn|partida|rpg|party|ranked|the sims|sims|mario|zelda|' +
    'dark souls|pokemon|nivel|videogame|controle|player|campanha|mesa de rpg|xadrez|truco|baralho|uno|domino|sinuca) .*(morr~|mat~|suicid~|mort~|pul~|jog~|vida~|acab~|desist~|' +
    'perd~)(?!.*(minha vida|me matar|quero morrer|de viver))|(morr~|mat~|suicid~|mort~|pul~|me jog~) .*(jogo|game|gta|minecraft|free fire|fortnite|valorant|cs go|roblox|among us|chefao|' +
    'boss|checkpoint|respawn|partida|rpg|ranked|the sims|mario|zelda|dark souls|pokemon|videogame|fase (tres|do|dois|[0-9]+))(?!.*(de viver|minha vida))',
  '(setembro amarelo|prevencao (ao|do|de) suicidio|prevenir o suicidio|valorizacao da vida|cvv|capacitacao|treinamento|roda de conversa|campanha|plantao|estagio|aula|tema|pesquis~|' +
    'estud~|trabalho (sobre|da faculdade)|indices|taxas?|estatisticas?|simulado|congresso|posvencao|voluntari[oa]|bombeir[oa]|enfermeir[oa]|psicolog[oa] (formad|clinic|explic)|' +
    'sou (medic|psicolog|professor|enfermeir|assistente)[a-z]*) .*(suicid~|automutil~|morte|autolesao|saude mental|risco|eutanasia|luto)(?!.*( eu quero| vou me| eu penso| me mat|' +
    ' nao me ajud| quero morrer|desisti|minha morte))|(suicid~|automutil~|morte|autolesao|eutanasia|luto) .*(setembro amarelo|simulado|redacao|enem|faculdade|mestrado|doutorado|' +
    'na adolescencia e tema|palestra|aula|seminario|curso|estatistica~|brasil|oms|governo)(?!.*(eu quero|vou me|minha))',
  '(time|flamengo|corinthians|palmeiras|santos|vasco|gremio|inter|cruzeiro|galo|botafogo|fluminense|bahia|sao paulo fc|tricolor|selecao|tecnico|zagueiro|goleiro|atacante|libertadores|' +
    'brasileirao|copa|campeonato|rebaixa~|serie b|penalti|gol|torcida|torcedor~|campo|partida|escanteio) .*(morr~|mat~|mort~|suicid~|desist~|acab~|enterr~|infart~|jog~|perd~|sofr~|' +
    'vergonha)(?!.*(minha vida|me matar|quero morrer|me jogar d|de viver|vou me matar))|(morr~|mat~|mort~|suicid~|desisti~ d~|acab~|infart~|enterr~) .*(flamengo|corinthians|palmeiras|' +
    'vasco|gremio|internacional|cruzeiro|galo|botafogo|fluminense|selecao|libertadores|brasileirao|copa do mundo|rebaixa~|torcida|penaltis?|gol)(?!.*(minha vida|me matar))',
  // Somebody else.
  `(meu|minha|um|uma|o|a|seu|sua|nosso|nossa|aquel[ea]) (melhor |amad[oa] |querid[oa] )?${DEAR} ([a-z]+ ){0,6}(se (mat|suicid|enforc|jog|cort|machuc|mutil)|morr[eiu]|falec|partiu|` +
    'tirou (a )?(propria )?vida|tentou (tirar|se|suic|contra)|quer (se )?(morrer|matar|sumir)|disse que|diz que|falou que|fala em|fala que|escreveu que|mandou|pensa em|tava|tem pensado|' +
    'postou|ameac|anda|tem ideia|nao quer mais)~(?!.*(quero|queria ir|vou (me|ir|junt|fazer)|eu tambem|por minha culpa|me matar|nao (aguento|consigo|quero) (mais )?(viver|continuar|' +
    'sem)|minha vida|ir junto|encontrar|lugar dele|lugar dela|prefer|que (eu )?(devia|deveria|merec|sou|so|nao sirvo|me mate)|sem mim|melhor sem|mais feliz se|raz(ao|oes) (de|' +
    'pra) viver|eu morr|eu mort|me (mata|odeia)|se eu))',
  '(cachorr[oa]|gat[oa]|gatinh[oa]|peixe|peixinho|hamster|passarinho|periquito|papagaio|planta|plantinha|orquidea|samambaia|celular|carro|moto|bateria|notebook|computador|pc|' +
    'geladeira|internet|wifi|tv|televisao|maquina|impressora|motor|fusca|fogao|chuveiro|galinha|cavalo|vaca|tamagotchi) ([a-z]+ ){0,5}(morr|faleceu|pifou|se foi|apag|mort[oa]|afog|' +
    'deslig|sum|boiand|se jogou|pul)~(?!.*(quero|vou junto|so restava|eu tambem|me mat|minha (unica )?(razao|vida)|nao tenho mais))',
  '(voces?|vc|tu|ele|ela|eles|elas|alguem|quem|gente que|pessoas que|quem conhece alguem que|pessoa) (quer|queria|pensa em|tenta|tentou|ja tentou|se mata|se matou|morreu|se suicidou|' +
    'tirou a propria|pensou em|esta pensando em|ta pensando em) (morrer|se matar|suicidio|suicidar|a vida|e|de|com|por|em (suicidio|se matar))?(?!.*(eu|mim|me |minha))',
  // Other meanings.
  '(cort[aeiou]~|rasp~|corte de) ([a-z]+ ){0,4}(cabelos?|franja|unhas?|barba|cutucula|pelos?|grama|cebola|carne|bolo|legumes?|pao|tecido|gastos|custos|acucar|gluten|carboidrato|' +
    'refrigerante|doces?|relacoes|lacos|contato|salario|luz|agua|internet|energia|caminho|verba|bife|frango|queijo|cana|lenha|arvore|pizza|limao|couve|tomate|papel|mato|vinculo~|' +
    'amizade|onda|chanel|despesas?|horas?|cena|video|audio|fila|volta|no varejo|o mal pela raiz)(?!.*(me cort|minha pele|e o pulso|pulsos|os bracos))',
  '(me )?(cort~|queim~|machuq~|machuc~|arranh~|fur~|ral~|bat[ie]~|quebr~|cicatriz~|sangr~|hematoma~|marca~|pont[oa]s) .*(cozinh~|faca de pao|abridor|lata|barbe~|fazendo a barba|' +
    'depil~|papel|descasc~|picando|forno|panela|frigideira|assadeira|oleo quente|cafe quente|chapinha|babyliss|ferro de passar|sol|praia|protetor|futebol|volei|bike|bicicleta|skate|' +
    'moto e ralei|patins|treino|academia|jiu jitsu|muay thai|caiu|caindo|tropec~|cai d[aeo]|cirurgia|cesarea|apendic~|gato|gatinho|cachorro|espinho|roseira|cerca|arame|' +
    'caco de (vidro na|garrafa na)|louca|vacina|injecao|agulha|costur~|marcen~|martelo|parafus~|catapora|tatu~|acne|estria~|mosquito|formiga|abelha|quina|gaveta|porta do carro|armario|' +
    'jogando bola|escada|exame de sangue|doei sangue|doar sangue|menstru~|nariz|gengiva|dente)(?!.*(de proposito|me cort(o|ei) de novo|disse que foi|falei que foi|mentira|mas (foi|' +
    'fui) eu|pra (aliviar|sentir)|alivi|escond|me furo com))',
  `${PILLS} .*(pressao|gripe|tireoide|colesterol|diabetes|alergia|enxaqueca|dor de cabeca|febre|garganta|anticoncepcional|vermes?|pulgas?|d[oa] (cachorr|gat)[oa]|receita d|receitou|` +
    'farmacia|generico|vencid[oa]|posto|sus|a cada|vezes (ao|por) dia|depois d[oa] (almoco|janta)|em jejum|organizador|divisoria|do mes|vitaminas?|figado|gastrite|rinite|tosse|colica|' +
    'azia|asma|ressaca|d[ao] (vo|vovo|mae|pai) (acabou|acabaram|de pressao)|cedo|certinho|efeito colateral|bula)(?!.*(todos|todas|tudo (de|junto)|cartela inteira|morrer|nao acordar|' +
    'de uma vez|juntando|guardando|separei|sem ela ver|sem (ninguem|ele)|pra acabar|me matar|suficiente))',
  '(despedi~|despedida|adeus|ultim[oa]~|tchau|fui|indo embora|vou embora|ir embora|nao (volto|estarei|vou estar)|partir|perdao|me desculp~|cart(a|as|inha)|saudades? de voces|' +
    'obrigad[oa] por tudo|sentir minha falta|sem mim|parti) .*(empresa|firma|emprego|trabalho(?! (pra|de mim|que dou))|escritorio|escola|turma|colegio|faculdade|formatura|estagio|' +
    'intercambio|viagem|viajar|mudanca|mudei|me mudo|vou me mudar|apartamento|cidade|ferias|aeroporto|aviao|decolar|aposentadoria|aposent~|reuniao|grupo d|zap|whats~|instagram|insta|' +
    'twitter|facebook|rede social|redes|festa|jantar|janta|churrasco|feriado|segunda|plantao|bairro|curso|professora?|igreja nova|equipe|time|solteir[oa]|hotel|praia|lactose|gluten|' +
    'cigarro|dieta|acucar|cerveja|temporada|promocao|chopp|portugal|curitiba|floripa|canada|lisboa|medicina|aula|netflix|nubank|tim|vivo|gerente|colegas|mercado|' +
    'padaria)(?!.*(desse mundo|deste mundo|dessa vida|me mat|morrer|quero morrer|minha morte|pra sempre|nunca mais|de vez|nao (aguento|quero) (mais )?viver|mentira|cemiterio|ceu|suicid|' +
    'passagem de volta))',
  '(nao|n) (quero|queria|aguento|guento|suporto|posso|consigo|vou|vejo sentido) (mais )?(ficar|viver|estar|continuar|morar|existir|acordar|respirar|seguir|ouvir|ver|trabalhar|estudar|' +
    'dividir|dormir) (mais |tao )?(aqui )?(n?ess[ae] (grupo|emprego|trabalho|apartamento|casa|cidade|calor|frio|faculdade|curso|relacionamento|namoro|bairro|republica|empresa|hotel|' +
    'fila|reuniao|republica)|no (grupo|trabalho|aluguel|mesmo (time|quarto))|na (casa d|fila|mesma casa|empresa|republica)|com (minha sogra|meu ex|meus pais|ele|ela|esse|essa|meu chefe|' +
    'gente|barulho|colega)|de (aluguel|favor|dieta|miojo)|cedo|as [0-9]+|sem (cafe|internet|ar condicionado|voce|wifi|celular)|esse|essa|esta|aqui (no|na|em)|em (sao paulo|apartamento|' +
    'segunda))(?!.*(de vida|mundo|me matar|morrer|quero (sumir|morrer)))',
  '(nao aguento|nao suporto|cansei|to cansad[oa]|estou cansad[oa]|fart[oa]|de saco cheio|odeio|desisti|desisto|chega) (mais )?(de |d|do |da |ouvir |ver |com )*(ess[ae] |est[ae] |' +
    'minha |meu |o |a |os |as |tanta |tanto |ess[ae]s )*(boletos?|obra|vizinho|vizinha|calor|frio|chuva|transito|onibus|sertanejo|politica|trabalho|chefe|emprego|academia|dieta|aula|' +
    'escola|provas?|faculdade|reuniao|reunioes|grupo|bbb|novela|propaganda|telemarketing|namoro|solteir~|ex|miojo|arroz|cabelo|barulho|fila|mosquito~|segunda|corinthians|flamengo|vasco|' +
    'receita|tampa|croche|violao|ingles|matematica|curso|vida de (solteir|adult|pobre|estudante|casad)~|rotina|home office|internet|celular|app|aplicativo|remoto)(?!.*(de viver|' +
    'me matar|morrer|da vida|de existir|quero sumir|acabar com))',
  '(seguro de vida|seguro|testamento|inventario|plano funerario|cartorio|doador~ de orgaos|doacao de orgaos|jazigo|funeraria|cemiterio|velorio|enterro|finados|' +
    'missa de setimo dia) .*(do carro|corretor|hipoteca|prevenid[oa]|vendedor|parcel~|vezes|advogad[oa]|meu (pai|avo|vo|tio|sogro)|minha (avo|vo|mae|tia|sogra)|do seu|da dona|' +
    'd[oa] (vizinh|tia|tio|avo|vo|famos|cantor)~|bairro inteiro|nasceu|bonito|flores|feriado|caro|em dia|da familia|fotograf~|quando (ele|ela) (morreu|nasceu))(?!.*(minha morte|quero|' +
    'eu morrer|me mat|meu (proprio|enterro|velorio|caixao)|valho|sem mim|eu mort))',
  '(quando eu morrer|depois que eu morrer|no dia que eu morrer|no meu (velorio|enterro)|se eu morrer) .*(la pelos|aos (cem|noventa|[0-9]+)|velhinh[oa]|bem velh[oa]|daqui a (muitos|' +
    'cem|cinquenta|[0-9]0)|anos de idade|samba|pagode|festa|churrasco|cerveja|bem longe|muito tempo|caipirinha|forro|funk|bisnet~)(?!.*(amanha|hoje|logo|semana))|(viver|chegar) (ate|' +
    'aos) (os )?(cem|noventa|[89][0-9]|1[0-9][0-9])(?!.*nao quero)|medo de morrer(?!.*( nao tenho|perdi|perdendo|sumiu|passou|acabou))',
  '(corda|revolver|espingarda|arma|faca|gilete|lamina|veneno|cinto|gas|estilete|pistola) .*(varal|violao|escalada|pular corda|de guitarra|navio|barco|rede|museu|cacador~|de brinquedo|' +
    'nerf|agua|airsoft|paintball|churrasco|cozinha|pao|manteiga|cega|afiar|barba|barbear|depil~|pernas? a favor|de rato|pros? ratos?|barata~|formiga~|escorpiao|nao fecha|de couro|' +
    'promocao|artesanato|artes|papelao|botijao chegou|de cola quente|pintura|trancad[oa]|na lei|policial|do crime|prova do|delegad[oa]|lancamento|de seguranca)(?!.*(em mim|pra mim|' +
    'me mat|pulso|morrer|quero|de olho|no meu pescoco|coragem))',
  '(acord~|levant~|despert~) .*(cedo|as [0-9]+|as (cinco|seis|sete|quatro)|de madrugada|segunda|pra trabalhar|despertador|com (galo|ressaca|fome|barulho)|o bebe|o nene|atrasad[oa]|' +
    'animad[oa]|disposta?|tarde)(?!.*(nunca mais|morrer|viv[oa]|nao queria ter|pra sempre|me matar|raiva de))',
  '(peso|fardo|carga|estorvo) (na (academia|balanca|mochila)|de (papel|porta|trabalho|cinquenta|vinte)|medio|pesado|leve|pena|d[aeo] (mochila|compras|balanca)|corporal|ideal|viral|' +
    'horaria)|perder peso|ganh~ peso|levant~ peso|mochila e um fardo',
  '(ficaria|ficaria bem|estaria|seria|ficou|fica|fico|ta|vai ficar|vao ficar) ([a-z]+ ){0,2}melhor (com|sem) (outr[oa]|cebola|queijo|acucar|o|a|ele|ela|aquel[ea]|ess[ea]|coentro|' +
    'uva passa|molho|barba|oculos|maquiagem|filtro|franja)(?! (mundo|vida) (sem|se))|sem mim (eles|elas|a equipe|o time|no trabalho|na firma) .*(ferias|se vira~|plantao|projeto|reuniao|' +
    'empata~|ganha~|perde~)',
  '(minha vida acabou|acabou minha vida|acabou a vida) .*(kk+~|rs|crush|internet|serie|visualizou|bateria)',
  'saida .*(shopping|labirinto|estacionamento|rodovia|metro)|me lev[ae] (pra|para) (perto d|a bahia|bahia|praia|morar|o mar)~',
  '(ha|faz) ([a-z]+|[0-9]+) anos (atras )?(que )?(eu )?(queria|quis|tentei|pensei|pensava|me cortava)(?!.*(ainda|agora|todo dia|desde|de novo|volt))',
  '(aquela|essa|minha) fase (de|em que) .*(passou|acabou|ficou pra tras|superei)(?!.*(de novo|volt))',
];
