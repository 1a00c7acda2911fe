import { serve } from '../_shared/serve.ts';
import { clientErrors } from './handler.ts';

serve(clientErrors);
