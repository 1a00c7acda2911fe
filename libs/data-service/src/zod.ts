import * as z from 'zod/mini';

// Compiled validators need `new Function`, which the content security policy forbids.
z.config({ jitless: true });

export { z };
