import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { callCardApi } from '../callCardApi.ts'
import { configureCards } from '../buy.ts'
import { payingMember } from '../members.ts'
import type { Row } from '../Row.ts'
import { waitUntil } from '../waitUntil.ts'

const MODES = ['error401', 'error403', 'error429', 'error500']

type Subscription = { customer: string; default_payment_method: string }

/** Paid in a stale form; the duplicate is ended and refunded while the card provider rejects refunds. */
export const duplicateMemberships: Row = {
  name: 'unwanted-payments',
  fault: 'F27',
  run: async (testbed, report) => {
    await testbed.site()
    let dropped = 0
    for (const mode of MODES) {
      const person = await payingMember(testbed)
      const { rows } = await testbed.pool.query<{ id: string; userId: number; key: string }>(
        `with second as (insert into subscriptions (user_id, plan, status, price_cents) select id, 'annual', 'pending', 11500 from users where email = $1 returning user_id, idempotency_key)
         select s.subscription_id as id, s.user_id as "userId", second.idempotency_key as key from subscriptions s, second where s.user_id = second.user_id`,
        [person.email],
      )
      const [own] = rows
      const first = await callCardApi<Subscription>(testbed, `subscriptions/${own?.id}`)
      const prices = await callCardApi<{ data: { id: string }[] }>(testbed, 'prices?lookup_keys[]=membership_annual')
      await configureCards(testbed, 'faults', { mode, path: 'POST /v1/refunds$', times: 3 })
      await callCardApi(testbed, 'subscriptions', {
        customer: first.customer,
        default_payment_method: first.default_payment_method,
        'items[0][price]': prices.data[0]?.id ?? '',
        'metadata[userId]': String(own?.userId),
        'metadata[localKey]': own?.key ?? '',
      })
      const refund = `select 1 from refunds r join subscriptions s on s.id = r.subscription_id where s.user_id = $1`
      const is = (status: string) => async () =>
        (await testbed.pool.query(`${refund} and r.status = $2`, [own?.userId, status])).rowCount === 1
      await waitUntil(
        'the refund is stored',
        async () => (await testbed.pool.query(refund, [own?.userId])).rowCount === 1,
      )
      if (await is('failed')()) dropped += 1
      await configureCards(testbed, 'faults', { mode: null })
      await waitUntil(
        'the money is back',
        async () => {
          await testbed.pool.query(
            `update graphile_worker._private_jobs set run_at = now() where key like 'membership-refund:%' and locked_at is null`,
          )
          return is('succeeded')()
        },
        60_000,
      )
    }
    await waitForIdle(testbed)
    const problems = await audit(testbed)
    report({
      what: `a second membership is paid while the card provider refuses refunds (${MODES.join(', ')})`,
      figure: `${dropped} abandoned, ${MODES.length} refunded; ${describeProblems(problems)}`,
      goal: 'each refunded once',
      holds: dropped === 0 && problems.length === 0,
    })
  },
}
