import { lazyPage } from '@nafas/platform/remote';

/** The pages that few come for: their code comes when somebody points at the way to them. */
export const importPage = lazyPage(() => import('./import/ImportPage.tsx'));
export const peoplePages = lazyPage(() => import('./people/PeoplePages.tsx'));
