import { DESCRIPTOR_FILE, type Descriptor } from '@nafas/federation/descriptor';
import { valid } from 'semver';
import type { Place } from './place/place.ts';
import { Refusal } from './refusal.ts';

/** One version of one app. */
export interface AppVersion {
  readonly app: string;
  readonly version: string;
}

const APP = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws a Refusal unless app and version have the form they need in paths and names. */
export function checked(named: AppVersion): AppVersion {
  if (!APP.test(named.app)) {
    throw new Refusal(`"${named.app}" is no id of an app: small letters, digits and hyphens.`);
  }
  if (valid(named.version) !== named.version) {
    throw new Refusal(`"${named.version}" is no version: write it as 1.2.3.`);
  }
  return named;
}

/** Reads `motivation@1.2.0`. Throws a Refusal for anything else. */
export function parseAppVersion(text: string): AppVersion {
  const [app = '', version = '', ...rest] = text.split('@');
  if (rest.length > 0 || version === '') {
    throw new Refusal(`"${text}" names no version: write it as motivation@1.2.0.`);
  }
  return checked({ app, version });
}

/** Where a version stands below `apps/` and below the address it is served at. */
export const getFolder = ({ app, version }: AppVersion) => `${app}/${version}`;

/** Returns the descriptor of a published version. Throws a Refusal when it was not published. */
export async function readDescriptor(place: Place, named: AppVersion): Promise<Descriptor> {
  const stored = await place.read(`apps/${getFolder(named)}/${DESCRIPTOR_FILE}`);
  if (!stored) {
    throw new Refusal(`${named.app}@${named.version} was not published to ${place.address}.`);
  }
  return JSON.parse(new TextDecoder().decode(stored.bytes)) as Descriptor;
}
