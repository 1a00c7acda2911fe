export * from './descriptor.ts';
export * from './feature-config.ts';
export * from './integrity.ts';
export * from './layer-plugin.ts';
export * from './shared.ts';
export * from './shell-config.ts';
export * from './standalone-config.ts';
export * from './mode.ts';
