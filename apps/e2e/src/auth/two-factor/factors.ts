import { randomBytes, randomUUID } from 'node:crypto';
import { base32, totp } from './totp.ts';

/** Who calls: what the access token says. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: string;
}

interface Factor {
  readonly id: string;
  readonly userId: string;
  readonly secret: string;
  readonly createdAt: string;
  status: 'unverified' | 'verified';
}

/** An answer as GoTrue gives it. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code: status, error_code: code, msg: message },
});

/** The second factors of a project, by GoTrue's rules (internal/api/mfa.go of supabase/auth), for TOTP. */
export class Factors {
  readonly #factors = new Map<string, Factor>();
  readonly #challenges = new Map<string, string>();

  of(userId: string): Factor[] {
    return [...this.#factors.values()].filter((factor) => factor.userId === userId);
  }
  isRequired(userId: string): boolean {
    return this.of(userId).some(({ status }) => status === 'verified');
  }

  enrol(caller: Caller): Answer {
    const mine = this.of(caller.userId);
    if (mine.some(({ status }) => status === 'unverified')) {
      const message = 'A factor with the friendly name "" for this user already exists';
      return refusal(422, 'mfa_factor_name_conflict', message);
    }
    if (this.isRequired(caller.userId) && caller.aal !== 'aal2') {
      return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const factor: Factor = {
      id: randomUUID(),
      userId: caller.userId,
      secret: base32(randomBytes(20)),
      createdAt: new Date().toISOString(),
      status: 'unverified',
    };
    this.#factors.set(factor.id, factor);
    const { id, secret } = factor;
    const uri = `otpauth://totp/Nafas:person?issuer=Nafas&secret=${secret}`;
    return {
      status: 200,
      body: { id, type: 'totp', friendly_name: '', totp: { qr_code: PICTURE, secret, uri } },
    };
  }

  challenge(caller: Caller, factorId: string): Answer {
    if (this.#mine(caller, factorId) === undefined) return NOT_FOUND;
    const id = randomUUID();
    this.#challenges.set(id, factorId);
    return { status: 200, body: { id, type: 'totp', expires_at: Date.now() / 1000 + 300 } };
  }

  /** Null when the code is right; the factor is confirmed then. */
  verify(caller: Caller, factorId: string, given: Record<string, unknown>): Answer | null {
    const factor = this.#mine(caller, factorId);
    if (factor === undefined) return NOT_FOUND;
    if (this.#challenges.get(String(given['challenge_id'])) !== factorId) {
      return refusal(422, 'mfa_challenge_expired', 'MFA challenge has expired');
    }
    if (![-1, 0, 1].some((steps) => totp(factor.secret, steps) === given['code'])) {
      return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    this.#challenges.delete(String(given['challenge_id']));
    factor.status = 'verified';
    return null;
  }

  remove(caller: Caller, factorId: string): Answer {
    const factor = this.#mine(caller, factorId);
    if (factor === undefined) return NOT_FOUND;
    if (factor.status === 'verified' && caller.aal !== 'aal2') {
      return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    this.#factors.delete(factorId);
    return { status: 200, body: { id: factorId } };
  }

  /** The database took all of somebody's factors away (public.remove_second_factor). */
  forget(userId: string): void {
    for (const { id } of this.of(userId)) this.#factors.delete(id);
  }

  #mine({ userId }: Caller, factorId: string): Factor | undefined {
    return this.of(userId).find(({ id }) => id === factorId);
  }
}

const NOT_FOUND = refusal(404, 'mfa_factor_not_found', 'Factor not found');

/** Like GoTrue's picture; the `#` of its colour would end a data address that is not escaped. */
const PICTURE = `<?xml version="1.0"?>
<svg width="210" height="210" xmlns="http://www.w3.org/2000/svg">
<rect x="20" y="20" width="60" height="60" fill="#000000" />
<rect x="130" y="20" width="60" height="60" fill="#000000" />
<rect x="20" y="130" width="60" height="60" fill="#000000" />
</svg>`;
