import { parseVoicePack, readArousal } from '@nafas/emotion/voice';
import { describe, expect, it } from 'vitest';
import { leaveOneSpeakerOut } from '../evaluate/leave-one-out.ts';
import { auc } from '../evaluate/metrics.ts';
import { arousalLabel } from '../corpus.ts';
import { voiceReport } from '../report.ts';
import { syntheticCorpus } from '../testing/synthetic-corpus.ts';
import { makePack, train } from './train.ts';

describe('the trainer on a small synthetic corpus', () => {
  const clips = syntheticCorpus();
  const pack = makePack(train(clips), 'test');

  it('is deterministic, and the engine accepts its pack', () => {
    expect(makePack(train(syntheticCorpus()), 'test')).toEqual(pack);
    expect(parseVoicePack(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  });

  it('learns which speakers are excited, also for one it never heard', () => {
    const heard = leaveOneSpeakerOut(clips).filter(
      (h) => h.condition === 'clean' && h.baseline === 'clean',
    );
    const judged = heard.flatMap(({ clip, p }) => {
      const y = arousalLabel(clip.emotion);
      return y === null ? [] : [{ y, p }];
    });
    expect(auc(judged)).toBeGreaterThan(0.95);
  });

  it('puts the usual voice of a speaker where the neutral clips lie', () => {
    const neutral = clips.find((c) => c.emotion === 'N');
    if (!neutral) throw new Error('no neutral clip');
    const { logit } = readArousal(pack, neutral.features.clean, neutral.features.clean);
    expect(Math.abs(logit - pack.own.usual.logit)).toBeLessThan(3 * pack.own.usual.spread);
  });

  it('reports every condition', () => {
    const report = voiceReport(clips, leaveOneSpeakerOut(clips), JSON.stringify(pack));
    for (const row of ['| clean | none', '| noise5 |', '| telephone |'])
      expect(report).toContain(row);
    expect(report).not.toMatch(/NaN|undefined/u);
  });
});
