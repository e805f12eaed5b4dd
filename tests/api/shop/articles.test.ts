import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { ArticleItem, MerchandiseArticle, ProductArticle } from '#contracts/shop/articles.ts'
import type { Delivery } from '#contracts/shop/delivery.ts'
import { deliveryText } from '#contracts/shop/deliveryText.ts'
import type { Order } from '#contracts/shop/orders.ts'
import type { Browser } from '../../support/Browser.ts'
import { sync } from '../../support/catalogue.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { buy, jobsDone, runJob } from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember, tellPrint } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { unpaced, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { block, divider, linkTo, paragraph, story } from '../../support/stories.ts'

const site = useSite()
let employee: Browser
let tee: ArticleItem

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
  await sync(employee)
  await jobsDone(site)
  const list = (await site.visitor().get('/api/merchandise')).json as ArticleItem[]
  const found = list.find(({ title }) => title === 'Agate Slice Tee')
  if (!found) throw new Error('The emulator has no Agate Slice Tee')
  tee = found
})

const article = async (id: number | string) =>
  (await site.visitor().get(`/api/merchandise/${id}`)).json as MerchandiseArticle
const forSale = async (id: number | string) => {
  const found = await article(id)
  if (found.state !== 'for-sale') throw new Error(`Article ${id} is withdrawn`)
  return found
}
const addressOf = ({ id, title }: Pick<ArticleItem, 'id' | 'title'>) => articleAddress('merchandise', id, title)
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

async function addProduct(fields: object = {}): Promise<number> {
  const product = { name: 'Crack hammer', description: 'Steel', price: 39.5, category: 'tools', ...fields }
  return ((await employee.post('/api/admin/products', product)).json as { id: number }).id
}

describe('the page of an article', () => {
  it('is described with the prices and the stock of the API, in cents equal to the database', async () => {
    const { item } = await forSale(tee.id)
    const soldOut = item.variants[0]?.id
    await site.pool.query('update variants set stock = 0 where id = $1', [soldOut])
    await site.pool.query('update variants set stock = 3 where id = $1', [item.variants[1]?.id])
    const { status, text } = await site.visitor().get(addressOf(tee))
    expect(status).toBe(200)
    expect(text).toContain('<title>Agate Slice Tee | Stone Hunt</title>')
    expect(text).toContain(`<link rel="canonical" href="${site.url}${addressOf(tee)}">`)
    expect(text).toContain('<meta property="og:type" content="product">')
    expect(text).toMatch(/<meta property="og:image" content="http[^"]+">/)
    const { rows } = await site.pool.query<{ id: number; retail_price_cents: number; stock: number | null }>(
      'select id, retail_price_cents::int, stock::int from variants where merchandise_id = $1 and sellable order by position',
      [tee.id],
    )
    expect(dataOf(text)).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: rows.map(({ id, retail_price_cents: cents, stock }) => ({
        sku: String(id),
        offers: {
          price: (cents / 100).toFixed(2),
          availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
        },
      })),
    })
    const after = await forSale(tee.id)
    expect(after.item.variants.slice(0, 2)).toMatchObject([
      { inStock: false, left: null },
      { inStock: true, left: 3 },
    ])
    expect(text).not.toMatch(/costCents|articleId|fingerprint|providerVariant/)
  })

  it('suggests four others, of the same category first', async () => {
    const { related } = await forSale(tee.id)
    expect(related).toHaveLength(4)
    expect(related.map(({ id }) => id)).not.toContain(tee.id)
    const { rows } = await site.pool.query<{ category: string }>(
      'select category from merchandise where id = any($1::int[])',
      [related.map(({ id }) => id)],
    )
    expect(rows.map(({ category }) => category)).toContain(tee.category)
    for (const { url } of related) expect((await site.visitor().get(url)).status).toBe(200)
  })

  it.each(['', '-', '-another-title', '-%E0'])(
    'with the slug %j moves to its address and keeps the query',
    async (slug) => {
      const answer = await site.visitor().get(`/merchandise/${tee.id}${slug}?variant=5`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${addressOf(tee)}?variant=5`])
    },
  )

  it.each([
    '/merchandise/tee',
    '/merchandise/0-tee',
    '/merchandise/2147483647-tee',
    '/merchandise/7x',
    '/shop/tee',
    '/shop/99999',
  ])('%s is not found', async (path) => {
    expect((await site.visitor().get(path)).status).toBe(404)
  })

  it('of an article the provider removed says so with status 410, and suggests others', async () => {
    onTestFinished(async () => void (await site.pool.query('update merchandise set vanished_at = null')))
    await site.pool.query('update merchandise set vanished_at = now() where id = $1', [tee.id])
    const { status, text } = await site.visitor().get(addressOf(tee))
    expect(status).toBe(410)
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(dataOf(text)).toBeNull()
    const gone = await article(tee.id)
    expect(gone).toMatchObject({ state: 'withdrawn', title: tee.title, related: { length: 4 } })
    for (const path of ['/sitemap.xml', '/merchant-feed.xml'])
      expect((await site.visitor().get(path)).text).not.toContain(addressOf(tee))
  })

  it('of a hidden article names neither its title nor its address', async () => {
    onTestFinished(async () => void (await site.pool.query('update merchandise set hidden = false')))
    await site.pool.query('update merchandise set hidden = true where id = $1', [tee.id])
    const { status, text } = await site.visitor().get(`/merchandise/${tee.id}`)
    expect(status).toBe(410)
    expect(text).not.toContain(tee.title)
    expect(await article(tee.id)).toMatchObject({ state: 'withdrawn', title: null })
  })
})

describe('the page of a product', () => {
  it('is sold itself, or as the merchandise article that it is linked to, with its name and price', async () => {
    const id = await addProduct()
    const alone = await site.visitor().get(articleAddress('product', id, 'Crack hammer'))
    expect(alone.status).toBe(200)
    expect(dataOf(alone.text)).toMatchObject({ '@type': 'Product', name: 'Crack hammer', offers: { price: '39.50' } })

    await site.pool.query('update products set merchandise_id = $1 where id = $2', [tee.id, id])
    const { item, product } = (await site.visitor().get(`/api/products/${id}`)).json as ProductArticle
    const { variants } = (await forSale(tee.id)).item
    const lowest = variants.map(({ retailPrice }) => retailPrice).toSorted((a, b) => Number(a) - Number(b))[0]
    expect(product).toMatchObject({ name: tee.title, price: lowest, merchandiseId: tee.id, variantId: null })
    expect(item?.variants).toEqual(variants)
    const data = dataOf((await site.visitor().get(articleAddress('product', id, tee.title))).text) as {
      hasVariant: { offers: { price: string } }[]
    }
    expect(data.hasVariant.map(({ offers }) => offers.price)).toEqual(
      item?.variants.map(({ retailPrice }) => retailPrice),
    )
  })

  it('redirects to its canonical URL, and is in the sitemap', async () => {
    const id = await addProduct({ name: 'Rock pick' })
    const answer = await site.visitor().get(`/shop/${id}-pick`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/shop/${id}-rock-pick`])
    const { text } = await site.visitor().get('/sitemap.xml')
    expect(text).toContain(`<loc>${site.url}/shop/${id}-rock-pick</loc>`)
    expect(text).toContain(`<loc>${site.url}${addressOf(tee)}</loc>`)
  })
})

it('an article lists the published posts that show it or link to it, also after an edit', async () => {
  const shows = story(paragraph('Look'), block('article', { item: { relationTo: 'merchandise', value: tee.id } }))
  const shown = await publishGallery(employee, { title: 'Shows it', body: shows })
  const linked = await publishGallery(employee, { body: story(paragraph(linkTo('merchandise', tee.id))) })
  const other = await publishGallery(employee, { body: story(paragraph('Nothing')) })
  const pending = await publishGallery(employee, { body: shows })
  await site.pool.query(`update posts set status = 'pending' where id = $1`, [pending.id])
  const seenIn = async () => (await forSale(tee.id)).appearances.map(({ id }) => id)
  expect(await seenIn()).toEqual([linked.id, shown.id])
  expect((await forSale(tee.id)).appearances[1]).toMatchObject({
    title: 'Shows it',
    type: 'gallery',
    isMembersOnly: true,
  })

  expect((await employee.patch(`/api/admin/posts/${linked.id}`, { body: story(paragraph('No more')) })).status).toBe(
    200,
  )
  expect((await employee.patch(`/api/admin/posts/${other.id}`, { body: shows })).status).toBe(200)
  expect(await seenIn()).toEqual([other.id, shown.id])
})

it('an article does not name a post that shows it below the members-only divider, except to those who may read it', async () => {
  const item = block('article', { item: { relationTo: 'merchandise', value: tee.id } })
  const below = await publishGallery(employee, {
    body: story(paragraph('Look'), divider(), item),
    isSubscriberOnly: false,
  })
  const above = await publishGallery(employee, { body: story(item, divider(), item), isSubscriberOnly: false })
  const seenBy = async (reader: Browser) => {
    const { appearances } = (await reader.get(`/api/merchandise/${tee.id}`)).json as Extract<
      MerchandiseArticle,
      { state: 'for-sale' }
    >
    return appearances.map(({ id }) => id).filter((id) => id === below.id || id === above.id)
  }
  for (const reader of [site.visitor(), await signUpMember(site)]) expect(await seenBy(reader)).toEqual([above.id])
  for (const reader of [await signUpPatron(site), employee]) expect(await seenBy(reader)).toEqual([above.id, below.id])
  expect((await site.visitor().get(addressOf(tee))).text).not.toContain(`"id":${below.id},"title":"${below.title}"`)
})

it('the merchant feed has each variant for sale once, with the price of the database', async () => {
  const { text, headers } = await site.visitor().get('/merchant-feed.xml')
  expect(headers.get('content-type')).toMatch(/xml/)
  const { rows } = await site.pool.query<{ id: number; cents: number }>(
    `select v.id, v.retail_price_cents::int as cents from variants v join merchandise m on m.id = v.merchandise_id
     where v.sellable and not m.hidden and m.vanished_at is null`,
  )
  const ids = [...text.matchAll(/<g:id>(\d+)<\/g:id>/g)].map(([, id]) => Number(id))
  expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b))
  for (const { id, cents } of rows.slice(0, 20)) {
    const item = text.split('<item>').find((one) => one.includes(`<g:id>${id}</g:id>`))
    expect(item).toContain(`<g:price>${(cents / 100).toFixed(2)} USD</g:price>`)
  }
})

describe('size charts', () => {
  it('are stored after a sync, and shown without asking the provider', async () => {
    await eventually(async () => (await forSale(tee.id)).item.sizeChart !== null)
    await tellPrint(site, 'faults', { mode: 'error500', path: '.*' })
    onTestFinished(async () => void (await tellPrint(site, 'faults', { mode: null })))
    expect((await forSale(tee.id)).item.sizeChart).toMatchObject({
      measurements: ['A', 'B'],
      sizes: expect.arrayContaining([
        {
          name: 'M',
          lengths: [
            { mm: 730, inch: 28.7 },
            { mm: 530, inch: 20.9 },
          ],
        },
      ]) as unknown,
    })
  })

  it('of a type without one are not asked for again, and a failed read keeps the stored chart', async () => {
    const { item } = await forSale(tee.id)
    await site.pool.query(`update merchandise set product_type_id = '999999' where id = $1`, [tee.id])
    await runJob(site, 'readSizeCharts', {})
    await eventually(async () => {
      const { rows } = await site.pool.query<{ chart: unknown }>(
        `select chart from size_charts where product_type_id = '999999'`,
      )
      return rows.length === 1 && rows[0]?.chart === null
    })
    expect((await forSale(tee.id)).item.sizeChart).toBeNull()

    await site.pool.query(`update merchandise set product_type_id = '812' where id = $1`, [tee.id])
    await site.pool.query(`update size_charts set read_at = now() - interval '8 days'`)
    await tellPrint(site, 'faults', { mode: 'error500', path: 'size-chart' })
    onTestFinished(async () => void (await tellPrint(site, 'faults', { mode: null })))
    await runJob(site, 'readSizeCharts', {})
    await jobsDone(site)
    expect((await forSale(tee.id)).item.sizeChart).toEqual(item.sizeChart)
  })
})

describe('the delivery estimate', () => {
  it('is the same for a country, in the order and in its email', async () => {
    const variants = await variantsInStock(site)
    const { buyer, email, reference } = await buy(site, { variantIds: [variants[0]?.id ?? 0] })
    const { standard } = (await site.visitor().get('/api/delivery?country=US')).json as Delivery
    expect(((await buyer.get(`/api/orders/${reference}`)).json as Order).delivery).toEqual(standard)
    await eventually(async () => (await mailsTo(site, email, /is confirmed/)).length > 0)
    const [mail = ''] = await mailsTo(site, email, /is confirmed/)
    expect(mail).toContain('It ships within 1-3 business days.')
    expect(mail).toContain(deliveryText(standard))
  })

  it('offers express in the United States only, and refuses countries the shop does not sell to', async () => {
    expect((await site.visitor().get('/api/delivery?country=us')).json).toMatchObject({ country: 'US', express: {} })
    expect((await site.visitor().get('/api/delivery?country=CA')).json).toMatchObject({
      express: null,
      callingCode: '+1',
    })
    expect(await site.visitor().get('/api/delivery?country=XX')).toMatchObject({
      status: 400,
      json: { code: 'unsupported_country' },
    })
    expect((await site.visitor().get('/api/delivery')).status).toBe(400)
  })
})
