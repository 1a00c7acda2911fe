import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Signing in' };

const { basename } = feature;

const page = (path: string) => screenStory(remote, { basename, path });

export const SignIn = page('/auth/login');
export const SignUp = page('/auth/register');
export const ForgotPassword = page('/auth/forgot');
