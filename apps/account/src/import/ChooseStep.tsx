import { Button, HorizonArt, Mark } from '@nafas/design-system';
import { ListChecks, NotebookPen, Upload } from '@nafas/design-system/icons';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from './Failure.tsx';
import choose from './choose.module.css';
import css from './import.module.css';

const KINDS = [
  ['daylio', <NotebookPen />],
  ['nafas', <Mark size={22} />],
  ['csv', <ListChecks />],
] as const;

/** What a picker offers first; any file may be chosen. */
const ACCEPTED = '.csv,.daylio,.json,.zip,.txt,.tsv';

/** A file, dropped or chosen; it is read on this device. */
export function ChooseStep(props: {
  isBusy: boolean;
  error: unknown;
  onChoose: (file: File) => void;
}) {
  const { isBusy, error, onChoose } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(is);
  };
  return (
    <>
      <Failure error={error} />
      <div className={choose['choose']}>
        <div
          className={choose['drop']}
          data-over={isOver || undefined}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            over(false)(event);
            const [file] = event.dataTransfer.files;
            if (file && !isBusy) onChoose(file);
          }}
        >
          <HorizonArt className={css['art']} />
          <h2>{t('import.drop')}</h2>
          <p>{t('import.dropHint')}</p>
          <Button
            variant="primary"
            icon={<Upload />}
            busy={isBusy}
            onClick={() => input.current?.click()}
          >
            {t('import.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED}
            aria-label={t('import.choose')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be chosen again after it was mended.
              currentTarget.value = '';
              if (file) onChoose(file);
            }}
          />
        </div>
        <ul className={choose['kinds']}>
          {KINDS.map(([kind, icon]) => (
            <li key={kind}>
              <span className={choose['glyph']}>{icon}</span>
              <div>
                <h3>{t(`import.from.${kind}.title`)}</h3>
                <p>{t(`import.from.${kind}.hint`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
