import type { StoryBlock, StoryMedia, StoryNode } from '#contracts/content/story.ts'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'

/** The fields of a block, validated by the server. */
export function blockOf({ type, fields }: StoryNode): StoryBlock | null {
  return type === 'block' && typeof fields === 'object' && fields !== null ? (fields as StoryBlock) : null
}

export function mediaOf(value: unknown): StoryMedia | null {
  return typeof value === 'object' && value !== null && 'url' in value && 'kind' in value ? (value as StoryMedia) : null
}

export function photoOf(value: unknown): StoryMedia | null {
  const media = mediaOf(value)
  return media?.kind === 'image' ? media : null
}

/** The target of a link; null for anything but http(s), email, own paths and fragments. */
export function linkTarget({ fields }: StoryNode): { url: string; isOwn: boolean; newTab: boolean } | null {
  if (typeof fields !== 'object' || fields === null) return null
  const { url, newTab } = fields as { url?: unknown; newTab?: unknown }
  if (typeof url !== 'string' || !isSafeUrl(url)) return null
  return { url, isOwn: /^\/(?!api\/|media\/)/.test(url), newTab: newTab === true }
}
