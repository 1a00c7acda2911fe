/** What a page remembers of its own slowness for the benchmark. */
export interface PageResponses {
  nafasResponses?: {
    /** Milliseconds from an input to the next paint, the longest of each interaction. */
    readonly interactions: Map<number, { readonly what: string; readonly ms: number }>;
    /** Tasks of the main thread over 50 ms. */
    readonly longTasks: { readonly at: number; readonly ms: number; readonly of: string }[];
  };
}

interface Frame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly invoker: string;
    readonly duration: number;
  }[];
}

/** Runs in the page before its scripts: collects what web-vitals would make INP of, and long tasks. */
export function watchResponses(): void {
  const interactions = new Map<number, { what: string; ms: number }>();
  const longTasks: { at: number; ms: number; of: string }[] = [];
  (globalThis as PageResponses).nafasResponses = { interactions, longTasks };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const id = (entry as PerformanceEventTiming & { interactionId: number }).interactionId;
      if (!id || (interactions.get(id)?.ms ?? 0) >= entry.duration) continue;
      const target = entry.target as Element | null;
      const on = target ? `${target.tagName.toLowerCase()} ${target.textContent.slice(0, 24)}` : '';
      const at = Math.round(entry.startTime);
      interactions.set(id, { what: `${entry.name} ${on} at ${at}`, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ at: startTime, ms: duration, of: '' });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts } of list.getEntries() as Frame[]) {
      const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
      const task = longTasks.find(({ at }) => at >= startTime - 1 && at <= startTime + duration);
      if (task && longest && task.of === '') {
        const file = longest.sourceURL.replace(/.*\//, '');
        task.of = `${longest.invoker.replace(/.*\//, '')} ${longest.sourceFunctionName} ${file}`;
      }
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
