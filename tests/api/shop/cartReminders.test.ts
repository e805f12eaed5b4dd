import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { becomes, holdFor, jobsDone } from '../../support/orders.ts'
import { confirmCard } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
const HOUR = 3_600_000
let variantId: number

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set stock = null where id = $1', [variantId])
  await holdFor(site, 60)
})

let buyers = 0
const leaveCart = async (wish: object, email = `left${++buyers}@example.test`) => {
  const buyer = site.visitor()
  await fillCart(buyer, variantId, 2)
  const form = { ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email }, ...wish }
  return { buyer, email, form, started: await startPayment(buyer, form) }
}
const afterHours = async (hours: number) => {
  site.clock.aheadMs += hours * HOUR
  await runByTheClock(site, 'remindCarts')
  await jobsDone(site)
}
const remindersTo = (email: string) => mailsTo(site, email, /^Your cart is still here/)
const allReminders = () => remindersTo('')
const contents = async (buyer: Browser) =>
  ((await buyer.get('/api/cart')).json as { quantity: number; variant: { id: number } }[]).map(
    ({ quantity, variant }) => [variant.id, quantity],
  )

it('one email goes out after a day to a buyer who asked for it, once', async () => {
  const { email } = await leaveCart({ remindMe: true })
  const { email: silent } = await leaveCart({ remindMe: false })
  const { email: unasked } = await leaveCart({})
  await afterHours(23)
  expect(await remindersTo(email)).toEqual([])
  await afterHours(2)
  await Promise.all([runByTheClock(site, 'remindCarts'), runByTheClock(site, 'remindCarts')])
  await afterHours(48)
  expect(await remindersTo(email)).toHaveLength(1)
  expect([...(await remindersTo(silent)), ...(await remindersTo(unasked))]).toEqual([])
})

it('none goes out after a purchase from another cart of the same mailbox', async () => {
  const before = (await allReminders()).length
  const { email } = await leaveCart({ remindMe: true })
  const { started } = await leaveCart({ remindMe: true }, email.toUpperCase())
  await confirmCard(site, started.clientSecret)
  await becomes(site, started.orderReference, { payment: 'paid' })
  await afterHours(25)
  expect(await allReminders()).toHaveLength(before)
})

it('a mailbox gets one in thirty days, however many carts name it', async () => {
  const { email } = await leaveCart({ remindMe: true })
  await leaveCart({ remindMe: true }, email)
  await leaveCart({ remindMe: true }, email.toUpperCase())
  const before = (await allReminders()).length
  await Promise.all([afterHours(25), runByTheClock(site, 'remindCarts')])
  await leaveCart({ remindMe: true }, email)
  await afterHours(25)
  expect(await allReminders()).toHaveLength(before + 1)
})

it('none goes out once the box was unchecked or the cart is empty', async () => {
  const { buyer, email, form } = await leaveCart({ remindMe: true })
  await startPayment(buyer, { ...form, remindMe: false })
  const { buyer: other, email: emptied } = await leaveCart({ remindMe: true })
  await other.delete('/api/cart')
  await afterHours(25)
  expect([...(await remindersTo(email)), ...(await remindersTo(emptied))]).toEqual([])
})

it('its link restores the cart on another device, and another link ends reminders, both signed out', async () => {
  const { email } = await leaveCart({ remindMe: true })
  await afterHours(25)
  const token = (await mailedLink(site, email, '/cart')).searchParams.get('restore') ?? ''
  const phone = site.visitor()
  expect((await phone.post('/api/cart/reminder/restore', { token })).status).toBe(204)
  expect(await contents(phone)).toEqual([[variantId, 2]])
  expect((await phone.post('/api/cart/reminder/restore', { token })).status).toBe(204)
  expect(await contents(phone)).toEqual([[variantId, 2]])

  expect((await site.visitor().post('/api/cart/reminder/stop', { token })).status).toBe(204)
  await leaveCart({ remindMe: true }, email)
  await afterHours(25)
  expect(await remindersTo(email)).toHaveLength(1)
})

it('a made-up link is refused', async () => {
  for (const path of ['/api/cart/reminder/restore', '/api/cart/reminder/stop'])
    expect(await site.visitor().post(path, { token: 'made-up' })).toMatchObject({
      status: 404,
      json: { code: 'reminder_not_found' },
    })
})
