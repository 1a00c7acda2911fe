import { toLatinForm } from './latin-text.ts';
import { createLexicon } from './lexicon.ts';

/**
 * Our own list; of words that end in o or e the other endings are left out (`latinForms`). A word that means something
 * else more often ("solo" is "only", "riso" rice, "dura" lasts) stands in phrases alone.
 */
export const ITALIAN_LEXICON = createLexicon(
  {
    happiness: `felice, felicità, gioia, gioioso, contento, lieto, entusiasta, entusiasmo, emozionato, grato,
      gratitudine, riconoscente, fiero, orgoglioso, orgoglio, soddisfatto, soddisfazione, ottimista, speranza,
      speranzoso, fiducioso, rido, ridendo, ridevo, ridere, ho riso, abbiamo riso, riso tanto, riso tantissimo, risate,
      sorrido, sorridere, sorridevo, sorriso, innamorato, allegro, allegria, euforico, euforia, estasi, raggiante,
      incantato, evviva, benedetto, non vedo l'ora, buon umore, giorno più bello, giornata più bella, mi sento bene,
      mi sento leggero, mi sento leggera, pieno di energia, piena di energia, sicura di me, sicuro di me, fuori di me dalla gioia,
      al settimo cielo, ti amo, fortunato, che bello, che divertimento, divertito un sacco, divertita un sacco, 😊, 😀, 😁, 😄,
      😃, 🥰, 😍, 🎉, 🥳, 😂, 🤣, :), :d, <3`,
    sadness: `triste, tristemente, tristezza, rattristato, infelice, infelicità, depresso, depressione, deprimente,
      miserabile, dolore, lutto, piango, piangevo, piangendo, pianto, lacrime, piangere, singhiozzare, singhiozzo,
      singhiozzi, mi sento solo, mi sento sola, mi sento più solo, mi sento più sola, mi sento così solo,
      mi sento così sola, mi sento tanto sola, mi sento tanto solo, sentita sola, sentito solo, sentirmi sola, sentirmi solo,
      sono solo, sono sola, sono così sola, sono così solo, tutto solo, tutta sola, solitudine, disperato, disperazione,
      malinconia, malinconico, cupo, distrutto, devastato, deluso, deludente, delusione, rimpianto, rimpiango, rimorso,
      mi pento, pentito, vergogna, vergogno, colpa, colpevole, inutile, vuoto, mi manca, mi manchi, mi mancano,
      nostalgia, cuore spezzato, cuore a pezzi, cuore pesante, giù di morale, morale a terra, abbattuto, scoraggiato,
      ferito, tradito, tradimento, abbandonato, a terra, senza speranza, è morto, è morta, ho perso, 😢, 😭, 😞, 😔, 💔, 🙁, ☹,
      :(`,
    stress: `stress, stressato, stressante, ansia, ansioso, preoccupato, preoccupazione, preoccupa, preoccupo,
      preoccupante, nervoso, panico, paura, spaventato, spaventoso, spaventa, terrorizzato, terrificante, terrore,
      timore, temo, temevo, tremo, tremare, sopraffatto, teso, tensione, pressione, esaurito, estenuante, burnout,
      frustrato, frustrante, frustrazione, rabbia, arrabbiato, arrabbio, furioso, furia, indignato, irritato, irritante,
      irrita, irritabile, infastidito, fastidio, fastidioso, odio, odiato, stufo, agitato, agito, inquieto, a disagio,
      angoscia, angosciato, angosciante, insonnia, non dormo, non riesco a dormire, non riesco a respirare,
      troppo lavoro, scadenza, scadenze, al limite, non ce la faccio, non ne posso più, impazzire, incazzato, che palle,
      😰, 😨, 😱, 😡, 😠, 🤬, 😤, 😟`,
    calm: `calmo, calma, rilassato, rilassante, relax, sereno, serenità, pace, in pace, tranquillo, tranquillità,
      sollevato, sollievo, riposato, rilassarmi, calmarmi, a mio agio, senza stress, leggero, 😌`,
    neutral: `così così, come al solito, niente di speciale, né bene né male, boh, normale`,
    good: `bene, buono, bello, ottimo, fantastico, meraviglioso, meraviglia, stupendo, splendido, straordinario,
      incredibile, incantevole, incanto, eccellente, delizioso, adorabile, dolcezza, piacevole, amo, adoro, mi piace,
      goduto, godo, divertito, divertente, divertimento, divertirmi, meglio, migliore, perfetto, riuscito, un successo,
      grande successo, avuto successo, con successo, vinto, festa, festeggiato, piacere, bravo, niente male, mica male`,
    bad: `male, cattivo, brutto, orribile, terribile, pessimo, odioso, peggio, peggiore, molto duro, troppo duro,
      momento duro, periodo duro, giornata dura, stata dura, doloroso, soffro, soffrire, soffrivo, sofferenza, malato,
      stanco, stanchezza, sfinito, fallito, fallimento, difficile, fatica, pesante, incubo, rovinato, sconvolto,
      turbato, cattivo umore, giornataccia`,
  },
  toLatinForm,
);
