import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

// jsdom can't navigate and has no authenticators.
const leaveTo = vi.hoisted(() => vi.fn())
const startRegistration = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

const laptop = { id: 7, name: 'Chrome on Linux', createdAt: '2026-11-01T12:00:00.000Z', lastUsedAt: null }
const OPTIONS = {
  rp: { id: 'localhost', name: 'Stone Hunt' },
  user: { id: 'dXNlcg', name: 'member@stonehunt.test', displayName: 'member@stonehunt.test' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}
const created = { clientDataJSON: 'AA', attestationObject: 'AA', transports: ['internal'] }
const needed = { message: 'Please confirm that it’s you.', code: 'password_needed' }

beforeEach(() => {
  leaveTo.mockReset()
  startRegistration.mockReset()
  vi.stubGlobal('PublicKeyCredential', class {})
  signIn(buildUser())
})

async function openPasskeys() {
  const person = renderApp('/account?tab=sign-in')
  const section = within(await screen.findByRole('region', { name: 'Signing in' }))
  return { person, section, add: () => section.findByRole('button', { name: 'Add a passkey' }) }
}

describe('passkeys on the account page', () => {
  it('are created by the browser and listed', async () => {
    serve('post', '/api/account/passkeys/options', OPTIONS)
    const sent = record('post', '/api/account/passkeys', laptop, 201)
    startRegistration.mockResolvedValue({ id: 'AA', rawId: 'AA', type: 'public-key', response: created })
    const { person, section, add } = await openPasskeys()
    expect(await section.findByText('You don’t have a passkey yet.')).toBeVisible()
    serve('get', '/api/account/passkeys', [laptop])
    await person.click(await add())
    expect(await section.findByText('Chrome on Linux')).toBeVisible()
    expect(section.getByText('Added Nov 1, 2026, not used yet')).toBeVisible()
    expect(sent).toEqual([{ response: { id: 'AA', rawId: 'AA', type: 'public-key', response: created } }])
  })

  it('ask for the password first when the server wants it', async () => {
    serve('post', '/api/account/passkeys/options', needed, 403)
    const { person, add } = await openPasskeys()
    await person.click(await add())
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith('/api/confirm-password?redirect=%2Faccount%3Ftab%3Dsign-in%23passkeys'),
    )
  })

  it.each([
    ['NotAllowedError', 'No passkey was created. You can try again at any time.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
  ])('explain a %s of the browser', async (name, sentence) => {
    serve('post', '/api/account/passkeys/options', OPTIONS)
    startRegistration.mockRejectedValue(Object.assign(new Error('refused'), { name }))
    const { person, section, add } = await openPasskeys()
    await person.click(await add())
    expect(await section.findByRole('alert')).toHaveTextContent(sentence)
  })

  it('can’t be created in a browser that doesn’t know them', async () => {
    vi.unstubAllGlobals()
    const { person, section, add } = await openPasskeys()
    await person.click(await add())
    expect(await section.findByRole('alert')).toHaveTextContent('This browser can’t create passkeys.')
  })

  it('get another name', async () => {
    serve('get', '/api/account/passkeys', [laptop])
    const sent = record('patch', '/api/account/passkeys/7', { ...laptop, name: 'Work laptop' })
    const { person, section } = await openPasskeys()
    await person.click(await section.findByRole('button', { name: 'Rename Chrome on Linux' }))
    const field = section.getByLabelText('Name of the passkey')
    expect(field).toHaveFocus()
    await person.clear(field)
    await person.keyboard('{Enter}')
    expect(await section.findByText('Please enter a name')).toBeVisible()
    serve('get', '/api/account/passkeys', [{ ...laptop, name: 'Work laptop' }])
    await person.type(field, 'Work laptop{Enter}')
    expect(await section.findByText('Work laptop')).toBeVisible()
    expect(section.getByRole('button', { name: 'Rename Work laptop' })).toHaveFocus()
    expect(sent).toEqual([{ name: 'Work laptop' }])
  })

  it('are removed after a question', async () => {
    serve('get', '/api/account/passkeys', [laptop])
    const removed = record('delete', '/api/account/passkeys/7', null, 204)
    const { person, section } = await openPasskeys()
    await person.click(await section.findByRole('button', { name: 'Remove Chrome on Linux' }))
    serve('get', '/api/account/passkeys', [])
    await person.click(await screen.findByRole('button', { name: 'Remove passkey' }))
    expect(await section.findByText('You don’t have a passkey yet.')).toBeVisible()
    expect(removed).toEqual([null])
  })

  it('show a failure, and load again', async () => {
    serve('get', '/api/account/passkeys', { message: 'Sorry', code: 'internal' }, 500)
    const { person, section } = await openPasskeys()
    const failure = await section.findByText('Your passkeys could not be loaded.', {}, { timeout: 5000 })
    expect(failure).toBeVisible()
    serve('get', '/api/account/passkeys', [laptop])
    await person.click(section.getByRole('button', { name: /again/i }))
    expect(await section.findByText('Chrome on Linux')).toBeVisible()
  })
})
