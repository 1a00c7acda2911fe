import { type LoadState, loadState, useWithWrites } from '@nafas/data-service/client';
import { thoughtRecordCodec, type ThoughtRecord } from '@nafas/data-service/thought-records';
import {
  thoughtRecordsWithWrites,
  thoughtRecords,
} from '@nafas/data-service/thought-records/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../device/use-copy.ts';

const parse = (kept: unknown): readonly ThoughtRecord[] =>
  Array.isArray(kept) ? kept.map(thoughtRecordCodec.parse) : [];

/** The records with what waits in the outbox; without a network the copy of this device. */
export function useRecords(): LoadState<readonly ThoughtRecord[]> {
  const platform = usePlatform();
  const query = useQuery(thoughtRecords(platform));
  const shown = useWithWrites(platform, query.data, thoughtRecordsWithWrites);
  return loadState(query, useCopy('records', shown, parse));
}
