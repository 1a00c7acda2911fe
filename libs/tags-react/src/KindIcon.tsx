import type { TagKind } from '@nafas/data-service/tags';
import { Footprints, Hash, MapPin, UserRound } from '@nafas/design-system/icons';

const ICONS = { people: UserRound, places: MapPin, activities: Footprints };

/** What a tag names, as a picture beside its name. */
export function KindIcon({ kind }: { kind: TagKind | null }) {
  const Icon = kind === null ? Hash : ICONS[kind];
  return <Icon size="sm" />;
}
