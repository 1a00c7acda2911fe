import { Camera, Mic, PenLine } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Held } from '../internal/stories/Held.tsx';
import { Tabs } from './Tabs.tsx';

export default { title: 'Navigation/Tabs', component: Tabs };

export const WithIcons = bilingual((say) => (
  <Held<string> start="camera">
    {(selected, onSelect) => (
      <Tabs
        label={say('Ways to check in', 'طرق التسجيل')}
        selected={selected}
        onSelect={onSelect}
        activation="manual"
        tabs={[
          { id: 'camera', label: say('Camera', 'الكاميرا'), icon: <Camera /> },
          { id: 'voice', label: say('Voice', 'الصوت'), icon: <Mic /> },
          { id: 'text', label: say('Text', 'النص'), icon: <PenLine /> },
        ]}
      >
        <p>{say('Lines only, on this device.', 'خطوط فقط، على هذا الجهاز.')}</p>
      </Tabs>
    )}
  </Held>
));
