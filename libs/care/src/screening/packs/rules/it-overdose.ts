import { PILLS } from './it-words.ts';
import { toPatterns } from './to-patterns.ts';

const TOOK =
  '((ho |lho |mi sono |me le sono |le ho |appena |gia )+(preso|presa|prese|presi|ingoiato|ingerito|mandato giu|mandate giu|buttato giu|inghiottito|bevuto|ingurgitato))';

/** Pills that were swallowed, without a word for them, or counted. */
export const OVERDOSE = toPatterns(`
${TOOK} ((tutta|tutto|tutte|quasi|intera|intero) )*(la|le|il|i|una|un|due|tre|mezza|l) ?((intera|intero) )?(scatola|scatole|confezione|confezioni|blister|flacone|boccetta|boccette)( inter[aeio]| complet[aeo])?
( (in una volta|tutta insieme|un ora fa|poco fa|mezz ?ora fa|adesso|ora|stasera|stanotte|e|per|di colpo|intera|intero).*|(?! ))(?!.*(medico|prescri|ricetta|cioccolat|biscott|succo|latte|birra|antibiotic))(?<!(cioccolatini|biscotti|medico) .*)

${TOOK} (circa |almeno |piu di |tipo |quasi |una |le )*([1-9][0-9]|quindici|ventina|venti[a-z]*|trenta|trentina|quaranta|cinquanta|sessanta|cento|non so quante) (di )?${PILLS}(?! (in (un|una|due|tre|totale|dieci)|al mese|da |per i freni|dei freni|di (menta|liquirizia|vitamin|spirulina|cloro)[a-z]*))
`);
