import { $createTextNode, type LexicalEditor } from 'lexical'
import { LinkNode } from '@lexical/link'
import type { StoryNode } from '#contracts/content/story.ts'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { newId } from './newId.ts'

/** What a stored link has besides its address, kept beside the editor's own link. */
type Kept = { url: string; type: string; id: unknown; fields: Record<string, unknown> }

export function linkToEditor(node: StoryNode, children: StoryNode[]): StoryNode {
  const fields = (node['fields'] ?? {}) as Record<string, unknown>
  const url = typeof fields['url'] === 'string' ? fields['url'] : '/'
  const kept: Kept = { url, type: node.type, id: node['id'], fields }
  return {
    ...node,
    type: 'link',
    url,
    rel: null,
    title: null,
    target: fields['newTab'] === true ? '_blank' : null,
    version: 1,
    children,
    $: { story: kept },
  }
}

export function linkFromEditor(link: StoryNode, state: unknown, children: StoryNode[]): StoryNode {
  const { url, target, format, indent, direction } = link
  const kept = keptOf(state)
  const isUntouched = kept?.url === url
  const newTab = target === '_blank'
  const common = { format, indent, direction, children }
  if (kept && isUntouched) {
    const fields = { ...kept.fields, newTab }
    return { ...common, type: kept.type, version: kept.type === 'link' ? 3 : 2, id: kept.id, fields }
  }
  return { ...common, type: 'link', version: 3, id: newId(), fields: { linkType: 'custom', url, newTab } }
}

function keptOf(state: unknown): Kept | null {
  if (typeof state !== 'object' || state === null || !('story' in state)) return null
  return state.story as Kept
}

/** Turns a link to a forbidden address into plain text, wherever it came from. */
export function registerSafeLinks(editor: LexicalEditor): () => void {
  return editor.registerNodeTransform(LinkNode, (link) => {
    if (isSafeUrl(link.getURL())) return
    for (const child of link.getChildren()) link.insertBefore(child)
    if (link.getTextContentSize() === 0 && link.getPreviousSibling() === null) link.insertBefore($createTextNode(''))
    link.remove()
  })
}
