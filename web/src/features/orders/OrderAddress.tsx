import { styled } from 'styled-components'
import { addressLines } from '#contracts/addressLines.ts'
import type { Order } from '#contracts/orders.ts'
import { theme } from '../../theme.ts'

export function OrderAddress({ address }: { address: Order['shippingAddress'] }) {
  if (!address) return null
  return (
    <section>
      <Title>Delivery address</Title>
      <Lines>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Lines>
    </section>
  )
}

const Title = styled.h4`
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.size.md};
`
const Lines = styled.address`
  display: grid;
  color: ${theme.color.muted};
  font-style: normal;
`
