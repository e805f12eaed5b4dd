import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { CURRENCY, SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { loadPayments } from '../../../lib/stripe.ts'
import { language } from '../../../lib/text.ts'
import { cartQuery, checkoutCartQuery } from '../cart/queries.ts'
import { ExpressButtons } from './ExpressButtons.tsx'
import type { ExpressArticle } from './useWalletPayment.ts'

type ExpressCheckoutProps = {
  /** Bought with what is in the cart; without it, only the cart is. */
  article?: ExpressArticle
}

/**
 * Apple Pay, Google Pay and the other wallets that this browser has. Stripe’s script loads when the place is near the
 * screen, and without a wallet nothing is shown.
 */
export function ExpressCheckout({ article }: ExpressCheckoutProps) {
  const payments = useSiteConfig().data?.payments
  const { data: items } = useQuery(cartQuery)
  const isEmpty = items?.length === 0
  const { data: cart } = useQuery({ ...checkoutCartQuery(), enabled: items !== undefined && !isEmpty })
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isNear = useIsNear(place)
  const [stripe, setStripe] = useState<Stripe | null>(null)

  useEffect(() => {
    if (!isNear || !payments) return
    let isCurrent = true
    // Without the script there are no wallets, and the checkout says what is wrong.
    loadPayments(payments)
      .then((loaded) => isCurrent && setStripe(loaded))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isNear, payments])

  if (!payments || !items || (!isEmpty && !cart)) return null
  const cartCents = cart && !isEmpty ? centsOf(cart.summary.due ?? cart.summary.total) : 0
  const estimate = cartCents + (article ? article.cents * article.quantity : 0)
  // A gift card pays all of it.
  if (estimate < SMALLEST_PAYMENT_CENTS) return null
  return (
    <Place ref={setPlace}>
      {stripe && (
        <Wallets
          stripe={stripe}
          waysToPay={payments.waysToPay}
          article={article}
          estimate={estimate}
          inCart={items.length}
        />
      )}
    </Place>
  )
}

type WalletsProps = ComponentProps<typeof ExpressButtons> & { stripe: Stripe; waysToPay: string[] }

function Wallets({ stripe, waysToPay, ...buttons }: WalletsProps) {
  // Only what a wallet shows changes it, so that a new total of the page doesn't change an open sheet.
  const [amount] = useState(buttons.estimate)
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount,
        currency: CURRENCY,
        allowedPaymentMethodTypes: ['card', ...waysToPay],
        locale: language(),
      }}
    >
      <ExpressButtons {...buttons} />
    </Elements>
  )
}

function useIsNear(place: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place || isNear || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, isNear])
  return isNear || (place !== null && !('IntersectionObserver' in window))
}

const Place = styled.div`
  &:empty {
    block-size: 1px;
    margin-block-end: -1px;
  }
`
