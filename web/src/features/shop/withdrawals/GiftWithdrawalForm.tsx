import { giftWithdrawalInput, type GiftWithdrawal } from '#contracts/membership/giftWithdrawals.ts'
import { ContractForm } from './ContractForm.tsx'
import { useWithdrawFromGift } from './queries.ts'
import { t } from '../../../lib/text.ts'

type GiftWithdrawalFormProps = { reference: string; onDone: (withdrawal: GiftWithdrawal) => void }

export function GiftWithdrawalForm({ reference, onDone }: GiftWithdrawalFormProps) {
  return (
    <ContractForm
      label={t('Withdrawal from a gift')}
      reference={reference}
      fields={{
        label: t('Number of the purchase'),
        hint: t('In your receipt, such as CARD-7QK4M2XWPA'),
        missing: t('Please enter the number of the purchase'),
      }}
      emailHint={t('The one your receipt went to. We send the receipt of your withdrawal there.')}
      parse={(values) => giftWithdrawalInput.safeParse(values)}
      withdraw={useWithdrawFromGift()}
      onDone={onDone}
    />
  )
}
