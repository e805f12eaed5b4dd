import { afterEach, describe, expect, it } from 'vitest'
import { askCards, deleteAtCards, lastPayment, refundsOf } from '../../support/cards.ts'
import {
  atProvider,
  begin,
  isSubscriber,
  openAlerts,
  overdueMember,
  pass,
  type Person,
} from '../../support/memberships.ts'
import { confirmCard, eventually, PASSWORD, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
afterEach(async () => {
  await tellCards(site, 'faults', { mode: null, webhook: null })
  await tellCards(site, 'dunning', { retryDays: [3, 5, 7, 14], finally: 'cancel' })
})

type Invoice = { id: string; status: string; hosted_invoice_url: string }

const newestInvoice = async (subscriptionId: string) =>
  (await askCards<{ data: Invoice[] }>(site, `invoices?subscription=${subscriptionId}&limit=1`)).data[0] as Invoice

const form = new URLSearchParams({ number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' })
const payByLink = ({ hosted_invoice_url: url }: Invoice) => fetch(`${url}/pay`, { method: 'POST', body: form })

async function overdue(): Promise<{ person: Person; id: string; invoice: Invoice }> {
  const person = await overdueMember(site)
  const { id } = await atProvider(site, person)
  const invoice = await newestInvoice(id)
  expect(invoice.status).toBe('open')
  return { person, id, invoice }
}

describe('the open invoice of an ended membership', () => {
  it('is voided when Stripe stops retrying', async () => {
    const { person, id, invoice } = await overdue()
    await pass(site, person, 15)
    await eventually(async () => (await newestInvoice(id)).status === 'void')
    await payByLink(invoice)
    expect((await newestInvoice(id)).status).toBe('void')
  })

  it('is voided after a cancellation in the dashboard, even without a webhook', async () => {
    const { id } = await overdue()
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await deleteAtCards(site, `subscriptions/${id}`)
    expect((await newestInvoice(id)).status).toBe('open')
    await passTime(site, 0.1)
    await runByTheClock(site, 'reconcile')
    expect((await newestInvoice(id)).status).toBe('void')
  })

  it('is voided when the account is deleted', async () => {
    const { person, id } = await overdue()
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect((await newestInvoice(id)).status).toBe('void')
  })

  it('is voided before the member subscribes again', async () => {
    await tellCards(site, 'dunning', { retryDays: [3], finally: 'unpaid' })
    const { person, id, invoice } = await overdue()
    await pass(site, person, 4)
    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    await payByLink(invoice)
    expect((await newestInvoice(id)).status).toBe('void')
  })

  it('is voided later when Stripe is unavailable', async () => {
    const { id } = await overdue()
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/invoices/.*/void', webhook: { drop: true } })
    await deleteAtCards(site, `subscriptions/${id}`)
    await passTime(site, 0.1)
    await runByTheClock(site, 'reconcile')
    expect((await newestInvoice(id)).status).toBe('open')
    await tellCards(site, 'faults', { mode: null })
    await passTime(site, 0.1)
    await runByTheClock(site, 'reconcile')
    expect((await newestInvoice(id)).status).toBe('void')
  })
})

describe('a payment for an ended membership', () => {
  it('is refunded in full, once', async () => {
    const { person, id, invoice } = await overdue()
    // The subscription ends and is paid before its webhook arrives.
    await tellCards(site, 'faults', { webhook: { drop: 'customer.subscription' } })
    await deleteAtCards(site, `subscriptions/${id}`)
    await tellCards(site, 'advance', { seconds: 60 })
    await payByLink(invoice)
    await deliveriesDone(site)
    const payment = await lastPayment(site, id)
    await eventually(async () => (await refundsOf(site, payment)).length > 0)
    await passTime(site, 0.1)
    await runByTheClock(site, 'reconcile')
    expect(await refundsOf(site, payment)).toMatchObject([{ status: 'succeeded' }])
    expect(await isSubscriber(person)).toBe(false)
    expect(await openAlerts(site)).toEqual([])
  })

  it('made outside Stripe raises an alert', async () => {
    const { id, invoice } = await overdue()
    await tellCards(site, 'faults', { webhook: { drop: 'customer.subscription' } })
    await deleteAtCards(site, `subscriptions/${id}`)
    await tellCards(site, 'advance', { seconds: 60 })
    await askCards(site, `invoices/${invoice.id}/pay`, { paid_out_of_band: 'true' })
    await eventually(async () => (await openAlerts(site)).length > 0)
    expect(await openAlerts(site)).toEqual([expect.stringContaining(`had ended (invoice ${invoice.id})`)])
  })
})
