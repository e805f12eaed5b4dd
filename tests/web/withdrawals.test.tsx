// @vitest-environment jsdom
import './support/setup.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve } from './support/api.ts'
import { buildConfig, buildOrder } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const REFERENCE = 'HUNT-7K2M9QXR4T'
const ORDER = `/orders?success=true&order=${REFERENCE}&key=k1`
const open = (withdrawal: { submittedAt: string | null; until: string | null }) => buildOrder({ withdrawal })
const RECEIVED = { reference: REFERENCE, email: 'ada@example.test', submittedAt: '2026-11-25T04:12:33.000Z' }

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
    expect(sent).toEqual([{ reference: REFERENCE, email, name, key: 'k1' }])
    expect(screen.getByText('ada@example.test')).toBeVisible()
  })

  it('says that it was withdrawn from, and does not ask again', async () => {
    serve('get', `/api/orders/${REFERENCE}`, open({ submittedAt: RECEIVED.submittedAt, until: null }))
    renderApp(ORDER)
    expect(await screen.findByText(/You withdrew from the contract on/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull()
    cleanup()
    renderApp(`/orders?withdraw=true&order=${REFERENCE}`)
    expect(await screen.findByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
  })
})

describe('the statement', () => {
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
