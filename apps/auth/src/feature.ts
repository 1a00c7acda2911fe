import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'auth',
  name: 'name',
  basename: '/auth',
  routes: [
    {
      path: '/auth/login',
      title: 'login',
      access: 'guest',
    },
    {
      path: '/auth/register',
      title: 'register',
      access: 'guest',
    },
    {
      path: '/auth/forgot',
      title: 'forgot',
      access: 'guest',
    },
    {
      path: '/auth/callback',
      title: 'callback',
      access: 'guest',
    },
    {
      // Public: whoever is in may prove an address, too.
      path: '/auth/confirm',
      title: 'confirm',
      access: 'public',
    },
    {
      // Public: the link of the e-mail signs in before the new password is chosen.
      path: '/auth/reset',
      title: 'reset',
      access: 'public',
    },
  ],
  requires: { platform: '^2.2', schema: '20261122000500_recovery_codes' },
});
