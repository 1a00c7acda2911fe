import { PILLS } from './pt-words.ts';
import { toPatterns } from './to-patterns.ts';

const TOOK =
  '((ja |eu |acabei de |acabo de |acabei )*(tomei|tomar|engoli|engolir|virei|virar|mandei pra dentro|bebi|beber|enchi a cara de))';

/** Pills that were swallowed, without a word for them, or counted. */
export const OVERDOSE = toPatterns(`
${TOOK} ((toda|todo|quase|inteira) )*(a|as|o|os|uma|um|duas|dois|tres|meia) (cartela|cartelas|caixa|caixas|frasco|frascos|vidro|vidros|blister)( inteir[oa]s?| tod[oa]s?| complet[oa]s?)?
( (de uma vez|de uma so vez|faz|ha|agora|ontem|hoje|e|pra|tem|inteira|dos|de remedio).*|(?! ))(?!.*(receit|medico|tratamento|bombo|chocolate|suco|leite|cerveja|vinho|perfume|antibiotic))(?<!(bombom|bombons|chocolate|cerveja|suco|medico) .*)

${TOOK} (uns|umas|quase|mais de|ja|os|as|pelo menos|cerca de)? ?([1-9][0-9]|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|nem sei quantos) ${PILLS}(?! (em (um|uma|dois|duas|dez|total)|por mes|desde|no mes|de (vitamina|spirulina)))
`);
