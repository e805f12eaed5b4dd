import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CheckoutCart } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { PaddedCard } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PriceSummaryList } from '../../../ui/PriceSummaryList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { FreeShippingBanner } from './FreeShippingBanner.tsx'
import { checkoutCartQuery } from './queries.ts'

/** Below the total, which is complete without it. */
const ShippingSuggestion = lazyPart(async () => (await import('./ShippingSuggestion.tsx')).ShippingSuggestion, {
  Missing: () => null,
})

type CartSummaryProps = {
  /** Moves to the line that blocks the checkout. */
  onBlocked: (() => void) | undefined
  delivery: ReactNode
  codes: (cart: CheckoutCart) => ReactNode
  /** The buttons of wallets. */
  express: ReactNode
}

export function CartSummary({ onBlocked, delivery, codes, express }: CartSummaryProps) {
  // Without a destination, shipping is estimated for the United States.
  const { data, isPending, isError, isFetching, refetch } = useQuery(checkoutCartQuery())
  const taxNote = useSiteConfig().data?.addsTax && t('Added at checkout')
  return (
    <Box as="section" aria-labelledby="order-summary">
      <h2 id="order-summary">{t('Order Summary')}</h2>
      {isError && <ErrorState title={t('The totals could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {isPending && <Skeleton $height="9.5rem" />}
      {data && (
        <Sums aria-busy={isFetching || undefined}>
          <PriceSummaryList summary={data.summary} isEstimate taxNote={taxNote} />
        </Sums>
      )}
      {data && codes(data)}
      {delivery}
      {!onBlocked && express}
      {onBlocked ? (
        <Button tone="buy" wide onClick={onBlocked}>
          {t('Proceed to Checkout')}
        </Button>
      ) : (
        <ButtonLink to="/checkout" $tone="buy" $wide>
          {t('Proceed to Checkout')}
        </ButtonLink>
      )}
      <ShopButton $tone="outline" $wide>
        {t('Continue Shopping')}
      </ShopButton>
      {data && (
        <FreeShippingBanner subtotal={centsOf(data.summary.subtotal)} shipping={centsOf(data.summary.shipping)}>
          <ShippingSuggestion />
        </FreeShippingBanner>
      )}
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};

  h2 {
    font-size: ${theme.size.h3};
  }
`
const Sums = styled.div`
  transition: opacity ${theme.motion.base} ${theme.motion.ease};

  &[aria-busy] {
    opacity: 0.55;
  }
`
