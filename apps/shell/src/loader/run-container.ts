import type { ReportError } from '../base/report.ts';
import { createStyleContainer } from './contain-styles.ts';
import { loadEntryScript, type EntryToLoad } from './load-entry-script.ts';
import { createShareScope } from './share-scope.ts';

export interface EntryToRun extends EntryToLoad {
  /** See the registry's schema. */
  readonly federation: 1 | undefined;
}

/** Runs an entry, initialises its share scope and returns its `./remote` module, unchecked. */
export type LoadRemoteModule = (entry: EntryToRun) => Promise<unknown>;

/** A container of Module Federation 1 wants a share scope, and nothing else of its host. */
async function runContainer(entry: EntryToLoad): Promise<unknown> {
  const container = await loadEntryScript(entry);
  await container.init(createShareScope());
  const factory = await container.get('./remote');
  return (factory() as { default?: unknown } | undefined)?.default;
}

/** The shell's half of the federation: what it shares, and its own way of running entries (with integrity). */
export function createFederation(report: ReportError): LoadRemoteModule {
  const styles = createStyleContainer(report);
  let corePromise: Promise<LoadRemoteModule> | undefined;
  const runtimeCore = () => {
    corePromise ??= import('./runtime-core.ts').then((module) => module.createRuntimeCore());
    corePromise.catch(() => (corePromise = undefined));
    return corePromise;
  };

  return async (entry) => {
    styles.announce(entry.app, entry.url);
    return entry.federation === 1 ? runContainer(entry) : (await runtimeCore())(entry);
  };
}
