import {
  BellRing,
  CalendarClock,
  Leaf,
  type LucideIcon,
  PackageX,
  Palette,
  PencilRuler,
  QrCode,
  SlidersHorizontal,
  Sparkles,
  Timer,
} from 'lucide-react';

/** The server names an icon; only those that are loaded here can be shown. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'bell-ring': BellRing,
  'calendar-clock': CalendarClock,
  leaf: Leaf,
  'package-x': PackageX,
  palette: Palette,
  'pencil-ruler': PencilRuler,
  'qr-code': QrCode,
  'sliders-horizontal': SlidersHorizontal,
  timer: Timer,
};

export const FeatureIcon = ({ name }: { name: string }) => {
  const Icon = icons[name] ?? Sparkles;
  return <Icon className="size-6" />;
};
