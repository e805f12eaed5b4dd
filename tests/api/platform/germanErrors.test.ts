import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Language, LANGUAGE_COOKIE, PAGE_LANGUAGE_HEADER } from '#contracts/shared/languages.ts'
import type { Browser } from '../../support/Browser.ts'
import { sellTo } from '../../support/markets.ts'
import { signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { address, checkoutForm, fillCart, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantId: number
let title: string
let employee: Browser

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  employee = await signUpEmployee(site, 'shop')
  const { rows } = await site.pool.query<{ title: string }>(
    'select m.title from variants v join merchandise m on m.id = v.merchandise_id where v.id = $1',
    [variantId],
  )
  title = rows[0]?.title ?? ''
})

const setVariant = (priceCents: number, stock: number | null) =>
  site.pool.query('update variants set retail_price_cents = $2, stock = $3 where id = $1', [
    variantId,
    priceCents,
    stock,
  ])
beforeEach(() => setVariant(2499, null))

function visitorIn(language: 'en' | 'de'): Browser {
  const browser = site.visitor()
  browser.cookies.set(LANGUAGE_COOKIE, language)
  return browser
}

const pay = (buyer: Browser) => buyer.post('/api/checkout/create-payment', checkoutForm)

let codes = 0
async function newCode(terms: object): Promise<string> {
  const code = `WORT-${++codes}`
  await createCode(site, employee, { code, kind: 'percent', percent: 10, ...terms })
  return code
}

type Said = { code: string; message: string; errors?: Record<string, string> }

/** What the same act answers an English and a German visitor. */
async function inBoth(act: (buyer: Browser) => Promise<{ status: number; json: unknown }>) {
  const [english, german] = [await act(visitorIn('en')), await act(visitorIn('de'))]
  expect([german.status, (german.json as Said).code]).toEqual([english.status, (english.json as Said).code])
  return { status: english.status, english: english.json as Said, german: german.json as Said }
}

describe('an error for a page', () => {
  it('is in the language of that page, whatever the visitor chose for the site', async () => {
    const add = async (chosen: Language, page: Language) => {
      const body = { merchandiseVariantId: 2_147_483_647, quantity: 1 }
      return (await visitorIn(chosen).send('POST', '/api/cart', { body, headers: { [PAGE_LANGUAGE_HEADER]: page } }))
        .json
    }
    expect(await add('en', 'de')).toMatchObject({ message: 'Diesen Artikel gibt es nicht mehr im Shop.' })
    expect(await add('de', 'en')).toMatchObject({ message: 'That item is no longer in the shop.' })
  })
})

describe('an error with values', () => {
  it('says how many are left', async () => {
    await setVariant(2499, 3)
    const said = await inBoth((buyer) => buyer.post('/api/cart', { merchandiseVariantId: variantId, quantity: 5 }))
    expect(said.status).toBe(409)
    expect(said.english).toEqual({ code: 'variant_sold_out', message: `Only 3 of ${title} left.` })
    expect(said.german).toEqual({ code: 'variant_sold_out', message: `Von ${title} sind nur noch 3 da.` })
  })

  it('names amounts', async () => {
    const said = await inBoth(async (buyer) => {
      await setVariant(2499, null)
      await fillCart(buyer, variantId, 1)
      await setVariant(101_700, null)
      return pay(buyer)
    })
    expect(said.english).toMatchObject({ code: 'cart_changed' })
    expect(said.english.message).toMatch(/^The price of .+ has changed from \$24\.99 to \$1,017\.00\.$/)
    expect(said.german.message).toMatch(
      /^Der Preis von .+ hat sich von 24,99\u00a0\$ auf 1\.017,00\u00a0\$ geändert\.$/,
    )
  })

  it('names days', async () => {
    const code = await newCode({ startsAt: '2099-05-01T00:00:00.000Z' })
    const { english, german } = await inBoth(async (buyer) => {
      await fillCart(buyer, variantId, 1)
      return applyCode(buyer, code)
    })
    expect(english.message).toBe(`${code} can be used from May 1, 2099.`)
    expect(german.message).toBe(`${code} gilt ab 1. Mai 2099.`)
  })

  it('holds another sentence', async () => {
    const code = await newCode({})
    const { english, german } = await inBoth(async (buyer) => {
      await site.pool.query(`update promo_codes set is_active = true where code = $1`, [code])
      await fillCart(buyer, variantId, 1)
      await applyCode(buyer, code)
      await site.pool.query(`update promo_codes set is_active = false where code = $1`, [code])
      return pay(buyer)
    })
    expect(english).toEqual({
      code: 'code_not_usable',
      message: `${code} can’t be used at the moment. Remove the code to continue.`,
    })
    expect(german.message).toBe(`${code} gilt zurzeit nicht. Entferne den Code, um weiterzumachen.`)
  })
})

it('a cart says why its code does nothing', async () => {
  const code = await newCode({ minimumCents: 4000 })
  const problemOf = async (buyer: Browser) => {
    await fillCart(buyer, variantId, 1)
    return ((await applyCode(buyer, code)).json as { code: { problem: string } }).code.problem
  }
  expect(await problemOf(visitorIn('en'))).toBe(`Add $15.01 more to use ${code}.`)
  expect(await problemOf(visitorIn('de'))).toBe(`Leg noch Artikel für 15,01\u00a0$ dazu, um ${code} zu verwenden.`)
})

describe('fields', () => {
  it('have the limits of their schemas, and a single one is the message', async () => {
    const said = await inBoth((buyer) => buyer.post('/api/contact', { name: 'x'.repeat(161), message: 'Hello' }))
    expect(said.english).toEqual({
      code: 'invalid_input',
      message: 'Please use at most 160 characters',
      errors: { name: 'Please use at most 160 characters' },
    })
    expect(said.german).toEqual({
      code: 'invalid_input',
      message: 'Bitte verwende höchstens 160 Zeichen',
      errors: { name: 'Bitte verwende höchstens 160 Zeichen' },
    })
  })

  it('are together under one message', async () => {
    const said = await inBoth((buyer) =>
      buyer.post('/api/checkout/create-payment', {
        ...checkoutForm,
        shippingAddress: { ...address, state: 'Bayern' },
        customerInfo: { email: 'x' },
        coupon: 1,
      }),
    )
    expect(said.english).toMatchObject({
      message: 'Please check the highlighted fields.',
      errors: { 'shippingAddress.state': 'US doesn’t have a state Bayern', body: 'Not expected: coupon' },
    })
    expect(said.german).toMatchObject({
      message: 'Bitte sieh dir die markierten Felder an.',
      errors: { 'shippingAddress.state': 'In US gibt es Bayern nicht', body: 'Nicht erwartet: coupon' },
    })
  })

  it('that the domain refuses have a message of their own', async () => {
    const person = { firstName: 'Ada', lastName: 'Lake' }
    const said = await inBoth((buyer) =>
      buyer.post('/api/signup', { ...person, email: 'ada-lake@example.test', password: 'password' }),
    )
    const reason = 'That password is too easy to guess. Try three or four words that don’t belong together.'
    expect(said.english).toEqual({ code: 'weak_password', message: reason, errors: { password: reason } })
    expect(said.german.errors).toEqual({ password: said.german.message })
    expect(said.german.message).toMatch(/^Dieses Passwort ist zu leicht zu erraten\./)
  })
})

it('what buyers in Europe must read is in the language that is asked for', async () => {
  await sellTo(site, 'US', 'DE')
  const noticeIn = async (query: string) => {
    const { json } = await site.visitor().get(`/api/market?country=DE${query}`)
    return (json as { notice: { vat: string; seller: string[]; withdrawal: { title: string; form: string[] } } }).notice
  }
  const [english, german] = [await noticeIn(''), await noticeIn('&language=de')]
  expect(english.withdrawal).toMatchObject({ title: 'Right of withdrawal' })
  expect(german).toMatchObject({
    vat: 'Mehrwertsteuer und Zollgebühren werden bei der Lieferung fällig. Sie sind nicht im Gesamtbetrag enthalten.',
    seller: english.seller,
    withdrawal: { title: 'Widerrufsrecht' },
  })
  expect(german.withdrawal.form[0]).toBe(`An ${english.seller.slice(0, 3).join(', ')}:`)
})
