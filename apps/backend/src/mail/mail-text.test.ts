import { expect, it } from 'vitest';
import { mailText } from './mail-text.ts';

it('is what a person reads of a mail', () => {
  expect(
    mailText(`<!doctype html><!-- note --><head><title>Hidden</title></head>
      <body><h1>Reset</h1>
      <p>Open   this
        link:</p>
      <p><a href="https://a.test/?x=1&amp;y=2"
        >https://a.test/?x=1&amp;y=2</a
      ></p><div>5 &lt; 6 &amp;lt; 7</div></body>`),
  ).toBe('Reset\nOpen this link:\nhttps://a.test/?x=1&y=2\n5 < 6 &lt; 7');
});
