import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lastSendDay, siteDay } from '#contracts/membership/sendDay.ts'
import { record, serve, signIn, serveNotice } from './support/api.ts'
import { buildConfig, buildUser } from './support/fixtures.ts'
import { startLanguage } from '../../web/src/lib/text.ts'
import { TRADER } from '../support/markets.ts'
import { renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
beforeEach(() => leaveTo.mockReset())

const started = { clientSecret: 'pi_1_secret_2', reference: 'CARD-3456789ABC', amount: '100.00' }
const purchase = {
  reference: 'CARD-3456789ABC',
  months: null,
  payment: 'paid',
  amount: '100.00',
  recipientName: 'Grace',
  recipientEmail: 'grace@stonehunt.test',
  buyerEmail: 'june@stonehunt.test',
  sendOn: '2026-12-24',
  sentAt: null,
}
const KEY = '0b5f2f0e-3f0c-4a53-9a77-2f8f3c2a7d11'

const field = (name: RegExp) => screen.findByRole('textbox', { name })

async function fillIn(person: UserEvent) {
  await person.click(await screen.findByRole('radio', { name: '$100' }))
  await person.type(await field(/^Their name/), 'Grace')
  await person.type(await field(/^Their email/), 'grace@stonehunt.test')
  await person.type(await field(/^Your name/), 'Aunt June')
}

describe('in a shop that sells to Europe', () => {
  it.each(['/de/gift-cards', '/de/gift-memberships'])('%s says before paying how to withdraw', async (path) => {
    await startLanguage('de')
    onTestFinished(() => startLanguage('en'))
    const { expressStates } = buildConfig().shipping
    serve('get', '/api/config', buildConfig({ shipping: { countries: ['US', 'DE'], expressStates } }))
    serveNotice({ ...TRADER, trader_register: '', trader_vat_number: '' })
    renderApp(path)
    const notice = await screen.findByRole('region', { name: 'Widerrufsrecht' })
    expect(notice).toHaveTextContent('Die Frist endet 14 Tage nach dem Tag, an dem du das Geschenk kaufst')
    expect(notice).toHaveTextContent('Was vorher ausgegeben oder eingelöst wurde, kann nicht widerrufen werden.')
    expect(notice).not.toHaveTextContent(/\b(the|you|contract)\b/)
  })
})

describe('/gift-cards', () => {
  it('draws the card as it is written, and takes a guest to the payment with what they typed', async () => {
    const sent = record('post', '/api/gift-cards', started)
    const person = renderApp('/gift-cards')
    await fillIn(person)
    await person.type(await field(/^Your email/), 'june@stonehunt.test')
    await person.type(await field(/^Message/), 'For the next hunt.')
    const card = within(screen.getByRole('group', { name: 'How the gift card looks' }))
    for (const text of ['$100', 'For Grace', 'From Aunt June', 'For the next hunt.'])
      expect(card.getByText(text)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Continue to Payment ($100.00)' }))
    expect(await screen.findByRole('heading', { name: 'Complete Payment' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Complete Payment ($100.00)' })).toBeEnabled())
    expect(sent).toMatchObject([
      { amount: '100.00', recipientEmail: 'grace@stonehunt.test', buyerEmail: 'june@stonehunt.test' },
    ])
    await person.click(screen.getByRole('button', { name: 'Change' }))
    await person.click(screen.getByRole('button', { name: /^Continue to Payment/ }))
    await screen.findByRole('heading', { name: 'Complete Payment' })
    const keys = sent.map((form) => (form as { key: string }).key)
    expect(new Set(keys).size).toBe(2)
  })

  it('asks a member for no email, and offers days of one year', async () => {
    signIn(buildUser({ email: 'member@stonehunt.test' }))
    const sent = record('post', '/api/gift-cards', started)
    const person = renderApp('/gift-cards')
    await fillIn(person)
    expect(await screen.findByText('member@stonehunt.test')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Your email/ })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'On a day' }))
    const day = screen.getByLabelText(/^Day/)
    expect(day).toHaveAttribute('min', siteDay(new Date()))
    expect(day).toHaveAttribute('max', lastSendDay(new Date()))
    await person.clear(day)
    await person.type(day, '2020-01-01')
    await person.click(screen.getByRole('button', { name: /^Continue to Payment/ }))
    expect((await screen.findAllByText('Please choose today or a later day')).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await person.click(screen.getByRole('radio', { name: 'Right away' }))
    await person.click(screen.getByRole('button', { name: /^Continue to Payment/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('sendOn')
  })

  it('names every missing field, and shows what the server refuses beside its field', async () => {
    serve(
      'post',
      '/api/gift-cards',
      { message: 'Please check.', code: 'invalid_input', errors: { amount: 'Please choose one of the amounts' } },
      400,
    )
    const person = renderApp('/gift-cards')
    await person.click(await screen.findByRole('button', { name: 'Continue to Payment ($50.00)' }))
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }))
    expect(problems.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Please enter their name',
      'Please enter a valid email address',
      'Please enter your name',
      'Please enter a valid email address',
    ])
    await fillIn(person)
    await person.type(await field(/^Your email/), 'june@stonehunt.test')
    await person.click(screen.getByRole('button', { name: /^Continue to Payment/ }))
    expect((await screen.findAllByText('Please choose one of the amounts')).length).toBeGreaterThan(0)
  })

  it('sells nothing while the list is empty, and says when it could not be loaded', async () => {
    serve('get', '/api/gift-cards', { amounts: [] })
    renderApp('/gift-cards')
    expect(await screen.findByText('No gift cards right now')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Check a balance' })).toBeVisible()
  })

  it('shows the balance of a code', async () => {
    const sent = record('post', '/api/gift-cards/balance', { lastFour: 'EFGH', balance: '19.02' })
    const person = renderApp('/gift-cards')
    await person.type(await field(/^Code of a gift card/), 'gift-2345-6789-abcd-efgh')
    await person.click(screen.getByRole('button', { name: 'Check balance' }))
    expect(await screen.findByText('$19.02 left on the card ending in EFGH')).toBeVisible()
    expect(sent).toHaveLength(1)
    serve(
      'post',
      '/api/gift-cards/balance',
      { message: 'We don’t know that gift card.', code: 'gift_card_not_found' },
      404,
    )
    await person.click(screen.getByRole('button', { name: 'Check balance' }))
    expect(await screen.findByText('We don’t know that gift card.')).toBeVisible()
  })

  it.each([
    ['paid', 'Your gift card of $100.00 is paid', /on December 24, 2026/],
    ['pending', 'Confirming your payment', /confirming your payment/],
    ['failed', 'Payment Failed', /no gift was sent/],
  ])('after a payment that is %s says so', async (payment, heading, text) => {
    serve('get', `/api/gift-cards/purchases/${KEY}`, { ...purchase, payment })
    renderApp(`/gift-cards?purchase=${KEY}`)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  it.each([
    ['offers to withdraw within the period', { withdrawUntil: '2026-12-09T12:00:00.000Z' }, /until December 9, 2026/],
    ['says that it was withdrawn from', { withdrawnAt: '2026-11-25T12:00:00.000Z' }, /on November 25, 2026/],
  ])('a paid purchase %s', async (_what, more, says) => {
    serve('get', `/api/gift-cards/purchases/${KEY}`, { ...purchase, ...more })
    renderApp(`/gift-cards?purchase=${KEY}`)
    expect(await screen.findByText(says)).toBeVisible()
    const link = screen.queryByRole('link', { name: 'Withdraw from contract here' })
    if ('withdrawUntil' in more) expect(link).toHaveAttribute('href', '/orders?withdraw=true&gift=CARD-3456789ABC')
    else expect(link).toBeNull()
  })
})
