import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function EmptyCart() {
  return (
    <EmptyState title="Your cart is empty" actions={<ButtonLink to="/merchandise">Shop Now</ButtonLink>}>
      Everything you add stays here for 30 days.
    </EmptyState>
  )
}
