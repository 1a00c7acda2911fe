import type { SwitchGroup } from './groups.ts';
import type { SettingsChanges, UserSettings } from './settings.ts';

/** The operations on the current user's settings. Both implementations pass `contract.ts`. Both reject with DataError. */
export interface SettingsService {
  /** The settings, or null when none were ever saved: then the device's own choices hold. */
  get(): Promise<UserSettings | null>;
  /**
   * Saves what is named and leaves the rest, so that two tabs only overwrite what both changed; resolves to the settings
   * as stored. What is left out of the very first save starts from the table's defaults.
   */
  update(changes: SettingsChanges): Promise<UserSettings>;
  /**
   * Merges some switches into their group and resolves to the whole group as stored. What other tabs change at the same
   * time in the same group stays. Rejects with `invalid` before anything is sent when a key is none of the group.
   */
  merge<Group extends SwitchGroup>(
    group: Group,
    change: Partial<UserSettings[Group]>,
  ): Promise<UserSettings[Group]>;
}
