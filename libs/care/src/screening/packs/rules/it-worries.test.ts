import { expect, it } from 'vitest';
import { RULES } from './it.ts';
import { readRules } from './rule-set.ts';

const italian = readRules('it', RULES);

it.each([
  'Una mia amica vuole uccidersi e ho paura',
  'mia figlia si taglia le braccia di nascosto',
  'mio fratello dice che non vuole piu vivere',
  'Il mio compagno mi mette le mani addosso quando beve',
  'mio padre mi picchia con la cintura',
  'Il mio patrigno mi tocca di notte',
  'ho paura di mio marito quando torna ubriaco',
  'Mi provoco il vomito ogni sera',
  'prendo lassativi per dimagrire',
  'Il mio migliore amico mi ha scritto che vuole farla finita',
  'mio figlio si fa del male',
  'Mio padre mi ha dato uno schiaffo di nuovo e ho paura',
  'il mio ex mi minaccia di morte',
  'Mio zio mi toccava quando ero piccola',
  'Il mio ragazzo mi ha messo le mani addosso',
  'vomito tutto quello che mangio per non ingrassare',
  'mia sorella si provoca il vomito',
  'Non tocco cibo da quattro giorni',
])('%s: a worry', (text) => {
  expect(italian(text)).toMatch(/^(worry|concern)$/u);
});

it.each([
  'ho preso 40 pastiglie',
  'Ho appena mandato giù trenta compresse',
  'Non mi voglio ammazzare, ma vorrei non svegliarmi domani',
  'ho mandato giù due blister interi',
])('%s: danger', (text) => {
  expect(italian(text)).toBe('crisis');
});

it.each([
  'Ho preso 2 pastiglie per il mal di testa',
  'Mio fratello mi picchia sempre a FIFA',
  'Ho mangiato tutta la scatola di cioccolatini',
  'Vomito da ieri, ho preso un virus',
  'Digiuno da ieri sera per le analisi del sangue',
  'Il mio ragazzo si taglia i capelli da solo',
  'Nel film il marito picchia la moglie',
  'No, non ho mai pensato di suicidarmi, grazie',
  'Mio marito mi minaccia sempre di licenziarsi',
  'Mia sorella non vuole più vivere con i miei',
  'Mi batte il cuore',
  'Ho preso una scatola di biscotti',
])('%s: no danger', (text) => {
  expect(String(italian(text))).not.toMatch(/crisis|concern|worry/u);
});
