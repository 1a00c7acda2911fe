import { normalise } from '../screening/normalise.ts';

/** The answers found in a turn, given in words or by a button. */
export interface Answer {
  readonly yes: boolean;
  readonly no: boolean;
  readonly unsure: boolean;
  readonly other: boolean;
  /** Says outright that it is about somebody else, as the button does. */
  readonly isAboutOther: boolean;
  readonly safe: boolean;
  readonly now: boolean;
  readonly later: boolean;
  readonly alone: boolean;
  readonly someone: boolean;
  readonly called: boolean;
  readonly cannot: boolean;
  readonly done: boolean;
  readonly asksMachine: boolean;
  readonly asksPromise: boolean;
  readonly wantsQuiet: boolean;
  readonly leaves: boolean;
  /** It was about themselves after all. */
  readonly own: boolean;
  /** What they thought of is at hand. */
  readonly ready: boolean;
  /** Wants to speak of something else. */
  readonly elsewhere: boolean;
  /** Somebody else is in danger at this moment: something was taken, a goodbye, nobody knows where. */
  readonly grave: boolean;
  /** Afraid of the other's anger, or bound by a promise. */
  readonly fearsAnger: boolean;
  readonly blamesSelf: boolean;
  readonly isMinor: boolean;
  /** Asks what to do when an urge comes. */
  readonly hasUrge: boolean;
  /** Somebody died by suicide. */
  readonly bereaved: boolean;
  readonly asksWhere: boolean;
  readonly thanks: boolean;
  /** Signs of a body in danger from hunger or vomiting. */
  readonly faints: boolean;
}

const words = (source: string) => new RegExp(`(?<![^ .])(?:${source})(?![^ .])`);
const start = (source: string) =>
  new RegExp(
    `^(?:\\W|(?:well|um|uh|ok|okay|hmm|i mean|honestly|و|طيب|يعني|والله) )*(?:${source})(?![^ .])`,
  );

const YES = start(
  'yes+|yeah+(?! (?:right|sure|ok whatever))|yea|yep|yup|ya|yah|ye|y|sure|(?:i am|i do|i have|i did|it is|there is|true|right)(?= (?:yes|have|thinking|a plan)| ?\\.| ?$)|i think so|i guess(?: so)?|of course|definitely|absolutely|correct|exactly|a lot|every ?day|all the time|always|often|sometimes|mhm+|uh huh|obviously|kind ?of|sort of|a little|a bit|i want to|probably|نعم+|اي+|ايوه?|ايوا|ايه|اه+|اكيد|طبعا|صح|صحيح|بلي|اجل|واه|هيه|يس|احيانا|كل يوم|دايما|كتير|كثير|تقريبا|فعلا|اظن|عندي|حاسه? كدا|معاك حق|wah|iyeh|ewa|ee na3am|aywa|aiwa|ah|eh|ee|naam|na3am|akid|ايه والله|هاه',
);
const NO = start(
  'no+|nope|nah|naw|n|not really|not at all|im not|i am not|i dont|i do not|i havent|i didnt|never|none|of course not|no way|nothing|it isnt|its not|there isnt|dont think so|i dont think so|لا+|لاا?|لاء|كلا|ابدا|مو|مش|مب|ولا|ما عندي|ماعندي|ما في|مافي|مفيش|ماكو|لسا لا|مستحيل|مطلقا|laa*|la2+a?|lala+|machi|mesh|msh|mafish|makayn|ma 3ndi|la ',
);
const UNSURE = words(
  'not (?:really |so |quite |too )?sure|unsure|idk|dunno|i dont (?:really )?know|dont know|dk|no idea|maybe|perhaps|possibly|hard to (?:say|tell)|it depends|cant (?:tell|say)|who knows|لست متاكد[اه]?|مش متاكد[اه]?|مو متاكد[اه]?|مب متاكد[اه]?|ماني متاكد[اه]?|ما بعرف|مابعرف|لا اعرف|لا اعلم|لا ادري|ما ادري|مدري|معرفش|مش عارفه?|ما عرفت|ماعرفش|مانعرف|ماعرف|ممكن|يمكن|ربما|بلكي|الله اعلم|معرفتش|m3rfsh|ma3rafsh|mabaaref|(?:msh|mesh|mish) (?:3aref|3arfa|mot2aked|mota2aked)\\w*|ma ?n3ref\\w*|ma b3ref|ma3ref\\w*|mabaref|maba3ref',
);
const ABOUT_OTHER = words(
  '(?:its|it is|this is) (?:really )?(?:about|for) (?:some ?one|somebody|another)(?: else| person)|(?:الامر )?يخص شخصا اخر|عن شخص (?:اخر|ثاني|تاني)',
);
const OTHER = words(
  'some ?one else|another person|somebody else|its (?:about|for) (?:my|a) (?!self)[a-z]+|about my (?:friend|sister|brother|son|daughter|mom|mum|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|cousin|roommate|student)|not (?:about )?me(?: its)?|for a friend|my (?:friend|sister|brother|son|daughter|cousin|roommate|student|best friend) (?:says|said|told|wants|texted|keeps)|شخص (?:اخر|ثاني|تاني)|حد (?:تاني|ثاني|غيري)|واحد (?:تاني|ثاني)|يخص (?:شخصا اخر|صديقي|صديقتي|اختي|اخي|غيري)|(?:مو|مش|مب|ليس|لست) انا|(?:عن|علي|لاجل) (?:صديقي|صديقتي|صاحبي|صاحبتي|اختي|اخوي|اخي|اخويا|امي|ابني|بنتي|ابنتي|زوجي|زوجتي)',
);
const SAFE = words(
  '(?:im|i am|i feel|feel|feeling|im feeling) (?:a (?:bit|little) |much |really |ok |so much |)*(?:safe(?:r)?|better|calmer|ok(?:ay)?|fine|alright)(?: for now| now| tonight)?|safe for now|its passed|it passed|i wont do (?:it|anything)|ill be (?:ok|okay|fine|alright|safe)|i can (?:stay|keep my ?self) safe|not going to do (?:it|anything)|انا في امان|في امان|بامان|امان الان|(?:انا )?(?:بخير|احسن|افضل|كويسه?|تمام|منيحه?) ?(?:الان|هلق|شوي|شويه|دلوقتي|الحين)|هديت|ارتحت شوي|هدات|خفت الفكره|مش هعمل حاجه|ما راح اسوي شي|لن افعل شييا',
);
const NOW = words(
  'now|right now|tonight|today|tomorrow|soon|(?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|after (?:work|school|class|dinner|they (?:sleep|leave|go))|when (?:they|everyone)(?: [^ .]+){0,2} (?:asleep|sleeps?|gone|leaves?)|daba|del?wa2ti|del?wa2ty|dlwa2ty|hala2|halla2|hal2|al7in|alheen|el ?leila|ellela|lyoum|lyom|bokra|ghedda|bukra|بكره|بكرا|باكر|غدا|غدوه|الخميس|الجمعه|الاحد|بعد (?:الدوام|الشغل|المدرسه|ما ينامو?ا?)|in (?:an hour|a few (?:hours|minutes))|immediately|this (?:evening|morning|afternoon)|any (?:minute|moment)|very close|its close|الان|هلق|هلا|الحين|دلوقتي|دلوقت|الليله|هالليله|اليوم|النهارده|حالا|دابا|هسه|توا|قريب(?: جدا)?|بعد شوي|الليله دي',
);
const LATER = words(
  'sometimes|on and off|now and then|from time to time|(?:dont|do not|no longer|didnt|havent) (?:really )?(?:have|got) (?:a|any|the) plan|احيانا|اوقات|ساعات بس|msh delwa2ti|mo hala2|machi daba|not (?:now|today|tonight|yet|right now|immediately|at the moment)|later|some ?day|eventually|comes? and goes?|it visits|a thought|just (?:a )?thoughts?|no plans?|one day|not soon|ليس الان|مو (?:الان|هلق|الحين|هسه)|مش (?:الان|دلوقتي|هلق)|مب الحين|لاحقا|بعدين|يوما ما|تاتي وتذهب|تجي وتروح|بتيجي وتروح|بتجي وبتروح|مجرد (?:فكره|افكار)|فكره بس|ما عندي خطه|بدون خطه|ماشي دابا',
);
const ALONE = words(
  'alone|by my ?self|no ?one(?: is)?|nobody(?: is)?|lonely|everyone (?:is asleep|left|is gone)|on my own|there is no ?one|live alone|لوحدي|لحالي|وحدي|وحيده?|بروحي|بوحدي|ما حد|ماحد|محد|محدش|لا احد|ما في حدا?|مافي حدا?|مفيش حد|ماكو احد|حتي واحد|ما عندي حد|الكل نايم|(?:le|la|l|b|be)?(?:wa7di|w7di|7ali|7aly)|la7ali|lwa7di|bou7di|wa7di|mafish 7ad|ma fi 7ada|ma ?3ndi 7(?:ta|atta) (?:wa7ed|7ad)|ma 7ad',
);
const SOMEONE = words(
  'my (?:mom|mum|mother|dad|father|sister|brother|friend|best friend|wife|husband|partner|boyfriend|girlfriend|roommate|flatmate|neighbou?r|cousin|aunt|uncle|son|daughter|parents|family|grandma|grandmother|teacher|flatmates|kids|therapist|doctor)|(?:she|he|they)(?:s| is| are|re)? (?:here|home|next door|coming|asleep|in the (?:next|other) room)|somebody is (?:near|here)|someone is (?:near|here)|معي (?:احد|حدا|امي|اختي|اخوي|صديقي|صديقتي|اهلي|زوجي|زوجتي)|(?:امي|ماما|ابوي|ابويا|بابا|والدي|اختي|اخوي|اخي|اخويا|صديقي|صديقتي|صاحبي|صاحبتي|زوجي|جوزي|زوجتي|مراتي|جارتي|جاري|جيراني|خالتي|عمتي|اهلي|بنتي|ابني|زميلي|زميلتي)',
);
const CALLED = words(
  '(?:i )?(?:just |already |have |ive )?(?:called|texted|phoned|messaged|rang|told|reached|talked to|spoke to|written to)(?: (?:them|her|him|my|the|a|somebody|someone|988|911|999|112)|$)|(?:im|i am|ill|i will|going to|gonna) (?:call(?:ing)?|text(?:ing)?|phon(?:e|ing)|tell(?:ing)?)(?: (?:them|her|him|my|the|now|someone|somebody)|$)|(?:ill|i will|im|i am|gonna)(?: go(?:ing)?)?(?: to| and)? ?(?:sit|be|stay|go)? with (?:him|her|them|my)|(?:she|he|they)(?:s|re| is| are)? (?:coming|on (?:the|her|his|their) way|with me)|reached somebody|اتصلت|كلمت(?:هم|ها|ه)?|رح اتصل|راح اتصل|هتصل|ساتصل|حاتصل|ارسلت|بعتت|بعثت|حكيت مع|قلت ل(?:ها|ه|امي|اختي)|خبرت|وصلت الي احد|جايه?(?: لعندي| عندي)?|في الطريق|(?:ok(?:ay)? |im |am )?calling (?:now|them|her|him|911|999|112|someone|it)|(?:they|police|ambulance|somebody|someone|paramedics|help)(?: is| are|re|s)? (?:sending|coming|here|arrived|with (?:her|him|them))|الاسعاف (?:جاي|وصل|هنا|في الطريق)|kallemt\\w*|3ayatt?\\w*|ettasalt',
);
const CANNOT = words(
  '(?:i )?(?:cant|cannot|wont|dont want to|do not want to|not going to|refuse to|too scared to|afraid to|couldnt|hate to)(?: [^ .]+){0,2} (?:call|phone|talk|text|tell|ring|speak|do (?:it|that|this)|move|leave|go|ask)|(?:hot ?lines?|help ?lines?|they|it|calling|therap\\w+|doctors?)(?: [^ .]+){0,2} (?:dont|doesnt|never|wont|didnt|cant|not) (?:help|work|answer|listen|care|understand)|no credit|i cant|لا استطيع|ما اقدر|ما بقدر|مش قادره?|مقدرش|ما فيني|مانقدرش|ماقدرش|ما (?:بدي|ابي|ابغي) (?:اتصل|احكي|اكلم)|لا اريد (?:الاتصال|ان اتصل|الكلام)|مش (?:عايزه?|هقدر) (?:اتصل|اكلم)|(?:ما|لا|مش) (?:راح |رح |ه)?(?:يفيد|ينفع|بيفيد|بينفع|يساعد|بيساعدوا|بينفعوا|يفيدون)|ما ?(?:فيي|فيني)|(?:msh|mesh|mish) (?:2adra?|ader|2ader|hakallem|ha2dar)\\w*|ma ?n9derch|ma fini|ma ba2dar|ma b2dar|(?:dont|do not) (?:want|need) (?:to call |the )?(?:police|cops|ambulance|hospital|doctors?)|stop talking about (?:doctors?|help|lines)',
);
const DONE = words(
  '(?:ive|i have|i|just)(?: just| already)? (?:done (?:it|that)|moved|put (?:it|them)|threw (?:it|them)|gave (?:it|them)|given (?:it|them)|left the room|locked (?:it|them)|flushed|away from|went (?:outside|out|to))|(?:its|theyre) (?:away|gone|locked|out of (?:reach|the house|here))|done|(?:i )?(?:gave|moved|put|threw|locked|flushed|handed) (?:it|them|her|him|the baby)(?: [^ .]+){0,6} (?:away|out|kitchen|room|car|neighbou?r|mom|mum|sister|brother|friend|crib|bed|cot|trash|bin|to (?:my|a|the))|left the room|(?:im|i am) (?:outside|in (?:the|another) (?:living )?(?:room|kitchen|car)|away from it)|ابعدت(?:ه|ها|هم)?|ابتعدت|رميت(?:ه|ها|هم)?|عطيت(?:ه|ها)? (?:ل|الي)|اعطيته?ا?|طلعت (?:من|برا|بره)|خرجت|انا برا|غادرت|فعلت ذلك|تركت الغرفه|بعدت عن(?:ه|ها)',
);
const MACHINE = words(
  '(?:are|r) (?:you|u)(?: [^ .]+){0,3} (?:real|human|person|robot|bot|ai|machine|alive|computer|program|software|therapist|doctor|someone|somebody|chat ?gpt|chatbot|counsellor|counselor|psychologist)|(?:am i|im i|i am|are we) (?:talking|speaking|writing|chatting|texting) (?:to|with)|(?:is|this) (?:this |that |it )?(?:an? )?(?:ai|bot|robot|real person|human|automated|automatic|chatbot|script|machine)(?: or)?|who (?:are|r) (?:you|u)|what (?:are|r) (?:you|u)|(?:talking|speaking|writing) to (?:an? )?(?:person|machine|human|bot|robot|computer|ai)|(?:youre|you are|ur|your) (?:just |only )?(?:an? )?(?:bot|robot|machine|ai|computer|program|not (?:even )?(?:real|human))|(?:is )?(?:any ?(?:one|body)|some ?(?:one|body)|a (?:human|person)|person|human)(?: [^ .]+){0,2} (?:reading this|behind this|there)|real person|do you (?:have|even have) feelings|(?:هل )?(?:انت|انتي|انتا|نتا|نتي|إنت|حضرتك|انتو)(?: [^ .]+){0,2} (?:انسان|انسانه|بشر|روبوت|حقيقي|حقيقيه|شخص|بني ادم|بنادم|ذكاء|ذكاء اصطناعي|برنامج|اليه?|اله|بوت|دكتور|دكتوره|طبيب|معالج|كمبيوتر|حي|مبرمج|ادمي|واحد حقيقي|بوت ولا)|(?:مين|من|شكون|منو|مينو) (?:انت|انتي|نتا|نتي|انته|حضرتك|معي)|(?:انت|انتي|إنت) (?:مين|منو|ايش|شو|شنو|ايه)|(?:اتكلم|اتحدث|بحكي|احكي|اكلم|بكلم|كنهضر|نهضر|اكتب)(?: [^ .]+){0,2} (?:انسان|بشر|شخص|روبوت|اله|بوت|بني ادم|ذكاء|كمبيوتر|برنامج|حقيقي)|(?:هذا|هاد|ده|هذه|هاي) (?:بوت|روبوت|ذكاء اصطناعي|رد الي|برنامج|انسان)|enta (?:robot|insan|bashar|bot|7a2i2i|real)|ante? (?:robot|insan|bot)',
);
const PROMISE = words(
  '(?:can you |do you |will you |please )?mat2ol\\w*|ma t2ol\\w*|promise(?=$| \\.)|(?:can you |will you |please )?promise(?: me)?(?: [^ .]+){0,4} (?:it|ok|okay|better|tell|secret|anyone|that)|will (?:it|this|things|everything)(?: ever)? (?:get better|be ok|be okay|be fine|pass)|(?:dont|do not|wont you|will you|are you going to|gonna) (?:tell|report|call)(?: [^ .]+){0,2} (?:any ?one|anybody|police|parents|mom|mum|them|the cops|my|me|on me)|(?:keep|between|its|a) (?:this |it )?(?:a )?(?:secret|us)|اوعدني|توعدني|وعد|(?:لا|ما|مت) ?(?:تخبر|تقول|تقل|تحكي|تحكيش|تقولش|تبلغ)(?: [^ .]+){0,2} (?:احد|حد|حدا|لاحد|لحد|اهلي|الشرطه|امي)|(?:راح|رح|ه|هل)? ?(?:تبلغ|تخبر|تقول)(?: [^ .]+){0,1} (?:الشرطه|اهلي|امي|احد|حد)|(?:سر|بيننا|بيني وبينك)|(?:راح|رح|ه|هل س|س)?(?:يتحسن|بتتحسن|تتحسن|يصير احسن)(?: [^ .]+){0,2}',
);
const QUIET = words(
  'leave me alone|sibni|seebni|khalini|safi sir|stop (?:asking|it|with the questions)|(?:dont|do not) (?:want to|wanna) (?:talk|speak|discuss)(?: about (?:it|this|that))?|drop it|shut up|forget (?:it|i said)|never ?mind|enough|no more questions|اتركني|سيبني|خليني (?:لحالي|لوحدي)|ما (?:بدي|ابي|ابغي) (?:احكي|اتكلم|اسولف)|لا اريد (?:التحدث|الكلام|ان اتكلم)|مش عايزه? (?:اتكلم|احكي)|انس(?:ي)? الموضوع|خلاص انسي|بس بقي|كفايه|يكفي اسيله',
);
const LEAVES = words(
  'bye+|good ?bye|good ?night|gn|see you|gotta go|have to go|going to (?:bed|sleep)|im going to go|ttyl|i should go|talk later|باي|وداعا|تصبح(?:ين|وا)? علي خير|مع السلامه|الي اللقاء|لازم اروح|رايحه? انام|بروح انام|بسلامه|تصبح على خير',
);

const OWN = words(
  '(?:ok(?:ay)? |fine |honestly |actually |tbh )?(?:its|it is|thats|that is|i mean|i meant|it was) (?:actually |really |about |for )*(?:me|myself|mine)(?=$| \\.| actually| ok)|its not (?:about |for )?(?:a|my) friend|i lied|the friend is me|(?:انا )?(?:قصدي|اقصد|بقصد|المقصود|عني) (?:انا|نفسي|حالي)|هو انا|هي انا|بصراحه انا|عني انا|ana el ma2soud',
);
const READY = words(
  '(?:next to|beside|in front of|near|with|on) me(?= |$)(?! (?:is|they|she|he))|in my (?:hands?|drawer|bag|room|house|car|pocket|closet)|in the (?:house|drawer|kitchen|garage|next room|bathroom)|right here|within reach|(?:got|have) (?:it|them|everything)(?: all)?(?: right)? (?:here|ready|already|next|with|now)|(?:its|theyre|everything is|it is) (?:all )?(?:here|ready|close|at home)|i have everything|(?:في|ب) ?(?:ايدي|يدي|درجي|غرفتي|البيت|المطبخ|الشنطه)|قدامي|امامي|جنبي|حدي|عندي هنا|موجوده? (?:هنا|عندي|في البيت)|كل شي(?:ء)? جاهز|جاهزه?|في المتناول|ma3aya|7eddi|oddami',
);
const ELSEWHERE = words(
  'change (?:the )?(?:subject|topic)|talk about (?:something|anything) else|(?:can|could) we (?:just )?(?:talk|speak|chat) about|lets (?:just )?(?:talk|speak|chat) about|different (?:subject|topic)|anyway|غير(?:ي|وا)? الموضوع|نغير الموضوع|(?:نحكي|نتكلم|نسولف|نهضرو?) (?:عن|في|ب|علي) (?:شي|شيء|حاجه|موضوع) (?:ثاني|تاني|اخر|اخري)|ghayyar el mawdou3',
);
const GRAVE = words(
  '(?:took|taken|swallowed|overdosed|drank) (?:something|pills|tablets|all|a (?:lot|bunch|bottle)|too many|bleach|meds)|(?:he|she|they|hes|shes|theyre) (?:cut|is bleeding|bleeding|hanging|jumped|is on the (?:roof|bridge|ledge)|has (?:a |the )?(?:gun|knife|rope|pills))|has (?:a |the )?(?:gun|knife|rope)|unconscious|(?:not|isnt|wont|doesnt|stopped) (?:answer\\w*|respond\\w*|reply\\w*|breath\\w*|wak\\w*|pick(?:ing)? up)|phone is (?:off|dead)|(?:dont|cant|do not|no idea|cannot) (?:know |find |reach )?where (?:he|she|they)|(?:he|she|they)(?:s| is| are|re)? (?:gone|missing|disappeared|left the house)|goodbye|farewell|suicide note|(?:wont|not) be here (?:tomorrow|tonight)|(?:tonight|right now) (?:is|he|she|they)|(?:شرب|بلع|اخذ|خد|شربت|بلعت|اخذت|خدت)ت? (?:حبوب|سم|شي|شيء|حاجه|دوا|كلور|كل)|(?:عنده|معه|معاه|عندها|معها|معاها) (?:سلاح|سكين|مسدس|حبل|حبوب|شفره)|(?:ما|مش|لا|مو) ?(?:عم |ب|بت|بي)?(?:ي|ت)?(?:رد|جاوب|تجاوب|يجاوب)|مبيردش|مبتردش|مقفول|(?:ما|مش|لا|مو) (?:موجوده?|في البيت)|(?:ما|مش|لا) (?:بعرف|اعرف|ادري|عارفه?) (?:وين|فين|اين)|وينه?ا?|رساله وداع|ودعتني|ودعني|علي السطح|فاقده? الوعي|ينزف|تنزف|قطعت? شرايين\\w*',
);
const FEARS_ANGER = words(
  '(?:hate|angry (?:at|with)|mad at|never (?:speak|talk) to|stop trusting|unfriend|blame) me|lose (?:her|him|them|the friend\\w*)|betray\\w*|(?:i )?promised(?: (?:her|him|them|not|to keep))?|swore|(?:keep|kept|its|a) (?:it |this )?(?:a )?secret|[تي]كرهني|[تي]زعل مني|[تي]غضب مني|خنت|وعدتها|وعدته|حلفتني|استحلفتني|سرها|سره',
);
const BLAMES = words(
  '(?:its|it is|it was|is it|was it|all|feel like its|because of) (?:all )?my (?:own )?fault|blame my ?self|i should have (?:known|seen|noticed|done|called|been)|because of me|i (?:caused|deserve(?:d)?) (?:it|this)|(?:ال)?ذنبي|بسببي|انا السبب|الغلط مني|كان لازم (?:اعرف|انتبه|الاحظ)|الوم نفسي|بلوم (?:نفسي|حالي)',
);
const MINOR = words(
  '(?:im|i am|i m|ana|as a) (?:only |just |a )?(?:8|9|1[0-7])(?= |$)(?! (?:weeks|months|days|hours|minutes|miles|percent|km|kg|pounds))|1[0-7] ?(?:f|m|yo|yrs?|years? old|sana)|(?:عمري|عندي|انا) (?:8|9|1[0-7])(?: سنه| سنين| عام|$)|in (?:\\d+th|[5-9]th|7th|8th|middle|high) (?:grade|school)|my (?:teacher|school counsell?or|math teacher)',
);
const URGE = words(
  'urges?|cravings?|crave|(?:what|how)(?: [^ .]+){0,4} when (?:it|the urge|that|the thoughts?) (?:comes?|hits?|starts?|gets)|(?:how|what) (?:do|can|to)(?: i)? (?:stop|resist|instead)|الرغبه|لما (?:تجي|تيجي|تجيني|يجي)(?:ني)?|اعمل ايه لما|شو بعمل لما|وش اسوي لما|كيف (?:امنع|اوقف|اقاوم)',
);
const BEREAVED = words(
  '(?:died (?:by|from|of)|lost(?: [^ .]+){1,4} to|lost to|committed|passed (?:away )?(?:by|from)) suicide|(?:killed|hanged|shot|hung) (?:him|her|them) ?sel(?:f|ves)(?= |$)(?! (?:if|when i leave|tonight|unless))|took (?:his|her|their) own li(?:fe|ves)|(?:اخي|اختي|ابي|امي|صديقي|صديقتي|ابني|بنتي|زوجي|زوجتي|ابويا|اخويا|صاحبي|صاحبتي|رفيقي|رفيقتي|خويا|والدي|عمي|خالي|ابن عمي|زميلي|جاري)(?: [^ .]+)? (?:انتحرت?|مات منتحرا|شنق نفسه|قتل نفسه)(?! (?:لو|اذا))',
);
const WHERE = words(
  'where (?:can|could|do|should|would) (?:i|we)(?: even)? (?:go|stay|sleep|turn|find)|nowhere to go|no place to go|(?:وين|فين|اين|الي اين|لوين|فاين) (?:اروح|بروح|نروح|نمشي|اذهب)|ما (?:عندي|الي|لي) مكان|معنديش مكان',
);
const THANKS = words(
  'thanks?|thank you|thx|ty|tysm|شكرا?|تسلم(?:ي|ين|وا)?|مشكوره?|يعطيك العافيه|ممنون(?:ه)?|shukran|chokran|merci',
);

const FAINTS = words(
  'faint(?:ed|ing|s)?|pass(?:ed|ing)? out|black(?:ed)? ?out|collapsed|chest (?:pain|hurts)|throw(?:ing)? up blood|(?:vomit|threw up|cough\\w*) blood|blood in|heart (?:races|skips|flutters|palpit\\w*)|dizzy|اغمي علي|اغماء|دوخ\\w*|دخت|طحت|الم في (?:ال)?صدر\\w*|صدري يوجع\\w*|(?:استفرغت|تقيات|رجعت) دم|خفقان|dokht|d5t',
);

/** Reads a turn as an answer. Several may hold at once: "no, my mum is here". */
export function parseAnswer(text: string): Answer {
  const plain = normalise(text);
  const unsure = UNSURE.test(plain);
  const no = !unsure && NO.test(plain);
  const later = LATER.test(plain);
  return {
    yes: !no && !unsure && YES.test(plain),
    no,
    unsure,
    other: OTHER.test(plain),
    isAboutOther: ABOUT_OTHER.test(plain),
    safe:
      SAFE.test(plain) &&
      !/(?<![^ .])(?:not|isnt|never|dont|مش|مو|مب|لست|ليس) (?:[^ .]+ ){0,2}(?:safe|ok|okay|fine|better|بخير|امان|في امان|كويس)/.test(
        plain,
      ),
    now: !later && NOW.test(plain),
    later,
    alone: ALONE.test(plain),
    someone: SOMEONE.test(plain),
    called: CALLED.test(plain),
    cannot: CANNOT.test(plain),
    done: DONE.test(plain),
    asksMachine: MACHINE.test(plain),
    asksPromise: PROMISE.test(plain),
    wantsQuiet: QUIET.test(plain),
    leaves: LEAVES.test(plain),
    own: OWN.test(plain),
    ready: READY.test(plain),
    elsewhere: ELSEWHERE.test(plain),
    grave: GRAVE.test(plain),
    fearsAnger: FEARS_ANGER.test(plain),
    blamesSelf: BLAMES.test(plain),
    isMinor: MINOR.test(plain),
    hasUrge: URGE.test(plain),
    bereaved: BEREAVED.test(plain),
    asksWhere: WHERE.test(plain),
    thanks: THANKS.test(plain),
    faints: FAINTS.test(plain),
  };
}
