import type { Endpoint } from '#endpoints/implement.ts'
import { signUpPatron, whoIs } from '../members.ts'
import { buy } from '../orders.ts'
import { signUpMember } from '../people.ts'
import { fillCart, syncCatalogue, unpaced, variantsInStock } from '../shop.ts'
import type { Site } from '../site.ts'
import type { BrowsersByRole } from './browsers.ts'

export type Fixtures = {
  postId: number
  commentId: number
  variantId: number
  orderId: number
  reference: string
  paymentId: string
  mailId: number
  /** A user whose sessions and second factor may be lost. */
  bystanderId: number
  cartItemId: number
}

/** At least one row of everything, and a cart for each visitor. */
export async function createFixtures(site: Site, browsers: BrowsersByRole): Promise<Fixtures> {
  unpaced()
  await syncCatalogue(site)
  const [variant] = await variantsInStock(site)
  const variantId = variant?.id ?? 0
  const { id: orderId, reference, clientSecret } = await buy(site, { variantIds: [variantId] })
  for (const browser of Object.values(browsers).flat()) await fillCart(browser, variantId)
  const bystander = await whoIs(await signUpMember(site))
  const patron = await whoIs(await signUpPatron(site))
  const one = async (statement: string, values: unknown[] = []) =>
    (await site.pool.query<{ id: number }>(statement, values)).rows[0]?.id ?? 0
  const postId = await one(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'gallery', false, 'published') returning id`,
  )
  return {
    postId,
    commentId: await one(
      `insert into comments (post_id, author_id, content, status) values ($1, $2, 'A fine ridge', 'visible') returning id`,
      [postId, patron.id],
    ),
    variantId,
    orderId,
    reference,
    paymentId: clientSecret.split('_secret_')[0] ?? '',
    mailId: await one('select id from mail_outbox order by id limit 1'),
    bystanderId: bystander.id,
    cartItemId: await one('select id from cart_items order by id limit 1'),
  }
}

export function pathParamsOf({ path }: Pick<Endpoint, 'path'>, fixtures: Fixtures): Record<string, string> {
  const id =
    path.startsWith('/posts') || path.startsWith('/admin/posts')
      ? fixtures.postId
      : path.startsWith('/cart')
        ? fixtures.cartItemId
        : path.startsWith('/admin/orders')
          ? fixtures.orderId
          : path.startsWith('/admin/mails')
            ? fixtures.mailId
            : path.startsWith('/account/sessions')
              ? '00000000-0000-4000-8000-000000000000'
              : fixtures.bystanderId
  return {
    id: String(id),
    commentId: String(fixtures.commentId),
    reference: fixtures.reference,
    key: 'cover_photo_url',
  }
}
