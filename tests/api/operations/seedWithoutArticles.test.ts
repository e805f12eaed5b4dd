import { beforeAll, describe, expect, it } from 'vitest'
import { row, sql } from '#database/sql.ts'
import { seedDemo } from '#seed/seedDemo.ts'
import { printArticles } from '../../support/catalogue.ts'
import { tellPrint } from '../../support/people.ts'
import { unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const printed: string[] = []

const seed = () => {
  const { payload, pool } = site
  return seedDemo({ payload, pool, user: null, now: new Date(), log: payload.logger }, (line) => printed.push(line))
}

const count = () =>
  row(
    site.pool,
    sql<{ products: number; linked: number; stories: number; orders: number; merchandise: number }>`
      select (select count(*) from products)::integer as products, (select count(merchandise_id) from products)::integer as linked,
        (select count(*) from posts where body is not null)::integer as stories, (select count(*) from orders)::integer as orders,
        (select count(*) from merchandise where maker = 'print')::integer as merchandise`,
  )

describe('the demo data with an account of the print provider that lacks the demo’s articles', () => {
  beforeAll(unpaced)

  it('has products that are not linked, stories without these articles, and no orders', async () => {
    const articles = await printArticles(site)
    for (const { id } of articles) await tellPrint(site, 'articles', { remove: id })
    await seed()
    expect(await count()).toEqual({ products: 30, linked: 0, stories: 6, orders: 0, merchandise: 0 })
    expect(printed.join()).toContain('The print provider sent an empty catalog.')
    const { status, text } = await site.visitor().get('/api/products')
    expect([status, text]).toEqual([200, expect.stringContaining('Brass compass')])

    // What would be sold below its cost may not be sold.
    const [article] = articles
    const variants = article?.variants.map((variant) => ({ ...variant, d2cPrice: 0.5 }))
    await tellPrint(site, 'articles', { put: { ...article, title: 'A tee of the owner', variants } })
    await seed()
    expect(await count()).toEqual({ products: 30, linked: 0, stories: 6, orders: 0, merchandise: 1 })
  }, 240_000)
})
