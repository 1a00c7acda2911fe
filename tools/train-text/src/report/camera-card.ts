/** The model card of the camera engine: what was not measured by the bench and the long run of this repository. */
export const CAMERA_CARD = `## Camera

Sizes and times are measured by \`npm run bench:emotion\` and \`npm run verify:long\`; figures marked * were measured once, on data that
is not in this repository.

**What it reads**: the expression of one face: happiness is the share of "happy", sadness of "sad", neutral of "neutral",
stress (shown as tension) of "angry", "fearful" and "disgusted", energy of the expressions of high arousal (happy, angry,
fearful, surprised). A face is there from a detector score of .7 on.

**What it cannot read**: what is felt. Fear is hardly seen in a face (recall .20 *). Two faces of one size, a dark picture and
no face are said as such.

**How**: the tiny face detector and the expression net of @vladmandic/face-api 1.7.15 (MIT), weights as they lie in that
package, as plain loops in a worker: no wasm, no eval. An equivalence test runs face-api beside them: boxes, scores and
probabilities are equal within .0001. A frame is moved to the worker, read and closed; only numbers come back, and
nothing is kept but a fading mean of seven probabilities. Models are kept in the browser's Cache Storage for a start
without a network.

**Calibration**: the net's own scores mean nothing (.90 sure at 57% right, ECE .33 *). Its logits are divided by 4.9: ECE .04 *;
at a confidence of .7 and more 88% are right, on 32% of frames *.

**Known bias**: trained on posed and web pictures whose makeup is not published; accuracy by skin tone, age, glasses, head covering
or facial palsy was not measured and such nets are known to differ. Resting faces may be read as sad or angry.

**Intended use**: self-awareness, as a question the user answers. Not for work, school, hiring, diagnosis or emergencies.

### Accuracy, with public references

| data | this engine's net * | public reference |
| --- | --- | --- |
| FER2013 PrivateTest, 3,589 faces, seven expressions | 57.2% right | always the commonest: 24.5%; people: about 65% (Goodfellow et al. 2013, arXiv:1307.0414); best single network without further data: 73.28% (Khaireddin and Chen 2021, arXiv:2105.03588) |
| CK+, posed | 87.9% right | no reference with the same split |
| energy from the expressions | AUC .84 | no reference |

Recall on FER2013 *: happy .79, disgusted .73, surprised .65, neutral .62, sad .54, angry .48, fearful .20.`;

/** Why the slower loops were chosen. */
export const WHY_NO_WASM = `wasm would be faster, for 425 kB of wasm, 1.3 MB of script and \`wasm-unsafe-eval\` in the
policy. One look a second in a worker does not need it.`;
