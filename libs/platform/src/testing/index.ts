export * from './fake-platform.ts';
export * from './TestRemote.tsx';
