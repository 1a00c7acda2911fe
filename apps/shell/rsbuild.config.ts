import { defineShellConfig } from '@nafas/federation';

export default defineShellConfig({ dir: import.meta.dirname });
