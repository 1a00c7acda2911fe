import { Button } from '../button/Button.tsx';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { State } from './State.tsx';

export default { title: 'Status/State', component: State };

export const Empty = bilingual((say) => (
  <State
    kind="empty"
    title={say('Nothing here yet', 'لا شيء هنا بعد')}
    sentence={say('Your first check-in takes a minute.', 'يستغرق تسجيلك الأول دقيقة.')}
    action={<Button variant="primary">{say('Check in', 'سجّل')}</Button>}
  />
));

export const Failed = bilingual((say) => (
  <State
    kind="error"
    title={say('The chart did not load', 'لم يُحمَّل الرسم')}
    sentence={say('Your check-ins are safe.', 'تسجيلاتك في أمان.')}
    help={say('Code 4271', 'الرمز ٤٢٧١')}
    action={<Button>{say('Try again', 'المحاولة مرة أخرى')}</Button>}
  />
));

export const Away = bilingual((say) => (
  <State
    kind="away"
    title={say('This part is away', 'هذا الجزء غائب')}
    sentence={say('The rest of Nafas works.', 'بقية نَفَس تعمل.')}
  />
));

export const Loading = bilingual((say) => (
  <State
    kind="loading"
    sentence={say('This takes longer than usual.', 'يستغرق هذا وقتًا أطول من المعتاد.')}
  />
));
