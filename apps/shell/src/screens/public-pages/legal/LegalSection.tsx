import { useFormat } from '../frame/use-format.ts';
import css from './legal-page.module.css';

/** One numbered section; an address can name it (`#section-3`). */
export function LegalSection(props: { number: number; title: string; text: readonly string[] }) {
  const { number: place, title, text } = props;
  const { number } = useFormat();
  const id = `section-${place}`;
  return (
    <section id={id} className={css['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span>{number(place)}.</span> {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
