import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test may wait for a chunk that is compiled first, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A shell keeps choices on the device; the next test is another device.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
