import { Checkbox } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { Trans } from 'react-i18next';
import { StateLink } from '../layout/StateLink.tsx';

interface TermsFieldProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** Agreement to both texts, each one press away. */
export function TermsField({ checked, disabled, onChange, error }: TermsFieldProps) {
  return (
    <Checkbox
      name="terms"
      required
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={
        <Trans
          i18nKey="register.terms"
          components={{
            terms: <StateLink to={PATHS.terms} />,
            privacy: <StateLink to={PATHS.privacy} />,
          }}
        />
      }
    />
  );
}
