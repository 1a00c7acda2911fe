import { bilingual } from '../internal/stories/bilingual.tsx';
import { PasswordField } from './PasswordField.tsx';

export default { title: 'Forms/PasswordField', component: PasswordField };

export const States = bilingual((say) => {
  const shared = {
    showLabel: say('Show password', 'أظهر كلمة المرور'),
    hideLabel: say('Hide password', 'أخفِ كلمة المرور'),
    autoComplete: 'new-password',
  };
  return (
    <div className="nf-stack">
      <PasswordField
        {...shared}
        label={say('Password', 'كلمة المرور')}
        hint={say('At least 8 characters', '٨ أحرف على الأقل')}
      />
      <PasswordField
        {...shared}
        label={say('Repeat it', 'أعد كتابتها')}
        defaultValue="sunrise"
        error={say('The two are not the same.', 'الكلمتان غير متطابقتين.')}
      />
      <PasswordField {...shared} label={say('Not now', 'ليس الآن')} disabled />
    </div>
  );
});
