import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startLanguage } from '../../web/src/lib/text.ts'
import { record, serve, signIn } from './support/api.ts'
import { buildConfig, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))

const started = { clientSecret: 'pi_1_secret_2', reference: 'CARD-3456789ABC', amount: '71.76', tax: '2.76' }
const button = (amount: string) => screen.findByRole('button', { name: `Continue to Payment ($${amount})` })
type Person = ReturnType<typeof renderApp>
const fillIn = async (person: Person) => {
  await person.type(await screen.findByRole('textbox', { name: /^Their name/ }), 'Grace')
  await person.type(screen.getByRole('textbox', { name: /^Their email/ }), 'grace@stonehunt.test')
  await person.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Aunt June')
}
const liveIn = async (person: Person, country: string) =>
  person.selectOptions(await screen.findByRole('combobox', { name: /^Where do you live/ }), country)

beforeEach(() => {
  signIn(buildUser())
  serve('get', '/api/config', buildConfig({ addsTax: true }))
  serve('get', '/api/gift-memberships/tax', { tax: '2.76' })
})

describe('a gift membership on a site that adds tax', () => {
  it('shows price, tax and total where the buyer lives before the button, and sends what it showed', async () => {
    const sent = record('post', '/api/gift-memberships', started)
    const person = renderApp('/gift-memberships')
    await fillIn(person)
    expect(await screen.findByText('Tax is added, depending on where you live.')).toBeVisible()
    await person.click(await button('69.00'))
    const problems = within(screen.getByRole('alert'))
    await person.click(problems.getByRole('button', { name: 'Please choose your country' }))
    const country = screen.getByRole('combobox', { name: /^Where do you live/ })
    expect(country).toHaveFocus()
    await person.selectOptions(country, 'United States')
    await person.click(await button('69.00'))
    const code = screen.getByRole('textbox', { name: /^ZIP code/ })
    expect(code).toHaveAccessibleDescription('Please enter your 5-digit ZIP code')
    expect(sent).toEqual([])
    await person.type(code, '10001')
    expect(await screen.findByText('$2.76')).toBeVisible()
    expect(screen.getByText('$69.00')).toBeVisible()
    expect(screen.getByText('$71.76')).toBeVisible()
    await person.click(await button('71.76'))
    expect(await screen.findByRole('heading', { name: 'Complete Payment' })).toBeVisible()
    expect(sent).toMatchObject([{ months: 6, country: 'US', postalCode: '10001', tax: '2.76', total: '71.76' }])
    expect(screen.getByText(/^\$71\.76 for Grace\./)).toBeVisible()
    expect(screen.getByText('$2.76')).toBeVisible()
  })

  it('says so when the tax can’t be worked out, and tries again', async () => {
    serve('get', '/api/gift-memberships/tax', { message: 'No.', code: 'card_provider_unreachable' }, 502)
    const person = renderApp('/gift-memberships')
    await liveIn(person, 'Brazil')
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t work out the tax. You weren’t charged.')
    expect(await button('69.00')).toBeDisabled()
    serve('get', '/api/gift-memberships/tax', { tax: '2.76' })
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await button('71.76')).toBeEnabled()
  })

  it('says how long to wait after too many looks', async () => {
    const message = 'Too many requests. Please wait a moment.'
    serve('get', '/api/gift-memberships/tax', { message, code: 'too_many_requests' }, 429)
    const person = renderApp('/gift-memberships')
    await liveIn(person, 'Brazil')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('asks for the place on a page that is older than the tax', async () => {
    serve('get', '/api/config', buildConfig())
    const errors = { country: 'Please choose your country' }
    serve('post', '/api/gift-memberships', { message: 'Please check.', code: 'invalid_input', errors }, 400)
    const person = renderApp('/gift-memberships')
    await fillIn(person)
    const pay = await button('69.00')
    expect(screen.queryByRole('combobox', { name: /^Where do you live/ })).not.toBeInTheDocument()
    serve('get', '/api/config', buildConfig({ addsTax: true }))
    await person.click(pay)
    expect(await screen.findByRole('combobox', { name: /^Where do you live/ })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Their name/ })).toHaveValue('Grace')
  })

  it('says beside the field that the server doesn’t know a ZIP code', async () => {
    const errors = { postalCode: 'We don’t know this postal code. Please check it.' }
    serve('get', '/api/gift-memberships/tax', { message: 'Please check.', code: 'invalid_input', errors }, 400)
    const person = renderApp('/gift-memberships')
    await liveIn(person, 'United States')
    const code = screen.getByRole('textbox', { name: /^ZIP code/ })
    await person.type(code, '00000')
    await waitFor(() => expect(code).toHaveAccessibleDescription(errors.postalCode))
    expect(screen.queryByText(/couldn’t work out/)).not.toBeInTheDocument()
  })

  it('whose price has changed shows the new one, and sends it', async () => {
    const person = renderApp('/gift-memberships')
    await fillIn(person)
    await liveIn(person, 'Brazil')
    serve('post', '/api/gift-memberships', { message: 'The price has changed.', code: 'tax_changed' }, 409)
    const shown = await button('71.76')
    serve('get', '/api/gift-memberships', { terms: [{ months: 6, price: '80.00' }] })
    serve('get', '/api/gift-memberships/tax', { tax: '3.20' })
    await person.click(shown)
    const changed = await button('83.20')
    expect(screen.getByRole('alert')).toHaveTextContent('The price has changed.')
    const sent = record('post', '/api/gift-memberships', started)
    await person.click(changed)
    await waitFor(() => expect(sent).toMatchObject([{ country: 'BR', tax: '3.20', total: '83.20' }]))
  })

  it('says in German what is added', async () => {
    await startLanguage('de')
    onTestFinished(() => startLanguage('en'))
    const person = renderApp('/de/gift-memberships')
    const country = await screen.findByRole('combobox', { name: /^Wo wohnst du/ })
    expect(screen.getByText('Je nach Wohnort kommt Steuer hinzu.')).toBeVisible()
    await person.selectOptions(country, 'Deutschland')
    expect(await screen.findByText('71,76 $')).toBeVisible()
  })
})

it('a gift card on a site that adds tax asks for no place', async () => {
  renderApp('/gift-cards')
  expect(await screen.findByText('Who it’s for')).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByText(/Tax is added/)).not.toBeInTheDocument()
})

it('a gift membership without a tax service asks for no place', async () => {
  serve('get', '/api/config', buildConfig())
  const sent = record('post', '/api/gift-memberships', { ...started, amount: '69.00', tax: undefined })
  const person = renderApp('/gift-memberships')
  await fillIn(person)
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await person.click(await button('69.00'))
  expect(await screen.findByRole('heading', { name: 'Complete Payment' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(Object.keys(sent[0] as object)).not.toContain('country')
})
