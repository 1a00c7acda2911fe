import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'account',
  name: 'name',
  // Invitations and public profiles need no session, so not all of it lies below the dashboard.
  basename: '/',
  routes: [
    {
      path: '/dashboard/profile',
      title: 'profile',
      access: 'session',
      nav: { icon: 'user', order: 40 },
    },
    {
      path: '/dashboard/settings',
      title: 'settings',
      access: 'session',
      nav: { icon: 'settings', order: 50 },
    },
    {
      path: '/dashboard/settings/people',
      title: 'people',
      access: 'session',
    },
    { path: '/with', title: 'invitation', access: 'public' },
    { path: '/p', title: 'public-profile', access: 'public' },
  ],
  links: [
    {
      title: 'links.appearance',
      address: '/dashboard/settings#appearance',
      icon: 'settings',
    },
    {
      title: 'links.app',
      address: '/dashboard/settings#app',
      icon: 'settings',
    },
    {
      title: 'links.reminders',
      address: '/dashboard/settings#reminders',
      icon: 'settings',
    },
    {
      title: 'links.channels',
      address: '/dashboard/settings#channels',
      icon: 'settings',
    },
    {
      title: 'links.notification',
      address: '/dashboard/settings#notification',
      icon: 'settings',
    },
    {
      title: 'links.quiet',
      address: '/dashboard/settings#quiet',
      icon: 'settings',
    },
    {
      title: 'links.analysis',
      address: '/dashboard/settings#analysis',
      icon: 'settings',
    },
    {
      title: 'links.people',
      address: '/dashboard/settings#people',
      icon: 'settings',
    },
    {
      title: 'links.privacy',
      address: '/dashboard/settings#privacy',
      icon: 'settings',
    },
    {
      title: 'links.security',
      address: '/dashboard/settings#security',
      icon: 'settings',
    },
    {
      title: 'links.import',
      address: '/dashboard/settings/import',
      icon: 'settings',
    },
    {
      title: 'links.account',
      address: '/dashboard/settings#account',
      icon: 'settings',
    },
  ],
  search: { title: 'settings' },
  requires: { platform: '^2.8', schema: '20261124121000_research' },
});
