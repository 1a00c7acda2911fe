import { FEW, UP } from './pt-words.ts';

const SKIN = '(bracos?|coxas?|pernas?|pulsos?|barriga|antebracos?|pele|corpo|punhos?)';

/** Hurting oneself, further ways of saying so. */
export const HURTING: readonly string[] = [
  '(louc[oa]|doid[oa]|vontade|impulso|urgencia|precis[oa]|necessidade|fissura|saudade|falta) ([a-z]+ ){0,2}(pra|' +
    'para|de|d) me ' +
    '(cortar|machucar|ferir|queimar|furar|arranhar|mutilar|punir|bater)(?! (o cabelo|de sol))',
  '(a gente|nos) (se|nos) (cort|machuc|fer|fur)(a|amos|imos|e)~ (junt|no banheiro|escondid|e|toda|depois)~',
  `(fiz|fac[oa]|abri|fazer|abrir) ${FEW}(mais )?(uns|umas|um|dois|tres|quatro|varios|alguns|outros?|novos?|mais|` +
    '[0-9]+) (cortes?|riscos?|talhos?|' +
    'arranhoes)(?! (d[eo] (cabelo|cana|gastos|tecido)|no (orcamento|video|tecido|papel)|no cabelo))',
  `(meus?|minhas?|tem|ta) (${SKIN}) ([a-z]+ ){0,3}(marcad|riscad|cortad|retalhad|mapa|chei[oa]s? de (corte|marca|` +
    'risco)|sangrando|' +
    'pega fogo de corte)~(?!.*(elastico|sol|relogio|pulseira|mosquito|vacina|travesseiro|sutia))|(tem|tenho) (um ' +
    ')?cortes? nov[oa]s?|(nao|sem) (tem|ha|sobrou)? ?(mais )?(lugar|espaco) ' +
    'n[oa]s? ' +
    '(braco|perna|coxa|pulso)s?|(um|fac[oa] um|mais um) (risco|corte) n[oa] (perna|braco|coxa|pulso) ([a-z]+ ' +
    '){0,3}(e nao|cada|toda|por)',
  '(quando (eu )?sangr(o|a)|sangrar|ver (o |meu )?sangue|o sangue|me cortando|me corto|um corte|depois de ' +
    'cortar) ([a-z]+ ){0,5}' +
    '(calm|alivi|paz|respir|acalm|silenci|melhor|sossego)~(?!.*(exame|doei|doar|doacao|nariz|vacina))',
  '(soco|bato|murro|esmurro|mordo|belisco|arranho|queimo|castigo|puno|firo|mordi|soquei|furei|espetei|agrido|' +
    'machuco|machuquei|' +
    'bati|esmurrei) (em )?(a )?mim( mesm[oa])?|(mord|belisc|arranh|fur|espet|soc|esmurr)(o|i|ei|uei|quei) ' +
    '(minhas?|meus?) ' +
    '(proprio |propria |proprias? )?(barriga|perna|coxa|cara|pele|braco|mao|rosto|corpo|pernas|bracos|maos)',
  `me (dou|dei|dando|dava) (murros?|socos?|tapas?|cabecadas?|chicotadas?|pancadas?)`,
  '(?<!nao )me (bato|bati|castigo|puno|mordo|queimo|queimei|belisco|esmurro|furo|firo|mutilo|corto|arranhei|' +
    'arranho|machuco|cortei|furei) ' +
    '(ate|com (cinto|isqueiro|cigarro|gilete|lamina|vidro|agulha|alfinete|compasso|estilete|a unha)|quando|toda|' +
    'todo|de proposito|' +
    'sempre|escondid[oa]|n?o rosto|na cara|n?a cabeca|n?as? pernas?|na barriga|hoje merecia|merecia|mereco|desde|' +
    'depois de|de novo|' +
    'e postar|pra)(?!.*(barba|depil|gato|cozinh|picando|cebola|papel|sem querer|ferro|panela|forno))',
  '(cigarro|isqueiro|ferro|vela|agua fervendo|fogo) ([a-z]+ ){0,3}(propria pele|minha (propria )?pele|em mim|' +
    'n[oa] (meu|minha) ' +
    '(braco|perna|coxa|mao|pulso)|no proprio)(?!.*(sem querer|cozinh|acidente))',
  'desmont(ei|o|ar|ando) (o|um|a) (apontador|barbeador|gilete|prestobarba)|(quebrei|quebrar|guardei|peguei) ' +
    '([a-z]+ ){0,5}(pedaco|caco) ' +
    '([a-z]+ ){0,3}(pra usar|usar depois|escondid|pra me|depois)~',
  '(peguei|pego|pegar|usei|passei|passo|passar) (a|uma|o|um) (tesoura|gilete|faca|lamina|navalha|estilete) (e ' +
    '(fui|fiz|me|passei|' +
    'comecei)|de novo|outra vez|em mim|quando|no|na (perna|coxa|pele))(?!.*(cabelo|barba|depil|franja|cozinh|pao|' +
    'bolo))|' +
    '(procurando|atras de|procuro|quero) (algo|alguma coisa|uma coisa|um negocio) (que|pra) (corte|me cortar|' +
    'cortar)|' +
    '(pego|com|guardo) a (lamina|gilete)(?! (d[eo]|pra|de barbear|nova))',
  '(fui|cortei|corte|hoje fui) (mais|muito|bem|tao) fundo(?! (n[oa]|em|no mergulho|da piscina))|' +
    '(toalha|lencol|roupa|manga|banheiro) ([a-z]+ ){0,3}(suj[oa] de|com|chei[oa] de|manchad[oa] de) sangue ' +
    '([a-z]+ ){0,6}' +
    '(menti|falei|disse|escond|eu de novo|ninguem)~|de novo me (ferindo|cortando|machucando)',
  '(e|foi|so|era|forma|jeito|consigo) (eu )?(de novo )?me (ferir|cortar|machucar|mutilar|queimar|punir|furar)(?! ' +
    '(n[oa] (treino|jogo)|a))',
  '(dor (fisica|no braco|do corte|na pele|da lamina|de fora)) ([a-z]+ ){0,4}(cala|alivia|distrai|tampa|cobre|' +
    'abafa|esconde|acalma|passa|' +
    'apaga|melhor|ajuda)~',
  '(sem comer|passo fome|passar fome|vomito|forco o vomito|nao como) ([a-z]+ ){0,3}(pra|para|de|e) (me )?(punir|' +
    'castigar|sumir|' +
    'definhar|corto|cortar)~|(mereco|pra me) (punir|castigar) ([a-z]+ ){0,6}(corto|lamina|gilete|bato|sangr)~',
  `(mand|diz|fal|ped|desafi|obrig|incentiv|convenc)(a|am|ando|ou|aram|em|e|endo|eu|eram)? ${FEW}(que |pra |eu |` +
    'pra eu |pra mim |a )*' +
    '(me (cortar|corte|matar|mate|machucar|furar|queimar|jogar d)|se mata|se mate|pular d?a?)(?!.*(kk|brinca))',
  `(se eu (me )?(cort|machuc|mat|fer|am)~) ${UP}(n?a call|na camera|me am|me cort|nome del|acredit|por el|eu fiz)~|` +
    '(acredita|ama|gosta|volta) ([a-z]+ ){0,4}se eu me (cort|machuc|mat|fer)~',
  '(ferida|machucado|casquinha|corte|cicatriz) ([a-z]+ ){0,5}(de proposito|nao mereco|nao deixo|reabr|cutuc)~|' +
    '(abri|reabri|cutuco|abro) (a|o|as|os) (ferida|cicatriz|corte|casca)s? (de proposito|de novo|outra vez|toda|' +
    'quando)',
  'apert(ei|o|ar|ando) (o )?(meu )?pescoco|(besteira|merda) (no|com o|nos) (meu )?(braco|pulso)s?|todo ' +
    'riscad[oa]( e| de)',
  `(espirit|voz|vozes|eles|elas|sombra|demonio|diabo|cabeca)(os|s)? ${UP}(me (chama|mand|empurr)|diz(em)? pra eu|` +
    'obedec)~ ' +
    `${FEW}(pr[oa]|pra|para|n?o|eu|morrer|pular|me)?`,
];
