import * as z from '@nafas/platform/schema';

// Compiled validators need `new Function`, which the content security policy forbids.
z.config({ jitless: true });

export { z };
