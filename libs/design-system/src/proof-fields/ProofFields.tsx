import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';

/** Props of {@link ProofFields}. */
export interface ProofFieldsProps {
  /** What is asked for, what was typed of it, and what of that was wrong. */
  proof: {
    readonly asks: 'nothing' | 'password' | 'password-and-code';
    readonly password: string;
    readonly code: string;
    readonly wrong: 'password' | 'code' | null;
    setPassword(value: string): void;
    setCode(value: string): void;
  };
  /** While it is being checked. */
  readOnly: boolean;
  texts: {
    password: string;
    passwordHint: string;
    /** Names of the toggle while the password is hidden, and while it is shown. */
    show: string;
    hide: string;
    wrongPassword: string;
    code: string;
    codeHint?: string;
    wrongCode: string;
  };
}

/** A password once more, and a code where a second factor is on. Renders nothing until they are asked for. */
export function ProofFields({ proof, readOnly, texts }: ProofFieldsProps) {
  if (proof.asks === 'nothing') return null;
  return (
    <>
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        showLabel={texts.show}
        hideLabel={texts.hide}
        name="current-password"
        autoComplete="current-password"
        autoFocus
        readOnly={readOnly}
        value={proof.password}
        error={proof.wrong === 'password' ? texts.wrongPassword : undefined}
        onChange={(event) => proof.setPassword(event.currentTarget.value)}
      />
      {proof.asks === 'password-and-code' && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoFocus
          readOnly={readOnly}
          value={proof.code}
          error={proof.wrong === 'code' ? texts.wrongCode : undefined}
          onChange={(event) => proof.setCode(event.currentTarget.value)}
        />
      )}
    </>
  );
}
