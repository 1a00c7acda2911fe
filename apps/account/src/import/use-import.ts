import { checkInCodec } from '@nafas/data-service/check-ins';
import { importEntries, findKnown } from '@nafas/data-service/imports/client';
import { useTimeZone, useToday } from '@nafas/data-service/react';
import type { Field, ImportOptions, ImportPreview } from '@nafas/portability';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { readBytes, readPreview } from './read-file.ts';

/** What the person said of a file. */
export interface Answers {
  readonly moods: Readonly<Record<string, number | null>>;
  readonly columns?: readonly Field[];
  readonly dateOrder?: NonNullable<ImportOptions['dateOrder']>;
}

/** A file that was chosen and read. */
export interface Chosen {
  readonly name: string;
  readonly preview: ImportPreview;
  readonly answers: Answers;
}

/** A file whose entries were looked for among those that are here. */
export interface Checked extends Chosen {
  /** One for the file, so that going on after a failure goes on with the same import. */
  readonly id: string;
  /** Ids that are here already. */
  readonly known: ReadonlySet<string>;
}

export type Stage =
  | { readonly at: 'choose' }
  | { readonly at: 'match'; readonly file: Chosen }
  | { readonly at: 'check'; readonly file: Checked; readonly isCancelled?: boolean }
  | { readonly at: 'sending'; readonly file: Checked; readonly sent: number; readonly of: number }
  | { readonly at: 'done'; readonly file: Checked; readonly brought: number };

/** Bringing a file in: choose, match, check, done. Nothing is stored before `confirm`. */
export function useImport() {
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const today = useToday();
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const bytes = useRef<Uint8Array | null>(null);
  const ending = useRef<AbortController | null>(null);

  /** Does one thing at a time; what goes wrong stands on the stage that it began on. */
  async function run(work: () => Promise<Stage>): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      setStage(await work());
    } catch (cause) {
      setError(cause);
    } finally {
      setIsBusy(false);
    }
  }
  /** `isMatching`: what is asked of the columns need not be answered yet. */
  function read(answers: Answers, isMatching: boolean): Promise<ImportPreview> {
    const { userId } = platform.scope;
    const person = userId === undefined || userId === null ? {} : { person: userId };
    return readPreview(bytes.current ?? new Uint8Array(), {
      timeZone,
      today,
      ...person,
      ...answers,
      isMatching,
    });
  }
  async function check(file: Chosen, preview: ImportPreview): Promise<Stage> {
    const ids = preview.entries.map(({ id }) => id);
    const known = await findKnown(platform, ids);
    return { at: 'check', file: { ...file, preview, id: crypto.randomUUID(), known } };
  }

  return {
    stage,
    isBusy,
    error,
    choose: (file: File) =>
      run(async () => {
        bytes.current = await readBytes(file);
        const answers = { moods: {} };
        const chosen = { name: file.name, preview: await read(answers, true), answers };
        const { moods, columns } = chosen.preview;
        const isAsked = moods.length > 0 || columns.length > 0;
        return isAsked ? { at: 'match', file: chosen } : check(chosen, chosen.preview);
      }),
    answer: (file: Chosen, change: Partial<Answers>) => {
      const answers = { ...file.answers, ...change };
      // A mood changes nothing that is shown before the check.
      if (change.moods) setStage({ at: 'match', file: { ...file, answers } });
      else
        void run(async () => ({
          at: 'match',
          file: { ...file, answers, preview: await read(answers, true) },
        }));
    },
    check: (file: Chosen) => run(async () => check(file, await read(file.answers, false))),
    back() {
      setError(null);
      const isAsked =
        stage.at === 'check' &&
        (stage.file.preview.moods.length > 0 || stage.file.preview.columns.length > 0);
      setStage(isAsked ? { at: 'match', file: stage.file } : { at: 'choose' });
    },
    startAgain() {
      setError(null);
      bytes.current = null;
      setStage({ at: 'choose' });
    },
    async confirm(file: Checked) {
      const { kind, entries, tags } = file.preview;
      const fresh = entries.filter(({ id }) => !file.known.has(id));
      const progress = (sent: number) => setStage({ at: 'sending', file, sent, of: fresh.length });
      const control = new AbortController();
      ending.current = control;
      progress(0);
      setError(null);
      try {
        const brought = await importEntries(
          platform,
          {
            id: file.id,
            kind,
            entries: fresh.map((row) => checkInCodec.ofRow({ ...row, version: 1 })),
            tags: tags.map(({ name }) => name),
          },
          { signal: control.signal, onProgress: progress },
        );
        if (brought !== null) setStage({ at: 'done', file, brought });
        // A new number: what was undone takes no more.
        else
          setStage({
            at: 'check',
            file: { ...file, id: crypto.randomUUID() },
            isCancelled: true,
          });
      } catch (cause) {
        setError(cause);
        setStage({ at: 'check', file });
      }
    },
    cancel: () => ending.current?.abort(),
  };
}
