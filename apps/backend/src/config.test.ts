import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BackendError } from './backend-error.ts';
import { readConfig } from './config.ts';

describe('config', () => {
  it('has defaults', () => {
    const { port, dataDir, allowedOrigins } = readConfig({});
    expect(port).toBe(54321);
    expect(dataDir).toBe(resolve(import.meta.dirname, '../../../.nafas/data'));
    expect(allowedOrigins).toEqual([]);
  });

  it('reads the variables', () => {
    expect(
      readConfig({
        NAFAS_BACKEND_PORT: '0',
        NAFAS_DATA_DIR: '/srv/nafas',
        NAFAS_ALLOWED_ORIGINS: 'https://app.example.org/, http://localhost:4200',
      }),
    ).toEqual({
      port: 0,
      dataDir: '/srv/nafas',
      allowedOrigins: ['https://app.example.org', 'http://localhost:4200'],
    });
  });

  it('takes a server in place of the embedded database', () => {
    expect(readConfig({ NAFAS_POSTGRES_URL: 'postgres://server' }).postgresUrl).toBe(
      'postgres://server',
    );
    expect(readConfig({})).not.toHaveProperty('postgresUrl');
  });

  it.each(['-1', '65536', '80.5', 'http', '0x10'])('refuses the port %s', (port) => {
    expect(() => readConfig({ NAFAS_BACKEND_PORT: port })).toThrow(/NAFAS_BACKEND_PORT/);
  });

  it.each(['*', 'app.example.org', 'https://app.example.org/x', 'file:///tmp', 'null'])(
    'refuses the origin %s',
    (origin) => {
      const read = (): unknown => readConfig({ NAFAS_ALLOWED_ORIGINS: origin });
      expect(read).toThrow(BackendError);
      expect(read).toThrow(/NAFAS_ALLOWED_ORIGINS/);
    },
  );
});
