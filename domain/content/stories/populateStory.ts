import type { Story, StoryItem, StoryMedia, StoryNode } from '#contracts/content/story.ts'
import { mapMedia } from './mapMedia.ts'
import { mapStory } from './mapStory.ts'
import { idOf } from '#contracts/shared/idOf.ts'

/** What the ids in a story refer to. Deleted, hidden and unfinished items are missing. */
export type StoryParts = {
  media: ReadonlyMap<number, StoryMedia>
  /** By `merchandise 5` or `products 5`. */
  items: ReadonlyMap<string, StoryItem>
  /** Addresses of documents, by `posts 5` and the like. */
  addresses: ReadonlyMap<string, string>
  /** For an editor, which keeps links to missing documents. */
  keepsLinks: boolean
}

/** The story as the site shows it. A block about a missing item is omitted; a link to one becomes plain text. */
export function populateStory(story: Story, parts: StoryParts): Story {
  return mapStory(story, (node) => {
    if (node.type === 'link' || node.type === 'autolink') return populateLink(node, parts)
    const shown = mapMedia(node, (value, kinds) => {
      const media = parts.media.get(idOf(value) ?? 0)
      return media && kinds.includes(media.kind) ? media : null
    })
    if (!shown) return []
    return isArticle(shown) ? populateArticle(shown, parts) : [shown]
  })
}

const isArticle = ({ type, fields }: StoryNode): boolean =>
  type === 'block' && (fields as { blockType?: unknown }).blockType === 'article'

function populateArticle(node: StoryNode, { items }: StoryParts): StoryNode[] {
  const fields = node['fields'] as { item?: unknown }
  const item = items.get(docKey(fields.item) ?? '')
  return item ? [{ ...node, fields: { ...fields, item } }] : []
}

function populateLink(node: StoryNode, { addresses, keepsLinks }: StoryParts): StoryNode[] {
  const fields = (node['fields'] ?? {}) as { linkType?: unknown; doc?: unknown }
  if (fields.linkType !== 'internal') return [node]
  const url = addresses.get(docKey(fields.doc) ?? '')
  if (url === undefined) return keepsLinks ? [node] : (node.children ?? [])
  return [{ ...node, fields: { ...fields, url } }]
}

/** Key of a related document; null when there is none. */
export function docKey(doc: unknown): string | null {
  if (typeof doc !== 'object' || doc === null || !('relationTo' in doc) || !('value' in doc)) return null
  const id = idOf(doc.value)
  return id === null ? null : `${String(doc.relationTo)} ${id}`
}
