import type { ReactNode } from 'react';
import css from './paper.module.css';
import type { Voice } from './use-voices.ts';

/** The same in each language, side by side: English from its edge, Arabic from its own. */
export function BilingualText(props: {
  voices: readonly Voice[];
  between?: ReactNode;
  children: (voice: Voice) => ReactNode;
}) {
  const { voices, between, children } = props;
  return (
    <div className={css['pair']} data-count={voices.length}>
      {voices.map((voice, at) => (
        <div key={voice.language} lang={voice.language} dir={voice.dir} data-at={at}>
          {children(voice)}
        </div>
      ))}
      {between}
    </div>
  );
}
