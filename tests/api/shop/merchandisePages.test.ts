import { beforeAll, describe, expect, it } from 'vitest'
import type { MerchandisePage } from '#contracts/shop/products.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const ARTICLES = 120
const VARIANTS = 20
/** Of one page, as the browser gets it. */
const MAX_BYTES = 150_000

const at = async (query: string) => {
  const answer = await site.visitor().get(`/api/merchandise/page${query}`)
  expect(answer.status, query).toBe(200)
  return answer.json as MerchandisePage
}
const titles = async (query: string) => (await at(query)).items.map(({ title }) => title)

beforeAll(async () => {
  await site.pool.query(
    `insert into merchandise (title, category, article_id, description, created_at)
     select 'Tee ' || n, case when n <= 4 then 'Mugs' else 'T-Shirts' end, 'page-' || n, repeat('Heavy cotton. ', 20),
       timestamptz '2026-01-01' + n * interval '1 day'
     from generate_series(1, $1) n`,
    [ARTICLES],
  )
  await site.pool.query(
    `insert into variants (merchandise_id, size_name, appearance_name, appearance_color_value, retail_price_cents, position, sku, provider_variant_id, appearance_id)
     select m.id, (array['S', 'M', 'L', 'XL', '2XL'])[v % 5 + 1], (array['Black', 'Sand', 'Moss', 'Rust'])[v / 5 + 1], '#1c1f21',
       1000 + substr(m.article_id, 6)::int * 10, v, m.article_id || '-' || v, m.article_id || '-' || v, 'c' || v / 5
     from merchandise m, generate_series(0, $1 - 1) v`,
    [VARIANTS],
  )
})

describe('a page of merchandise', () => {
  it('has 24 articles, and what the whole catalog offers to filter by', async () => {
    const page = await at('')
    expect(page).toMatchObject({ total: ARTICLES, catalog: ARTICLES, page: 1 })
    expect(page.items).toHaveLength(24)
    // Browsers would need a reader of the provider's markup for it.
    expect(page.items[0]).toMatchObject({ firstSentence: 'Heavy cotton.' })
    expect(page.choices).toEqual({
      categories: ['Mugs', 'T-Shirts'],
      sizes: ['S', 'M', 'L', 'XL', '2XL'],
      colors: ['Black', 'Sand', 'Moss', 'Rust'].map((name) => ({ name, color: '#1c1f21' })),
      priceRange: [1010, 2200],
    })
  })

  it('is filtered, sorted and searched by the server', async () => {
    expect(await titles('?category=Mugs&sort=price-desc')).toEqual(['Tee 4', 'Tee 3', 'Tee 2', 'Tee 1'])
    expect(await titles('?priceMin=21.90&sort=newest')).toEqual(['Tee 120', 'Tee 119'])
    expect(await titles('?sizes=XXL&colors=Rust&priceMax=10.10')).toEqual(['Tee 1'])
    expect(await titles('?colors=Teal&sizes=XS&category=Boats&priceMax=10.10')).toEqual(['Tee 1'])
    expect((await at('?q=tee+117')).items[0]?.title).toBe('Tee 117')
    expect(await at('?q=zeolite')).toMatchObject({ items: [], total: 0, catalog: ARTICLES })
  })

  it('is the last one after the end, and the one with an article where that is asked for', async () => {
    const last = await at('?page=99&sort=price-asc')
    expect(last.page).toBe(5)
    const id = last.items.at(-1)?.id
    expect((await at(`?item=${id}&sort=price-asc`)).page).toBe(5)
    expect((await at('?item=999999')).page).toBe(1)
  })

  it.each(['page=0', 'sort=random', 'priceMin=1e3', `q=${'a'.repeat(201)}`, 'item=x'])('rejects %s', async (query) => {
    expect((await site.visitor().get(`/api/merchandise/page?${query}`)).status).toBe(400)
  })

  it('is rate-limited as the search of the site is', async () => {
    await at('?q=tee')
    await site.pool.query(`update rate_limits set points = 1200 where key like 'GET /merchandise/page:%'`)
    expect((await site.visitor().get('/api/merchandise/page?q=tee')).status).toBe(429)
    await site.pool.query(`delete from rate_limits where key like 'GET /merchandise/page:%'`)
  })

  it('keeps the screen small with 120 articles of 20 variants', async () => {
    const answer = await site.visitor().get('/merchandise')
    const [, data = ''] = /<script[^>]*id="initial-data"[^>]*>([\s\S]*?)<\/script>/.exec(answer.text) ?? []
    expect(data).toContain('/api/merchandise/page')
    expect(Buffer.byteLength(data)).toBeLessThan(MAX_BYTES)
  })
})
