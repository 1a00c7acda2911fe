import { PublicPage } from './frame/PublicPage.tsx';
import { About } from './landing/About.tsx';
import { Closing } from './landing/Closing.tsx';
import { Features } from './landing/Features.tsx';
import { Hero } from './landing/Hero.tsx';
import { Progress } from './landing/Progress.tsx';
import { Voices } from './landing/Voices.tsx';

/**
 * The public start page.
 *
 * @param props.onDemo Watch Demo was pressed.
 */
export function LandingPage({ onDemo }: { onDemo(): void }) {
  return (
    <PublicPage art>
      <Hero onDemo={onDemo} />
      <About />
      <Features />
      <Progress />
      <Voices />
      <Closing />
    </PublicPage>
  );
}
