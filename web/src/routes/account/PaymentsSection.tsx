import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

const MembershipPayments = lazyPart(
  async () => (await import('../../features/membership/membershipPayments/MembershipPayments.tsx')).MembershipPayments,
  { fallback: <Skeleton $height="6rem" /> },
)

export function PaymentsSection() {
  return (
    <AccountSection
      title={t('Membership payments')}
      about={t('What you paid for your membership, with a receipt for each payment.')}
    >
      <MembershipPayments />
    </AccountSection>
  )
}
