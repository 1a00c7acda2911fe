/**
 * Must run before React is loaded, in development only. React Refresh of a feature app looks in this hook for the
 * renderers that registered before it came; the hook React Refresh makes by itself forgets them, and then the app's
 * components don't re-render when they change. A browser with React DevTools brings a hook that remembers.
 */
interface Hook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** Puts the hook in place unless there is one. */
export function installHook(target: Record<string, unknown>): void {
  if (target[NAME] !== undefined) return;
  const renderers = new Map<number, unknown>();
  const hook: Hook = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
  target[NAME] = hook;
}
