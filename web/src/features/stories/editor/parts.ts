import {
  Clapperboard,
  Columns2,
  Gem,
  Image,
  Images,
  Lightbulb,
  Lock,
  Minus,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react'
import type { StoryNode } from '#contracts/story.ts'
import { newId } from './newId.ts'

type PartKind = { name: string; label: string; Icon: LucideIcon; create: () => StoryNode }

const block = (blockType: string, fields: object = {}): StoryNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: newId(), blockName: '', blockType, ...fields },
})

/** What can be inserted, in the order of the menu. */
export const PARTS = [
  {
    name: 'photo',
    label: 'Photo',
    Icon: Image,
    create: () => ({
      type: 'upload',
      version: 3,
      format: '',
      id: newId(),
      relationTo: 'media',
      value: null,
      fields: {},
    }),
  },
  { name: 'photoGallery', label: 'Photo gallery', Icon: Images, create: () => block('photoGallery', { images: [] }) },
  { name: 'film', label: 'Film', Icon: Clapperboard, create: () => block('film', { film: null }) },
  { name: 'findCard', label: 'Find card', Icon: Gem, create: () => block('findCard', { stone: '' }) },
  {
    name: 'beforeAfter',
    label: 'Before and after',
    Icon: Columns2,
    create: () => block('beforeAfter', { before: null, after: null, comparison: 'rough-cut' }),
  },
  {
    name: 'article',
    label: 'Article from the shop',
    Icon: ShoppingBag,
    create: () => block('article', { item: null }),
  },
  {
    name: 'callout',
    label: 'Note, tip or warning',
    Icon: Lightbulb,
    create: () => block('callout', { tone: 'note', text: '' }),
  },
  { name: 'rule', label: 'Break', Icon: Minus, create: () => ({ type: 'horizontalrule', version: 1 }) },
  { name: 'membersOnly', label: 'Members-only divider', Icon: Lock, create: () => block('membersOnly') },
] as const satisfies PartKind[]

const LABELS: Record<string, string> = {
  upload: 'Photo',
  horizontalrule: 'Break',
  photoGallery: 'Photo gallery',
  film: 'Film',
  findCard: 'Find card',
  article: 'Article from the shop',
  beforeAfter: 'Before and after',
  callout: 'Callout',
  membersOnly: 'Members-only divider',
}

export const partType = ({ type, fields }: StoryNode): string =>
  type === 'block' ? String((fields as { blockType?: unknown } | undefined)?.blockType) : type

export const partLabel = (node: StoryNode): string => LABELS[partType(node)] ?? 'Part from the editor’s panel'
