import { beforeAll, expect, it } from 'vitest'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { orderOf } from '../../support/orders.ts'
import { saveInPanel } from '../../support/owner.ts'
import { confirmEmail, eventually, signUpByForm, signUpEmployee, signUpMember } from '../../support/people.ts'
import { begin } from '../../support/secondFactor.ts'
import { fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

beforeAll(async () => {
  const owner = await signUpEmployee(site)
  await saveInPanel(site, owner, 'POST', '/globals/brand', { name: 'Agate & Alley' })
})

it('an authenticator app lists the account under the site’s name', async () => {
  const person = await signUpMember(site)
  await confirmEmail(site, person)
  const { address } = await begin(person)
  expect(new URL(address).searchParams.get('issuer')).toBe('Agate & Alley')
})

it('emails come from the site’s name, those of the CMS too', async () => {
  const { email } = await signUpByForm(site)
  await eventually(async () => (await mailsTo(site, email)).length > 0)
  await site.payload.sendEmail({ to: email, subject: 'From the CMS', text: 'Hello' })
  const senders = (await mailsTo(site, email)).map((mail) => /^From: (.+)$/m.exec(mail)?.[1])
  expect(senders).toEqual(senders.map(() => '"Agate & Alley" <hello@stonehunt.test>'))
  expect(senders.length).toBeGreaterThan(1)
})

it('a payment at Stripe names the site', async () => {
  const guest = site.visitor()
  await fillCart(guest, (await openShop(site)).at(-1) ?? 0)
  const { orderReference } = await startPayment(guest)
  const { payment_intent_id: id } = await orderOf(site, orderReference)
  const { description } = await askCards<{ description: string }>(site, `payment_intents/${id}`)
  expect(description).toBe(`Agate & Alley order ${orderReference}`)
})

it('the product at Stripe is renamed with the site, unless it was renamed there', async () => {
  const { setUpMembershipPrices } = await import('#domain/membership/subscriptions/setUpMembershipPrices.ts')
  const product = async () =>
    (await askCards<{ data: { id: string; name: string }[] }>(site, 'products')).data[0] ?? { id: '', name: '' }
  expect((await product()).name).toBe('Stone Hunt membership')
  expect(await setUpMembershipPrices(site.pool)).toEqual(['the name of the product'])
  expect((await product()).name).toBe('Agate & Alley membership')
  expect(await setUpMembershipPrices(site.pool)).toEqual([])
  await askCards(site, `products/${(await product()).id}`, { name: 'Club' })
  expect(await setUpMembershipPrices(site.pool)).toEqual([])
  expect((await product()).name).toBe('Club')
})
