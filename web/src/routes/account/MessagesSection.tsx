import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'

export function MessagesSection() {
  return (
    <AccountSection title="Messages" about="What you asked us, and what we answered.">
      <Actions>
        <ButtonLink to="/messages" $tone="outline">
          Your messages
        </ButtonLink>
      </Actions>
    </AccountSection>
  )
}
