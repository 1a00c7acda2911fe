/** Words of the rules, with how they are typed in a hurry or spelled as they are spoken. */
const TYPED: Readonly<Record<string, string>> = {
  que: 'que|q|ki',
  porque: 'porque|pq|pois|por que|porq',
  quero: 'quero|qro|kero|qero',
  queria: 'queria|keria|qria',
  hoje: 'hoje|hj|oje',
  quando: 'quando|qnd|qdo|qndo',
  depois: 'depois|dps|dpois',
  comigo: 'comigo|cmg|cmigo',
  ninguem: 'ninguem|ngm|ninguen',
  voces: 'voces|vcs|ces',
  voce: 'voce|vc|ce',
  tambem: 'tambem|tbm|tb',
  mesmo: 'mesmo|msm',
  muito: 'muito|mto|mt|mui',
  estou: 'estou|to|tou|tow',
  estar: 'estar|tar|ta',
  morrer: 'morrer|morre|morer|murrer',
  viver: 'viver|vive|vivê',
  existir: 'existir|existi',
  acordar: 'acordar|acorda',
  acabar: 'acabar|acaba',
  tirar: 'tirar|tira',
  melhor: 'melhor|mio|mior|mlhr',
  dormir: 'dormir|dormi',
  nao: 'nao|n|num|naum|nau',
  pra: 'pra|para|p|pa|pro',
};

/** Of these the short spellings stand for much else: only where another word follows. */
const SHORT = ['que', 'nao', 'pra', 'viver'];

const LONG = Object.keys(TYPED).filter((word) => !SHORT.includes(word));
const WORD = new RegExp(
  `(?<![a-z~])((${SHORT.join('|')})(?= )|(${LONG.join('|')})(?=[ |)]))`,
  'gu',
);

/** A pattern that also finds its words as they are typed in a hurry. */
export function asTyped(pattern: string): string {
  return pattern.replace(WORD, (word) => `(${TYPED[word] ?? word})`);
}
