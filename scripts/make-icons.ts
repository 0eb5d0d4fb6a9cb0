/**
 * Draws the icons of `src/ui/icon-names.ts` into one file, `src/ui/icons.svg`.
 * Run it by hand after a change to the names; the result is committed.
 */
import { writeFile } from 'node:fs/promises';
import {
  AlarmClock,
  ArrowRight,
  ArrowUpRight,
  Bed,
  BookOpen,
  Brain,
  CalendarDays,
  ChartColumn,
  ChevronDown,
  Clock,
  Cookie,
  GraduationCap,
  Heart,
  Leaf,
  Lightbulb,
  Link,
  Menu,
  MessageCircle,
  MessagesSquare,
  Moon,
  MoonStar,
  NotebookPen,
  Phone,
  Repeat,
  ShieldCheck,
  Sparkles,
  Sun,
  Sunrise,
  Target,
  Users,
  Video,
  X,
  type IconNode,
} from 'lucide';
import { iconNames, type UiIconName } from '#ui/icon-names.ts';

const drawings: Record<UiIconName, IconNode> = {
  'alarm-clock': AlarmClock,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  bed: Bed,
  'book-open': BookOpen,
  brain: Brain,
  calendar: CalendarDays,
  chart: ChartColumn,
  chat: MessagesSquare,
  'chevron-down': ChevronDown,
  clock: Clock,
  close: X,
  cookie: Cookie,
  'graduation-cap': GraduationCap,
  heart: Heart,
  leaf: Leaf,
  lightbulb: Lightbulb,
  link: Link,
  menu: Menu,
  message: MessageCircle,
  moon: Moon,
  'moon-star': MoonStar,
  notebook: NotebookPen,
  phone: Phone,
  repeat: Repeat,
  shield: ShieldCheck,
  sparkles: Sparkles,
  sun: Sun,
  sunrise: Sunrise,
  target: Target,
  users: Users,
  video: Video,
};

const symbols = iconNames.map((name) => {
  const shapes = drawings[name].map(([shape, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${String(value)}"`);
    return `<${shape} ${written.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
});
await writeFile(
  'src/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
);
