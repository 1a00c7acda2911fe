import { CareNote, useCrisisLevel } from '@nafas/care-react';
import { MAX_TAGS } from '@nafas/data-service/check-ins';
import { isSameTag } from '@nafas/data-service/tags';
import type { NewTag } from '@nafas/data-service/tags/client';
import { Chip, IconButton } from '@nafas/design-system';
import { X } from '@nafas/design-system/icons';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findOptions, type TagOption } from './find-options.ts';
import { KindIcon } from './KindIcon.tsx';
import { OptionList } from './OptionList.tsx';
import { OwnTagsLink } from './OwnTagsLink.tsx';
import css from './tags.module.css';
import { useOwnTags } from './use-own-tags.ts';

/** The tags of a check-in, and those of them that the person made here. */
export interface TagChoice {
  readonly tags: string[];
  readonly newTags: NewTag[];
}

/** The most recent tags that are offered before anything is typed. */
const RECENT = 8;

/** The tags of a check-in: chosen from the person's own, the most recent first, or made by typing. */
export function TagField(props: {
  choice: TagChoice;
  onChange: (choice: TagChoice) => void;
  disabled?: boolean;
}) {
  const { choice, onChange, disabled = false } = props;
  const { tags, newTags } = choice;
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = useOwnTags();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const care = useCrisisLevel(typed);
  const { options, problem } = findOptions(typed, { ...known, chosen: tags, made: newTags });
  const isOpen = options.length > 0;
  const isFull = tags.length >= MAX_TAGS;
  const find = (name: string) =>
    [...newTags, ...known.all].find((tag) => isSameTag(tag.name, name))?.kind ?? null;
  const recent = known.offered
    .filter(({ name }) => !tags.some((tag) => isSameTag(tag, name)))
    .slice(0, RECENT);

  function choose({ type, name, kind }: TagOption) {
    onChange({
      tags: [...tags, name],
      newTags: type === 'new' ? [...newTags, { name, kind }] : newTags,
    });
    setTyped('');
    setActive(0);
    input.current?.focus();
  }
  function remove(name: string) {
    onChange({
      tags: tags.filter((tag) => tag !== name),
      newTags: newTags.filter((tag) => !isSameTag(tag.name, name)),
    });
    input.current?.focus();
  }
  function replace(old: string, name: string) {
    const renamed = tags.map((tag) => (isSameTag(tag, old) ? name : tag));
    const first = (tag: string, index: number) =>
      renamed.findIndex((one) => isSameTag(one, tag)) === index;
    onChange({ tags: renamed.filter(first), newTags });
  }
  function press(event: KeyboardEvent) {
    const { key } = event;
    const option = options[active];
    const last = tags.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter') {
      // The form is not sent from here, as little as an unfinished tag is lost.
      event.preventDefault();
      if (option) choose(option);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) return;
      event.preventDefault();
      setActive((active + (key === 'ArrowDown' ? 1 : options.length - 1)) % options.length);
    } else if (key === 'Escape' && typed !== '') {
      // Ends the typing; the next one is the dialog's.
      event.preventDefault();
      event.stopPropagation();
      setTyped('');
    } else if (key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  }

  return (
    <div role="group" aria-label={t('tags.title')} className={css['field']}>
      <div className={css['input']}>
        {tags.map((tag) => (
          <span key={tag} className={css['token']}>
            <KindIcon kind={find(tag)} />
            <bdi>{tag}</bdi>
            <IconButton
              label={t('tags.remove', { name: tag })}
              disabled={disabled}
              onClick={() => remove(tag)}
            >
              <X size="sm" />
            </IconButton>
          </span>
        ))}
        {!isFull && (
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('tags.add')}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-says`}
            aria-invalid={problem !== null}
            placeholder={t('tags.add')}
            autoComplete="off"
            dir="auto"
            disabled={disabled}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
        )}
      </div>
      <p id={`${id}-says`} aria-live="polite" className={css['says']}>
        {isFull
          ? t('tags.full')
          : problem === 'too-long'
            ? t('tags.tooLong')
            : problem === 'too-many' && t('tags.tooMany')}
      </p>
      {isOpen && <OptionList {...{ id, options, active }} onChoose={choose} onPoint={setActive} />}
      <CareNote level={care} text={typed} />
      {recent.length > 0 && !isFull && (
        <div className={css['recent']} role="group" aria-label={t('tags.recent')}>
          <span aria-hidden="true">{t('tags.recent')}</span>
          {recent.map(({ name, kind }) => (
            <Chip
              key={name}
              icon={<KindIcon kind={kind} />}
              disabled={disabled}
              onClick={() => choose({ type: 'known', name, kind })}
            >
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </div>
      )}
      <OwnTagsLink onRenamed={replace} />
    </div>
  );
}
