import { useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { CartItem, ShippingMethod } from '#contracts/shop/cart.ts'
import type { PriceExpressInput } from '#contracts/shop/expressPrice.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Variant } from '#contracts/shop/products.ts'
import { addCartItem } from '#contracts/routes/shop/cart.ts'
import { createPayment, priceExpress } from '#contracts/routes/shop/checkout.ts'
import { loadVisit } from '../../../lib/loadVisit.ts'
import { confirmIntent, isDeclined } from '../../../lib/stripe.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { undoAdd } from '../cart/addToCart.ts'
import { refreshCart } from '../cart/queries.ts'
import { storeDraft } from '../checkout/checkoutDraft.ts'
import type { CheckoutValues } from '../checkout/checkoutValues.ts'
import { useHold } from './useHold.ts'
import { paymentInput, valuesOf } from './walletInput.ts'
import { firstSheet, type Sheet, sheetOf } from './walletSheet.ts'

export type ExpressArticle = { id: Variant['id']; title: string; cents: Cents; quantity: number }

const UNKNOWN = msg(
  'We don’t know yet whether you were charged. You won’t be charged twice. Press the button of your wallet again.',
)

const INCOMPLETE = msg('Your wallet didn’t say everything we need. Please complete it here.')
const UNREAD = msg('Please read what applies to buyers in your country, then pay here.')

/** A wallet closes its sheet when a click isn't answered within a second. */
const PATIENCE_MS = 700

type WalletPaymentOptions = {
  /** Put into the cart first, which is then paid as a whole. */
  article: ExpressArticle | undefined
  /** What the cart costs, as far as the page knows. */
  estimate: Cents
  /** The country whose notice for buyers is on the screen. */
  noticeFor: string | null
}

type Place = NonNullable<PriceExpressInput['address']>

/** From the press on a wallet's button to the payment. The order is made as in the checkout. */
export function useWalletPayment({ article, estimate, noticeFor }: WalletPaymentOptions) {
  const stripe = useStripe()
  const elements = useElements()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const hold = useHold()
  const added = useRef<{ item: CartItem; quantity: number } | null>(null)
  const filled = useRef<Promise<unknown>>(Promise.resolve())
  const place = useRef<Place | undefined>(undefined)
  const method = useRef<ShippingMethod>('standard')
  const shownCents = useRef<Cents>(0)

  async function fillCart() {
    await takeBack()
    if (!article) return
    const { id, quantity } = article
    const item = await call(addCartItem, { input: { merchandiseVariantId: id, quantity } })
    added.current = { item, quantity }
  }

  /** What was only put in for the wallet. */
  async function takeBack() {
    const put = added.current
    added.current = null
    if (put) await undoAdd(put.item, put.quantity)
  }

  async function show(sheet: Sheet) {
    const { cents, ...shown } = sheet
    // First the amount: lines that come to more than it are rejected.
    await elements?.update({ amount: cents })
    shownCents.current = cents
    return shown
  }

  async function price(): Promise<Sheet> {
    const address = place.current
    const answer = await call(priceExpress, { input: { ...(address && { address }), shippingMethod: method.current } })
    method.current = answer.methods[0]?.method ?? 'standard'
    return sheetOf(answer, address?.country ?? '', address?.state ?? '')
  }

  async function handleClick({ resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    setFailure(null)
    place.current = undefined
    method.current = 'standard'
    const filling = fillCart()
    filled.current = filling
    // The next step of the wallet says what went wrong.
    filling.catch(() => undefined)
    try {
      const sheet = await Promise.race([filling.then(price), after(PATIENCE_MS)])
      resolve(await show(sheet ?? firstSheet(article?.title ?? t('Your cart'), estimate)))
    } catch (error) {
      reject()
      fail(error)
    }
  }

  async function handleAddress({ address, resolve, reject }: StripeExpressCheckoutElementShippingAddressChangeEvent) {
    const { country, state, city, postal_code: zipCode } = address
    place.current = { country, state: state || undefined, city: city || undefined, zipCode: zipCode || undefined }
    await answerWith(resolve, reject)
  }

  async function handleRate({ shippingRate, resolve, reject }: StripeExpressCheckoutElementShippingRateChangeEvent) {
    method.current = shippingRate.id === 'express' ? 'express' : 'standard'
    await answerWith(resolve, reject)
  }

  async function answerWith(resolve: (shown: Omit<Sheet, 'cents'>) => void, reject: () => void) {
    try {
      await filled.current
      const sheet = await price()
      setFailure(null)
      resolve(await show(sheet))
    } catch (error) {
      reject()
      fail(error)
    }
  }

  async function handleConfirm(event: StripeExpressCheckoutElementConfirmEvent) {
    if (!stripe || !elements) return
    const values = valuesOf(event, method.current)
    const input = paymentInput(values, shownCents.current)
    if (!input) return continueAtCheckout(event, values, INCOMPLETE)
    if (mustRead(values)) return continueAtCheckout(event, values, UNREAD)
    try {
      const { error: incomplete } = await elements.submit()
      if (incomplete) return failPayment(event, incomplete.message ?? UNKNOWN)
      const visit = (await loadVisit())?.readVisit()
      const started = await call(createPayment, { input: { ...input, visit } })
      const { clientSecret, orderReference, heldUntil } = started
      const returnPath = pagePath(`/orders?success=true&order=${encodeURIComponent(orderReference)}`)
      if (clientSecret === null) return void navigate(returnPath)
      hold.begin(heldUntil)
      const returnUrl = `${window.location.origin}${returnPath}`
      const error = await confirmIntent({ stripe, elements, clientSecret, returnUrl, isDeferred: true })
      if (!error) return
      failPayment(event, isDeclined(error) ? (error.message ?? '') : UNKNOWN)
    } catch (error) {
      failPayment(event, serverMessage(error, t('Failed to setup payment. Please try again.')))
      void refreshCart(queryClient)
    }
  }

  const mustRead = ({ shippingAddress: { country } }: CheckoutValues) => hasWithdrawal(country) && country !== noticeFor

  /** With what the wallet gave, so that nothing is typed twice. */
  function continueAtCheckout(
    { paymentFailed }: StripeExpressCheckoutElementConfirmEvent,
    values: CheckoutValues,
    reason: string,
  ) {
    const description = t(reason)
    paymentFailed({ reason: 'fail', message: description })
    added.current = null
    storeDraft(values)
    showToast({ tone: 'info', title: t('One more step'), description })
    void refreshCart(queryClient)
    void navigate('/checkout')
  }

  function handleCancel() {
    hold.end()
    void takeBack()
      .catch(() => undefined)
      .finally(() => refreshCart(queryClient))
  }

  function failPayment({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent, message: string) {
    paymentFailed({ reason: 'fail', message: t(message) })
    hold.end()
    setFailure(t(message))
  }

  function fail(error: unknown) {
    setFailure(serverMessage(error, t('Failed to setup payment. Please try again.')))
  }

  return { failure, handleClick, handleAddress, handleRate, handleConfirm, handleCancel }
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
