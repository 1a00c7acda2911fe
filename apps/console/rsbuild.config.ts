import { defineFeatureConfig } from '@nafas/federation';
import feature from './src/feature.ts';

export default defineFeatureConfig({ feature, dir: import.meta.dirname });
