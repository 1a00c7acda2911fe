import { DEAR } from './pt-words.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

/** Somebody near. */
export const NEAR = `(meu|minha|um|uma|o meu|a minha|nosso|nossa|teu|tua) (melhor |propri[oa] |ex )?${DEAR}( (de [0-9a-z]+ anos|da [a-z]+|do [a-z]+|mais nov[oa]|mais velh[oa]))?`;
// Nobody and nothing else stands between, so that no film is told of.
const SAYS = toPattern(`
((me|mim|nos|que|q|ja|e|esta|ta|anda|vive|as vezes|sempre|hoje|ontem|de novo|tambem|so|muito|mal|ele|ela|falou|fala|falando|disse|diz|
dizendo|dizer|contou|conta|escreveu|escrevendo|mandou (mensagem|audio)|confessou|repete|continua|no (zap|whatsapp|whats)|por mensagem|a) )*
`);
const NOT_REALLY =
  '(?! (de (rir|riso|vergonha|fome|calor|sono|frio|saudade|medo|trabalhar|estudar|amor)|por (um|uma|essa|esse)|pra (passar|ver|comprar)))(?!.* (supervisao|protocolo|plantao|anos atras))';

/** Somebody else who wants to die or harms themselves. */
export const OTHERS = toPatterns(`
${NEAR} ${SAYS}(quer|queria|tentou|tentando|tenta|vai|ia|pensa em|pensando em|ameaca|ameacou|ameacando|fala em|falando em|falou em|fala de|planeja|com vontade de|
prefere|deseja|capaz de) (mais )?(de )?(morrer|se matar|matar se|suicidar se|se suicidar|suicidio|se enforcar|tirar (a )?(propria )?vida|acabar com (a )?(propria )?
vida|dar fim (na|a) (propria )?vida|se cortar(?! o)|se machucar|se jogar d[aoe])${NOT_REALLY}

${NEAR}(?<!(livro|filme|novela|serie|reportagem|video)[^ ]* .*) ${SAYS}(esta |ta |anda |vive |fica |comecou a |voltou a )?(se cortando|se corta|se cortar|se cortou|se mutila|se mutilando|se automutila|se automutilando|se machuca|
se machucando|se ferindo|se fere|se arranha|se queima)( de proposito| os bracos| escondid[oa]| os pulsos| de novo)?
(?! (o|a|com ((a|o|um|uma) )?(papel|faca|caco)|na escola|no (parque|jogo)|brincando|cozinhando|fazendo|jogando|no (jogo|futebol)|picando|descascando|treinando|barbeando|em casa cozinhando))

${NEAR} ${SAYS}(nao|n|num) (quer|queria|aguenta|tem vontade de|ve sentido em) (mais )?(viver|existir|estar viv[oa]|continuar viv[oa]|acordar)( mais)?(?! (em |na |no |com |junt|sozinh|de ))

${NEAR} ${SAYS}(tem|teve|com) (pensamentos|ideias|ideacao) (suicidas?|de (morte|suicidio))(?!.* (supervisao|protocolo|plantao))

(medo|preocupad[oa]|preocupa) (de )?(que )?(${NEAR} )(se (mate|matar|machuque|corte|suicide)|tire a (propria )?vida)
`);
