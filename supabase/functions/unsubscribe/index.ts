import { serve } from '../_shared/serve.ts';
import { unsubscribe } from './handler.ts';

serve(unsubscribe);
