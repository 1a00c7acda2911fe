import { describe, expect, it } from 'vitest';
import { parseRegistry, REGISTRY_SCHEMA_URL } from './registry-schema.ts';
import { parseShellConfig } from './shell-config-schema.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const record = {
  url: 'https://apps.example.org/goals/remoteEntry.0a1b2c3d.js',
  metadata: { version: '1.0.0', integrity },
  deployment: { traffic: 100, default: true },
  extras: {
    feature: {
      id: 'goals',
      name: { en: 'Goals', ar: 'الأهداف' },
      basename: '/dashboard/goals',
      routes: [],
      slots: [],
      actions: [],
      requires: { platform: '^1.0', schema: null },
    },
    container: 'nafas_goals_1_0_0',
    files: [{ url: 'https://apps.example.org/goals/a.js', integrity }],
  },
};
const registry = (microFrontends: unknown) => ({ schema: REGISTRY_SCHEMA_URL, microFrontends });

describe('parseRegistry', () => {
  it('reads a registry', () => {
    const parsed = parseRegistry(registry({ 'nafas/goals': [record] }));
    expect(parsed.apps['nafas/goals']).toEqual([record]);
    expect(parsed.refused).toEqual([]);
  });

  it('reads which files a view needs, where a build says it', () => {
    const needs = { '*': [0], page: [0], 'language:ar': [] };
    const told = { ...record, extras: { ...record.extras, needs } };
    const parsed = parseRegistry(registry({ 'nafas/goals': [told] }));
    expect(parsed.apps['nafas/goals']?.[0]?.extras.needs).toEqual(needs);
  });

  it('refuses one bad record by name and keeps the others', () => {
    const bad = { ...record, metadata: { version: '1.0.0', integrity: 'sha256-short' } };
    const parsed = parseRegistry(registry({ 'nafas/goals': [record], 'nafas/bad': [bad] }));
    expect(Object.keys(parsed.apps)).toEqual(['nafas/goals']);
    expect(parsed.refused.map(({ app }) => app)).toEqual(['nafas/bad']);
    expect(parsed.refused[0]?.reason).toContain('integrity');
  });

  it.each([null, [], 'text', {}, registry(null), { ...registry({}), schema: 'another' }])(
    'throws for a document that is none: %j',
    (input) => {
      expect(() => parseRegistry(input)).toThrow();
    },
  );

  it('takes no javascript: address', () => {
    const bad = { ...record, url: 'javascript:alert(1)' };
    expect(parseRegistry(registry({ 'nafas/goals': [bad] })).refused).toHaveLength(1);
  });
});

describe('parseShellConfig', () => {
  const config = {
    backend: { url: 'https://project.supabase.co', anonKey: 'public' },
    allowedOrigins: ['https://apps.example.org'],
  };

  it('reads a configuration', () => {
    expect(parseShellConfig(config)).toEqual(config);
  });

  it.each([
    'https://apps.example.org/',
    'https://apps.example.org/path',
    '*',
    'apps.example.org',
    "'unsafe-inline'",
  ])('refuses %s as an origin: it would end up in the policy', (origin) => {
    expect(() => parseShellConfig({ ...config, allowedOrigins: [origin] })).toThrow();
  });
});
