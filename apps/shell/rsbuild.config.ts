import { defineShellConfig } from '@nafas/federation';

export default defineShellConfig({
  dir: import.meta.dirname,
  beforePaint: './src/boot/before-paint.ts',
  worker: './src/offline/worker/sw.ts',
  pages: './src/prerender/index.tsx',
});
