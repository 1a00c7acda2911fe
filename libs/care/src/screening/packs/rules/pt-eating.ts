import { NEAR } from './pt-others.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

// Illness, pregnancy, treatment, faith.
const ILL = toPattern(`
(gravid|gravidez|gripe|virose|gastr|intoxic|quimio|enjo|ressaca|estragad|vencid|bebad|barco|aviao|exame|cirurg|medic|prisao de ventre|colonos|ramada|quaresma|carro|gato|cachorr|bebe)
`);
const UNLESS_ILL = `(?!.* ${ILL})(?<!${ILL}[^ ]* .*)`;
const UP = '([a-z0-9]+ ){0,4}';
const THIN = toPattern(`
(nao engordar|n engordar|emagrecer|perder (peso|quilos|kilos|barriga)|ficar (magr[oa]|mais magr[oa])|ser magr[oa]|secar)
`);

/** Purging, and starving to be thin. */
export const EATING = toPatterns(`
(eu )?(me )?(forco a|forcei a|forcar a|forcando|forco|forcei|provoco|provoquei|provocar|provocando|induzo|induzi|induzir|me faco|faco) (o )?(a )?vomit(o|os|ar)${UNLESS_ILL}

(vomito|vomitei|vomitar|vomitando|boto pra fora|coloco pra fora|ponho pra fora) ${UP}(depois (de|que|das?)|apos|o que|que|toda vez que|sempre que) (eu )?(cada |toda |todas as |tudo |o )*(como|comer|refeicao|
refeicoes|comi|janto|jantar|almoco|almocar|compulsao)(?! (isso|aquilo|camarao))${UNLESS_ILL}

(vomito|vomitar|vomitando|enfio o dedo|dedo na garganta|laxantes?|diureticos?|nao como|n como|sem comer|parei de comer|paro de comer|nao comi|passo fome|passar fome|pulo (as )?refeicoes) (?!(pao|doces?|acucar|carne|
gluten|fritura|chocolate|massa)[a-z]* )([a-z0-9]+ ){0,7}${THIN}${UNLESS_ILL}

(to|estou|fiquei|faz|ha|tem) (ha )?[a-z0-9]+ dias (sem comer|que (eu )?nao como)( nada| direito)?(?! (carne|pao|doce|acucar|gluten|chocolate|fritura|fora|pizza|fruta|feijao|arroz))${UNLESS_ILL}

((tomo|tomando|uso|abuso de|compro|tomei) ${UP}laxantes?|(enfio|meto|coloco) (o|os) dedos? na garganta)${UNLESS_ILL}

${NEAR} ${UP}(vomita|(se )?forca o vomito|provoca o vomito|toma laxante|passa fome|nao come (nada|quase nada) (pra|para|porque se acha)|tem (anorexia|bulimia))( (depois|tudo|apos|escondid[oa]))?${UNLESS_ILL}

(tenho|recai na|recaida|recaida na|sofro de|acho que tenho|voltei a ter|voltou a) ${UP}(anorexia|bulimia|transtorno alimentar)
`);
