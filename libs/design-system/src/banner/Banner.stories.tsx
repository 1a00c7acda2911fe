import { Button } from '../button/Button.tsx';
import { CircleAlert, Info, WifiOff } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Banner } from './Banner.tsx';

export default { title: 'Status/Banner', component: Banner };

export const Caution = bilingual((say) => (
  <Banner icon={<WifiOff />} title={say('You are offline.', 'أنت غير متصل.')}>
    {say('Check-ins are kept on this device.', 'تُحفظ تسجيلاتك على هذا الجهاز.')}
  </Banner>
));

export const Critical = bilingual((say) => (
  <Banner
    tone="critical"
    icon={<CircleAlert />}
    title={say('Nothing was saved.', 'لم يُحفظ شيء.')}
    action={<Button size="sm">{say('Try again', 'المحاولة مرة أخرى')}</Button>}
  >
    {say('Your words are still in the field.', 'كلماتك باقية في الحقل.')}
  </Banner>
));

export const Accent = bilingual((say) => (
  <Banner
    tone="accent"
    icon={<Info />}
    action={<Button variant="quiet">{say('Sign up', 'إنشاء حساب')}</Button>}
  >
    {say('This is the demo. Nothing leaves this page.', 'هذا عرض تجريبي. لا شيء يغادر هذه الصفحة.')}
  </Banner>
));
