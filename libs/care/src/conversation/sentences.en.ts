import type { Sentences } from './sources.ts';

/** Everything the help path says in English. No clinician has reviewed it yet (docs/care.md). */
export const ENGLISH: Sentences = {
  meet: {
    reason: 'Acknowledge before asking; do not minimise.',
    source: 'mhfa',
    texts: [
      'That sounds very heavy. Let’s stay with it.',
      'I hear how much pain is in this. I’m staying with what you said.',
      'What you wrote matters, and I’m taking it seriously.',
    ],
  },
  ask: {
    reason: 'Ask directly and by its name: asking plants nothing.',
    source: 'columbia',
    texts: [
      'I’ll ask you directly, because it matters. Are you thinking about ending your life?',
      'May I ask plainly: are there thoughts of suicide in this?',
      'Sometimes pain like this brings thoughts of dying. Is that so for you right now?',
      'I want to understand you rightly: is part of you thinking of not living any more?',
    ],
  },
  afterYes: {
    reason: 'Thank without praise; not alone.',
    source: 'mhfa',
    texts: [
      'Thank you for telling me. You don’t have to carry it alone tonight.',
      'Thank you for saying it openly. It is not something to face by yourself.',
      'I’m taking that seriously, and we’ll go slowly.',
    ],
  },
  afterUnsure: {
    reason: 'Not knowing is treated as yes.',
    source: 'columbia',
    texts: [
      'Not knowing is an answer too. Let’s treat it as if it matters, because you do.',
      'It can be hard to tell. We can look at it together without deciding anything.',
    ],
  },
  afterNo: {
    reason: 'A no does not end the path; nothing is pressed.',
    source: 'lifeline',
    texts: [
      'Thank you for answering. The numbers stay here. What is weighing on you most?',
      'All right. I won’t press, and the help beside us stays. What has made it so heavy?',
      'I’ve heard your no. If that changes, even for a moment, you can say so here. What would you like me to understand?',
    ],
  },
  timing: {
    reason: 'Now or later decides what comes first.',
    source: 'columbia',
    texts: [
      'Is it close, something you might act on now or tonight, or is it more that the thought comes and goes?',
      'How near is it at this moment: now, or not now?',
      'Does it feel like something for today, or like a thought that visits?',
    ],
  },
  plan: {
    reason: 'A plan raises the risk; no detail is asked.',
    source: 'columbia',
    texts: [
      'Have you thought about how you might do it? A yes or no is enough; you needn’t describe it.',
      'Is there a plan in your mind? You don’t have to tell me what it is.',
    ],
  },
  means: {
    reason: 'Means within reach make it imminent; nothing is named.',
    source: 'means',
    texts: [
      'Is what you thought of within your reach now?',
      'Without naming it: could you get to it from where you are?',
    ],
  },
  near: {
    reason: 'Not being alone is the strongest first measure.',
    source: 'lifeline',
    texts: [
      'Who is near you, or could come?',
      'Is there a person close by, in the next room or a call away, who could sit with you?',
      'Who would you want beside you right now, even without talking?',
    ],
  },
  distance: {
    reason: 'Time and distance from means save lives; nothing is named.',
    source: 'means',
    texts: [
      'Can you put some distance between you and it? Another room, or giving it to somebody to keep, is enough for now.',
      'Could you move away from it, or ask someone to take it away, while we write?',
      'Is there somewhere you can go where it is out of reach, near other people?',
    ],
  },
  emergency: {
    reason: 'With imminent danger the emergency number stands first.',
    source: 'lifeline',
    texts: [
      'Please call your emergency number now; it is the first button here. I’m software and can’t call for you.',
      'This needs a person at once: press the emergency number, or go to the nearest emergency department.',
      'The emergency number comes first now. You can press it and keep this open.',
      'If you may act on it, call the emergency number beside this, or hand the phone to someone and let them call.',
      'Right now the safest thing is a voice: the emergency number is one press away.',
    ],
  },
  alone: {
    reason: 'Alone: a helpline or emergency is the company.',
    source: 'lifeline',
    texts: [
      'Being alone with this is hard. A person on the line can stay with you: the numbers are here.',
      'Then let’s bring a voice to you. The line beside this is for exactly such moments.',
      'Even a neighbour or a place with people would help. Until then, someone on the line can keep you company.',
    ],
  },
  notAlone: {
    reason: 'Ask the person near to stay, in plain words.',
    source: 'safetyPlan',
    texts: [
      'Please let them know, in a few words: “I’m not safe by myself, stay with me.” They needn’t know what to say.',
      'Could you go to them now, or show them this screen? They only have to stay.',
    ],
  },
  contact: {
    reason: 'A human line, by one press.',
    source: 'mhfa',
    texts: [
      'Would you call or text the helpline now? It is one press, and you can stay silent at first.',
      'The people on the line listen to this every day. Would you try them, by voice or by text?',
    ],
  },
  cannotCall: {
    reason: 'Refusal is met with another way, not with pressure.',
    source: 'mhfa',
    texts: [
      'Calling can feel impossible. Some lines answer texts or chats, and a person you trust can call with you.',
      'All right, not a call. A message to one person, “can you come”, is enough.',
      'If lines have let you down before, a doctor, an emergency department or someone you trust are other doors.',
    ],
  },
  called: {
    reason: 'Keep the contact going.',
    source: 'safetyPlan',
    texts: [
      'Stay with them as long as you need. I’m here beside it.',
      'Keep that person close for the next hours. What would make these hours a little safer?',
    ],
  },
  safetyPlan: {
    reason: 'Warning signs, what eases, people, places: the person’s own words.',
    source: 'safetyPlan',
    texts: [
      'For the next hours, let’s write down three things: what eases it a little, who you can be with, and where you are safer.',
      'Shall we make a small safety plan? First: how do you notice that it is getting worse?',
      'What has helped you get through an hour like this before, even slightly?',
      'Whom could you tell tomorrow, so that somebody knows: a doctor, a relative, a friend?',
    ],
  },
  safe: {
    reason: 'Safe for now closes nothing.',
    source: 'lifeline',
    texts: [
      'Safe for now: I’ve heard that. The numbers stay here, and so can you. If it comes back, say it straight away.',
      'All right. I’ll ask less now. The help beside us stays, today and tomorrow.',
      'Then let the next hour be small: somewhere with people, something to drink. A doctor or counsellor should know about today.',
    ],
  },
  stay: {
    reason: 'Stay, without repeating and without judging.',
    source: 'mhfa',
    texts: [
      'I’m here, and I’m reading every word.',
      'You don’t have to find the right words.',
      'There is no hurry. I’m staying with you.',
      'That is a lot to hold. It makes sense that you are worn out.',
      'I can’t know what it is like for you, and I want to understand it.',
      'Feeling like this is pain, not a fault in you.',
      'However long this has lasted, you don’t need to be strong in here.',
      'Whatever you write next is fine.',
    ],
  },
  listen: {
    reason: 'Open questions keep the person talking and people near.',
    source: 'mhfa',
    texts: [
      'What is the heaviest part at this moment?',
      'Since when has it been this bad?',
      'What happened today, before you wrote?',
      'Is there anything that holds you here, however small?',
      'Who knows how bad it is?',
      'Where are you right now, and is anyone in reach?',
      'What would you need in the next hour?',
      'Would it be bearable to tell one person about this tonight?',
      'Is it getting stronger while we write, or a little less?',
    ],
  },
  noMethod: {
    reason: 'Never a method; turn to the person.',
    source: 'messaging',
    texts: [
      'I won’t speak about ways. I’m worried about you, and I want you to reach a person now.',
      'That I can’t answer. What I hear is that it has come very close.',
      'I’ll leave that question where it is. You matter more than the answer to it.',
    ],
  },
  selfHarm: {
    reason: 'Self-harm: no shock, care for wounds, ask about suicide.',
    source: 'selfHarm',
    texts: [
      'Hurting yourself can be a way to get through something unbearable; there is no shame in saying it. If you are wounded now, please have it looked at.',
      'Thank you for trusting me with that. If anything bleeds strongly or was swallowed, it needs a doctor at once.',
    ],
  },
  machine: {
    reason: 'Says that it is an AI whenever asked.',
    source: 'disclosure',
    texts: [
      'No, I’m not a person. I’m an AI, software in this app, and not a therapist. Real people answer at the numbers here.',
      'I’m a computer program, an AI; nobody reads along. For a human voice, the lines beside this are answered by people.',
      'To be plain: software, not a human being. I can stay and listen, and people can be reached by one press.',
    ],
  },
  machineCalm: {
    reason: 'Off the path it says so too, and points to nothing else.',
    source: 'disclosure',
    texts: [
      'No, I’m not a person. I’m an AI, software in this app, and not a therapist. What would you like to go on with?',
      'An AI, yes: a program that reads what you write and answers. Nobody else reads along. What is on your mind?',
      'I’m software, not a human being, and I can be wrong. You decide what you tell me.',
    ],
  },
  promise: {
    reason: 'No promise of outcome or secrecy.',
    source: 'messaging',
    texts: [
      'I can’t promise how it will turn out, and I’m software that tells nobody. A person who knows can do more than I can.',
      'I won’t make promises I can’t keep. What I can do is stay, and help you reach someone.',
    ],
  },
  quiet: {
    reason: 'Respect a wish to stop, without going away.',
    source: 'mhfa',
    texts: [
      'We can leave it there. I’ll be quiet about it, and the numbers stay in sight.',
      'All right, no more questions. You can write about anything, or nothing.',
    ],
  },
  leaving: {
    reason: 'Never ends the conversation; one last check of company.',
    source: 'lifeline',
    texts: [
      'You can come back here at any hour. Before you go: is somebody with you?',
      'This stays open, and so do the lines. Who will you be with next?',
      'I’ll be here. If it grows, call before you write.',
    ],
  },
  otherMeet: {
    reason: 'Speak to the helper.',
    source: 'mhfa',
    texts: [
      'It’s frightening to hear that from someone close to you. Taking it seriously, as you are doing, is right.',
      'You’re worried for them, and that is a heavy place to be. Let’s think about what you can do.',
    ],
  },
  otherAsk: {
    reason: 'Imminent danger of the other first.',
    source: 'lifeline',
    texts: [
      'Are they in danger right now: have they hurt themselves, said when, or have something with them?',
      'Do you know where they are, and whether it could happen today?',
    ],
  },
  otherNow: {
    reason: 'Emergency first for the other too.',
    source: 'lifeline',
    texts: [
      'Please call the emergency number now and say where they are. Stay with them or keep them on the phone until help comes.',
      'Call emergency help first, even if they asked you not to. Don’t leave them alone, and keep away what could harm them.',
      'If you can’t be there, somebody near them can: a neighbour, family, or the emergency number with their address.',
    ],
  },
  otherHow: {
    reason: 'Ask directly, listen, reach help together.',
    source: 'mhfa',
    texts: [
      'You can ask them openly: “Are you thinking of ending your life?” Asking plants nothing. Then listen more than you speak.',
      'You could say: “I’m here, I’m not angry, let’s call someone together.” The helpline takes calls from people who worry, too.',
      'Don’t keep it a secret between the two of you. Who else could share this: family, a school, a doctor?',
      'If they talk of a way or a time, put distance between them and it and call for help.',
    ],
  },
  otherStay: {
    reason: 'Care for the helper.',
    source: 'mhfa',
    texts: [
      'And you? Supporting somebody through this is heavy. Who is there for you?',
      'You can’t carry their life alone, and it isn’t your fault. What do you need right now?',
      'What have they said to you most recently?',
      'Where are they now, and is someone with them?',
    ],
  },
  hurtMeet: {
    reason: 'Listen and believe; not their fault.',
    source: 'lives',
    texts: [
      'I’m sorry this is being done to you. It is not your fault.',
      'Nobody has the right to hurt you. I believe what you wrote.',
    ],
  },
  hurtAsk: {
    reason: 'Ask about safety now.',
    source: 'lives',
    texts: [
      'Are you safe at this moment, or could it happen again today?',
      'Is the person near you now, and can they see this screen?',
    ],
  },
  hurtNow: {
    reason: 'Emergency first when it may happen now.',
    source: 'lives',
    texts: [
      'If you are in danger now, call the emergency number, or go where there are people: a neighbour, a shop, a hospital.',
      'Getting out of reach comes first; things can be fetched later. The emergency number is one press away.',
    ],
  },
  hurtStay: {
    reason: 'Support without telling them what to do.',
    source: 'lives',
    texts: [
      'You decide what happens next. A helpline for violence can think it through with you, without a report.',
      'Is there one person you trust who knows about it?',
      'If you are injured, a doctor can help and write it down.',
      'It may help to have a bag, papers and a place in mind, in case you need to leave quickly. Leave no trace of this if somebody checks your phone.',
    ],
  },
  eatingMeet: {
    reason: 'No numbers, no weight talk, no blame.',
    source: 'eating',
    texts: [
      'That sounds exhausting and lonely. It isn’t about willpower, and it can be treated.',
      'Food and your body have become a fight, I hear. You deserve care, at any weight.',
    ],
  },
  eatingAsk: {
    reason: 'Body danger first.',
    source: 'eating',
    texts: [
      'Have you felt faint, had chest pain or thrown up blood lately? Then a doctor should see you today.',
      'Does anyone know how hard eating has become?',
    ],
  },
  eatingStay: {
    reason: 'Towards treatment and a person.',
    source: 'eating',
    texts: [
      'A doctor or an eating disorder line can begin with you where you are. Whom could you tell first?',
      'What goes through your mind just before it happens?',
      'Is there also a part of this that makes you wish not to be alive? You can tell me.',
      'What makes the hours around food hardest?',
      'Is there a meal, a place or a person with whom it is a little easier?',
      'Secrecy makes it heavier. Who could know only a part of it?',
    ],
  },
  eatingBody: {
    reason: 'Signs of a body in danger come before talk.',
    source: 'eating',
    texts: [
      'That is your body asking for help. Please let a doctor see you today, or an emergency department, and ask somebody to go with you.',
      'Fainting or pain can turn quickly. If it comes again, call the emergency number; a person nearby should know it now.',
    ],
  },
  harmMeet: {
    reason: 'Thoughts of harming others: no judgement, distance, help now.',
    source: 'mhfa',
    texts: [
      'Saying that out loud took trust. If you might act on it, move away from them now and call the emergency number.',
      'Thoughts are not deeds, and they are a reason to get help today. Are you close to the person at this moment?',
    ],
  },
  worryMeet: {
    reason: 'Worry without clear danger: acknowledge, then ask.',
    source: 'mhfa',
    texts: [
      'That is a lot, and it sounds as if it has gone on for long.',
      'I’m sorry it is this hard at the moment.',
      'That sounds lonely and tiring.',
    ],
  },
  apart: {
    reason: 'Distance is kept; nothing is named.',
    source: 'means',
    texts: [
      'Some distance between you and it makes the next hours safer. Please keep it that way.',
      'Let it stay out of reach, and stay where people are.',
      'That it is further away now matters. Leave it there, even if the thought comes back.',
    ],
  },
  ready: {
    reason: 'What is at hand makes it imminent.',
    source: 'means',
    texts: [
      'I hear that it is within reach. Let’s bring space between you and it first.',
      'It being so near is what worries me most right now.',
    ],
  },
  elsewhere: {
    reason: 'A change of subject is followed, and help stays.',
    source: 'mhfa',
    texts: [
      'We can speak of something else. The numbers stay in sight. What would you like to talk about?',
      'Of course, another subject. The help beside us stays quietly. Go on.',
      'Let’s leave it for now. I’m listening to whatever comes instead.',
    ],
  },
  company: {
    reason: 'Ordinary talk keeps company without asking about danger.',
    source: 'mhfa',
    texts: [
      'I’m with you in this, too. Tell me more about it, if you like.',
      'That can be part of today as well. What is it like for you?',
      'I’m software and have no days of my own; I would rather hear about yours.',
      'I’m listening. There is no right subject in here.',
      'What comes to mind when you think of it?',
      'Something ordinary can be a rest. Take your time.',
      'And what else is there today?',
      'I’m reading along.',
    ],
  },
  thanks: {
    reason: 'Thanks are received; the door stays open.',
    source: 'lifeline',
    texts: [
      'I’m here, and this stays open at any hour.',
      'You can write again whenever it is heavy, or when it isn’t.',
      'The numbers stay beside us, so that nobody has to search for them.',
    ],
  },
  fault: {
    reason: 'Guilt is met: not their fault.',
    source: 'mhfa',
    texts: [
      'It is not your fault. One person can’t cause this, and can’t carry it alone.',
      'Blame comes easily in hours like these, and it is not the truth about you.',
    ],
  },
  minor: {
    reason: 'Young people: an adult they trust, and a line for the young.',
    source: 'minors',
    texts: [
      'At your age you shouldn’t have to hold this without an adult: a relative, a teacher, a school nurse or a doctor. Some lines here are for young people.',
      'An adult you trust can help with this, and you choose whom. You can show them what you wrote instead of saying it.',
    ],
  },
  urge: {
    reason: 'An urge passes; delay, company, care.',
    source: 'selfHarm',
    texts: [
      'An urge rises, and then it falls again, often within the hour. Until then: be near somebody, keep what could hurt you in another room, and give your hands and senses something else, cold water or a loud song.',
      'Try to put ten minutes between the urge and anything else, then ten more, and tell one person that it is there.',
    ],
  },
  grief: {
    reason: 'The bereaved are met first, and asked, since they are at risk themselves.',
    source: 'bereaved',
    texts: [
      'I’m so sorry. Losing someone to suicide leaves questions that nobody should have to face alone, and it is not your fault.',
      'That is a terrible loss, and there is no right pace for it. Whatever you feel about it may be said here.',
    ],
  },
  otherCalled: {
    reason: 'Until help is there: stay, tell, keep away what could harm.',
    source: 'lifeline',
    texts: [
      'Stay on the line with them until somebody is there. Tell the people who come what was said or taken, and when.',
      'Until they arrive, stay with the person or keep their phone ringing, and let nobody be alone with this. You, too.',
    ],
  },
  otherAnger: {
    reason: 'A secret about danger may be told; anger can be mended.',
    source: 'mhfa',
    texts: [
      'They may be angry at first. Anger can be talked over later; this can’t wait for it.',
      'A promise to keep danger secret may be broken. You could say: “I care too much about you to keep this to myself.”',
    ],
  },
  harmStay: {
    reason: 'Distance, another adult, treatment today; no judgement.',
    source: 'mhfa',
    texts: [
      'Please step away now, to another room or outside. A baby can lie in its bed for some minutes, even crying.',
      'Is there another adult who could come or take over for the next hours?',
      'Thoughts like these come to more people than say so, and they can be treated. A doctor or a crisis line should hear of them today.',
      'Where are you now, and where are they?',
      'You can call the line beside this and say just that sentence. They know it.',
    ],
  },
  shelter: {
    reason: 'Somewhere safe, known to those who help.',
    source: 'lives',
    texts: [
      'There are shelters whose address is kept secret, also with children; a line for violence knows which one has room. Until then: a relative, a neighbour, a hospital, a police station.',
      'Someone you trust may have a place for a night. The lines here can help you find a safer one for longer.',
    ],
  },
  own: {
    reason: 'What was told of a friend is their own: no reproach.',
    source: 'mhfa',
    texts: [
      'Thank you for saying that it is about you. It changes nothing in how I listen.',
      'It is easier to ask for a friend first. I’m glad to know whom I’m speaking with.',
    ],
  },
};
