interface Hook {
  readonly renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

function emptyHook() {
  let last = 0;
  return {
    renderers: new Map<number, unknown>(),
    supportsFiber: true,
    inject: () => (last += 1),
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}

/**
 * Makes the hook that React registers with remember its renderers. Must run before React is loaded, in development
 * only. React Refresh of a feature app comes later and looks for the renderers there; the hook that the shell's own
 * React Refresh makes forgets them, and then the app's components don't change when they are saved.
 */
export function rememberRenderers(target: Record<string, unknown>): void {
  const hook = (target[NAME] ??= emptyHook()) as Hook;
  const inject = hook.inject;
  hook.inject = function (renderer) {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
