import { serve } from '../_shared/serve.ts';
import { release } from './handler.ts';

serve(release);
