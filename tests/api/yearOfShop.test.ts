import { beforeAll, expect, it } from 'vitest'
import { today } from '../support/deep.ts'
import { randomFrom } from '../support/growth.ts'
import { sellTo } from '../support/markets.ts'
import { holdFor, jobsDone } from '../support/orders.ts'
import { signUpEmployee } from '../support/people.ts'
import { openShop } from '../support/shop.ts'
import { useSite } from '../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../support/time.ts'
import { auditBooks } from '../support/year/auditBooks.ts'
import { Counts } from '../support/year/Counts.ts'
import { liveAsMembers } from '../support/year/liveAsMembers.ts'
import { liveInShop } from '../support/year/liveInShop.ts'

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

async function passWeek(): Promise<void> {
  await passTime(site, 7)
  await workDone()
  for (const job of JOBS) await runByTheClock(site, job)
  await workDone()
}

it(`in a year of a shop and of ${PEOPLE} members, an audit finds no difference`, { timeout: 1_500_000 }, async () => {
  for (let week = 0; week < WEEKS; week++) {
    const owner = await signUpEmployee(site)
    await members.week(week, owner)
    await shop.week(week, owner, members.people)
    if (week === 20) await members.movePrices(owner, 1399)
    await workDone()
    if (week % 4 === 3) expect.soft(await auditBooks(site), `seed ${seed}, week ${week}`).toEqual([])
    await passWeek()
  }
  expect.soft(await auditBooks(site, members.people), `seed ${seed}, at the end`).toEqual([])
  console.info(counts.of)
})
