import { FileText, Mail, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/ApiError.ts'
import type { Order } from '#contracts/orders.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { printOrder } from './printOrder.ts'
import { creditNoteAddress, invoiceAddress, type OrderAccess, useResendConfirmation } from './queries.ts'

type OrderActionsProps = { order: Order; access: OrderAccess; article: RefObject<HTMLElement | null> }

export function OrderActions({ order, access, article }: OrderActionsProps) {
  const resend = useResendConfirmation(access)

  function handleResend() {
    runMutation(resend, undefined, {
      onSuccess: () => showToast({ title: 'Email Sent', description: `We sent the confirmation to ${order.email}` }),
      onError: (error) =>
        showToast({
          tone: 'destructive',
          title: 'Not Sent',
          description: serverMessage(error, 'We couldn’t send the email. Please try again.'),
        }),
    })
  }

  return (
    <div data-print="no">
      <Row>
        {order.hasInvoice && <BuyAgain access={access} />}
        {order.hasInvoice && (
          <ButtonAnchor $tone="outline" $size="compact" href={invoiceAddress(access)} download>
            <FileText size={16} aria-hidden="true" />
            Invoice (PDF)
          </ButtonAnchor>
        )}
        {order.creditNotes.map(({ number }) => (
          <ButtonAnchor key={number} $tone="outline" $size="compact" href={creditNoteAddress(access, number)} download>
            <FileText size={16} aria-hidden="true" />
            Credit note {number} (PDF)
          </ButtonAnchor>
        ))}
        {order.hasInvoice && order.email !== '' && (
          <Button tone="outline" size="compact" onClick={handleResend} pending={resend.isPending}>
            <Mail size={16} aria-hidden="true" />
            Resend confirmation
          </Button>
        )}
        <Button tone="outline" size="compact" onClick={() => article.current && printOrder(article.current)}>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      </Row>
    </div>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
