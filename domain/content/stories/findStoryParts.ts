import type { Pool } from 'pg'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { Story, StoryItem, StoryMedia } from '#contracts/content/story.ts'
import { rows, sql } from '#database/sql.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import type { StoryParts } from './populateStory.ts'
import { findMerchandise, findProducts } from './findItems.ts'
import { storyDocs } from './storyDocs.ts'
import { toStoryItem } from './toStoryItem.ts'

type FoundMedia = {
  id: number
  key: string | null
  kind: 'image' | 'video'
  alt: string | null
  width: number | null
  height: number | null
}

/**
 * Looks up what a story refers to, with one statement for each kind of thing.
 *
 * Without articles of a part of the site that is off.
 *
 * @param isForEditing also files that are not ready and articles that are hidden.
 */
export async function findStoryParts(pool: Pool, story: Story, isForEditing = false): Promise<StoryParts> {
  const ids = storyDocs(story)
  const hasItems = ids.merchandise.length + ids.products.length > 0
  const off = hasItems && !isForEditing ? await readPartsOff(pool) : []
  const [media, posts, merchandise, products] = await Promise.all([
    ids.media.length > 0 ? findMedia(pool, ids.media, isForEditing) : [],
    ids.posts.length > 0 ? findPosts(pool, ids.posts) : [],
    ids.merchandise.length > 0 && !off.includes('merchandise')
      ? findMerchandise(pool, ids.merchandise, isForEditing)
      : [],
    ids.products.length > 0 && !off.includes('own-goods') ? findProducts(pool, ids.products, isForEditing) : [],
  ])
  const items = new Map<string, StoryItem>([
    ...merchandise.map((item) => [`merchandise ${item.id}`, toStoryItem('merchandise', item)] as const),
    ...products.map((item) => [`products ${item.id}`, toStoryItem('product', item)] as const),
  ])
  const addresses = new Map([
    ...posts.map(({ id }) => [`posts ${id}`, `/content/${id}`] as const),
    ...[...items].map(([key, { url }]) => [key, url] as const),
  ])
  return {
    media: new Map(media.map((file) => [file.id, presentMedia(file)])),
    items,
    addresses,
    keepsLinks: isForEditing,
  }
}

const findMedia = (pool: Pool, ids: number[], isForEditing: boolean) =>
  rows(
    pool,
    sql<FoundMedia>`
      select id, split_part(filename, '.', 1)::text as key, kind, alt, width, height from media
      where id = any(${ids}::int[]) and filename is not null and kind is not null and (state = 'ready' or ${isForEditing})`,
  )

const findPosts = (pool: Pool, ids: number[]) =>
  rows(
    pool,
    sql<{ id: number }>`
      select id from posts where id = any(${ids}::int[]) and deleted_at is null and status = 'published'`,
  )

const presentMedia = ({ id, key, kind, alt, width, height }: FoundMedia): StoryMedia => ({
  id,
  url: mediaAddress(key ?? ''),
  kind,
  alt: alt ?? '',
  width,
  height,
})
