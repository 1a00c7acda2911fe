// eslint-disable-next-line @nx/enforce-module-boundaries -- deno.json puts another file in this one's place.
import { findHostedReleases } from '#hosted-releases';
import { serve } from '../_shared/serve.ts';
import { release } from './handler.ts';

serve(release, (env) => ({ releases: findHostedReleases(env) }));
