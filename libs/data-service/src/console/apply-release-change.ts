import { ReleaseRefused } from './refused.ts';
import type { ReleasedApp, ReleaseLine, Releases } from './releases.ts';
import type { ReleaseChange } from './service.ts';

type Serving = ReleasedApp['serving'][number];
type Outcome = Pick<ReleasedApp, 'serving' | 'back'> & Pick<ReleaseLine, 'what'>;

/** Releases after a change, as a place has them. Throws ReleaseRefused when it can't be done. */
export function applyReleaseChange(releases: Releases, order: ReleaseChange, at: string): Releases {
  const { app, version, why } = order;
  const [own, ...others] = releases.environments;
  const found = own?.apps.find((each) => each.app === app);
  if (!own || !found) throw new ReleaseRefused(`${app} is not live.`);
  const { serving, back, what } =
    order.action === 'rollback' ? takeBack(found, order) : give(releases, found, order);
  const gate = order.action === 'start' ? (findVerdict(releases, order)?.checks ?? null) : null;
  const line: ReleaseLine = {
    ...{ number: releases.history.length + 1, at, by: 'you', what, gate },
    ...{ app, version, why, serving },
  };
  const after: ReleasedApp = { app, serving, since: at, by: 'you', back, held: what === 'hold' };
  const apps = own.apps.map((each) => (each === found ? after : each));
  return {
    ...releases,
    environments: [{ ...own, apps }, ...others],
    history: [line, ...releases.history],
  };
}

function takeBack({ serving, back }: ReleasedApp, { app, version }: ReleaseChange): Outcome {
  const isLive = serving.some((each) => each.version === version && each.traffic > 0);
  if (back === null || !isLive || back === version) {
    throw new ReleaseRefused(`${app}@${version} is not what would be taken away.`);
  }
  return { what: 'rollback', serving: [everybody(back)], back: null };
}

const findVerdict = ({ gated }: Releases, { app, version }: ReleaseChange) =>
  gated.find((each) => each.app === app && each.version === version);

function give(releases: Releases, { serving, held }: ReleasedApp, order: ReleaseChange): Outcome {
  const { app, version } = order;
  const stable = serving.find((each) => each.default);
  const trial = serving.find((each) => !each.default && each.traffic > 0);
  if (order.action === 'start') {
    const checks = findVerdict(releases, order)?.checks ?? [];
    const isFine = checks.length > 0 && checks.every(({ outcome }) => outcome === 'passed');
    if (!stable || trial || stable.version === version || !isFine) {
      throw new ReleaseRefused(`${app}@${version} can't be tried out.`);
    }
    return {
      what: 'activate',
      serving: shared(stable, version, order.traffic),
      back: stable.version,
    };
  }
  if (!stable || trial?.version !== version) {
    throw new ReleaseRefused(`${app}@${version} is not what is being tried out.`);
  }
  const back = stable.version;
  if (order.action === 'hold' || order.action === 'resume') {
    if (held === (order.action === 'hold')) {
      throw new ReleaseRefused(`${app}@${version} is ${held ? 'held already' : 'not held'}.`);
    }
    return { what: order.action, serving, back };
  }
  if (order.action !== 'traffic') {
    const former = { ...stable, traffic: 0, default: false };
    return { what: 'promote', serving: [everybody(version), former], back };
  }
  const { traffic } = order;
  if (trial.traffic === traffic) {
    throw new ReleaseRefused(`${app}@${version} has ${traffic} % already.`);
  }
  return { what: 'activate', serving: shared(stable, version, traffic), back };
}

const shared = (stable: Serving, version: string, traffic: number): Serving[] => [
  { ...stable, traffic: 100 - traffic },
  { version, traffic, default: false },
];

const everybody = (version: string): Serving => ({ version, traffic: 100, default: true });
