export { isSameTag, MAX_OWN_TAGS, newTag, type Tag, tagCodec } from './tag.ts';
export { TAG_KINDS, type TagKind } from '../tag-name.ts';
export type { TagService } from './service.ts';
export { createSimulatedTags, type SimulatedTagsOptions } from './simulated.ts';
export { createSupabaseTags } from './supabase.ts';
