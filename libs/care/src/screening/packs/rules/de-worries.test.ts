import { expect, it } from 'vitest';
import { RULES } from './de.ts';
import { readRules } from './rule-set.ts';

const german = readRules('de', RULES);

it.each([
  'Meine beste Freundin schreibt, dass sie sich umbringen will',
  'mein sohn schneidet sich heimlich in die arme',
  'Mein Stiefvater fasst mich nachts an',
  'mein Papa schlägt mich wenn er trinkt',
  'Mein Mann hat mich gestern wieder geschlagen',
  'Ich habe Angst vor meinem Freund, wenn er betrunken heimkommt',
  'Ich stecke mir nach jedem Essen den Finger in den Hals',
  'nehme abführmittel um dünner zu werden',
  'Mein kleiner Bruder hat gesagt, er will nicht mehr leben',
  'meine freundin will sich das leben nehmen',
  'mein ex droht mich umzubringen',
  'Meine Mutter schlägt mich mit dem Gürtel',
  'Mein Lehrer hat mich angefasst',
  'mein mann hat mich vergewaltigt',
  'Mein Vater verprügelt mich',
  'ich übergebe mich nach jeder Mahlzeit',
  'Ich esse seit drei Tagen nichts, um abzunehmen',
  'hab angst vor meinem vater wenn er trinkt',
])('%s: a worry', (text) => {
  expect(german(text)).toMatch(/^(worry|concern)$/u);
});

it.each([
  'Hab eben vierzig Tabletten genommen',
  'ich hab die ganze packung genommen',
  'Schade, dass es beim letzten Mal nicht geklappt hat',
  'hätt ich mich letztes mal bloß umgebracht',
  'Ich will mich nicht umbringen, aber ich möchte nicht mehr aufwachen',
  'Hab grad zwei Blister geschluckt',
  'wünschte sie hätten mich letztes mal nicht gerettet',
])('%s: danger', (text) => {
  expect(german(text)).toBe('crisis');
});

it.each([
  'Schade, dass es beim letzten Mal mit dem Termin nicht geklappt hat',
  'Hab zwei Tabletten gegen Kopfweh genommen',
  'Mein Bruder schlägt mich immer im Schach',
  'Mein Freund schlägt vor, ans Meer zu fahren',
  'Ich kotze seit gestern alles wieder aus, Magen-Darm',
  'Ich faste für die Blutuntersuchung morgen',
  'Nein, ich habe nie daran gedacht, mir etwas anzutun',
  'Hab die ganze Packung Kekse gegessen',
  'Meine Schwester stirbt vor Langeweile',
  'Mein Mann schlägt sich gut im neuen Job',
  'Mein Chef schlägt mich für die Beförderung vor',
  'Meine Schwester will nicht mehr in Berlin leben',
  'Mein Freund hat Schluss gemacht',
])('%s: no danger', (text) => {
  expect(String(german(text))).not.toMatch(/crisis|concern|worry/u);
});
