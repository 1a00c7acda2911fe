import { rule, type Rule } from './rule.ts';

// Normalised text: lower case, no apostrophes, so "don't" is "dont" and "I'm" is "im".
const SELF = '(?:my ?self|meself|mysel|myslf)';
const WANT =
  '(?:want(?:ed|ing)?|wanna|wish(?:ed)?|would like|id like|hoping|hope|ready|trying|plan(?:ning|ned)?|decided|prefer|rather)(?: i could| that i could| i can)?(?: to| just| really| only| it to)*';
const NO = '(?:dont|do not|didnt|never|no longer|not|cant|cannot|doesnt)';
const LATER = '(?: any ?more| any longer| much longer)';

/** Direct statements of danger in English. The misspellings are those seen often. */
export const ENGLISH: readonly Rule[] = [
  rule('en.suicidal', 'crisis', 'su[iu]?[cs]i?dal|feel(?:ing)? like suicide'),
  rule(
    'en.suicide-intent',
    'crisis',
    `(?:commit(?:ting|ted)?|attempt(?:ing|ed)?|considering|contemplating|planning|thinking (?:of|about)|thought (?:of|about)|thoughts (?:of|about)|my) su[iu]?[cs]ide|suicide (?:note|letter|attempt|plan|pact)|my suicide`,
  ),
  rule('en.suicide', 'concern', 'su[iu]?[cs]ides?|suicide[ds]'),
  rule(
    'en.kill-self',
    'crisis',
    `(?:ki?ll?|killing|killed|hang|hanging|shoot|shooting|drown|drowning|stab|poison|poisoning|starve|starving|electrocute|murder|end|ending|off) ${SELF}`,
  ),
  rule(
    'en.kill-self-slang',
    'crisis',
    '(?<!(?:\\d|few|many|of|some|hundred|thousand|couple|more|in) )kms(?! (?:away|from|per|run|long|north|south|east|west|an hour|off|apart))|(?:i|im)?(?:gonna|want(?:to|2)|wanna)?kill(?:ing)?myself|i?want(?:to|2)die|unali[vf]e(?: my ?self)?|unaliving(?: my ?self)?|sewer ?slide',
  ),
  rule(
    'en.self-harm',
    'crisis',
    `(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|injure|injuring|punish) ${SELF}|self ?harm(?:ing|ed|s)?|(?:been|started|back to) cutting (?:again|lately|every)|danger to my ?self|(?:slit|slitting|cut|cutting) my (?:own )?(?:wrists?|throat|veins|arms?)`,
  ),
  rule(
    'en.end-life',
    'crisis',
    'end(?:ing)? (?:my|this) (?:own )?(?:life|existence|miserable life)|tak(?:e|ing) my (?:own )?life|end(?:ing)? it all|end(?:ing)? it (?:now|tonight|today)|finish (?:my ?self|my life)|(?:thinking|thought|think) (?:of|about) ending (?:it|things|everything)|(?:want|wanna|going|gonna|ready) (?:to )?end (?:it|everything)|end(?:ing)? my (?:pain|suffering|misery) (?:for good|forever|for ever)',
  ),
  rule(
    'en.want-die',
    'crisis',
    `${WANT} (?:die|be dead|d[iy]e already|pass away|stop living|stop existing|cease to exist)|(?:let me|just let me|i should just|i should|i could just|make me) die|(?:im|i am|ill|i will|i)(?: just| really)? (?:going to|gonna|about to|need to) die|i (?:should|deserve to) (?:be dead|die)`,
  ),
  rule(
    'en.wish-dead',
    'crisis',
    'wish i (?:was|were|am|could be) (?:dead|never born|not alive|gone)|(?:better off|rather be|be better|happier) dead|wish i (?:had|d|would)? ?(?:never (?:been|was|be) born|died|die|not wake up|never wake up)|wish(?:ed)? id (?:never been born|died)|wish i didnt (?:exist|wake up|have to (?:live|exist|be alive))|wish i wasnt (?:alive|born|here)|wish (?:god|something|someone) would (?:take|kill) me',
  ),
  rule(
    'en.not-live',
    'crisis',
    `${NO} (?:want(?: to)?|wanna|wish to|care to|feel like|deserve to|see (?:any|a) (?:point|reason) (?:in|to)|need to|have a reason to)(?: even| be| keep| go on| continue| carry on)* (?:live|living|life|be alive|being alive|alive|exist|existing|be here|here|wake up|waking up|keep living|breathing)(?:${LATER})?`,
  ),
  rule(
    'en.no-reason-live',
    'crisis',
    '(?:no|any|one) (?:reason|point|purpose)(?: left)? (?:to|in|of|for) (?:live|living|be alive|being alive|life|exist|existing|staying alive|stay alive|going on|go on)|nothing(?: left)? to live for|(?:isnt|is not|not|aint) worth (?:living|it to live)|life (?:isnt|is not|aint) worth|whats the (?:point|use) (?:of|in) (?:even |this |my )?(?:living|being alive|life|existing)|why (?:am i (?:still )?(?:alive|living)|should i (?:live|keep living|stay alive)|do i (?:even )?(?:exist|live))',
  ),
  rule(
    'en.better-without-me',
    'crisis',
    '(?:better off|better|happier|be fine|easier|relieved) (?:without me|if i (?:was|were|am) (?:gone|dead|not here|not around))|if i (?:died|die|was dead|were dead|was gone|were gone|disappeared|killed my ?self)(?: [^ .]+){0,2} (?:no ?one|nobody|would anyone|everyone|they|people|itd|it would)|(?:no ?one|nobody) (?:would|will|ll|d) (?:even )?(?:miss me|care if i (?:die|died|was gone|were gone|disappeared)|notice if i (?:die|died|was gone|were gone|disappeared))',
  ),
  rule(
    'en.farewell',
    'crisis',
    '(?:wont|will not|might not|may not|not going to|not gonna) be (?:here|around|alive) (?:tomorrow|much longer|any ?more|next|for long|by)|(?:my|a) (?:goodbye|farewell|last|final) (?:letter|note|message)|goodbye (?:cruel )?world|this is (?:my )?goodbye|(?:last|final) (?:day|night) (?:on earth|alive|of my life)|saying (?:my )?goodbyes|(?:tonight|today|tomorrow) (?:is|will be) my last|hope i (?:dont|never|do not|wont) wake up',
  ),
  rule(
    'en.means',
    'crisis',
    '(?:take|took|taking|swallow|swallowed|swallowing) (?:all|a bottle of|too many|a handful of|every) (?:of )?(?:my |the |these |those )?(?:pills?|tablets|meds|medication|sleeping pills)|overdos(?:e|ed|ing)|(?:jump|jumping|throw my ?self|step|walk|walking) (?:off|from|in front of|under|into) (?:of )?(?:a|the|my|this|that) (?:bridge|building|roof|balcony|cliff|train|traffic|window|truck|car|bus|tracks)|(?:drive|crash|steer) my car into|(?:noose|rope) (?:around|round) my neck|(?:gun|knife) to my (?:own )?(?:head|wrist|throat)|ways? to (?:die|kill my ?self)|painless (?:way|death)',
  ),
  rule(
    'en.sleep-forever',
    'crisis',
    '(?:sleep|fall asleep) (?:forever|for ever|and (?:never|not) wake(?: up)?)|never wake up(?: again)?|not wake up (?:tomorrow|again|in the morning)|go to sleep and (?:never|not) wake',
  ),
  rule(
    'en.death-wished',
    'crisis',
    `i should(?: have|ve) died|want (?:my|this) life (?:to be )?over|(?:be|im|want to be) gone (?:forever|for good)|${NO} (?:think|see|plan|want|expect|intend)(?: [^ .]+){0,2} (?:be|being|staying|stay) alive|${NO} (?:think|expect|want) (?:ill|to|i will|ill even|i can) survive(?: this)?|nothing(?: is)? worth living|(?:death|dying) (?:would be|will be|is|seems|sounds)(?: like)? (?:a |the |so )?(?:relief|peaceful|easier|better|only|answer|solution)|(?:feel|feeling) like ending`,
  ),
  rule(
    'en.means-asked',
    'crisis',
    '(?:pills?|tablets|meds|mg|dose|tylenol|paracetamol)(?: [^ .]+){0,4} (?:die|kill me|be fatal|lethal)|(?:drink|drank|drinking|swallow|swallowed) bleach|until i bleed|starving my ?self',
  ),
  // Loose on purpose: a few words apart, so that phrases nobody listed are caught too.
  rule(
    'en.loose-crisis',
    'crisis',
    [
      '(?:nothing|anything|no ?one|nobody|little|nowt)(?: [^ .]+){0,3} to live for',
      '(?:better|easier|happier|fine|relieved|lighter)(?: [^ .]+){0,6} (?:without me|when im gone|if i (?:was|were|am) (?:gone|dead|not here|not around))',
      '(?:no ?one|nobody|anyone|care|miss me|notice|sorry)(?: [^ .]+){0,4} (?:when|once|after|if) (?:im|i am|ive) (?:gone|dead)',
      '(?:pray|hope|wish|want|beg)(?: [^ .]+){0,4} (?:dont|never|not|wouldnt|didnt|wont)(?: [^ .]+){0,1} wake up',
      'end(?:ing)? things(?! at| on| early)',
      '(?:ways?|how|best|easiest|fastest|quickest|painlessly)(?: [^ .]+){0,4} (?:kill|hang|off|drown|end) (?:your ?self|my ?self|ones?self|my life|your life|a life)',
      'on my ?self (?:tonight|soon|now)|use (?:it|this|that|them) on my ?self|(?:pills|rope|gun|knife|blade|razor)(?: are| is)? ready',
      'suicide (?:is|seems|feels|sounds|looks)(?: like)? (?:all|the|an?|my|so|tempting|easier|better|good)',
      '(?:cant|cannot|couldnt|dont want to|dont wanna|wont)(?! wait)(?: [^ .]+){0,3} (?:another|one more|the next|any more) (?:day|year|week|month|night|morning|hour)',
      '(?:cant|cannot|dont want to)(?: [^ .]+){0,2} (?:living|being alive|existing)',
      '(?:should|could|would|might|will|ill|id|gonna|going to|want to|wanna)(?: [^ .]+){0,3} (?:slit|hang|shoot|drown|gas|poison|starve) (?:my|me)',
      '(?:no|any|a) reason to (?:keep |go on |carry on )?(?:living|going|breathing)|on this (?:planet|earth) any ?more|never existed|(?:god|lord) (?:please )?(?:just )?take me|(?:may|might) as well be dead|(?:car|bus|train|truck) would hit me',
      '(?:dont|do not|not)(?: [^ .]+){0,2} safe (?:with|from) my ?self',
      '(?:my|this) life (?:needs to|should|must|has to|will) (?:end|be over|stop)',
    ].join('|'),
  ),
  rule(
    'en.loose-concern',
    'concern',
    '(?:want|wanna|going|gonna|might|could) (?:to )?(?:drown|hang|bleed out|jump off|overdose|do it tonight)|when im gone|(?:die|dying|death|dead)(?: [^ .]+){0,3} (?:peace|relief|free|escape)|not (?:safe|okay) (?:with|around|alone)|(?:urge|urges|impulse) to (?:cut|hurt|harm|jump|die|end)|cutting my|(?:razor|blade) (?:on|to|against) my',
  ),
  rule('en.death-words', 'crisis', 'to die|be dead|being dead|my (?:own )?death'),
  rule(
    'en.thoughts-of-death',
    'crisis',
    '(?:think|thinking|thought|thoughts|dream|dreaming|fantasi[sz]e|fantasi[sz]ing|obsessed)(?: [^ .]+){0,2} (?:about|of|with) (?:dying|being dead|my (?:own )?death|not (?:being|existing|waking)|how to die)',
  ),
  rule(
    'en.death-on-mind',
    'concern',
    '(?:think|thinking|thoughts|dream|dreaming)(?: [^ .]+){0,2} (?:about|of) death|if i (?:died|die|disappeared)|bought a rope|cutting again|life is (?:pointless|meaningless|unbearable|hell)|(?:see|have) (?:any|no|a) future',
  ),
  rule(
    'en.tired-of-life',
    'crisis',
    '(?:tired|sick|exhausted|done|fed up) (?:of|with|from) (?:living|life|being alive|existing|this life|my life|existence)|give up on (?:life|living)|giving up on (?:life|living)|(?:hate|cant stand) (?:being alive|living)|cant (?:keep |go on )?(?:live|living|do life)(?: like this)?(?: any ?more| any longer)?|want out of (?:life|this life|this world)|(?:no|lost (?:the |my |all )?|without (?:the |a |any )?|losing (?:the |my )?) ?will to (?:live|go on|be alive)|living is (?:pointless|hell|torture|too (?:hard|painful|much)|unbearable)|feel(?:ing)? like (?:dying|im dying inside)',
  ),
  rule(
    'en.other-person',
    'concern',
    '(?:kill|hang|shoot|harm|hurt|cut|killing|hurting|cutting|harming) (?:him|her|them|your) ?sel(?:f|ves)|(?:wants|wanted|wanting) to die|kys',
  ),
  rule(
    'en.hopeless',
    'concern',
    '(?:feel|feeling|im|am|completely|so|totally|utterly) hopeless|no hope(?: left)?|lost (?:all )?hope|no way out|no future|nothing (?:matters|will ever (?:change|get better))|theres no point|there is no point|whats the point(?! (?:of|in) (?:the|a|that|your|this|these|those) (?!life|world))|no point (?:any ?more|in anything)',
  ),
  rule(
    'en.cannot-go-on',
    'concern',
    'cant (?:go on|do this|take (?:it|this)(?! (?:seriously|personally|back|home|with|out|off|down|from|to))|keep going|cope|bear (?:it|this)|handle (?:it|this)|carry on)(?: like this)?(?: any ?more| any longer)?|cannot (?:go on|take (?:it|this)|cope)|want (?:it|this|the pain|everything) (?:all )?to (?:stop|end|be over)(?! (?:raining|snowing|soon|at|by|with))|make it (?:all )?stop|just want (?:peace|out)|given up|ready to give up',
  ),
  rule(
    'en.worthless',
    'concern',
    '(?:im|i am|feel|feeling)(?: like)?(?: so| completely| such)? ?a? ?(?:worthless|burden(?! free)|waste of (?:space|air|life)|useless)|hate my ?self|(?:hit|hitting|scratch|scratching|choke|choking) my ?self|hate my life|nobody (?:cares|loves me)|no ?one (?:cares|loves me)|dead inside|dying inside|(?:feel|im) (?:so )?empty inside',
  ),
  rule(
    'en.disappear',
    'concern',
    '(?:want|wanna|wish i could|wish to|like) (?:to )?(?:just )?(?:disappear|vanish|not exist|fade away)|disappear forever',
  ),
];

/** Sayings that hold the words above and mean something else. Taken out before searching. */
export const ENGLISH_IDIOMS: readonly string[] = [
  '(?:(?:i|id|would|much|would) )*rather (?:die|be dead|kill my ?self|jump off a cliff|shoot my ?self) than',
  '(?:dont|do not|didnt|cant|cannot|couldnt|wouldnt)(?: want to| wanna| even| really| like to)* (?:live|living|be|exist|wake up) (?:in (?:this|that|the|a|such a|our) (?:city|town|house|flat|apartment|country|dorm|neighbou?rhood|place|village|mess|box|bubble)|with (?:my|her|him|them|roommates?|the)|there|at home|on (?:my own|linkedin|social media)|without (?:(?:my|the|a|our) (?!(?:mum|mom|mother|dad|father|wife|husband|son|daughter|baby|boy|girl|child|kids?|sister|brother|partner|love|family|best friend)(?![^ .]))[^ .]+|(?!(?:my|the|an?|our|pain|hope|mum|mom|mama|dad|daddy|[^ .]*ing)(?![^ .]))[^ .]+)|to (?:the|an|my) alarm|early|late|at \\d|tomorrow its)',
  '(?:dont|do not|didnt) (?:want to|wanna) be here (?:its|this (?:party|meeting|class|event)|the (?:party|meeting)|at (?:work|school|this)|in this (?:meeting|class|waiting))',
  '(?:die|dying) (?:on|of) (?:this|that|a|my) hill|hill (?:im|i am|i will|ill) (?:going to |gonna )?die on',
  'thr[eo]w(?:ing)? (?:my ?self|me) under (?:the|a) bus|thr[eo]w(?:ing)? my ?self (?:into|in) (?:the |my )?(?:work|studies|books|sofa|couch|bed|a project|deep end)',
  '(?:thinking (?:of|about) |going to |gonna )?end(?:ing)? (?:it|things|everything) (?:(?:with|between)(?! (?:(?:an?|my|the|this|these|some) )*(?:rope|gun|knife|blade|razor|pills|overdose|bullet|noose|meds|tablets|life|world)(?![^ .]))|tonight hes|tonight shes)',
  '(?:saying|said|say)(?: my)? goodbyes? to (?:my|the|our|these|those|everyone at|everyone in|everybody at) (?:twent\\w+|thirt\\w+|flatmate|roommate|students?|class|colleagues?|team|house|flat|school|job|leaving|office|old|summer|best friend)',
  '(?:goodbye|farewell) (?:letter|cards?|party|message|email|speech) (?:to|for) (?:my )?(?:class|colleagues?|team|boss|work|students|everybody at work|coworkers)',
  '(?:bungee|bungy) jump\\w*(?: off the bridge)?|sitting on the (?:roof|bridge) with|(?:standing|stood|sitting|sat) on (?:the|a|our) roof(?:top)? (?:terrace|bar|garden|restaurant|deck)',
  '(?:team|everyone at work|they|committee|band|club)(?: [^ .]+){0,3} (?:fine|better|better off|manage better) without me (?:in|on|at|for|as)',
  '(?:no ?one|nobody) would miss me (?:at|if i (?:skipped|left|went home))',
  '(?:kill(?:ing)?|killed) my ?self (?:laughing|with laughter)',
  '(?:(?:want(?:ed)?|wanna|going|gonna|about|could|nearly|almost|just|id|would|literally) )*(?:to )?(?:die|died|dying|dead) (?:of|from|with) (?:laughter|laughing|embarrassment|boredom|cringe|curiosity|cuteness|joy|happiness|shame)',
  '(?:(?:want(?:ed)?|wanna|going|gonna|about) )*(?:to )?(?:die|died|dying) laughing',
  '(?:is|are|was|were|look|looks|food|taste|tastes) (?:just |absolutely )?to die for',
  '(?:to )?die for (?:this|that|these|those|some|a|the|your) (?:cake|food|chocolate|pizza|coffee|shoes|dress|burger|dessert|recipe)',
  'if looks could kill(?: (?:id|i would|he|she|they|hed|shed|theyd)(?: would)?(?: all)? be dead)?|(?:id|i would|wed|we would) (?:(?:literally|actually|honestly|probably) )?be dead without (?:(?:my|the|a|our) (?!(?:meds|medication|insulin|pills)(?![^ .]))[^ .]+|(?!(?:my|the|a|our)(?![^ .]))[^ .]+)',
  'wish(?:ed)? (?:i|id|we)(?: (?:was|were|had|hadnt|wasnt))*(?: never)?(?: been)? born (?:an?|with)(?! (?:burden|mistake|disease|this|depression|it))|(?:dont|do not|didnt|never)(?: even| really)? (?:want(?:ed)? to|wanna) live forever',
  'would you rather (?:die|be dead)',
  'rope (?:and (?:harness|carabiners?|tent|pulley|chalk|paddles?|anchor|helmets?)|for (?:the|my|our|a) (?:[^ .]+ )?(?:swing|boat|dog|tent|climb\\w*|garden|gym|curtains?|hammock|tree ?house|tyre|tire|sails?|clothes ?line|trailer|roof rack|towing|car|truck|horse)|swing|ladder)',
  '(?:wrote|writing|made|making|update|updated) (?:a|my|our) will (?:with|at|through|for) (?:the|a|my|our) (?:solicitor|lawyer|notary|bank|mortgage|insurance|house|estate)\\w*',
  '(?:jump|jumped|jumping|dive|dived|dove|leapt) (?:off|from) (?:the|a) (?:bridge|pier|cliffs?|boat|rocks|dock|jetty)(?: [^ .]+)? (?:in|into) (?:the|a) (?:lake|sea|river|water|ocean|canal) (?:with (?:my|the|our|some) (?:cousins?|friends?|kids|mates|brothers?|sisters?|family|class|team|boys|girls|lads)|and (?:swam|swum))',
  'cant take (?:it|this)(?: any ?more)?(?: (?:seriously|please|omg|guys|lol|\\.))* (?:someone|somebody) (?:please )?(?:fix|turn|bring|pass|buy|hand|close|open)',
  '(?:(?:just|please|someone|somebody) )*(?:kill|shoot) me(?: now)?(?=(?: [^ ]+){0,9} (?:a?haha\\w*|lol\\w*|lmao\\w*|rofl|xd|jk)(?![^ .]))',
  '(?:driving|cycling|crossing|skiing|climbing|hiking|overtaking|swimming|parking)(?: [^ .]+){0,6} (?:is|was|would be|feels|seems) suicidal|suicidal (?:tackle|move|pace|driving|drivers?|speed|descent|pigeons?|squirrels?|deer|lane change)',
  'dying to (?:know|see|meet|try|hear|go|get|read|watch|eat|find)',
  '(?:shoot|shooting|shot) my ?self in the foot',
  'cut(?:ting)? my ?self (?:shaving|while (?:shaving|cooking|chopping|cutting)|cooking|chopping|(?:on|with) (?:a |the |some )?(?:paper|can|tin|kitchen knife|glass|razor|lid)|(?:some )?slack|off|a (?:slice|piece)|by accident|accidentally)',
  'accidentally (?:cut|burn(?:ed|t)?|hurt) my ?self',
  '(?:hurt|hurting|injur(?:e|ed|ing)) my ?self (?:at|in|during|while|playing|running|lifting|falling|skiing|training|exercising)(?: the)?',
  'burn(?:ed|t|ing)? my ?self (?:out|on|while|cooking)',
  'hang(?:ing)? my ?self (?:out|up)',
  'suicide (?:squad|door|doors|sprints?|burnout|club|blonde|season|silence|boys|girls|king|kick|missions?|tree)|(?:rock (?:and|n) roll|economic|political|career|social|commercial|professional|financial|electoral|brand) suicide|murder suicide|(?:tw|cw|trigger warning) suicide',
  'cross my heart(?: and)? hope to(?: [^ .]+)? die|(?:can|could|will) (?:now )?die (?:happy|happily|in peace now)|die (?:hard|happy)|lost me at die',
  '(?:thought|feared|felt like|sure|scared|afraid|convinced|panic\\w*)(?: that)? (?:i|we) (?:was|were|am|are|might|would|will|could)(?: [^ .]+)? (?:going to |gonna |about to )?(?:die|be dead)(?! (?:and (?:hoped|was happy|wanted)))',
  '(?:you|youre|we|were|they|theyre|everyone|everybody|people|he|hes|she|shes|it|its|that|thing|plants?|person|one|ones|character|soldiers?|birds?|fish|animals?)(?: (?:is|are|was|were|all|guys|just|really|not|will|have|had|left|first))* (?:going |gonna |about |meant |supposed |have |had )?to die(?! (?:too|with me))',
  '(?:im |ill |id |will |gonna |going to |literally |just |gon |finna )*(?:end my (?:own )?life|end myself|end it all|kill myself) (?:if (?:i (?:pay|have to (?:see|hear|watch|read))|they (?:cancel|release|dont (?:release|win|renew))|this (?:song|show|game|team)|(?:my )?(?:fav\\w*|bias|team)|(?:he|she|it|they) (?:wins?|loses?|dies in the show|is the ending|are endgame))|over (?:this|a|that) (?:game|episode|song|show|ship|fic|match|outfit|tweet))',
  '(?:is|are|was|will be|gonna be|thats|thing is|this|that|which|art|song|video|picture|ending)(?: [^ .]+){0,5} (?:going to|gonna|finna|will|the reason i) (?:be the (?:end|death) of me|end (?:my life|me)|kill me)(?= (?:lol|lmao|haha|thank|ily|omg|i swear|so funny|$)|$)',
  'overdos(?:e|ed|ing) (?:on|of) (?:(?:my|mums?|the|some|too much|all the|christmas|easter|free) )*(?:chocolates?|coffee|caffeine|tea|tv|television|netflix|youtube|tiktok|sugar|sweets|candy|memes|cuteness|vitamin c|carbs|news|games|gaming|social media|cheese|cake|cookies|biscuits|mince pies|pizza|pasta|bread|ice cream|turkey|crisps|chips|garlic|nutella|popcorn|cartoons|anime|podcasts|football|k ?drama\\w*|k ?pop|glitter|sunshine|cuddles|nostalgia)',
  'overdose (?:awareness|prevention|training|response|reversal)(?: (?:day|week|month|kits?))?|(?:recogni[sz]e|recogni[sz]ing|spot|spotting|treat|treating|prevent|preventing|reverse|reversing|respond to|signs of)(?: an?)? overdoses?',
  '(?:the|my|this|our) (?:phone|battery|laptop|plant|plants|car|wifi|internet) (?:wants|is about|is going) to die',
  '(?:finish|end|ending) it with (?:him|her|my (?:boyfriend|girlfriend|partner))',
];
