import { IconButton } from '../icon-button/IconButton.tsx';
import { PanelLeft } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

export default { title: 'Overlays/Tooltip', component: Tooltip };

const at = (side: NonNullable<TooltipProps['side']>) => ({
  ...bilingual((say) => (
    <div className="nf-cluster">
      <Tooltip text={say('Collapse sidebar', 'طيّ الشريط الجانبي')} side={side}>
        <IconButton label={say('Collapse sidebar', 'طيّ الشريط الجانبي')}>
          <PanelLeft flip />
        </IconButton>
      </Tooltip>
    </div>
  )),
  /** Focus from a script after no press counts as the keyboard's, so the tooltip opens. */
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector('button')?.focus({ focusVisible: true } as FocusOptions),
});

export const Below = at('below');
export const Above = at('above');
export const AtTheEnd = at('end');
