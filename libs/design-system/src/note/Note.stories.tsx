import { IconButton } from '../icon-button/IconButton.tsx';
import { Bell, Wind, X } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Note } from './Note.tsx';

export default { title: 'Status/Note', component: Note };

export const InAList = bilingual((say) => (
  <ul>
    <Note
      icon={<Wind />}
      tone="dawn"
      href="#story"
      unreadLabel={say('Unread:', 'غير مقروء:')}
      title={say('A moment to breathe', 'لحظة للتنفّس')}
      body={say('Your stress tends to rise after 4 pm.', 'يميل توترك إلى الارتفاع بعد الرابعة.')}
      time={say('20 minutes ago', 'قبل ٢٠ دقيقة')}
      dateTime="2025-11-20T15:40"
    />
    <Note
      icon={<Bell />}
      tone="plain"
      title={say('Your week is ready', 'أسبوعك جاهز')}
      time={say('Yesterday', 'أمس')}
      dateTime="2025-11-19"
      onClick={() => undefined}
    />
    <Note title={say('Only words', 'كلمات فحسب')} />
    <Note
      icon={<Bell />}
      unreadLabel={say('Unread:', 'غير مقروء:')}
      title={say('With a control', 'مع زر')}
      time={say('Yesterday', 'أمس')}
      onClick={() => undefined}
      end={
        <IconButton label={say('Clear', 'إزالة')}>
          <X />
        </IconButton>
      }
    />
  </ul>
));
