export { useArgument, useMount, usePlatform, useViewLocation } from './context.ts';
export * from './define-remote.tsx';
export * from './mount-context.ts';
export * from './Nowhere.tsx';
export * from './remote-module.ts';
export * from './use-address-tab.ts';
export * from './use-cause.ts';
export * from './use-platform-link.ts';
export * from './use-store.ts';
