import { createSupabaseCheckIns } from '@nafas/data-service/check-ins';
import { createSupabaseTags } from '@nafas/data-service/tags';
import { tagContract } from '@nafas/data-service/tags/contract';
import { describe, expect, it } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { setUpBackend } from '../support/test-backend.ts';

const backend = setUpBackend();

let people = 0;

describe('tags on the embedded backend', () => {
  tagContract(
    async () => {
      people += 1;
      const { user } = await backend.signUp(`tags-${people}`);
      await agreeTo(user, 'check_ins');
      return { tags: createSupabaseTags(user), checkIns: createSupabaseCheckIns(user) };
    },
    { describe, it, expect },
  );
});
