/** The model card of the text engine: what figures cannot say. */
export const TEXT_CARD = `### What it can and cannot tell

- It tells which emotion the **words** of a text express, as probabilities. It does not know what
  the writer feels: irony, quotation, stories about others and unwritten context are lost on it.
- **Energy is always null**: arousal cannot be read from text. Nothing is made up in its place.
- **It must never be used to detect a crisis.** A text about wanting to die is read as sadness and
  nothing more; screening for crisis is another part of the product, made for that.
- It is no diagnosis and no clinical measure. A probability is how often people who labelled such
  texts chose the label.
- Standard Arabic ('ar') has no trained pack: it is read by a list of words (standard, Levantine,
  Egyptian and Gulf) with negation; its confidence is at most 0.35 and the reading carries the note
  'lexicon-only'. Moroccan (ary) and Algerian (arq) Arabic have packs.
- French, Italian and Japanese have no data we may ship: they are read by a list of words, too, with
  the same limit and note. What that is worth is measured below, in the part on them.
- Of the app's eleven languages seven have a pack (en, es, de, pt, ru, zh, ko); fr, it, ja and standard
  Arabic are read by words alone. In any other language the engine answers 'language-not-available', and
  the app says so.

### How it works

Hashed words, word pairs and character n-grams; one logistic head per label, and in English one more for
each group of several labels (five of Ekman's, "joy" being "positive" and "surprise" "ambiguous", and
"negative"), with few, rounded weights in one table of features; a small net over the heads for what labels
say about one another and for the groups (Ekman, sentiment, our four values); thresholds and Platt calibration
from cross-validation on the training rows. Outside English the heads are trained twice: the second time
towards a mixture of the labels and what the first round believed of rows it had not seen, as raters overlook
labels. English words under a negation are features of their own. Beside it, for English and Arabic, a lexicon
of our own with negation scope sets a floor or a ceiling where a word is plain ("Stressed about the exam",
"I am not happy"); the labels are the pack's alone.

Confidence is the largest of the four probabilities, lowered where few of the words are known.
\`computedFrom\` holds the words that moved the reading most.

### Intended use

Self-awareness: a person reads a hint about a text of their own, on their own device, and can
disagree with it. Not for judging others, not for work, school, insurance, hiring or care, and not
for any automatic decision. The text never leaves the device.

### Known bias

- GoEmotions is Reddit English of 2005-2019: young, male, American, profane; its raters were native
  English speakers from India. Dialects (African American English among them), older writers and
  formal prose are read worse, and words naming groups of people can carry the sentiment of the
  forums they were taken from.
- BRIGHTER mixes news, social media and speeches, and its splits are small (100 to 270 dev rows), so
  its figures are uncertain by several points. KOTE is comments under Korean news and videos.
- Rare labels (grief, relief, pride, nervousness, embarrassment) rest on few examples.
- Only English, Moroccan and Algerian have a lexicon beside the pack. In the other languages with a
  pack a plain sentence that the small corpus did not teach can go wrong: the Spanish pack takes "Estoy muy feliz" for sad.
- Outside its domain it is worse: diary sentences are not Reddit comments. The probe sentences of
  the tests are a floor, not a measure.`;

/** Where the data come from. */
export const TEXT_DATA = `### Data and licences

| pack | trained on | licence |
| --- | --- | --- |
| en | GoEmotions (Demszky et al. 2020), official train split, 43,410 texts | CC BY 4.0 |
| es, de, pt, ru, zh, ary, arq | BRIGHTER / SemEval-2025 Task 11 track A, train split of each language | CC BY 4.0 |
| ko | KOTE (Jeon et al. 2022), nine of ten rows of its validation split; 43 labels in six groups | MIT |

The texts are not in this repository; the packs are. The lexicons are ours.

Public references: Demszky et al. 2020, "GoEmotions" (ACL, arXiv:2005.00547), fine-tuned BERT; Muhammad et al. 2025, "BRIGHTER"
(arXiv:2502.11926), RemBERT; Jeon et al. 2022, KOTE, gives no figure for six groups. Theirs are on the test splits, ours on dev.`;
