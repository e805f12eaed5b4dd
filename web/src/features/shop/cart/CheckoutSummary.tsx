import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CartItem, PriceSummary } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { PaddedCard } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PriceSummaryList } from '../../../ui/PriceSummaryList.tsx'
import { variantText, withVariant } from '../articles/variantText.ts'
import { CartPicture } from './CartPicture.tsx'
import { FreeShippingBanner } from './FreeShippingBanner.tsx'
import { LineNotice } from './LineNotice.tsx'
import { usePreviousPrice } from './seenPrices.ts'

type CheckoutSummaryProps = {
  items: CartItem[]
  summary: PriceSummary
  taxNote: string | undefined
  isLocked?: boolean
  delivery: ReactNode
  codes: ReactNode
  onRemove: (item: CartItem) => void
}

export function CheckoutSummary({
  items,
  summary,
  taxNote,
  isLocked = false,
  delivery,
  codes,
  onRemove,
}: CheckoutSummaryProps) {
  const previousPrice = usePreviousPrice(items)
  const [isWide] = useState(() => window.matchMedia('(min-width: 960px)').matches)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Box as="section" aria-label={t('Order Summary')}>
      <details open={isWide}>
        <Headline>
          <h2>{t('Order Summary')}</h2>
          <span>
            {t('{count, plural, one {# item} other {# items}}, {total}', {
              count,
              total: formatMoney(centsOf(summary.total)),
            })}
          </span>
        </Headline>
        <Items role="list">
          {items.map((item) => (
            <li key={item.id}>
              <CartPicture item={item} />
              <div>
                <strong>{item.merchandise.title}</strong>
                <small>{[variantText(item.variant), `× ${item.quantity}`].filter(Boolean).join(', ')}</small>
              </div>
              <span>{formatMoney(centsOf(item.variant.retailPrice) * item.quantity)}</span>
              <IconButton
                aria-label={t('Remove {name}', {
                  name: withVariant(item.merchandise.title, variantText(item.variant)),
                })}
                disabled={isLocked}
                onClick={() => onRemove(item)}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
              <Wide>
                <LineNotice item={item} previousPrice={previousPrice(item)} />
              </Wide>
            </li>
          ))}
        </Items>
        <PriceSummaryList summary={summary} taxNote={taxNote} />
      </details>
      {codes}
      {delivery}
      <FreeShippingBanner subtotal={centsOf(summary.subtotal)} shipping={centsOf(summary.shipping)} />
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[4]};
`
const Headline = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  h2 {
    font-size: ${theme.size.h4};

    &::before {
      content: '+';
      display: inline-block;
      inline-size: 1.25rem;
      color: ${theme.color.carnelian};
    }
  }

  [open] > & h2::before {
    content: '−';
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
`
const Items = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[4]};

  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr auto auto;
    gap: ${theme.space[2]} ${theme.space[3]};
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

  strong,
  small {
    display: block;
    line-height: 1.35;
  }

  small {
    color: ${theme.color.muted};
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
  font-size: ${theme.size.sm};

  &:empty {
    display: none;
  }
`
