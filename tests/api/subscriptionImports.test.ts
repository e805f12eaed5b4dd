import { beforeAll, describe, expect, it } from 'vitest'
import { askCards, lastPayment, useCard } from '../support/cards.ts'
import { hasFailed, killAtLine, linesOf, perform, readImport, refuseRows, resume } from '../support/imports.ts'
import type { Import } from '#contracts/imports.ts'
import { mailedLink } from '../support/mails.ts'
import { atProvider, isSubscriber, pass, payingMember, type Person, rowsOf } from '../support/memberships.ts'
import { signInElsewhere } from '../support/members.ts'
import {
  confirmEmail,
  eventually,
  PASSWORD,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
  tellCards,
} from '../support/people.ts'
import { useSite } from '../support/site.ts'
import { deliveriesDone } from '../support/time.ts'

const site = useSite()
let owner: Person
beforeAll(async () => void (owner = await signUpEmployee(site)))

type Price = { cents?: string; interval?: string; currency?: string }
type Outside = { id: string; customer: string }

/** As another program in the same Stripe account starts one. */
async function startOutside(
  email: string,
  { cents = '500', interval = 'month', currency = 'usd', customerId }: Price & { customerId?: string } = {},
): Promise<Outside> {
  const product = await askCards<{ id: string }>(site, 'products', { name: 'Old club' })
  const price = await askCards<{ id: string }>(site, 'prices', {
    product: product.id,
    currency,
    unit_amount: cents,
    'recurring[interval]': interval,
  })
  const customer = customerId ?? (await askCards<{ id: string }>(site, 'customers', { email, name: 'Ada Byron' })).id
  const card = await askCards<{ id: string }>(site, 'payment_methods/pm_card_visa/attach', { customer })
  const { id } = await askCards<{ id: string }>(site, 'subscriptions', {
    customer,
    'items[0][price]': price.id,
    default_payment_method: card.id,
  })
  return { id, customer }
}

const at = (id: string) =>
  askCards<{ status: string; metadata: Record<string, string>; items: { data: { price: { unit_amount: number } }[] } }>(
    site,
    `subscriptions/${id}`,
  )

async function checkStripe(): Promise<Import> {
  const answer = await owner.post('/api/admin/imports', { kind: 'stripe-subscriptions', fileName: 'Stripe' })
  expect(answer.status).toBe(201)
  return answer.json as Import
}

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

describe('subscriptions that run at Stripe', () => {
  it('become memberships at their price, without a charge', async () => {
    const email = 'old-member@example.test'
    const outside = await startOutside(email)
    const { id, counts } = await checkStripe()
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
    for (const { email } of [confirmed, stranger, paying]) await startOutside(email)
    const { id } = await checkStripe()
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
    await startOutside('weekly@example.test', { interval: 'week' })
    await startOutside('euro@example.test', { currency: 'eur' })
    await startOutside('not an address')
    const { id } = await checkStripe()
    const lines = await linesOf(owner, id)
    for (const key of ['weekly@example.test', 'euro@example.test'])
      expect(lines.find((line) => line.key === key)).toMatchObject({
        action: 'refuse',
        reason: 'It isn’t one price in US dollars, paid monthly or yearly.',
      })
  })

  it('adopted twice at once become one membership', async () => {
    const email = 'twice-at-once@example.test'
    await startOutside(email)
    const [one, other] = [await checkStripe(), await checkStripe()]
    await Promise.all([perform(owner, one.id, 'run'), perform(owner, other.id, 'run')])
    expect(await membership(email)).toHaveLength(1)
    const lines = [...(await linesOf(owner, one.id)), ...(await linesOf(owner, other.id))].filter(
      ({ key }) => key === email,
    )
    expect(lines.filter(({ result }) => result === 'done')).toHaveLength(1)
  })

  it('are given back by the undo, and run on at Stripe', async () => {
    const email = 'given-back@example.test'
    const outside = await startOutside(email)
    const { id } = await checkStripe()
    await perform(owner, id, 'run')
    await eventually(() => isNamed(outside))
    await perform(owner, id, 'undo')
    expect(await membership(email)).toEqual([])
    expect((await site.pool.query('select 1 from users where email = $1', [email])).rows).toEqual([])
    await eventually(async () => !(await isNamed(outside)))
    expect((await at(outside.id)).status).toBe('active')
    expect((await checkStripe()).counts.create).toBeGreaterThan(0)
  })

  it('renew at their price on their day', async () => {
    const outside = await startOutside('renews@example.test')
    const { id } = await checkStripe()
    await perform(owner, id, 'run')
    await pass(site, owner, 32)
    await deliveriesDone(site)
    expect(await paidInvoices(outside)).toBe(2)
    expect(await membership('renews@example.test')).toMatchObject([{ status: 'active', price_cents: 500 }])
  })

  it('that the database refuses are reported, and the others are adopted', async () => {
    const emails = ['refused-one@example.test', 'adopted-one@example.test']
    for (const email of emails) await startOutside(email)
    const { id } = await checkStripe()
    const accept = await refuseRows(site, { table: 'users', when: `new.email = 'refused-one@example.test'` })
    expect(await perform(owner, id, 'run').finally(accept)).toMatchObject({ state: 'done' })
    expect(await Promise.all(emails.map((email) => lineOf(id, email)))).toMatchObject([
      { action: 'refuse', result: 'planned', reason: 'Could not be stored. The site’s log says why.' },
      { action: 'create', result: 'done' },
    ])
  })

  it('wait for a database that is away', async () => {
    await startOutside('waits-for-it@example.test')
    const { id } = await checkStripe()
    const accept = await refuseRows(site, { table: 'users', when: 'true', code: '57P03' })
    await owner.post(`/api/admin/imports/${id}/run`)
    await eventually(() => hasFailed(site, id)).finally(accept)
    expect(await lineOf(id, 'waits-for-it@example.test')).toMatchObject({ action: 'create', result: 'planned' })
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).state === 'done')
    expect(await membership('waits-for-it@example.test')).toHaveLength(1)
  })

  it('that an earlier release stored differently are skipped, and the others are adopted', async () => {
    for (const email of ['old-line@example.test', 'new-line@example.test']) await startOutside(email)
    const { id } = await checkStripe()
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
    const outside = [await startOutside(emails[0] ?? ''), await startOutside(emails[1] ?? '')]
    const { id } = await checkStripe()
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
    const outside = await startOutside('named-later@example.test')
    const { id } = await checkStripe()
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions', times: 3 })
    await perform(owner, id, 'run')
    expect(await isNamed(outside)).toBe(false)
    await eventually(() => isNamed(outside), 30_000)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions', times: 3 })
    await perform(owner, id, 'undo')
    expect(await isNamed(outside)).toBe(true)
    await eventually(async () => !(await isNamed(outside)), 30_000)
  }, 90_000)

  it('of a customer who left and came back go to a new account; refunds of the old one are still booked', async () => {
    const former = await payingMember(site)
    const [old] = await rowsOf(site, former)
    const { customer } = await atProvider(site, former)
    expect((await former.post('/api/account/delete', { password: PASSWORD })).status).toBeLessThan(300)
    await eventually(async () => (await membership(former.email)).length === 0)
    await startOutside(former.email, { customerId: customer })
    const { id } = await checkStripe()
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
    await startOutside('second-address@example.test', { customerId: customer })
    await site.pool.query(`update users set card_customer_id = 'cus_elsewhere' where email = $1`, [other.email])
    await startOutside(other.email)
    const { id } = await checkStripe()
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
    const { id: subscriptionId } = await startOutside('past-due@example.test')
    await useCard(site, subscriptionId, 'pm_card_chargeCustomerFail')
    await pass(site, owner, 32)
    expect((await at(subscriptionId)).status).toBe('past_due')
    const { id } = await checkStripe()
    expect(await lineOf(id, 'past-due@example.test')).toMatchObject({
      action: 'refuse',
      reason: 'It is “past_due” at Stripe. Settle that there, then check again.',
    })
  })
})
