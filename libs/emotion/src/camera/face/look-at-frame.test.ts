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

/** A face net that is as sure of one face as `score` says. */
function makeSure(score: number): FaceNet {
  const box = [0, 0, 0, 0, Math.log(score / (1 - score))];
  const others = Array.from({ length: 20 }, () => -20);
  const run = () => ({ width: 1, height: 1, channels: 25, data: [...box, ...others] });
  return { run } as unknown as FaceNet;
}

describe('lookAtFrame', () => {
  it.each([
    [0.7, 1],
    [0.69999, 0],
  ])('at a confidence of %d there are %i faces (ASSIST-024, DECISION-042)', (score, faces) => {
    const found = lookAtFrame(makeSure(score), expressionNet, new PictureView(near(110)));
    expect(found.confidence).toBeCloseTo(score, 9);
    expect(found.faces).toBe(faces);
    expect(found.logits === null).toBe(faces === 0);
  });

  it('finds a smiling face at several distances (ASSIST-018, ASSIST-027)', () => {
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
