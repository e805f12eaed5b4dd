import { listCardObjects } from './callCardApi.ts'
import { auditMemberships } from './auditMemberships.ts'
import { auditRefunds } from './auditRefunds.ts'
import type { Testbed } from './createTestbed.ts'
import { waitUntil } from './waitUntil.ts'

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
const PAID = ['paid', 'partially_refunded', 'refunded']

/** @param references orders that must be paid first. */
export async function waitForIdle({ pool }: Testbed, references: string[] = []): Promise<number> {
  const open = `select 1 from orders where reference = any($1) and payment = 'pending'`
  await waitUntil('all are paid', async () => (await pool.query(open, [references])).rowCount === 0, IDLE_MS)
  return waitUntil(
    'no work is left',
    async () => {
      const due = await pool.query(`
        select 1 from graphile_worker.jobs where attempts < max_attempts and run_at < now() + interval '1 second'
        union all select 1 from orders where payment = 'paid' and fulfilment = 'held' and confirm_after <= now()`)
      return due.rowCount === 0
    },
    IDLE_MS,
  )
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
      subtotal_cents = (select coalesce(sum(line_total_cents), 0) from order_lines where order_id = o.id)
        and total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents as "linesAgree"
    from orders o`)
  const state = (await (await fetch(`${testbed.print.url}/_emulator/state`)).json()) as {
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
