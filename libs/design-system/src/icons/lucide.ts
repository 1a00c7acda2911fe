import {
  Activity as LucideActivity,
  ArrowDown as LucideArrowDown,
  ArrowLeft as LucideArrowLeft,
  ArrowRight as LucideArrowRight,
  ArrowUp as LucideArrowUp,
  Bell as LucideBell,
  Bookmark as LucideBookmark,
  Brain as LucideBrain,
  Calendar as LucideCalendar,
  CalendarDays as LucideCalendarDays,
  Camera as LucideCamera,
  ChartLine as LucideChartLine,
  Check as LucideCheck,
  ChevronDown as LucideChevronDown,
  ChevronLeft as LucideChevronLeft,
  ChevronRight as LucideChevronRight,
  ChevronUp as LucideChevronUp,
  CircleAlert as LucideCircleAlert,
  CircleCheckBig as LucideCircleCheckBig,
  CircleUserRound as LucideCircleUserRound,
  Clock as LucideClock,
  Copy as LucideCopy,
  Download as LucideDownload,
  ExternalLink as LucideExternalLink,
  Eye as LucideEye,
  EyeOff as LucideEyeOff,
  Feather as LucideFeather,
  Footprints as LucideFootprints,
  GripVertical as LucideGripVertical,
  Hash as LucideHash,
  Heart as LucideHeart,
  Info as LucideInfo,
  Languages as LucideLanguages,
  LayoutDashboard as LucideLayoutDashboard,
  LifeBuoy as LucideLifeBuoy,
  ListChecks as LucideListChecks,
  Loader as LucideLoader,
  LogOut as LucideLogOut,
  Mail as LucideMail,
  MapPin as LucideMapPin,
  Menu as LucideMenu,
  MessageCircle as LucideMessageCircle,
  Mic as LucideMic,
  Minus as LucideMinus,
  Moon as LucideMoon,
  NotebookPen as LucideNotebookPen,
  PanelLeft as LucidePanelLeft,
  Pause as LucidePause,
  Pencil as LucidePencil,
  PenLine as LucidePenLine,
  Phone as LucidePhone,
  Play as LucidePlay,
  Plus as LucidePlus,
  Printer as LucidePrinter,
  RotateCcw as LucideRotateCcw,
  RotateCw as LucideRotateCw,
  ScanFace as LucideScanFace,
  Search as LucideSearch,
  Send as LucideSend,
  Settings2 as LucideSettings2,
  Share as LucideShare,
  ShieldCheck as LucideShieldCheck,
  Sprout as LucideSprout,
  Square as LucideSquare,
  Sun as LucideSun,
  Target as LucideTarget,
  Trash2 as LucideTrash2,
  TrendingUp as LucideTrendingUp,
  Trophy as LucideTrophy,
  Upload as LucideUpload,
  UserRound as LucideUserRound,
  UsersRound as LucideUsersRound,
  Volume2 as LucideVolume2,
  VolumeX as LucideVolumeX,
  WifiOff as LucideWifiOff,
  Wind as LucideWind,
  X as LucideX,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

// The icons of the product, each by its name at lucide.dev; what one means, the text beside it says. Marked pure so that an
// app carries only the icons it draws.
export const Activity = /* @__PURE__ */ createIcon(LucideActivity);
export const ArrowDown = /* @__PURE__ */ createIcon(LucideArrowDown);
export const ArrowLeft = /* @__PURE__ */ createIcon(LucideArrowLeft);
export const ArrowRight = /* @__PURE__ */ createIcon(LucideArrowRight);
export const ArrowUp = /* @__PURE__ */ createIcon(LucideArrowUp);
export const Bell = /* @__PURE__ */ createIcon(LucideBell);
export const Bookmark = /* @__PURE__ */ createIcon(LucideBookmark);
export const Brain = /* @__PURE__ */ createIcon(LucideBrain);
export const Calendar = /* @__PURE__ */ createIcon(LucideCalendar);
export const CalendarDays = /* @__PURE__ */ createIcon(LucideCalendarDays);
export const Camera = /* @__PURE__ */ createIcon(LucideCamera);
export const ChartLine = /* @__PURE__ */ createIcon(LucideChartLine);
export const Check = /* @__PURE__ */ createIcon(LucideCheck);
export const ChevronDown = /* @__PURE__ */ createIcon(LucideChevronDown);
export const ChevronLeft = /* @__PURE__ */ createIcon(LucideChevronLeft);
export const ChevronRight = /* @__PURE__ */ createIcon(LucideChevronRight);
export const ChevronUp = /* @__PURE__ */ createIcon(LucideChevronUp);
export const CircleAlert = /* @__PURE__ */ createIcon(LucideCircleAlert);
export const CircleCheckBig = /* @__PURE__ */ createIcon(LucideCircleCheckBig);
export const CircleUserRound = /* @__PURE__ */ createIcon(LucideCircleUserRound);
export const Clock = /* @__PURE__ */ createIcon(LucideClock);
export const Copy = /* @__PURE__ */ createIcon(LucideCopy);
export const Download = /* @__PURE__ */ createIcon(LucideDownload);
export const ExternalLink = /* @__PURE__ */ createIcon(LucideExternalLink);
export const Eye = /* @__PURE__ */ createIcon(LucideEye);
export const EyeOff = /* @__PURE__ */ createIcon(LucideEyeOff);
export const Feather = /* @__PURE__ */ createIcon(LucideFeather);
export const Footprints = /* @__PURE__ */ createIcon(LucideFootprints);
export const GripVertical = /* @__PURE__ */ createIcon(LucideGripVertical);
export const Hash = /* @__PURE__ */ createIcon(LucideHash);
export const Heart = /* @__PURE__ */ createIcon(LucideHeart);
export const Info = /* @__PURE__ */ createIcon(LucideInfo);
export const Languages = /* @__PURE__ */ createIcon(LucideLanguages);
export const LayoutDashboard = /* @__PURE__ */ createIcon(LucideLayoutDashboard);
export const LifeBuoy = /* @__PURE__ */ createIcon(LucideLifeBuoy);
export const ListChecks = /* @__PURE__ */ createIcon(LucideListChecks);
export const Loader = /* @__PURE__ */ createIcon(LucideLoader);
export const LogOut = /* @__PURE__ */ createIcon(LucideLogOut);
export const Mail = /* @__PURE__ */ createIcon(LucideMail);
export const MapPin = /* @__PURE__ */ createIcon(LucideMapPin);
export const Menu = /* @__PURE__ */ createIcon(LucideMenu);
export const MessageCircle = /* @__PURE__ */ createIcon(LucideMessageCircle);
export const Mic = /* @__PURE__ */ createIcon(LucideMic);
export const Minus = /* @__PURE__ */ createIcon(LucideMinus);
export const Moon = /* @__PURE__ */ createIcon(LucideMoon);
export const NotebookPen = /* @__PURE__ */ createIcon(LucideNotebookPen);
export const PanelLeft = /* @__PURE__ */ createIcon(LucidePanelLeft);
export const Pause = /* @__PURE__ */ createIcon(LucidePause);
export const Pencil = /* @__PURE__ */ createIcon(LucidePencil);
export const PenLine = /* @__PURE__ */ createIcon(LucidePenLine);
export const Phone = /* @__PURE__ */ createIcon(LucidePhone);
export const Play = /* @__PURE__ */ createIcon(LucidePlay);
export const Plus = /* @__PURE__ */ createIcon(LucidePlus);
export const Printer = /* @__PURE__ */ createIcon(LucidePrinter);
export const RotateCcw = /* @__PURE__ */ createIcon(LucideRotateCcw);
export const RotateCw = /* @__PURE__ */ createIcon(LucideRotateCw);
export const ScanFace = /* @__PURE__ */ createIcon(LucideScanFace);
export const Search = /* @__PURE__ */ createIcon(LucideSearch);
export const Send = /* @__PURE__ */ createIcon(LucideSend);
export const Settings2 = /* @__PURE__ */ createIcon(LucideSettings2);
export const Share = /* @__PURE__ */ createIcon(LucideShare);
export const ShieldCheck = /* @__PURE__ */ createIcon(LucideShieldCheck);
export const Sprout = /* @__PURE__ */ createIcon(LucideSprout);
export const Square = /* @__PURE__ */ createIcon(LucideSquare);
export const Sun = /* @__PURE__ */ createIcon(LucideSun);
export const Target = /* @__PURE__ */ createIcon(LucideTarget);
export const Trash2 = /* @__PURE__ */ createIcon(LucideTrash2);
export const TrendingUp = /* @__PURE__ */ createIcon(LucideTrendingUp);
export const Trophy = /* @__PURE__ */ createIcon(LucideTrophy);
export const Upload = /* @__PURE__ */ createIcon(LucideUpload);
export const UserRound = /* @__PURE__ */ createIcon(LucideUserRound);
export const UsersRound = /* @__PURE__ */ createIcon(LucideUsersRound);
export const Volume2 = /* @__PURE__ */ createIcon(LucideVolume2);
export const VolumeX = /* @__PURE__ */ createIcon(LucideVolumeX);
export const WifiOff = /* @__PURE__ */ createIcon(LucideWifiOff);
export const Wind = /* @__PURE__ */ createIcon(LucideWind);
export const X = /* @__PURE__ */ createIcon(LucideX);
