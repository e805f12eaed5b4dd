import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import { confirmIntent, isDeclined } from '../../../lib/stripe.ts'
import { dismissToast, showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { PaymentFormProps } from './PaymentForm.tsx'
import { t } from '../../../lib/text.ts'

type Failure = { title: string; description: string; isDeclined: boolean }

const UNEXPECTED: Failure = {
  title: msg('Payment Error'),
  description: msg('An unexpected error occurred during payment.'),
  isDeclined: false,
}

export function PaymentFields({
  clientSecret,
  returnUrl,
  submitLabel,
  pendingLabel,
  onPaying,
  onPaid,
}: Omit<PaymentFormProps, 'payments'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // A ref, because state changes only on the next render: a double click must not pay twice.
  const isConfirming = useRef(false)
  const alertBox = useRef<HTMLDivElement>(null)
  const failureToast = useRef<number | null>(null)

  useEffect(() => {
    if (failure) alertBox.current?.focus()
  }, [failure])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || isConfirming.current) return
    isConfirming.current = true
    setPending(true)
    onPaying?.(true)
    setFailure(null)
    if (failureToast.current !== null) dismissToast(failureToast.current)
    try {
      const error = await confirmIntent({ stripe, elements, clientSecret, returnUrl, staysHere: onPaid !== undefined })
      // The button stays as it is, so that nobody pays twice.
      if (!error) {
        onPaying?.(false)
        return onPaid?.()
      }
      const description = error.message ?? UNEXPECTED.description
      fail({ title: t('Payment Failed'), description, isDeclined: isDeclined(error) })
    } catch {
      fail(UNEXPECTED)
    }
    isConfirming.current = false
    setPending(false)
    onPaying?.(false)
  }

  function fail(next: Failure) {
    setFailure(next)
    const [title, description] = [t(next.title), t(next.description)]
    failureToast.current = showToast({ tone: 'destructive', title, description })
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Reserved>
        <PaymentElement onReady={() => setReady(true)} />
      </Reserved>
      {failure && (
        <div ref={alertBox} role="alert" tabIndex={-1}>
          <Notice tone="bad">
            {failure.isDeclined
              ? t('You weren’t charged. Check the card or use another one, then press “{submitLabel}” again.', {
                  submitLabel,
                })
              : t(
                  'We don’t know yet whether your card was charged. You won’t be charged twice. Press “{submitLabel}” again.',
                  { submitLabel },
                )}
          </Notice>
        </div>
      )}
      <Button type="submit" tone="buy" wide disabled={!isReady} pending={isPending}>
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
const Reserved = styled.div`
  min-block-size: 320px;
`
