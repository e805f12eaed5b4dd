import { describe, expect, it } from 'vitest'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { send } from '#contracts/call.ts'
import { addCartItem } from '#contracts/routes/shop/cart.ts'
import { createQueryClient } from '../../web/src/lib/queryClient.ts'
import { loadInitialData } from '../../web/src/lib/initialData.ts'
import { consumeStripeReturn } from '../../web/src/lib/stripeReturn.ts'
import { serve } from './support/api.ts'

async function failure(): Promise<ApiError> {
  try {
    await send(addCartItem, { input: { merchandiseVariantId: 3 } })
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('The request did not fail as expected')
}

describe('a refused request', () => {
  it('has a message with the status, a colon and the response body', async () => {
    serve('post', '/api/cart', { message: 'Sold out', code: 'variant_sold_out', errors: { quantity: 'Too many' } }, 409)
    const error = await failure()
    expect(error.message).toBe('409: {"message":"Sold out","code":"variant_sold_out","errors":{"quantity":"Too many"}}')
    expect(error.status).toBe(409)
    expect(error.code).toBe('variant_sold_out')
    expect(error.fieldErrors).toEqual({ quantity: 'Too many' })
  })

  it('falls back to our own message when the response has none', async () => {
    serve('post', '/api/cart', 'gateway', 502)
    expect(serverMessage(await failure(), 'Failed to add item to cart')).toBe('Failed to add item to cart')
  })
})

describe('initial data in the document', () => {
  it('fills the cache before the first request', () => {
    document.body.innerHTML =
      '<script type="application/json" id="initial-data">{"queries":[{"key":["/api/posts"],"data":[]}]}</script>'
    const queryClient = createQueryClient()
    loadInitialData(queryClient, document)
    expect(queryClient.getQueryData(['/api/posts'])).toEqual([])
  })
})

describe('the return URL of the card provider', () => {
  it('is stripped of the secret only', () => {
    window.history.replaceState(
      null,
      '',
      '/orders?success=true&payment_intent_client_secret=s&redirect_status=succeeded',
    )
    consumeStripeReturn()
    expect(window.location.search).toBe('?success=true')
  })
})
