import { bilingual } from '../internal/stories/bilingual.tsx';
import { MoodMark } from './MoodMark.tsx';

export default { title: 'Data/MoodMark', component: MoodMark };

const LEVELS = [null, 1, 2, 3, 4, 5] as const;

export const Levels = bilingual((say) => (
  <div className="nf-cluster">
    {LEVELS.map((level) => (
      <MoodMark
        key={level}
        size="xl"
        level={level}
        label={say(`Level ${level}`, `مستوى ${level}`)}
      />
    ))}
  </div>
));
