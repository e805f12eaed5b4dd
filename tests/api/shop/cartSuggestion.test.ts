import { beforeAll, expect, it } from 'vitest'
import type { StoryItem } from '#contracts/content/story.ts'
import type { Browser } from '../../support/Browser.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

/** In cents. Shipping is free from 75 dollars. */
const PRICES = { Sticker: 500, Mug: 1500, Tee: 2500, Hoodie: 6000, 'Sold out': 5000, Hidden: 5100 }

const suggested = async (browser: Browser) =>
  ((await browser.get('/api/cart/suggestion')).json as { item: StoryItem | null }).item

async function cartWith(title: string, quantity: number): Promise<Browser> {
  const browser = site.visitor()
  const { rows } = await site.pool.query<{ id: number }>(
    'select v.id from variants v join merchandise m on m.id = v.merchandise_id where m.title = $1',
    [title],
  )
  const added = await browser.post('/api/cart', { merchandiseVariantId: rows[0]?.id, quantity })
  expect(added.status).toBe(201)
  return browser
}

beforeAll(async () => {
  for (const [title, cents] of Object.entries(PRICES)) {
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into merchandise (title, category, article_id, hidden) values ($1, 'Gear', $1, $2) returning id`,
      [title, title === 'Hidden'],
    )
    await site.pool.query(
      `insert into variants (merchandise_id, size_name, appearance_name, retail_price_cents, position, sku, provider_variant_id, appearance_id, stock)
       values ($1, 'M', 'Moss', $2, 0, $3, $3, 'moss', $4)`,
      [rows[0]?.id, cents, title, title === 'Sold out' ? 0 : null],
    )
  }
})

it.each([
  // What is in the cart, and how much of it.
  ['Tee', 2, 'Hoodie'],
  ['Hoodie', 1, 'Mug'],
  ['Mug', 2, 'Hoodie'],
  ['Sticker', 14, 'Mug'],
  ['Sticker', 1, undefined],
  ['Tee', 3, undefined],
])('with %s × %i in the cart, %s is enough for free shipping', async (title, quantity, enough) => {
  expect((await suggested(await cartWith(title, quantity)))?.title).toBe(enough)
})

it('an empty cart is suggested nothing', async () => {
  expect(await suggested(site.visitor())).toBeNull()
})
