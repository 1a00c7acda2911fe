import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    expect: { requireAssertions: true },
    include: ['**/*.test.ts'],
    // Handlers log what failed, and failures are most of what is tested.
    silent: 'passed-only',
  },
});
