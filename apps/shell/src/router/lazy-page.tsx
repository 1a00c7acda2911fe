import type { ComponentType, FunctionComponent } from 'react';

/** A page whose code comes once somebody goes there. */
export interface LazyPage {
  /** Shows the page. Throws what kept the code away; before the code is there nobody may show it. */
  readonly Page: FunctionComponent;
  readonly isLoaded: () => boolean;
  /** Resolves once the code is there. Rejects where it does not come; what is asked again then tries again. */
  readonly load: () => Promise<void>;
}

/** Makes a page of what imports its code. */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let problem: unknown;
  return {
    Page() {
      if (!Loaded) throw problem ?? new Error('A page was shown before its code was there');
      return <Loaded />;
    },
    isLoaded: () => Loaded !== undefined,
    async load() {
      try {
        Loaded ??= await importPage();
      } catch (error) {
        problem = error;
        throw error;
      }
    },
  };
}
