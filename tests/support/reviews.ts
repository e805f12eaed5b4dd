import type { OrderReviews, OwnReview, ReviewPage } from '#contracts/shop/reviews.ts'
import type { Browser } from './Browser.ts'
import { type Bought, buySubmitted } from './orders.ts'
import type { Site } from './site.ts'

/** As the print provider and an employee report it, some days ago. */
export async function arrives(site: Site, { id }: Pick<Bought, 'id'>, daysAgo = 0): Promise<void> {
  await site.pool.query(
    `update orders set fulfilment = 'delivered', shipped_at = now() - make_interval(days => $2 + 4) where id = $1`,
    [id, daysAgo],
  )
  await site.pool.query(
    `insert into order_events (order_id, kind, created_at) values ($1, 'delivered', now() - make_interval(days => $2))`,
    [id, daysAgo],
  )
}

export type Arrived = Bought & { lineIds: number[]; merchandiseId: number }

export async function buyArrived(site: Site, variantIds: number[], buyer?: Browser, daysAgo = 0): Promise<Arrived> {
  const bought = await buySubmitted(site, { variantIds, ...(buyer && { buyer }) })
  await arrives(site, bought, daysAgo)
  const { rows } = await site.pool.query<{ id: number; item: number }>(
    `select l.id, v.merchandise_id as item from order_lines l join variants v on v.id = l.variant_id
     where order_id = $1 order by l.position`,
    [bought.id],
  )
  return { ...bought, lineIds: rows.map(({ id }) => id), merchandiseId: rows[0]?.item ?? 0 }
}

/** Opens the order to a guest, as an emailed key does. */
export async function reviewKeyOf(site: Site, { id }: Pick<Bought, 'id'>): Promise<string> {
  const key = `key-of-${id}`
  await site.pool.query(
    `insert into review_requests (order_id, key_hash, requested_at) values ($1, encode(sha256($2::bytea), 'hex'), now())`,
    [id, key],
  )
  return key
}

export const addressFor = (reference: string, lineId: number, key = '') =>
  `/api/orders/${reference}/reviews/${lineId}${key && `?key=${key}`}`

export const praise = (more: object = {}) => ({ stars: 5, content: 'Warm, soft and long enough.', ...more })

export const ownReviews = async (person: Browser, reference: string, key = '') =>
  (await person.get(`/api/orders/${reference}/reviews${key && `?key=${key}`}`)).json as OrderReviews

export const shownReviews = async (site: Site, merchandiseId: number, query = '') =>
  (await site.visitor().get(`/api/merchandise/${merchandiseId}/reviews${query}`)).json as ReviewPage

export const publish = async (employee: Browser, ids: OwnReview['id'][], action = 'approve') =>
  employee.post('/api/admin/reviews/moderate', { ids, action })
