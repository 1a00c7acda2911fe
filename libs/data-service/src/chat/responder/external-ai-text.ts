/** The version of the words by which a person agrees that a service outside answers; goes up when their meaning changes. */
export const EXTERNAL_AI_TEXT = 'chat-2026-11';
