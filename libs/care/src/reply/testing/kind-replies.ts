/** Replies as a good model gives them. */
export const CHAT_LIKE: readonly string[] = [
  'That sounds exhausting. What would make the next hour a little lighter?',
  'You have had a long week, and it makes sense that you feel anxious about Monday. Could you write down the first of the three things?',
  'I am an AI, so I can’t know how it feels, but I am listening. Who could you talk to about it this week?',
  'If it stays this heavy, a doctor or a counsellor can help. Would you like to try a short breathing exercise?',
  'Walking for 10 minutes at 18:30 may be a good first step. How does that sound?',
  'You are not alone in this: many people sleep badly before an exam. What helped last time?',
  'Breathe out slowly.',
  'يبدو هذا مرهقًا. ما الذي قد يخفف الساعة القادمة قليلًا؟',
  'أنا ذكاء اصطناعي، ولا أعرف كيف يكون ذلك، لكني أصغي. من يمكنه أن يسمعك هذا الأسبوع؟',
  'المشي عشر دقائق في المساء قد يكون خطوة أولى. ما رأيك؟',
];
