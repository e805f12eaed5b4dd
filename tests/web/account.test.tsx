import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
beforeEach(() => leaveTo.mockReset())

const running = {
  plan: 'monthly',
  status: 'active',
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  trialEnd: null,
} as const

async function openAccount(tab?: string) {
  const person = renderApp(tab ? `/account?tab=${tab}` : '/account')
  await screen.findByRole('heading', { level: 1, name: 'Your account' })
  await screen.findByRole('navigation', { name: 'Parts of your account' })
  // What these show comes with the account.
  if (tab === 'profile') await screen.findByText('Here since March 4, 2026')
  if (tab === 'sign-in') await screen.findByText(/^O(n|ff)$/)
  return person
}

const section = (name: string) => within(screen.getByRole('region', { name }))

async function openDeletion() {
  const person = await openAccount('data')
  await person.click(screen.getByRole('button', { name: 'Delete my account' }))
  return { person, form: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) }
}

const toAnnual = {
  plan: 'annual',
  price: '115.00',
  // The owner has just changed the price, which the page has not read yet.
  fullPrice: '130.00',
  unused: '8.08',
  creditUsed: '0.00',
  due: '106.92',
  creditLeft: '0.00',
  nextChargeAt: '2027-12-01T12:00:00.000Z',
  at: '2026-12-01T12:00:00.000Z',
}

describe('the account page', () => {
  it('is linked in the header, and shows a subscriber billing, cancellation, orders and the data export', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: running }))
    const person = await openAccount()
    expect(screen.getAllByRole('link', { name: 'Account' })[0]).toHaveAttribute('href', '/account')
    expect(screen.getByText('Robin Field, member@stonehunt.test')).toBeVisible()
    const main = within(screen.getByRole('main'))
    const address = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(address('Manage subscription')).toBe('/api/billing')
    expect(address('Cancel subscription')).toBe('/api/billing?flow=cancel')
    const parts = within(screen.getByRole('navigation', { name: 'Parts of your account' }))
    const names = parts.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names).toEqual(['Membership', 'Orders', 'Profile', 'Emails', 'Sign-in', 'Data'])
    const open = (name: string) => person.click(parts.getByRole('link', { name }))
    await open('Orders')
    await main.findByRole('link', { name: 'Your orders' })
    expect(address('Your orders')).toBe('/orders')
    expect(parts.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
    await open('Data')
    expect(address('Export my data')).toBe('/api/account/export')
    expect(main.queryByRole('link', { name: 'Your orders' })).toBeNull()
    await open('Sign-in')
    expect(address('Two-step sign-in')).toBe('/api/second-factor')
  })

  it('says what canceling means before the card provider’s page, and reads the membership again after it', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, canPause: true } }))
    const person = await openAccount()
    await person.click(screen.getByRole('link', { name: 'Cancel subscription' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your membership?' })
    expect(dialog).toHaveTextContent(/You keep access until \w+ \d+, \d{4}/)
    expect(dialog).toHaveTextContent('You can also pause it')
    expect(within(dialog).getByRole('link', { name: 'Continue to cancel' })).toHaveAttribute(
      'href',
      '/api/billing?flow=cancel',
    )
    await person.click(within(dialog).getByRole('button', { name: 'Keep my membership' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Cancel subscription' })).toHaveFocus()

    cleanup()
    const canceled = buildUser({ isSubscriber: true, subscription: { ...running, cancelAtPeriodEnd: true } })
    const asked = record('post', '/api/subscribe', canceled)
    renderApp('/account?billing=done')
    expect(await screen.findByRole('button', { name: 'Keep my membership' })).toBeVisible()
    expect(screen.getByText('You canceled. May we ask why?')).toBeVisible()
    expect(asked).toEqual([{}])
    expect(window.location.search).toBe('')
  })

  it('shows the card that is charged, and changes it here', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: running }))
    serve('get', '/api/account/card', { card: { brand: 'visa', lastFour: '4242', expMonth: 4, expYear: 2031 } })
    serve('post', '/api/account/card/form', { clientSecret: 'seti_7_secret_1' })
    const changed = record('put', '/api/account/card', {
      card: { brand: 'mastercard', lastFour: '4444', expMonth: 12, expYear: 2050 },
    })
    serve('post', 'http://localhost:3000/demo/confirm', { status: 'succeeded' })
    const person = await openAccount()
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible()
    expect(screen.getByText('Expires 04/2031')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Change card' }))
    await person.click(await screen.findByRole('button', { name: 'Save card' }))
    expect(await screen.findByText('Mastercard ending in 4444')).toBeVisible()
    expect(await findToast('Card changed')).toHaveTextContent('Your next payment is charged to the new card.')
    expect(changed).toEqual([{ setupIntentId: 'seti_7' }])
    expect(screen.queryByRole('button', { name: 'Save card' })).toBeNull()
  })

  it('asks a visitor to sign in, and comes back', async () => {
    renderApp('/account')
    expect(await screen.findByText('Please sign in to see your account.')).toBeVisible()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login?redirect=/account'), { timeout: 3000 })
  })

  it('offers a member without a subscription to subscribe, and nothing to cancel', async () => {
    signIn(buildUser())
    await openAccount()
    expect(section('Membership').getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscribe')
    expect(screen.queryByRole('link', { name: /subscription/ })).toBeNull()
  })

  it('takes a cancellation back with one press', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, cancelAtPeriodEnd: true } }))
    const sent = record('post', '/api/subscription/keep', buildUser({ isSubscriber: true, subscription: running }))
    const person = await openAccount()
    expect(screen.queryByRole('link', { name: 'Cancel subscription' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Keep my membership' }))
    expect(await screen.findByRole('link', { name: 'Cancel subscription' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Keep my membership' })).toBeNull()
    expect(sent).toEqual([{}])
  })

  it('asks a member who canceled why, and makes one offer', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, cancelAtPeriodEnd: true, canPause: true } }))
    const sent = record('post', '/api/subscription/leaving', { offer: 'pause' })
    const person = await openAccount()
    expect(screen.queryByRole('button', { name: 'Pause membership' })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'I don’t have enough time' }))
    const mayEmail = screen.getByRole('checkbox', { name: /You may email me once after my membership has ended/ })
    expect(mayEmail).not.toBeChecked()
    await person.click(mayEmail)
    await person.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByRole('button', { name: 'Pause membership' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Another reason' })).toBeNull()
    expect(sent).toEqual([{ reason: 'no_time', mayEmail: true }])
  })

  it('shows what a member can stay for, with amounts and dates, and stays', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, cancelAtPeriodEnd: true } }))
    const discount = {
      percent: 50,
      price: '6.06',
      fullPrice: '12.12',
      payments: 3,
      from: '2026-12-21T12:00:00.000Z',
      fullPriceAt: '2027-03-21T12:00:00.000Z',
    }
    serve('post', '/api/subscription/leaving', { offer: 'discount', discount })
    const subscription = { ...running, price: '12.12', nextPrice: '6.06', fullPriceAt: '2027-02-27T12:00:00.000Z' }
    const sent = record('post', '/api/subscription/leaving/stay', buildUser({ isSubscriber: true, subscription }))
    const person = await openAccount()
    await person.click(screen.getByRole('radio', { name: 'It’s too expensive' }))
    await person.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(
      await screen.findByText(
        /Your next 3 payments, from December 21, 2026 on, cost \$6\.06 instead of \$12\.12 each\. From March 21, 2027 on, each costs \$12\.12 again/,
      ),
    ).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Stay for $6.06 a month' }))
    expect(await screen.findByText(/We’ll charge the next \$6\.06 on/)).toBeVisible()
    expect(
      screen.getByText('Your discount ends on February 27, 2027. After that, each charge is $12.12.'),
    ).toBeVisible()
    expect(sent).toEqual([{ price: '6.06' }])
  })

  it('says of a membership with tax that it is added to the prices of the discount', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, cancelAtPeriodEnd: true, isTaxed: true } }))
    const discount = {
      percent: 50,
      price: '6.06',
      fullPrice: '12.12',
      isTaxed: true,
      payments: 1,
      from: '2026-12-21T12:00:00.000Z',
      fullPriceAt: '2027-01-21T12:00:00.000Z',
    }
    serve('post', '/api/subscription/leaving', { offer: 'discount', discount })
    const person = await openAccount()
    await person.click(screen.getByRole('radio', { name: 'It’s too expensive' }))
    await person.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(
      await screen.findByText(
        /costs \$6\.06 instead of \$12\.12\. .* once in 12 months\. Tax is added to these prices\.$/,
      ),
    ).toBeVisible()
  })

  it('shows what another plan costs today before it is confirmed, and charges that', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: running }))
    const change = toAnnual
    serve('get', '/api/subscription/plan-change', change)
    const subscription = { ...running, plan: 'annual' as const, price: '115.00' }
    const sent = record('post', '/api/subscription/plan-change', buildUser({ isSubscriber: true, subscription }))
    const person = await openAccount()
    await person.click(screen.getByRole('button', { name: 'Switch to the annual plan' }))
    const group = within(await screen.findByRole('group', { name: 'Switch to the annual plan' }))
    expect(group.getByText('A year from today, until December 1, 2027')).toBeVisible()
    expect(group.getByText('−$8.08')).toBeVisible()
    expect(group.getByText(/You pay \$106\.92 today\. It renews automatically every year for \$130/)).toBeVisible()
    expect(sent).toEqual([])
    expect(await screen.findByText('You haven’t paid for a membership yet.')).toBeVisible()
    const period = { from: '2026-12-01T12:00:00.000Z', until: '2027-12-01T12:00:00.000Z' }
    const paid = { id: 'in_1', number: 'ABC-0001', plan: 'annual', amount: '106.92', tax: '0.00', refunded: '0.00' }
    serve('get', '/api/account/membership-payments', { payments: [{ ...paid, ...period, paidAt: period.from }] })
    await person.click(group.getByRole('button', { name: 'Switch and pay $106.92' }))
    expect(await screen.findByText(/Annual plan\. We’ll charge the next \$115 on/)).toBeVisible()
    expect(sent).toEqual([{ plan: 'annual', at: change.at, due: '106.92', fullPrice: '130.00', creditLeft: '0.00' }])
    expect(await screen.findByText('$106.92')).toBeVisible()
    // Closed again, for the way back.
    expect(screen.getByRole('button', { name: 'Switch to the monthly plan' })).toBeVisible()
  })

  it('shows the new amounts of another plan when those that were shown no longer hold', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: running }))
    const change = { ...toAnnual, fullPrice: '115.00' }
    serve('get', '/api/subscription/plan-change', change)
    const message = 'The amounts have changed. Nothing was changed. Please look at it again.'
    serve('post', '/api/subscription/plan-change', { message, code: 'plan_change_outdated' }, 409)
    const person = await openAccount()
    await person.click(screen.getByRole('button', { name: 'Switch to the annual plan' }))
    const button = await screen.findByRole('button', { name: 'Switch and pay $106.92' })
    serve('get', '/api/subscription/plan-change', { ...change, due: '121.92', price: '130.00', fullPrice: '130.00' })
    await person.click(button)
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Switch and pay $121.92' })).toBeVisible()
    expect(screen.getByText(/every year for \$130/)).toBeVisible()
  })

  it('says why the plan can’t be changed, and keeps it', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: running }))
    const message = 'Your last payment failed. Please change your card first.'
    serve('get', '/api/subscription/plan-change', { message, code: 'plan_change_unavailable' }, 409)
    const person = await openAccount()
    await person.click(screen.getByRole('button', { name: 'Switch to the annual plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await person.click(screen.getByRole('button', { name: 'Keep my plan' }))
    expect(screen.getByRole('button', { name: 'Switch to the annual plan' })).toBeVisible()
  })

  it('plans the monthly plan for when the year ends, at the day and price that were shown, and takes it back', async () => {
    const annual = { ...running, plan: 'annual' as const, price: '115.00' }
    signIn(buildUser({ isSubscriber: true, subscription: annual }))
    const from = '2026-12-20T12:00:00.000Z'
    const subscription = { ...annual, plannedMonthly: { from, price: '12.12' } }
    const sent = record('post', '/api/subscription/planned-monthly', buildUser({ isSubscriber: true, subscription }))
    const person = await openAccount()
    await person.click(screen.getByRole('button', { name: 'Change to monthly when this year ends' }))
    const group = within(screen.getByRole('group', { name: 'Change to monthly when this year ends' }))
    expect(
      group.getByText(
        /^On December 20, 2026, a day before your year ends, your plan changes to monthly\. You pay \$12\.12/,
      ),
    ).toBeVisible()
    expect(sent).toEqual([])
    await person.click(group.getByRole('button', { name: 'Change on December 20, 2026' }))
    expect(await screen.findByText('Annual plan until December 20, 2026, then monthly for $12.12.')).toBeVisible()
    expect(sent).toEqual([{ from, price: '12.12' }])
    expect(screen.queryByRole('button', { name: 'Switch to the monthly plan' })).toBeNull()
    const undone = record(
      'delete',
      '/api/subscription/planned-monthly',
      buildUser({ isSubscriber: true, subscription: annual }),
    )
    await person.click(screen.getByRole('button', { name: 'Keep the annual plan' }))
    expect(await screen.findByText(/We’ll charge the next \$115 on December 21, 2026/)).toBeVisible()
    expect(undone).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Change to monthly when this year ends' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Switch to the monthly plan' })).toBeVisible()
  })

  it('shows the credit that a change of the plan left', async () => {
    const subscription = { ...running, price: '12.12', nextPrice: '0.00', credit: '71.35' }
    signIn(buildUser({ isSubscriber: true, subscription }))
    await openAccount()
    expect(screen.getByText('Your credit of $71.35 pays charges before your card does.')).toBeVisible()
  })

  it('pauses a membership, and resumes it', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, canPause: true } }))
    const subscription = {
      ...running,
      status: 'paused' as const,
      price: '12.12',
      isPaused: true as const,
      pausedFrom: '2026-12-21T12:00:00.000Z',
      pausedUntil: '2027-02-21T12:00:00.000Z',
    }
    const paused = record('post', '/api/subscription/pause', buildUser({ subscription }))
    const resumed = record('post', '/api/subscription/resume', buildUser({ isSubscriber: true, subscription: running }))
    const person = await openAccount()
    await person.click(screen.getByRole('radio', { name: '2 months' }))
    await person.click(screen.getByRole('button', { name: 'Pause membership' }))
    expect(await screen.findByText(/paused. We’ll charge the next \$12.12 on February 21, 2027/)).toBeVisible()
    expect(paused).toEqual([{ months: 2 }])
    await person.click(screen.getByRole('button', { name: 'Resume now for $12.12' }))
    expect(await screen.findByText(/We’ll charge the next .* on December 21, 2026/)).toBeVisible()
    expect(resumed).toEqual([{}])
  })

  it.each([
    [{ nextPrice: '19.99' }, { price: '19.99', charge: '19.99' }, 'From December 21, 2026 on, the price is $19.99.'],
    [
      { nextPrice: '9.99', fullPriceAt: '2027-03-21T12:00:00.000Z' },
      { price: '19.99', charge: '9.99' },
      'From December 21, 2026 on, the price is $19.99. With your discount you pay $9.99. Your discount ends on March 21, 2027. After that, each charge is $19.99.',
    ],
  ])('says what a new price makes of the charges: %o', async (reduced, prices, text) => {
    const newPrice = { from: '2026-12-21T12:00:00.000Z', ...prices }
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, price: '12.12', ...reduced, newPrice } }))
    await openAccount()
    expect(screen.getByText(text)).toBeVisible()
  })

  it.each([
    [
      'refund',
      false,
      /Access resumes with the next payment, on December 21, 2026\. If you don’t want that, cancel below/,
    ],
    ['refund', true, /Your membership ends on December 21, 2026, and you can subscribe again then\./],
    ['dispute', false, /Ask your bank, or write to us\./],
  ] as const)('says what a member can do after a %s, canceled: %s', async (suspendedFor, cancelAtPeriodEnd, text) => {
    const subscription = { ...running, price: '12.12', suspendedFor, cancelAtPeriodEnd }
    signIn(buildUser({ isSubscriber: false, subscription }))
    await openAccount()
    expect(screen.getByText(text)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByRole('link', { name: 'Cancel subscription' })).toHaveLength(cancelAtPeriodEnd ? 0 : 1)
  })

  it('says that a credit ends with the account, and how to get it', async () => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, price: '12.12', credit: '102.88' } }))
    const person = await openAccount('data')
    await person.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(
      await screen.findByText(/Your credit of \$102\.88 ends with your account\. To get it refunded/),
    ).toBeVisible()
  })

  it('says that tax is added to the price', async () => {
    const paused = {
      ...running,
      status: 'paused' as const,
      price: '12.12',
      isTaxed: true as const,
      isPaused: true as const,
      pausedFrom: '2026-11-21T12:00:00.000Z',
      pausedUntil: '2027-02-21T12:00:00.000Z',
    }
    signIn(buildUser({ subscription: paused }))
    await openAccount()
    expect(screen.getByText('Tax is added to the price of your membership, at the rates where you live.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Resume now for $12.12, plus tax' })).toBeVisible()
  })

  it('says “plus tax” beside each price of a taxed membership', async () => {
    const taxed = { ...running, price: '12.12', isTaxed: true as const }
    const reduced = { ...taxed, nextPrice: '6.06', fullPriceAt: '2027-02-27T12:00:00.000Z' }
    signIn(buildUser({ isSubscriber: true, subscription: reduced }))
    await openAccount()
    expect(screen.getByText(/We’ll charge the next \$6\.06, plus tax on /)).toBeVisible()
    expect(screen.getByText(/After that, each charge is \$12\.12, plus tax\.$/)).toBeVisible()
  })

  it('says nothing of tax for a canceled membership, which isn’t charged again', async () => {
    const canceled = { ...running, price: '12.12', isTaxed: true as const, cancelAtPeriodEnd: true }
    signIn(buildUser({ isSubscriber: true, subscription: canceled }))
    await openAccount()
    expect(screen.getByText(/you won’t be charged again/)).toBeVisible()
    expect(screen.queryByText(/Tax is added/)).not.toBeInTheDocument()
  })

  it('changes the name', async () => {
    signIn(buildUser())
    const sent = record('patch', '/api/account', buildUser({ firstName: 'Ada' }))
    const person = await openAccount('profile')
    expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull()
    await person.clear(screen.getByLabelText('First name'))
    await person.type(screen.getByLabelText('First name'), 'Ada')
    await person.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByText('Ada Field, member@stonehunt.test')).toBeVisible()
    expect(sent).toEqual([{ firstName: 'Ada', lastName: 'Field' }])
  })

  it('says beside the field what is wrong with a name', async () => {
    signIn(buildUser())
    const refusal = { message: 'Please check the highlighted fields.', code: 'invalid_input' }
    serve('patch', '/api/account', { ...refusal, errors: { firstName: 'First name is required' } }, 400)
    const person = await openAccount('profile')
    await person.clear(screen.getByLabelText('First name'))
    await person.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByText('First name is required')).toBeVisible()
    expect(screen.getByLabelText('First name')).toBeInvalid()
  })

  it('changes the password after the current one, and shows what is wrong beside the field', async () => {
    signIn(buildUser())
    serve('post', '/api/account/password', { message: 'That isn’t your password.', code: 'wrong_password' }, 400)
    const person = await openAccount('sign-in')
    await person.click(screen.getByRole('button', { name: 'Change password' }))
    await person.type(screen.getByLabelText('Current password'), 'guess')
    await person.type(screen.getByLabelText('New password'), 'seven banded agates')
    await person.click(screen.getByRole('button', { name: 'Save password' }))
    expect(await screen.findByText('That isn’t your password.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toBeInvalid()
    const sent = record('post', '/api/account/password', null, 204)
    await person.click(screen.getByRole('button', { name: 'Save password' }))
    expect(await screen.findByText('Password changed')).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect(sent).toEqual([{ currentPassword: 'guess', password: 'seven banded agates' }])
  })

  it('shows whether the address is confirmed, and emails a new link', async () => {
    signIn(buildUser())
    serve('get', '/api/account', {
      memberSince: '2026-03-04T12:00:00.000Z',
      language: 'en',
      isEmailConfirmed: false,
      mailStop: null,
      pendingEmail: null,
      hasPassword: false,
      isSecondFactorOn: true,
    })
    const sent = record('post', '/api/verify-email/send', { message: 'Check your email for a new link.' }, 202)
    const person = await openAccount('profile')
    await person.click(await screen.findByRole('button', { name: 'Email me a link to confirm it' }))
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(sent).toHaveLength(1)
    await person.click(screen.getByRole('link', { name: 'Sign-in' }))
    expect(section('Signing in').getByText('On')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
  })

  it.each([
    ['bounce', 'An email to this address came back'],
    ['complaint', 'An email to this address was marked as spam'],
  ])('says that optional emails have stopped after a %s, and emails a link that ends it', async (mailStop, why) => {
    signIn(buildUser())
    serve('get', '/api/account', {
      memberSince: '2026-03-04T12:00:00.000Z',
      language: 'en',
      isEmailConfirmed: true,
      mailStop,
      pendingEmail: null,
      hasPassword: true,
      isSecondFactorOn: false,
    })
    const sent = record('post', '/api/verify-email/send', { message: 'Check your email for a new link.' }, 202)
    const person = await openAccount('profile')
    expect(screen.getByText('Emails stopped')).toBeVisible()
    expect(screen.getByText(why, { exact: false })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Email me a link to confirm it' }))
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('asks for the password, and a code if one is needed, before it emails a link to a new address', async () => {
    signIn(buildUser())
    const person = await openAccount('profile')
    await person.click(screen.getByRole('button', { name: 'Change email' }))
    const form = within(screen.getByRole('form', { name: 'Change your email address' }))
    expect(form.getByLabelText('New email address')).toHaveFocus()
    await person.click(form.getByRole('button', { name: 'Email me a link' }))
    expect(form.getByLabelText('New email address')).toBeInvalid()
    await person.type(form.getByLabelText('New email address'), 'new@stonehunt.test')
    await person.type(form.getByLabelText('Your password'), 'guess')
    const refusal = { message: 'Please check the highlighted fields.', code: 'invalid_input' }
    serve('post', '/api/account/email', { ...refusal, errors: { code: 'Please enter a code' } }, 400)
    await person.click(form.getByRole('button', { name: 'Email me a link' }))
    await person.type(await form.findByLabelText('Code'), '123456')
    const sent = record('post', '/api/account/email', { message: 'We’ve sent a link.' }, 202)
    const account = {
      memberSince: '2026-03-04T12:00:00.000Z',
      language: 'en',
      isEmailConfirmed: true,
      mailStop: null,
      hasPassword: true,
      isSecondFactorOn: true,
    }
    serve('get', '/api/account', { ...account, pendingEmail: 'new@stonehunt.test' })
    await person.click(form.getByRole('button', { name: 'Email me a link' }))
    expect(await screen.findByText('One more step')).toBeVisible()
    expect(sent).toEqual([{ email: 'new@stonehunt.test', password: 'guess', code: '123456' }])
    const ended = record('delete', '/api/account/email', null, 204)
    serve('get', '/api/account', { ...account, pendingEmail: null })
    await person.click(screen.getByRole('button', { name: 'Keep member@stonehunt.test' }))
    expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible()
    expect(ended).toHaveLength(1)
  })

  it('saves a display name, and shows beside the field why one can’t be used', async () => {
    signIn(buildUser())
    const refusal = { message: 'Another member already has that name.', code: 'name_taken' }
    serve('put', '/api/account/profile', { ...refusal, errors: { name: 'Another member already has that name' } }, 409)
    const person = await openAccount('profile')
    expect(await screen.findByText('Without one, others see “Hunter 9c21”.')).toBeVisible()
    await person.type(screen.getByLabelText(/Display name/), 'Ada')
    await person.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(await screen.findByText('Another member already has that name')).toBeVisible()
    const sent = record('put', '/api/account/profile', { id: 'h-7f3a9c21', name: 'Ada Lake', pictureUrl: null })
    await person.type(screen.getByLabelText(/Display name/), ' Lake')
    await person.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(sent).toEqual([{ name: 'Ada Lake' }]))
    expect(await screen.findByText('Ada Lake')).toBeVisible()
  })

  it('lists blocked members, and unblocks one', async () => {
    signIn(buildUser())
    serve('get', '/api/account/blocked', [{ id: 'h-rude', name: null, blockedAt: '2026-11-20T12:00:00.000Z' }])
    const undone = record('delete', '/api/hunters/h-rude/block', null, 204)
    const person = await openAccount('profile')
    const button = await screen.findByRole('button', { name: 'Unblock Hunter rude' })
    serve('get', '/api/account/blocked', [])
    await person.click(button)
    expect(await screen.findByText(/You haven’t blocked anyone/)).toBeVisible()
    expect(undone).toHaveLength(1)
  })

  it('offers to load again what failed', async () => {
    signIn(buildUser())
    serve('get', '/api/account', { message: 'Something went wrong on our side.', code: 'internal' }, 500)
    renderApp('/account?tab=profile')
    expect(await screen.findByText('Your account could not be loaded.')).toBeVisible()
  })
})

describe('the account', () => {
  it('is deleted only after the typed word and the password, then the browser leaves the site', async () => {
    signIn(buildUser())
    const sent = record('post', '/api/account/delete', null, 204)
    const { person, form } = await openDeletion()
    await person.click(form.getByRole('button', { name: 'Delete my account' }))
    expect(form.getByText('Please type DELETE')).toBeVisible()
    expect(form.getByText('Please enter your password')).toBeVisible()
    expect(sent).toEqual([])
    await person.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE')
    await person.type(form.getByLabelText('Your password'), 'hunt-the-agate')
    await person.click(form.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
    expect(sent).toEqual([{ password: 'hunt-the-agate' }])
  })

  it('without a password is deleted after the typed word', async () => {
    signIn(buildUser())
    serve('get', '/api/account', {
      memberSince: '2026-03-04T12:00:00.000Z',
      language: 'en',
      isEmailConfirmed: true,
      mailStop: null,
      pendingEmail: null,
      hasPassword: false,
      isSecondFactorOn: false,
    })
    const sent = record('post', '/api/account/delete', null, 204)
    const { person, form } = await openDeletion()
    expect(form.queryByLabelText('Your password')).toBeNull()
    await person.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE')
    await person.click(form.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
    expect(sent).toEqual([{}])
  })

  it.each([
    [
      'active',
      /^Your subscription ends immediately, .* You’ve paid until December 21, 2026\. We don’t refund the remaining time\./,
    ],
    ['trialing', /^Your free trial ends immediately, and you won’t be charged\./],
    ['past_due', /^Your subscription ends immediately, and you won’t be charged again\.$/],
    ['complimentary', /^Your complimentary membership ends immediately\./],
  ] as const)('says what a deletion does to a membership that is %s', async (status, sentence) => {
    signIn(buildUser({ isSubscriber: true, subscription: { ...running, status } }))
    const { form } = await openDeletion()
    expect(form.getByText(sentence)).toBeVisible()
  })

  it('is kept when the password is wrong', async () => {
    signIn(buildUser())
    const refusal = { message: 'Please check the highlighted fields.', code: 'invalid_input' }
    serve('post', '/api/account/delete', { ...refusal, errors: { password: 'That isn’t your password' } }, 400)
    const { person, form } = await openDeletion()
    await person.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE')
    await person.type(form.getByLabelText('Your password'), 'guess')
    await person.click(form.getByRole('button', { name: 'Delete my account' }))
    expect(await form.findByText('That isn’t your password')).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('asks for a code when two-step sign-in is on', async () => {
    signIn(buildUser())
    const refusal = { message: 'Please check the highlighted fields.', code: 'invalid_input' }
    serve('post', '/api/account/delete', { ...refusal, errors: { code: 'Please enter a code' } }, 400)
    const { person, form } = await openDeletion()
    expect(form.queryByLabelText('Code')).toBeNull()
    await person.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE')
    await person.type(form.getByLabelText('Your password'), 'hunt-the-agate')
    await person.click(form.getByRole('button', { name: 'Delete my account' }))
    expect(await form.findByText('Please enter a code')).toBeVisible()
    const sent = record('post', '/api/account/delete', null, 204)
    await person.type(form.getByLabelText('Code'), '123456')
    await person.click(form.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
    expect(sent).toEqual([{ password: 'hunt-the-agate', code: '123456' }])
  })
})

describe('the session list', () => {
  const here = {
    id: '6c0f7d2e-1b7a-4a55-9a3e-5d2f8c41b0a1',
    device: 'Firefox on Linux',
    browser: 'Firefox',
    system: 'Linux',
    network: '203.0.113.7',
    signedInAt: '2026-11-20T09:41:00.000Z',
    endsAt: '2026-12-20T09:41:00.000Z',
    isCurrent: true,
  }
  const there = {
    ...here,
    id: '6c0f7d2e-1b7a-4a55-9a3e-5d2f8c41b0a2',
    device: 'Safari on iPhone',
    browser: 'Safari',
    system: 'iPhone',
    isCurrent: false,
  }

  async function openSessions() {
    const person = await openAccount('sign-in')
    return { person, list: section('Signing in') }
  }

  it('lists sessions and ends one', async () => {
    signIn(buildUser())
    serve('get', '/api/account/sessions', [here, there])
    const ended = record('delete', `/api/account/sessions/${there.id}`, null, 204)
    const { person, list } = await openSessions()
    expect(await list.findByText('Firefox on Linux')).toBeVisible()
    expect(list.getByText('(this device)', { exact: false })).toBeVisible()
    serve('get', '/api/account/sessions', [here])
    await person.click(list.getByRole('button', { name: 'Sign out Safari on iPhone, 203.0.113.7' }))
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull())
    expect(ended).toEqual([null])
    expect(list.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })

  it('ends all other sessions', async () => {
    signIn(buildUser())
    serve('get', '/api/account/sessions', [here, there])
    const ended = record('delete', '/api/account/sessions', null, 204)
    const { person, list } = await openSessions()
    const button = await list.findByRole('button', { name: 'Sign out everywhere else' })
    serve('get', '/api/account/sessions', [here])
    await person.click(button)
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull())
    expect(ended).toEqual([null])
  })

  it('leaves the site when the current session is ended', async () => {
    signIn(buildUser())
    serve('get', '/api/account/sessions', [here])
    record('delete', `/api/account/sessions/${here.id}`, null, 204)
    const { person, list } = await openSessions()
    await person.click(await list.findByRole('button', { name: 'Sign out here' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
  })

  it('shows an error when a session cannot be ended', async () => {
    signIn(buildUser())
    serve('get', '/api/account/sessions', [here, there])
    serve(
      'delete',
      '/api/account/sessions',
      { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
      500,
    )
    const { person, list } = await openSessions()
    await person.click(await list.findByRole('button', { name: 'Sign out everywhere else' }))
    expect(await list.findByRole('alert')).toHaveTextContent('Something went wrong on our side. Please try again.')
  })
})
