import { beforeAll, describe, expect, it } from 'vitest';
import { findFaces, type Face } from '../face/find-faces.ts';
import { npmModels, portrait } from '../testing/models.ts';
import { loadOracle, type Oracle } from '../testing/oracle.ts';
import { crop, draw, grey, noise, type Picture } from '../testing/pictures.ts';
import { EXPRESSION_SIDE, ExpressionNet } from './expression-net.ts';
import { FaceNet } from './face-net.ts';
import { readWeights } from './weights.ts';

const CLOSE = 1e-4;
const SLOW = 60_000;
let oracle: Oracle;
let faceNet: FaceNet;
let expressionNet: ExpressionNet;
let woman: Picture;

beforeAll(async () => {
  oracle = await loadOracle();
  const { detector, expression } = await npmModels();
  faceNet = new FaceNet(readWeights(detector.manifest, detector.weights));
  expressionNet = new ExpressionNet(readWeights(expression.manifest, expression.weights));
  woman = { side: 224, rgba: await portrait() };
}, SLOW);

function expectSame(ours: readonly Face[], theirs: readonly Face[]) {
  expect(ours).toHaveLength(theirs.length);
  ours.forEach((own, i) => {
    for (const key of ['x', 'y', 'width', 'height', 'score'] as const) {
      expect(Math.abs(own[key] - (theirs[i]?.[key] ?? Number.NaN))).toBeLessThan(CLOSE);
    }
  });
}

const ourFaces = (picture: Picture) => findFaces(faceNet.run(picture.rgba, picture.side), 0.3);

describe('our forward passes against face-api', () => {
  it(
    'finds the same faces in the same places',
    async () => {
      const grown = draw(grey(224, 90), woman, { x: 0, y: 40, side: 120 });
      const two = draw(grown, woman, { x: 110, y: 30, side: 110 });
      const tilted = draw(grey(224, 90), woman, { x: 0, y: 0, side: 224, degrees: 15 });
      for (const picture of [woman, two, tilted]) {
        const ours = ourFaces(picture);
        expect(ours.length).toBeGreaterThan(0);
        expectSame(ours, await oracle.faces(picture, 0.3));
      }
    },
    SLOW,
  );

  it(
    'agrees at other sizes and where there is no face',
    async () => {
      const small = draw(grey(160, 0), woman, { x: 0, y: 0, side: 160 });
      for (const picture of [small, noise(160, 3), grey(96, 128)]) {
        expectSame(ourFaces(picture), await oracle.faces(picture, 0.3));
      }
    },
    SLOW,
  );

  it(
    'gives every expression the same probability',
    async () => {
      const pictures = [
        crop(woman, 78, 18, 60, EXPRESSION_SIDE),
        crop(woman, 70, 10, 80, EXPRESSION_SIDE),
        crop(woman, 0, 100, 112, EXPRESSION_SIDE),
        noise(EXPRESSION_SIDE, 5),
        grey(EXPRESSION_SIDE, 0),
        grey(EXPRESSION_SIDE, 255),
      ];
      for (const picture of pictures) {
        const powers = expressionNet.run(picture.rgba).map(Math.exp);
        const sum = powers.reduce((total, p) => total + p, 0);
        const theirs = await oracle.expressions(picture);
        powers.forEach((p, e) =>
          expect(Math.abs(p / sum - (theirs[e] ?? NaN))).toBeLessThan(CLOSE),
        );
      }
    },
    SLOW,
  );
});
