import { toPatterns } from './to-patterns.ts';

/** A text that is nothing but a denial (with the thanks that go with it). */
export const DENIALS = toPatterns(`
((no|nop|noo|para nada|claro que no|tranquil[oa]|de verdad|gracias|hola|en serio|que va) )*(yo )?(no|nunca|jamas) ((me|se|ha|he|habia|estoy|tengo|tuve|nunca|jamas|ni|ningun|ninguna|pasado|pasa|por|la|cabeza|
pensado|pensando|pienso|pense|planeo|quiero|quise|querido|intentado|intente|voy|a|en|de|que|ideas?|pensamientos?|ganas|intencion|intenciones|planes|plan|querer|haria|hago|hacia|soy|tenido) )+
(hacerme (dano|nada|algo)|dano|lastimarme|matarme|suicidarme|morir|morirme|quitarme la vida|cortarme|autolesionarme|suicidas?|suicidio|herirme|autolesion|la muerte)
( (gracias|por preguntar|de verdad|en serio|nunca|para nada|ni|en la vida|tranquil[oa]))*
`);
