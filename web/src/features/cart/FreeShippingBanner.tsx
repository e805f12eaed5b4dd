import { Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { FREE_SHIPPING_FROM_CENTS } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { formatCents } from '#contracts/money.ts'
import { theme } from '../../theme.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

export function FreeShippingBanner({ subtotal }: { subtotal: Cents }) {
  const missing = FREE_SHIPPING_FROM_CENTS - subtotal
  return (
    <Box>
      <Line>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
        {missing > 0 ? `${formatCents(missing)} away from free shipping` : 'You have free shipping'}
      </Line>
      {missing > 0 && (
        <ProgressBar
          label="Progress to free shipping"
          value={Math.round(subtotal / 100)}
          max={FREE_SHIPPING_FROM_CENTS / 100}
        />
      )}
      <Small>Free shipping on orders of {formatCents(FREE_SHIPPING_FROM_CENTS, { decimals: 0 })} or more.</Small>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.base};
  background: ${theme.color.malachiteSoft};
`
const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.malachite};
  font-weight: 650;
`
const Small = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
