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
import type { StoryNode } from '#contracts/content/story.ts'
import { msg } from '#contracts/shared/msg.ts'
import { newId } from './newId.ts'
import { t } from '../../../../lib/text.ts'

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
    label: msg('Photo'),
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
  {
    name: 'photoGallery',
    label: msg('Photo gallery'),
    Icon: Images,
    create: () => block('photoGallery', { images: [] }),
  },
  { name: 'film', label: msg('Film'), Icon: Clapperboard, create: () => block('film', { film: null }) },
  { name: 'findCard', label: msg('Find card'), Icon: Gem, create: () => block('findCard', { stone: '' }) },
  {
    name: 'beforeAfter',
    label: msg('Before and after'),
    Icon: Columns2,
    create: () => block('beforeAfter', { before: null, after: null, comparison: 'rough-cut' }),
  },
  {
    name: 'article',
    label: msg('Article from the shop'),
    Icon: ShoppingBag,
    create: () => block('article', { item: null }),
  },
  {
    name: 'callout',
    label: msg('Note, tip or warning'),
    Icon: Lightbulb,
    create: () => block('callout', { tone: 'note', text: '' }),
  },
  { name: 'rule', label: msg('Break'), Icon: Minus, create: () => ({ type: 'horizontalrule', version: 1 }) },
  { name: 'membersOnly', label: msg('Members-only divider'), Icon: Lock, create: () => block('membersOnly') },
] as const satisfies PartKind[]

const LABELS: Record<string, string> = {
  upload: msg('Photo'),
  horizontalrule: msg('Break'),
  photoGallery: msg('Photo gallery'),
  film: msg('Film'),
  findCard: msg('Find card'),
  article: msg('Article from the shop'),
  beforeAfter: msg('Before and after'),
  callout: msg('Callout'),
  membersOnly: msg('Members-only divider'),
}

export const partType = ({ type, fields }: StoryNode): string =>
  type === 'block' ? String((fields as { blockType?: unknown } | undefined)?.blockType) : type

export const partLabel = (node: StoryNode): string => t(LABELS[partType(node)] ?? msg('Part from the editor’s panel'))
