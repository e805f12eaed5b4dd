import type { CurrentUser } from '#contracts/people/people.ts'
import { PushSettings } from '../../features/community/push/PushSettings.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export function DeviceSection({ user }: { user: CurrentUser }) {
  return (
    <AccountSection title={t('This device')} about={t('Notifications, and posts for where there is no signal.')}>
      <PushSettings userId={user.id} />
      <ButtonLink to="/saved" $tone="outline">
        {t('Saved for the field')}
      </ButtonLink>
    </AccountSection>
  )
}
