import { serve } from '../_shared/serve.ts';
import { chat } from './handler.ts';

serve(chat);
