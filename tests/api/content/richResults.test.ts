import { beforeAll, expect, it } from 'vitest'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { ArticleItem } from '#contracts/shop/articles.ts'
import type { Browser } from '../../support/Browser.ts'
import { sync } from '../../support/catalogue.ts'
import { jobsDone } from '../../support/orders.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { addressFor, buyArrived, ownReviews, praise, publish } from '../../support/reviews.ts'
import { readRichResults } from '../../support/richResults.ts'
import { unpaced, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser
let list: ArticleItem[]

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
  await sync(employee)
  await jobsDone(site)
  list = (await site.visitor().get('/api/merchandise')).json as ArticleItem[]
})

async function check(path: string) {
  const { status, text } = await site.visitor().get(path)
  expect(status).toBe(200)
  return readRichResults(text)
}

it('every article of the shop has the fields of a rich result', async () => {
  expect(list.length).toBeGreaterThan(3)
  for (const { id, title } of list) {
    const { types, problems } = await check(articleAddress('merchandise', id, title))
    expect(['Product', 'ProductGroup']).toContain(types[0])
    expect(types).toContain('BreadcrumbList')
    expect(problems, title).toEqual([])
  }
})

it('so has an article with a review', async () => {
  const [variant] = await variantsInStock(site)
  const { buyer, reference, lineIds, merchandiseId } = await buyArrived(
    site,
    [variant?.id ?? 0],
    await signUpConfirmed(site),
  )
  expect((await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise())).status).toBeLessThan(300)
  const { lines } = await ownReviews(buyer, reference)
  await publish(
    employee,
    lines.flatMap(({ review }) => review?.id ?? []),
  )
  const title = list.find(({ id }) => id === merchandiseId)?.title ?? ''
  const path = articleAddress('merchandise', merchandiseId, title)
  expect((await site.visitor().get(path)).text).toContain('"@type":"AggregateRating"')
  expect((await check(path)).problems).toEqual([])
})

it('so has a product with a picture that is sold as merchandise', async () => {
  const [sold] = list
  const product = { name: 'Crack hammer', description: 'Steel', price: 39.5, category: 'tools' }
  const { id } = (await employee.post('/api/admin/products', product)).json as { id: number }
  await site.pool.query('update products set merchandise_id = $2 where id = $1', [id, sold?.id])
  expect(await check(articleAddress('product', id, sold?.title ?? ''))).toEqual({
    types: expect.any(Array) as string[],
    problems: [],
  })
})

it('so have films, the list of posts and the first page', async () => {
  await site.pool.query(`
    insert into media (filename, mime_type, filesize, kind, state) values
      ('rich-film.mp4', 'video/mp4', 5, 'video', 'ready'), ('rich-cover.webp', 'image/webp', 5, 'image', 'ready')`)
  const { rows } = await site.pool.query<{ id: number }>(`
    insert into posts (title, description, type, is_subscriber_only, status, created_at, video_id, video_duration, cover_id)
    select 'Bands and rims', 'By daylight', 'video', false, 'published', now(), f.id, 90, cover.id
    from media f, (select id from media where filename = 'rich-cover.webp' union all select null) cover
    where f.filename = 'rich-film.mp4' returning id`)
  expect(rows).toHaveLength(2)
  for (const { id } of rows) expect(await check(`/content/${id}`)).toEqual({ types: ['VideoObject'], problems: [] })
  expect(await check('/content')).toEqual({ types: ['CollectionPage'], problems: [] })
  expect(await check('/')).toEqual({ types: ['WebSite'], problems: [] })
})

it('so has the page of the gift cards', async () => {
  expect(await check('/gift-cards')).toEqual({ types: ['Product'], problems: [] })
})

it('a page without a required field is found', async () => {
  const data = { '@context': 'https://schema.org', '@type': 'Product', name: 'Mug', offers: { '@type': 'Offer' } }
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect((await readRichResults(html)).problems.join()).toMatch(/Product: .*image.*Offer: .*price/)
})
