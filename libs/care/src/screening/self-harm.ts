import { gap, rule, type Rule } from './rule.ts';

const PART =
  '(?:arms?|wrists?|thighs?|legs?|skin|hands?|stomach|body|forearms?|ankles?|hips?|shoulders?)';
const AR_PART =
  '(?:يدي|ايدي|ايديا|يدايا|ذراعي|دراعي|معصمي|جسمي|جسدي|فخذي|فخدي|رجلي|رجليا|بطني|جلدي|ساعدي|رسغي)';

/** Harm done to oneself without speaking of death. */
export const SELF_HARM: readonly Rule[] = [
  rule(
    'en.hurts-self',
    'crisis',
    `(?:been|started?|starting|stop|stopped|stopping|back to|relaps(?:ed?|ing)(?: (?:and|with|into|on))?|avoid(?:ed|ing)?|urges? (?:to|for|of)|addicted to|clean (?:from|of|off)|free (?:from|of)|tempted (?:to|by)|from|by|quit|thinking (?:of|about)|resort(?:ed|ing)? to|turn(?:ed|ing)? to|miss|missing|love|need|started up|keep|kept) cutting(?! (?:off|down|back|out|corners|the|grass|hair|carbs|weight|class|it|costs|calories|in|ties|people|onions|vegetables|paper|wood|up|board|edge|into|and pasting|my (?:hair|nails|grass|hours|carbs|food|costs|bangs|own hair)))|cutting (?:again|helps?|would help|is the only|makes me feel|my (?:arms?|wrists?|thighs?|legs?|skin|body))|(?:i|ive|have|just)(?: [^ .]+)? cut (?:again|deep|deeper|too deep|so deep|really deep|my (?:arms?|wrists?|thighs?|legs?|skin|stomach)|last night because|to feel)|how deep i can cut|when im not cutting|(?:long|ever) (?:have you )?been cutting|(?:clean (?:from|of|off) (?:cutting|sh|self ?harm)|without (?:cutting|self ?harm\\w*))(?: [^ .]+){0,3} (?:threw it|relapsed|broke|ruined|lost it|gone|messed)|i (?:just |really |still )?(?:want|need|wanna) (?:to )?cut(?=$| \\.| (?:so|again|tonight|right now|bad|badly|deep\\w*)(?![^ .]))|(?:hit|hitting|punch\\w*|burn\\w*|cut|cutting|stab\\w*|scratch\\w*) my own (?:${PART}|head|face)|clean (?:from|of|off) sh(?: [^ ]+){0,5} (?:gave in|relapsed|slipped|broke|did it)|(?:marks|cuts|lines|scars|scratches) on my ${PART} (?:are|were|is|came) (?:from|by|because of) (?:me|my ?self|what i)(?= |$)|my (?:arms?|wrists?|thighs?) (?:are|is|look) (?:all )?(?:a mess|cut up|covered|shredded|in ribbons) (?:again|under)|(?:hide|hiding|cover|covering)(?: up)?(?: (?!acne|surg|burn|chicken|budget|tax|pay|job|fund|spending)[^ .]+){0,2} (?:cuts|scars)(?! (?:on (?:the|my) (?:table|car|door)|from (?:the|my) (?:surgery|operation|cat|acne)))|(?:slice|slicing|sliced|carve|carving|carved|slash|slashing|slashed|scratch|scratching|scratched|burn|burning|burned|burnt|bruise|bruising|stab|stabbing|pierce|bite|biting)(?: up| at| into| on)? my (?:own )?${PART}(?= (?:until|till?|to feel|again|on purpose|because|when|with a (?:lighter|knife|razor|blade|cigarette)|open|up|every|so)|$| \\.)|(?:razor|blades?|lighter|cigarette|knife|scissors|needle|glass)${gap(2)} (?:on|to|against|across|into|through|in|out on) my (?:own )?${PART}`,
  ),
  rule(
    'en.bleeds',
    'crisis',
    `(?:watch|watching|see|seeing|make|made|making) (?:my ?self|the blood|my blood|it|me) (?:bleed|bleeding|drip|flow|run)(?=$| \\.| |)|(?:sh urges|selfharm(?:ed|ing)?|self ?mutilat\\w*|self ?injur\\w*)|(?:urge|urges|need|want|wanting|like|tempted|desire|compulsion) (?:to )?(?:hurt|harm|cut|injure|punish|burn|inflict pain on)(?: on)? my ?self|(?:need|urge|want) (?:for|to) (?:inflict\\w*|feel|cause)(?: [^ .]+){0,2} (?:pain|pai n)(?= |$)|(?:fresh|new|hide|hiding|cover|covering|covered in|full of|all the|see|seen|found|saw|my)(?: [^ .]+){0,2} (?:self harm )?(?:cuts|scars|marks) (?:on|across|all over|along|up) my (?:own )?${PART}|cuts? (?:on|across|all over|along) my (?:own )?(?:arms?|wrists?|thighs?|legs?)|(?:punch|punching|punched|hit|hitting|slam|slamming|bang|banging|smash|smashing)(?: [^ .]+)? (?:my ?self (?:in|until|to|when|because|so|again)|my (?:own )?head (?:against|on|into) (?:the|a) (?:wall|floor|desk|door)(?= (?:until|to (?:feel|hurt|stop)|so|because|again)))|it (?:only )?goes away when i hurt my ?self|pain (?:is|was) the only (?:thing|way)|hurt my ?self to feel`,
  ),
  rule(
    'ar.hurts-self',
    'crisis',
    `(?:جرحت|اجرح|بجرح|كنجرح|نجرح|تجرح|شطبت|اشطب|بشطب|كنشطب|خدشت|بخدش|اخدش|عورت|بعور|اعور|شرحت|اشرح|بشرح|حززت|احز|كويت|اكوي)(?: [^ .]+){0,1} ${AR_PART}|(?:حرقت|احرق|بحرق|نحرق|قطعت|اقطع|بقطع|اعض|بعض) ${AR_PART}|(?:ايذاء|اذيه|تجريح|جرح|تعذيب|تشطيب) (?:ال)?(?:نفس|الذات|ذات|نفسي|حالي|جسدي|جسمي|روحي)|(?:[بسهحكن]?[اتن]?)(?:وذي|ءذي|اذي|عور|عذب|جرح|ضر|ضرب|عاقب|خدش|لطم) (?:نفسي|حالي|روحي|ذاتي|راسي)|(?:باذي|باذى|كناذي|باءذي|اءذي|نءذي|بضر|اؤذي|كنضرب|كنعذب|كنجرح|بضرب|بعاقب|بلطم) (?:نفسي|حالي|روحي|راسي)|(?:باذيه|بايذاء|لايذاء|ايذاء) (?:نفسي|حالي|جسدي|جسمي)|(?:بالموس|بالشفره|بالسكين|بالسكينه|بشفره|بموس)(?: [^ .]+){0,2} ${AR_PART}|(?:اثار|علامات|ندوب|جروح)(?: [^ .]+){0,2} (?:علي|ب|في) ?${AR_PART}|اشوف (?:ال)?دم (?:ي)?(?:نزل|ينزل|يسيل)`,
  ),
];
