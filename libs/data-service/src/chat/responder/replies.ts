import type { ChatCategory } from './categories.ts';
import type { ChatLanguage } from './language.ts';

/** The canned replies; one of a category is as good as the other. */
export const CHAT_REPLIES: Readonly<
  Record<ChatLanguage, Readonly<Record<ChatCategory, readonly string[]>>>
> = {
  en: {
    greeting: [
      'Hello. It is good that you are here. How is today treating you?',
      'Hi there. What would you like to bring in today: something heavy, or something small and good?',
    ],
    motivation: [
      'Wanting to is not where it begins; beginning is. What is the smallest part you could do in two minutes?',
      'Motivation comes and goes, and that is how it works for everyone. Pick one thing so small that it is hard to refuse, and stop after it if you like.',
    ],
    stress: [
      'That sounds tiring. Let your shoulders fall and breathe out slowly, longer than you breathe in, three times. What is pressing most right now?',
      'A lot at once feels heavier than it is one by one. Write down the three things on your mind; which one can wait until tomorrow?',
    ],
    goals: [
      'A goal holds better when it has a day and a first step. What is the first step, and when could it happen?',
      'Which of your goals would make the others easier? Give that one ten minutes this week.',
    ],
    support: [
      'I am listening. Take your time, and say it as it comes. What has been the hardest part?',
      'Thank you for telling me. You do not have to put it well. Is there someone near you who could sit with you for a while?',
    ],
    progress: [
      'Steps count, small ones too. What did you do differently this time that you would like to keep?',
      'Look back at where you began: what is easier today than it was then? Your check-ins show the way you came.',
    ],
    reflection: [
      'That is worth a pause. What does it tell you about what matters to you?',
      'If you wrote three lines about it tonight (what happened, what you felt, what you needed), which would come first?',
    ],
    default: [
      'Tell me a little more. What is on your mind about it?',
      'I would like to understand that better. What would be a good outcome for you?',
    ],
  },
  ar: {
    greeting: [
      'أهلًا بك. جميل أنك هنا. كيف يمضي يومك؟',
      'مرحبًا. بماذا تحب أن نبدأ اليوم: بشيء يُثقلك أم بشيء صغير يسرّك؟',
    ],
    motivation: [
      'الرغبة لا تأتي أولًا؛ البداية هي التي تجلبها. ما أصغر جزء يمكنك فعله في دقيقتين؟',
      'الحماس يأتي ويذهب، وهذا حال الجميع. شيء صغير يصعب رفضه يكفي، ولك التوقّف بعده.',
    ],
    stress: [
      'يبدو هذا مُتعبًا. أرخِ كتفيك، وليكن زفيرك أطول من شهيقك، ثلاث مرات. ما أكثر ما يضغط عليك الآن؟',
      'الأشياء مجتمعةً أثقل منها واحدةً واحدة. على الورق ثلاثة أمور تشغل بالك؛ أيّها يحتمل الانتظار إلى الغد؟',
    ],
    goals: [
      'يثبت الهدف حين يكون له يوم وخطوة أولى. ما الخطوة الأولى، ومتى يمكن أن تكون؟',
      'أيّ أهدافك يجعل غيره أسهل؟ امنحه عشر دقائق هذا الأسبوع.',
    ],
    support: [
      'أنا أصغي إليك. الوقت لك، والكلام كما يأتي. ما أصعب ما في الأمر؟',
      'شكرًا لأنك أخبرتني. لا يلزم أن يكون الكلام مرتّبًا. هل قربك من يمكنه أن يجلس معك قليلًا؟',
    ],
    progress: [
      'الخطوات تُحسب، والصغيرة منها أيضًا. ما الذي فعلته هذه المرة وتودّ أن تحافظ عليه؟',
      'نظرة إلى البداية: ما الذي صار اليوم أسهل؟ تسجيلاتك تُريك الطريق الذي قطعته.',
    ],
    reflection: [
      'هذا يستحق وقفة. ماذا يقول لك عمّا يهمّك حقًا؟',
      'لو كتبت عنه الليلة ثلاثة أسطر: ما حدث، وما شعرت به، وما كنت تحتاج إليه، فبأيّها تبدأ؟',
    ],
    default: [
      'أسمع المزيد إن أردت. ما الذي يشغل بالك في هذا الأمر؟',
      'أودّ أن أفهم ذلك أكثر. ما النتيجة التي تتمنّاها؟',
    ],
  },
};
