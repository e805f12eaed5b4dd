import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Delivery, DeliveryDays } from '#contracts/shop/delivery.ts'
import { deliveryText } from '#contracts/shop/deliveryText.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { buy } from '../../support/orders.ts'
import { addOwnGood, type OwnGood } from '../../support/ownGoods.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser
let tee: number
let hammer: OwnGood

beforeAll(async () => {
  owner = await signUpEmployee(site)
  tee = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set stock = null where id = $1', [tee])
  hammer = await addOwnGood(owner, { name: 'Hammer of two dates', price: 30, stock: null })
})
beforeEach(async () => {
  site.clock.aheadMs = 0
  await promise(12)
})

type Dates = { delivery: DeliveryDays | null; ownDelivery?: DeliveryDays }

const promise = async (days: number | string) =>
  expect((await owner.put('/api/admin/settings', { own_handling_days: String(days) })).status).toBe(200)
const delivery = async () => (await site.visitor().get('/api/delivery?country=US')).json as Delivery
const datesOf = async ({ buyer, reference }: { buyer: Browser; reference: string }) =>
  (await buyer.get(`/api/orders/${reference}`)).json as Dates

async function mailTo(email: string): Promise<string> {
  await eventually(async () => (await mailsTo(site, email, /confirmed/i)).length > 0, 20_000)
  return (await mailsTo(site, email, /confirmed/i))[0] ?? ''
}

it('an order of printed and own goods has two parcels with two dates, on its page and in its email', async () => {
  const { standard, own } = await delivery()
  expect(own).toMatchObject({ handlingDays: 12 })
  const bought = await buy(site, { variantIds: [tee, hammer.variantId] })
  const dates = await datesOf(bought)
  expect(dates).toMatchObject({ delivery: standard, ownDelivery: own?.standard })
  expect(dates.ownDelivery?.from.localeCompare(standard.from)).toBe(1)
  const mail = await mailTo(bought.email)
  expect(mail).toContain(`Printed for you: estimated delivery  ${deliveryText(standard)}`)
  expect(mail).toContain(`Sent by us: estimated delivery  ${own && deliveryText(own.standard)}`)
  expect(mail).toContain('It ships within 1-3 business days.')
})

it('an order of only own goods has only their date', async () => {
  const bought = await buy(site, { variantIds: [hammer.variantId] })
  const { own } = await delivery()
  expect(await datesOf(bought)).toMatchObject({ delivery: null, ownDelivery: own?.standard })
  const mail = await mailTo(bought.email)
  expect(mail).toContain(`Estimated delivery  ${own && deliveryText(own.standard)}`)
  expect(mail).not.toContain('1-3 business days')
})

it('an order of only printed goods has no other date', async () => {
  const bought = await buy(site, { variantIds: [tee] })
  const dates = await datesOf(bought)
  expect(dates).not.toHaveProperty('ownDelivery')
  expect(dates.delivery).toEqual((await delivery()).standard)
})

it('an order keeps the days that were promised when it was placed', async () => {
  const bought = await buy(site, { variantIds: [hammer.variantId] })
  const before = await datesOf(bought)
  await promise(1)
  expect(await datesOf(bought)).toEqual(before)
  expect((await delivery()).own?.standard.from.localeCompare(before.ownDelivery?.from ?? '')).toBe(-1)
})

it('the days are whole and not below zero', async () => {
  for (const days of ['-1', '1.5', 'soon', '61'])
    expect(await owner.put('/api/admin/settings', { own_handling_days: days })).toMatchObject({ status: 400 })
  await promise(0)
  expect((await delivery()).own).toMatchObject({ handlingDays: 0 })
})

it('a site without own goods estimates nothing for them', async () => {
  expect((await owner.put('/api/admin/settings', { parts_off: 'own-goods' })).status).toBe(200)
  expect(await delivery()).not.toHaveProperty('own')
  expect((await owner.put('/api/admin/settings', { parts_off: '' })).status).toBe(200)
  expect(await delivery()).toHaveProperty('own')
})
