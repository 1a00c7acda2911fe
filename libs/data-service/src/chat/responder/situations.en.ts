import type { SituationName } from './situations.ts';

/** Three wordings for each situation. Short, no diagnosis, no praise of the person, one question or small step. */
export const ENGLISH_SITUATIONS: Readonly<Record<SituationName, readonly string[]>> = {
  capabilities: [
    'I can listen, help put a thought on paper, lead to a breathing exercise, a safety plan, the journal or a small goal. I am a program and can be wrong. Where shall we begin?',
    'Mostly I ask, and give back what I heard; when a tool fits I offer it, and nothing opens without a yes. What is on your mind today?',
    'Think of a notebook that answers: it sorts, asks, and knows the tools in here. It does not replace a person. What would you like to sort first?',
  ],
  listening: [
    'Then I only listen. Write it as it comes, in any order.',
    'No advice now. Go on; I will say when I have read it.',
    'It need not make sense or be fair. What comes first?',
  ],
  thanks: [
    'Good that some of it was of use. What would you like to keep from it?',
    'Gladly. If it comes back, we can go on from here. Is there something left for today?',
    'I will leave it there unless you want more. How does it feel now, compared with the start?',
  ],
  nightmares: [
    'A bad dream can keep the body awake long after. Feet on the floor, naming five things in the room: does that bring the night back to its size?',
    'Some people write the dream down and give it another ending before the next night. Would that be worth a try?',
    'Does it come after certain days, or out of nowhere?',
  ],
  sleep: [
    'Nights stretch when one waits for sleep. Getting up for a quarter of an hour, with little light, often works better than waiting. What keeps you awake most?',
    'A worry at night looks bigger than it does at noon. Shall we set down the one that returns, so that it can wait until morning?',
    'Breathing out longer than in tells the body that nothing is due. When did sleep last come easily, and what was different?',
  ],
  panic: [
    'This rises, and it falls again, mostly within minutes, even when nothing is done. Look for something blue, and let the out-breath grow long. What do your feet touch right now?',
    'The body sounds an alarm; an alarm is not yet a fire. If this is new or in the chest, a doctor is right. Shall we slow the breath together?',
    'You need not fight it. Loosen the hands, count the out-breath to six. What was just before it?',
  ],
  exam: [
    'An exam asks for an hour, not for your worth. Which part is least firm, and how much of it fits into twenty minutes?',
    'Before it, the head shows only what is missing. Write down three things you could explain to somebody today. Which are they?',
    'What would a calm evening before it look like, with one hour of work and then an end?',
  ],
  procrastination: [
    'Putting off is mostly a way to put off a feeling. Which feeling is waiting in that task?',
    'Two minutes, and stopping is allowed. What would be the first move of the hand?',
    'Perhaps the task is too big to see its beginning. What is its smallest piece that one could photograph when done?',
  ],
  jobLoss: [
    'That takes more than a salary: days, people, a place. What do you miss most just now?',
    'Today needs no plan for all of it. Is there one thing, a letter, a call, that would make the week lighter?',
    'Losing work is not a sentence about you. Who around you knows it already?',
  ],
  jobSearch: [
    'Searching is work without an evening. When does it end each day?',
    'An interview is two sides looking. What would you like to know about them?',
    'Let us make it small: one application, one person to ask, one pause. Which of them today?',
  ],
  boss: [
    'It is tiring to read somebody who has power over one’s day. What did they say, word by word, and what did you hear in it?',
    'What would you say to them if it were safe to say it? Perhaps one sentence of it can be said.',
    'Is it this one time, or does it keep happening? The two need different steps.',
  ],
  burnout: [
    'When nothing is left, more effort is no answer. What could be left undone this week without much harm?',
    'Rest that is planned comes sooner than rest that is earned. When could the next real pause be?',
    'This has perhaps been long in coming. A doctor or a person you trust may help to carry it. Who would be the first to tell?',
  ],
  work: [
    'A lot wants you at once there. Which of it is due, and which is only loud?',
    'What happened at work that followed you home?',
    'If one thing could be different tomorrow, at your desk or around it, which would it be?',
  ],
  money: [
    'Money worries are seldom only about numbers. Which bill, or which talk, weighs most?',
    'A list with three columns, must, can wait, can ask, makes it smaller than the head does. What stands in the first?',
    'Is there an office or a person who could look at it with you? Not having to count alone helps.',
  ],
  breakup: [
    'An end also takes the plans along. Which time of day is the hardest?',
    'Missing somebody and knowing that it was right can be true at the same time. Which of them is louder today?',
    'Nothing has to be understood tonight. What would be kind to yourself for the next hour?',
  ],
  grief: [
    'I am sorry. There is no right way and no timetable for this. What would you like to tell about them?',
    'Grief comes in waves, and ordinary days bring it too. What brought it today?',
    'Somebody is missing at every small thing. Who remembers them with you?',
  ],
  partner: [
    'Close to somebody, small things weigh much. What happened, as a camera would have seen it?',
    'What do you wish they understood, in one sentence that begins with “I”?',
    'Is there an hour when the two of you talk well? It might be kept for this.',
  ],
  parenting: [
    'Caring for somebody small all day leaves little of oneself. When did you last have ten minutes?',
    'One slow out-breath before answering is sometimes all there is time for. What sets it off most?',
    'Good enough is what children need. What went well enough today?',
  ],
  illnessOfOther: [
    'Being near an illness is a weight of its own. What do you carry that nobody sees?',
    'Who asks how you are, and not only how they are?',
    'What is yours to do today, and what is not?',
  ],
  family: [
    'Family knows where it hurts. What was said, and what did it stir up?',
    'One can love them and still need a boundary. Where would it run?',
    'What would you have needed from them in that moment?',
  ],
  friend: [
    'A friendship that wobbles keeps one busy. What did you expect, and what came?',
    'What do you know for sure, and what have you guessed?',
    'If you wrote them two lines, without blame, what would stand there?',
  ],
  homesick: [
    'Far away, even smells are missing. What would be there now, at this hour?',
    'Between two places it takes long until one is at home in either. What here has become a little yours?',
    'Is there a dish, a song, a voice that brings it near for an evening?',
  ],
  loneliness: [
    'Being lonely hurts like hunger: it says that something is needed, not that something is wrong with you. Whose voice would do you good?',
    'A small sign is often enough for a beginning: a picture, a line. To whom could it go?',
    'When was there last somebody with whom it was easy?',
  ],
  illness: [
    'A body that does not go along wears one out. How is it today, compared with most days?',
    'What helps a little, even if not for long?',
    'I can say nothing about treatment; a doctor can. What would you want to ask there?',
  ],
  social: [
    'Under other eyes everything seems to be written in large letters. What, do you think, did they really notice?',
    'Most people are busy with how they look themselves. What would you think of somebody to whom it happened?',
    'What would be a place or a person with which to practise in small?',
  ],
  anger: [
    'Anger mostly stands guard over something. What was crossed?',
    'Before answering them: let the hands go loose, and three long out-breaths. What should they have understood?',
    'What would you do with that force, if it harmed nobody?',
  ],
  guilt: [
    'Guilt asks two things: what was yours to do, and what can be put right. What would be the answer to the first?',
    'With what you knew then, what could you have done otherwise?',
    'What would you say to a friend who had done the same?',
  ],
  shame: [
    'Shame wants to hide; said to somebody it gets smaller. Who would be safe for it?',
    'What would you say somebody else is worth, after the same thing?',
    'Which sentence about yourself does it whisper? One can look at it like any other sentence.',
  ],
  perfectionism: [
    'What would it look like at eighty percent, and who would notice?',
    'Behind “not enough” there is often an old rule. Whose voice is it?',
    'What is the mistake worth in a year?',
  ],
  selfCriticism: [
    'That is a hard word for somebody you spend every hour with. What happened just before it?',
    'A thought in that voice sounds like a fact. What speaks for it, and what does not fit?',
    'How would it sound if a fair person said it?',
  ],
  comparison: [
    'From others one sees the shop window, from oneself the storeroom. Whose window is it?',
    'What do you want of what they have, and what only because they have it?',
    'Compared with you a year ago: what has moved?',
  ],
  decision: [
    'If both doors are good enough, which one would you miss?',
    'What would you have to know, and by when does it have to be decided?',
    'Imagine it is decided, one way, for a minute. What does your body say?',
  ],
  change: [
    'Something new, even wanted, costs what was familiar. What goes along, and what stays behind?',
    'What may remain as it is in these weeks?',
    'Which part of it would be a first night that feels like yours?',
  ],
  rumination: [
    'A thought in circles wants to be finished. On paper it has a beginning and an end. Which sentence comes most often?',
    'Is there something to be done about it today? If yes, what; if not, when may it come back?',
    'Thoughts run in the head, the feet are here. Does walking for ten minutes change its pace?',
  ],
  worry: [
    'Much of it lies ahead. What of it is today’s?',
    'The body is ready to run and there is nowhere to go. Let the shoulders sink and the out-breath grow long; what presses most?',
    'What would be the worst, the best, and the likeliest way it goes?',
  ],
  setback: [
    'That hurts because it mattered. What did you want from it?',
    'Something did not work; that is not the same as being a failure. What would you keep of the way you tried?',
    'What would make a second try lighter: time, help, another way?',
  ],
  news: [
    'So much that one sees and cannot change. What of it is near you?',
    'Twice a day is enough to know what there is. When could today’s last look be?',
    'What small thing within your reach points the other way?',
  ],
  screen: [
    'What do you look for when you pick it up, and how often is it there?',
    'One room, or one hour, without it: which would be easiest?',
    'What would you like to have in its place in the evening?',
  ],
  body: [
    'Moving need not be sport. What kind did you like as a child?',
    'What would be so little that it also works on a tired day?',
    'For which good feeling are you doing it? That carries further than a number.',
  ],
  habit: [
    'A habit hangs on to another: after which daily thing could it stand?',
    'If it fails once, nothing is lost; twice in a row is worth a look. What would be the smallest form?',
    'What does the old habit give you? The new one has to give some of it too.',
  ],
  empty: [
    'When nothing moves, liking is too much to ask; noticing is enough. What was the least grey minute today?',
    'Sometimes numbness is tiredness that has had no night. How have the last weeks been?',
    'What did you use to lose track of time with?',
  ],
  tired: [
    'That sounds like much day for one person. What took the most?',
    'What may be left for tomorrow, now?',
    'Ten minutes with nothing in the hands: where could that be?',
  ],
  goodNews: [
    'That may be told twice. What was the best moment of it?',
    'What did you do that led there?',
    'How could you keep it, for a day that is greyer?',
  ],
  gratitude: [
    'What exactly was it, so that it can be found again?',
    'Does the person who had a part in it know?',
    'Small things carry far when they are written down. Which three were there today?',
  ],
  sadness: [
    'It may be heavy without a reason that one could explain. Where in the day did it begin?',
    'What would you need most now: quiet, a person, or something to do with your hands?',
    'Tears are work too. Who could sit beside you for a while?',
  ],
};
