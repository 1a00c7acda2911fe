import { Languages, Sprout, Wind } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Glyph } from './Glyph.tsx';

export default { title: 'Media/Glyph', component: Glyph };

export const Tones = bilingual(() => (
  <div className="nf-cluster">
    <Glyph>
      <Sprout />
    </Glyph>
    <Glyph tone="dawn">
      <Wind />
    </Glyph>
    <Glyph tone="plain">
      <Languages />
    </Glyph>
  </div>
));
