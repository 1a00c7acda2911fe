import {
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

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

/** Shows a page once its code is there, or is known not to come: for an address that only turns out to be this page's. */
export function LatePage({ page, fallback }: { page: LazyPage; fallback: ReactNode }) {
  const [isReady, setIsReady] = useState(page.isLoaded);
  useEffect(() => {
    const show = () => setIsReady(true);
    if (!isReady) page.load().then(show, show);
  }, [page, isReady]);
  return isReady ? <page.Page /> : fallback;
}
