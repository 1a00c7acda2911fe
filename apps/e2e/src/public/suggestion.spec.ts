import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test.ts';
import { watchShifts } from './watch-shifts.ts';

test.use({ viewport: { width: 390, height: 900 } });

/** What is of the connection to the product, not of the answer. */
const OF_ITS_CONNECTION = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** Serves the product with every document in two pieces: up to its title, and from there once `sendRest` is called. */
async function servePieces(url: string) {
  let sendRest: () => void = () => undefined;
  const isRestWanted = new Promise<void>((resolve) => (sendRest = resolve));
  const server = createServer((request, response) => {
    const answer = async () => {
      const { status, headers, ...whole } = await read(url + request.url);
      response.writeHead(status, headers);
      if (whole.text === undefined) return response.end(whole.bytes);
      const [first, rest] = whole.text.split(/(?<=<\/h1>)/);
      response.write(first);
      await isRestWanted;
      return response.end(rest);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sendRest, close };
}

async function read(url: string) {
  const answer = await fetch(url);
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !OF_ITS_CONNECTION.includes(name)),
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isDocument = headers['content-type']?.startsWith('text/html');
  return { status: answer.status, headers, bytes, text: isDocument ? String(bytes) : undefined };
}

test('a page that comes piece by piece says that it is there in the browser’s language before anything below is painted', async ({
  page,
  product,
}) => {
  const pieces = await servePieces(product.url);
  try {
    const layoutShift = await watchShifts(page);
    await page.goto(`${pieces.origin}/ar/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(page.getByText('Nafas speaks English too.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    pieces.sendRest();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The bar's would be 0.12; some of it is that of the faces when they come.
    expect(await layoutShift()).toBeLessThan(0.05);
  } finally {
    await pieces.close();
  }
});
