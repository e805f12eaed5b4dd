import { membershipWithdrawalInput, type MembershipWithdrawal } from '#contracts/membership/membershipWithdrawals.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { ContractForm } from './ContractForm.tsx'
import { useWithdrawFromMembership } from './queries.ts'
import { t } from '../../../lib/text.ts'

type MembershipWithdrawalFormProps = { reference: string; onDone: (withdrawal: MembershipWithdrawal) => void }

/** Signed in, the account says which membership. */
export function MembershipWithdrawalForm({ reference, onDone }: MembershipWithdrawalFormProps) {
  const { user } = useVisitor()
  return (
    <ContractForm
      label={t('Withdrawal from a membership')}
      reference={reference}
      fields={{
        label: t('Membership reference'),
        hint: user
          ? t('Leave it empty for the membership of your account.')
          : t('In your welcome email, such as MEMBER-7QK4M2XWPA'),
        missing: t('Please enter the membership’s reference'),
      }}
      emailHint={t('The one of your account. We send the receipt there.')}
      parse={({ reference: entered, ...values }) =>
        membershipWithdrawalInput.safeParse({
          ...values,
          ...((user === null || entered.trim() !== '') && { reference: entered }),
        })
      }
      withdraw={useWithdrawFromMembership()}
      onDone={onDone}
    />
  )
}
