import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { record, serve } from './support/api.ts'
import { buildCartItem, buildSummary, buildVariant } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const tee = buildCartItem({ id: 5, quantity: 1, variant: buildVariant({ retailPrice: '24.99' }) })
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const TEN = { code: 'AGATE10', label: '10% off', problem: null }
const discounted = buildSummary({ discount: '2.50', total: '28.48', code: { code: 'AGATE10', discount: '2.50' } })
const withCode = { items: [], summary: discounted, code: TEN }

/** Not measured below. */
beforeAll(
  () =>
    Promise.all([
      import('../../web/src/routes/CartPage.tsx'),
      import('../../web/src/routes/CheckoutPage.tsx'),
      import('../../web/src/routes/codes/CodeBox.tsx'),
    ]),
  60_000,
)

describe('a promo code in the cart', () => {
  it('is entered, shown in the totals and removed', async () => {
    serve('get', '/api/cart', [tee])
    const sent = record('put', '/api/cart/code', withCode)
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: 'Add a promo code or gift card' }))
    const field = screen.getByRole('textbox', { name: 'Promo code or gift card' })
    expect(field).toHaveFocus()
    serve('get', '/api/cart/checkout', withCode)
    await person.type(field, 'agate10{Enter}')
    expect(await summary().findByText('Code AGATE10')).toBeVisible()
    expect(summary().getByText('−$2.50')).toBeVisible()
    expect(summary().queryByText('Member discount')).not.toBeInTheDocument()
    expect(sent).toEqual([{ code: 'agate10' }])
    record('delete', '/api/cart/code', null, 204)
    serve('get', '/api/cart/checkout', { items: [], summary: buildSummary() })
    await person.click(screen.getByRole('button', { name: 'Remove code AGATE10' }))
    await waitFor(() => expect(summary().queryByText('Code AGATE10')).not.toBeInTheDocument())
  })

  it('that is refused says why beside the field, which keeps the focus', async () => {
    serve('get', '/api/cart', [tee])
    serve('put', '/api/cart/code', { message: 'AGATE10 has expired.', code: 'code_not_usable' }, 409)
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: 'Add a promo code or gift card' }))
    await person.type(screen.getByRole('textbox'), 'AGATE10{Enter}')
    expect(await screen.findByText('AGATE10 has expired.')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('AGATE10 has expired.')
  })

  it('that changes nothing yet says what is missing', async () => {
    serve('get', '/api/cart', [tee])
    const problem = 'Add $15.01 more to use AGATE10.'
    serve('get', '/api/cart/checkout', { items: [], summary: buildSummary(), code: { ...TEN, problem } })
    renderApp('/cart')
    expect(await screen.findByText(problem)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a gift card' })).toBeVisible()
  })

  it('comes with a link to any page', async () => {
    const sent = record('put', '/api/cart/code', { items: [], summary: buildSummary(), code: TEN })
    renderApp('/merchandise?code=agate10&category=Apparel')
    expect(await findToast('Code AGATE10 Added')).toHaveTextContent('10% off. It’s in your cart.')
    expect(sent).toEqual([{ code: 'agate10' }])
  })

  it('in a link that is refused says why', async () => {
    serve('put', '/api/cart/code', { message: 'AGATE10 was used up.', code: 'code_not_usable' }, 409)
    renderApp('/cart?code=AGATE10')
    expect(await findToast('Code Not Added')).toHaveTextContent('AGATE10 was used up.')
  })
})

describe('a gift card', () => {
  it('is entered in the same field; the button shows what is left to pay', async () => {
    serve('get', '/api/cart', [tee])
    const paid = {
      items: [tee],
      summary: buildSummary({ due: '10.98', giftCard: { lastFour: 'WXYZ', amount: '20.00' } }),
      giftCard: { lastFour: 'WXYZ', balance: '20.00' },
    }
    const sent = record('put', '/api/cart/gift-card', paid)
    const person = renderApp('/checkout')
    await person.click(await screen.findByRole('button', { name: 'Add a promo code or gift card' }))
    serve('get', '/api/cart/checkout', paid)
    await person.type(
      screen.getByRole('textbox', { name: 'Promo code or gift card' }),
      'gift 2345 6789 abcd wxyz{Enter}',
    )
    expect(await screen.findByText('Balance $20.00')).toBeVisible()
    expect(screen.getByText('−$20.00')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue to Payment ($10.98)' })).toBeVisible()
    expect(sent).toEqual([{ code: 'gift 2345 6789 abcd wxyz' }])
  })
})

describe('an item that is sold out', () => {
  it('can be swapped for another that is in stock', async () => {
    const gone = {
      ...tee,
      unavailable: true as const,
      available: 0,
      alternatives: [{ id: 77, sizeName: 'L', appearanceName: 'Moss' }],
    }
    serve('get', '/api/cart', [gone])
    const added = record('post', '/api/cart', { ...tee, id: 6 }, 201)
    const removed = record('delete', '/api/cart/5', null, 204)
    const person = renderApp('/cart')
    expect(await screen.findByText('This item is sold out. Please choose another or remove it.')).toBeVisible()
    const swap = await screen.findByRole('button', { name: 'Moss, L' })
    serve('get', '/api/cart', [{ ...tee, id: 6 }])
    await person.click(swap)
    expect(await findToast('Item Changed')).toHaveTextContent(`${tee.merchandise.title} is now Moss, L.`)
    await waitFor(() => expect(screen.queryByText(/is sold out/)).not.toBeInTheDocument())
    expect(added).toEqual([{ merchandiseVariantId: 77, quantity: 1 }])
    expect(removed).toHaveLength(1)
  })
})
