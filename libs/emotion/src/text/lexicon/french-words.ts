import { toLatinForm } from './latin-text.ts';
import { createLexicon } from './lexicon.ts';

/**
 * Our own list; feminine and plural forms that only add an e or an s are left out (`latinForms`). Accents are, too, so a
 * word that is another one without them ("vidé", "duré") stands in phrases alone.
 */
export const FRENCH_LEXICON = createLexicon(
  {
    happiness: `heureux, heureuse, bonheur, joie, joyeux, joyeuse, content, ravi, enchanté, enthousiaste,
      enthousiasme, excité, reconnaissant, gratitude, fier, fière, fierté, satisfait, satisfaction, optimiste,
      optimisme, espoir, rire, rires, rit, riais, riait, ri, fou rire, aux éclats, rigolé, rigole, rigoler, souri,
      sourit, sourire, souriais, souriant, amoureux, amoureuse, comblé, épanoui, gai, gaie, gaieté, allégresse,
      euphorie, euphorique, extase, fou de joie, folle de joie, émerveillé, confiant, en confiance, béni, youpi,
      hourra, kiffé, kiffe, kiffer, bien amusé, amuse bien, hâte de, hâte d', trop hâte, bonne humeur, meilleur jour,
      meilleure journée, me sens bien, me sens super, me sens léger, me sens légère, plein de vie, pleine de vie,
      plein d'énergie, pleine d'énergie, déborde d'énergie, déborde de joie, aux anges, au septième ciel,
      sur un petit nuage, quel bonheur, je t'aime, merci la vie, chanceux, chanceuse, soulagé de joie, 😊, 😀, 😁, 😄,
      😃, 🥰, 😍, 🎉, 🥳, 😂, 🤣, :), :d, <3`,
    sadness: `triste, tristement, tristesse, attristé, malheureux, malheureuse, déprimé, dépression, déprimant,
      déprime, dépressif, dépressive, misérable, chagrin, deuil, endeuillé, pleure, pleuré, pleurer, pleurs, pleurais,
      pleurait, larmes, sanglots, sangloter, sanglote, sangloté, seul, seule, solitude, isolé, désespéré, désespoir,
      mélancolie, mélancolique, morose, dévasté, déçu, décevant, déception, regret, regrette, regretté, remords, honte,
      honteux, honteuse, coupable, culpabilité, culpabilise, nul, nulle, inutile, sans valeur, un vide, grand vide,
      vide immense, vide intérieur, me sens vide, suis vide, est vide, si vide, manque, me manque, mal du pays, cafard,
      coup de blues, cœur brisé, cœur lourd, brisé le cœur, abattu, découragé, démoralisé, moral à zéro, laissé tomber,
      abandonné, trahi, trahison, blessé, blessant, de la peine, plus d'espoir, sans espoir, perdu espoir, décédé,
      est mort, est morte, perdu ma, perdu mon, 😢, 😭, 😞, 😔, 💔, 🙁, ☹, :(`,
    stress: `stress, stressé, stresser, stressant, anxieux, anxieuse, anxiété, angoisse, angoissé, angoisser,
      angoissant, inquiet, inquiète, inquiètent, inquiéter, inquiétant, inquiétude, nerveux, nerveuse, panique, paniqué,
      paniquer, peur, effrayé, effrayant, terrifié, terrifiant, terreur, crainte, crains, craignais, redoute, redouté,
      redouter, appréhende, appréhension, flippe, flippé, tremble, trembler, débordé, submergé, dépassé, agité, tendu,
      tension, pression, burn out, épuisant, frustré, frustrant, frustration, colère, en colère, énervé, énerve, énerver,
      énervant, furieux, furieuse, rage, enragé, indigné, agacé, agace, agaçant, irrité, irritant, irritable, marre,
      ras le bol, à bout, à cran, mal à l'aise, déteste, détesté, détester, haine, insomnie, dors pas, ne dors pas,
      dors plus, ne dors plus, n'arrive pas à dormir, arrive pas à dormir, j'étouffe, trop de travail, deviens fou,
      deviens folle, n'en peux plus, en peux plus, n'y arrive plus, y arrive plus, délai, examen demain, craque, saoule,
      soûle, 😰, 😨, 😱, 😡, 😠, 🤬, 😤, 😟`,
    calm: `calme, apaisé, apaisant, détendu, détendre, détente, relaxé, relaxer, relaxant, relax, serein, sereine,
      sérénité, paix, en paix, tranquille, soulagé, soulagement, reposé, reposant, zen, sans stress, à l'aise,
      confortable, 😌`,
    neutral: `bof, comme d'habitude, rien de spécial, ni bien ni mal, comme ci comme ça, ça va sans plus`,
    good: `bien, bon, bonne, super, génial, génialissime, merveilleux, merveilleuse, merveille, fantastique, formidable,
      extraordinaire, incroyable, superbe, splendide, excellent, magnifique, beau, belle, charmant, adorable, agréable,
      profite, profité, profiter, savoure, savouré, régalé, régale, aime, adore, adoré, mieux, meilleur, parfait, réussi,
      réussite, gagné, fête, fêté, célébré, plaisir, top, sympa, chouette, cool, drôle, amusé, amusant, pas mal,
      fait du bien, bien fou, réchauffé le cœur, chaud au cœur`,
    bad: `mal, mauvais, mauvaise, horrible, affreux, affreuse, terrible, atroce, odieux, odieuse, pire, c'est dur,
      c'était dur, très dur, trop dur, si dur, journée dure, dure journée, longue journée, douloureux, douloureuse,
      douleur, souffre, souffert, souffrir, souffrance, malade, fatigué, fatigue, épuisé, échoué, échec, raté, difficile,
      pénible, galère, cauchemar, gâché, foutu, dégoûté, bouleversé, contrarié, vexé, mauvaise humeur, sale journée`,
  },
  toLatinForm,
);
