import { describe, expect, it } from 'vitest';
import { BackendError, explainDataDirError } from './backend-error.ts';

const failure = (code: string): Error => Object.assign(new Error(`${code}: raw`), { code });

describe('data directory errors', () => {
  it.each([
    ['ENOSPC', /disk that holds \/data is full/],
    ['EDQUOT', /is full/],
    ['EACCES', /can't be written.*NAFAS_DATA_DIR/],
    ['EROFS', /can't be written/],
    ['ENOTDIR', /a file stands where a directory is needed/],
  ])('%s becomes a sentence that helps', (code, message) => {
    const explained = explainDataDirError('/data', failure(code));
    expect(explained).toBeInstanceOf(BackendError);
    expect(explained.message).toMatch(message);
    expect(explained.cause).toHaveProperty('code', code);
  });

  it('leaves what it does not know as it is', () => {
    const unknown = failure('EIO');
    expect(explainDataDirError('/data', unknown)).toBe(unknown);
  });
});
