/** The guidelines that the sentences follow, by title, so that a reviewer finds them even if an address changes. */
export const SOURCES = {
  mhfa: 'Mental Health First Aid guidelines: suicidal thoughts and behaviours (Ross, Kelly, Jorm 2014)',
  columbia:
    'Columbia Suicide Severity Rating Scale, screener: order of questions (Posner et al. 2011)',
  lifeline: '988 Lifeline: helping callers at imminent risk of suicide (policy)',
  safetyPlan: 'Safety planning intervention (Stanley, Brown 2012)',
  means: 'Counselling on access to lethal means (CALM); WHO LIVE LIFE 2021: limit access to means',
  messaging:
    'WHO Preventing suicide: a resource for media professionals, 2023: no methods, no blame',
  lives:
    'WHO Health care for women subjected to partner violence, 2014: first-line support (LIVES)',
  eating: 'NICE NG69 Eating disorders: recognition and treatment',
  disclosure:
    'California SB 243 and New York General Business Law Art. 47: an AI says that it is one',
  selfHarm: 'NICE NG225 Self-harm: assessment, management and preventing recurrence',
  minors: 'WHO Helping adolescents thrive (HAT) guidelines 2020: a trusted adult, youth lines',
  bereaved:
    'Public Health England: Support after a suicide, 2016 (the bereaved are at risk themselves)',
} as const;

export type SourceName = keyof typeof SOURCES;

/** One thing the conversation says, in wordings of which none is used twice. */
export interface Sentence {
  readonly reason: string;
  readonly source: SourceName;
  readonly texts: readonly string[];
}

/** Every sentence of the help path, by its name. */
export type SentenceName =
  | 'meet'
  | 'ask'
  | 'afterYes'
  | 'afterUnsure'
  | 'afterNo'
  | 'timing'
  | 'plan'
  | 'means'
  | 'near'
  | 'distance'
  | 'emergency'
  | 'alone'
  | 'notAlone'
  | 'contact'
  | 'cannotCall'
  | 'called'
  | 'safetyPlan'
  | 'safe'
  | 'stay'
  | 'listen'
  | 'noMethod'
  | 'selfHarm'
  | 'machine'
  | 'machineCalm'
  | 'promise'
  | 'quiet'
  | 'leaving'
  | 'otherMeet'
  | 'otherAsk'
  | 'otherNow'
  | 'otherHow'
  | 'otherStay'
  | 'hurtMeet'
  | 'hurtAsk'
  | 'hurtNow'
  | 'hurtStay'
  | 'eatingMeet'
  | 'eatingAsk'
  | 'eatingStay'
  | 'eatingBody'
  | 'harmMeet'
  | 'worryMeet'
  | 'apart'
  | 'ready'
  | 'elsewhere'
  | 'company'
  | 'thanks'
  | 'fault'
  | 'minor'
  | 'urge'
  | 'grief'
  | 'otherCalled'
  | 'otherAnger'
  | 'harmStay'
  | 'shelter'
  | 'own';

export type Sentences = Readonly<Record<SentenceName, Sentence>>;
