import { Card } from '@nafas/design-system';
import { useId, type ReactNode } from 'react';
import css from './settings.module.css';

/** A group of settings: its name beside its rows. */
export function SettingsGroup(props: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['group']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{props.title}</h2>
        <p>{props.lead}</p>
      </header>
      <Card as="div" className={css['rows']}>
        {props.children}
      </Card>
    </section>
  );
}
