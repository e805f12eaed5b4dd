import { listCards } from './askCards.ts'
import { auditMemberships } from './auditMemberships.ts'
import { auditRefunds } from './auditRefunds.ts'
import type { Ground } from './ground.ts'
import { until } from './wait.ts'

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

/** What the shop and those it works with have in their books. */
type Books = { orders: Order[]; intents: Intent[]; printed: { reference: string }[]; mailIds: string[] }

const SETTLE_MS = 60_000
/** Whatever went back later, its payment had succeeded. */
const PAID = ['paid', 'partially_refunded', 'refunded']

/**
 * Waits until the site has nothing left to do.
 *
 * @param references orders that are to be paid by then.
 */
export async function settle({ pool }: Ground, references: string[] = []): Promise<number> {
  const open = `select 1 from orders where reference = any($1) and payment = 'pending'`
  await until('all are paid', async () => (await pool.query(open, [references])).rowCount === 0, SETTLE_MS)
  return until(
    'no work is left',
    async () => {
      const due = await pool.query(`
        select 1 from graphile_worker.jobs where attempts < max_attempts and run_at < now() + interval '1 second'
        union all select 1 from orders where payment = 'paid' and fulfilment = 'held' and confirm_after <= now()`)
      return due.rowCount === 0
    },
    SETTLE_MS,
  )
}

/**
 * Compares the shop's books with those of the card provider, the print provider and the mail server.
 *
 * @param acknowledged references of orders that somebody was told of.
 * @returns what does not agree, in words.
 */
export async function audit(ground: Ground, acknowledged: Iterable<string> = []): Promise<string[]> {
  const books = await readBooks(ground)
  const byReference = new Map(books.orders.map((order) => [order.reference, order]))
  const lost = [...acknowledged].filter((reference) => !byReference.has(reference))
  return [
    ...lost.map((reference) => `${reference} was acknowledged and is not there`),
    ...books.orders.flatMap((order) => problemsOf(order, books)),
    ...books.intents
      .map(({ id, metadata }) => ({ id, reference: metadata.orderReference }))
      .filter(({ reference }) => reference && !byReference.has(reference) && !ground.elsewhere.has(reference))
      .map(({ id }) => `payment ${id} belongs to no order`),
    ...(await auditRefunds(ground)),
    ...(await auditMemberships(ground)),
    ...(await deadJobs(ground)),
  ]
}

function problemsOf(order: Order, { intents, printed, mailIds }: Books): string[] {
  const { reference, payment, fulfilment, total, intentId, linesAgree } = order
  const problems: string[] = []
  const say = (what: string) => void problems.push(`${reference} ${what}`)
  const payments = intents.filter(({ metadata }) => metadata.orderReference === reference)
  const succeeded = payments.filter(({ status }) => status === 'succeeded')
  const prints = printed.filter((one) => one.reference === reference).length
  const mails = mailIds.filter((id) => id === `<order-confirmed.${order.id}@mail.stonehunt>`).length
  if (!linesAgree) say('does not come to the sum of its lines')
  if (payments.length > 1) say(`has ${payments.length} payments`)
  if (payments.some(({ id }) => intentId !== null && id !== intentId)) say('knows of another payment')
  if (payments.some(({ amount }) => amount !== total)) say('has a payment of another amount')
  if (prints > 1) say(`is ${prints} times at the print provider`)
  if (PAID.includes(payment)) {
    if (succeeded.length !== 1) say('is paid without a payment')
    if (mails !== 1) say(`was mailed about ${mails} times`)
    if (payment === 'paid' && prints === 0 && fulfilment !== 'needs_attention')
      say('is paid and not at the print provider')
  } else {
    if (succeeded.length > 0) say(`is ${payment} though its payment succeeded`)
    if (mails + prints > 0) say('is not paid, but mailed about or printed')
  }
  return problems
}

async function readBooks(ground: Ground): Promise<Books> {
  const { rows: orders } = await ground.pool.query<Order>(`
    select o.id, reference, payment, fulfilment, total_cents::int as total, payment_intent_id as "intentId",
      subtotal_cents = (select coalesce(sum(line_total_cents), 0) from order_lines where order_id = o.id)
        and total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents as "linesAgree"
    from orders o`)
  const state = (await (await fetch(`${ground.print.url}/_emulator/state`)).json()) as {
    orders: { reference: string }[]
  }
  // A mail that is sent again after a crash has the same id, by which mail servers know it.
  const mailIds = [...new Set(ground.mail.mails.map(({ messageId }) => messageId))]
  return { orders, intents: await listCards<Intent>(ground, 'payment_intents'), printed: state.orders, mailIds }
}

async function deadJobs({ pool }: Ground): Promise<string[]> {
  const { rows } = await pool.query<{ task: string; error: string }>(
    `select task_identifier as task, last_error as error from graphile_worker.jobs where attempts >= max_attempts and last_error is not null`,
  )
  return rows.map(({ task, error }) => `the job ${task} gave up: ${error}`)
}

/** A figure of the table: how many disagreements, and the first of them. */
export const told = (problems: string[]): string =>
  problems.length === 0 ? 'books agree' : `${problems.length} disagree: ${problems.slice(0, 3).join('; ')}`
