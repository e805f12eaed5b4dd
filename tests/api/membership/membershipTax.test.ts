import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Cents, centsOf, centsToAmount } from '#contracts/shared/money.ts'
import type { RefundablePayment } from '#contracts/membership/membershipPayments.ts'
import type { PlanChange } from '#contracts/membership/planChanges.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import {
  atProvider,
  isSubscriber,
  membershipOf,
  openAlerts,
  pass,
  type Person,
  rowsOf,
  signUpWithoutTrial,
  VISA,
} from '../../support/memberships.ts'
import { jobsDone } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { comeBack, deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
let owner: Browser & { email: string }
beforeAll(async () => {
  owner = await signUpEmployee(site)
})
beforeEach(() => service('stripe'))
afterEach(() => tellCards(site, 'faults', { mode: null }))

const service = (value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('tax_service', $1) on conflict (key) do update set value = $1`,
    [value],
  )

const NEW_YORK = { country: 'US', postalCode: '10001' }
const OREGON = { country: 'US', postalCode: '97201' }
type Place = { country?: string; postalCode?: string }
type Shown = { tax: string; renewalTax: string }
type Form = Partial<Shown> & { clientSecret: string; firstCharge: string; code?: string; errors?: object }

const ask = async (person: Browser, place: Place, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ plan: 'monthly', ...place, ...more }).toString()
  const { status, json } = await person.get(`/api/membership-tax?${query}`)
  return { status, ...(json as Shown & { code?: string; errors?: object }) }
}
const begin = async (person: Browser, input: object) => {
  const { status, json } = await person.post('/api/create-subscription', { plan: 'monthly', ...input })
  return { status, ...(json as Form) }
}
/** What the page sends. */
const shownTo = async (person: Browser, place: Place, { price = '12.12', ...more }: Record<string, string> = {}) => {
  const { tax } = await ask(person, place, more)
  return { ...place, ...more, tax, total: centsToAmount(centsOf(price) + centsOf(tax)) }
}
const join = async (person: Person, place: Place, more: Record<string, string> = {}): Promise<Form> => {
  const shown = await shownTo(person, place, more)
  const { tax } = shown
  const form = await begin(person, shown)
  expect(form).toMatchObject({ status: 200, tax })
  await confirmCard(site, form.clientSecret, VISA)
  await eventually(() => isSubscriber(person))
  await deliveriesDone(site)
  return form
}
const taxedMember = async (place: Place = NEW_YORK): Promise<Person> => {
  const person = await signUpWithoutTrial(site)
  await join(person, place)
  return person
}
/** What was charged, and the tax in it; newest first. */
const chargesOf = async (person: Browser): Promise<[Cents, Cents][]> => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number; total_taxes: { amount: number }[] }[] }>(
    site,
    `invoices?subscription=${id}&limit=100`,
  )
  return data.map((invoice) => [invoice.amount_paid, invoice.total_taxes[0]?.amount ?? 0])
}
const consentOf = async (person: Browser) => {
  const { rows } = await site.pool.query<{ terms: string }>(
    `select c.terms from renewal_consents c join subscriptions s on s.id = c.subscription_id where s.user_id = $1`,
    [(await whoIs(person)).id],
  )
  return rows[0]?.terms ?? ''
}
const moveTo = async (person: Browser, form: Record<string, string>) => {
  const { customer } = await askCards<{ customer: string }>(
    site,
    `subscriptions/${(await atProvider(site, person)).id}`,
  )
  await askCards(site, `customers/${customer}`, form)
}
const paymentsOf = async (person: Browser) =>
  ((await person.get('/api/account/membership-payments')).json as { payments: { amount: string; tax: string }[] })
    .payments

describe('with Stripe Tax, a membership', () => {
  it('is charged, consented to and renewed with its tax', async () => {
    const person = await signUpWithoutTrial(site)
    expect(await ask(person, NEW_YORK)).toMatchObject({ status: 200, tax: '0.48', renewalTax: '0.48' })
    expect(await join(person, NEW_YORK)).toMatchObject({ firstCharge: '12.60', tax: '0.48', renewalTax: '0.48' })
    expect(await consentOf(person)).toBe(
      'You pay $12.60 today. It renews automatically every month for $12.60 until you cancel, which you can do anytime. $12.60 is $12.12 plus $0.48 tax. Renewals are taxed at the rates of their day.',
    )
    expect(await chargesOf(person)).toEqual([[1260, 48]])
    expect(await whoIs(person)).toMatchObject({ subscription: { price: '12.12', isTaxed: true } })
    const mails = async () => (await mailsTo(site, person.email, /membership/i)).join('\n')
    await eventually(async () => /Receipt: \$12\.60/.test(await mails()))
    expect(await mails()).toContain('Tax included')
    expect(await mails()).toContain('$12.12 a month, plus tax')

    // Renewed where the member lives by then.
    await moveTo(person, { 'address[country]': 'DE', 'address[postal_code]': '' })
    await pass(site, person, 31)
    expect(await chargesOf(person)).toEqual([
      [1442, 230],
      [1260, 48],
    ])
    expect(await paymentsOf(person)).toEqual([
      expect.objectContaining({ amount: '14.42', tax: '2.30' }),
      expect.objectContaining({ amount: '12.60', tax: '0.48' }),
    ])
  })

  it('changes its plan, is refunded and reconciled with its tax', async () => {
    const person = await taxedMember({ country: 'DE' })
    await pass(site, person, 0.1)
    const { json } = await person.get('/api/subscription/plan-change?plan=annual')
    const { at, due, fullPrice, creditLeft, ...shown } = json as PlanChange
    expect(shown).toMatchObject({ plan: 'annual', price: '136.85', renewalTax: '21.85' })
    expect(fullPrice).toBe('136.85')
    expect(centsOf(due)).toBe(13_685 - centsOf(shown.unused))
    expect(centsOf(shown.unused)).toBeGreaterThan(1380)
    const input = { plan: 'annual', at, due, fullPrice, creditLeft }
    expect((await person.post('/api/subscription/plan-change', input)).status).toBe(200)
    await deliveriesDone(site)
    expect((await chargesOf(person))[0]?.[0]).toBe(centsOf(due))
    expect(await consentOf(person)).toContain('every year for $136.85 until you cancel')
    expect(await consentOf(person)).toContain('$136.85 is $115.00 plus $21.85 tax.')

    const id = await membershipOf(site, person)
    await comeBack(owner)
    const payments = (await owner.get(`/api/admin/memberships/${id}/payments`)).json as {
      payments: RefundablePayment[]
    }
    const [newest, credited] = payments.payments
    expect(newest?.offers.all).toBe(due)
    // Its unused part, tax included, went into the new plan.
    expect(centsOf(credited?.offers.all ?? '')).toBe(1442 - centsOf(shown.unused))
    const refund = { invoiceId: newest?.id, part: 'all', amount: due, key: randomUUID() }
    expect((await owner.post(`/api/admin/memberships/${id}/refund`, refund)).status).toBe(204)
    await eventually(async () => {
      const { rows } = await site.pool.query<{ status: string; cents: number }>(
        'select status, amount_cents::int as cents from refunds where subscription_id = $1',
        [id],
      )
      return rows[0]?.status === 'succeeded' && rows[0].cents === centsOf(due)
    })
    await deliveriesDone(site)
    await runByTheClock(site, 'reconcile')
    const { rows: books } = await site.pool.query<{ cents: number; returned: number }>(
      'select cents, returned_cents as returned from membership_payments where subscription_id = $1 order by paid_at desc',
      [id],
    )
    expect(books).toEqual([
      { cents: centsOf(due), returned: centsOf(due) },
      { cents: 1442, returned: 0 },
    ])
    expect(await openAlerts(site)).toEqual([])
  })

  it.each([
    ['100', '0.00'],
    ['99', '1.20'],
  ])('changed with a discount of %s percent names the tax of a renewal at the full price', async (percent, price) => {
    const person = await taxedMember()
    await pass(site, person, 0.1)
    const coupon = await askCards<{ id: string }>(site, 'coupons', { percent_off: percent, duration: 'once' })
    await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { 'discounts[0][coupon]': coupon.id })
    await deliveriesDone(site)
    const { json } = await person.get('/api/subscription/plan-change?plan=annual')
    expect(json).toMatchObject({ price, renewalTax: '4.60', fullPrice: '119.60' })
    const { at, due, fullPrice, creditLeft } = json as PlanChange
    const input = { plan: 'annual', at, due, fullPrice, creditLeft }
    expect((await person.post('/api/subscription/plan-change', input)).status).toBe(200)
    expect(await consentOf(person)).toContain('$119.60 is $115.00 plus $4.60 tax.')
  })

  it('with a free trial is taxed from its first charge on', async () => {
    const person = await signUpMember(site)
    const form = await join(person, NEW_YORK, { plan: 'annual', price: '115.00' })
    expect(form).toMatchObject({ firstCharge: '119.60', tax: '4.60' })
    expect(await consentOf(person)).toContain('We’ll charge the first $119.60 after the 7-day free trial.')
    await pass(site, person, 8)
    expect(await chargesOf(person)).toEqual([
      [11_960, 460],
      [0, 0],
    ])
  })

  it('with an offer is taxed on what is paid', async () => {
    const person = await signUpWithoutTrial(site)
    await comeBack(owner)
    const offer = await createOffer(site, owner, { percent: 50, duration: 'first' })
    expect(await ask(person, NEW_YORK, { offer })).toMatchObject({ tax: '0.24', renewalTax: '0.48' })
    expect(await join(person, NEW_YORK, { offer, price: '6.06' })).toMatchObject({ firstCharge: '6.30' })
    expect(await consentOf(person)).toContain('$6.30 is $6.06 plus $0.24 tax. $12.60 is $12.12 plus $0.48 tax.')
    await pass(site, person, 31)
    expect(await chargesOf(person)).toEqual([
      [1260, 48],
      [630, 24],
    ])
  })

  it('has no tax where none is due', async () => {
    const person = await taxedMember(OREGON)
    expect(await chargesOf(person)).toEqual([[1212, 0]])
    expect(await consentOf(person)).toContain('No tax is added to $12.12 where you live.')
  })

  it('needs a place that exists, and the tax that was shown', async () => {
    const person = await signUpWithoutTrial(site)
    for (const [place, field] of [
      [{}, 'country'],
      [{ country: 'ZZ' }, 'country'],
      [{ country: 'US' }, 'postalCode'],
      [{ country: 'US', postalCode: '1000' }, 'postalCode'],
      [{ country: 'CA', postalCode: '10001' }, 'postalCode'],
    ] as const)
      expect(await begin(person, { ...place, tax: '0.48' })).toMatchObject({
        status: 400,
        code: 'invalid_input',
        errors: { [field]: expect.any(String) as string },
      })
    for (const tax of [undefined, '0.00', '0.47'])
      expect(await begin(person, { ...NEW_YORK, tax, total: '12.60' })).toMatchObject({
        status: 409,
        code: 'tax_changed',
      })
    // The price was another one when it was shown, also where no tax is added.
    for (const [place, tax, total] of [
      [NEW_YORK, '0.48', undefined],
      [NEW_YORK, '0.48', '12.59'],
      [OREGON, '0.00', '10.00'],
      [OREGON, '0.00', '14.00'],
    ] as const)
      expect(await begin(person, { ...place, tax, total })).toMatchObject({ status: 409, code: 'tax_changed' })
    expect(await rowsOf(site, person)).toEqual([])
  })

  it('isn’t started while the tax can’t be calculated', async () => {
    const person = await signUpWithoutTrial(site)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/tax', times: 20 })
    expect(await ask(person, NEW_YORK)).toMatchObject({ status: 502, code: 'card_provider_unreachable' })
    expect(await begin(person, { ...NEW_YORK, tax: '0.48' })).toMatchObject({ status: 502 })
    expect(await rowsOf(site, person)).toEqual([])
    await tellCards(site, 'faults', { mode: null })
    await join(person, NEW_YORK)
  })

  it('in a country that decides the tax by itself ignores a postal code', async () => {
    const person = await signUpWithoutTrial(site)
    await begin(person, { ...(await shownTo(person, { country: 'DE' })), postalCode: '27498' })
    const { rows } = await site.pool.query<{ id: string }>('select card_customer_id as id from users where id = $1', [
      (await whoIs(person)).id,
    ])
    expect(await askCards(site, `customers/${rows[0]?.id}`)).toMatchObject({
      address: { country: 'DE', postal_code: null },
      shipping: null,
    })
  })

  it('begun in one place and paid from another has the tax of the other', async () => {
    const person = await signUpWithoutTrial(site)
    const shown = await shownTo(person, NEW_YORK)
    const first = await begin(person, shown)
    expect((await begin(person, shown)).clientSecret).toBe(first.clientSecret)
    expect(await join(person, OREGON)).toMatchObject({ firstCharge: '12.12', tax: '0.00' })
    expect(await chargesOf(person)).toEqual([[1212, 0]])
  })

  it('begun in one country and paid from another with the same tax is taxed in the other', async () => {
    const person = await signUpWithoutTrial(site)
    const first = await begin(person, await shownTo(person, { country: 'NL' }))
    const second = await join(person, { country: 'ES' })
    expect(second).toMatchObject({ firstCharge: first.firstCharge, tax: first.tax })
    expect(second.clientSecret).not.toBe(first.clientSecret)
    const { id } = await atProvider(site, person)
    const { data } = await askCards<{ data: { customer_address: { country: string } }[] }>(
      site,
      `invoices?subscription=${id}`,
    )
    expect(data.map(({ customer_address: { country } }) => country)).toEqual(['ES'])
  })

  it.each([
    [30, 20],
    [31, 41],
  ])('isn’t started where %i percent off were shown and the invoice has %i', async (shown, invoiced) => {
    await askCards(site, 'coupons', {
      id: `membership-${shown}-percent-once`,
      percent_off: String(invoiced),
      duration: 'once',
    })
    await comeBack(owner)
    const offer = await createOffer(site, owner, { percent: shown, duration: 'first' })
    const person = await signUpWithoutTrial(site)
    const price = centsToAmount(1212 - Math.round(12.12 * shown))
    expect(await begin(person, await shownTo(person, OREGON, { offer, price }))).toMatchObject({
      status: 409,
      code: 'tax_changed',
    })
    expect(await rowsOf(site, person)).toMatchObject([{ status: 'incomplete_expired' }])
  })

  it('is paid by a credit first, which is named', async () => {
    const person = await signUpWithoutTrial(site)
    await begin(person, await shownTo(person, NEW_YORK))
    const { customer } = await atProvider(site, person)
    await askCards(site, `customers/${customer}/balance_transactions`, { amount: '-200', currency: 'usd' })
    expect(await begin(person, await shownTo(person, { country: 'DE' }))).toMatchObject({
      firstCharge: '12.42',
      tax: '2.30',
      credit: '2.00',
    })
  })

  it('whose place is lost is charged without tax, and the owner is told', async () => {
    const person = await taxedMember()
    await moveTo(person, { address: '' })
    await pass(site, person, 31)
    expect((await chargesOf(person))[0]).toEqual([1212, 0])
    await eventually(async () => (await openAlerts(site)).some((alert) => alert.includes('no longer knows where')))
    expect((await whoIs(person)).subscription).not.toHaveProperty('isTaxed')
    await site.pool.query('update alerts set is_resolved = true')
    await moveTo(person, { 'address[country]': 'US', 'address[postal_code]': '10001' })
    await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { 'automatic_tax[enabled]': 'true' })
    await deliveriesDone(site)
    await eventually(async () => (await site.pool.query('select 1 from alerts')).rowCount === 0)
  })

  it('that began without tax stays without it', async () => {
    await service('none')
    const person = await signUpWithoutTrial(site)
    const form = await begin(person, {})
    expect(form).not.toHaveProperty('tax')
    await confirmCard(site, form.clientSecret, VISA)
    await eventually(() => isSubscriber(person))
    await service('stripe')
    await pass(site, person, 31)
    expect(await chargesOf(person)).toEqual([
      [1212, 0],
      [1212, 0],
    ])
    expect((await person.get('/api/subscription/plan-change?plan=annual')).json).not.toHaveProperty('renewalTax')
  })
})

it('a discount for staying says that tax is added to its prices', async () => {
  await site.pool.query(
    `insert into site_settings (key, value) values ('leaving_discount_percent', '50'), ('leaving_discount_months', '2')
     on conflict (key) do update set value = excluded.value`,
  )
  const person = await taxedMember()
  await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { cancel_at_period_end: 'true' })
  await deliveriesDone(site)
  const { json } = await person.post('/api/subscription/leaving', { reason: 'too_expensive' })
  expect(json).toMatchObject({ discount: { price: '6.06', fullPrice: '12.12', isTaxed: true } })
})

it('the unused days of a payment are counted with its tax', async () => {
  const person = await taxedMember()
  const id = await membershipOf(site, person)
  await pass(site, person, 10)
  await comeBack(owner)
  const { payments } = (await owner.get(`/api/admin/memberships/${id}/payments`)).json as {
    payments: RefundablePayment[]
  }
  expect(payments[0]).toMatchObject({ amount: '12.60', tax: '0.48', offers: { all: '12.60' } })
  expect(centsOf(payments[0]?.offers.unused ?? '')).toBeGreaterThan(Math.round((1212 * 21) / 31))
})

it('without a tax service nobody is asked where they live, and no tax is shown', async () => {
  await service('none')
  const person = await signUpWithoutTrial(site)
  expect(await ask(person, NEW_YORK)).toMatchObject({ status: 200, tax: '0.00', renewalTax: '0.00' })
  expect((await person.get('/api/config')).json).not.toHaveProperty('addsTax')
  await service('stripe')
})

it('switching the tax on prepares prices, product and billing page at the card provider', async () => {
  await service('none')
  await comeBack(owner)
  const key = 'prices?lookup_keys[]=membership_monthly&active=true'
  type Price = { id: string; product: string; tax_behavior: string }
  const price = async () => (await askCards<{ data: Price[] }>(site, key)).data[0]
  const { product = '' } = (await price()) ?? {}
  // As an earlier release made it.
  await askCards(site, 'prices', {
    product,
    currency: 'usd',
    unit_amount: '1212',
    'recurring[interval]': 'month',
    lookup_key: 'membership_monthly',
    transfer_lookup_key: 'true',
  })
  expect(await price()).toMatchObject({ tax_behavior: 'unspecified' })
  const asksAddress = async () => {
    await jobsDone(site)
    const { data } = await askCards<{ data: { features: { customer_update: { enabled: boolean } } }[] }>(
      site,
      'billing_portal/configurations?active=true',
    )
    return data[0]?.features.customer_update.enabled
  }
  expect(await asksAddress()).toBe(false)
  await setUpMembershipPrices(site.pool)
  expect(await price(), 'without a tax service').toMatchObject({ tax_behavior: 'unspecified' })
  expect((await owner.put('/api/admin/settings', { tax_service: 'stripe' })).status).toBe(200)
  expect(await price()).toMatchObject({ tax_behavior: 'exclusive' })
  expect(await askCards(site, `products/${product}`)).toMatchObject({ tax_code: 'txcd_10000000' })
  expect(await asksAddress()).toBe(true)
  expect((await owner.put('/api/admin/settings', { tax_service: 'none' })).status).toBe(200)
  expect(await asksAddress()).toBe(false)
})

it('a price that includes tax is replaced when the tax is switched on', async () => {
  await service('none')
  await comeBack(owner)
  const find = async () => {
    const { data } = await askCards<{ data: { id: string; product: string; tax_behavior: string }[] }>(
      site,
      'prices?lookup_keys[]=membership_monthly&active=true',
    )
    return data[0]
  }
  const inclusive = await askCards<{ id: string }>(site, 'prices', {
    product: (await find())?.product ?? '',
    currency: 'usd',
    unit_amount: '1212',
    'recurring[interval]': 'month',
    lookup_key: 'membership_monthly',
    transfer_lookup_key: 'true',
    tax_behavior: 'inclusive',
  })
  expect(await find()).toMatchObject({ id: inclusive.id })
  expect((await owner.put('/api/admin/settings', { tax_service: 'stripe' })).status).toBe(200)
  expect(await find()).toMatchObject({ tax_behavior: 'exclusive' })
})
