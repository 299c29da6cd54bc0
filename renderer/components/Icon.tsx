import {
  Activity,
  AudioLines,
  BadgeCheck,
  Bone,
  CalendarCheck,
  CalendarHeart,
  ChartLine,
  ClipboardList,
  Clock,
  CreditCard,
  Ear,
  FileText,
  Flag,
  Flower,
  Gauge,
  HandHeart,
  HeartHandshake,
  HeartPulse,
  Image,
  Leaf,
  ListChecks,
  Lock,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageCircle,
  MessageSquareReply,
  MousePointerClick,
  Palette,
  PenLine,
  Phone,
  Scale,
  ScanFace,
  Scissors,
  Search,
  Send,
  ShieldCheck,
  Smartphone,
  Smile,
  Sparkles,
  Star,
  Stethoscope,
  Sun,
  Target,
  Users,
  Video,
  Wallet,
} from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconName } from '../collections/icons.ts'
import { withoutSlashes } from '../markup/slashes.ts'

const ICON_COMPONENTS: Record<IconName, LucideIcon> = {
  activity: Activity,
  'audio-lines': AudioLines,
  'badge-check': BadgeCheck,
  bone: Bone,
  'calendar-check': CalendarCheck,
  'calendar-heart': CalendarHeart,
  'chart-line': ChartLine,
  'clipboard-list': ClipboardList,
  clock: Clock,
  'credit-card': CreditCard,
  ear: Ear,
  'file-text': FileText,
  flag: Flag,
  flower: Flower,
  gauge: Gauge,
  'hand-heart': HandHeart,
  'heart-handshake': HeartHandshake,
  'heart-pulse': HeartPulse,
  image: Image,
  leaf: Leaf,
  'list-checks': ListChecks,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  'message-square-reply': MessageSquareReply,
  'mouse-pointer-click': MousePointerClick,
  palette: Palette,
  'pen-line': PenLine,
  phone: Phone,
  scale: Scale,
  'scan-face': ScanFace,
  scissors: Scissors,
  search: Search,
  send: Send,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  smile: Smile,
  sparkles: Sparkles,
  star: Star,
  stethoscope: Stethoscope,
  sun: Sun,
  target: Target,
  users: Users,
  video: Video,
  wallet: Wallet,
}

const drawn = new Map<IconName, string>()

/** Lucide's components are most of a page's render time, so each icon is rendered once and kept as a string. */
function shapesOf(name: IconName): string {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const Component = ICON_COMPONENTS[name]
  const shapes = withoutSlashes(renderToStaticMarkup(<Component />)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
  drawn.set(name, shapes)
  return shapes
}

/** Hidden from screen readers, since the words beside it say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own shapes, rendered above
      dangerouslySetInnerHTML={{ __html: shapesOf(name) }}
    />
  )
}
