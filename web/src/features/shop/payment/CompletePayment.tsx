import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { PaddedCard } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { pagePath, t } from '../../../lib/text.ts'

type CompletePaymentProps = {
  clientSecret: string
  /** On this site, where a bank that asks for confirmation sends the buyer back. */
  returnPath: string
  price: string
  onPaying: (isPaying: boolean) => void
}

export function CompletePayment({ clientSecret, returnPath, price, onPaying }: CompletePaymentProps) {
  const { data: config } = useSiteConfig()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Box as="section" aria-labelledby="complete-payment">
      <h2 id="complete-payment" ref={heading} tabIndex={-1}>
        {t('Complete Payment')}
      </h2>
      {config ? (
        <PaymentForm
          payments={config.payments}
          clientSecret={clientSecret}
          returnUrl={`${window.location.origin}${pagePath(returnPath)}`}
          submitLabel={t('Complete Payment ({price})', { price })}
          pendingLabel={t('Processing Payment...')}
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
