export * from './compose.ts';
export * from './read-descriptor.ts';
