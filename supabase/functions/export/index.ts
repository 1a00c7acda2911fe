import { serve } from '../_shared/serve.ts';
import { exportData } from './handler.ts';

serve(exportData);
