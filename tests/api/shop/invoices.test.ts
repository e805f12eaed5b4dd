import { beforeAll, describe, expect, it } from 'vitest'
import { becomes, type Bought, buy, holdFor, jobsDone } from '../../support/orders.ts'
import { confirmCard, signUpEmployee, signUpMember } from '../../support/people.ts'
import { fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantIds: number[]
beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-1)
  await holdFor(site, 60)
})

type Row = {
  number: string
  kind: string
  issued_at: Date
  total_cents: string
  order_id: number
  data: { seller: { name: string } }
}
const invoices = async () => (await site.pool.query<Row>('select * from invoices order by id')).rows
const of = async ({ id }: Bought) => (await invoices()).filter((row) => row.order_id === id)
const pdfOf = ({ buyer, reference }: Bought) => buyer.get(`/api/orders/${reference}/invoice`)

describe('invoice numbers', () => {
  it('have no gap and no duplicate after twenty payments at once', async () => {
    const before = (await invoices()).length
    const started = []
    for (let count = 0; count < 20; count++) {
      const buyer = site.visitor()
      await fillCart(buyer, variantIds[0] ?? 0)
      started.push(await startPayment(buyer))
    }
    await Promise.all(
      started.map(async ({ clientSecret, orderReference }) => {
        await confirmCard(site, clientSecret)
        await becomes(site, orderReference, { payment: 'paid' })
      }),
    )
    const numbers = (await invoices()).map(({ number }) => number)
    expect(numbers).toHaveLength(before + 20)
    expect([...numbers].sort()).toEqual(numbers.map((_, index) => `INV-${String(index + 1).padStart(6, '0')}`))
  })

  it('are given back by a transaction that fails', async () => {
    const { nextNumber } = await import('#domain/shop/invoices/nextNumber.ts')
    const { inTransaction } = await import('#database/inTransaction.ts')
    const failed = inTransaction(site.pool, async (tx) => {
      throw new Error(await nextNumber(tx, 'invoice', ''))
    })
    const lost = await failed.catch((error: unknown) => (error as Error).message)
    const bought = await buy(site, { variantIds })
    expect((await of(bought))[0]?.number).toBe(lost)
  })
})

describe('an invoice', () => {
  it('is a PDF for its buyer and for employees, and for nobody else', async () => {
    const bought = await buy(site, { variantIds })
    const answer = await pdfOf(bought)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const [{ number = '' } = {}] = await of(bought)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`)
    expect(answer.text.slice(0, 8)).toBe('%PDF-1.7')
    expect(answer.text).toContain('/StructTreeRoot')
    expect((await pdfOf({ ...bought, buyer: site.visitor() })).status).toBe(404)
    const [{ id }] = (await site.pool.query<{ id: number }>('select id from invoices where number = $1', [number]))
      .rows as [{ id: number }]
    expect((await (await signUpEmployee(site)).get(`/api/admin/invoices/${id}`)).status).toBe(200)
    expect((await (await signUpMember(site)).get(`/api/admin/invoices/${id}`)).status).toBe(403)
    expect((await site.visitor().get(`/api/admin/invoices/${id}`)).status).toBe(401)
  })

  it('doesn’t change when the settings do', async () => {
    const before = await buy(site, { variantIds })
    await site.pool.query(
      `insert into site_settings (key, value) values ('invoice_seller_name', 'Agate & Sons LLC'), ('invoice_series', 'B')`,
    )
    const after = await buy(site, { variantIds })
    await site.pool.query(`delete from site_settings where key in ('invoice_seller_name', 'invoice_series')`)
    expect((await of(before))[0]?.data.seller.name).not.toBe('Agate & Sons LLC')
    expect((await of(after))[0]?.data.seller.name).toBe('Agate & Sons LLC')
    expect((await of(after))[0]?.number).toMatch(/^B-INV-\d{6}$/)
  })

  it('of an order from before there were invoices is issued once, when it is first asked for', async () => {
    const bought = await buy(site, { variantIds })
    await site.pool.query('delete from invoices where order_id = $1', [bought.id])
    const answers = await Promise.all(Array.from({ length: 5 }, () => pdfOf(bought)))
    // One PDF at a time is drawn for a person; the others are asked to wait.
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(await of(bought)).toHaveLength(1)
  })

  it('is not there before the order is paid', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { orderReference } = await startPayment(buyer)
    expect(await buyer.get(`/api/orders/${orderReference}/invoice`)).toMatchObject({
      status: 404,
      json: { code: 'invoice_not_found' },
    })
  })

  it('is asked for again later when the PDF can’t be made; its number stays', async () => {
    const bought = await buy(site, { variantIds })
    const before = await of(bought)
    // No calendar has that day.
    await site.pool.query(`update invoices set issued_at = 'infinity' where order_id = $1`, [bought.id])
    const answer = await pdfOf(bought)
    await site.pool.query('update invoices set issued_at = $2 where order_id = $1', [bought.id, before[0]?.issued_at])
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('60')
    expect((await pdfOf(bought)).status).toBe(200)
    expect(await of(bought)).toEqual(before)
  })
})

describe('a refund', () => {
  it('gets one credit note that corrects the invoice', async () => {
    const employee = await signUpEmployee(site)
    const bought = await buy(site, { variantIds })
    await employee.post(`/api/admin/orders/${bought.id}/refund`, { amount: '2.00', reason: 'Late' })
    await becomes(site, bought.reference, { payment: 'partially_refunded' })
    await jobsDone(site)
    const [invoice, note, ...more] = await of(bought)
    expect(more).toEqual([])
    expect(note).toMatchObject({
      kind: 'credit_note',
      total_cents: '200',
      data: { corrects: { number: invoice?.number } },
    })
    const shown = (await bought.buyer.get(`/api/orders/${bought.reference}`)).json
    expect(shown).toMatchObject({ creditNotes: [{ number: note?.number, amount: '2.00' }] })
    const path = `/api/orders/${bought.reference}/credit-notes/${note?.number}`
    expect((await bought.buyer.get(path)).text.slice(0, 5)).toBe('%PDF-')
    expect((await site.visitor().get(path)).status).toBe(404)
  })
})
