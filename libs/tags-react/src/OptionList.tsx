import { Plus } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import type { TagOption } from './find-options.ts';
import { KindIcon } from './KindIcon.tsx';
import css from './tags.module.css';

/** The list below the field. Its options are pointed at from the field, which keeps the focus. */
export function OptionList(props: {
  id: string;
  options: readonly TagOption[];
  active: number;
  onChoose: (option: TagOption) => void;
  onPoint: (index: number) => void;
}) {
  const { id, options, active, onChoose, onPoint } = props;
  const { t } = useTranslation();
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t('tags.list')} className={css['list']}>
      {options.map((option, index) => (
        <div
          key={`${option.type} ${option.name} ${option.kind ?? ''}`}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          // A press would take the focus, and with it the keyboard of a phone.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(option)}
        >
          {option.type === 'new' ? <Plus size="sm" /> : <KindIcon kind={option.kind} />}
          <span dir="auto">
            {option.type === 'new' ? t('tags.create', { name: option.name }) : option.name}
          </span>
          <span>
            {option.kind !== null &&
              t(`tags.${option.type === 'new' ? 'as' : 'is'}.${option.kind}`)}
          </span>
        </div>
      ))}
    </div>
  );
}
