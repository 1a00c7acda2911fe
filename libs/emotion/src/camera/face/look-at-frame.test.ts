import { beforeAll, describe, expect, it } from 'vitest';
import { EXPRESSIONS, ExpressionNet } from '../net/expression-net.ts';
import { FaceNet } from '../net/face-net.ts';
import { readWeights } from '../net/weights.ts';
import { npmModels, portrait } from '../testing/models.ts';
import { PictureView } from '../testing/picture-view.ts';
import { crop, draw, grey, noise, type Picture } from '../testing/pictures.ts';
import { lookAtFrame } from './look-at-frame.ts';

let faceNet: FaceNet;
let expressionNet: ExpressionNet;
let woman: Picture;

beforeAll(async () => {
  const { detector, expression } = await npmModels();
  faceNet = new FaceNet(readWeights(detector.manifest, detector.weights));
  expressionNet = new ExpressionNet(readWeights(expression.manifest, expression.weights));
  woman = { side: 224, rgba: await portrait() };
});

const look = (picture: Picture) => lookAtFrame(faceNet, expressionNet, new PictureView(picture));
const near = (from: number) => crop(woman, 112 - from / 2, Math.max(0, 50 - from / 2), from, 224);

function topExpression(picture: Picture) {
  const { logits } = look(picture);
  if (!logits) return undefined;
  return EXPRESSIONS[logits.indexOf(Math.max(...logits))];
}

describe('lookAtFrame', () => {
  it('finds a smiling face at several distances (ASSIST-018, ASSIST-024, ASSIST-027)', () => {
    for (const from of [150, 110, 90, 70, 60]) {
      expect(look(near(from))).toMatchObject({ faces: 1, problem: null });
      expect(topExpression(near(from))).toBe('happy');
    }
  });

  it('finds it tilted, and in half the light', () => {
    const frame = (degrees: number) =>
      draw(grey(224, 90), near(130), { x: 0, y: 0, side: 224, degrees });
    for (const degrees of [-15, 15]) expect(topExpression(frame(degrees))).toBe('happy');
    const { side, rgba } = near(110);
    expect(topExpression({ side, rgba: rgba.map((v, i) => (i % 4 === 3 ? v : v / 2)) })).toBe(
      'happy',
    );
  });

  it('finds no face where there is none (ASSIST-019)', () => {
    for (const picture of [grey(224, 128), noise(224, 9), crop(woman, 0, 120, 100, 224)]) {
      expect(look(picture)).toMatchObject({
        faces: 0,
        face: null,
        logits: null,
        problem: 'no-face',
      });
    }
  });

  it('says that a frame is dark', () => {
    expect(look(grey(224, 0)).problem).toBe('dark');
    const { side, rgba } = near(110);
    const dim = { side, rgba: rgba.map((v, i) => (i % 4 === 3 ? v : v / 20)) };
    expect(look(dim).problem).toBe('dark');
  });

  it('does not choose between two faces of one size, but does when one is clearly nearer', () => {
    const face = crop(woman, 57, 0, 110, 220);
    const left = draw(grey(440, 90), face, { x: 0, y: 110, side: 220 });
    const two = draw(left, face, { x: 220, y: 110, side: 220 });
    expect(look(two)).toMatchObject({ faces: 2, problem: 'several-faces', logits: null });
    const near = draw(draw(grey(440, 90), face, { x: 0, y: 90, side: 260 }), face, {
      x: 285,
      y: 120,
      side: 150,
    });
    expect(look(near).problem).toBeNull();
    expect(look(near).face?.x).toBeLessThan(150);
  });
});
