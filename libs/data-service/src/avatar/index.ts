export { AVATAR_TYPES, avatarProblem, type AvatarType } from './avatar-file.ts';
export type { AvatarService } from './service.ts';
export { createSupabaseAvatars } from './supabase.ts';
