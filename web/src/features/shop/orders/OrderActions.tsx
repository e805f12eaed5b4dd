import { FileText, Mail } from 'lucide-react'
import type { Order } from '#contracts/shop/orders.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { creditNoteAddress, invoiceAddress, useResendConfirmation } from './actionQueries.ts'
import type { OrderAccess } from './queries.ts'
import { t } from '../../../lib/text.ts'

type OrderActionsProps = { order: Order; access: OrderAccess }

export function OrderActions({ order, access }: OrderActionsProps) {
  const resend = useResendConfirmation(access)

  function handleResend() {
    runMutation(resend, undefined, {
      onSuccess: () =>
        showToast({
          title: t('Email Sent'),
          description: t('We sent the confirmation to {email}', { email: order.email }),
        }),
      onError: (error) => showError(error, t('We couldn’t send the email. Please try again.'), t('Not Sent')),
    })
  }

  return (
    <>
      {order.hasInvoice && <BuyAgain access={access} />}
      {order.hasInvoice && (
        <ButtonAnchor $tone="outline" $size="compact" href={invoiceAddress(access)} download>
          <FileText size={16} aria-hidden="true" />
          {t('Invoice (PDF)')}
        </ButtonAnchor>
      )}
      {order.creditNotes.map(({ number }) => (
        <ButtonAnchor key={number} $tone="outline" $size="compact" href={creditNoteAddress(access, number)} download>
          <FileText size={16} aria-hidden="true" />
          {t('Credit note {number} (PDF)', { number })}
        </ButtonAnchor>
      ))}
      {order.hasInvoice && order.email !== '' && (
        <Button tone="outline" size="compact" onClick={handleResend} pending={resend.isPending}>
          <Mail size={16} aria-hidden="true" />
          {t('Resend confirmation')}
        </Button>
      )}
    </>
  )
}
