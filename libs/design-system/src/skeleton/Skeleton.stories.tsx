import { bilingual } from '../internal/stories/bilingual.tsx';
import { Skeleton } from './Skeleton.tsx';

export default { title: 'Status/Skeleton', component: Skeleton };

export const Shapes = bilingual((say) => (
  <div className="nf-stack" role="status" aria-label={say('Loading', 'جارٍ التحميل')}>
    <Skeleton inlineSize="40%" blockSize={28} />
    <Skeleton />
    <Skeleton inlineSize={96} blockSize={26} shape="pill" />
    <Skeleton inlineSize={84} blockSize={44} shape="bowl" />
    <Skeleton inlineSize={44} blockSize={44} shape="circle" />
  </div>
));
