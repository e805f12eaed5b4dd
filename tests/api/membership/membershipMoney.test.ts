import { afterEach, describe, expect, it } from 'vitest'
import { askCards, lastPayment } from '../../support/cards.ts'
import { whoIs } from '../../support/members.ts'
import {
  atProvider,
  begin,
  isSubscriber,
  openAlerts,
  pass,
  payingMember,
  warningsTo,
} from '../../support/memberships.ts'
import { eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime } from '../../support/time.ts'

const site = useSite()

afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const REFUND_FAILS = '4000 0000 0000 5126'
const ENDED = 'Your membership has ended'

describe('a refund or dispute of a membership', () => {
  it('in full suspends access until the next payment', async () => {
    const person = await payingMember(site)
    const film = await publishFilm(await signUpEmployee(site))
    const { id } = await atProvider(site, person)
    await askCards(site, 'refunds', { payment_intent: await lastPayment(site, id) })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: false,
      subscription: { status: 'active', suspendedFor: 'refund' },
    })
    expect((await person.get(film.videoURL ?? '')).status).toBe(403)
    expect(await begin(person)).toMatchObject({ status: 409, code: 'membership_suspended' })
    expect((await begin(person)).message).toMatch(/refunded.*paused until the next payment on/)
    await pass(site, person, 31)
    expect(await isSubscriber(person)).toBe(true)
    expect((await whoIs(person)).subscription).not.toHaveProperty('suspendedFor')
  })

  it('in part changes nothing, and a failed full refund restores access', async () => {
    const person = await payingMember(site, 'monthly', REFUND_FAILS)
    const payment = await lastPayment(site, (await atProvider(site, person)).id)
    await askCards(site, 'refunds', { payment_intent: payment, amount: '500' })
    await deliveriesDone(site)
    expect(await isSubscriber(person)).toBe(true)
    await askCards(site, 'refunds', { payment_intent: payment, amount: '712' })
    await deliveriesDone(site)
    expect(await isSubscriber(person)).toBe(false)
    await passTime(site, 0.01)
    await eventually(() => isSubscriber(person))
  })

  it('suspends access until the dispute is won', async () => {
    const person = await payingMember(site)
    const payment = await lastPayment(site, (await atProvider(site, person)).id)
    const dispute = (await (await tellCards(site, 'dispute', { payment_intent: payment })).json()) as { id: string }
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'dispute' } })
    expect((await begin(person)).message).toMatch(/your bank/)
    await pass(site, person, 31)
    expect(await isSubscriber(person)).toBe(false)
    await tellCards(site, 'dispute', { close: dispute.id, outcome: 'won' })
    await deliveriesDone(site)
    expect(await isSubscriber(person)).toBe(true)
  })

  it('suspends access while a lost dispute is appealed, even if the loss was never reported', async () => {
    const person = await payingMember(site)
    const payment = await lastPayment(site, (await atProvider(site, person)).id)
    await tellCards(site, 'dispute', { payment_intent: payment, status: 'appeal_under_review' })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'dispute' } })
  })

  it('counts as refunded when the dispute was prevented', async () => {
    const person = await payingMember(site)
    const payment = await lastPayment(site, (await atProvider(site, person)).id)
    await tellCards(site, 'dispute', { payment_intent: payment, status: 'prevented' })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'refund' } })
  })

  it('in an unknown dispute state changes nothing and raises one alert', async () => {
    const person = await payingMember(site)
    const payment = await lastPayment(site, (await atProvider(site, person)).id)
    const disputed = await tellCards(site, 'dispute', { payment_intent: payment })
    const { id } = (await disputed.json()) as { id: string }
    await deliveriesDone(site)
    await tellCards(site, 'dispute', { dispute: id, status: 'negotiating' })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'dispute' } })
    expect(await openAlerts(site)).toEqual([expect.stringMatching(new RegExp(`dispute ${id} .*“negotiating”`))])
  })

  it('cancels the membership when the dispute is lost', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    const disputed = await tellCards(site, 'dispute', { payment_intent: await lastPayment(site, id) })
    const dispute = (await disputed.json()) as { id: string }
    await tellCards(site, 'dispute', { close: dispute.id, outcome: 'lost' })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await atProvider(site, person)).toMatchObject({ status: 'canceled' })
    expect(await warningsTo(site, person)).toEqual([ENDED])
  })

  it('does not affect complimentary access, which ends at its date', async () => {
    const person = await payingMember(site)
    const until = new Date(Date.now() + site.clock.aheadMs + 5 * 86_400_000)
    await site.pool.query('update users set complimentary_until = $2 where email = $1', [person.email, until])
    await askCards(site, 'refunds', { payment_intent: await lastPayment(site, (await atProvider(site, person)).id) })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      complimentaryUntil: until.toISOString(),
      subscription: { status: 'active', suspendedFor: 'refund' },
    })
    await pass(site, person, 6)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'active' } })
  })
})
