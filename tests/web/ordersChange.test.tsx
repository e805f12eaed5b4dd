import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Claim } from '#contracts/shop/claims.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { serve, server } from './support/api.ts'
import { buildOrder, buildSummary } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const REFERENCE = 'HUNT-7K2M9QXR4T'
const ORDER = `/api/orders/${REFERENCE}`
const [line] = buildOrder().lines as [Order['lines'][number]]

/** Serves the order as it is at that time. */
function serveOrder(order: Order) {
  const state = { order }
  server.use(http.get(ORDER, () => HttpResponse.json(state.order)))
  return state
}

const open = () => renderApp(`/orders?order=${REFERENCE}&key=s3cret`)

describe('an order opened with a fresh link', () => {
  it('shows where it is and what comes next', async () => {
    serveOrder(
      buildOrder({
        steps: [
          { step: 'ordered', at: '2026-11-20T12:00:00.000Z', isDone: true },
          { step: 'paid', at: '2026-11-20T12:01:00.000Z', isDone: true },
          { step: 'held', at: new Date(Date.now() + 3_600_000).toISOString(), isDone: false },
          { step: 'printing', at: null, isDone: false },
          { step: 'shipped', at: null, isDone: false },
          { step: 'delivered', at: null, isDone: false },
        ],
      }),
    )
    open()
    expect(await screen.findByRole('heading', { level: 1, name: `Order ${REFERENCE}` })).toBeVisible()
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Ordered',
      'Paid',
      'You can still change it',
      'Sent to print',
      'Shipped',
      'Delivered',
    ])
    expect(steps[2]).toHaveAttribute('aria-current', 'step')
    expect(steps[2]).toHaveTextContent(/until .*\d:\d\d [AP]M/)
    expect(steps[5]).toHaveTextContent('about Nov 30')
    expect(screen.queryByText('Order Confirmed!')).toBeNull()
  })

  it('links to its documents with the key of the link', async () => {
    serveOrder(buildOrder({ creditNotes: [{ number: 'CN-000001', at: '2026-11-20T12:00:00.000Z', amount: '2.00' }] }))
    open()
    expect(await screen.findByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute(
      'href',
      `${ORDER}/invoice?key=s3cret`,
    )
    expect(screen.getByRole('link', { name: 'Credit note CN-000001 (PDF)' })).toHaveAttribute(
      'href',
      `${ORDER}/credit-notes/CN-000001?key=s3cret`,
    )
  })
})

describe('the address', () => {
  it('is changed in a dialog that shows why it was refused', async () => {
    const state = serveOrder(buildOrder())
    const person = open()
    await person.click(await screen.findByRole('button', { name: 'Change address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change address' }))
    expect(dialog.queryByLabelText(/Country/)).toBeNull()
    const street = dialog.getByLabelText(/^Street address/)
    await person.clear(street)
    await person.click(dialog.getByRole('button', { name: 'Change address' }))
    expect(dialog.getByText('Street address is required')).toBeVisible()
    expect(street).toHaveFocus()
    await person.type(street, '7 New Road')
    const message = 'You paid tax for the old place, and it may differ there. Cancel the order and order again.'
    serve('put', `${ORDER}/address`, { message, code: 'invalid_input', errors: { zipCode: message } }, 400)
    await person.click(dialog.getByRole('button', { name: 'Change address' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(dialog.getByLabelText(/^ZIP/)).toBeInvalid()
    const { shippingAddress } = buildOrder()
    const moved = buildOrder({ shippingAddress: shippingAddress && { ...shippingAddress, street: '7 New Road' } })
    serve('put', `${ORDER}/address`, moved)
    state.order = moved
    await person.click(dialog.getByRole('button', { name: 'Change address' }))
    expect(await findToast('Address Changed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('7 New Road')).toBeVisible()
  })

  it('that the print shop refused says what is wrong, and is corrected', async () => {
    const addressProblem = 'The postal code doesn’t belong to this city.'
    const state = serveOrder(
      buildOrder({ fulfilment: 'needs_attention', canChange: false, canCancel: false, addressProblem }),
    )
    const person = open()
    expect(await screen.findByText('Please correct your address')).toBeVisible()
    expect(screen.getByText(addressProblem)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Correct the address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change address' }))
    expect(dialog.getByText(addressProblem)).toBeVisible()
    serve('put', `${ORDER}/address`, buildOrder())
    state.order = buildOrder()
    await person.click(dialog.getByRole('button', { name: 'Change address' }))
    expect(await findToast('Address Changed')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Please correct your address')).toBeNull())
  })

  it('of an order that went to print can’t be changed', async () => {
    serveOrder(buildOrder({ fulfilment: 'submitted', canChange: false, canCancel: false }))
    open()
    expect(await screen.findByText('1 Agate Road')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull()
  })
})

it('a single item is canceled after a confirmation that names the refund', async () => {
  const other = { ...line, id: 2, title: 'Geode Mug', cancelRefund: '14.50' }
  const state = serveOrder(buildOrder({ lines: [{ ...line, cancelRefund: '24.99' }, other] }))
  const person = open()
  await person.click(await screen.findByRole('button', { name: /^Cancel item 1 × Geode Mug/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this item?' }))
  expect(dialog.getByText(/refund \$14\.50 the way you paid/)).toBeVisible()
  const after = buildOrder({ lines: [line, { ...other, isCancelled: true, cancelRefund: null }] })
  serve('post', `${ORDER}/lines/2/cancel`, after)
  state.order = after
  await person.click(dialog.getByRole('button', { name: 'Cancel item' }))
  expect(await findToast('Item Canceled')).toHaveTextContent('$14.50')
  expect(await screen.findByText(/· Canceled/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cancel item/ })).toBeNull()
})

it.each([
  [
    'a code',
    { code: { code: 'HALF', discount: '13.45' }, shipping: '0.00' },
    /The rest keeps its discounts and its shipping price\.$/,
  ],
  ['free shipping', { shipping: '0.00' }, /The rest keeps its free shipping\.$/],
  ['neither', {}, /This can’t be undone\.$/],
] as const)('before canceling an item of an order with %s, the buyer reads what stays', async (_, summary, text) => {
  const lines = [
    { ...line, cancelRefund: '0.00' },
    { ...line, id: 2, cancelRefund: '14.50' },
  ]
  serveOrder(buildOrder({ lines, summary: buildSummary(summary) }))
  const person = open()
  const [free] = await screen.findAllByRole('button', { name: /^Cancel item/ })
  if (!free) throw new Error('There is no such button')
  await person.click(free)
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this item?' })
  const question = within(dialog).getByText(/There’s nothing to refund for it/)
  expect(question).toHaveTextContent(text)
})

const refunded = {
  fulfilment: 'delivered',
  canCancel: false,
  canChange: false,
  canClaim: true,
  isFullyRefunded: true,
} as const

it('a buyer who has all of the money back is told so before reporting a problem', async () => {
  serveOrder(buildOrder({ ...refunded, payment: 'refunded', refunded: '30.98' }))
  const person = open()
  expect(await screen.findByText(/^We refunded this order in full, so there’s nothing left to refund/)).toBeVisible()
  expect(screen.queryByText(/we’ll replace or refund it/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Report a problem' }))
  expect(await screen.findByText(/^We refunded \$30\.98, all that you paid for this order/)).toBeVisible()
})

it('a buyer whose refund is pending is told that it is all of the money', async () => {
  serveOrder(buildOrder({ ...refunded, payment: 'partially_refunded', refunded: '10.00', refundPending: '20.98' }))
  const person = open()
  expect(await screen.findByText(/^We’re refunding this order in full/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Report a problem' }))
  expect(await screen.findByText(/^We’re refunding \$30\.98, all that you paid for this order/)).toBeVisible()
})

it('buying again says what is in the cart and what is no longer sold', async () => {
  serveOrder(buildOrder())
  const bought = { title: 'Contour Tee', size: 'M', color: 'Forest Green', quantity: 2 }
  serve('post', `${ORDER}/buy-again`, {
    added: [bought],
    missing: [{ ...bought, title: 'Old Mug', reason: 'That item is no longer in the shop.' }],
  })
  const person = open()
  await person.click(await screen.findByRole('button', { name: 'Buy again' }))
  const notice = await screen.findByText('2 items are in your cart.')
  expect(notice).toBeVisible()
  expect(screen.getByText('Old Mug (Forest Green, M): That item is no longer in the shop.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
})

describe('/orders/find', () => {
  it('emails a link, with the same answer whether or not there is such an order', async () => {
    const message = 'If we have that order, we’ve sent an email with a link to it.'
    serve('post', '/api/orders/find', { message }, 202)
    const person = renderApp('/orders/find')
    await person.click(await screen.findByRole('button', { name: 'Email me a link' }))
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    await person.type(screen.getByLabelText(/^Email/), 'guest@example.test')
    await person.type(screen.getByLabelText(/^Order reference/), 'hunt-7k2m9qxr4t')
    await person.click(screen.getByRole('button', { name: 'Email me a link' }))
    expect(await screen.findByText(new RegExp(message))).toBeVisible()
  })
})

describe('a problem with an order', () => {
  const claim: Claim = {
    id: 5,
    kind: 'misprint',
    status: 'answered',
    createdAt: '2026-11-24T12:00:00.000Z',
    messages: [
      { at: '2026-11-24T12:00:00.000Z', from: 'buyer', text: 'It is upside down.' },
      { at: '2026-11-24T13:00:00.000Z', from: 'staff', text: 'Could you send a photo?' },
    ],
    photos: [9],
    canReply: true,
    replacement: null,
  }

  it('is reported with what is wrong and which items', async () => {
    const mug = { ...line, id: 2, title: 'Geode Mug' }
    const unsent = { ...line, id: 3, title: 'Basalt Tote', canClaim: false }
    const state = serveOrder(
      buildOrder({ fulfilment: 'partially_shipped', canClaim: true, lines: [line, mug, unsent] }),
    )
    const person = open()
    await person.click(await screen.findByRole('button', { name: 'Report a problem' }))
    expect(screen.queryByRole('checkbox', { name: /Basalt Tote/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Send report' }))
    expect(screen.getByText('Please choose what is wrong')).toBeVisible()
    await person.selectOptions(screen.getByLabelText(/^What is wrong/), 'The print is wrong')
    await person.click(screen.getByRole('checkbox', { name: /Geode Mug/ }))
    await person.type(screen.getByLabelText(/^Tell us more/), 'It is upside down.')
    serve('get', `${ORDER}/claims`, [claim])
    let sent: unknown
    server.use(
      http.post(`${ORDER}/claims`, async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json(claim, { status: 201 })
      }),
    )
    state.order = { ...state.order, claimCount: 1 }
    await person.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Could you send a photo?')).toBeVisible()
    expect(sent).toEqual({ kind: 'misprint', message: 'It is upside down.', lines: [2] })
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
  })

  it('shows the conversation and takes an answer', async () => {
    serveOrder(buildOrder({ fulfilment: 'delivered', canClaim: true, claimCount: 1 }))
    serve('get', `${ORDER}/claims`, [claim])
    const person = open()
    expect(await screen.findByText('We wrote to you')).toBeVisible()
    expect(screen.getByRole('img', { name: 'What you sent, 1' })).toHaveAttribute(
      'src',
      `${ORDER}/claims/5/photos/9?key=s3cret`,
    )
    // A photo that can’t be loaded becomes a drawn stone.
    fireEvent.error(screen.getByRole('img', { name: 'What you sent, 1' }))
    const drawn = screen.getByRole('img', { name: 'What you sent, 1' })
    await waitFor(() => expect(drawn.querySelector('svg')).not.toBeNull())
    const answered = {
      ...claim,
      messages: [...claim.messages, { at: '2026-11-24T14:00:00.000Z', from: 'buyer', text: 'Here.' }],
    }
    serve('post', `${ORDER}/claims/5/messages`, answered, 201)
    await person.type(screen.getByLabelText('Add a message'), 'Here.')
    serve('get', `${ORDER}/claims`, [answered])
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Here.', { selector: 'p' })).toBeVisible()
    expect(screen.getByLabelText('Add a message')).toHaveValue('')
  })
})
