import type { FunctionHandler } from './_shared/context.ts';
import { deleteAccount } from './account-delete/handler.ts';
import { chat } from './chat/handler.ts';
import { clientErrors } from './client-errors/handler.ts';
import { ensureProfile } from './ensure-profile/handler.ts';
import { exportData } from './export/handler.ts';
import { checkPassword } from './password-check/handler.ts';
import { release } from './release/handler.ts';
import { unsubscribe } from './unsubscribe/handler.ts';

export type { FunctionContext, FunctionHandler } from './_shared/context.ts';

/** Every function by the name it is called by; the embedded backend serves exactly these. */
export const HANDLERS: Readonly<Record<string, FunctionHandler>> = {
  'account-delete': deleteAccount,
  chat,
  'client-errors': clientErrors,
  'ensure-profile': ensureProfile,
  export: exportData,
  'password-check': checkPassword,
  release,
  unsubscribe,
};
