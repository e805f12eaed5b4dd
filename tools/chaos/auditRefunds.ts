import { listCardObjects } from './callCardApi.ts'
import type { Testbed } from './createTestbed.ts'

type CardRefund = { id: string; amount: number; status: string; payment_intent: string }
type Payment = { id: string; amount: number; metadata: { orderReference?: string } }
type Refund = { id: string | null; amount: number; status: string }

/** Each exists once at the card provider, and none exceeds its payment. */
export async function auditRefunds(testbed: Testbed): Promise<string[]> {
  const payments = await listCardObjects<Payment>(testbed, 'payment_intents')
  const isElsewhere = (id: string) =>
    testbed.foreignIds.has(payments.find((payment) => payment.id === id)?.metadata.orderReference ?? '')
  const theirs = (await listCardObjects<CardRefund>(testbed, 'refunds')).filter(
    (one) => !isElsewhere(one.payment_intent),
  )
  const { rows: ours } = await testbed.pool.query<Refund>(
    'select provider_refund_id as id, amount_cents::int as amount, status from refunds',
  )
  const known = new Map(ours.map((refund) => [refund.id, refund]))
  const given = theirs.filter(({ status }) => status === 'succeeded' || status === 'pending')
  const givenOf = (id: string) =>
    given.filter((one) => one.payment_intent === id).reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...given.filter(({ id }) => !known.has(id)).map(({ id }) => `refund ${id} is not in our books`),
    ...theirs
      .filter(({ id, amount, status }) => known.has(id) && !agrees(known.get(id), amount, status))
      .map(({ id }) => `refund ${id} has another amount or state`),
    ...ours
      .filter(({ id, status }) => status === 'succeeded' && !given.some((one) => one.id === id))
      .map(({ id }) => `refund ${id} was never paid`),
    ...payments.filter(({ id, amount }) => givenOf(id) > amount).map(({ id }) => `payment ${id} was refunded twice`),
  ]
}

const agrees = (ours: Refund | undefined, amount: number, status: string): boolean =>
  ours?.amount === amount && ours.status === (status === 'canceled' ? 'failed' : status)
