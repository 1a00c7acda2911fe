import { loadScreening } from '@nafas/care-react';
import type { Line } from '@nafas/data-service/analysis/week';
import { useQuery } from '@tanstack/react-query';

/** The lines that may be offered to keep: nobody is asked to keep a sentence that sounds like danger. None until read. */
export function useCalmLines(lines: readonly Line[]): readonly Line[] {
  const { data = [] } = useQuery({
    queryKey: ['calm lines', lines],
    queryFn: async () => {
      const screen = await loadScreening();
      return lines.filter(({ text }) => screen(text).level === 'none');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
