import { serve } from '../_shared/serve.ts';
import { checkPassword } from './handler.ts';

serve(checkPassword);
