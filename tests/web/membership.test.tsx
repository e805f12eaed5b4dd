import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SubscriptionSummary } from '#contracts/people/people.ts'
import { serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

function buildSubscription(overrides: Partial<SubscriptionSummary> = {}): SubscriptionSummary {
  return {
    plan: 'monthly',
    status: 'active',
    price: '12.12',
    currentPeriodEnd: '2026-12-21T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    trialEnd: null,
    ...overrides,
  }
}

const subscriber = (subscription: Partial<SubscriptionSummary> = {}) =>
  buildUser({ isSubscriber: true, subscription: buildSubscription(subscription) })

const rail = async () => within(await screen.findByRole('complementary', { name: 'More' }))

describe('the membership on the home screen', () => {
  it('shows the plan and the next charge and links to billing', async () => {
    signIn(subscriber())
    renderApp('/')
    const card = await rail()
    expect(await card.findByText('Monthly plan. We’ll charge the next $12.12 on December 21, 2026.')).toBeVisible()
    expect(card.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute('href', '/api/billing')
  })

  it('says when a trial turns into a paid subscription', async () => {
    signIn(subscriber({ status: 'trialing', trialEnd: '2026-11-28T12:00:00.000Z', plan: 'annual', price: '115.00' }))
    renderApp('/')
    expect(
      await (await rail()).findByText('Annual plan, free trial. We’ll charge the first $115 on November 28, 2026.'),
    ).toBeVisible()
  })

  it.each([
    [{ status: 'trialing', trialEnd: '2026-12-04T12:00:00.000Z' }, 'first $12.12, plus tax on December 4, 2026.'],
    [{ status: 'past_due' }, 'Monthly plan, $12.12, plus tax.'],
    [
      { plan: 'annual', price: '115.00', plannedMonthly: { from: '2026-12-21T12:00:00.000Z', price: '12.12' } },
      'then monthly for $12.12, plus tax.',
    ],
  ] satisfies [Partial<SubscriptionSummary>, string][])('says that tax is added: %o', async (subscription, text) => {
    signIn(subscriber({ ...subscription, isTaxed: true }))
    renderApp('/')
    expect(await (await rail()).findByText((shown) => shown.includes(text))).toBeVisible()
  })

  it('offers to resume a canceled subscription', async () => {
    signIn(subscriber({ cancelAtPeriodEnd: true }))
    renderApp('/')
    const card = await rail()
    expect(
      await card.findByText('Monthly plan, canceled. It ends on December 21, 2026, and you won’t be charged again.'),
    ).toBeVisible()
    expect(card.getByRole('link', { name: 'Resume subscription' })).toHaveAttribute('href', '/api/billing')
  })

  it('leads to the account for another card after a failed renewal', async () => {
    signIn(subscriber({ status: 'past_due' }))
    renderApp('/')
    const card = await rail()
    expect(await card.findByRole('link', { name: 'Change the card' })).toHaveAttribute('href', '/account')
  })

  it('calls a complimentary membership a gift and offers no payment', async () => {
    signIn(subscriber({ status: 'complimentary', plan: null, cancelAtPeriodEnd: true }))
    renderApp('/')
    const card = await rail()
    expect(
      await card.findByText('Your membership is a gift until December 21, 2026. You won’t be charged.'),
    ).toBeVisible()
    expect(card.queryByRole('link', { name: /subscription/ })).toBeNull()
  })
})

describe('a failed renewal', () => {
  it('is shown on every screen, with a link to change the card', async () => {
    signIn(subscriber({ status: 'past_due' }))
    renderApp('/shop')
    const alert = within(await screen.findByRole('complementary', { name: 'Membership' }))
    expect(alert.getByText(/Your last payment didn’t go through/)).toBeVisible()
    expect(alert.getByRole('link', { name: 'Change the card' })).toHaveAttribute('href', '/account')
  })
})

describe('an employee without a subscription', () => {
  it('can watch content and hears nothing about subscribing', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/')
    expect(await screen.findByRole('link', { name: 'Watch Latest Content' })).toHaveAttribute('href', '/content')
    for (const role of ['link', 'heading'])
      expect(within(screen.getByRole('main')).queryByRole(role, { name: /subscri/i })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Join the Elite Hunting Community' })).toBeNull()
    expect(screen.queryByText('Welcome, Elite Hunter!')).toBeNull()
  })

  it('hears nothing of it either before two-step sign-in is set up', async () => {
    signIn(buildUser({ owesSecondFactor: true }))
    renderApp('/')
    expect(await screen.findByRole('link', { name: 'Watch Latest Content' })).toHaveAttribute('href', '/content')
    expect(screen.queryByRole('heading', { name: 'Join the Elite Hunting Community' })).toBeNull()
    for (const name of ['Become a Subscriber', 'Subscribe Now', 'Subscribe to Watch Content'])
      expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('can subscribe', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/subscribe')
    expect(await screen.findByRole('radio', { name: /Monthly/ })).toBeChecked()
    expect(screen.queryByText('Welcome, Elite Hunter!')).toBeNull()
  })

  it('is welcomed after subscribing', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner', isSubscriber: true, subscription: buildSubscription() }))
    renderApp('/subscribe')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Elite Hunter!' })).toBeVisible()
    expect(screen.getByText(/Your subscription is active and renews automatically/)).toBeVisible()
  })
})

describe('a former subscriber', () => {
  it('sees before payment that there is a charge and no trial', async () => {
    signIn(buildUser({ trialAvailable: false, subscription: buildSubscription({ status: 'canceled' }) }))
    renderApp('/subscribe')
    expect(await screen.findByText(/^You pay \$12\.12 today\. It renews automatically every month/)).toBeVisible()
    expect(screen.queryByText(/free trial/)).toBeNull()
  })
})

describe('the payments on the account page', () => {
  const payment = {
    id: 'in_1',
    number: 'ABC-0001',
    plan: 'monthly',
    amount: '12.12',
    tax: '1.00',
    refunded: '4.04',
    paidAt: '2026-06-01T12:00:00.000Z',
    from: '2026-06-01T12:00:00.000Z',
    until: '2026-07-01T12:00:00.000Z',
  }
  const PATH = '/api/account/membership-payments'
  const member = subscriber()

  it('show the period, the tax, what was refunded, and a receipt', async () => {
    signIn(member)
    serve('get', PATH, { payments: [payment] })
    renderApp('/account')
    const section = within(await screen.findByRole('region', { name: 'Membership payments' }))
    const item = await section.findByRole('listitem')
    expect(item).toHaveTextContent('$12.12 on Jun 1, 2026')
    expect(item).toHaveTextContent('Monthly, Jun 1, 2026 to Jul 1, 2026, with $1.00 tax')
    expect(item).toHaveTextContent('$4.04 refunded')
    expect(section.getByRole('link', { name: 'PDF receipt of Jun 1, 2026' })).toHaveAttribute(
      'href',
      `${PATH}/in_1/receipt`,
    )
  })

  it('say when there are none, and offer a retry when they can’t be read', async () => {
    signIn(member)
    serve('get', PATH, { message: 'Busy', code: 'card_provider_unreachable' }, 502)
    const person = renderApp('/account')
    expect(await screen.findByText('Your payments could not be loaded.')).toBeVisible()
    serve('get', PATH, { payments: [] })
    await person.click(screen.getByRole('button', { name: /Try again/i }))
    expect(await screen.findByText('You haven’t paid for a membership yet.')).toBeVisible()
  })
})
