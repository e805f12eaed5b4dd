import type { DefaultServerCellComponentProps, PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ArticlesCell } from '../../../cms/components/shop/orders/ArticlesCell.tsx'
import { BuyerCell } from '../../../cms/components/shop/orders/BuyerCell.tsx'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { hideAbandoned, orderFilters } from '#collections/fields/orderFilters.ts'
import type { Browser } from '../../support/Browser.ts'
import { becomes, buy, buySubmitted } from '../../support/orders.ts'
import { PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser
/** References. */
let abandoned: string
let paid: string
let shipped: string

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-2)
  employee = await signUpEmployee(site)
  const visitor = site.visitor()
  await fillCart(visitor, variantIds[0] ?? 0)
  abandoned = (await startPayment(visitor)).orderReference
  paid = (await buy(site, { variantIds })).reference
  const sent = await buySubmitted(site, { variantIds: variantIds.slice(0, 1) })
  shipped = sent.reference
  await site.pool.query(`update orders set fulfilment = 'shipped', shipped_at = now() where reference = $1`, [shipped])
})

type Filter = { label: unknown; where: string | null }
const whereOf = (label: string): string => {
  const { where } =
    (orderFilters.clientProps.filters as Filter[]).find((filter) => labelIn(filter.label, 'en') === label) ?? {}
  return where ? `where${where}` : ''
}

/** As the panel asks for a list. */
async function listed(query: string): Promise<string[]> {
  const answer = await employee.get(`/cms/api/orders?limit=100&${query}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return (answer.json as { docs: { reference: string }[] }).docs.map(({ reference }) => reference)
}

const leftOut = (query: object) =>
  hideAbandoned({ limit: 10, page: 1, sort: '', req: { query } as unknown as PayloadRequest })

const cellProps = async (reference: string) => {
  const { docs } = await site.payload.find({ collection: 'orders', where: { reference: { equals: reference } } })
  return { payload: site.payload, rowData: docs[0] } as unknown as DefaultServerCellComponentProps
}

describe('the list of orders in the panel', () => {
  it('has the name and the articles of each order', async () => {
    const props = await cellProps(paid)
    expect(renderToStaticMarkup(BuyerCell(props))).toBe('<span>Ada Guest</span>')
    const articles = renderToStaticMarkup(await ArticlesCell(props))
    const { rows } = await site.pool.query<{ title: string }>(
      'select l.title from order_lines l join orders o on o.id = l.order_id where o.reference = $1',
      [paid],
    )
    expect(rows).toHaveLength(2)
    for (const { title } of rows) expect(articles).toContain(title)
  })

  it('says of a deleted account no name', async () => {
    const buyer = await signUpMember(site)
    const { reference } = await buySubmitted(site, { buyer, variantIds: variantIds.slice(0, 1) })
    await site.pool.query(`update orders set fulfilment = 'delivered' where reference = $1`, [reference])
    expect((await buyer.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    await becomes(site, reference, {})
    expect(renderToStaticMarkup(BuyerCell(await cellProps(reference)))).toBe('<span>–</span>')
  })

  it('leaves abandoned checkouts out until they are asked for', async () => {
    expect(leftOut({})).toEqual({ payment: { not_in: ['pending', 'failed'] } })
    expect(leftOut({ where: { fulfilment: { in: 'shipped' } } })).not.toBeNull()
    expect(leftOut({ where: { and: [{ payment: { in: 'pending,failed' } }] } })).toBeNull()
    expect(leftOut({ search: abandoned })).toBeNull()
    expect(await listed('where[payment][not_in]=pending,failed')).not.toContain(abandoned)
    expect(await listed(whereOf('Abandoned checkouts'))).toEqual([abandoned])
  })

  it('has paid orders, those to do, and those shipped', async () => {
    expect(await listed(whereOf('Paid'))).toEqual(expect.arrayContaining([paid, shipped]))
    const toDo = await listed(whereOf('To do'))
    expect(toDo).toContain(paid)
    for (const reference of [shipped, abandoned]) expect(toDo).not.toContain(reference)
    expect(await listed(whereOf('Shipped'))).toContain(shipped)
    expect(await listed(whereOf('Shipped'))).not.toContain(paid)
  })
})
