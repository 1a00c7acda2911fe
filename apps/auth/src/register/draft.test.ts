import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const draft = { name: 'Layla', email: 'layla@nafas.app', terms: true };

test('keeps what was typed and forgets it', () => {
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  dropDraft();
  expect(readDraft()).toEqual({ name: '', email: '', terms: false });
  expect(sessionStorage.length).toBe(0);
});

test('keeps no password, whatever it is handed', () => {
  const values = { ...draft, password: 'quiet morning', confirmPassword: 'quiet morning' };
  keepDraft(values);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('quiet morning');
});

test.each(['{', 'null', '[]', '{"name":1,"email":"","terms":false}'])(
  'a draft of another shape is none: %s',
  (stored) => {
    keepDraft(draft);
    const [key] = Object.keys({ ...sessionStorage });
    sessionStorage.setItem(String(key), stored);
    expect(readDraft()).toEqual({ name: '', email: '', terms: false });
  },
);

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  keepDraft(draft);
  dropDraft();
  expect(readDraft()).toEqual({ name: '', email: '', terms: false });
});
