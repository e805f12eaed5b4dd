import type { Topic } from '#database/changeFeed.ts'
import { nextPublicAt } from '#domain/content/posts/nextPublicAt.ts'
import { nextProductPublicAt } from '#domain/shop/catalogue/products.ts'
import type { Pool } from 'pg'

/** When the next post or product that only members may have opens to everyone; null when there is none. */
export async function nextOpening(topics: readonly Topic[], pool: Pool, now: Date): Promise<Date | null> {
  const [post, product] = await Promise.all([
    topics.includes('posts') ? nextPublicAt(pool, now) : null,
    topics.includes('products') ? nextProductPublicAt(pool, now) : null,
  ])
  return earlier(post, product)
}

export const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other && other < one ? other : (one ?? other)
