export * from './context.ts';
export * from './define-remote.tsx';
export * from './mount-context.ts';
export * from './remote-module.ts';
export * from './RemoteRoot.tsx';
export * from './use-cause.ts';
export * from './use-platform-link.ts';
export * from './use-store.ts';
