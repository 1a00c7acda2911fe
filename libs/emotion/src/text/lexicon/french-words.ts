import { toLatinForm } from './latin-text.ts';
import { createLexicon } from './lexicon.ts';

/** Our own list; feminine and plural forms that only add an e or an s are left out (`latinForms`). */
export const FRENCH_LEXICON = createLexicon(
  {
    happiness: `heureux, heureuse, bonheur, joie, joyeux, joyeuse, content, ravi, enchanté, enthousiaste,
      enthousiasme, excité, reconnaissant, gratitude, fier, fière, fierté, satisfait, optimiste, espoir,
      rire, ri, rigolé, rigole, souri, sourire, souriant, amoureux, amoureuse, comblé, épanoui, gai, gaieté,
      hâte de, trop hâte, bonne humeur, meilleur jour, me sens bien, aux anges, quel bonheur, je t'aime,
      merci la vie, chanceux, chanceuse, soulagé de joie, 😊, 😀, 😁, 😄, 😃, 🥰, 😍, 🎉, 🥳, 😂, 🤣, :), :d, <3`,
    sadness: `triste, tristesse, malheureux, malheureuse, déprimé, dépression, déprimant, déprime, misérable,
      chagrin, deuil, pleure, pleuré, pleurer, larmes, sanglots, seul, seule, solitude, désespéré, désespoir,
      mélancolie, mélancolique, dévasté, déçu, déception, regret, regrette, honte, coupable, culpabilité, nul,
      vide, manque, me manque, cafard, coup de blues, cœur brisé, abattu, démoralisé, moral à zéro,
      plus d'espoir, sans espoir, décédé, est mort, est morte, perdu ma, perdu mon, 😢, 😭, 😞, 😔, 💔, 🙁, ☹, :(`,
    stress: `stress, stressé, stressant, anxieux, anxieuse, anxiété, angoisse, angoissé, inquiet, inquiète,
      inquiétude, nerveux, nerveuse, panique, paniqué, peur, effrayé, terrifié, terreur, crainte, débordé,
      submergé, tendu, tension, pression, burn out, épuisant, frustré, frustration, colère, en colère, énervé,
      énerve, furieux, furieuse, rage, agacé, agaçant, irrité, irritable, marre, ras le bol, à bout, à cran,
      déteste, haine, insomnie, dors pas, n'arrive pas à dormir, délai, examen demain, craque, saoule, soûle,
      😰, 😨, 😱, 😡, 😠, 🤬, 😤, 😟`,
    calm: `calme, apaisé, apaisant, détendu, détente, relaxé, relax, serein, sereine, sérénité, paix, en paix,
      tranquille, soulagé, soulagement, reposé, reposant, zen, sans stress, à l'aise, confortable, 😌`,
    neutral: `bof, comme d'habitude, rien de spécial, ni bien ni mal, comme ci comme ça, ça va sans plus`,
    good: `bien, bon, bonne, super, génial, génialissime, merveilleux, merveilleuse, fantastique, excellent,
      magnifique, beau, belle, agréable, profite, profité, aime, adore, mieux, meilleur, parfait, réussi,
      réussite, gagné, fête, plaisir, top, sympa, chouette, cool, amusé, amusant`,
    bad: `mal, mauvais, mauvaise, horrible, affreux, affreuse, terrible, pire, dur, dure, douloureux, douleur,
      souffre, souffrance, malade, fatigué, fatigue, épuisé, échoué, échec, raté, difficile, pénible, gâché,
      mauvaise humeur, sale journée`,
  },
  toLatinForm,
);
