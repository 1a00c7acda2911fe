import type { FunctionContext } from '../_shared/context.ts';

/** A chat-completions endpoint, as CHAT_COMPLETIONS_URL, _KEY and _MODEL name it. */
export interface CompletionsConfig {
  /** The whole address, such as https://api.example.com/v1/chat/completions; http: only on this machine. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** Milliseconds that the endpoint may stay silent, before and within an answer. */
  readonly timeoutMs: number;
}

const TIMEOUT_MS = 20_000;

/**
 * The endpoint of the environment, or null when none is set: then the keywords answer. Throws when it is set by half,
 * since an operator who meant to set it must not get canned replies without a word.
 */
export function completionsConfig(env: FunctionContext['env']): CompletionsConfig | null {
  const [url, key, model] = ['URL', 'KEY', 'MODEL'].map((name) => env(`CHAT_COMPLETIONS_${name}`));
  if (url === undefined && key === undefined && model === undefined) return null;
  if (url === undefined || key === undefined || model === undefined || !URL.canParse(url)) {
    throw new Error(
      'CHAT_COMPLETIONS_URL, CHAT_COMPLETIONS_KEY and CHAT_COMPLETIONS_MODEL belong together',
    );
  }
  if (!isPrivateWay(new URL(url))) {
    throw new Error(
      'CHAT_COMPLETIONS_URL must be https: (http: only for a server on this machine)',
    );
  }
  const timeoutMs = Number(env('CHAT_COMPLETIONS_TIMEOUT_MS') ?? TIMEOUT_MS);
  if (!(timeoutMs > 0)) throw new Error('CHAT_COMPLETIONS_TIMEOUT_MS must be a number above 0');
  return { url, key, model, timeoutMs };
}

/** Whether nobody on the way can read what people write, or the key. */
function isPrivateWay({ protocol, hostname }: URL): boolean {
  const isThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine);
}
