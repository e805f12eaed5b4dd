import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { centsOf, formatCents } from '#contracts/money.ts'
import { PaymentForm } from '../../features/payment/PaymentForm.tsx'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { theme } from '../../theme.ts'
import { PaddedCard } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type PayGiftCardProps = {
  purchaseKey: string
  clientSecret: string
  amount: string
  onPaying: (isPaying: boolean) => void
}

export function PayGiftCard({ purchaseKey, clientSecret, amount, onPaying }: PayGiftCardProps) {
  const { data: config } = useSiteConfig()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box as="section" aria-labelledby="complete-payment">
      <h2 id="complete-payment" ref={heading} tabIndex={-1}>
        Complete Payment
      </h2>
      {config ? (
        <PaymentForm
          payments={config.payments}
          clientSecret={clientSecret}
          returnUrl={`${window.location.origin}/gift-cards?purchase=${purchaseKey}`}
          submitLabel={`Complete Payment (${formatCents(centsOf(amount))})`}
          pendingLabel="Processing Payment..."
          onPaying={onPaying}
        />
      ) : (
        <Skeleton $height="320px" />
      )}
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[4]};

  h2 {
    font-size: ${theme.size.h3};
  }
`
