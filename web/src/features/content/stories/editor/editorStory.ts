import type { SerializedEditorState, SerializedLexicalNode } from 'lexical'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { emptyRoot } from '../plainStory.ts'
import { linkFromEditor, linkToEditor } from './linkNode.ts'

/** What the editor edits as text. Everything else is a part, which it keeps as it is. */
const TEXT_TYPES = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'table',
  'tablerow',
  'tablecell',
  'text',
  'linebreak',
  'tab',
])
const HOLDS_WORDS = new Set(['paragraph', 'heading', 'quote', 'listitem', 'link'])

/** A stored story in the form of this editor. */
export function storyToEditor(story: Story): SerializedEditorState {
  const root = { ...story.root, children: (story.root.children ?? []).map((node) => toEditor(node, false)) }
  return { root } as unknown as SerializedEditorState
}

function toEditor(node: StoryNode, isInline: boolean): StoryNode {
  const children = node.children?.map((child) => toEditor(child, HOLDS_WORDS.has(node.type)))
  if (node.type === 'link' || node.type === 'autolink') return linkToEditor(node, children ?? [])
  if (!TEXT_TYPES.has(node.type)) return { type: 'storypart', version: 1, node, isInline }
  return children ? { ...node, children } : node
}

/** What the editor holds, in the form Payload stores; null without words and parts. */
export function storyFromEditor({ root }: SerializedEditorState): Story | null {
  const children = root.children.map(fromEditor)
  return children.some(hasContent) ? { root: { ...emptyRoot(children).root, direction: root.direction } } : null
}

function fromEditor(serialized: SerializedLexicalNode): StoryNode {
  const node = serialized as unknown as StoryNode
  if (node.type === 'storypart') return node['node'] as StoryNode
  const { $: state, ...rest } = node
  const children = node.children?.map((child) => fromEditor(child as unknown as SerializedLexicalNode))
  if (node.type === 'link') return linkFromEditor(rest, state, children ?? [])
  const foreign = foreignState(state)
  return {
    ...rest,
    type: node.type,
    ...(children && { children }),
    ...(node.type === 'text' && { style: '' }),
    ...(foreign && { $: foreign }),
  }
}

/** Without the marks Markdown leaves on nodes. */
function foreignState(state: unknown): object | null {
  if (typeof state !== 'object' || state === null) return null
  const kept = Object.entries(state).filter(([key]) => !key.startsWith('md'))
  return kept.length > 0 ? Object.fromEntries(kept) : null
}

const hasContent = ({ type, children }: StoryNode): boolean =>
  type !== 'paragraph' || (children !== undefined && children.length > 0)
