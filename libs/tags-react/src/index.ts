export { KindIcon } from './KindIcon.tsx';
export { KindTags } from './KindTags.tsx';
export { OwnTagsLink } from './OwnTagsLink.tsx';
export { TagField, type TagChoice } from './TagField.tsx';
