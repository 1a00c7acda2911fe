import { isIP } from 'node:net';
import { BackendError } from './backend-error.ts';

/** An operator's choices about who may sign in, and how. */
export interface Settings {
  /**
   * Whether a new account has to prove its address by the link of a mail. Social sign-in needs it: without it an address
   * that nobody proved would open the account of whoever has that address.
   */
  readonly confirmEmail: boolean;
  /** How many new accounts one network address may ask for in an hour. */
  readonly accountsPerHour: number;
  /** Days after which a session ends that nobody used. */
  readonly sessionIdleDays: number;
  /** Days after which every session ends. */
  readonly sessionDays: number;
  /** Addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads NAFAS_CONFIRM_EMAIL (on or off, default off), NAFAS_ACCOUNTS_PER_HOUR (default 20), NAFAS_SESSION_IDLE_DAYS
 * (default 14), NAFAS_SESSION_DAYS (default 30) and NAFAS_TRUSTED_PROXIES (comma separated, default none).
 * @throws BackendError that names the variable.
 */
export function readSettings(env: Env): Settings {
  return {
    confirmEmail: readSwitch(env, 'NAFAS_CONFIRM_EMAIL'),
    accountsPerHour: readCount(env, 'NAFAS_ACCOUNTS_PER_HOUR', 20),
    sessionIdleDays: readCount(env, 'NAFAS_SESSION_IDLE_DAYS', 14),
    sessionDays: readCount(env, 'NAFAS_SESSION_DAYS', 30),
    trustedProxies: readProxies(env, 'NAFAS_TRUSTED_PROXIES'),
  };
}

function readSwitch(env: Env, name: string): boolean {
  const text = env[name] ?? '';
  if (text === 'on') return true;
  if (text === '' || text === 'off') return false;
  throw new BackendError(`${name} must be on or off, not "${text}".`);
}

function readCount(env: Env, name: string, otherwise: number): number {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new BackendError(`${name} must be a whole number from 1, not "${text}".`);
  }
  return Number(text);
}

function readProxies(env: Env, name: string): readonly string[] {
  const proxies = (env[name] ?? '').split(',').map((proxy) => proxy.trim());
  return proxies
    .filter((proxy) => proxy !== '')
    .map((proxy) => {
      const [address = '', bits, ...rest] = proxy.split('/');
      const most = isIP(address) === 4 ? 32 : 128;
      const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
      if (isIP(address) === 0 || !isNetwork || rest.length > 0) {
        throw new BackendError(
          `${name} must hold addresses or networks such as 10.0.0.0/8, not "${proxy}".`,
        );
      }
      return proxy;
    });
}
