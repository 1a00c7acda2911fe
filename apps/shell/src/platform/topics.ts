import type { ReportError } from '../base/report.ts';

export interface Topics {
  invalidate(topic: string): void;
  onInvalidate(topic: string, listener: () => void): () => void;
}

/** Change notices between features, each told to `onAny` first. All listeners are dropped when `signal` aborts. */
export function createTopics(
  signal: AbortSignal,
  report: ReportError,
  onAny: (topic: string) => void = () => undefined,
): Topics {
  const listeners = new Map<string, Set<() => void>>();
  signal.addEventListener('abort', () => listeners.clear());
  return {
    invalidate: (topic) => {
      onAny(topic);
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          listener();
        } catch (error) {
          // A listener that throws must stop neither the other listeners nor the caller.
          report(error, { phase: 'run' });
        }
      }
    },
    onInvalidate(topic, listener) {
      if (signal.aborted) return () => undefined;
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
  };
}
