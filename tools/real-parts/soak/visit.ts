import { configurePrint } from '../../chaos/buy.ts'
import type { Testbed } from '../../chaos/createTestbed.ts'
import { waitUntil } from '../../chaos/waitUntil.ts'

const JOBS_MS = 20_000

/** What a visitor does after each step. @returns the answers that are no success. */
export async function visit(testbed: Testbed, email: string): Promise<string[]> {
  const visitor = testbed.visitor()
  const answers = {
    'the home page': await visitor.get('/'),
    posts: await visitor.get('/api/posts'),
    'adding to the cart': await visitor.post('/api/cart', { merchandiseVariantId: testbed.variantId, quantity: 1 }),
    'sign-in': await visitor.post('/api/login', { email, password: 'hunt-the-agate' }),
    'the account': await visitor.get('/api/auth/user'),
    readyz: await visitor.get('/readyz'),
  }
  return Object.entries(answers).flatMap(([what, { status, text }]) =>
    status >= 400 || status === 0 ? [`${what} was answered ${status}: ${text.slice(0, 100)}`] : [],
  )
}

/** Timers keep real time, so the scheduled jobs are added after each step. */
export async function addScheduledJobs({ pool }: Testbed): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job(identifier, '{}', queue_name => identifier, job_key => identifier) from graphile_worker._private_known_crontabs`,
  )
}

/** The print provider confirms, makes and sends what was ordered, one of these after each step. */
export async function printOrders(testbed: Testbed): Promise<void> {
  const state = (await (await fetch(`${testbed.print.url}/_emulator/state`)).json()) as {
    orders: { id: number; shipments: number }[]
  }
  for (const { id } of state.orders.filter(({ shipments }) => shipments === 0))
    await configurePrint(testbed, `orders/${id}/advance`, {})
}

/** @returns the names of jobs that are not done in time. */
export async function waitForJobs({ pool }: Testbed): Promise<string[]> {
  const due = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select task_identifier as name from graphile_worker.jobs where attempts < max_attempts and run_at < now() and (attempts = 0 or locked_at is not null)`,
    )
    return rows.map(({ name }) => name)
  }
  return waitUntil('the jobs', async () => (await due()).length === 0, JOBS_MS).then(() => [], due)
}
