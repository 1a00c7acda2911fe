const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// Slips and shorthand seen often; whole words only.
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(think|jump|hang|cut|hurt|end|feel|wish|want|try|go|tak|breath|exist|wak|plann|be|giv|burn|walk|hat|look|stay|keep|bleed|overdos|swallow|drown|shoot|hop|liv)in\b/g,
    '$1ing',
  ],
  [
    /\b(?:sucide|sucid|suicid|suicied|suiced|siucide|sucicide|suacide|sooicide|suiside|suicde)\b/g,
    'suicide',
  ],
  [/\b(?:wnat|wnt|wana|wantt|wannt)\b/g, 'want'],
  [/\b(?:kil|kll|kiil|kilk)\b/g, 'kill'],
  [/\b(?:kiling|killin|kilin|kiling)\b/g, 'killing'],
  [/\bs[ui]{1,3}[cs]{1,2}i?[aei]?de?\b(?<!side|sid|suede|cide|sude|sussed)/g, 'suicide'],
  [/\b(?:sucidal|suisidal|suicidle|suicdal|sucidial|suicidel|suidical)\b/g, 'suicidal'],
  [/\b(?:my ?s[el]{1,2}f|mysefl|myselfe|mysekf|m[iy]?self|myslef|myslf|mysef|miself)\b/g, 'myself'],
  // Hair and clothes are dyed; nobody dies something.
  [
    /(?<!\b(?:hair|food|tie|fabric|a|the) )\bdye\b(?! (?:my|the|your|her|his|our|it|them|hair|eggs|job|clothes|jeans|fabric|wool|yarn|silk|cotton|leather|shirts?)\b)/g,
    'die',
  ],
  [/\b(?:diee|dei|dy|d i e)\b/g, 'die'],
  [/\bdyeing\b(?! (?:my|the|your|her|his|our|it|them|hair|eggs|clothes|jeans)\b)/g, 'dying'],
  [/\b(?:dieing|dyin)\b/g, 'dying'],
  [/\b(?:deth|deaht|daeth)\b/g, 'death'],
  [/\b(?:exsist|exisit|exsit|exits(?= any))\b/g, 'exist'],
  [/\b(?:reasn|reson|resaon|raeson)\b/g, 'reason'],
  [/\b(?:liv|livee|lvie)\b/g, 'live'],
  [/\b(?:alife|aliv|alve)\b/g, 'alive'],
  [/\b(?:hav|haev)\b/g, 'have'],
  [/\b(?:lif|lyf|lyfe)\b/g, 'life'],
  [/\b(?:dissapear|disapear|dissappear)\b/g, 'disappear'],
  [/\b(?:tonite|tonit|tonigt|toninght|2nite|2night|tnite)\b/g, 'tonight'],
  [/\b(?:tmrw|tmr|tomo|tomoro|tomorow|tommorow|tommorrow|tmw|2moro|2morrow)\b/g, 'tomorrow'],
  [/\b(?:agian|agin)\b/g, 'again'],
  [/\b(?:ur|yr)\b/g, 'your'],
  [/\b(?:nomore|animore|anymor|anym0re)\b/g, 'anymore'],
  [/\b(?:hert|hrut)\b/g, 'hurt'],
  [/\b(?:pils|pillz)\b/g, 'pills'],
  [/\b(?:bc|cuz|coz|cos)\b/g, 'because'],
];
// One word written letter by letter, to hide it: "s u i c i d e".
const SPACED_OUT = /(?<![\p{L}\p{N}])[a-z](?:[ ._-][a-z]){3,}(?![\p{L}\p{N}])/gu;
const BOUNDARY = /[.!?؟؛;…\n\r]+|[,،:](?=\s)|\s[-–—]+\s/g;

/**
 * One spelling of a text: lower case, apostrophes gone ("don't" is "dont"), Arabic without vowels and with one form of
 * alef, ya, hamza carriers and ta marbuta, letters disguised by signs restored ("su*cide", "k!ll"), every other sign a
 * space, and a lone "." where a clause ends, so that a "not" does not reach across it.
 */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/[کگ]/g, 'ك')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/(?<=\p{L})[1!*](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})[0](?=\p{L})/gu, 'o')
    .replace(SPACED_OUT, (letters) => letters.replace(/[ ._-]/g, ''))
    .replace(BOUNDARY, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return MISSPELT.reduce((rest, [slip, meant]) => rest.replace(slip, meant), plain);
}

/**
 * The spellings to search: letters drawn out three times or more ("dieee", "اموووت") stand for one letter or for two,
 * so both are tried. A long vowel of Arabic may be drawn out already when it stands twice ("امووت", but "شراييني").
 */
export function spellings(text: string): string[] {
  const plain = normalise(text);
  const single = plain.replace(/(\p{L})\1{2,}/gu, '$1');
  const double = plain.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const vowels = single.replace(/([اوي])\1/g, '$1');
  return [...new Set([single, double, vowels])];
}
