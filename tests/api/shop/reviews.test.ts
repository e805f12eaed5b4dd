import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { OwnReview } from '#contracts/shop/reviews.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { buySubmitted, jobsDone } from '../../support/orders.ts'
import { PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { sendFromPanel } from '../../support/panel.ts'
import {
  addressFor,
  type Arrived,
  buyArrived,
  ownReviews,
  praise,
  publish,
  reviewKeyOf,
  shownReviews,
} from '../../support/reviews.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { putFile, smallPicture } from '../../support/uploads.ts'

const site = useSite()
let variants: number[]
let employee: Browser & { email: string }

beforeAll(async () => {
  variants = await openShop(site)
  employee = await signUpEmployee(site)
})

const oneVariant = () => [variants[0] ?? 0]
const member = () => signUpConfirmed(site)

/** What nobody reviews here. */
let unreviewed: Promise<Arrived & { buyer: Browser }> | undefined
const buyOnce = () => (unreviewed ??= member().then((buyer) => buyArrived(site, oneVariant(), buyer)))

type Item = { id: number; title: string; variants: { id: number; inStock: boolean }[] }

/** One without reviews. */
async function otherArticle(): Promise<Item & { variantId: number }> {
  const items = (await site.visitor().get('/api/merchandise')).json as Item[]
  const first = variants[0]
  const item = items.find(
    (one) => one.variants.every(({ id }) => id !== first) && one.variants.some(({ inStock }) => inStock),
  )
  const variantId = item?.variants.find(({ inStock }) => inStock)?.id
  if (!item || variantId === undefined) throw new Error('The shop has only one article')
  return { ...item, variantId }
}

describe('a review', () => {
  it('by a buyer waits for approval, then counts and is shown as typed, without the buyer’s name', async () => {
    const buyer = await member()
    const { reference, lineIds, merchandiseId } = await buyArrived(site, oneVariant(), buyer)
    const before = (await shownReviews(site, merchandiseId)).reviewCount
    const content = '<b>Soft</b> & warm.\n<script>alert(1)</script>'
    const answer = await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise({ stars: 4, content }))
    expect(answer).toMatchObject({ status: 201, json: { stars: 4, content, status: 'pending', photoURL: null } })
    expect((await shownReviews(site, merchandiseId)).reviewCount).toBe(before)

    const { id } = answer.json as OwnReview
    expect(await publish(employee, [id])).toMatchObject({ status: 200, json: { changed: 1 } })
    const page = await shownReviews(site, merchandiseId)
    expect(page).toMatchObject({ reviewCount: before + 1, reviews: [{ id, stars: 4, content, authorName: null }] })
    expect(JSON.stringify(page)).not.toMatch(/Ada|Guest|example\.test/)

    await publish(employee, [id], 'hide')
    expect((await shownReviews(site, merchandiseId)).reviewCount).toBe(before)
  })

  it('decides the rating of the article, in its lists and of what is sold as it', async () => {
    const { id: merchandiseId, title, variantId } = await otherArticle()
    const product = { name: 'Loupe', description: 'Ten times', price: 20 }
    const { id: productId } = (await employee.post('/api/admin/products', product)).json as { id: number }
    await site.pool.query('update products set merchandise_id = $1 where id = $2', [merchandiseId, productId])
    for (const stars of [5, 4, 2]) {
      const buyer = await member()
      const { reference, lineIds } = await buyArrived(site, [variantId], buyer)
      const { json } = await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise({ stars }))
      await publish(employee, [(json as OwnReview).id])
    }
    expect(await shownReviews(site, merchandiseId)).toMatchObject({ rating: '3.7', counts: [0, 1, 0, 1, 1], pages: 1 })
    const stars = async (query: string) =>
      (await shownReviews(site, merchandiseId, query)).reviews.map(({ stars }) => stars)
    expect(await stars('?sort=highest')).toEqual([5, 4, 2])
    expect(await stars('?sort=lowest')).toEqual([2, 4, 5])
    expect(await stars('?page=2')).toEqual([])
    const rated = { rating: '3.7', reviewCount: 3 }
    const list = (await site.visitor().get('/api/merchandise')).json as { id: number }[]
    expect(list.find(({ id }) => id === merchandiseId)).toMatchObject(rated)
    const products = (await site.visitor().get('/api/products')).json as { id: number }[]
    expect(products.find(({ id }) => id === productId)).toMatchObject(rated)
    expect((await site.visitor().get(`/api/products/${productId}/reviews`)).json).toMatchObject(rated)
    const page = await site.visitor().get(articleAddress('merchandise', merchandiseId, title))
    expect(page.text).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":"3.7","reviewCount":3')
  })

  it('is written once for each line, also by twenty requests at once', async () => {
    const buyer = await member()
    const { reference, lineIds } = await buyArrived(site, oneVariant(), buyer)
    const address = addressFor(reference, lineIds[0] ?? 0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.post(address, praise())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(409)])
    const { rows } = await site.pool.query('select 1 from reviews where line_id = $1', [lineIds[0]])
    expect(rows).toHaveLength(1)
  })

  it('is about the line that was bought, not about its replacement', async () => {
    const buyer = await member()
    const bought = await buyArrived(site, oneVariant(), buyer)
    const replacement = await buyArrived(site, oneVariant(), buyer)
    await site.pool.query('update orders set replaces_id = $1 where id = $2', [bought.id, replacement.id])
    const write = ({ reference, lineIds }: Arrived) => buyer.post(addressFor(reference, lineIds[0] ?? 0), praise())
    expect(await write(replacement)).toMatchObject({ status: 409, json: { code: 'review_closed' } })
    expect((await write(bought)).status).toBe(201)
  })

  it.each([
    [{ stars: 0 }, { stars: 'Please choose one to five stars' }],
    [{ stars: 6 }, { stars: 'Please choose one to five stars' }],
    [{ stars: 4.5 }, { stars: 'Please choose one to five stars' }],
    [{ stars: '5' }, { stars: 'Please choose one to five stars' }],
    [{ content: ' too short ' }, { content: 'Please write at least 10 characters' }],
    [{ content: 'x'.repeat(2001) }, { content: 'Please use at most 2000 characters' }],
    [{ status: 'published' }, { body: 'Not expected: status' }],
  ])('with %j is rejected', async (more, errors) => {
    const { buyer, reference, lineIds } = await buyOnce()
    const answer = await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise(more))
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input', errors } })
  })

  it('needs a buyer, a shipped order and a line of it', async () => {
    const { reference, lineIds } = await buyOnce()
    const line = lineIds[0] ?? 0
    const stranger = await member()
    for (const person of [site.visitor(), stranger]) {
      const answer = await person.post(addressFor(reference, line), praise())
      expect(answer).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
    }
    expect((await site.visitor().post(addressFor(reference, line, 'forged'), praise())).status).toBe(404)
    const other = await buyArrived(site, oneVariant(), stranger)
    expect((await stranger.post(addressFor(other.reference, line), praise())).status).toBe(404)

    const waiting = await buySubmitted(site, { variantIds: oneVariant(), buyer: stranger })
    const { rows } = await site.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [
      waiting.id,
    ])
    const early = await stranger.post(addressFor(waiting.reference, rows[0]?.id ?? 0), praise())
    expect(early).toMatchObject({ status: 409, json: { code: 'review_closed' } })
    expect((await ownReviews(stranger, waiting.reference)).state).toBe('not-shipped')
  })

  it('is not for an item that its buyer canceled, and nobody is asked for one', async () => {
    const buyer = await member()
    const { reference, lineIds, id } = await buyArrived(site, variants.slice(0, 2), buyer, 15)
    const [kept = 0, canceled = 0] = lineIds
    await site.pool.query('update order_lines set cancelled_at = now() where id = $1', [canceled])
    expect((await ownReviews(buyer, reference)).lines.map((line) => line.id)).toEqual([kept])
    expect(await buyer.post(addressFor(reference, canceled), praise())).toMatchObject({
      status: 404,
      json: { code: 'order_not_found' },
    })
    await buyer.post(addressFor(reference, kept), praise())
    await runByTheClock(site, 'requestReviews')
    await jobsDone(site)
    const { rows } = await site.pool.query('select 1 from mail_outbox where key = $1', [`review-request:${id}`])
    expect(rows).toEqual([])
  })

  it('can be changed and deleted by its buyer only; a new text is approved again, other stars are not', async () => {
    const buyer = await member()
    const { reference, lineIds, merchandiseId } = await buyArrived(site, oneVariant(), buyer)
    const address = addressFor(reference, lineIds[0] ?? 0)
    expect((await buyer.put(address, praise())).status).toBe(404)
    const { id } = (await buyer.post(address, praise())).json as OwnReview
    await publish(employee, [id])
    expect(await buyer.put(address, praise({ stars: 1 }))).toMatchObject({
      status: 200,
      json: { status: 'published', stars: 1 },
    })
    expect((await shownReviews(site, merchandiseId, '?sort=lowest')).reviews[0]).toMatchObject({ id, stars: 1 })
    const changed = await buyer.put(address, praise({ content: 'On second thought, no.' }))
    expect(changed).toMatchObject({ status: 200, json: { status: 'pending' } })
    expect((await site.visitor().put(address, praise())).status).toBe(404)
    expect((await site.visitor().delete(address)).status).toBe(404)
    expect((await buyer.delete(address)).status).toBe(204)
    expect((await buyer.delete(address)).status).toBe(404)
    expect((await ownReviews(buyer, reference)).lines[0]?.review).toBeNull()
  })

  it('is answered by the shop in the panel, and moderated by those whose role allows it', async () => {
    const buyer = await member()
    const { reference, lineIds, merchandiseId } = await buyArrived(site, oneVariant(), buyer)
    const { id } = (await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise())).json as OwnReview
    const path = `/cms/api/reviews/${id}`
    const editor = await signUpEmployee(site, 'editor')
    expect((await sendFromPanel(site, editor, 'PATCH', path, { status: 'published' })).status).toBe(403)
    expect(await publish(editor, [id])).toMatchObject({ status: 403, json: { code: 'role_not_allowed' } })
    expect((await publish(buyer, [id])).status).toBe(403)
    const shop = await signUpEmployee(site, 'shop')
    const forged = { status: 'published', reply: ' Thank you! ', stars: 1, content: 'Changed by the shop' }
    expect((await sendFromPanel(site, shop, 'PATCH', path, forged)).status).toBe(200)
    const shown = (await shownReviews(site, merchandiseId)).reviews.find((review) => review.id === id)
    expect(shown).toMatchObject({ ...praise(), reply: { content: 'Thank you!' } })
    expect(shown?.reply?.at).not.toBeNull()
    expect((await sendFromPanel(site, shop, 'DELETE', path)).status).toBe(403)
  })
})

describe('a photo', () => {
  it('of a guest is cleaned, and public only while its review is', async () => {
    const bought = await buyArrived(site, oneVariant())
    const key = await reviewKeyOf(site, bought)
    const guest = site.visitor()
    const ticket = await guest.post(`/api/orders/${bought.reference}/review-photo?key=${key}`)
    const { uploadURL } = ticket.json as { uploadURL: string }
    const camera = await sharp(await smallPicture())
      .withExif({ IFD0: { Model: 'Secret camera' } })
      .jpeg()
      .toBuffer()
    for (const other of [site.visitor(), employee])
      expect([401, 404]).toContain((await putFile(other, uploadURL, camera)).status)
    expect((await putFile(guest, uploadURL, camera)).status).toBe(200)
    const address = addressFor(bought.reference, bought.lineIds[0] ?? 0, key)
    const written = await guest.post(address, praise({ photoURL: uploadURL }))
    expect(written).toMatchObject({ status: 201, json: { hasPhoto: true, photoURL: null } })
    expect((await guest.put(address, praise({ photoURL: uploadURL }))).status).toBe(400)

    const { rows } = await site.pool.query<{ filename: string }>(
      'select m.filename from reviews r join media m on m.id = r.photo_id where r.line_id = $1',
      [bought.lineIds[0]],
    )
    const media = `/media/${rows[0]?.filename.split('.')[0]}`
    expect((await site.visitor().get(media)).status).toBe(404)
    expect((await employee.get(media)).status).toBe(200)
    const { id } = written.json as OwnReview
    await publish(employee, [id])
    const [review] = (await shownReviews(site, bought.merchandiseId)).reviews
    expect(review).toMatchObject({ id, photoURL: media })
    const served = await fetch(`${site.url}${media}`)
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toContain('Secret camera')
    await publish(employee, [id], 'hide')
    expect((await site.visitor().get(media)).status).toBe(404)
  })

  it('that is no picture, someone else’s or not there is refused', async () => {
    const { buyer, reference, lineIds } = await buyOnce()
    const { uploadURL } = (await buyer.post(`/api/orders/${reference}/review-photo`)).json as { uploadURL: string }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await putFile(buyer, uploadURL, svg)).status).toBe(400)
    const others = await employee.post('/api/objects/upload')
    for (const photoURL of [
      uploadURL,
      (others.json as { uploadURL: string }).uploadURL,
      '/media/uploads/none',
      'https://a.example/b.jpg',
    ])
      expect(await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise({ photoURL }))).toMatchObject({
        status: 400,
        json: { code: 'invalid_upload' },
      })
    expect((await site.visitor().post(`/api/orders/${reference}/review-photo`)).status).toBe(404)
  })
})

describe('the request by email', () => {
  const asked = (email: string) => mailsTo(site, email, /^How is your order/)

  it('goes out once, two weeks after the delivery, and its link opens the order without signing in', async () => {
    const early = await buyArrived(site, oneVariant(), undefined, 13)
    const due = await buyArrived(site, oneVariant(), undefined, 15)
    await Promise.all([runByTheClock(site, 'requestReviews'), runByTheClock(site, 'requestReviews')])
    await runByTheClock(site, 'requestReviews')
    const link = await mailedLink(site, due.email, '/reviews')
    await jobsDone(site)
    expect(await asked(due.email)).toHaveLength(1)
    expect(await asked(early.email)).toHaveLength(0)
    expect(link.searchParams.get('order')).toBe(due.reference)
    const key = link.searchParams.get('key') ?? ''
    expect((await ownReviews(site.visitor(), due.reference, key)).lines).toHaveLength(1)
    expect((await site.visitor().get(`/api/orders/${early.reference}/reviews?key=${key}`)).status).toBe(404)
    expect((await site.visitor().post(addressFor(due.reference, due.lineIds[0] ?? 0, key), praise())).status).toBe(201)
  })

  it('respects who does not want it, and is not sent for what was reviewed or canceled', async () => {
    const first = await buyArrived(site, oneVariant(), undefined, 15)
    const key = await reviewKeyOf(site, first)
    const off = await site.visitor().put(`/api/orders/${first.reference}/review-emails?key=${key}`, { on: false })
    expect(off).toMatchObject({ status: 200, json: { on: false } })
    const buyer = await member()
    const second = await buyArrived(site, oneVariant(), buyer, 15)
    await site.pool.query('update orders set email = upper($1) where id = $2', [first.email, second.id])
    const reviewed = await buyArrived(site, oneVariant(), buyer, 15)
    expect((await buyer.post(addressFor(reviewed.reference, reviewed.lineIds[0] ?? 0), praise())).status).toBe(201)
    const refunded = await buyArrived(site, oneVariant(), undefined, 15)
    await site.pool.query(`update orders set payment = 'refunded' where id = $1`, [refunded.id])
    await runByTheClock(site, 'requestReviews')
    await jobsDone(site)
    for (const email of [first.email, first.email.toUpperCase(), reviewed.email, refunded.email])
      expect(await asked(email)).toHaveLength(0)
    const forged = await site.visitor().put(`/api/orders/${first.reference}/review-emails?key=x`, { on: true })
    expect(forged.status).toBe(404)
  })
})

describe('an account', () => {
  it('takes its reviews along in the export, and deletes them with their photo', async () => {
    const buyer = await member()
    const { reference, lineIds, merchandiseId } = await buyArrived(site, oneVariant(), buyer)
    const { uploadURL } = (await buyer.post(`/api/orders/${reference}/review-photo`)).json as { uploadURL: string }
    await putFile(buyer, uploadURL, await smallPicture())
    const address = addressFor(reference, lineIds[0] ?? 0)
    const { id } = (await buyer.post(address, praise({ photoURL: uploadURL }))).json as OwnReview
    await publish(employee, [id])
    const { reviewCount } = await shownReviews(site, merchandiseId)
    const data = (await buyer.get('/api/account/export')).json as { reviews: object[] }
    expect(data.reviews).toMatchObject([{ stars: 5, content: praise().content, hasPhoto: true }])
    expect((await buyer.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect((await shownReviews(site, merchandiseId)).reviewCount).toBe(reviewCount - 1)
    const { rows } = await site.pool.query<{ used_at: Date | null }>('select used_at from media where ticket = $1', [
      uploadURL.split('/').at(-1),
    ])
    expect(rows).toEqual([{ used_at: null }])
  })
})
