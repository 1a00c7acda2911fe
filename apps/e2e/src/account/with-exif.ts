/** A JPEG with an Exif segment that says `text`, right after its start, where cameras put it. */
export function withExif(jpeg: Buffer, text: string): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(text)]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
