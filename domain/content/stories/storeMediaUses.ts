import type { Story } from '#contracts/content/story.ts'
import { type Database, sql } from '#database/sql.ts'
import { mediaUses } from './mediaUses.ts'

export type StoryOwner = { kind: 'post' | 'product' | 'page' | 'letter'; id: number }

/**
 * Records which files the bodies of a document show, and to whom. Call it in the transaction that stores them.
 * @param photos files that a product shows beside its text.
 */
export async function storeMediaUses(
  tx: Database,
  { kind, id, photos = [] }: StoryOwner & { photos?: number[] },
  ...stories: (Story | null)[]
): Promise<void> {
  const postId = kind === 'post' ? id : null
  const productId = kind === 'product' ? id : null
  const pageId = kind === 'page' ? id : null
  const letterId = kind === 'letter' ? id : null
  await tx.query(sql`
    delete from story_media where post_id = ${postId} or product_id = ${productId} or page_id = ${pageId} or letter_id = ${letterId}`)
  const inTexts = mediaUses(...stories.filter((story) => story !== null))
  const uses = [
    ...inTexts,
    ...photos.filter((photo) => !inTexts.has(photo)).map((photo) => [photo, 'everyone'] as const),
  ]
  if (uses.length === 0) return
  const audiences = uses.map(([, audience]) => (kind === 'post' ? audience : 'everyone'))
  // A file deleted in the meantime is omitted.
  await tx.query(sql`
    insert into story_media (media_id, post_id, product_id, page_id, letter_id, audience)
    select m.id, ${postId}::int, ${productId}::int, ${pageId}::int, ${letterId}::int, u.audience::enum_story_media_audience
    from unnest(${uses.map(([mediaId]) => mediaId)}::int[], ${audiences}::text[]) as u (media_id, audience)
    join media m on m.id = u.media_id`)
}
