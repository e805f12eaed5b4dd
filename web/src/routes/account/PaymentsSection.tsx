import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

const MembershipPayments = lazyPart(
  async () => (await import('../../features/membership/membershipPayments/MembershipPayments.tsx')).MembershipPayments,
  { fallback: <Skeleton $height="6rem" /> },
)

const MemberCard = lazyPart(
  async () => (await import('../../features/membership/memberCard/MemberCard.tsx')).MemberCard,
  { fallback: <Skeleton $height="3rem" /> },
)

const PaymentForm = lazyPart(async () => (await import('../../features/shop/payment/PaymentForm.tsx')).PaymentForm, {
  fallback: <Skeleton $height="320px" />,
})

/** @param isCharged whether a card is charged again. */
export function PaymentsSection({ isCharged }: { isCharged: boolean }) {
  return (
    <AccountSection
      title={t('Membership payments')}
      about={t('The card that is charged, and what you paid for your membership, with a receipt for each payment.')}
    >
      {isCharged && <MemberCard CardForm={PaymentForm} />}
      <MembershipPayments />
    </AccountSection>
  )
}
