export { defineFeatureConfig, type FeatureConfigOptions } from './feature-config.ts';
export { readFeature } from './feature-texts.ts';
export { layerPlugin } from './layer-plugin.ts';
export { defineShellConfig, type ShellOptions } from './shell-config.ts';
export { defineStandaloneConfig, type StandaloneOptions } from './standalone-config.ts';
