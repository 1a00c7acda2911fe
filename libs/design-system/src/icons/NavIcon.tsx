import { createElement } from 'react';
import { Circle as LucideCircle } from 'lucide-react';
import { createIcon, type IconComponent, type IconProps } from './createIcon.tsx';
import {
  Activity,
  ArrowDown,
  ArrowUp,
  Bell,
  Check,
  ChevronDown,
  CircleUserRound,
  Eye,
  EyeOff,
  Footprints,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Moon,
  NotebookPen,
  PanelLeft,
  PenLine,
  Play,
  Plus,
  RotateCw,
  ScanFace,
  Search,
  Settings2,
  ShieldCheck,
  Sprout,
  Sun,
  Wind,
  X,
} from './lucide.ts';

const FALLBACK = /* @__PURE__ */ createIcon(LucideCircle);

const ICONS = new Map<string, IconComponent>([
  ['dashboard', LayoutDashboard],
  ['activity', Activity],
  ['sprout', Sprout],
  ['scan-face', ScanFace],
  ['user', CircleUserRound],
  ['settings', Settings2],
  ['wind', Wind],
  ['pen', PenLine],
  ['footprints', Footprints],
  ['plus', Plus],
  ['bell', Bell],
  ['moon', Moon],
  ['sun', Sun],
  ['languages', Languages],
  ['log-out', LogOut],
  ['panel', PanelLeft],
  ['notebook', NotebookPen],
  ['search', Search],
  ['help', LifeBuoy],
  ['message', MessageCircle],
  ['shield', ShieldCheck],
  ['eye', Eye],
  ['eye-off', EyeOff],
  ['refresh', RotateCw],
  ['check', Check],
  ['x', X],
  ['chevron-down', ChevronDown],
  ['play', Play],
  ['arrow-up', ArrowUp],
  ['arrow-down', ArrowDown],
]);

// Icons that point along the line of reading; the rest never mirror.
const DIRECTIONAL = new Set(['log-out', 'panel']);

/** The names a feature declaration may use; any other name draws a neutral circle. */
export const navIconNames: readonly string[] = /* @__PURE__ */ [...ICONS.keys()];

/**
 * Draws an icon by the name a feature declared in its manifest. The shell cannot know the icons of
 * an app it has never seen, so an unknown name is a plain circle, never an error.
 */
export function NavIcon({ name, ...rest }: IconProps & { name: string }) {
  return createElement(ICONS.get(name) ?? FALLBACK, { flip: DIRECTIONAL.has(name), ...rest });
}
