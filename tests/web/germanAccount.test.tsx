import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { leaveTo } from '../../web/src/lib/leaveTo.ts'
import { startLanguage } from '../../web/src/lib/text.ts'
import { record, serve, signIn } from './support/api.ts'
import { buildOrder, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo: vi.fn() }))

beforeAll(() => startLanguage('de'))
afterAll(() => startLanguage('en'))

const session = {
  id: '6c0f7d2e-1b7a-4a55-9a3e-5d2f8c41b0a1',
  device: 'Firefox on Linux',
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.7',
  signedInAt: '2026-11-20T09:41:00.000Z',
  endsAt: '2026-12-20T09:41:00.000Z',
  isCurrent: true,
}

it('devices are named in German', async () => {
  signIn(buildUser())
  const others = [
    { device: 'Safari on iPhone', browser: 'Safari', system: 'iPhone' },
    { device: 'Firefox', browser: 'Firefox', system: null },
    { device: 'Unknown device', browser: null, system: null },
  ]
  const devices = others.map((device, index) => ({ ...session, ...device, id: String(index), isCurrent: false }))
  serve('get', '/api/account/sessions', [session, ...devices])
  renderApp('/de/account?tab=sign-in')
  await screen.findByRole('heading', { level: 1, name: 'Dein Konto' })
  expect(await screen.findByText('Firefox unter Linux')).toBeVisible()
  for (const name of ['Safari auf dem iPhone', 'Firefox', 'Unbekanntes Gerät']) {
    expect(screen.getByText(name)).toBeVisible()
  }
})

it('a payment of a membership names its tax in German', async () => {
  const [from, until] = ['2026-06-01T12:00:00.000Z', '2026-07-01T12:00:00.000Z']
  const running = { status: 'active' as const, plan: 'monthly' as const, cancelAtPeriodEnd: false, trialEnd: null }
  signIn(buildUser({ isSubscriber: true, subscription: { ...running, price: '12.12', currentPeriodEnd: until } }))
  const payment = { id: 'in_1', number: 'A-1', plan: 'monthly', amount: '14.42', tax: '2.30', refunded: '0.00' }
  serve('get', '/api/account/membership-payments', { payments: [{ ...payment, paidAt: from, from, until }] })
  renderApp('/de/account')
  expect(await screen.findByText(/, inkl\. 2,30\s\$ Steuer$/)).toBeVisible()
})

it('an account is deleted with a German word', async () => {
  signIn(buildUser())
  const sent = record('post', '/api/account/delete', null, 204)
  const person = renderApp('/de/account?tab=data')
  await screen.findByRole('heading', { level: 1, name: 'Dein Konto' })
  await person.click(await screen.findByRole('button', { name: 'Konto löschen' }))
  const form = within(await screen.findByRole('dialog'))
  await person.type(form.getByLabelText('Tippe zur Bestätigung LÖSCHEN'), 'DELETE')
  await person.type(form.getByLabelText('Dein Passwort'), 'hunt-the-agate')
  await person.click(form.getByRole('button', { name: 'Konto löschen' }))
  expect(form.getByText('Bitte tippe LÖSCHEN')).toBeVisible()
  expect(sent).toEqual([])
  await person.clear(form.getByLabelText('Tippe zur Bestätigung LÖSCHEN'))
  await person.type(form.getByLabelText('Tippe zur Bestätigung LÖSCHEN'), 'LÖSCHEN')
  await person.click(form.getByRole('button', { name: 'Konto löschen' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
  expect(sent).toEqual([{ password: 'hunt-the-agate' }])
})

it('an order names the country of its address in German, and the postal code before the city', async () => {
  const order = buildOrder()
  const shippingAddress = {
    ...order.shippingAddress,
    city: 'Berlin',
    state: undefined,
    zipCode: '10115',
    country: 'DE',
  }
  serve('get', '/api/orders/HUNT-7K2M9QXR4T', { ...order, shippingAddress })
  renderApp('/de/orders?order=HUNT-7K2M9QXR4T')
  expect(await screen.findByText('10115 Berlin')).toBeVisible()
  expect(screen.getByText('Deutschland')).toBeVisible()
})
