import { PasswordField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from '../form/Form.module.css';
import type { useForm } from '../form/use-form.ts';
import type { NewPassword } from './check-register.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

interface NewPasswordFieldsProps {
  form: Pick<ReturnType<typeof useForm<NewPassword>>, 'values' | 'field'>;
  /** Words that are easy to guess here: the person's own name and address. */
  known: readonly string[];
}

/** A new password with its strength, and the same once more. */
export function NewPasswordFields({ form, known }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const field = (name: keyof NewPassword) => ({
    ...form.field(name),
    label: t(`field.${name}`),
    showLabel: t('field.showPassword'),
    hideLabel: t('field.hidePassword'),
    autoComplete: 'new-password',
  });
  return (
    <>
      <div className={css['group']}>
        <PasswordField {...field('password')} hint={t('field.passwordHint')} />
        <PasswordStrength password={form.values.password} known={known} />
      </div>
      <PasswordField {...field('confirmPassword')} />
    </>
  );
}
