import { eventually, PASSWORD, tellCards } from './people.ts'
import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'

const DAY_SECONDS = 86_400

/** At the card provider and the site; waits for the webhooks. */
export async function passTime(site: Site, days: number): Promise<void> {
  const seconds = Math.round(days * DAY_SECONDS)
  site.clock.aheadMs += seconds * 1000
  await tellCards(site, 'advance', { seconds })
  await deliveriesDone(site)
}

export async function deliveriesDone(site: Site): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`${site.cardBase}/_emulator/state`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    const { deliveries } = (await answer.json()) as { deliveries: { pending: number } }
    return deliveries.pending === 0
  }, 20_000)
}

/** Every webhook of the print provider has arrived. */
export async function printDeliveriesDone(site: Site): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`${site.printBase}/_emulator/state`)
    return ((await answer.json()) as { pendingDeliveries: unknown[] }).pendingDeliveries.length === 0
  }, 20_000)
}

/** Signs in again, because the session has expired. */
export async function comeBack(browser: Browser & { email: string }): Promise<void> {
  const answer = await browser.post('/api/login', { email: browser.email, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`)
}

/** Runs a cron job and waits for it. */
export async function runByTheClock(
  site: Site,
  name:
    | 'sendItemAlerts'
    | 'requestReviews'
    | 'sendComebackEmails'
    | 'changePlannedPlans'
    | 'movePrices'
    | 'reconcile'
    | 'remindMembers'
    | 'deliverShipped'
    | 'housekeeping'
    | 'makeStreams'
    | 'copyStoredFilms'
    | 'publishScheduled'
    | 'startMailings'
    | 'startPostPushes'
    | 'sendGiftCards'
    | 'sendGiftMemberships'
    | 'remindGiftMembers'
    | 'settleReferrals'
    | 'sendWeeklyReport'
    | 'remindCarts'
    | 'refreshStock',
  withinMs = 20_000,
): Promise<void> {
  const { rows } = await site.pool.query<{ id: string }>(`select id from graphile_worker.add_job($1, '{}'::json)`, [
    name,
  ])
  await eventually(async () => {
    const waiting = await site.pool.query('select 1 from graphile_worker.jobs where id = $1', [rows[0]?.id])
    return waiting.rowCount === 0
  }, withinMs)
}
