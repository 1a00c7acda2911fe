import { toLatinForm } from './latin-text.ts';
import { createLexicon } from './lexicon.ts';

/** Our own list; of words that end in o or e the other endings are left out (`latinForms`). */
export const ITALIAN_LEXICON = createLexicon(
  {
    happiness: `felice, felicità, gioia, gioioso, contento, lieto, entusiasta, entusiasmo, emozionato, grato,
      gratitudine, fiero, orgoglioso, orgoglio, soddisfatto, ottimista, speranza, speranzoso, rido, riso, risate,
      sorrido, sorriso, innamorato, allegro, allegria, euforico, raggiante, non vedo l'ora, buon umore,
      giorno più bello, mi sento bene, al settimo cielo, ti amo, fortunato, che bello, 😊, 😀, 😁, 😄, 😃, 🥰, 😍, 🎉,
      🥳, 😂, 🤣, :), :d, <3`,
    sadness: `triste, tristezza, infelice, depresso, depressione, deprimente, miserabile, dolore, lutto, piango,
      pianto, lacrime, piangere, solo, sola, solitudine, disperato, disperazione, malinconia, malinconico,
      distrutto, deluso, delusione, rimpianto, rimorso, vergogna, colpa, colpevole, inutile, vuoto, mi manca,
      mi manchi, mi mancano, cuore spezzato, cuore a pezzi, giù di morale, abbattuto, scoraggiato, a terra,
      senza speranza, è morto, è morta, ho perso, 😢, 😭, 😞, 😔, 💔, 🙁, ☹, :(`,
    stress: `stress, stressato, stressante, ansia, ansioso, preoccupato, preoccupazione, preoccupa, nervoso,
      panico, paura, spaventato, terrorizzato, terrore, timore, sopraffatto, teso, tensione, pressione, esaurito,
      burnout, frustrato, frustrazione, rabbia, arrabbiato, furioso, furia, irritato, irritabile, infastidito,
      odio, stufo, agitato, angoscia, angosciato, insonnia, non dormo, non riesco a dormire, scadenza, scadenze,
      al limite, non ce la faccio, non ne posso più, incazzato, 😰, 😨, 😱, 😡, 😠, 🤬, 😤, 😟`,
    calm: `calmo, calma, rilassato, rilassante, relax, sereno, serenità, pace, in pace, tranquillo, tranquillità,
      sollevato, sollievo, riposato, rilassarmi, a mio agio, senza stress, leggero, 😌`,
    neutral: `così così, come al solito, niente di speciale, né bene né male, boh, normale`,
    good: `bene, buono, bello, ottimo, fantastico, meraviglioso, stupendo, splendido, eccellente, piacevole, amo,
      adoro, mi piace, goduto, divertito, divertente, meglio, migliore, perfetto, riuscito, successo, vinto, festa,
      piacere, bravo`,
    bad: `male, cattivo, brutto, orribile, terribile, peggio, peggiore, duro, doloroso, soffro, sofferenza, malato,
      stanco, stanchezza, sfinito, fallito, fallimento, difficile, pesante, rovinato, cattivo umore, giornataccia`,
  },
  toLatinForm,
);
