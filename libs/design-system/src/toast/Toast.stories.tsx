import { bilingual } from '../internal/stories/bilingual.tsx';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

export default { title: 'Status/Toast', component: Toast };

export const WithWayBack = bilingual((say) => (
  <Toast
    text={say('Check-in saved', 'حُفظ التسجيل')}
    action={{ label: say('Undo', 'تراجع'), onAction: () => undefined }}
    dismissLabel={say('Dismiss', 'إخفاء')}
    onDismiss={() => undefined}
  />
));

export const Region = bilingual((say) => (
  <ToastRegion
    label={say('Messages', 'الرسائل')}
    dismissLabel={say('Dismiss', 'إخفاء')}
    onDismiss={() => undefined}
    toasts={[
      { id: 'one', text: say('Goal created', 'أُنشئ الهدف') },
      { id: 'two', text: say('Check-in saved', 'حُفظ التسجيل') },
    ]}
  />
));
