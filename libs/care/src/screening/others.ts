import { gap, wordPattern, type Pattern } from './rule.ts';

const PERSON =
  '(?:friend|bestie|sister|brother|son|daughter|mother|father|mom|mum|dad|wife|husband|partner|boyfriend|girlfriend|cousin|roommate|classmate|coworker|colleague|neighbou?r|student|uncle|aunt|kid|child|ex|he|she|they|someone|somebody)';
const ARABIC_PERSON =
  '(?:صديقي|صديقتي|صاحبي|صاحبتي|رفيقي|رفيقتي|اختي|اخوي|اخي|اخويا|امي|ابوي|ابويا|ابي الذي|ابني|ابنتي|بنتي|زوجي|زوجتي|مراتي|جوزي|زميلي|زميلتي|جاري|جارتي|طالب|خطيبي|خطيبتي|هو|هي|واحد|حدا|شخص)';

/** What stands for someone else's danger once it was read, for the rules that follow. */
export const OTHER = 'someoneelseindanger';

/** Someone else wants to die or harms himself: help for those who worry about a friend, not for the friend. */
export const OTHERS: readonly Pattern[] = [
  `${PERSON}${gap(3)} (?:wants|wanted|want|tried|is trying|is going|threatened|threatens|talks about|is thinking (?:of|about)|keeps (?:saying|talking about)|said|told me|says|attempted|is planning|might)${gap(3)} (?:die|dying|kill(?:ing)?(?: (?:him|her|them) ?sel(?:f|ves))?|suicide|be dead|end (?:it all|his life|her life|their life)|not (?:want to )?(?:live|be alive|exist))`,
  `${PERSON}${gap(3)} (?:hurts?|harms?|cuts?|hurting|harming|cutting|killed|kills?|hanged|shot) (?:him|her|them) ?sel(?:f|ves)`,
  `${PERSON}${gap(2)} (?:is|was|has been|feels) (?:[^ .]+ )?suicidal`,
  `${ARABIC_PERSON}${gap(2)} (?:[يت]ريد|بده|بدها|[يت]بي|[يت]بغي|عايزه?|عاوزه?|نفسه|نفسها|[يت]فكر|بيفكر|بتفكر|حاولت?|[يت]حاول|[يت]هدد|بيهدد|[يت]قول|قالت?|[يت]تمني|باغيه?|ناويه?)${gap(2)} (?:[يت]موت|ال?موت|بالموت|[يت]نتحر|(?:ال|بال|في ال)?انتحار|[يت]قتل (?:نفسه|نفسها|حاله|حالها|روحه|روحها|راسه|راسها)|[يت]نهي حيات(?:ه|ها))`,
  `${ARABIC_PERSON}${gap(2)} (?:[يتب]*(?:وذي|جرح|قتل|ءذي|اذي|شطب|ضر|حرق)ت?) (?:نفسه|نفسها|حاله|حالها|روحه|روحها|ايده|ايدها)`,
].map(wordPattern);
