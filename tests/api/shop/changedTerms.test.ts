import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { applyGiftCard, issueGiftCard } from '../../support/giftCards.ts'
import { endPatronage, signUpPatron } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { checkoutForm, fillCart, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser
let tee: number
let other: number
let codes = 0

type Person = Browser & { email: string }
type Shown = { buyer: Person; code: string; gift: { id: number; code: string } }
type Who = 'guest' | 'account' | 'member'

beforeAll(async () => {
  const variants = (await openShop(site)).slice(-2)
  tee = variants[0] ?? 0
  other = variants[1] ?? 0
  employee = await signUpEmployee(site)
})
beforeEach(async () => {
  await site.pool.query(`delete from site_settings where key ~ 'shipping|express|member_discount|countries'`)
  await site.pool.query('delete from rate_limits')
  await site.pool.query(
    'update variants set stock = null, sellable = true, retail_price_cents = 2499 where id = any($1)',
    [[tee, other]],
  )
})

const set = (values: object) => async () => expect((await employee.put('/api/admin/settings', values)).status).toBe(200)
const query = (text: string, ...values: unknown[]) => site.pool.query(text, values)
const editCode = (assignment: string) => (shown: Shown) =>
  query(`update promo_codes set ${assignment}, updated_at = now() where code = $1`, shown.code)

async function signUp(who: Who): Promise<Person> {
  if (who === 'guest') return Object.assign(site.visitor(), { email: '' })
  return who === 'member' ? signUpPatron(site) : signUpMember(site)
}

/** A tee, with a code of 20 % and a gift card of $5.00 where they are asked for. */
async function show(who: Who, uses: string): Promise<Shown> {
  const buyer = await signUp(who)
  await fillCart(buyer, tee)
  const code = `TERMS${++codes}`
  const gift = uses.includes('gift') ? await issueGiftCard(site, employee, 500) : { id: 0, code: '' }
  if (uses.includes('code')) {
    await createCode(site, employee, { code, kind: 'percent', percent: 20, isActive: true, maxUses: 5 })
    expect((await applyCode(buyer, code)).status).toBe(200)
  }
  if (gift.id) expect((await applyGiftCard(buyer, gift.code)).status).toBe(200)
  await summaryOf(buyer)
  return { buyer, code, gift }
}

type Summary = { total: string; due?: string }
const summaryOf = async (buyer: Browser) =>
  ((await buyer.get('/api/cart/checkout?country=US&state=MN')).json as { summary: Summary }).summary
const pay = async ({ buyer }: Shown) => {
  const { status, json } = await buyer.post('/api/checkout/create-payment', checkoutForm)
  const { code, summary, message } = json as { code?: string; summary?: Summary; message?: string }
  return { status, code, message, total: summary?.due ?? summary?.total }
}

type Change = (shown: Shown) => Promise<unknown>

const DISCOUNT = 'The shipping prices or your discount have changed. Please check the new total.'
const BALANCE = 'The balance of your gift card has changed. Please check the new total.'

describe('between the summary and the payment', () => {
  it.each<[string, Who, string, Change, message: string, total: string]>([
    ['the membership ends', 'member', '', ({ buyer }) => endPatronage(site, buyer), DISCOUNT, '30.98'],
    [
      'a membership begins',
      'account',
      '',
      ({ buyer }) =>
        query(`update users set complimentary_until = now() + interval '1 year' where email = $1`, buyer.email),
      DISCOUNT,
      '28.48',
    ],
    ['the member discount changes', 'member', '', set({ member_discount_percent: '5' }), DISCOUNT, '29.73'],
    ['shipping there costs more', 'guest', '', set({ shipping_us_cents: '899' }), DISCOUNT, '33.98'],
    ['shipping there costs less', 'guest', '', set({ shipping_us_cents: '299' }), DISCOUNT, '27.98'],
    ['shipping is free from less', 'guest', '', set({ free_shipping_from_cents: '2000' }), DISCOUNT, '24.99'],
    ['the code takes less off', 'guest', 'code', editCode('percent = 10'), DISCOUNT, '28.48'],
    ['the code begins to need more', 'guest', 'code', editCode('minimum_cents = 9000'), DISCOUNT, '30.98'],
    [
      'the gift card is spent elsewhere',
      'guest',
      'gift',
      ({ gift }) =>
        query(`insert into gift_card_entries (gift_card_id, cents, what) values ($1, -200, 'Spent')`, gift.id),
      BALANCE,
      '27.98',
    ],
    [
      'the gift card is frozen',
      'guest',
      'gift',
      ({ gift }) => query('update gift_cards set frozen_at = now() where id = $1', gift.id),
      BALANCE,
      '30.98',
    ],
    [
      'the article costs more',
      'guest',
      '',
      () => query('update variants set retail_price_cents = 2999 where id = $1', tee),
      expect.stringContaining('has changed from $24.99 to $29.99') as string,
      '35.98',
    ],
  ])('%s (%s %s): 409, and the next summary is what is paid', async (_, who, uses, change, message, total) => {
    const shown = await show(who, uses)
    await change(shown)
    expect(await pay(shown)).toMatchObject({ status: 409, code: 'cart_changed', message })
    const summary = await summaryOf(shown.buyer)
    expect(summary.due ?? summary.total).toBe(total)
    expect(await pay(shown)).toMatchObject({ status: 200, total })
  })

  it.each<[string, Who, string, Change, total: string]>([
    ['nothing changes', 'guest', '', () => Promise.resolve(), '30.98'],
    ['a country is added', 'guest', '', set({ shipping_countries: 'US,CA,JP' }), '30.98'],
    ['another country is removed', 'guest', '', set({ shipping_countries: 'US' }), '30.98'],
    [
      'a country is added for a member with a code',
      'member',
      'code gift',
      set({ shipping_countries: 'US,CA,JP' }),
      '20.98',
    ],
    [
      'shipping elsewhere costs more',
      'guest',
      '',
      set({ shipping_ca_cents: '2222', shipping_elsewhere_cents: '3333' }),
      '30.98',
    ],
    ['express costs more', 'guest', '', set({ shipping_express_us_cents: '4444' }), '30.98'],
    ['express is offered elsewhere', 'guest', '', set({ express_states: 'NY,CA' }), '30.98'],
    [
      'shipping is free from another sum that the cart doesn’t reach',
      'guest',
      '',
      set({ free_shipping_from_cents: '8000' }),
      '30.98',
    ],
    ['members get another discount', 'guest', '', set({ member_discount_percent: '50' }), '30.98'],
    ['the code can be used more often', 'guest', 'code', editCode('max_uses = 50'), '25.98'],
    ['the code ends later', 'guest', 'code', editCode(`ends_at = now() + interval '9 days'`), '25.98'],
    [
      'the code of somebody else changes',
      'guest',
      '',
      () => query('update promo_codes set percent = 1, updated_at = now()'),
      '30.98',
    ],
    [
      'another article costs more',
      'guest',
      '',
      () => query('update variants set retail_price_cents = 2999 where id = $1', other),
      '30.98',
    ],
  ])('%s (%s %s): the payment begins with the total that was shown', async (_, who, uses, change, total) => {
    const shown = await show(who, uses)
    const before = await summaryOf(shown.buyer)
    expect(before.due ?? before.total).toBe(total)
    await change(shown)
    expect(await pay(shown)).toMatchObject({ status: 200, total })
  })

  it.each<[string, string, Change, number, string]>([
    ['the buyer’s country is removed', '', set({ shipping_countries: 'CA' }), 400, 'unsupported_country'],
    ['the code ends', 'code', editCode('ends_at = now()'), 409, 'code_not_usable'],
    ['the code is switched off', 'code', editCode('is_active = false'), 409, 'code_not_usable'],
    ['the code is for members from now on', 'code', editCode('members_only = true'), 409, 'code_not_usable'],
    [
      'the article is sold out',
      '',
      () => query('update variants set stock = 0 where id = $1', tee),
      409,
      'variant_sold_out',
    ],
  ])('the payment gets its own reason when %s', async (_, uses, change, status, code) => {
    const shown = await show('guest', uses)
    await change(shown)
    expect(await pay(shown)).toMatchObject({ status, code })
  })

  it('terms that an earlier version stored are shown again', async () => {
    const shown = await show('guest', '')
    await query(`update carts set seen_terms = md5('earlier')`)
    expect(await pay(shown)).toMatchObject({ status: 409, code: 'cart_changed' })
    await summaryOf(shown.buyer)
    expect(await pay(shown)).toMatchObject({ status: 200 })
  })
})
