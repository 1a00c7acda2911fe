import type { CareLanguage, CareState, Step } from './state.ts';

/** The answers that a press gives. The label is sent as the message, so that words and buttons are understood alike. */
export type ButtonName =
  | 'yes'
  | 'no'
  | 'unsure'
  | 'other'
  | 'now'
  | 'later'
  | 'alone'
  | 'someone'
  | 'done'
  | 'cannot'
  | 'called'
  | 'safe';

/** An answer that one press gives. The label is what is sent, in the language of the conversation. */
export interface CareButton {
  readonly name: ButtonName;
  readonly label: string;
}

/** The labels of each language; no clinician has reviewed them yet (docs/care.md). */
export const BUTTONS: Readonly<Record<CareLanguage, Readonly<Record<ButtonName, string>>>> = {
  en: {
    yes: 'Yes',
    no: 'No',
    unsure: 'I’m not sure',
    other: 'It’s about someone else',
    now: 'Now or tonight',
    later: 'It comes and goes',
    alone: 'I’m alone',
    someone: 'Somebody is near',
    done: 'I’ve done that',
    cannot: 'I can’t',
    called: 'I’ve reached somebody',
    safe: 'I’m safe for now',
  },
  ar: {
    yes: 'نعم',
    no: 'لا',
    unsure: 'لست متأكدًا',
    other: 'الأمر يخصّ شخصًا آخر',
    now: 'الآن أو الليلة',
    later: 'تأتي وتذهب',
    alone: 'أنا وحدي',
    someone: 'معي أحد',
    done: 'فعلت ذلك',
    cannot: 'لا أستطيع',
    called: 'وصلت إلى أحد',
    safe: 'أنا في أمان الآن',
  },
};

const OFFERED: Readonly<Partial<Record<Step, readonly ButtonName[]>>> = {
  asked: ['yes', 'no', 'unsure', 'other'],
  timing: ['now', 'later', 'unsure', 'safe'],
  plan: ['yes', 'no', 'unsure', 'safe'],
  means: ['yes', 'no', 'unsure', 'safe'],
  near: ['someone', 'alone', 'safe'],
  distance: ['done', 'cannot', 'safe'],
  contact: ['called', 'cannot', 'safe'],
  'safety-plan': ['safe', 'cannot'],
  'other-asked': ['yes', 'no', 'unsure'],
  'other-now': ['called', 'cannot'],
  hurt: ['safe', 'now', 'alone'],
  'may-harm': ['safe', 'now'],
  denied: ['safe'],
};

/** The answers that a press gives at this place of the path. */
export function listButtons({ step, language }: CareState): readonly CareButton[] {
  return (OFFERED[step] ?? []).map((name) => ({ name, label: BUTTONS[language][name] }));
}
