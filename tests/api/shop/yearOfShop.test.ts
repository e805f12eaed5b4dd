import { beforeAll, expect, it } from 'vitest'
import { today } from '../../support/deep.ts'
import { randomFrom } from '../../support/growth.ts'
import { sellTo } from '../../support/markets.ts'
import { holdFor, jobsDone } from '../../support/orders.ts'
import { signUpEmployee } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'
import { auditBooks } from '../../support/year/auditBooks.ts'
import { Counts } from '../../support/year/Counts.ts'
import { liveAsMembers } from '../../support/year/liveAsMembers.ts'
import { liveInShop } from '../../support/year/liveInShop.ts'

const MINUTES = 60_000
const WEEKS = Number(process.env['YEAR_WEEKS'] ?? 52)
const PEOPLE = 30
const seed = Number(process.env['YEAR_SEED'] ?? today)
const JOBS = [
  'reconcile',
  'changePlannedPlans',
  'movePrices',
  'remindMembers',
  'settleReferrals',
  'sendGiftCards',
  'sendGiftMemberships',
  'remindGiftMembers',
  'deliverShipped',
] as const
/** Without one of them, the year proves less than its title says. */
const KINDS = [
  ...['order', 'line canceled', 'order canceled', 'refund', 'refund in the dashboard', 'withdrawal'],
  ...['dispute won', 'dispute lost', 'claim, refund', 'claim, replace', 'gift card', 'gift card bought'],
  ...['gift refunded', 'gift refunded in the dashboard', 'membership given', 'membership redeemed', 'trial', 'friend'],
  ...['monthly plan', 'annual plan', 'monthly plan with an offer', 'change of plan', 'pause', 'left', 'price moved'],
  ...['card that fails', 'new card', 'membership refunded, all', 'membership refunded, unused'],
  ...['membership refunded in the dashboard', 'membership disputed', 'membership withdrawn', 'friend rewarded'],
]

const site = useSite()
const counts = new Counts()
let shop: ReturnType<typeof liveInShop>
let members: ReturnType<typeof liveAsMembers>

beforeAll(async () => {
  const variantIds = (await openShop(site)) as [number, ...number[]]
  await site.pool.query('update variants set stock = null')
  await site.pool.query(`insert into site_settings (key, value) values ('tax_service', 'stripe')`)
  // Until the next week.
  await holdFor(site, 6 * 24 * 60)
  await sellTo(site, 'US', 'CA', 'DE')
  const random = randomFrom(seed)
  shop = liveInShop({ site, random, counts, variantIds })
  members = liveAsMembers({ site, random, counts, shop, people: PEOPLE })
  const owner = await signUpEmployee(site)
  await shop.open(owner)
  await members.open(owner)
})

async function workDone(): Promise<void> {
  await deliveriesDone(site)
  await jobsDone(site)
}

const isFriendRewarded = async (): Promise<boolean> =>
  (await site.pool.query(`select 1 from referrals where state = 'credited'`)).rows.length > 0

async function passWeek(): Promise<void> {
  await passTime(site, 7)
  await workDone()
  for (const job of JOBS) await runByTheClock(site, job)
  await workDone()
}

it(
  `in a year of a shop and of ${PEOPLE} members, an audit finds no difference (YEAR_SEED=${seed})`,
  { timeout: 25 * MINUTES },
  async () => {
    for (let week = 0; week < WEEKS; week++) {
      const owner = await signUpEmployee(site)
      await members.week(week, owner)
      await shop.week(week, owner, members.people)
      if (week > 30 && !(await isFriendRewarded())) await members.bringFriend()
      if (week === 20) await members.movePrices(owner, 1399)
      await workDone()
      if (week % 4 === 3) expect(await auditBooks(site), `YEAR_SEED=${seed}, week ${week}`).toEqual([])
      await passWeek()
    }
    expect(await auditBooks(site, members.people), `YEAR_SEED=${seed}, at the end`).toEqual([])
    if (await isFriendRewarded()) counts.happened('friend rewarded')
    expect(
      KINDS.filter((kind) => !counts.of[kind]),
      `YEAR_SEED=${seed}, did not happen`,
    ).toEqual([])
  },
)

const ORDER = `(select reference from orders where id = order_id)`
const MEMBER = `(select email from users u join subscriptions s on s.user_id = u.id where s.id = membership_payments.subscription_id)`

it.each([
  ['orders', 'refunded_cents', `payment <> 'pending'`, 'reference'],
  ['orders', 'shipping_cents', `payment = 'paid'`, 'reference'],
  ['orders', 'refunded_tax_cents', `payment = 'paid'`, 'reference'],
  ['order_lines', 'tax_cents', `order_id in (select id from orders where payment = 'paid')`, ORDER],
  ['invoices', 'total_cents', `kind = 'invoice'`, ORDER],
  ['invoices', 'total_cents', `kind = 'credit_note'`, ORDER],
  ['gift_card_entries', 'cents', `order_id in (select id from orders where payment = 'paid')`, ORDER],
  ['gift_card_sales', 'refunded_cents', `payment = 'paid'`, 'reference'],
  ['gift_card_sales', 'taken_cents', `payment = 'paid' and gift_card_id is not null`, `'Gift card ' || gift_card_id`],
  ['membership_payments', 'returned_cents', 'returned_cents < cents', MEMBER],
  ['membership_payments', 'cents', 'true', MEMBER],
  ['referrals', 'credit_cents', `state = 'credited'`, '(select email from users where id = referrer_id)'],
])(
  'a changed cent in %s.%s (%s) is found, with whose it is',
  { timeout: MINUTES },
  async (table, column, which, whose) => {
    const add = async (cents: number, row: string) => {
      const sql = `update ${table} set ${column} = ${column} + $1 where ctid = (${row}) returning ${whose} as whose`
      return (await site.pool.query<{ whose: string }>(sql, [cents])).rows[0]?.whose ?? 'nobody'
    }
    const { rows } = await site.pool.query<{ ctid: string }>(`select ctid::text from ${table} where ${which} limit 1`)
    expect(rows).toHaveLength(1)
    const name = await add(1, `'${rows[0]?.ctid}'::tid`)
    expect((await auditBooks(site)).join('\n')).toContain(name)
    await add(
      -1,
      `select ctid from ${table} where ${column} is not null and ${whose} = '${name}' order by xmin::text::bigint desc limit 1`,
    )
    expect(await auditBooks(site)).toEqual([])
  },
)
