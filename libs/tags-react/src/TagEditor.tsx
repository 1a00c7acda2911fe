import { CareNote, useCrisisLevel } from '@nafas/care-react';
import { MAX_TAG } from '@nafas/data-service/check-ins';
import { isSameTag, type Tag, TAG_KINDS, type TagKind } from '@nafas/data-service/tags';
import { changeTag, mergeTags, renameTag } from '@nafas/data-service/tags/client';
import { Banner, Button, Segmented, Select, TextField } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './tags.module.css';

/** One tag, changed: its name, what it names, and the tag it is put into. No form: it may stand in one. */
export function TagEditor(props: {
  tag: Tag;
  /** Those it can be put into. */
  others: readonly Tag[];
  onRenamed?: ((old: string, name: string) => void) | undefined;
  onEnd: () => void;
}) {
  const { tag, others, onRenamed, onEnd } = props;
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(tag.name);
  const [kind, setKind] = useState(tag.kind);
  const [into, setInto] = useState('');
  const care = useCrisisLevel(typed);
  const rename = useMutation(renameTag(platform));
  const change = useMutation(changeTag(platform));
  const merge = useMutation(mergeTags(platform));
  useEffect(() => field.current?.focus(), []);
  const name = typed.trim().replace(/\s+/g, ' ');
  // Called like another one: it can only be put into that.
  const same = others.find((one) => isSameTag(one.name, name));
  const target = same ?? others.find(({ id }) => id === into);
  const isTooLong = [...name].length > MAX_TAG;
  const isBusy = rename.isPending || change.isPending || merge.isPending;
  const error = rename.error ?? change.error ?? merge.error;

  async function save(): Promise<void> {
    if (isBusy || name === '' || isTooLong) return;
    try {
      if (target) {
        await merge.mutateAsync({ from: tag.id, into: target.id });
        onRenamed?.(tag.name, target.name);
      } else {
        if (kind !== tag.kind) await change.mutateAsync({ id: tag.id, kind });
        if (name !== tag.name) {
          await rename.mutateAsync({ id: tag.id, name });
          onRenamed?.(tag.name, name);
        }
      }
      onEnd();
    } catch (failure) {
      platform.report(failure);
    }
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEnd();
    }
  }
  return (
    <div role="group" aria-label={t('tags.edit', { name: tag.name })} className={css['editor']}>
      <TextField
        ref={field}
        label={t('tags.name')}
        dir="auto"
        value={typed}
        error={name === '' ? t('tags.nameNeeded') : isTooLong ? t('tags.tooLong') : undefined}
        hint={same && t('tags.sameName', { name: same.name })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
      />
      <CareNote level={care} text={typed} />
      {same === undefined && (
        <Segmented<TagKind | ''>
          label={t('tags.kind')}
          value={kind ?? ''}
          onChange={(value) => value !== '' && setKind(value)}
          options={TAG_KINDS.map((value) => ({ value, label: t(`tags.is.${value}`) }))}
        />
      )}
      {same === undefined && others.length > 0 && (
        <Select
          label={t('tags.mergeInto')}
          hint={t('tags.mergeHint')}
          value={into}
          onChange={({ currentTarget }) => setInto(currentTarget.value)}
        >
          <option value="">{t('tags.mergeNone')}</option>
          {others.map(({ id, name: other }) => (
            <option key={id} value={id}>
              {other}
            </option>
          ))}
        </Select>
      )}
      {error !== null && (
        <Banner tone="critical" icon={<CircleAlert />}>
          {joinSentences(i18n.language, [t('tags.notChanged'), describeCause(error)])}
        </Banner>
      )}
      <div className={css['buttons']}>
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={onEnd}>
          {t('tags.cancel')}
        </Button>
        <Button variant="primary" size="sm" busy={isBusy} onClick={() => void save()}>
          {target ? t('tags.merge', { name: target.name }) : t('tags.save')}
        </Button>
      </div>
    </div>
  );
}
