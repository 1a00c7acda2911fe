/** Up to five words between two. */
export const UP = '([a-z0-9]+ ){0,5}';

/** Up to two words between two. */
export const FEW = '([a-z0-9]+ ){0,2}';

/** "Para", as it is said and typed. */
export const FOR = '(para|pra|pro|pa|p|pr)';

/** "Não", as it is said and typed. */
export const NOT = '(nao|n|ñ|num|nem|naum|nunca|jamais)';

/** What one wants, plans or thinks of, before an infinitive. */
export const WANT =
  '(quero|qro|kero|quro|queria|keria|quis|quiser|querendo|gostaria de|desejo|desejava|preferia|prefiro|preciso|' +
  'precisava|pretendo|vou|vo|voh|iria|' +
  'tomara|tenho que|penso em|penso so em|pensei em|pensado em|pensando em|pensar em|pensava em|vontade de|' +
  'vontade d|vontade louca de|vontade e de|doid[oa] pra|' +
  'louc[oa] (pra|para)|coragem de|coragem (pra|para)|decidi|resolvi|planejo|planejei|planejando|tentei|tentar|' +
  'tentando|plano de|planos de|' +
  'jeito de|ideia de|ideias de|sonho em|medo de|direito de|pront[oa] (pra|para)|consigo|conseguir|merecia|mereco|' +
  'melhor|so penso em|so em|to pra|ansios[oa] (pra|para)|prestes a)';

/** Taking one's own life, in an infinitive or said of oneself. */
export const KILL_ME =
  '((me|mim) (matar|suicidar|suicida|enforcar|enforco|jogar d[aoe]|jogar (na frente|embaixo|debaixo|de baixo|no ' +
  'trilho|nos trilhos|no rio|no mar|em frente|contra)|explodir a cabeca)|' +
  '(matar|suicidar|enforcar|atirar|lancar) me|(tirar|tirasse|tiro|tirei|acabar com|acabo com|terminar com|dar ' +
  'fim (a|na|em)|dar cabo d[ae]|por fim (a|na)|' +
  'dar um fim (a|na|em|nessa|nesta)|encerrar|abreviar|interromper|encurtar|largar d[ae]|desistir d[ae]) (a |da |' +
  'de )?(minha|propria|minha propria) (propria )?(vida|existencia)|' +
  'cometer suicidio|me suicido|dar (um )?(fim|cabo) (em|de) (mim|minha vida)|acabar comigo( mesm[oa])?|terminar ' +
  'comigo mesm[oa]|tirar minha vida|acabar com (essa|esta) (minha )?vida|' +
  'me apagar (de vez|daqui|do mundo|pra sempre|para sempre)|me eliminar|me deletar d[aoe])';

/** Going for good. */
export const FOR_GOOD =
  '(de vez|pra sempre|para sempre|p sempre|pra smp|desse mundo|deste mundo|do mundo|dessa vida|desta vida|da ' +
  'vida|da terra|desse planeta|do planeta|da face da terra|' +
  'daqui pra sempre|e (nunca|nao) (mais )?voltar|sem volta|definitivamente|da existencia|de uma vez( por todas)?)';

/** The people who would be left. */
export const THEM =
  '(minha (familia|mae|filha|esposa|mulher|irma|avo|namorada|ex|tia|casa|gente|amiga|menina|sogra|vo)|minhas ' +
  '(filhas|irmas|amigas|criancas)|' +
  'meus? (filhos?|pais?|amigos?|irmaos?|marido|namorado|esposo|netos?|avos?|colegas?|velhos|bebe|companheiro)|' +
  'todo mundo|todos|voces|vcs|vc|voce|eles|elas|ele|ela|geral|' +
  'as pessoas|o mundo|a familia|as criancas|os meninos|os outros|a galera|o pessoal|quem (me ama|eu amo|fica)|' +
  'meu povo|mainha|painho|mamae|papai|a casa|tudo|la em casa|aqui em casa)';

/** Medicines. */
export const PILLS =
  '(remedios?|comprimidos?|calmantes?|cartelas?|pilulas?|antidepressivos?|capsulas?|tarja preta|rivotril|' +
  'insulina|soniferos?|caixa de remedio|frasco|vidro de remedio|remedinhos?|' +
  'medicamentos?|medicacao)';

/** Places of height. */
export const HEIGHT =
  '(ponte|viaduto|predio|sacada|janela|telhado|terraco|penhasco|laje|varanda|passarela|parapeito|beirada|andar|' +
  'mirante|pedreira|torre|cobertura|costao|precipicio|abismo|barranco|caixa d ?agua)';

/** Who somebody else is. */
export const DEAR =
  '(amig[oa]|irma|irmao|filh[oa]|prim[oa]|namorad[oa]|vizinh[oa]|alun[oa]|colega|ti[oa]|av[oh]|vo|vovo|mae|pai|' +
  'cunhad[oa]|sobrinh[oa]|net[oa]|marido|mulher|espos[oa]|companheir[oa]|ex|sogr[oa]|' +
  'pacientes?|menin[oa]|rapaz|moc[oa]|chefe|professor[a]?|enteado|enteada|afilhad[oa]|seguidor[a]?|cara|' +
  'conhecid[oa]|ficante|crush|parceir[oa]|madrinha|padrinho|padrasto|madrasta)';
