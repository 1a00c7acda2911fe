export { Suggestion, type SuggestionProps } from './Suggestion.tsx';
