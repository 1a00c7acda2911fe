import { Meter, VisuallyHidden } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { passwordStrength, STRENGTHS } from './password-strength.ts';

/** How hard the password is to guess, as a word and a bar. Not there until something is typed. */
export function PasswordStrength(props: { password: string; known: readonly string[] }) {
  const { t } = useTranslation();
  const strength = passwordStrength(props.password, props.known);
  const word = t(`strength.${strength}`);
  const typed = props.password !== '';
  return (
    <>
      {typed ? (
        <Meter
          label={t('strength.label')}
          value={STRENGTHS.indexOf(strength)}
          max={STRENGTHS.length - 1}
          valueText={word}
          tone={strength === 'weak' ? 'var(--nf-caution)' : undefined}
        />
      ) : null}
      {/* Read out when the word becomes another one, not at every key. */}
      <VisuallyHidden role="status">{typed ? word : null}</VisuallyHidden>
    </>
  );
}
