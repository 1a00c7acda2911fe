import { defineShellConfig } from '@nafas/federation';

export default defineShellConfig({
  dir: import.meta.dirname,
  beforePaint: './src/boot/before-paint.ts',
  worker: './src/boot/offline/worker/sw.ts',
  pages: './src/boot/prerender/index.tsx',
});
