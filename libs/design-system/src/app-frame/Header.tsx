import type { ReactNode } from 'react';
import css from './Header.module.css';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** A Logo, shown under 720 px where there is no sidebar. */
  brand?: ReactNode;
  /** A search field; not shown under 720 px. */
  search?: ReactNode;
  /** Controls at the end; `nf-wide-only` and `nf-narrow-only` choose per width. */
  end?: ReactNode;
}

/** The bar above the page. */
export function Header({ brand, search, end }: HeaderProps) {
  return (
    <header className={css['header']}>
      {brand ? <div className={css['brand']}>{brand}</div> : null}
      {search ? <div className={css['search']}>{search}</div> : null}
      {end ? <div className={css['end']}>{end}</div> : null}
    </header>
  );
}
