import { wordPattern } from './rule.ts';

const EVERYDAY = [
  'hang(?:ing)? (?:out|around|pictures?|curtains?|shelves|lights|decorations|up (?:the|my)|the (?:washing|laundry|pictures?|curtains?|wallpaper))',
  '(?:see|catch|talk to|speak to) (?:you|ya|u|yall|everyone|you all) (?:all )?(?:(?:back|again) )?(?:(?:on|at|in) )?(?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next (?:week|month|year|term|season)|office|school|work|later|there)',
  '(?:have an? |enjoy (?:the|your) )(?:(?:great|nice|good|lovely|wonderful|safe|restful) )?(?:weekend|evening|night|day|holidays?|summer|christmas|trip|flight)',
  'blades? (?:of|on|in) (?:the|my|our|a|his|her) (?:[^ .]+ )?(?:skates?|fan|lawn ?mower|mower|saw|blender|mixer|food processor|ceiling fan|razor scooter|wipers?|turbine)|(?:skate|fan|mower|lawnmower|wiper|saw|blender|turbine) blades?',
  'cut(?:ting)? (?:back|down) on [^ .]+|cut(?:ting)? (?:(?:down|out) )?(?:carbs|sugar|caffeine|gluten|dairy|alcohol|meat|costs|wood|hedges?|the (?:grass|lawn|hedge|cake)|hair)',
  '(?:finish|end) (?:it|this) (?:tonight|today|tomorrow) (?:\\. )?(?:only|just) (?:[^ .]+ ){1,2}(?:pages?|chapters?|rows?|episodes?|slides?|levels?|pieces?) (?:left|to go)',
  '(?:submitted|handed in|sent off|turned in|finished|done with) (?:the|my|our|this|all (?:the|my)) (?:[^ .]+ )?(?:thesis|essay|assignment|dissertation|report|paper|homework|exams?|laundry|dishes|taxes|tax return|project|application|marking|packing|cleaning|gardening|draft|manuscript|coursework|shift|slides)',
  '(?:pills|tablets|meds|medication|medicine|drops|antibiotics) (?:(?:were|are|was|got|is) )?prescribed|prescribed (?:me )?(?:[^ .]+ )?(?:sleeping )?(?:pills|tablets|meds|antibiotics)|(?:one|1|two|2) (?:(?:tablet|pill|to be taken|daily) )?(?:at|before) bedtime',
  'dye(?:d|ing)? (?:my|the|her|his|our)|(?:saying|said|say|bid|waving) goodbye to (?:the|my|our) (?:team|class|office|colleagues|students|crew|flat|house|old|summer|kids at|neighbours)',
  '(?:boss|manager|editor|professor|tutor|landlord|flatmate|accountant|supervisor)(?:s| is|ll| will)(?: so| totally)?(?: going to| gonna)? kill me when',
  '(?:knife|blade|peeler|grater) slipped|(?:two|three|four|five|\\d+) stitches|(?:from|at|to) the (?:pharmacy|chemist|pharmacist)|wish (?:i|id) (?:was|were|been|had been) born in (?:the (?:[^ .]+ies|\\d+s?)|another (?:era|time|century))',
  '(?:in front of|at) the (?:goal|net|camera|mirror|telly|tv|fire|crowd)',
  '(?:cat|dog|kitten|puppy|fox|owl|hawk|he|she) (?:has |just )?(?:killed|murdered|caught) (?:an? |the |my |another )?(?:[^ .]+ )?(?:pigeon|rat|mouse|mice|bird|sparrow|rabbit|squirrel|moth|spider|toy|slippers?|plant|solo|song|performance|outfit|role|vocals?)',
  '(?:take|taking|took|accept|accepting|accepted|start|starting|turn(?:ed)? down) the (?:new )?(?:job|offer|course|internship|role|flat)|(?:leave|leaving|left|quit|quitting|joining) the (?:band|team|choir|club|company|committee|course|office|group chat)',
  '(?:work|worked|working|call|called) from home|(?:go|went|going|get|got|came|leave|left) home early|be at (?:this|the|that) (?:party|meeting|lecture|wedding|gig|dinner|reception|conference)',
  '(?:its|it is|thats|is) (?:so |too |really |far too |unbearably )?(?:hot|warm|cold|humid|freezing)(?: (?:today|tonight|outside|in here))?(?= \\.|$)',
  '(?:kill|dim|cut) the (?:lights?|engine|music|mood|noise|power)|stop (?:the|this|that|my) (?:[^ .]+ )?(?:tap|leak|dripping|drip|printer|alarm|hiccups|timer|squeaking)|(?:vase|window|glass|plate|cup|mug) broke|broken (?:window|vase|glass)',
  '(?:انام|ننام|نام|اصحي|اقوم|نفيق|افيق|اصحا) (?:بدري|باكرا|بكير|بكري)|(?:وانا|وقت) (?:بلعب|العب|نلعب|بجري|اركض)|(?:اشرب|نشرب|بشرب) (?:ال)?(?:شاي|قهوه|عصير)',
  '[به]?هال(?:حفله|اجتماع|محاضره|عزيمه)|(?:ال)?(?:امتحان|اختبار|محاضره|دوام)(?: [^ .]+){0,2} (?:خلص|ينتهي|تنتهي|انتهي)|اخر يوم(?: [^ .]+){0,1} (?:في|ب) ?(?:ال)?(?:عمل|شغل|مدرسه|دوام|جامعه)',
  '(?:نمشي|امشي|اروح|نروح|اطلع|نطلع) (?:لل|علي ال|عال)(?:بحر|سوق|بر|نادي|جيم|مول)',
].map(wordPattern);
// With these the same words may be a farewell: "they said see you Monday, I won't be there".
const LAST = wordPattern(
  'wont|will not|sorry|forgive|last|never|no more|any ?more|if|cant|without me|pills? (?:and|ready)|for ?ever|blood|scars?|سامحوني|سامحني|سامحوا|للابد|بدوني|من دوني|حبوب|دم|وداع[^ .]*|my ?self(?! (?:tonight|with|at|in|and))',
);

/**
 * Whether a text holds words of any day that what was learnt takes for a way or a farewell: "hanging out", "goodbye, see
 * you Monday". Of a few words without a rule's, more is then needed.
 */
export function isEveryday(plain: string): boolean {
  return plain.search(LAST.of) < 0 && EVERYDAY.some(({ of }) => plain.search(of) >= 0);
}
