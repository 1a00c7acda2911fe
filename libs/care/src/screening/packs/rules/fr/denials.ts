import { toPatterns } from '../to-patterns.ts';

/** A text that is nothing but a denial (with the thanks that go with it). */
export const DENIALS = toPatterns(`
((non|nan|nn|pas du tout|bien sur que non|rassurez vous|rassure toi|t ?inquiete|merci|franchement|vraiment) )*(je |j ?)?(ne |n ?)?(ne|n|nai|n ai|pas|jamais|pense|pensais|ai|suis|veux|voulais|compte|envisage) ((pas|jamais|plus|du tout|pense|ai|eu|de|d|a|aux?|
envie|envies|idee|idees|pensees?|intention|l|la|projet|songe|essaye|tente|voulu|suis|moindre|aucune?|absolument) )+(?<=(pas|jamais|plus|aucune?) .*)(me faire (du )?mal|me tuer|me suicider|mourir|me couper|me scarifier|suicidaires?|suicide|me blesser|mettre fin a mes jours|noires?)
( (merci|de demander|vraiment|jamais|rassurez vous|t ?inquiete|franchement))*
`);
