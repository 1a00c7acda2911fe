import type { ReactNode } from 'react';
import css from './Sidebar.module.css';

/** Props of {@link ProfileCard}. */
export interface ProfileCardProps {
  /** An Avatar. */
  avatar: ReactNode;
  name: ReactNode;
  /** A line under the name, such as the e-mail address. */
  detail?: ReactNode;
  /** An IconButton, such as Log out. */
  end?: ReactNode;
}

/** Who is signed in. */
export function ProfileCard({ avatar, name, detail, end }: ProfileCardProps) {
  return (
    <div className={css['profile']}>
      {avatar}
      <div className={css['who']}>
        <bdi className={css['name']}>{name}</bdi>
        {detail ? <bdi className={css['detail']}>{detail}</bdi> : null}
      </div>
      {end ? <div className={css['end']}>{end}</div> : null}
    </div>
  );
}
