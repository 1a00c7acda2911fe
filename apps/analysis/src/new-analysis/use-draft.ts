import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { draftStoreOf, type Draft } from './draft.ts';

/** The draft of this scope, kept with each change so that closing by accident loses nothing. */
export function useDraft() {
  const store = draftStoreOf(usePlatform());
  const [draft, setDraft] = useState(store.load);
  return {
    draft,
    change(values: Partial<Draft>) {
      const next = { ...draft, ...values };
      setDraft(next);
      store.save(next);
    },
    discard: store.clear,
  };
}
