import type { LedgerEntry } from '@nafas/data-service/chat';
import { ledger } from '@nafas/data-service/chat/client';
import { notifyFailed, mutate } from '@nafas/data-service/client';
import { changeConsent, consents } from '@nafas/data-service/consents/client';
import { Button, Card } from '@nafas/design-system';
import { formatLocale, joinSentences } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './companion.module.css';

const FIRST = 5;

/** Where what was written went: every sending to a service outside, word for word, and the switch that ends it. */
export function LedgerCard() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { data: sendings, isError } = useQuery(ledger(platform));
  const { data: given = [] } = useQuery(consents(platform));
  const [count, setCount] = useState(FIRST);
  const isOn = given.some((one) => one.purpose === 'external_ai' && one.withdrawnAt === null);

  async function turnOff(): Promise<void> {
    try {
      const off = { purpose: 'external_ai', agrees: false } as const;
      await mutate(platform, changeConsent(platform), off);
    } catch (error) {
      notifyFailed(platform, error, { message: t('chat.ledger.stillOn') });
    }
  }

  return (
    <Card as="section" className={css['ledger']} aria-labelledby="chat-ledger">
      <h2 id="chat-ledger">{t('chat.ledger.title')}</h2>
      {isError ? <p>{t('chat.ledger.failed')}</p> : null}
      {sendings?.length === 0 ? (
        <>
          <StillArt />
          <p>
            <b>{t('chat.ledger.nothing')}</b> {t('chat.ledger.nothingText')}
          </p>
        </>
      ) : null}
      {sendings !== undefined && sendings.length > 0 ? (
        <>
          <p>{t('chat.ledger.sent', { count: sendings.length })}</p>
          <ol>
            {sendings.slice(0, count).map((one) => (
              <Sent key={one.id} entry={one} />
            ))}
          </ol>
          {sendings.length > count ? (
            <Button size="sm" variant="quiet" onClick={() => setCount(count + 20)}>
              {t('chat.ledger.more')}
            </Button>
          ) : null}
        </>
      ) : null}
      {isOn ? (
        <Button size="sm" onClick={() => void turnOff()}>
          {t('chat.ledger.off')}
        </Button>
      ) : null}
    </Card>
  );
}

/** The bowl holds its sun, and no breath has left it. Decoration. */
function StillArt() {
  return (
    <svg viewBox="0 -18 120 76" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--nf-line-strong)" strokeDasharray="2 5" strokeLinecap="round">
        <path d="M16 30A44 44 0 0 1 104 30" opacity=".5" />
        <path d="M30 30A30 30 0 0 1 90 30" opacity=".8" />
      </g>
      <path
        d="M38 30A22 22 0 1 0 82 30"
        fill="none"
        stroke="var(--nf-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="60" cy="32" r="5" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}

/** One sending: when, to whom, what, and what was taken out of it. */
function Sent({ entry }: { entry: LedgerEntry }) {
  const { t, i18n } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  const format = { calendar: 'gregory', dateStyle: 'medium', timeStyle: 'short' } as const;
  const when = new Intl.DateTimeFormat(locale, format).format(new Date(entry.sentAt));
  const earlier = entry.items.slice(0, -1);
  return (
    <li>
      <p className={css['when']}>
        <time dateTime={entry.sentAt}>{when}</time> <bdi>{entry.provider}</bdi>
      </p>
      <p className={css['words']} dir="auto">
        <Marked text={entry.items.at(-1) ?? ''} />
      </p>
      {earlier.length > 0 ? (
        <details>
          <summary>{t('chat.ledger.along', { count: earlier.length })}</summary>
          {earlier.map((text, index) => (
            <p key={index} dir="auto">
              <Marked text={text} />
            </p>
          ))}
        </details>
      ) : null}
      <p className={css['when']}>
        {joinSentences(i18n.language, [
          t('chat.ledger.takenOut', { count: entry.takenOut }),
          t('chat.ledger.heldBack', { count: entry.heldBack }),
        ])}
      </p>
    </li>
  );
}

const MARK = /(\[(?:a name|an address|a number|a link)\])/u;

/** The words that were sent, with what stands in the place of what was taken out. */
function Marked({ text }: { text: string }) {
  const { t } = useTranslation();
  const names: Readonly<Record<string, string>> = {
    '[a name]': t('chat.ledger.aName'),
    '[an address]': t('chat.ledger.anAddress'),
    '[a number]': t('chat.ledger.aNumber'),
    '[a link]': t('chat.ledger.aLink'),
  };
  return text
    .split(MARK)
    .map((part, index) =>
      names[part] === undefined ? part : <mark key={index}>[{names[part]}]</mark>,
    );
}
