import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { readScheme } from '../../../lib/scheme.ts'
import { loadPayments } from '../../../lib/stripe.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { paymentAppearance } from './paymentAppearance.ts'
import { language, t } from '../../../lib/text.ts'

export type PaymentFormProps = {
  payments: SiteConfig['payments']
  clientSecret: string
  returnUrl: string
  submitLabel: string
  pendingLabel: string
  onPaying?: (isPaying: boolean) => void
  /** Without it, the browser leaves for `returnUrl` after the payment. */
  onPaid?: (() => void) | undefined
}

export function PaymentForm({ payments, ...rest }: PaymentFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    loadPayments(payments)
      .then((loaded) => isCurrent && setStripe(loaded))
      .catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [payments, attempt])

  function retry() {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  if (hasFailed) return <ErrorState title={t('The card form could not be loaded.')} onRetry={retry} />
  if (!stripe) return <Skeleton $height="320px" />
  const { clientSecret } = rest
  const appearance = paymentAppearance(readScheme())
  return (
    // Elements ignores a changed client secret, so the key remounts it.
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, loader: 'auto', appearance, locale: language() }}
    >
      <PaymentFields {...rest} />
    </Elements>
  )
}
