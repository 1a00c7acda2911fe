import { FEW, UP } from './pt-words.ts';

const LIMB =
  '(bracos?|pulsos?|pernas?|coxas?|barriga|pele|antebraco|quadril|tornozelos?|punhos?|virilha|ombros?|corpo)';

/** Hurting oneself, and hiding it. */
export const SELF_HARM: readonly string[] = [
  '(me|mim) (cort(ei|ar|o|ando|ado|ava|e|asse)|arranh(o|ei|ar|ando)|mutil(o|ar|ei|ando)|automutil(o|ar|ei|ando)|' +
    'fur(o|ei|ar|ando)|risc(o|ar|ando)|risquei|rasg(o|uei|ar)|' +
    `furar) ${FEW}(n?[oa]s?|de novo|outra vez|com|toda|todo|todos|desde|pra|para|quando|fundo|mais|escondid[oa]|` +
    'hoje|ontem|sempre|atras|por dentro da|sozinh[oa]|sem|ate|ouvindo|e|' +
    'porque|faz|ha|essa|de madrugada|no banho)(?! (cozinha|cozinhando|faca do pao|papel|feijao|dedo|dedao|' +
    'abridor|cebola|fazendo a barba|lata|barbeando|cabel|espinho|copo|caco|arame|' +
    'cerca|depila|gato|louca|vidro d|depois da partida|lista|grupo|jogo))',
  '(vontade|quero|preciso|voltei a|parar de|comecei a|consigo nao|queria|pensando em|penso em|recaida|saudade de|' +
    'recai e|tenho que|costumo|ultimamente|medo de|viciad[oa] em|' +
    `deu vontade) ${FEW}(de |em |a |me )*(me (cort|machuc|ferir|fer|mutil|queim|bat|arranh|fur|morder|punir|` +
    'castigar|automutil)|mutilacao|automutilacao|autolesao|se cortar|me bater|' +
    'a gilete|a lamina|cortar minha pele)~(?! (o cabelo|a unha|no (treino|jogo|futebol)|de sol|na praia))',
  `(cort|pass|risc|fiz|arranh|queim|fur|bat|rasp|marc|abr)(ei|o|ar|ando|i|ando|uei|quei|endo) ${UP}(o |a |meu |` +
    'minha |meus |minhas |os |as |no |na |nos |nas |n[oa] meu |' +
    `em mim )+${LIMB} ${FEW}(com|de novo|pra|toda|hoje|todos|ate|e|quando|outra vez|foi|sem|nao doeu|` +
    'escondid)~(?! (forno|chapa|panela|academia|bike|bicicleta|protetor|creme|gato|depil|' +
    'treino|sol|hidratante))',
  '(passei|passo|passar|usei|uso|escondo|escondi|guardo|guardei|comprei|roubei|peguei|tenho|tirei|desmontei|' +
    `achei|quebrei) ${UP}(gilete|lamina|laminas|estilete|navalha|apontador|caco|` +
    `compasso|bisturi|gillette|giletes|tesoura|alfinete|vidro) ${UP}(n?o |n?a |d[aeo] |na capinha|embaixo|` +
    'debaixo|estojo|gaveta|banheiro|pulso|braco|perna|coxa|pele|em mim|dentro|' +
    'pra (quando|me|usar|aliviar)|escondid|capa|colchao|quarto|travesseiro|mim|e (me|cortei))~(?! (pelo|barba|' +
    'axila|artes|costura|aula|lapis|caixas|papelao|encomenda|pernas? pra depil))',
  '(cortes?|marcas?|cicatriz|cicatrizes|arranhoes|machucados?|queimaduras?|hematomas?|riscos?|feridas?) ' +
    `${UP}(nova|novas|novos|novo|fresc[oa]s?|escond|manga|moletom|pulseira|` +
    'ninguem (ve|viu|sabe|olha|perceb)|calor|casaco|que (eu )?(fiz|faco)|abert|feit[oa]s? (por mim|de proposito)|' +
    'nunca deixo|de blusa|calca|pra (ninguem|minha mae nao)|disse que foi|' +
    'falei que foi)~(?! (sofa|carro|parede|catapora|cirurgia|cesarea|tatuagem))',
  '(manga|mangas|moletom|blusa|casaco|calca|pulseira|pulseiras|munhequeira|maquiagem|base|faixa|enfaixad[oa]) ' +
    `${UP}(escond|tapar|cobrir|ninguem (ve|ver|viu|perceb|pergunt)|calor|` +
    'verao|sol|disse que foi|cortes|marcas|bracos)~(?! (espinha|olheira|chupao|tatuagem|ficou linda|protetor))',
  '(so )?(alivi(a|o|ar|ou)|acalm(a|o|ar|ou)|passa|melhora|doi menos|sinto (algo|alguma coisa|viv[oa])|respiro|' +
    `paro de sentir|consigo (sentir|respirar)) ${UP}(me cort|me machuc|` +
    'cortando|sangr|sangue (escorr|sai|desc)|me bat|me queim|me fir|cortes|a dor no braco|lamina|gilete|me ' +
    'arranh|corte)~',
  '(me|mim) (cort|machuc|queim|bat|arranh|fer|fir|mord|furo|belisc|soco|socar|esmurro|puno|castigo)(o|ei|ar|er|' +
    `ir|i|ando|endo|uei)? ${UP}(alivi|acalm|sentir (alguma|algo|dor|menos)|` +
    'dor de dentro|parar de|esquecer|castig|mereco|sangr|pra ver se (a dor|passa|doi|sinto)|ninguem (ve|sabe|viu|' +
    'olha|desconf|perceb|pergunt)|de proposito|ate (sangrar|ficar rox|doer|' +
    'machuc|cansar)|escondid|fivela|isqueiro|cigarro|compasso|tesoura|garfo|gilete|lamina|estilete|faca pra|' +
    'caco)~(?! (cozinha))',
  `(bato|bati|bater|dou|dei|socar|soco|arrebentei|me bato|esmurr[oe]i?) ${FEW}(a |minha |o |murros? |socos? |com ` +
    'a |de )*(cabeca|braco|mao|murro|soco|testa|punho|rosto|' +
    `cara) ${FEW}(n?[oa]|contra|em|no meu|na minha) ${FEW}(parede|azulejo|chao|mesa|quina|propri[oa]|meu rosto|` +
    'minha cabeca|mim|minha perna|minha cara|meu braco)(?! (do armario|' +
    `sem querer|e fiz um galo|do vizinho))|(arranco|arrancar|arranquei|puxo) ${FEW}(meu |meus |o |os |a ` +
    `)*(cabelos?|casquinha|pele|cilios) ${UP}(ate|mereco|alivi|sangr|doer|quando|` +
    'deixo sarar|tufos|bato)~(?! (branco|elefante))',
  `(mereco|preciso|eu mereco) ${FEW}(sofrer|apanhar|sentir dor|me punir|ser castigad[oa]|doer|dor|sangrar|essa ` +
    'dor|castigo|morrer)(?! (um aumento|por (amor|ele)|desconto))',
  '(cortei|me cortei|recai|me machuquei|fiz|cortar) (de novo|outra vez|mais uma vez|tudo de novo|fundo|mais ' +
    'fundo|bem fundo|demais)(?! (o (cabelo|dedo|bolo)|a (franja|unha|prova|' +
    'receita)|cozinh|na cozinha|na dieta|no (doce|chocolate|cigarro)|brigadeiro|bolo))|(dias|semanas|meses|mes|' +
    `semana|dia) (limp[oa]|sem me cortar) ${UP}(jogu?ei|recai|cort|perdi|hoje|` +
    'estragu?ei|acabou)~(?! (de (cocaina|alcool|crack)|do cigarro))',
  `(ver|vejo|gosto de ver|deixo|deixar|olhar|ficar vendo) ${FEW}(o )?(meu )?sangue (escorr|ping|desc|sai|cair|` +
    'cai|correr)(er|endo|ando|ar|indo)?(?! (d[oe] (nariz|exame)|no filme))|' +
    `(aperto|apertar|apertei|enrolo|amarro) ${FEW}(o |meu |no |um |uma )*(pescoco|cinto no|cachecol no|fio no|` +
    `corda no|garganta) ${UP}(mundo sum|ate|apagar|pra (sentir|ver|ficar)|` +
    'escurec|sem ar|pescoco|desmai)~',
  `(nao|parei de|deixei de) (como|comer|comi|bebo agua) ${UP}(pra (ver se|sumir|morrer|acabar|desaparecer|` +
    'definhar)|ate (sumir|morrer|desaparecer|desmaiar)|de proposito|me (castigar|' +
    'punir)|vou embora|quero (sumir|definhar|morrer))~(?! (emagrec|perder peso))',
  `(voz|vozes|cabeca|mente|pensamentos?|demonio|algo) ${UP}(mand|diz|dizem|fal|grit|orden|ped|sussurr|repet|` +
    `insist|quer)(a|am|em|e|ar|ando|endo|indo|o)? ?${FEW}(pra |eu |que |para |` +
    'me |mim |a )*(eu )?(pular|pule|me mat|morr|acabar com|me cort|pula|se mata|se joga|me jogar|fazer logo|mato|' +
    'tirar minha|desistir de tudo|me machuc|merec[oe] (morr|sofr))~',
];
