import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { checkoutCartQuery } from './queries.ts'

export function CartBar({ summary }: { summary: RefObject<HTMLElement | null> }) {
  const { data } = useQuery(checkoutCartQuery())
  const isBelow = useIsBelow(summary)
  if (!data || !isBelow) return null
  const { total, due } = data.summary
  return (
    <Bar>
      <span>
        {due ? t('Left to pay') : t('Total')} <strong>{formatMoney(centsOf(due ?? total))}</strong>
      </span>
      <ButtonLink to="/checkout" $tone="buy">
        {t('Proceed to Checkout')}
      </ButtonLink>
    </Bar>
  )
}

function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!target.current || !('IntersectionObserver' in window)) return
    const handleIntersection: IntersectionObserverCallback = ([entry]) =>
      setBelow(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top > 0))
    // Only when total and button are visible, not the first lines.
    const observer = new IntersectionObserver(handleIntersection, { rootMargin: '0px 0px -45% 0px' })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isBelow
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 var(--view-as, 0);
  z-index: ${theme.layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]} max(${theme.space[3]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.raised};

  strong {
    font-family: ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }

  ${theme.from.laptop} {
    display: none;
  }
`
