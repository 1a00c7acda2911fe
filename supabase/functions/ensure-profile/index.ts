import { serve } from '../_shared/serve.ts';
import { ensureProfile } from './handler.ts';

serve(ensureProfile);
