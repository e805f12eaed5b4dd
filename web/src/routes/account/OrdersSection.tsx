import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection } from './AccountSection.tsx'

export function OrdersSection() {
  return (
    <AccountSection title="Orders" about="What you bought, and where it is now.">
      <ButtonLink to="/orders" $tone="outline">
        Your orders
      </ButtonLink>
    </AccountSection>
  )
}
