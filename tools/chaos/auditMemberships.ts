import { listCardObjects } from './callCardApi.ts'
import type { Testbed } from './createTestbed.ts'

type CardSubscription = { id: string; status: string; customer: string; metadata: { localKey?: string } }
type Invoice = {
  id: string
  status: string
  customer: string
  parent: { subscription_details: { subscription: string } | null } | null
}
type Membership = { id: string; status: string; userId: number }

const RUNS = ['trialing', 'active', 'past_due', 'unpaid']

/** The same subscriptions are active as at the card provider, one per member, and no ended one has an open invoice. */
export async function auditMemberships(testbed: Testbed): Promise<string[]> {
  const theirs = (await listCardObjects<CardSubscription>(testbed, 'subscriptions?status=all')).filter(
    ({ customer }) => !testbed.foreignIds.has(customer),
  )
  const invoices = await listCardObjects<Invoice>(testbed, 'invoices')
  const { rows: ours } = await testbed.pool.query<Membership>(
    `select subscription_id as id, status, user_id as "userId" from subscriptions where subscription_id is not null`,
  )
  const known = new Map(ours.map((membership) => [membership.id, membership]))
  const running = theirs.filter(({ status }) => RUNS.includes(status))
  const ended = new Set(theirs.filter(({ status }) => !RUNS.includes(status)).map(({ id }) => id))
  const runningThere = new Set(running.map(({ id }) => id))
  return [
    ...running
      .filter(({ id, status }) => known.get(id)?.status !== status)
      .map(({ id, status }) => `membership ${id} is ${status} there and ${known.get(id)?.status ?? 'unknown'} here`),
    ...ours
      .filter(({ id, status }) => RUNS.includes(status) && !runningThere.has(id))
      .map(({ id, status }) => `membership ${id} is ${status} here and does not run there`),
    ...twice(running.map(({ customer }) => customer)).map((customer) => `${customer} runs two memberships`),
    ...invoices
      .filter(({ status, parent }) => status === 'open' && ended.has(parent?.subscription_details?.subscription ?? ''))
      .map(({ id }) => `invoice ${id} of an ended membership can still be paid`),
  ]
}

const twice = (values: string[]): string[] => [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
