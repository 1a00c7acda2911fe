import { Bell, Pause, Send, Share } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { IconButton } from './IconButton.tsx';

export default { title: 'Actions/IconButton', component: IconButton };

export const Looks = bilingual((say) => (
  <div className="nf-cluster">
    <IconButton label={say('Share', 'مشاركة')}>
      <Share />
    </IconButton>
    <IconButton label={say('Pause', 'إيقاف مؤقت')} variant="outlined">
      <Pause />
    </IconButton>
    <IconButton label={say('Send', 'إرسال')}>
      <Send flip />
    </IconButton>
    <IconButton label={say('Share', 'مشاركة')} disabled>
      <Share />
    </IconButton>
    <IconButton label={say('Share as a link', 'مشاركة كرابط')} href="#story">
      <Share />
    </IconButton>
  </div>
));

export const WithCount = bilingual((say) => (
  <IconButton
    label={say('Notifications, 3 unread', 'الإشعارات، ٣ غير مقروءة')}
    count={say('3', '٣')}
    aria-haspopup="dialog"
    aria-expanded="true"
  >
    <Bell />
  </IconButton>
));
