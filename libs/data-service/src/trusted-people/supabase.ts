import type { BackendV1 } from '@nafas/platform';
import { DataError, toDataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { type RowsAnswer, unwrapRows } from '../unwrap-rows.ts';
import {
  inviteReader,
  inviterReader,
  kindWordReader,
  madeInviteReader,
  personReader,
} from './person.ts';
import { previewReader } from './preview.ts';
import type { TrustedPeopleService } from './service.ts';

/** Trusted people by the functions of the database alone: no table of theirs can be read. */
export function createSupabaseTrustedPeople(client: Pick<BackendV1, 'rpc'>): TrustedPeopleService {
  return {
    async people() {
      const answer = await client.rpc('my_trusted_people').retry(RETRY);
      return unwrapRows(answer).map(personReader.ofRow);
    },

    async preview(asIfShared = false) {
      const answer = await client.rpc('trust_preview', { as_if_shared: asIfShared }).retry(RETRY);
      return previewReader.ofRow(unwrapRows(answer)[0]);
    },

    async getPreview(link) {
      const [row] = unwrapRows(await client.rpc('trust_preview', { link }).retry(RETRY));
      return row === undefined ? null : previewReader.ofRow(row);
    },

    async invites() {
      const answer = await client.rpc('my_trust_invites').retry(RETRY);
      return unwrapRows(answer).map(inviteReader.ofRow);
    },

    async invite() {
      const [made] = unwrapRows(await client.rpc('make_trust_invite'));
      return madeInviteReader.ofRow(made);
    },

    async takeBack(invite) {
      unwrapRows(await client.rpc('take_trust_invite_back', { invite }));
    },

    async inviter(token) {
      const [row] = unwrapRows(await client.rpc('trust_invite_from', { token }));
      return row === undefined ? null : inviterReader.ofRow(row);
    },

    async accept(token) {
      const link = unwrapValue(await client.rpc('accept_trust_invite', { token }));
      if (link === null || typeof link === 'string') return link;
      throw new DataError('invalid', 'Not a link');
    },

    async end(link) {
      unwrapRows(await client.rpc('end_trust', { link }));
    },

    async pause(link, paused) {
      mustBeThere(await client.rpc('pause_trust', { link, pause: paused }));
    },

    async block(link) {
      mustBeThere(await client.rpc('block_trusted', { link }));
    },

    async unblock(block) {
      unwrapRows(await client.rpc('unblock_trusted', { block }));
    },

    async send(link, kind) {
      mustBeThere(await client.rpc('send_kind_word', { link, kind }));
    },

    async words() {
      const answer = await client.rpc('my_kind_words').retry(RETRY);
      return unwrapRows(answer).map(kindWordReader.ofRow);
    },

    async seeWords() {
      unwrapRows(await client.rpc('see_kind_words'));
    },

    async moodLine() {
      const shown = unwrapValue(await client.rpc('my_mood_line').retry(RETRY));
      if (typeof shown === 'boolean') return shown;
      throw new DataError('invalid', 'Not whether the mood line is shown');
    },

    async setMoodLine(shown) {
      unwrapRows(await client.rpc('set_mood_line', { shown }));
    },
  };
}

/** The value of an answer that is none of rows. */
function unwrapValue({ status, data, error }: RowsAnswer): unknown {
  if (error) throw toDataError({ status, error });
  return data;
}

function mustBeThere(answer: RowsAnswer): void {
  if (unwrapValue(answer) !== true) throw new DataError('conflict', 'There is no such link');
}
