import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';

export type Behaviour = 'takes' | 'refuses' | 'is full' | 'drops';

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done));
});

/** A mail server of this machine until the test ends, and what it was given. */
export async function mailServer(behaves: Behaviour) {
  const mails: string[] = [];
  const state = {
    behaves,
    /** Called when a mail was taken; the sender hears of it when it has resolved. */
    onMail: (): Promise<void> | void => undefined,
  };
  const failure = (text: string, responseCode: number) =>
    Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, answer) {
      if (state.behaves === 'refuses') answer(failure('no such user', 550));
      else if (state.behaves === 'is full') answer(failure('try later', 451));
      else answer();
    },
    onData(stream, _session, answer) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (state.behaves === 'drops') {
          for (const connection of server.connections) connection.close();
          return;
        }
        mails.push(text);
        void Promise.resolve(state.onMail()).then(() => answer());
      });
    },
  });
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { mails, state, place: { url: `smtp://127.0.0.1:${port}`, from: 'Nafas <n@nafas.test>' } };
}
