import type pg from 'pg'
import { listCardObjects } from './callCardApi.ts'
import { auditMemberships } from './auditMemberships.ts'
import { auditRefunds } from './auditRefunds.ts'
import type { Testbed } from './createTestbed.ts'
import { fetchTwice } from './fetchTwice.ts'
import { sleep, waitUntil } from './waitUntil.ts'

type Intent = { id: string; amount: number; status: string; metadata: { orderReference?: string } }
type Order = {
  id: number
  reference: string
  payment: string
  fulfilment: string
  total: number
  intentId: string | null
  linesAgree: boolean
}

type Records = { orders: Order[]; intents: Intent[]; printed: { reference: string }[]; mailIds: string[] }

const IDLE_MS = 60_000
const PAID_MS = 600_000
const PAID = ['paid', 'partially_refunded', 'refunded']

/**
 * The card emulator delivers one event at a time, so that a thousand payments take minutes to arrive.
 *
 * @param references orders that must be paid first.
 * @throws Error when none of them was paid in the last minute or all take ten, or when other work takes a minute.
 */
export async function waitForIdle({ pool }: Testbed, references: string[] = []): Promise<void> {
  const unpaid = `select reference from orders where reference = any($1) and payment = 'pending' order by id`
  const listUnpaid = async () => (await pool.query<{ reference: string }>(unpaid, [references])).rows
  const began = performance.now()
  for (let left = await listUnpaid(); left.length > 0;) {
    const { length: before, 0: first } = left
    const what = `one more of ${before} unpaid orders, ${first?.reference} first, is paid`
    const rest = began + PAID_MS - performance.now()
    await waitUntil(what, async () => (left = await listUnpaid()).length < before, Math.min(IDLE_MS, rest))
  }
  const paidAt = performance.now()
  for (let left = await dueWork(pool); left.length > 0; left = await dueWork(pool)) {
    if (performance.now() - paidAt > IDLE_MS)
      throw new Error(`${left.length} still to do after a minute: ${left.slice(0, 5).join('; ')}`)
    await sleep(20)
  }
}

async function dueWork(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(`
    select format('%s since %s, tried %s times, locked by %s', task_identifier, run_at, attempts, coalesce(locked_by, 'none')) as what
    from graphile_worker.jobs where attempts < max_attempts and run_at < now() + interval '1 second'
    union all
    select format('order %s held until %s', reference, confirm_after) from orders
    where payment = 'paid' and fulfilment = 'held' and confirm_after <= now()`)
  return rows.map(({ what }) => what)
}

/**
 * Compares our database with both providers and the mail server.
 * @param acknowledged references that a buyer got a response for.
 * @returns one sentence per disagreement.
 */
export async function audit(testbed: Testbed, acknowledged: Iterable<string> = []): Promise<string[]> {
  const records = await readRecords(testbed)
  const byReference = new Map(records.orders.map((order) => [order.reference, order]))
  const lost = [...acknowledged].filter((reference) => !byReference.has(reference))
  return [
    ...lost.map((reference) => `${reference} was acknowledged but is missing`),
    ...records.orders.flatMap((order) => problemsOf(order, records)),
    ...records.intents
      .map(({ id, metadata }) => ({ id, reference: metadata.orderReference }))
      .filter(({ reference }) => reference && !byReference.has(reference) && !testbed.foreignIds.has(reference))
      .map(({ id }) => `payment ${id} belongs to no order`),
    ...(await auditRefunds(testbed)),
    ...(await auditMemberships(testbed)),
    ...(await deadJobs(testbed)),
  ]
}

function problemsOf(order: Order, { intents, printed, mailIds }: Records): string[] {
  const { reference, payment, fulfilment, total, intentId, linesAgree } = order
  const problems: string[] = []
  const add = (what: string) => void problems.push(`${reference} ${what}`)
  const payments = intents.filter(({ metadata }) => metadata.orderReference === reference)
  const succeeded = payments.filter(({ status }) => status === 'succeeded')
  const prints = printed.filter((one) => one.reference === reference).length
  const mails = mailIds.filter((id) => id === `<order-confirmed.${order.id}@mail.stonehunt>`).length
  if (!linesAgree) add('does not equal the sum of its lines')
  if (payments.length > 1) add(`has ${payments.length} payments`)
  if (payments.some(({ id }) => intentId !== null && id !== intentId)) add('has another payment id')
  if (payments.some(({ amount }) => amount !== total)) add('has a payment of another amount')
  if (prints > 1) add(`is ${prints} times at the print provider`)
  if (PAID.includes(payment)) {
    if (succeeded.length !== 1) add('is paid without a payment')
    if (mails !== 1) add(`was emailed about ${mails} times`)
    if (payment === 'paid' && prints === 0 && fulfilment !== 'needs_attention')
      add('is paid and not at the print provider')
  } else {
    if (succeeded.length > 0) add(`is ${payment} though its payment succeeded`)
    if (mails + prints > 0) add('is not paid, but was emailed about or printed')
  }
  return problems
}

async function readRecords(testbed: Testbed): Promise<Records> {
  const { rows: orders } = await testbed.pool.query<Order>(`
    select o.id, reference, payment, fulfilment, total_cents::int as total, payment_intent_id as "intentId",
      (subtotal_cents, subtotal_cents - discount_cents, tax_cents - shipping_tax_cents) = (
        select coalesce(sum(l.line_total_cents), 0), coalesce(sum(l.paid_cents), 0), coalesce(sum(l.tax_cents), 0) from order_lines l where l.order_id = o.id)
        and total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents as "linesAgree"
    from orders o`)
  const state = (await (await fetchTwice(`${testbed.print.url}/_emulator/state`)).json()) as {
    orders: { reference: string }[]
  }
  // A repeated email keeps its Message-ID, so mail servers drop the copy.
  const mailIds = [...new Set(testbed.mail.mails.map(({ messageId }) => messageId))]
  return { orders, intents: await listCardObjects<Intent>(testbed, 'payment_intents'), printed: state.orders, mailIds }
}

async function deadJobs({ pool }: Testbed): Promise<string[]> {
  const { rows } = await pool.query<{ task: string; error: string }>(
    `select task_identifier as task, last_error as error from graphile_worker.jobs where attempts >= max_attempts and last_error is not null`,
  )
  return rows.map(({ task, error }) => `the job ${task} failed for good: ${error}`)
}

export const describeProblems = (problems: string[]): string =>
  problems.length === 0 ? 'books agree' : `${problems.length} disagree: ${problems.slice(0, 3).join('; ')}`
