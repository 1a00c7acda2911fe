export { KindIcon } from './KindIcon.tsx';
export { OwnTagsLink } from './OwnTagsLink.tsx';
export { TagField, type TagChoice } from './TagField.tsx';
