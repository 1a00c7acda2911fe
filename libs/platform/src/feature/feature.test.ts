import { describe, expect, it } from 'vitest';
import { defineFeature, translateFeature } from './define-feature.ts';
import { parseFeature, type Feature } from './feature-schema.ts';
import { unmetRequirement, unmetSentence } from './requirements.ts';

const goals: Feature = {
  id: 'goals',
  name: { en: 'Goals', ar: 'الأهداف' },
  basename: '/dashboard/goals',
  routes: [{ path: '/dashboard/goals', title: { en: 'Goals', ar: 'الأهداف' }, access: 'session' }],
  slots: [],
  actions: [],
  requires: { platform: '^2.0', schema: '20261120000200_check_ins' },
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
    ['a missing English name', { name: { ar: 'الأهداف' } }],
    ['a language that is no tag', { name: { en: 'Goals', 'en us': 'Goals' } }],
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

it('takes any language beside English', () => {
  const name = { ...goals.name, fr: 'Objectifs', 'zh-Hant': '目標' };
  expect(parseFeature({ ...goals, name }).name).toEqual(name);
});

it('takes the part of the sidebar that a page stands in', () => {
  const [route] = goals.routes;
  const nav = { icon: 'sprout', order: 1, group: 'tools' };
  expect(parseFeature({ ...goals, routes: [{ ...route, nav }] }).routes[0]?.nav).toEqual(nav);
});

describe('an action', () => {
  const action = { id: 'edit', title: goals.name, icon: 'plus', order: 1, placement: 'none' };
  const withAction = (more: object) => ({ ...goals, actions: [{ ...action, ...more }] });

  it('declares what it is opened with', () => {
    const argument = { id: { type: 'string', format: 'uuid' } };
    expect(parseFeature(withAction({ argument })).actions[0]?.argument).toEqual(argument);
  });

  it('that needs an argument is no button, which has none to give', () => {
    const argument = { id: { type: 'string', format: 'uuid' } };
    const optional = { id: { ...argument.id, optional: true } };
    expect(() => parseFeature(withAction({ argument, placement: 'primary' }))).toThrow('placement');
    expect(() =>
      parseFeature(withAction({ argument: optional, placement: 'primary' })),
    ).not.toThrow();
  });

  it('declares no argument in other words than those of the contract', () => {
    expect(() => parseFeature(withAction({ argument: { id: { type: 'object' } } }))).toThrow(
      'type',
    );
  });
});

describe('unmetRequirement', () => {
  const requires = { platform: '^2.0', schema: null };

  it('names the platform that is too old', () => {
    const unmet = unmetRequirement({ ...requires, platform: '^2.9' }, { platform: ['2.0.0'] });
    expect(unmet).toEqual({ kind: 'platform', wants: '^2.9', has: '2.0.0' });
    expect(unmet && unmetSentence(unmet)).toBe('wants platform ^2.9, here is 2.0.0');
  });

  it('is content with any contract that the host keeps', () => {
    const offer = { platform: ['2.0.0', '1.3.0'] };
    expect(unmetRequirement({ ...requires, platform: '^1.3' }, offer)).toBeNull();
    expect(unmetRequirement({ ...requires, platform: '^2.0 || ^3.0' }, offer)).toBeNull();
    expect(unmetRequirement({ ...requires, platform: '^1.4' }, offer)).not.toBeNull();
  });

  it('names the migration that is missing', () => {
    expect(unmetRequirement(goals.requires, { schema: '20261120000100_profiles' })).toMatchObject({
      kind: 'schema',
      wants: '20261120000200_check_ins',
    });
  });

  it.each(['20261120000200_check_ins', '20261120000300_user_settings', null])(
    'is content with %s',
    (schema) => {
      expect(unmetRequirement(goals.requires, { schema })).toBeNull();
    },
  );

  it('names the share that is of another version, or not there', () => {
    const shares = { react: '19.2.0' };
    const wanting = (range: Record<string, string>) => ({ ...requires, shares: range });
    expect(unmetRequirement(wanting({ react: '^19.2.0' }), { shares })).toBeNull();
    const older = unmetRequirement(wanting({ react: '^19.3.0' }), { shares });
    expect(older).toEqual({ kind: 'share', name: 'react', wants: '^19.3.0', has: '19.2.0' });
    const missing = unmetRequirement(wanting({ i18next: '^27.1.0' }), { shares });
    expect(missing && unmetSentence(missing)).toBe('wants share i18next ^27.1.0, here is none');
  });

  it('takes a record that names no shares, of a build for contract 1, as it is', () => {
    expect(unmetRequirement(requires, { shares: {} })).toBeNull();
  });
});

describe('a declaration whose texts are keys', () => {
  const links = [{ title: 'link', address: '/dashboard/goals#open', icon: 'a' }];
  const declaration = defineFeature({ ...goals, name: 'goals', links });
  const en = { goals: 'Goals', link: 'Open goals', 'link.keywords': 'aims, CSV' };

  it('has them in English, and beside it in every language that has them', () => {
    const fr = { goals: 'Objectifs', 'link.keywords': 'buts, CSV' };
    const zh = { goals: '目标', link: '打开', 'link.keywords': '愿望、计划' };
    const { feature, translations } = translateFeature(declaration, { en, fr, zh });
    expect(feature).toMatchObject({
      name: { en: 'Goals' },
      routes: goals.routes,
      links: [{ title: { en: 'Open goals' }, keywords: ['aims', 'CSV'] }],
    });
    const address = '/dashboard/goals#open';
    expect(translations).toEqual({
      fr: { texts: { Goals: 'Objectifs' }, keywords: { [address]: ['buts', 'CSV'] } },
      zh: {
        texts: { Goals: '目标', 'Open goals': '打开' },
        keywords: { [address]: ['愿望', '计划'] },
      },
    });
  });

  it('has the Arabic ones in it, for a shell that reads no other file than the registry', () => {
    const ar = { goals: 'الأهداف', 'link.keywords': 'غايات، CSV' };
    const { feature, translations } = translateFeature(declaration, { en, ar });
    expect(feature).toMatchObject({
      name: { en: 'Goals', ar: 'الأهداف' },
      links: [{ title: { en: 'Open goals' }, keywords: ['aims', 'CSV', 'غايات'] }],
    });
    expect(translations['ar']?.texts).toEqual({ Goals: 'الأهداف' });
  });

  it('is not built without one of the English texts', () => {
    expect(() => translateFeature(declaration, { en: { goals: 'Goals' } })).toThrow('"link"');
  });
});
