import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import { theme } from '../theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { formatMoney } from '../lib/money.ts'

type PriceProps = {
  amount: string
  /** Assistive technology gets the exact price. */
  rounded?: boolean
}

export function Price({ amount, rounded = false }: PriceProps) {
  const cents = centsOf(amount)
  if (!rounded || cents % 100 === 0) {
    return <Figure>{formatMoney(cents, { decimals: rounded ? 0 : 2 })}</Figure>
  }
  return (
    <Figure>
      <span aria-hidden="true">{formatMoney(cents, { decimals: 0 })}</span>
      <VisuallyHidden>{formatMoney(cents)}</VisuallyHidden>
    </Figure>
  )
}

const Figure = styled.span`
  position: relative;
  font-family: ${theme.font.display};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`
