/** The most pixels of a side: twice what the largest place for an avatar shows, for fine screens. */
const MAX_SIDE = 512;
const JPEG_QUALITY = 0.9;

/**
 * A picture made anew from its pixels, at most 512 by 512: what the file said beside them (place, device, comments) is
 * gone, and it stands as its metadata told. JPEG stays JPEG; PNG and GIF become PNG, so a GIF its first picture:
 * an avatar that moves for ever can't be stopped (WCAG 2.2.2). Rejects when the file is no picture.
 */
export async function reencode(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not written'))),
        type,
        JPEG_QUALITY,
      );
    });
  } finally {
    bitmap.close();
  }
}
