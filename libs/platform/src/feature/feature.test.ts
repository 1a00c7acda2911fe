import { describe, expect, it } from 'vitest';
import { defineFeature } from './define-feature.ts';
import { parseFeature, type Feature } from './feature-schema.ts';
import { satisfiesCaret, unmetRequirement } from './requirements.ts';

const goals: Feature = {
  id: 'goals',
  name: { en: 'Goals', ar: 'الأهداف' },
  basename: '/dashboard/goals',
  routes: [{ path: '/dashboard/goals', title: { en: 'Goals', ar: 'الأهداف' }, access: 'session' }],
  slots: [],
  actions: [],
  requires: { platform: '^1.0', schema: '20261120000200_check_ins' },
};

describe('defineFeature', () => {
  it('fills in what an app does not contribute', () => {
    const { slots: _slots, actions: _actions, ...short } = goals;
    expect(defineFeature(short)).toEqual(goals);
  });

  it('takes links to parts of its pages, and a search', () => {
    const more = {
      links: [
        {
          title: goals.name,
          keywords: ['aims'],
          address: '/dashboard/goals?tab=all#open',
          icon: 'a',
        },
      ],
      search: { title: goals.name },
    };
    expect(parseFeature({ ...goals, ...more })).toMatchObject(more);
  });

  it.each([
    ['an id with a slash', { id: 'a/b' }],
    ['a missing Arabic name', { name: { en: 'Goals' } }],
    ['a range that is not a caret range', { requires: { platform: '1.x', schema: null } }],
    ['an unknown slot', { slots: [{ id: 'a', slot: 'header', title: goals.name, order: 1 }] }],
    ['a field nobody knows', { extra: true }],
    ['a route outside the basename', { basename: '/dashboard/other' }],
    [
      'a link outside the basename',
      { links: [{ title: goals.name, address: '/dashboard/settings#a', icon: 'x' }] },
    ],
    [
      'a link that leaves the site',
      { links: [{ title: goals.name, address: '//evil.example', icon: 'x' }] },
    ],
  ])('refuses %s', (_name, wrong) => {
    expect(() => parseFeature({ ...goals, ...wrong })).toThrow();
  });
});

describe('satisfiesCaret', () => {
  it.each([
    ['1.0.0', '^1.0', true],
    ['1.3.2', '^1.2', true],
    ['1.1.9', '^1.2', false],
    ['2.0.0', '^1.2', false],
    ['nonsense', '^1.0', false],
  ])('%s satisfies %s: %s', (version, range, expected) => {
    expect(satisfiesCaret(version, range)).toBe(expected);
  });
});

describe('unmetRequirement', () => {
  it('names the platform that is too old', () => {
    const requires = { platform: '^1.9', schema: null };
    expect(unmetRequirement(requires, null, '1.0.0')).toEqual({
      kind: 'platform',
      wants: '^1.9',
      has: '1.0.0',
    });
  });

  it('names the migration that is missing', () => {
    expect(unmetRequirement(goals.requires, '20261120000100_profiles')).toMatchObject({
      kind: 'schema',
      wants: '20261120000200_check_ins',
    });
  });

  it.each(['20261120000200_check_ins', '20261120000300_user_settings', null])(
    'is content with %s',
    (deployed) => {
      expect(unmetRequirement(goals.requires, deployed)).toBeNull();
    },
  );
});
