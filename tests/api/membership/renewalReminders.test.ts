import { expect, it } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { atProvider, payingMember, type Person } from '../../support/memberships.ts'
import { eventually } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { askCards } from '../../support/cards.ts'
import { passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
const reminders = (person: Person) => mailsTo(site, person.email, 'Your membership renews automatically')
const isSent = () =>
  eventually(async () => (await site.pool.query('select 1 from mail_outbox where sent_at is null')).rowCount === 0)

/** As if it had begun so many days ago. */
async function began(person: Person, daysAgo: number): Promise<void> {
  await site.pool.query('update subscriptions set started_at = now() - make_interval(days => $2) where user_id = $1', [
    (await whoIs(person)).id,
    daysAgo,
  ])
}

it('a monthly member gets one reminder in the last month of each year, with the price and how to cancel', async () => {
  const person = await payingMember(site)
  await began(person, 340)
  for (let run = 0; run < 3; run += 1) await runByTheClock(site, 'remindMembers')
  await isSent()
  const [reminder = '', ...more] = await reminders(person)
  expect(more).toEqual([])
  expect(reminder).toContain('$12.12 a month')
  expect(reminder).toContain('/api/billing?flow=cancel')
  await began(person, 365 + 340)
  await runByTheClock(site, 'remindMembers')
  await isSent()
  expect(await reminders(person)).toHaveLength(2)
})

it('nobody else gets one: in the middle of a year, or with a membership that ends', async () => {
  const young = await payingMember(site)
  await began(young, 200)
  const leaving = await payingMember(site)
  await began(leaving, 340)
  await askCards(site, `subscriptions/${(await atProvider(site, leaving)).id}`, { cancel_at_period_end: 'true' })
  await runByTheClock(site, 'remindMembers')
  await isSent()
  expect([...(await reminders(young)), ...(await reminders(leaving))]).toEqual([])
})

it('an annual member gets one in the month before the renewal, and none before', async () => {
  const person = await payingMember(site, 'annual')
  await passTime(site, 330)
  await runByTheClock(site, 'remindMembers')
  await isSent()
  expect(await reminders(person)).toEqual([])
  await passTime(site, 6)
  for (let run = 0; run < 2; run += 1) await runByTheClock(site, 'remindMembers')
  await isSent()
  const [reminder = '', ...more] = await reminders(person)
  expect(more).toEqual([])
  expect(reminder).toContain('$115.00 a year')
})
