import type { CurrentUser } from '#contracts/people.ts'
import { PushSettings } from '../../features/push/PushSettings.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection } from './AccountSection.tsx'

export function DeviceSection({ user }: { user: CurrentUser }) {
  return (
    <AccountSection title="This device" about="Notifications, and posts for where there is no signal.">
      <PushSettings userId={user.id} />
      <ButtonLink to="/saved" $tone="outline">
        Saved for the field
      </ButtonLink>
    </AccountSection>
  )
}
