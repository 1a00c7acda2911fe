// The order matters: the policy must exist before anything makes a script element.
import './boot/trusted-types.ts';
import '@nafas/design-system/styles.css';
import { start } from './boot/start.tsx';

start(document);
