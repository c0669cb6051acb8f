import {
  BellRing,
  ChartNoAxesColumn,
  Clock,
  Languages,
  Leaf,
  type LucideIcon,
  Palette,
  PencilRuler,
  QrCode,
  Radio,
  ShoppingBag,
  Smartphone,
  Sparkles,
  Table2,
  Users,
  UtensilsCrossed,
} from 'lucide-react';

/** The server names an icon; only those that are loaded here can be shown. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bell: BellRing,
  chart: ChartNoAxesColumn,
  clock: Clock,
  languages: Languages,
  leaf: Leaf,
  palette: Palette,
  pencil: PencilRuler,
  qr: QrCode,
  radio: Radio,
  bag: ShoppingBag,
  phone: Smartphone,
  table: Table2,
  users: Users,
  menu: UtensilsCrossed,
};

export const DynamicFeatureIcon = ({ name }: { name: string }) => {
  const Icon = icons[name] ?? Sparkles;
  return <Icon className="size-6" />;
};
