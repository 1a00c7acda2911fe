import { useState } from 'react';
import type { AuthFailure } from '../contract/auth.ts';
import { usePlatform } from '../remote/context.ts';

/** The proof asked of the person again, and whether the last one was wrong. */
export interface Proof {
  /** `nothing` until the server wants a sign-in of just now. */
  readonly asks: 'nothing' | 'password' | 'password-and-code';
  readonly password: string;
  readonly code: string;
  readonly wrong: 'password' | 'code' | null;
  setPassword(value: string): void;
  setCode(value: string): void;
}

/**
 * A sign-in once more, in the dialog that needs it: what can't be taken back is refused when the sign-in was long ago. The
 * design system's `ProofFields` shows its {@link Proof}.
 */
export function useReauthentication() {
  const platform = usePlatform();
  const [asks, setAsks] = useState<Proof['asks']>('nothing');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<Proof['wrong']>(null);
  const proof: Proof = { asks, password, code, wrong, setPassword, setCode };

  return {
    proof,
    /** The server refused for want of it. */
    ask(): void {
      setWrong(null);
      setAsks((now) => (now === 'nothing' ? 'password' : now));
    },
    /** It served: a dialog that stays asks for nothing until the server does again. */
    forget(): void {
      setAsks('nothing');
      setPassword('');
      setCode('');
    },
    /**
     * Gives what was typed. True: go on. False: the fields say what is wrong or missing. A failure of another kind, e.g. no
     * network, is for the dialog to show. Where nothing was asked for, it is true at once.
     */
    async prove(): Promise<boolean | AuthFailure> {
      if (asks === 'nothing') return true;
      setWrong(null);
      const given = { password, ...(code.trim() !== '' && { code }) };
      const outcome = await (await platform.auth()).reauthenticate(given);
      if (outcome.kind === 'signed-in') return true;
      if (outcome.kind === 'code-needed') {
        setAsks('password-and-code');
        return false;
      }
      if (outcome.kind !== 'failed') return false;
      if (outcome.code === 'invalid_credentials') setWrong('password');
      else if (outcome.code === 'mfa_verification_failed') setWrong('code');
      else return outcome;
      return false;
    },
  };
}
