import type { StoryNode } from '#contracts/content/story.ts'

export type MediaKind = 'image' | 'video'

/** Returns the file's replacement; null when there is nothing to show. */
type Resolve = (value: unknown, kinds: readonly MediaKind[]) => unknown

const PHOTO = ['image'] as const
const FILM = ['video'] as const
const EITHER = ['image', 'video'] as const

/**
 * Replaces the files of one node.
 *
 * @returns null for a node that shows nothing without its file.
 */
export function mapMedia(node: StoryNode, resolve: Resolve): StoryNode | null {
  if (node.type === 'upload') {
    const value = resolve(node['value'], EITHER)
    return value === null ? null : { ...node, value }
  }
  if (node.type !== 'block' || typeof node['fields'] !== 'object' || node['fields'] === null) return node
  const fields = mapFields(node['fields'] as Record<string, unknown>, resolve)
  return fields && { ...node, fields }
}

function mapFields(fields: Record<string, unknown>, resolve: Resolve): Record<string, unknown> | null {
  switch (fields['blockType']) {
    case 'photoGallery': {
      const given: unknown[] = Array.isArray(fields['images']) ? fields['images'] : []
      const images = given.map((image) => resolve(image, PHOTO)).filter((image) => image !== null)
      return images.length > 0 ? { ...fields, images } : null
    }
    case 'film': {
      const film = resolve(fields['film'], FILM)
      return film === null ? null : { ...fields, film }
    }
    case 'findCard': {
      const { photo } = fields
      return photo === null || photo === undefined ? fields : { ...fields, photo: resolve(photo, PHOTO) }
    }
    case 'beforeAfter': {
      const [before, after] = [resolve(fields['before'], PHOTO), resolve(fields['after'], PHOTO)]
      return before === null || after === null ? null : { ...fields, before, after }
    }
    default:
      return fields
  }
}
