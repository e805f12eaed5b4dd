import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alertsLike } from '../../support/alerts.ts'
import { askCards, deleteAtCards, lastPayment, useCard } from '../../support/cards.ts'
import { hasFailed, killAtLine, linesOf, perform, readImport, refuseRows, resume } from '../../support/imports.ts'
import type { Import } from '#contracts/operations/imports.ts'
import { mailedLink } from '../../support/mails.ts'
import { atProvider, isSubscriber, pass, payingMember, type Person, rowsOf } from '../../support/memberships.ts'
import { signInElsewhere } from '../../support/members.ts'
import { checkStripe, type Outside, startOutside } from '../../support/outsideSubscriptions.ts'
import {
  confirmEmail,
  eventually,
  PASSWORD,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
  tellCards,
} from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
let owner: Person
beforeAll(async () => void (owner = await signUpEmployee(site)))
afterEach(() => tellCards(site, 'faults', { mode: null }))

const at = (id: string) =>
  askCards<{ status: string; metadata: Record<string, string>; items: { data: { price: { unit_amount: number } }[] } }>(
    site,
    `subscriptions/${id}`,
  )

const membership = async (email: string) =>
  (
    await site.pool.query<Record<string, unknown>>(
      `select s.plan, s.status, s.price_cents, s.subscription_id, u.card_customer_id from subscriptions s
       join users u on u.id = s.user_id where u.email = $1`,
      [email],
    )
  ).rows

const isNamed = async ({ id }: Outside) => Boolean((await at(id)).metadata['userId'])

const lineOf = async (importId: Import['id'], email: string) =>
  (await linesOf(owner, importId)).find(({ key }) => key === email)

const paidInvoices = async ({ id }: Outside) =>
  (await askCards<{ data: { status: string }[] }>(site, `invoices?subscription=${id}&status=paid`)).data.length

const NOT_NAMED = { mode: 'error500', path: 'POST /v1/subscriptions', times: 1000 }

describe('subscriptions that run at Stripe', () => {
  it('become memberships at their price, without a charge', async () => {
    const email = 'old-member@example.test'
    const outside = await startOutside(site, email)
    const { id, counts } = await checkStripe(owner)
    expect(counts).toMatchObject({ create: 1 })
    expect(await membership(email)).toEqual([])
    expect(await perform(owner, id, 'run')).toMatchObject({ state: 'done', counts: { done: 1 } })
    await eventually(() => isNamed(outside))
    expect(await membership(email)).toEqual([
      {
        plan: 'monthly',
        status: 'active',
        price_cents: 500,
        subscription_id: outside.id,
        card_customer_id: outside.customer,
      },
    ])
    expect(await paidInvoices(outside)).toBe(1)
    expect((await at(outside.id)).items.data[0]?.price.unit_amount).toBe(500)

    await perform(owner, id, 'invite')
    const token = (await mailedLink(site, email, '/api/reset-password')).searchParams.get('token')
    const password = 'nine rivers of jasper'
    expect((await site.visitor().post('/api/reset-password', { token, password })).status).toBe(200)
    const member = await signInElsewhere(site, Object.assign(site.visitor(), { email }), password)
    expect((await member.get('/api/auth/user')).json).toMatchObject({ isSubscriber: true })
    expect(await owner.post('/api/admin/imports', { kind: 'stripe-subscriptions', fileName: 'Stripe' })).toMatchObject({
      status: 400,
      json: { message: 'There are no other subscriptions in your Stripe account.' },
    })
  })

  it('go to the account that has confirmed the address, and to no other', async () => {
    const [confirmed, stranger, paying] = [
      await signUpConfirmed(site),
      await signUpMember(site),
      await payingMember(site),
    ]
    await confirmEmail(site, paying)
    for (const { email } of [confirmed, stranger, paying]) await startOutside(site, email)
    const { id } = await checkStripe(owner)
    await perform(owner, id, 'run')
    const lines = await linesOf(owner, id)
    const of = ({ email }: { email: string }) => lines.find(({ key }) => key === email)
    expect(of(confirmed)).toMatchObject({ action: 'update', result: 'done' })
    expect(of(stranger)).toMatchObject({
      action: 'skip',
      reason: expect.stringContaining('isn’t confirmed') as unknown,
    })
    expect(of(paying)).toMatchObject({ action: 'refuse', reason: 'Has a membership here, and would pay twice.' })
    await eventually(() => isSubscriber(confirmed))
    expect((await stranger.get('/api/auth/user')).json).toMatchObject({ isSubscriber: false })
    expect(await membership(paying.email)).toHaveLength(1)
  })

  it('that memberships here can’t be like are refused', async () => {
    await startOutside(site, 'weekly@example.test', { interval: 'week' })
    await startOutside(site, 'euro@example.test', { currency: 'eur' })
    await startOutside(site, 'not an address')
    const { id } = await checkStripe(owner)
    const lines = await linesOf(owner, id)
    for (const key of ['weekly@example.test', 'euro@example.test'])
      expect(lines.find((line) => line.key === key)).toMatchObject({
        action: 'refuse',
        reason: 'It isn’t one price in US dollars, paid monthly or yearly.',
      })
  })

  it('adopted twice at once become one membership', async () => {
    const email = 'twice-at-once@example.test'
    await startOutside(site, email)
    const [one, other] = [await checkStripe(owner), await checkStripe(owner)]
    await Promise.all([perform(owner, one.id, 'run'), perform(owner, other.id, 'run')])
    expect(await membership(email)).toHaveLength(1)
    const lines = [...(await linesOf(owner, one.id)), ...(await linesOf(owner, other.id))].filter(
      ({ key }) => key === email,
    )
    expect(lines.filter(({ result }) => result === 'done')).toHaveLength(1)
  })

  it('are given back by the undo, and run on at Stripe', async () => {
    const email = 'given-back@example.test'
    const outside = await startOutside(site, email)
    const { id } = await checkStripe(owner)
    await perform(owner, id, 'run')
    await eventually(() => isNamed(outside))
    await perform(owner, id, 'undo')
    expect(await membership(email)).toEqual([])
    expect((await site.pool.query('select 1 from users where email = $1', [email])).rows).toEqual([])
    await eventually(async () => !(await isNamed(outside)))
    expect((await at(outside.id)).status).toBe('active')
    expect((await checkStripe(owner)).counts.create).toBeGreaterThan(0)
  })

  it('renew at their price on their day', async () => {
    const outside = await startOutside(site, 'renews@example.test')
    const { id } = await checkStripe(owner)
    await perform(owner, id, 'run')
    await pass(site, owner, 32)
    await deliveriesDone(site)
    expect(await paidInvoices(outside)).toBe(2)
    expect(await membership('renews@example.test')).toMatchObject([{ status: 'active', price_cents: 500 }])
  })

  it('that the database refuses are reported, and the others are adopted', async () => {
    const emails = ['refused-one@example.test', 'adopted-one@example.test']
    for (const email of emails) await startOutside(site, email)
    const { id } = await checkStripe(owner)
    const accept = await refuseRows(site, { table: 'users', when: `new.email = 'refused-one@example.test'` })
    expect(await perform(owner, id, 'run').finally(accept)).toMatchObject({ state: 'done' })
    expect(await Promise.all(emails.map((email) => lineOf(id, email)))).toMatchObject([
      { action: 'refuse', result: 'planned', reason: 'Could not be stored. The site’s log says why.' },
      { action: 'create', result: 'done' },
    ])
  })

  it('wait for a database that is away', async () => {
    await startOutside(site, 'waits-for-it@example.test')
    const { id } = await checkStripe(owner)
    const accept = await refuseRows(site, { table: 'users', when: 'true', code: '57P03' })
    await owner.post(`/api/admin/imports/${id}/run`)
    await eventually(() => hasFailed(site, id)).finally(accept)
    expect(await lineOf(id, 'waits-for-it@example.test')).toMatchObject({ action: 'create', result: 'planned' })
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).state === 'done')
    expect(await membership('waits-for-it@example.test')).toHaveLength(1)
  })

  it('that an earlier release stored differently are skipped, and the others are adopted', async () => {
    for (const email of ['old-line@example.test', 'new-line@example.test']) await startOutside(site, email)
    const { id } = await checkStripe(owner)
    await site.pool.query(
      `update import_lines set data = '{}' where import_id = $1 and key = 'old-line@example.test'`,
      [id],
    )
    expect(await perform(owner, id, 'run')).toMatchObject({ state: 'done' })
    expect(await membership('old-line@example.test')).toEqual([])
    expect(await membership('new-line@example.test')).toHaveLength(1)
  })

  it('continue where a killed import and a killed undo stopped, and none is adopted twice', async () => {
    const emails = ['first-of-two@example.test', 'second-of-two@example.test']
    const outside = [await startOutside(site, emails[0] ?? ''), await startOutside(site, emails[1] ?? '')]
    const { id } = await checkStripe(owner)
    const line = (await lineOf(id, emails[0] ?? ''))?.line ?? 0
    const memberships = async () => (await Promise.all(emails.map(membership))).map(({ length }) => length)

    const reviveRun = await killAtLine(site, id, line)
    await owner.post(`/api/admin/imports/${id}/run`)
    // The newest is the first line.
    await eventually(() => hasFailed(site, id)).finally(reviveRun)
    expect(await memberships()).toEqual([0, 1])
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).state === 'done')
    expect(await memberships()).toEqual([1, 1])
    await eventually(async () => (await Promise.all(outside.map(isNamed))).every(Boolean))

    const reviveUndo = await killAtLine(site, id, line)
    await owner.post(`/api/admin/imports/${id}/undo`)
    await eventually(() => hasFailed(site, id)).finally(reviveUndo)
    expect(await memberships()).toEqual([1, 0])
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).state === 'undone')
    expect(await memberships()).toEqual([0, 0])
    await eventually(async () => !(await Promise.all(outside.map(isNamed))).some(Boolean))
  })

  it('are named again at Stripe until it works, and so is the end of it', async () => {
    const outside = await startOutside(site, 'named-later@example.test')
    const { id } = await checkStripe(owner)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions', times: 3 })
    await perform(owner, id, 'run')
    expect(await isNamed(outside)).toBe(false)
    await eventually(() => isNamed(outside), 30_000)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions', times: 3 })
    await perform(owner, id, 'undo')
    expect(await isNamed(outside)).toBe(true)
    await eventually(async () => !(await isNamed(outside)), 30_000)
  }, 90_000)

  it('that were undone are found by the next check, even while the name is still at Stripe', async () => {
    const outside = await startOutside(site, 'undone-name@example.test')
    const { id } = await checkStripe(owner)
    await perform(owner, id, 'run')
    await eventually(() => isNamed(outside))
    await tellCards(site, 'faults', NOT_NAMED)
    await perform(owner, id, 'undo')
    const again = await checkStripe(owner)
    expect(await isNamed(outside)).toBe(true)
    await tellCards(site, 'faults', { mode: null })
    expect(await lineOf(again.id, 'undone-name@example.test')).toMatchObject({ action: 'create' })
    await perform(owner, again.id, 'run')
    expect(await membership('undone-name@example.test')).toHaveLength(1)
  })

  it('give access as soon as their line is done, before Stripe stores the names', async () => {
    const [one, other] = [await signUpConfirmed(site), await signUpConfirmed(site)]
    const outside = [await startOutside(site, one.email), await startOutside(site, other.email)]
    const { id } = await checkStripe(owner)
    await tellCards(site, 'faults', NOT_NAMED)
    await perform(owner, id, 'run')
    expect(await Promise.all([one, other].map(isSubscriber))).toEqual([true, true])
    const { rows } = await site.pool.query(
      `select count(distinct queue_name)::int as queues from graphile_worker.jobs where key = any($1)`,
      [outside.map((subscription) => `name:${subscription.id}`)],
    )
    expect(rows).toEqual([{ queues: 2 }])
  })

  it('whose name Stripe doesn’t store are reported after the last attempt', async () => {
    const outside = await startOutside(site, 'never-named@example.test')
    const { id } = await checkStripe(owner)
    await tellCards(site, 'faults', NOT_NAMED)
    await perform(owner, id, 'run')
    const key = `name:${outside.id}`
    const alerts = () => alertsLike(site.pool, key)
    const failed = async () =>
      (
        await site.pool.query(
          'select 1 from graphile_worker.jobs where key = $1 and last_error is not null and locked_at is null',
          [key],
        )
      ).rowCount === 1
    await eventually(failed)
    expect(await alerts()).toEqual([])
    await site.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now() where key = $1`,
      [key],
    )
    await eventually(async () => (await alerts()).length === 1)
    expect((await alerts())[0]?.message).toMatch(/set “userId” to \d+ and “localKey” to/)
    await tellCards(site, 'faults', { mode: null })
    await perform(owner, id, 'undo')
    await eventually(async () => (await alerts()).length === 0)
  })

  it('whose membership meanwhile began otherwise change nothing', async () => {
    const account = await signUpConfirmed(site)
    const emails = [account.email, 'no-account-left@example.test']
    for (const email of emails) await startOutside(site, email)
    const { id } = await checkStripe(owner)
    // As if another transaction had stored one first.
    await site.pool.query(`
      create function skip_row() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger skip_row before insert on subscriptions for each row execute function skip_row()`)
    await perform(owner, id, 'run').finally(() =>
      site.pool.query('drop trigger skip_row on subscriptions; drop function skip_row()'),
    )
    for (const email of emails)
      expect(await lineOf(id, email)).toMatchObject({ action: 'skip', reason: 'Got a membership meanwhile.' })
    const { rows } = await site.pool.query(
      'select email, card_customer_id, trial_used_at from users where email = any($1)',
      [emails],
    )
    expect(rows).toEqual([{ email: account.email, card_customer_id: null, trial_used_at: null }])
  })

  it('of a customer who left and came back go to a new account; refunds of the old one are still booked', async () => {
    const former = await payingMember(site)
    const [old] = await rowsOf(site, former)
    const { customer } = await atProvider(site, former)
    expect((await former.post('/api/account/delete', { password: PASSWORD })).status).toBeLessThan(300)
    await eventually(async () => (await membership(former.email)).length === 0)
    await startOutside(site, former.email, { customerId: customer })
    const { id } = await checkStripe(owner)
    await perform(owner, id, 'run')
    expect(await lineOf(id, former.email)).toMatchObject({ action: 'create', result: 'done' })
    expect(await membership(former.email)).toMatchObject([{ card_customer_id: customer, status: 'active' }])

    const oldId = old?.subscription_id ?? ''
    const payment = await lastPayment(site, oldId)
    await askCards(site, 'refunds', { payment_intent: payment, amount: '200' })
    await deliveriesDone(site)
    const { rows } = await site.pool.query(
      `select p.returned_cents, s.status from membership_payments p join subscriptions s on s.id = p.subscription_id
       where s.subscription_id = $1`,
      [oldId],
    )
    expect(rows).toEqual([{ returned_cents: 200, status: 'canceled' }])
    await tellCards(site, 'dispute', { payment_intent: payment })
    await deliveriesDone(site)
    expect(await membership(former.email)).toMatchObject([{ status: 'active' }])
  })

  it('of a customer who pays for another account, or of an account that pays as another customer, are refused', async () => {
    const [payer, other] = [await payingMember(site), await signUpConfirmed(site)]
    const { customer } = await atProvider(site, payer)
    await askCards(site, `customers/${customer}`, { email: 'second-address@example.test' })
    await startOutside(site, 'second-address@example.test', { customerId: customer })
    await site.pool.query(`update users set card_customer_id = 'cus_elsewhere' where email = $1`, [other.email])
    await startOutside(site, other.email)
    const { id } = await checkStripe(owner)
    expect(await lineOf(id, 'second-address@example.test')).toMatchObject({
      action: 'refuse',
      reason: 'Its customer at Stripe pays for another account here.',
    })
    expect(await lineOf(id, other.email)).toMatchObject({
      action: 'refuse',
      reason: 'Has another customer at Stripe. Start the membership on the site instead.',
    })
  })

  it('whose last payment failed are refused', async () => {
    const { id: subscriptionId } = await startOutside(site, 'past-due@example.test')
    await useCard(site, subscriptionId, 'pm_card_chargeCustomerFail')
    await pass(site, owner, 32)
    expect((await at(subscriptionId)).status).toBe('past_due')
    const { id } = await checkStripe(owner)
    expect(await lineOf(id, 'past-due@example.test')).toMatchObject({
      action: 'refuse',
      reason: 'It is “past_due” at Stripe. Settle that there, then check again.',
    })
  })

  it('for several products are imported only if the owner chooses their product', async () => {
    const [club, hosting] = [
      await startOutside(site, 'club-member@example.test', { cents: '700' }),
      await startOutside(site, 'hosting-buyer@example.test', { product: 'Hosting', cents: '12000', interval: 'year' }),
    ]
    const { id, products } = await checkStripe(owner)
    expect(products).toMatchObject([
      { name: 'Old club', isChosen: false },
      { name: 'Hosting', isChosen: false, subscriptions: 1, prices: [{ plan: 'annual', cents: 12000 }] },
    ])
    expect(products[0]?.prices).toContainEqual({ plan: 'monthly', cents: 700 })
    const unchosen = { action: 'skip', reason: 'Its product isn’t chosen.' }
    expect(await lineOf(id, 'club-member@example.test')).toMatchObject(unchosen)

    const productIds = [products[0]?.id, 'prod_unknown']
    const chosen = await owner.put(`/api/admin/imports/${id}/products`, { productIds })
    expect(chosen).toMatchObject({ status: 200, json: { products: [{ isChosen: true }, { isChosen: false }] } })
    expect(await lineOf(id, 'club-member@example.test')).toMatchObject({ action: 'create' })
    expect(await lineOf(id, 'hosting-buyer@example.test')).toMatchObject(unchosen)
    await perform(owner, id, 'run')
    expect(await membership('club-member@example.test')).toMatchObject([{ subscription_id: club.id }])
    expect(await membership('hosting-buyer@example.test')).toEqual([])
    expect(await isNamed(hosting)).toBe(false)
    expect((await owner.put(`/api/admin/imports/${id}/products`, { productIds: [] })).status).toBe(409)
    await deleteAtCards(site, `subscriptions/${hosting.id}`)
  })
})
