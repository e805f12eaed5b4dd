import { describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { whoIs } from '../../support/members.ts'
import { atProvider, overdueMember, payingMember } from '../../support/memberships.ts'
import { confirmCard, eventually, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime } from '../../support/time.ts'

const site = useSite()

const MASTERCARD = '5555 5555 5555 4444'

async function confirmOther(person: Browser, card = MASTERCARD): Promise<string> {
  await passTime(site, 0.1)
  const { status, json } = await person.post('/api/account/card/form', {})
  expect(status).toBe(200)
  const { clientSecret } = json as { clientSecret: string }
  await confirmCard(site, clientSecret, card)
  return clientSecret.split('_secret_')[0] ?? ''
}

const change = (person: Browser, setupIntentId: string) => person.put('/api/account/card', { setupIntentId })

describe('the card of a membership', () => {
  it('is shown with its brand, last four digits and expiry', async () => {
    const person = await payingMember(site)
    const { status, json } = await person.get('/api/account/card')
    expect(status).toBe(200)
    expect(json).toMatchObject({ card: { brand: 'visa', lastFour: '4242' } })
  })

  it('is another one once that is confirmed, for the next renewal, too', async () => {
    const person = await payingMember(site)
    const { default_payment_method: first } = await atProvider(site, person)
    const answer = await change(person, await confirmOther(person))
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ card: { brand: 'mastercard', lastFour: '4444' } })
    expect((await atProvider(site, person)).default_payment_method).not.toBe(first)
  })

  it('is changed by the provider’s event where the browser doesn’t come back', async () => {
    const person = await payingMember(site)
    await confirmOther(person)
    await eventually(async () => {
      const { json } = await person.get('/api/account/card')
      return (json as { card: { lastFour: string } | null }).card?.lastFour === '4444'
    })
  })

  it('pays what is overdue', async () => {
    const person = await overdueMember(site)
    expect((await change(person, await confirmOther(person))).status).toBe(200)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
  })

  it('pays what is overdue once when it is confirmed twice at once, and both answer that it is paid', async () => {
    const person = await overdueMember(site)
    await deliveriesDone(site)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const confirmed = await confirmOther(person)
    await tellCards(site, 'faults', { mode: 'delay', delayMs: 1000, path: 'GET /v1/charges', times: 1 })
    const first = change(person, confirmed)
    await eventually(async () => {
      const { faults } = (await (await tellCards(site, 'faults', {})).json()) as { faults: unknown[] }
      return faults.length === 0
    })
    await tellCards(site, 'faults', { mode: 'delay', delayMs: 3000, path: 'POST /v1/subscriptions/', times: 1 })
    const second = change(person, confirmed)
    expect((await first).status).toBe(200)
    expect(await whoIs(person)).toMatchObject({ subscription: { status: 'active' } })
    expect((await second).status).toBe(200)
    await tellCards(site, 'faults', { webhook: null })
  })

  it('stays when an earlier form is reported again', async () => {
    const person = await payingMember(site)
    const earlier = await confirmOther(person)
    await change(person, earlier)
    await passTime(site, 0.1)
    await change(person, await confirmOther(person, '4000 0566 5566 5556'))
    await deliveriesDone(site)
    expect((await change(person, earlier)).json).toMatchObject({ card: { lastFour: '5556' } })
  })

  it('can’t be taken from another member’s form, from one that isn’t confirmed, or from a new membership', async () => {
    const [person, other] = [await payingMember(site), await payingMember(site)]
    const theirs = await confirmOther(other)
    expect((await change(person, theirs)).json).toMatchObject({ code: 'card_not_confirmed' })
    const { json } = await person.post('/api/account/card/form', {})
    const open = (json as { clientSecret: string }).clientSecret.split('_secret_')[0] ?? ''
    expect((await change(person, open)).status).toBe(409)
    expect((await change(person, 'seti_unknown')).status).toBe(409)
    expect((await change(person, 'pi_1')).status).toBe(400)
    const { customer } = await atProvider(site, person)
    const foreign = await askCards<{ id: string }>(site, 'setup_intents', {
      customer,
      payment_method: 'pm_card_mastercard',
      confirm: 'true',
      'metadata[localKey]': 'x',
    })
    expect((await change(person, foreign.id)).status).toBe(409)
  })

  it('is none without a membership', async () => {
    const person = await signUpMember(site)
    expect((await person.get('/api/account/card')).json).toEqual({ card: null })
    expect((await person.post('/api/account/card/form', {})).json).toMatchObject({ code: 'no_active_subscription' })
    expect((await site.visitor().get('/api/account/card')).status).toBe(401)
  })
})
