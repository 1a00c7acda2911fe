import { useLayoutEffect, type ReactNode } from 'react';

/** The document as the shell sets it: language, direction and theme stand on the root element. */
export function Look(props: {
  language: 'en' | 'ar';
  theme: 'light' | 'dark';
  /** Nothing around the story, for what fills the page itself. */
  bare: boolean;
  children: ReactNode;
}) {
  const { language, theme, bare, children } = props;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    root.dataset['theme'] = theme;
  }, [language, theme]);
  return bare ? children : <div className="story">{children}</div>;
}
