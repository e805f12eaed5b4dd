import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildConfig, buildOrder, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const REFERENCE = 'HUNT-7K2M9QXR4T'
const ORDER = `/orders?success=true&order=${REFERENCE}&key=k1`
type Withdrawal = { submittedAt: string | null; isComplete?: boolean; until: string | null }
const open = (withdrawal: Withdrawal) => buildOrder({ withdrawal: { isComplete: false, ...withdrawal } })
const ITEM = { id: 7, title: 'Agate Hoodie', size: 'M', color: 'Moss', quantity: 3 }
const RECEIVED = {
  reference: REFERENCE,
  email: 'ada@example.test',
  submittedAt: '2026-11-25T04:12:33.000Z',
  items: [ITEM],
}
const FORM_KEY = expect.stringMatching(/^[\da-f]{32}$/) as string

describe('an order that may be withdrawn from', () => {
  it('leads to the statement with what is known filled in, and one press confirms it', async () => {
    serve('get', `/api/orders/${REFERENCE}`, open({ submittedAt: null, until: '2026-12-09T12:00:00.000Z' }))
    const sent = record('post', '/api/withdrawals', RECEIVED)
    const person = renderApp(ORDER)
    expect(await screen.findByText(/You can withdraw until December 9, 2026/)).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Withdraw from contract here' }))
    const form = within(await screen.findByRole('form', { name: 'Withdrawal' }))
    expect(form.getByRole('textbox', { name: 'Order reference' })).toHaveValue(REFERENCE)
    await person.click(form.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByRole('heading', { name: 'We received your withdrawal' })).toHaveFocus()
    const { email, shippingAddress } = buildOrder()
    const name = `${shippingAddress?.firstName} ${shippingAddress?.lastName}`
    expect(sent).toEqual([{ reference: REFERENCE, email, name, key: 'k1', formKey: FORM_KEY }])
    expect(screen.getByText('ada@example.test')).toBeVisible()
  })

  it('says that it was withdrawn from, and does not ask again', async () => {
    serve('get', `/api/orders/${REFERENCE}`, open({ submittedAt: RECEIVED.submittedAt, isComplete: true, until: null }))
    renderApp(ORDER)
    expect(await screen.findByText(/You withdrew from the contract on/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull()
    cleanup()
    renderApp(`/orders?withdraw=true&order=${REFERENCE}`)
    expect(await screen.findByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
  })
})

describe('an order that was partly withdrawn from', () => {
  it('says so, and offers the rest', async () => {
    serve('get', `/api/orders/${REFERENCE}`, open({ submittedAt: RECEIVED.submittedAt, until: null }))
    renderApp(ORDER)
    expect(await screen.findByText(/You withdrew from a part of it on/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible()
  })
})

describe('the statement', () => {
  it('can be about some pieces of an item, which are loaded for whoever knows the order', async () => {
    const mug = { id: 8, title: 'Geode Mug', size: 'One size', color: 'White', quantity: 1 }
    const asked = record('post', '/api/withdrawals/items', { items: [ITEM, mug] })
    const sent = record('post', '/api/withdrawals', { ...RECEIVED, items: [{ ...ITEM, quantity: 2 }] })
    const person = renderApp('/orders?withdraw=true')
    await person.click(await screen.findByRole('radio', { name: 'Some items' }))
    await person.click(screen.getByRole('button', { name: 'Show the items' }))
    expect(screen.getByRole('textbox', { name: 'Order reference' })).toHaveFocus()
    await person.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada Hunter')
    await person.type(screen.getByRole('textbox', { name: 'Order reference' }), REFERENCE)
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.test')
    await person.click(screen.getByRole('button', { name: 'Show the items' }))
    await person.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }))
    expect(screen.getByRole('group', { name: 'Which items?' })).toHaveAccessibleDescription(
      'Please choose at least one item',
    )
    await person.click(screen.getByRole('checkbox', { name: /Agate Hoodie/ }))
    await person.click(screen.getByRole('button', { name: /Decrease quantity of Agate Hoodie/ }))
    await person.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByText('2 × Agate Hoodie (Moss, M)')).toBeVisible()
    const whose = { reference: REFERENCE, email: 'ada@example.test' }
    expect(asked).toEqual([whose])
    expect(sent).toEqual([{ ...whose, name: 'Ada Hunter', formKey: FORM_KEY, items: [{ id: 7, quantity: 2 }] }])
  })

  it('is in the footer of a shop that sells to Europe, and nowhere else', async () => {
    const config = buildConfig()
    renderApp('/orders')
    await screen.findByText(/check your email for order confirmations/)
    expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull()
    cleanup()
    serve('get', '/api/config', { ...config, shipping: { ...config.shipping, countries: ['US', 'DE'] } })
    renderApp('/orders')
    expect(await screen.findByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
      'href',
      '/orders?withdraw=true',
    )
  })

  it('points to what is missing, and shows the server’s reason', async () => {
    const reason = 'The 14 days for withdrawing have passed. Write to us if something is wrong with your order.'
    serve('post', '/api/withdrawals', { message: reason, code: 'withdrawal_not_possible' }, 409)
    const person = renderApp('/orders?withdraw=true')
    await person.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }))
    const name = screen.getByRole('textbox', { name: 'Your name' })
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('Please enter your name')
    await person.type(name, 'Ada Hunter')
    await person.type(screen.getByRole('textbox', { name: 'Order reference' }), REFERENCE)
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.test')
    await person.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  })
})

describe('a membership', () => {
  const DONE = { reference: 'MEMBER-7QK4M2XWPA', email: 'ada@example.test', submittedAt: RECEIVED.submittedAt }

  it('is withdrawn from with the emailed link and no account', async () => {
    const sent = record('post', '/api/withdrawals/membership', DONE)
    const person = renderApp(`/orders?withdraw=true&membership=${DONE.reference}`)
    const form = within(await screen.findByRole('form', { name: 'Withdrawal from a membership' }))
    expect(form.getByRole('textbox', { name: 'Membership reference' })).toHaveValue(DONE.reference)
    await person.click(form.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(form.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
    await person.type(form.getByRole('textbox', { name: 'Your name' }), 'Ada Hunter')
    await person.type(form.getByRole('textbox', { name: 'Email' }), DONE.email)
    await person.click(form.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByRole('heading', { name: 'We received your withdrawal' })).toHaveFocus()
    expect(sent).toEqual([{ name: 'Ada Hunter', reference: DONE.reference, email: DONE.email }])
  })

  it('of the signed-in account needs no reference', async () => {
    signIn(buildUser())
    const sent = record('post', '/api/withdrawals/membership', DONE)
    const person = renderApp('/orders?withdraw=true')
    await person.click(await screen.findByRole('radio', { name: 'A membership' }))
    await person.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByText(DONE.reference)).toBeVisible()
    const { firstName, lastName, email } = buildUser()
    expect(sent).toEqual([{ name: `${firstName} ${lastName}`, email }])
  })

  it('that can’t be withdrawn from says why', async () => {
    const message = 'The 14 days for withdrawing have passed. You can still cancel your membership anytime.'
    serve('post', '/api/withdrawals/membership', { message, code: 'withdrawal_not_possible' }, 409)
    signIn(buildUser())
    const person = renderApp('/orders?withdraw=true&membership=')
    await person.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})

describe('the statement about a gift', () => {
  const RETURNED = {
    reference: 'CARD-7K2M9QXR4T',
    email: 'june@example.test',
    submittedAt: RECEIVED.submittedAt,
    refund: '38.00',
  }

  it('is filled in by the link of the receipt, and its receipt says what goes back', async () => {
    const sent = record('post', '/api/withdrawals/gift', RETURNED)
    const person = renderApp('/orders?withdraw=true&gift=CARD-7K2M9QXR4T')
    const form = within(await screen.findByRole('form', { name: 'Withdrawal from a gift' }))
    expect(screen.getByText(/We refund what wasn’t spent, or a membership that wasn’t redeemed/)).toBeVisible()
    expect(form.getByRole('textbox', { name: 'Number of the purchase' })).toHaveValue('CARD-7K2M9QXR4T')
    await person.type(form.getByRole('textbox', { name: 'Your name' }), 'June Lake')
    await person.type(form.getByRole('textbox', { name: 'Email' }), 'june@example.test')
    await person.click(form.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByRole('heading', { name: 'We received your withdrawal' })).toHaveFocus()
    expect(screen.getByText('$38.00')).toBeVisible()
    expect(sent).toEqual([{ name: 'June Lake', email: 'june@example.test', reference: 'CARD-7K2M9QXR4T' }])
  })

  it('can be chosen without a link, and asks for the number', async () => {
    const person = renderApp('/orders?withdraw=true')
    await person.click(await screen.findByRole('radio', { name: 'A gift' }))
    const form = within(await screen.findByRole('form', { name: 'Withdrawal from a gift' }))
    await person.click(form.getByRole('button', { name: 'Confirm withdrawal' }))
    expect(await screen.findByText('Please enter the number of the purchase')).toBeVisible()
  })
})
