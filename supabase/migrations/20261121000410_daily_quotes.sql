-- Daily quotes: a catalogue in every language of the app, by the mood they are for.

create table public.daily_quotes (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  quote jsonb not null check (public.is_translated(quote, 300)),
  author jsonb not null check (public.is_translated(author, 120)),
  category text not null check (category in ('calm', 'courage', 'gratitude', 'hope', 'motivation', 'reflection')),
  -- The mood it speaks to, in the bands of the check-in: low up to 3, neutral up to 7, high above.
  mood text not null check (mood in ('low', 'neutral', 'high')),
  -- Where it stands, so that it can be checked. Authors whose work is in the public domain, and proverbs; the
  -- translations that no source is named for are ours.
  source text not null check (char_length(source) between 1 and 200)
);

comment on table public.daily_quotes is 'The catalogue, in every language of the app. Changed by migrations only.';

create index daily_quotes_by_mood on public.daily_quotes (mood, id);

insert into public.daily_quotes (id, mood, category, source, author, quote) values
  ('epictetus-views', 'low', 'reflection', 'Enchiridion 5, tr. T. W. Higginson (1865)',
    '{"en": "Epictetus", "ar": "إبيكتيتوس"}',
    '{"en": "Men are disturbed not by things, but by the views which they take of things.", "ar": "لا تُقلق الناسَ الأشياءُ، بل نظرتُهم إلى الأشياء."}'),
  ('seneca-imagination', 'low', 'calm', 'Letters to Lucilius 13.4, tr. R. M. Gummere (1917)',
    '{"en": "Seneca", "ar": "سينيكا"}',
    '{"en": "We suffer more often in imagination than in reality.", "ar": "نعاني في الخيال أكثر مما نعاني في الواقع."}'),
  ('shafii-relief', 'low', 'hope', 'Diwan attributed to al-Shafi''i',
    '{"en": "al-Shafi''i (attributed)", "ar": "الإمام الشافعي (منسوب إليه)"}',
    '{"en": "It grew narrow, and when its rings had closed it opened, though I had thought it never would.", "ar": "ضاقت فلما استحكمت حلقاتها فُرجت وكنت أظنها لا تُفرج"}'),
  ('proverb-patience', 'low', 'hope', 'Arabic proverb',
    '{"en": "Arabic proverb", "ar": "مثل عربي"}',
    '{"en": "Patience is the key to relief.", "ar": "الصبر مفتاح الفرج."}'),
  ('dickinson-hope', 'low', 'hope', 'Emily Dickinson, "Hope" is the thing with feathers',
    '{"en": "Emily Dickinson", "ar": "إميلي ديكنسون"}',
    '{"en": "“Hope” is the thing with feathers that perches in the soul.", "ar": "الأمل ذلك الشيء ذو الريش الذي يحطّ في الروح."}'),
  ('montgomery-tomorrow', 'low', 'hope', 'L. M. Montgomery, Anne of Green Gables (1908), ch. 21',
    '{"en": "L. M. Montgomery", "ar": "لوسي مود مونتغمري"}',
    '{"en": "Isn’t it nice to think that tomorrow is a new day with no mistakes in it yet?", "ar": "أليس جميلًا أن نفكر في أن الغد يوم جديد لا أخطاء فيه بعد؟"}'),
  ('aurelius-retreat', 'neutral', 'calm', 'Marcus Aurelius, Meditations IV.3, after G. Long (1862)',
    '{"en": "Marcus Aurelius", "ar": "ماركوس أوريليوس"}',
    '{"en": "Nowhere, either with more quiet or more freedom from trouble, does a man retire than into his own soul.", "ar": "لا يجد المرء ملاذًا أهدأ ولا أبعد عن الهموم من نفسه."}'),
  ('aurelius-thoughts', 'neutral', 'reflection', 'Marcus Aurelius, Meditations V.16, after G. Long (1862)',
    '{"en": "Marcus Aurelius", "ar": "ماركوس أوريليوس"}',
    '{"en": "The soul is dyed by the thoughts.", "ar": "تصطبغ الروح بلون أفكارها."}'),
  ('laozi-step', 'neutral', 'motivation', 'Tao Te Ching 64, tr. J. Legge (1891)',
    '{"en": "Lao Tzu", "ar": "لاو تسه"}',
    '{"en": "The journey of a thousand li commenced with a single step.", "ar": "رحلة الألف ميل تبدأ بخطوة واحدة."}'),
  ('proverb-rain', 'neutral', 'motivation', 'Arabic proverb',
    '{"en": "Arabic proverb", "ar": "مثل عربي"}',
    '{"en": "The first of the rain is a single drop.", "ar": "أول الغيث قطرة."}'),
  ('proverb-middle', 'neutral', 'calm', 'Arabic proverb',
    '{"en": "Arabic proverb", "ar": "مثل عربي"}',
    '{"en": "The best of things is the middle way.", "ar": "خير الأمور أوسطها."}'),
  ('tughrai-hope', 'neutral', 'hope', 'al-Tughra''i, Lamiyyat al-Ajam',
    '{"en": "al-Tughra''i", "ar": "الطغرائي"}',
    '{"en": "How narrow life would be, were it not for the breadth of hope.", "ar": "ما أضيق العيش لولا فسحة الأمل"}'),
  ('whitman-multitudes', 'neutral', 'reflection', 'Walt Whitman, Song of Myself 51',
    '{"en": "Walt Whitman", "ar": "والت ويتمان"}',
    '{"en": "I am large, I contain multitudes.", "ar": "أنا رحب، أحتوي على حشود."}'),
  ('alcott-storms', 'neutral', 'courage', 'Louisa May Alcott, Little Women (1869), ch. 44',
    '{"en": "Louisa May Alcott", "ar": "لويزا ماي ألكوت"}',
    '{"en": "I’m not afraid of storms, for I’m learning how to sail my ship.", "ar": "لا أخاف العواصف، فأنا أتعلم كيف أُبحر بسفينتي."}'),
  ('mutanabbi-resolve', 'high', 'courage', 'al-Mutanabbi, Diwan',
    '{"en": "al-Mutanabbi", "ar": "المتنبي"}',
    '{"en": "Great deeds come in the measure of the resolve behind them.", "ar": "على قدر أهل العزم تأتي العزائم وتأتي على قدر الكرام المكارم"}'),
  ('mutanabbi-stars', 'high', 'courage', 'al-Mutanabbi, Diwan',
    '{"en": "al-Mutanabbi", "ar": "المتنبي"}',
    '{"en": "If you venture for an honour you desire, do not settle for less than the stars.", "ar": "إذا غامرت في شرف مروم فلا تقنع بما دون النجوم"}'),
  ('proverb-sow', 'high', 'motivation', 'Arabic proverb',
    '{"en": "Arabic proverb", "ar": "مثل عربي"}',
    '{"en": "Who strives finds, and who sows reaps.", "ar": "من جدّ وجد، ومن زرع حصد."}'),
  ('emerson-enthusiasm', 'high', 'motivation', 'Ralph Waldo Emerson, Circles (1841)',
    '{"en": "Ralph Waldo Emerson", "ar": "رالف والدو إمرسون"}',
    '{"en": "Nothing great was ever achieved without enthusiasm.", "ar": "لم يتحقق شيء عظيم قط بلا حماسة."}'),
  ('montgomery-octobers', 'high', 'gratitude', 'L. M. Montgomery, Anne of Green Gables (1908), ch. 16',
    '{"en": "L. M. Montgomery", "ar": "لوسي مود مونتغمري"}',
    '{"en": "I’m so glad I live in a world where there are Octobers.", "ar": "كم يسعدني أن أعيش في عالم فيه شهر أكتوبر."}'),
  ('blake-grain', 'high', 'gratitude', 'William Blake, Auguries of Innocence',
    '{"en": "William Blake", "ar": "ويليام بليك"}',
    '{"en": "To see a World in a Grain of Sand, and a Heaven in a Wild Flower.", "ar": "أن ترى عالمًا في حبة رمل، وسماءً في زهرة برية."}');

alter table public.daily_quotes enable row level security;

create policy "daily_quotes: every user reads" on public.daily_quotes
  for select to authenticated using (true);
-- No policy to insert, change or delete.

grant select on public.daily_quotes to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000410_daily_quotes'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
