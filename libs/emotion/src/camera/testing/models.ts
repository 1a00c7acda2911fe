import detectorManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json' with { type: 'json' };
import detectorUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url&inline';
import expressionManifest from '@vladmandic/face-api/model/face_expression_model-weights_manifest.json' with { type: 'json' };
import expressionUrl from '@vladmandic/face-api/model/face_expression_model.bin?url&inline';
import portraitUrl from './portrait-224.rgb.gz?url&inline';

const fetchBytes = async (dataUrl: string) => (await fetch(dataUrl)).arrayBuffer();

/** The two models as they lie in the npm package. */
export async function npmModels() {
  return {
    detector: { manifest: detectorManifest as unknown, weights: await fetchBytes(detectorUrl) },
    expression: {
      manifest: expressionManifest as unknown,
      weights: await fetchBytes(expressionUrl),
    },
  };
}

/** NASA's portrait of Eileen Collins (public domain), 224 by 224, RGBA. */
export async function portrait(): Promise<Uint8ClampedArray> {
  const packed = await fetch(portraitUrl);
  const stream = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  const rgb = new Uint8Array(await new Response(stream ?? null).arrayBuffer());
  return Uint8ClampedArray.from({ length: (rgb.length / 3) * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (rgb[Math.floor(i / 4) * 3 + (i % 4)] ?? 0),
  );
}
