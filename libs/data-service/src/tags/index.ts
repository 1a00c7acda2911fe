export { isSameTag, MAX_OWN_TAGS, newTag, type Tag } from './tag.ts';
export { TAG_KINDS, type TagKind } from '../tag-name.ts';
export type { TagService } from './service.ts';
export { createSupabaseTags } from './supabase.ts';
