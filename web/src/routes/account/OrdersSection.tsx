import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'

export function OrdersSection() {
  return (
    <AccountSection title="Orders" about="What you bought, where it is now, and what you saved for later.">
      <Actions>
        <ButtonLink to="/orders" $tone="outline">
          Your orders
        </ButtonLink>
        <ButtonLink to="/wish-list" $tone="outline">
          Your wish list
        </ButtonLink>
      </Actions>
    </AccountSection>
  )
}
