import type { TrustedPerson } from '@nafas/data-service/trusted-people';
import { Avatar, Badge, Button } from '@nafas/design-system';
import { usePlatformLink } from '@nafas/platform/remote';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../import/use-format.ts';
import { EndTrustDialog } from './EndTrustDialog.tsx';
import css from './people.module.css';
import { useTrust } from './use-trust.ts';

/** Somebody: who, what is between the two, and the ways to change it. */
function Row(props: { person: TrustedPerson; line: string; children: ReactNode }) {
  const { person, line, children } = props;
  const { t } = useTranslation('people');
  const { name, avatarUrl, activeToday } = person;
  return (
    <li className={css['row']}>
      <Avatar name={name} src={avatarUrl ?? undefined} />
      <div>
        <p className={css['name']}>
          <bdi>{name}</bdi>
          {activeToday === true && <Badge tone="positive">{t('row.active')}</Badge>}
        </p>
        <p className={css['hint']}>{line}</p>
      </div>
      <div className={css['acts']}>{children}</div>
    </li>
  );
}

/** The button that ends it, and its question. */
function EndButton({ person, side }: { person: TrustedPerson; side: 'sees-me' | 'seen' }) {
  const { t } = useTranslation('people');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={t('row.endOf', { name: person.name })}
        onClick={() => setIsAsked(true)}
      >
        {t('row.end')}
      </Button>
      {isAsked && <EndTrustDialog person={{ ...person, side }} onClose={() => setIsAsked(false)} />}
    </>
  );
}

/** Somebody who sees the person; `me` is how the person is named to them. */
export function SeesMeRow(props: { person: TrustedPerson; me: string; isShared: boolean }) {
  const { person, me, isShared } = props;
  const { t } = useTranslation('people');
  const format = useFormat();
  const { isBusy, change } = useTrust();
  const { id, name, paused } = person;
  const since = { day: format.longDay(person.since) };
  const line = paused
    ? t('row.paused', { name: me })
    : t(isShared ? 'row.sees' : 'row.waiting', since);
  return (
    <Row person={person} line={line}>
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        aria-label={t(paused ? 'row.resumeOf' : 'row.pauseOf', { name })}
        onClick={() => void change({ do: 'pause', id, paused: !paused })}
      >
        {t(paused ? 'row.resume' : 'row.pause')}
      </Button>
      <EndButton person={person} side="sees-me" />
    </Row>
  );
}

/** Somebody whom the person sees. */
export function SeenRow({ person }: { person: TrustedPerson }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { id, name, word, wordSeen } = person;
  const open = usePlatformLink(`/dashboard/settings/people/${id}`);
  const near = t('row.near', { day: format.longDay(person.since) });
  const sent =
    word === null
      ? ''
      : ` ${t(wordSeen === true ? 'row.sentSeen' : 'row.sent', { word: t(`kind.${word}`) })}`;
  return (
    <Row person={person} line={near + sent}>
      <Button variant="quiet" size="sm" aria-label={t('row.openOf', { name })} {...open}>
        {t('row.open')}
      </Button>
      <EndButton person={person} side="seen" />
    </Row>
  );
}

/** Somebody whom the person blocked. */
export function BlockedRow({ person }: { person: TrustedPerson }) {
  const { t } = useTranslation('people');
  const { isBusy, change } = useTrust();
  const { id, name } = person;
  return (
    <Row person={person} line={t('row.blocked')}>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={t('row.unblockOf', { name })}
        onClick={() => void change({ do: 'unblock', id })}
      >
        {t('row.unblock')}
      </Button>
    </Row>
  );
}
