import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
beforeEach(() => sessionStorage.clear())

const CODE = 'HUNT-2345-6789-ABCD-EFGH'
const KEY = '0b5f2f0e-3f0c-4a53-9a77-2f8f3c2a7d11'
const redeemed = { months: 6, beginsAt: '2026-01-02T12:00:00.000Z', endsAt: '2099-07-02T12:00:00.000Z' }

describe('/gift-memberships', () => {
  it('sells a number of months at its price, and links to gift cards and to redeeming', async () => {
    const sent = record('post', '/api/gift-memberships', {
      clientSecret: 'pi_1_secret_2',
      reference: 'CARD-3456789ABC',
      amount: '115.00',
    })
    const person = renderApp('/gift-memberships')
    await person.click(await screen.findByRole('radio', { name: /^12 months/ }))
    await person.type(await screen.findByRole('textbox', { name: /^Their name/ }), 'Grace')
    await person.type(screen.getByRole('textbox', { name: /^Their email/ }), 'grace@stonehunt.test')
    await person.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Aunt June')
    await person.type(screen.getByRole('textbox', { name: /^Your email/ }), 'june@stonehunt.test')
    const card = within(screen.getByRole('group', { name: 'How the gift membership looks' }))
    for (const text of ['12 months', 'For Grace', 'From Aunt June']) expect(card.getByText(text)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Continue to Payment ($115.00)' }))
    expect(await screen.findByRole('heading', { name: 'Complete Payment' })).toBeVisible()
    expect(sent).toMatchObject([{ months: 12, recipientEmail: 'grace@stonehunt.test' }])
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of gifts' }))
    expect(kinds.getByRole('link', { name: 'Membership' })).toHaveAttribute('aria-current', 'page')
    expect(kinds.getByRole('link', { name: 'Gift card' })).toHaveAttribute('href', '/gift-cards')
    expect(screen.getByRole('link', { name: 'Redeem your code' })).toHaveAttribute('href', '/gift-memberships/redeem')
  })

  it('shows what the server refuses beside the months', async () => {
    serve(
      'post',
      '/api/gift-memberships',
      { message: 'Please check.', code: 'invalid_input', errors: { months: 'Please choose how long' } },
      400,
    )
    signIn(buildUser())
    const person = renderApp('/gift-memberships')
    await person.type(await screen.findByRole('textbox', { name: /^Their name/ }), 'Grace')
    await person.type(screen.getByRole('textbox', { name: /^Their email/ }), 'grace@stonehunt.test')
    await person.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Aunt June')
    await person.click(screen.getByRole('button', { name: /^Continue to Payment/ }))
    expect((await screen.findAllByText('Please choose how long')).length).toBeGreaterThan(0)
  })

  it('sells nothing while no months have a price', async () => {
    serve('get', '/api/gift-memberships', { terms: [] })
    renderApp('/gift-memberships')
    expect(await screen.findByText('No gift memberships right now')).toBeVisible()
  })

  it('says when the offer could not be loaded', async () => {
    serve('get', '/api/gift-memberships', { message: 'Down', code: 'unavailable' }, 503)
    renderApp('/gift-memberships')
    expect(await screen.findByText('The gift memberships could not be loaded.')).toBeVisible()
  })

  it('says who gets a paid one and when', async () => {
    serve('get', '/api/gift-cards/purchases/:key', {
      reference: 'CARD-3456789ABC',
      months: 6,
      payment: 'paid',
      amount: '69.00',
      recipientName: 'Grace',
      recipientEmail: 'grace@stonehunt.test',
      buyerEmail: 'june@stonehunt.test',
      sendOn: '2026-12-24',
      sentAt: null,
    })
    renderApp(`/gift-memberships?purchase=${KEY}`)
    expect(await screen.findByRole('heading', { name: 'Your gift membership of 6 months is paid' })).toBeVisible()
    expect(screen.getByText(/on December 24, 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Buy another one' })).toHaveAttribute('href', '/gift-memberships')
  })
})

describe('/gift-memberships/redeem', () => {
  it('takes the code from the link, removes it from the address, and makes the person a member', async () => {
    signIn(buildUser())
    const sent = record('post', '/api/gift-memberships/redeem', redeemed)
    const person = renderApp(`/gift-memberships/redeem#${CODE}`)
    expect(await screen.findByRole('textbox', { name: /^Code/ })).toHaveValue(CODE)
    expect(window.location.hash).toBe('')
    await person.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByRole('heading', { name: 'You’re a member' })).toHaveFocus()
    expect(screen.getByText('Your gift membership runs until July 2, 2099.')).toBeVisible()
    expect(sent).toEqual([{ code: CODE }])
    expect(sessionStorage.getItem('gift-code')).toBeNull()
  })

  it('asks a guest to sign in first, and keeps the code of the link', async () => {
    renderApp(`/gift-memberships/redeem#${CODE}`)
    const back = `?redirect=${encodeURIComponent('/gift-memberships/redeem')}`
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/api/login${back}`)
    expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/api/signup${back}`)
    expect(sessionStorage.getItem('gift-code')).toBe(CODE)
  })

  it('says what to do while a membership renews, and when the code is wrong', async () => {
    signIn(buildUser())
    serve('post', '/api/gift-memberships/redeem', { message: 'Cancel it first.', code: 'membership_renews' }, 409)
    const person = renderApp('/gift-memberships/redeem')
    await person.type(await screen.findByRole('textbox', { name: /^Code/ }), CODE)
    await person.click(screen.getByRole('button', { name: 'Redeem' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Cancel it first.')).toBeVisible()
    expect(alert.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account')
    serve(
      'post',
      '/api/gift-memberships/redeem',
      { message: 'Please check.', code: 'invalid_input', errors: { code: 'The code looks like HUNT-XXXX' } },
      400,
    )
    await person.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByText('The code looks like HUNT-XXXX')).toBeVisible()
  })

  it('says when a gift begins later', async () => {
    signIn(buildUser())
    serve('post', '/api/gift-memberships/redeem', { ...redeemed, beginsAt: '2099-01-02T12:00:00.000Z' })
    const person = renderApp('/gift-memberships/redeem')
    await person.type(await screen.findByRole('textbox', { name: /^Code/ }), CODE)
    await person.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByText(/Your 6 months begin on January 2, 2099/)).toBeVisible()
  })
})

describe('a member by gift', () => {
  const until = '2099-07-02T12:00:00.000Z'
  const gift = {
    plan: null,
    status: 'complimentary' as const,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: until,
    trialEnd: null,
    accessUntil: until,
  }

  it('sees until when on the account page, and the offer to subscribe', async () => {
    signIn(buildUser({ isSubscriber: true, giftUntil: until, subscription: gift }))
    renderApp('/account')
    expect(await screen.findByText(/^Your gift membership until July 2, 2099\./)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscribe')
    expect(main.queryByRole('link', { name: 'Manage subscription' })).toBeNull()
  })

  it('can subscribe, and reads that a plan begins at once', async () => {
    signIn(buildUser({ isSubscriber: true, giftUntil: until, subscription: gift }))
    renderApp('/subscribe')
    expect(await screen.findByText(/A plan begins on the day you subscribe/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Become a Subscriber' })).toBeVisible()
  })

  it('sees a paused membership beside the gift: price, date, and the ways to resume, manage and cancel it', async () => {
    const paused = {
      plan: 'monthly' as const,
      status: 'paused' as const,
      price: '12.12',
      cancelAtPeriodEnd: false,
      isPaused: true as const,
      currentPeriodEnd: '2098-12-02T12:00:00.000Z',
      trialEnd: null,
      pausedFrom: '2098-12-02T12:00:00.000Z',
      pausedUntil: '2099-02-02T12:00:00.000Z',
    }
    signIn(buildUser({ isSubscriber: true, giftUntil: until, subscription: paused }))
    renderApp('/account')
    const text =
      'Monthly plan, paused. We’ll charge the next $12.12 on February 2, 2099, and your access resumes. You also have a gift membership until July 2, 2099.'
    expect(await screen.findByText(text)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('button', { name: 'Resume now for $12.12' })).toBeVisible()
    for (const name of ['Manage subscription', 'Cancel subscription'])
      expect(main.getByRole('link', { name })).toBeVisible()
  })

  it.each([
    ['a membership', { complimentaryUntil: until }, 'You also have complimentary access until July 2, 2099.'],
    ['a membership', { giftUntil: until }, 'You also have a gift membership until July 2, 2099.'],
  ])('sees what was given beside %s: %o', async (_, given, text) => {
    const running = { ...gift, plan: 'monthly' as const, status: 'active' as const, cancelAtPeriodEnd: false }
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, price: '12.12' }, ...given }))
    renderApp('/account')
    const own = 'Monthly plan. We’ll charge the next $12.12 on July 2, 2099.'
    expect(await screen.findByText(`${own} ${text}`)).toBeVisible()
  })

  it('sees complimentary access and the gift that follows it', async () => {
    const later = { giftFrom: until, giftUntil: '2099-10-02T12:00:00.000Z' }
    signIn(buildUser({ isSubscriber: true, complimentaryUntil: until, ...later, subscription: gift }))
    renderApp('/account')
    const text =
      'Your membership is a gift until July 2, 2099. You won’t be charged. Your gift membership begins on July 2, 2099 and lasts until October 2, 2099.'
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('sees a membership that was paused at the card provider', async () => {
    const paused = { ...gift, plan: 'monthly' as const, status: 'active' as const, cancelAtPeriodEnd: false }
    signIn(buildUser({ isSubscriber: true, subscription: { ...paused, price: '12.12', isPaused: true } }))
    renderApp('/account')
    const text =
      'Monthly plan. You have access until July 2, 2099. Then it is paused, and you won’t be charged until it resumes.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Resume|pause/ })).toBeNull()
  })

  it('reads which gift follows a subscription that ends', async () => {
    const ending = { ...gift, plan: 'monthly' as const, status: 'active' as const, price: '12.12' }
    signIn(
      buildUser({ isSubscriber: true, giftFrom: until, giftUntil: '2099-10-02T12:00:00.000Z', subscription: ending }),
    )
    renderApp('/account')
    expect(
      await screen.findByText(/Your gift membership begins on July 2, 2099 and lasts until October 2, 2099\.$/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep my membership' })).toBeVisible()
    expect(screen.getByText(/it renews on its next date and you pay beside the gift/)).toBeVisible()
  })
})
