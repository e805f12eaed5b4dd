import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { askCards } from '../support/cards.ts'
import { linesOf, perform } from '../support/imports.ts'
import type { Import } from '#contracts/imports.ts'
import { mailedLink } from '../support/mails.ts'
import { payingMember } from '../support/memberships.ts'
import { signInElsewhere } from '../support/members.ts'
import { confirmEmail, eventually, signUpConfirmed, signUpEmployee, signUpMember } from '../support/people.ts'
import { useSite } from '../support/site.ts'
import { deliveriesDone, passTime } from '../support/time.ts'

const site = useSite()
let owner: Browser
beforeAll(async () => void (owner = await signUpEmployee(site)))

type Price = { cents?: string; interval?: string; currency?: string }
type Outside = { id: string; customer: string }

/** As another program in the same Stripe account starts one. */
async function startOutside(
  email: string,
  { cents = '500', interval = 'month', currency = 'usd' }: Price = {},
): Promise<Outside> {
  const product = await askCards<{ id: string }>(site, 'products', { name: 'Old club' })
  const price = await askCards<{ id: string }>(site, 'prices', {
    product: product.id,
    currency,
    unit_amount: cents,
    'recurring[interval]': interval,
  })
  const customer = await askCards<{ id: string }>(site, 'customers', { email, name: 'Ada Byron' })
  const card = await askCards<{ id: string }>(site, 'payment_methods/pm_card_visa/attach', { customer: customer.id })
  const { id } = await askCards<{ id: string }>(site, 'subscriptions', {
    customer: customer.id,
    'items[0][price]': price.id,
    default_payment_method: card.id,
  })
  return { id, customer: customer.id }
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
    await eventually(async () => (await at(outside.id)).metadata['userId'] !== undefined)
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
    expect((await confirmed.get('/api/auth/user')).json).toMatchObject({ isSubscriber: true })
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
    await eventually(async () => (await at(outside.id)).metadata['userId'] !== undefined)
    await perform(owner, id, 'undo')
    expect(await membership(email)).toEqual([])
    expect((await site.pool.query('select 1 from users where email = $1', [email])).rows).toEqual([])
    await eventually(async () => !(await at(outside.id)).metadata['userId'])
    expect((await at(outside.id)).status).toBe('active')
    expect((await checkStripe()).counts.create).toBeGreaterThan(0)
  })

  it('renew at their price on their day', async () => {
    const outside = await startOutside('renews@example.test')
    const { id } = await checkStripe()
    await perform(owner, id, 'run')
    await passTime(site, 32)
    await deliveriesDone(site)
    expect(await paidInvoices(outside)).toBe(2)
    expect(await membership('renews@example.test')).toMatchObject([{ status: 'active', price_cents: 500 }])
  })
})
