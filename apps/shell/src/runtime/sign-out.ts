import {
  createStore,
  PATHS,
  readOnly,
  type PlatformV1,
  type Store,
  type WritableStore,
} from '@nafas/platform';
import type { i18n } from 'i18next';
import type { Notices } from '../base/notices.ts';
import type { Navigation } from '../platform/navigation.ts';
import type { BackendClient } from '../session/backend-client.ts';
import type { Demo } from '../session/demo.ts';

/** `asking`: entries wait on this device, and the person decides first. */
export type SignOutStatus = 'idle' | 'asking' | 'signing-out';

export interface SignOut {
  readonly status: Store<SignOutStatus>;
  /**
   * Signs out on this device, or ends the demo. It leads to the sign-in page; a failure is said and changes nothing.
   * While entries have not reached the account yet, it asks first.
   */
  request(): void;
  confirm(): void;
  cancel(): void;
}

export interface SignOutParts {
  readonly platform: Store<PlatformV1 | null>;
  readonly backendClient: Pick<BackendClient, 'auth'>;
  readonly demo: Demo;
  /** Where it leads, set before anybody is signed out. */
  readonly target: WritableStore<string | null>;
  readonly navigation: Pick<Navigation, 'navigate'>;
  readonly notify: Notices['notify'];
  i18n(): Promise<i18n>;
}

export function createSignOut(parts: SignOutParts): SignOut {
  const { platform, backendClient, demo, target, navigation, notify } = parts;
  const status = createStore<SignOutStatus>('idle');

  async function signOut(): Promise<void> {
    status.set('signing-out');
    target.set(PATHS.signIn);
    const auth = await backendClient.auth().catch(() => null);
    const result = await auth?.signOut('local');
    if (result?.kind !== 'signed-out') {
      target.set(null);
      const { t } = await parts.i18n();
      notify({ kind: 'failed', message: t('logoutFailed') });
    }
    status.set('idle');
  }

  return {
    status: readOnly(status),
    request() {
      if (demo.isOn.get()) {
        target.set(PATHS.landing);
        demo.end();
        navigation.navigate(PATHS.landing);
      } else if ((platform.get()?.pending.get().length ?? 0) > 0) {
        status.set('asking');
      } else {
        void signOut();
      }
    },
    confirm: () => void signOut(),
    cancel: () => status.set('idle'),
  };
}
