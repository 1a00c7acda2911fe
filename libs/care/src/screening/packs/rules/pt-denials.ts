import { toPatterns } from './to-patterns.ts';

/** A text that is nothing but a denial (with the thanks that go with it). */
export const DENIALS = toPatterns(`
((nao|n|imagina|de jeito nenhum|claro que nao|relaxa|serio|obrigad[oa]|oi|calma) )*(eu )?(nao|n|nunca|jamais) ((me|mim|estou|to|tenho|tive|nunca|jamais|nem|nenhum|nenhuma|passou|passa|pela|minha|cabeca|pensei|pensando|penso|
pensado|planejo|quero|quis|tentei|vou|em|de|que|ideias?|pensamentos?|vontade|intencao|planos|plano|querer|faria|sou) )+
(machucar|me machucar|me matar|me suicidar|morrer|tirar (a )?minha vida|me cortar|suicidas?|suicidio|me ferir|fazer mal a mim|me mutilar|cortar)
( (obrigad[oa]|por perguntar|serio|de verdad|nunca|relaxa|viu|mesmo|ok))*
`);
