import { bilingual } from '../internal/stories/bilingual.tsx';
import { MoodFace } from './MoodFace.tsx';

export default { title: 'Data/MoodFace', component: MoodFace };

export const Tones = bilingual((say) => (
  <div className="nf-cluster">
    <MoodFace
      value={2}
      word={say('A heavy moment', 'لحظة ثقيلة')}
      detail={say('0 to 3', 'من ٠ إلى ٣')}
    />
    <MoodFace
      value={5}
      word={say('An even moment', 'لحظة متوازنة')}
      detail={say('4 to 7', 'من ٤ إلى ٧')}
    />
    <MoodFace
      value={9}
      word={say('A good moment', 'لحظة طيبة')}
      detail={say('8 to 10', 'من ٨ إلى ١٠')}
    />
  </div>
));

export const SizesAndRow = bilingual((say) => (
  <div className="nf-cluster">
    <MoodFace value={8} size="sm" layout="row" word={say('A good moment', 'لحظة طيبة')} />
    <MoodFace value={8} size="lg" word={say('A good moment', 'لحظة طيبة')} />
  </div>
));

export const Unset = bilingual((say) => (
  <MoodFace
    value={null}
    size="sm"
    layout="row"
    word={say('Take your time', 'على مهلك')}
    detail={say('Touch the field, or use the sliders.', 'يكفي لمس اللوح أو تحريك المؤشرات.')}
  />
));
