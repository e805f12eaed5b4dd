import { beforeAll, describe, expect, it } from 'vitest'
import {
  CONTACT_MESSAGE_DAYS,
  GUEST_ORDER_DAYS,
  MAIL_DAYS,
  PROVIDER_EVENT_DAYS,
  UNPAID_ORDER_DAYS,
} from '#contracts/shared/constants.ts'
import { whoIs } from '../../support/members.ts'
import { eventually, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { recordStatements } from '../../support/statements.ts'

const site = useSite()
let memberId: number

beforeAll(async () => {
  memberId = (await whoIs(await signUpMember(site))).id
})

const ADDRESS = { firstName: 'Marlowe', lastName: 'Quartzfield', street: '1 Seam Road', country: 'US', state: 'MN' }

type Order = { payment?: string; fulfilment?: string; userId?: number | null; dispute?: string | null; days: number }
let orders = 0

async function orderOf({ payment = 'paid', fulfilment = 'delivered', userId = null, dispute = null, days }: Order) {
  const reference = `HUNT-RETAIN${++orders}`
  await site.pool.query(
    `insert into orders (reference, payment, fulfilment, email, phone, shipping_address, billing_address, shipping_method,
       user_id, total_cents, dispute_outcome, created_at)
     values ($1, $2, $3, 'marlowe@example.test', '555 010 9999', $4, $4, 'standard', $5, 2499, $6, now() - make_interval(days => $7))`,
    [reference, payment, fulfilment, JSON.stringify(ADDRESS), userId, dispute, days],
  )
  return reference
}

const addressOf = async (reference: string) =>
  (
    await site.pool.query<{ email: string; phone: string; shipping_address: object; total_cents: string }>(
      'select email, phone, shipping_address, total_cents from orders where reference = $1',
      [reference],
    )
  ).rows[0]

async function sweep(): Promise<void> {
  const { rows } = await site.pool.query<{ id: string }>(`select id from graphile_worker.add_job('housekeeping')`)
  await eventually(
    async () =>
      (await site.pool.query('select 1 from graphile_worker.jobs where id = $1', [rows[0]?.id])).rowCount === 0,
  )
}

describe('housekeeping', () => {
  it('anonymizes a guest’s order after two years', async () => {
    const older = await orderOf({ days: GUEST_ORDER_DAYS + 1 })
    const younger = await orderOf({ days: GUEST_ORDER_DAYS - 1 })
    await sweep()
    expect(await addressOf(older)).toEqual({
      email: '',
      phone: '',
      shipping_address: { country: 'US', state: 'MN' },
      total_cents: '2499',
    })
    expect(await addressOf(younger)).toMatchObject({ email: 'marlowe@example.test', shipping_address: ADDRESS })
  })

  it('keeps the address of a guest’s open or disputed order, and of a member’s order', async () => {
    const days = GUEST_ORDER_DAYS + 1
    const kept = [
      await orderOf({ days, fulfilment: 'in_production' }),
      await orderOf({ days, fulfilment: 'needs_attention' }),
      await orderOf({ days, dispute: 'open' }),
      await orderOf({ days, dispute: 'inquiry' }),
      await orderOf({ days, userId: memberId }),
    ]
    await sweep()
    for (const reference of kept) expect(await addressOf(reference)).toMatchObject({ shipping_address: ADDRESS })
  })

  it('anonymizes unpaid orders after a month, members’ too', async () => {
    const never = { payment: 'failed', fulfilment: 'none' }
    const guests = await orderOf({ ...never, days: UNPAID_ORDER_DAYS + 1 })
    const members = await orderOf({ ...never, userId: memberId, days: UNPAID_ORDER_DAYS + 1 })
    const younger = await orderOf({ ...never, days: UNPAID_ORDER_DAYS - 1 })
    await sweep()
    expect(await addressOf(guests)).toMatchObject({ email: '' })
    expect(await addressOf(members)).toMatchObject({ email: '' })
    expect(await addressOf(younger)).toMatchObject({ email: 'marlowe@example.test' })
  })

  it.each([
    [
      'contact messages',
      CONTACT_MESSAGE_DAYS,
      `insert into contact_messages (message, email, created_at) values ($1, 'a@example.test', now() - make_interval(days => $2))`,
      `select 1 from contact_messages where message = $1`,
    ],
    [
      'stones that were never sent',
      1,
      `insert into identifications (user_id, size_mm, note, asked_at, created_at)
       select min(id), 40, $1, now(), now() - make_interval(days => $2, hours => 1) from users`,
      `select 1 from identifications where note = $1`,
    ],
    [
      'mails that never left',
      MAIL_DAYS,
      `insert into mail_outbox (key, kind, "to", data, created_at) values ($1, 'comment-approved', 'a@example.test', '{}', now() - make_interval(days => $2))`,
      `select 1 from mail_outbox where key = $1`,
    ],
    [
      'events of providers',
      PROVIDER_EVENT_DAYS,
      `insert into provider_events (provider, event_id, type, created_at) values ('stripe', $1, 'charge.updated', now() - make_interval(days => $2))`,
      `select 1 from provider_events where event_id = $1`,
    ],
  ])('deletes %s after %d days', async (_what, days, insert, select) => {
    await site.pool.query(insert, ['the older one', days + 1])
    await site.pool.query(insert, ['the younger one', days - 1])
    await sweep()
    expect((await site.pool.query(select, ['the older one'])).rowCount).toBe(0)
    expect((await site.pool.query(select, ['the younger one'])).rowCount).toBe(1)
  })

  it('removes expired links from unsent emails, and keeps the codes of gifts', async () => {
    for (const kind of ['reset-password', 'gift-card', 'gift-membership'])
      await site.pool.query(
        `insert into mail_outbox (key, kind, "to", data, created_at) values ($1, $1, 'a@example.test', '{"token": "secret"}', now() - interval '9 days')`,
        [kind],
      )
    await sweep()
    const { rows } = await site.pool.query<{ kind: string }>(
      `select kind from mail_outbox where data ? 'token' and key = kind order by kind`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['gift-card', 'gift-membership'])
  })

  it('deletes large amounts in batches', async () => {
    await site.pool.query(
      `insert into rate_limits (key, points, expire) select 'piled up ' || n, 1, 1 from generate_series(1, 12000) n`,
    )
    const recorded = await recordStatements(site)
    await sweep()
    const left = await site.pool.query(`select 1 from rate_limits where key like 'piled up %'`)
    expect(left.rowCount).toBe(0)
    expect(recorded.filter(({ text }) => text.startsWith('delete from rate_limits'))).toHaveLength(3)
  })
})
