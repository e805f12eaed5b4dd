import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCartCount } from '../features/shop/cart/queries.ts'
import { theme } from '../theme.ts'
import { buttonStyles, type ButtonLook } from '../ui/buttonStyles.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { t } from '../lib/text.ts'

/** The specification wants the label CHECKOUT on a link to the cart. */
export function CartButton() {
  const count = useCartCount()
  const items = t('{count, plural, one {# item} other {# items}}', { count })
  return (
    <>
      <Box to="/cart" $tone="buy" $size="compact">
        <ShoppingCart size={20} strokeWidth={1.75} aria-hidden="true" />
        <Word $isNarrow={count > 0}>{t('CHECKOUT')}</Word>
        {count > 0 && <Count aria-hidden="true">{count}</Count>}
        <VisuallyHidden>{`, ${t('{items} in cart', { items })}`}</VisuallyHidden>
      </Box>
      <VisuallyHidden role="status">{count > 0 ? t('Cart, {items}', { items }) : ''}</VisuallyHidden>
    </>
  )
}

const Box = styled(Link)<ButtonLook>`
  ${buttonStyles}
  position: relative;
  min-block-size: 2.75rem;
`
/** On a laptop there is room for it or for the count. */
const Word = styled.span<{ $isNarrow: boolean }>`
  ${({ $isNarrow }) => ($isNarrow ? theme.below.desktop : theme.below.laptop)} {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
const Count = styled.span`
  min-inline-size: 1.375rem;
  padding: 0.1rem 0.4rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
