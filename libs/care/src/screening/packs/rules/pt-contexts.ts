import { DEAR, PILLS } from './pt-words.ts';

/** Danger of one's own, said outright: whatever else the sentence speaks of. */
const OUTRIGHT =
  '((eu |hoje |entao |e |mas )?vou (me (matar|suicidar)|morrer de proposito|tirar (a )?minha (propria )?vida|' +
  'acabar com a minha vida)' +
  '(?! (de|no|na|pra|por|se|com))|(vontade|a fim|penso|pensando|ideia|plano) (de|em) (me matar|tirar (a )?minha ' +
  '(propria )?vida)|' +
  'nao (quero|vou|consigo) (mais )?(estar|continuar|ficar) viv[oa]|nao deu pra continuar viv[oa]|eu devia ' +
  '(morrer|me matar)|' +
  'me (corto|furo|mutilo) (desde|com|todo|toda|de novo|escondid[oa]|embaixo)|(sair|saio) de cena de vez|tchau ' +
  'mundo|' +
  '(para|pra) poder morrer|sumir do mapa|(a )?morte venha|(por|dar|botar) fim em mim|da minha vida acabo|resto ' +
  'dos meus anos|' +
  'eu acabo|ultimo capitulo sou|meu capitulo termina|em lugar nenhum|nao vou comprar a volta|' +
  'nao vou aguentar|(viu|achou) (os|meus) cortes|' +
  '(ultima|ultimo) [a-z]+ (que )?([a-z]+ )?(de mim )?viv[oa]|morrermos|me acharem sem vida|fechar os olhos de vez|' +
  'quero morrer (de verdade|mesmo|logo|de uma vez|agora|hoje)|minha vida pela del[ae]|pelo mesmo caminho|meu ' +
  'proprio fim|' +
  'ela tem razao|ele tem razao|velorio eu|dar no mesmo|da no mesmo|liberad[oa] pra morrer|meu enterro|minha morte)';

const WHOLE = `(?<![^ ])${OUTRIGHT}(?![^ ])`;

/** What a sentence tells of instead of danger, unless that is said in it outright. */
export const CONTEXTS: readonly string[] = [
  // Long over.
  '(passei por|teve|tive|houve|lembr~|naquele|naquela|aquele|aquela|o|a|um|uma) ?(um |uma |d[ao] )?(periodo|fase|' +
    'epoca|tempo|ano|dias?|noite) ' +
    '(em )?(que|q) .*(parecia|queria|quis|pensei|pensava|quase desisti|desejava|me cortava)(?!.*(agora|de novo|' +
    'voltou|voltei|ainda))',
  '(ha|faz|fazem|fez|tem (muito tempo|[a-z0-9]+ (anos|meses))|anos atras|antigamente|na adolescencia|quando (eu ' +
    ')?(era|tinha)|ano (passado|retrasado)|aos (quinze|dezesseis|[0-9]+)|em (19|20)[0-9]+|naquela epoca|' +
    'uma epoca|um tempo|no passado|ja (pensei|quis|tentei|tive|passei por|estive|me cortei|me machuquei|sofri|' +
    'desejei)) .*(hoje|agora|ainda bem|superei|passou|gracas a|sobrevivi|curad|venci|recuperad|terapia|' +
    'tratamento|to bem|estou bem|amo|feliz|voluntari|agradeco|' +
    'plantei|palestra|celebr|comemor|orgulh|aprendi|limp[oa] ha|sem recaida|alta d|ajudo)~(?!.*(de novo|hoje (eu ' +
    ')?(quero|vou|penso|so|faco|acabo|morro|nao aguento|e o dia|tambem)|' +
    'agora (eu )?(quero|vou|nao|penso|so|ja|chega)|voltou|voltei|outra vez|ainda (quero|penso|sinto)|continua|' +
    'nao passou|nunca (melhor|passou|superei)|recai|me matar hoje))',
  '(hoje|agora) (eu )?(amo|agradeco|sou feliz|estou bem|to bem|to otim[oa]|sou grat[oa]|quero viver|celebro|dou ' +
    '(aula|palestra)|ajudo|sorrio|rio|vivo bem|vivo feliz|acordo feliz|' +
    'tenho (planos|esperanca)|comemoro|curto|plantei|acordei feliz)(?!.*( mas (nao|ainda)|de novo|mentira))|' +
    '(sobrevivi|superei|venci|passei por isso|sai dessa|quase (morri|fui embora|' +
    'desisti)) .*(hoje|agora|gracas|voluntari|feliz|agradeco|vivo|presente|ainda bem|terapia)(?!.*(de novo|' +
    'queria ter|nao queria|infeliz))',
  '(parei|larguei|deixei|parou|sem) (de |a |o )?(me cortar|me machucar|me mutilar|automutilacao|lamina|vicio em ' +
    'me) (ha|faz|em|desde|tem|anos|meses|dois|tres|gracas|depois da terapia|' +
    'com (a )?terapia)|(ha|faz|anos|meses|dias) .*(sem me (cortar|machucar|ferir))(?!.*(nao vou aguentar|recai|' +
    'hoje (me|cortei|quero)|mas|perdi|jogu?ei))|(cicatriz~|marcas) (antigas?|velhas?|do passado|' +
    'de quando)(?!.*(de novo|novas))',
  // News, art, study, work.
  '(filme|filmes|serie|series|novela|livros? (d|que|sobre|com)|conto|poema|poesia|romance|pecas? de teatro|' +
    'documentario|podcast|(?<!(der|dar|dou|tiver) )noticias?|reportagem|jornal|jornalista|materia|manchete|' +
    'palestra|(dar|dei|preparo|preparei|uma) aula de|' +
    'redacao|prova de|tcc|tese|dissertacao|pesquisa d|artigo|seminario|curso de|anime|manga japones|dorama|' +
    'quadrinho|hq|musica d|letra d|clipe|exposicao|personagem|protagonista|vilao|vila|' +
    'roteiro|capitulo|episodio|temporada|spoiler|ator|atriz|cantora?|escritora?|diretor|romeu|julieta|' +
    'shakespeare|werther|durkheim|camus|ofelia|bras cubas|machado de assis|getulio|' +
    'globo|netflix|youtube|tiktok viral|bbb|biografia|museu|teatro|opera|enredo|(d?a|uma|n?essa) cena (de|em|do|' +
    'da|que|final)|legenda)(~)?(?! (que (vai|eu vou) tocar (no|quando)|do meu (enterro|velorio|fim)|da minha ' +
    '(morte|' +
    'vida|despedida)))(?!.*(eu quero (morrer|sumir|me)|quero morrer|vou me matar|me identifiq|igual (a )?(eu|' +
    'mim)|penso em me|igual a ele|fazer igual|me mato|minha vida e|' +
    'nao quero mais viver|me despedi|minha ultima|vou acabar com a minha|proximo (sou|capitulo)|acabar com a ' +
    'minha vida))',
  '(jogo|game|gta|minecraft|free fire|fortnite|valorant|lolzinho|cs go|counter|roblox|among us|fase|chefao|boss|' +
    'checkpoint|respawn|partida|rpg|party|ranked|the sims|sims|mario|zelda|' +
    'dark souls|pokemon|nivel|videogame|controle|player|campanha|mesa de rpg|xadrez|truco|baralho|uno|domino|' +
    'sinuca) .*(morr~|mat~|suicid~|mort~|pul~|jog~|vida~|acab~|desist~|' +
    'perd~)(?!.*(minha vida|me matar|quero morrer|de viver))|(morr~|mat~|suicid~|mort~|pul~|me jog~) .*(jogo|' +
    'game|gta|minecraft|free fire|fortnite|valorant|cs go|roblox|among us|chefao|' +
    'boss|checkpoint|respawn|partida|rpg|ranked|the sims|mario|zelda|dark souls|pokemon|videogame|fase (tres|do|' +
    'dois|[0-9]+))(?!.*(de viver|minha vida))',
  '(setembro amarelo|prevencao (ao|do|de) suicidio|prevenir o suicidio|valorizacao da vida|cvv|capacitacao|' +
    'treinamento|roda de conversa|campanha|plantao|estagio|aula|tema|pesquis~|' +
    'estud~|trabalho (sobre|da faculdade)|indices|taxas?|estatisticas?|simulado|congresso|posvencao|' +
    'voluntari[oa]|bombeir[oa]|enfermeir[oa]|psicolog[oa] (formad|clinic|explic)|' +
    'sou (medic|psicolog|professor|enfermeir|assistente)[a-z]*) .*(suicid~|automutil~|morte|autolesao|saude ' +
    'mental|risco|eutanasia|luto)(?!.*( eu quero| vou me| eu penso| me mat|' +
    ' nao me ajud| quero morrer|desisti|minha morte))|(suicid~|automutil~|morte|autolesao|eutanasia|luto) ' +
    '.*(setembro amarelo|simulado|redacao|enem|faculdade|mestrado|doutorado|' +
    'na adolescencia e tema|palestra|aula|seminario|curso|estatistica~|brasil|oms|governo)(?!.*(eu quero|vou me|' +
    'minha))',
  '((meu|o|nosso|seu) time|flamengo|corinthians|palmeiras|santos|vasco|gremio|inter|cruzeiro|galo|botafogo|' +
    'fluminense|bahia|sao paulo fc|tricolor|selecao|tecnico|zagueiro|goleiro|atacante|libertadores|' +
    'brasileirao|copa|campeonato|rebaixa~|serie b|penalti|gol|torcida|torcedor~|campo|partida|escanteio) ' +
    '.*(morr~|mat~|mort~|suicid~|desist~|acab~|enterr~|infart~|jog~|perd~|sofr~|' +
    'vergonha)(?!.*(minha vida|me matar|quero morrer|me jogar d|de viver|vou me matar))|(morr~|mat~|mort~|' +
    'suicid~|desisti~ d~|acab~|infart~|enterr~) .*(flamengo|corinthians|palmeiras|' +
    'vasco|gremio|internacional|cruzeiro|galo|botafogo|fluminense|selecao|libertadores|brasileirao|copa do mundo|' +
    'rebaixa~|torcida|penaltis?|gol)(?!.*(minha vida|me matar))',
  // Somebody else.
  `(meu|minha|um|uma|o|a|seu|sua|nosso|nossa|aquel[ea]) (melhor |amad[oa] |querid[oa] )?${DEAR} ([a-z]+ ` +
    '){0,6}(se (mat|suicid|enforc|jog|cort|machuc|mutil)|morr[eiu]|falec|partiu|' +
    'tirou (a )?(propria )?vida|tentou (tirar|se|suic|contra)|quer (se )?(morrer|matar|sumir)|disse que|diz que|' +
    'falou que|fala em|fala que|escreveu que|mandou|pensa em|tava|tem pensado|' +
    'postou|ameac|anda|tem ideia|nao quer mais)~(?!.*(quero|queria ir|vou (me|ir|junt|fazer)|eu tambem|por minha ' +
    'culpa|me matar|nao (aguento|consigo|quero) (mais )?(viver|continuar|' +
    'sem)|minha vida|ir junto|encontrar|lugar dele|lugar dela|prefer|que (eu )?(devia|deveria|merec|sou|so|nao ' +
    'sirvo|me mate)|sem mim|melhor sem|mais feliz se|raz(ao|oes) (de|' +
    'pra) viver|eu morr|eu mort|me (mata|odeia)|se eu))',
  '(cachorr[oa]|gat[oa]|gatinh[oa]|peixe|peixinho|hamster|passarinho|periquito|papagaio|planta|plantinha|' +
    'orquidea|samambaia|celular|carro|moto|bateria|notebook|computador|pc|' +
    'geladeira|internet|wifi|tv|televisao|maquina|impressora|motor|fusca|fogao|chuveiro|galinha|cavalo|vaca|' +
    'tamagotchi) ([a-z]+ ){0,5}(morr|faleceu|pifou|se foi|apag|mort[oa]|afog|' +
    'deslig|sum|boiand|se jogou|pul)~(?!.*(quero|vou junto|so restava|eu tambem|me mat|minha (unica )?(razao|' +
    'vida)|nao tenho mais))',
  '(voces?|vc|tu|ele|ela|eles|elas|alguem|quem|gente que|pessoas que|quem conhece alguem que|pessoa) (quer|' +
    'queria|pensa em|tenta|tentou|ja tentou|se mata|se matou|morreu|se suicidou|' +
    'tirou a propria|pensou em|esta pensando em|ta pensando em) (morrer|se matar|suicidio|suicidar|a vida|e|de|' +
    'com|por|em (suicidio|se matar))?(?!.*(eu|mim|me |minha))',
  // Other meanings.
  '(senhor|jesus|deus) me (tira|leva|livra) (dess[ae]|d[ae]|pel[ao]) (preguica|fila|reuniao|prova|aula|dieta|' +
    'caminho|enrascada|gente|chefe|boleto)~',
  'estilete .*(caixas?|papelao|mudanca|encomenda|maquete)(?!.*(me |em mim|braco))',
  '(guerra|batalha|luta) (contra|com) (as? |os? )?(formiga|sono|balanca|cabelo|chocolate|doce|mosquito|barata|' +
    'boleto|gordura)~',
  '(gilete|lamina|barbeador|prestobarba) .*(raspar|depil|perna|barba|axila|sobrancelha)~(?!.*(cort|em mim|escond|' +
    'sangr))',
  '(comprei|compramos|acabou|falta|usei|passei) .*(agua sanitaria|desinfetante|cloro|alvejante|detergente|sabao)' +
    '(?!.*(beb|tom|engol|morr))',
  'unfollow n[oa] (ex|amig~|crush|perfil)|morro d[eoa] (alemao|cantagalo|mel|vidigal)',
  '(paciente|aluno|aluna|cliente|atendid[oa]|usuari[oa]) .*(ideacao|suicid|automutil|cort|tentativa)~(?!.*(eu ' +
    'tambem|igual a mim))',
  '(cort[aeiou]~|rasp~|corte de) ([a-z]+ ){0,4}(cabelos?|franja|unhas?|barba|cutucula|pelos?|grama|cebola|carne|' +
    'bolo|legumes?|pao|tecido|gastos|custos|acucar|gluten|carboidrato|' +
    'refrigerante|doces?|relacoes|lacos|contato|salario|luz|agua|internet|energia|caminho|verba|bife|frango|' +
    'queijo|cana|lenha|arvore|pizza|limao|couve|tomate|papel|mato|vinculo~|' +
    'amizade|onda|chanel|despesas?|horas?|cena|video|audio|fila|volta|no varejo|o mal pela raiz)(?!.*(me cort|' +
    'minha pele|e o pulso|pulsos|os bracos))',
  '(me )?(cort~|queim~|machuq~|machuc~|arranh~|fur~|ral~|bat[ie]~|quebr~|cicatriz~|sangr~|hematoma~|marca~|' +
    'pont[oa]s) .*(cozinh~|faca de pao|abridor|lata|barbe~|fazendo a barba|' +
    'depil~|papel|descasc~|picando|forno|panela|frigideira|assadeira|oleo quente|cafe quente|chapinha|babyliss|' +
    'ferro de passar|sol|praia|protetor|futebol|volei|bike|bicicleta|skate|' +
    'moto e ralei|patins|treino|academia|jiu jitsu|muay thai|caiu|caindo|tropec~|cai d[aeo]|cirurgia|cesarea|' +
    'apendic~|gato|gatinho|cachorro|espinho|roseira|cerca|arame|' +
    'caco de (vidro na|garrafa na)|louca|vacina|injecao|agulha|costur~|marcen~|martelo|parafus~|catapora|tatu~|' +
    'acne|estria~|mosquito|formiga|abelha|quina|gaveta|porta do carro|armario|' +
    'jogando bola|escada|exame de sangue|doei sangue|doar sangue|menstru~|nariz|gengiva|dente)(?!.*(de proposito|' +
    'me cort(o|ei) de novo|disse que foi|falei que foi|mentira|mas (foi|' +
    'fui) eu|pra (aliviar|sentir)|alivi|escond|me furo com))',
  `${PILLS} .*(pressao|gripe|tireoide|colesterol|diabetes|alergia|enxaqueca|dor de cabeca|febre|garganta|` +
    'anticoncepcional|vermes?|pulgas?|d[oa] (cachorr|gat)[oa]|receita d|receitou|' +
    'farmacia|generico|vencid[oa]|posto|sus|a cada|vezes (ao|por) dia|depois d[oa] (almoco|janta)|em jejum|' +
    'organizador|divisoria|do mes|vitaminas?|figado|gastrite|rinite|tosse|colica|' +
    'azia|asma|ressaca|d[ao] (vo|vovo|mae|pai) (acabou|acabaram|de pressao)|cedo|certinho|efeito colateral|' +
    'bula)(?!.*(todos|todas|tudo (de|junto)|cartela inteira|morrer|nao acordar|' +
    'de uma vez|juntando|guardando|separei|sem ela ver|sem (ninguem|ele)|pra acabar|me matar|suficiente))',
  '(despedi~|despedida|adeus|ultim[oa]~|tchau|fui|indo embora|vou embora|ir embora|nao (volto|estarei|vou estar)|' +
    'partir|perdao|me desculp~|cart(a|as|inha)|saudades? de voces|' +
    'obrigad[oa] por tudo|sentir minha falta|sem mim|parti) .*(empresa|firma|emprego|trabalho(?! (pra|de mim|que ' +
    'dou))|escritorio|escola|turma|colegio|faculdade|formatura|estagio|' +
    'intercambio|viagem|viajar|mudanca|mudei|me mudo|vou me mudar|apartamento|cidade|ferias|aeroporto|aviao|' +
    'decolar|aposentadoria|aposent~|reuniao|grupo d|zap|whats~|instagram|insta|' +
    'twitter|facebook|rede social|redes|festa|jantar|janta|churrasco|feriado|segunda|plantao|bairro|curso|' +
    'professora?|igreja nova|equipe|time|solteir[oa]|hotel|praia|lactose|gluten|' +
    'cigarro|dieta|acucar|cerveja|temporada|promocao|chopp|portugal|curitiba|floripa|canada|lisboa|medicina|aula|' +
    'netflix|nubank|tim|vivo|gerente|colegas|mercado|' +
    'padaria)(?!.*(desse mundo|deste mundo|dessa vida|me mat|morrer|quero morrer|minha morte|pra sempre|nunca ' +
    'mais|de vez|nao (aguento|quero) (mais )?viver|mentira|cemiterio|ceu|suicid|' +
    'passagem de volta))',
  '(nao|n) (quero|queria|aguento|guento|suporto|posso|consigo|vou|vejo sentido) (mais )?(ficar|viver|estar|' +
    'continuar|morar|existir|acordar|respirar|seguir|ouvir|ver|trabalhar|estudar|' +
    'dividir|dormir) (mais |tao )?(aqui )?(n?ess[ae] (grupo|emprego|trabalho|apartamento|casa|cidade|calor|frio|' +
    'faculdade|curso|relacionamento|namoro|bairro|republica|empresa|hotel|' +
    'fila|reuniao|republica)|no (grupo|trabalho|aluguel|mesmo (time|quarto))|na (casa d|fila|mesma casa|empresa|' +
    'republica)|com (minha sogra|meu ex|meus pais|ele|ela|esse|essa|meu chefe|' +
    'gente|barulho|colega)|de (aluguel|favor|dieta|miojo)|cedo|as [0-9]+|sem (cafe|internet|ar condicionado|voce|' +
    'wifi|celular)|esse|essa|esta|aqui (no|na|em)|em (sao paulo|apartamento|' +
    'segunda))(?!.*(de vida|mundo|me matar|morrer|quero (sumir|morrer)))',
  '(nao aguento|nao suporto|cansei|to cansad[oa]|estou cansad[oa]|fart[oa]|de saco cheio|odeio|desisti|desisto|' +
    'chega) (mais )?(de |d|do |da |ouvir |ver |com )*(ess[ae] |est[ae] |' +
    'minha |meu |o |a |os |as |tanta |tanto |ess[ae]s )*(boletos?|obra|vizinho|vizinha|calor|frio|chuva|transito|' +
    'onibus|sertanejo|politica|trabalho|chefe|emprego|academia|dieta|aula|' +
    'escola|provas?|faculdade|reuniao|reunioes|grupo|bbb|novela|propaganda|telemarketing|namoro|solteir~|ex|' +
    'miojo|arroz|cabelo|barulho|fila|mosquito~|segunda|corinthians|flamengo|vasco|' +
    'receita|tampa|croche|violao|ingles|matematica|curso|vida de (solteir|adult|pobre|estudante|casad)~|rotina|' +
    'home office|internet|celular|app|aplicativo|remoto)(?!.*(de viver|' +
    'me matar|morrer|da vida|de existir|quero sumir|acabar com))',
  '(seguro de vida|seguro|testamento|inventario|plano funerario|cartorio|doador~ de orgaos|doacao de orgaos|' +
    'jazigo|funeraria|cemiterio|velorio|enterro|finados|' +
    'missa de setimo dia) .*(do carro|corretor|hipoteca|prevenid[oa]|vendedor|parcel~|vezes|advogad[oa]|meu (pai|' +
    'avo|vo|tio|sogro)|minha (avo|vo|mae|tia|sogra)|do seu|da dona|' +
    'd[oa] (vizinh|tia|tio|avo|vo|famos|cantor)~|bairro inteiro|nasceu|bonito|flores|feriado|caro|em dia|da ' +
    'familia|fotograf~|quando (ele|ela) (morreu|nasceu))(?!.*(minha morte|quero|' +
    'eu morrer|me mat|meu (proprio|enterro|velorio|caixao)|valho|sem mim|eu mort))',
  '(quando eu morrer|depois que eu morrer|no dia que eu morrer|no meu (velorio|enterro)|se eu morrer) .*(la ' +
    'pelos|aos (cem|noventa|[0-9]+)|velhinh[oa]|bem velh[oa]|daqui a (muitos|' +
    'cem|cinquenta|[0-9]0)|anos de idade|samba|pagode|festa|churrasco|cerveja|bem longe|muito tempo|caipirinha|' +
    'forro|funk|bisnet~)(?!.*(amanha|hoje|logo|semana))|(viver|chegar) (ate|' +
    'aos) (os )?(cem|noventa|[89][0-9]|1[0-9][0-9])(?!.*nao quero)|(?<!(nao tenho|perdi o|sem|perdi|e o|nem) ' +
    '(mais )?)medo de morrer(?!.*( nao tenho|perdi|perdendo|sumiu|passou|acabou))',
  '(corda|revolver|espingarda|arma|faca|gilete|lamina|veneno|cinto|gas|estilete|pistola) .*(varal|violao|' +
    'escalada|pular corda|de guitarra|navio|barco|rede|museu|cacador~|de brinquedo|' +
    'nerf|agua|airsoft|paintball|churrasco|cozinha|pao|manteiga|cega|afiar|barba|barbear|depil~|pernas? a favor|' +
    'de rato|pros? ratos?|barata~|formiga~|escorpiao|nao fecha|de couro|' +
    'promocao|artesanato|artes|papelao|botijao chegou|de cola quente|pintura|trancad[oa]|na lei|policial|do ' +
    'crime|prova do|delegad[oa]|lancamento|de seguranca)(?!.*(em mim|pra mim|' +
    'me mat|pulso|morrer|quero|de olho|no meu pescoco|coragem))',
  '(acord~|levant~|despert~) .*(cedo|as [0-9]+|as (cinco|seis|sete|quatro)|de madrugada|segunda|pra trabalhar|' +
    'despertador|com (galo|ressaca|fome|barulho)|o bebe|o nene|atrasad[oa]|' +
    'animad[oa]|disposta?|tarde)(?!.*(nunca mais|morrer|viv[oa]|nao queria ter|pra sempre|me matar|raiva de))',
  '(peso|fardo|carga|estorvo) (na (academia|balanca|mochila)|de (papel|porta|trabalho|cinquenta|vinte)|medio|' +
    'pesado|leve|pena|d[aeo] (mochila|compras|balanca)|corporal|ideal|viral|' +
    'horaria)|perder peso|ganh~ peso|levant~ peso|mochila e um fardo',
  '(ficaria|ficaria bem|estaria|seria|ficou|fica|fico|ta|vai ficar|vao ficar) ([a-z]+ ){0,2}melhor (com|sem) ' +
    '(outr[oa]|cebola|queijo|acucar|o|a|ele|ela|aquel[ea]|ess[ea]|coentro|' +
    'uva passa|molho|barba|oculos|maquiagem|filtro|franja)(?! (mundo|vida) (sem|se))|sem mim (eles|elas|a equipe|' +
    'o time|no trabalho|na firma) .*(ferias|se vira~|plantao|projeto|reuniao|' +
    'empata~|ganha~|perde~)',
  '(minha vida acabou|acabou minha vida|acabou a vida) .*(kk+~|rs|crush|internet|serie|visualizou|bateria)',
  'saida .*(shopping|labirinto|estacionamento|rodovia|metro)|me lev[ae] (pra|para) (perto d|a bahia|bahia|praia|' +
    'morar|o mar)~',
  '(ha|faz) ([a-z]+|[0-9]+) anos (atras )?(que )?(eu )?(queria|quis|tentei|pensei|pensava|me cortava)(?!.*(ainda|' +
    'agora|todo dia|desde|de novo|volt))',
  '(aquela|essa|minha) fase (de|em que) .*(passou|acabou|ficou pra tras|superei)(?!.*(de novo|volt))',
].map((pattern) => `(${pattern})(?!.*${WHOLE})(?<!${WHOLE}.*)`);
