import { gap, rule, wordPattern, type Pattern, type Rule } from './rule.ts';

const PERSON =
  '(?:friends?|bestie|bff|best friend|sister|brother|sis|bro|sons?|daughters?|mother|father|mom|mum|mama|dad|wife|husband|partner|boyfriend|girlfriend|bf|gf|fiancee?|cousin|roommate|flatmate|classmate|co ?worker|colleague|neighbou?r|students?|pupils?|uncle|aunt|niece|nephew|grandson|granddaughter|grandfather|grandmother|grandma|grandpa|kids?|child|teen|teenager|ex|he|she|they|someone|somebody|stepson|stepdaughter|buddy|mate|patient|guy i know|girl i know|year old)';
const ARABIC_PERSON =
  '(?:صديقي|صديقتي|صديق|صديقه|صاحبي|صاحبتي|رفيقي|رفيقتي|اختي|اخوي|اخي|اخويا|خويا|ختي|امي|ماما|ابوي|ابويا|بابا|والدي|والدتي|ابني|ابنتي|بنتي|ولدي|زوجي|زوجتي|مراتي|مرتي|جوزي|راجلي|زميلي|زميلتي|جاري|جارتي|طالب|طالبه|تلميذ|خطيبي|خطيبتي|حبيبي|حبيبتي|قريبي|قريبتي|عمي|خالي|ابن عمي|بنت عمي|بنت خالتي|هو|هي|واحد|واحده|حدا|شخص|وحده|صحبي|صحبتي|خوي)';

/** Replaces the words about someone else's danger once they were read, for the rules that follow. */
export const OTHER = 'someoneelseindanger';

/** Someone else wants to die or harms themselves: help for those who worry about a friend, not for the friend. */
export const OTHERS: readonly Pattern[] = [
  `${PERSON}${gap(3)} (?:wants|wanted|want|tried|tries|is trying|is going|was going|threatened|threatens|is threatening|keeps threatening|talks about|talking about|talked about|is thinking (?:of|about)|thinking (?:of|about)|thinks (?:of|about)|keeps (?:saying|talking about)|attempted|is planning|was planning|might|may|will|would|doesnt want|dont want|texted(?: me)?(?: that)?|wrote(?: me)?(?: that)?)${gap(4)} (?:die|dying|kill(?:ing)?(?: (?:him|her|them) ?sel(?:f|ves))?|suicide|be dead|be alive|end (?:it(?: all)?|his life|her life|their life|things)|not (?:want to )?(?:live|be alive|exist)|live(?: any ?more)?|(?:hurt|harm) (?:him|her|them) ?sel(?:f|ves)|jump|overdose)`,
  `(?<!told (?:a|my|the)${gap(2)} )${PERSON}${gap(1)} (?:said|says|told me|texted me|messaged me|wrote)(?: that)? (?:he|she|they|hes|shes|theyre|his|her)${gap(6)} (?:die|dying|kill\\w*|suicid\\w*|dead|end (?:it|his|her|their)\\w*|live|alive|exist|hurt\\w*|harm\\w*)`,
  `${PERSON}${gap(3)} (?:hurts?|harms?|cuts?|hurting|harming|cutting|killed|kills?|kill|hanged|hung|hang|shot|shoot|starv(?:es|ing)|burn(?:s|ing)) (?:him|her|them) ?sel(?:f|ves)`,
  `${PERSON}${gap(2)} (?:is|was|has been|feels|seems|became|being|whos|who is|s) (?:[^ .]+ )?(?:suicidal|self ?harming|cutting(?! (?:the|down|onions|me|hair))|in danger of suicide)|(?:hes|shes|theyre|whos|friends|sisters|brothers|sons|daughters|moms|mums|dads|wifes|husbands|partners) (?:[^ .]+ )?(?:suicidal|self ?harming|cutting (?:him|her|them)|going to kill (?:him|her|them)|threatening (?:suicide|to kill (?:him|her|them)))`,
  `${PERSON}${gap(3)} (?:committed|commits|attempted|attempts|died (?:by|from)|dead by|lost to|considering|contemplating) suicide|(?:lost|losing)${gap(4)} to suicide|${PERSON}${gap(2)} (?:suicide (?:note|attempt|letter)|(?:overdosed|od ?ed)|(?:took|swallowed|has taken)${gap(3)} (?:pills|tablets)|self ?harms?|has cuts on|cut (?:his|her|their) (?:wrists?|arms?)|is not eating|has (?:a )?(?:gun|plan) (?:and|to)|(?:sent|left|posted|wrote)(?: me| us)?${gap(2)} (?:goodbye|suicide|farewell|note|letter)|(?:said|saying|says)(?: his| her| their)? goodbye(?: forever)?|wont be (?:here|around|alive)|is giving away (?:his|her|their)|gave away (?:his|her|their)${gap(1)} (?:things|stuff|belongings))`,
  `${ARABIC_PERSON}${gap(3)} (?:[يت]ريد|بده|بدها|بدو|[يت]بي|[يت]بغي|[يت]بغا|عايزه?|عاوزه?|نفسه|نفسها|[يت]فكر|بيفكر|بتفكر|كيفكر|كتفكر|حاولت?|[يت]حاول|بيحاول|[يت]هدد|بيهدد|بتهدد|هددت?|[يت]قول|بيقول|بتقول|قالت?|قالي|قالتلي|كيقول|[يت]تمني|بيتمني|بتتمني|باغيه?|ناويه?|كتبت?|قررت?|ما عادت?|ما بدها?|مش عايزه?|بعتلي|بعتتلي|ارسلت? لي|كاتبه?)${gap(4)} (?:[يت]موت|ال?موت|بالموت|[يت]نتحر|هينتحر|هتنتحر|(?:ال|بال|في ال|ب)?انتحار|[يت]قتل (?:نفسه|نفسها|حاله|حالها|روحه|روحها|راسه|راسها)|[يت]نهي (?:حياته|حياتها)|[يت]عيش|[يت]اذي (?:نفسه|نفسها)|[يت]وذي (?:نفسه|نفسها))`,
  `${ARABIC_PERSON}${gap(3)} (?:(?:[بكه]?[يتب]*)(?:وذي|جرح|قتل|ءذي|اذي|شطب|ضر|حرق|عور|جوع|ضرب)ت?) (?:نفسه|نفسها|حاله|حالها|روحه|روحها|ايده|ايدها|جسمه|جسمها|راسه|راسها)`,
  `${ARABIC_PERSON}${gap(3)} (?:انتحرت?|[يت]نتحر|ناوي ينتحر|ناويه تنتحر|(?:شرب|بلع|اخذ|خد|شربت|بلعت|اخذت|خدت)ت?${gap(2)} (?:حبوب|ادويه|سم|برشام)|(?:ترك|كتب|بعت|ارسل|تركت|كتبت|بعتت|ارسلت)ت?${gap(2)} رساله (?:وداع|انتحار))|(?:خايفه?|قلقانه?|قلقه?|اخاف|بخاف|كنخاف|مرعوبه?)(?: جدا| كتير| كثير| اوي| عليه| عليها)? (?:علي|ع)?${gap(1)} ?${ARABIC_PERSON}?${gap(4)} (?:[يت]نتحر|[يت]موت نفسه|[يت]موت نفسها|[يت]اذي نفسه|[يت]اذي نفسها|[يت]وذي نفسه|[يت]وذي نفسها|[يت]عمل (?:حاجه|شي) (?:في|ب)?(?:نفسه|نفسها)|[يت]سوي شي (?:ب)?(?:نفسه|نفسها))`,
].map(wordPattern);

/** Worry about somebody, or words to somebody, without the other's words. */
export const OTHER_RULES: readonly Rule[] = [
  rule('other-person', 'concern', OTHER),
  rule(
    'en.worried-for',
    'concern',
    `(?:worried|scared|afraid|concerned|terrified|panicking|fear|frightened)(?: [^ .]+)? (?:about|for|that|he|she|they|my)${gap(3)} ?${PERSON}?${gap(6)} (?:suicid\\w*|kill\\w* (?:him|her|them) ?sel\\w*|hurt (?:him|her|them) ?sel\\w*|do something (?:to (?:him|her|them) ?sel\\w*|stupid|bad|drastic)|cutting|self ?harm\\w*|not (?:safe|eating)|alive)|(?:how|what) (?:do|can|to|should|could|would)(?: [^ .]+){0,2} (?:help|support|say to|talk to|do (?:for|about|if)|save|stop|tell|handle)${gap(4)} (?:suicid\\w*|${PERSON}${gap(5)} (?:suicid\\w*|cut\\w*|die|self ?harm\\w*|kill\\w*|hurting|depressed))|(?:suicidal|self ?harming) ${PERSON}|(?:scars|cuts|marks) on (?:his|her|their|my ${PERSON}s?) (?:arms?|wrists?|legs?|thighs?)|(?:convince|talk) (?:my )?(?:${PERSON}|him|her|them) (?:not to do it|out of (?:it|suicide|killing))|(?:his|her|their) suicide|(?:want|wants|wanted|trying|going|gonna|threatens|threatened) (?:to )?(?:kill|hurt|harm|hang|shoot) (?:him|her|them) ?sel(?:f|ves)`,
  ),
  rule(
    'en.speaks-to-one',
    'concern',
    `(?:please|pls|plz)(?: [^ .]+){0,1} (?:dont|do not)(?: [^ .]+){0,2} (?:kill|hurt|do it|give up|go through|end|leave us|try anything|die|commit|let it|harm|think about)|(?:dont|do not|never|you shouldnt|you (?:dont|do not) (?:have|need) to|reason to|you wont|you want to|you really want to|you to) (?:ever )?(?:kill|hurt|harm|cut|end) your ?(?:self|life)|(?:glad|happy|relieved|thankful) (?:that )?(?:youre|you are|you) (?:still )?(?:here|alive|safe|didnt|did not|failed|survived)|are you (?:still )?(?:suicidal|thinking (?:of|about) (?:suicide|killing|ending)|safe|there|alive|planning)|(?:have|did) you (?:thought|think|considered|tried|attempted|talked|called|reached)(?: [^ .]+){0,4} (?:suicide|helpline|hotline|kill\\w*|therapist|someone|counsel\\w*)|you(?: [^ .]+)? (?:deserve to live|are not alone in|will regret it|matter|dont deserve to die|have so much to live|should(?:nt)? die|are worth)|(?:your|youre) (?:suicide|suicidal|life is worth|family would be devastated|life has)|call (?:a |the )?(?:suicide )?(?:hotline|helpline|988)|(?:suicide|killing your ?self|death|dying) (?:isnt|is not|wont|is never|doesnt)(?: [^ .]+){0,3} (?:answer|solve|solution|option|worth|fix|way)`,
  ),
];
