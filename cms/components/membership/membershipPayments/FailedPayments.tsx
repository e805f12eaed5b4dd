import type { AdminViewServerProps } from 'payload'
import { listFailedPayments } from '#contracts/routes/membership/membershipPayments.ts'
import { PanelPage } from '../../platform/view/PanelPage.tsx'
import { textIn } from '../../platform/view/textIn.ts'
import { FailedPaymentDesk } from './FailedPaymentDesk.tsx'

export function FailedPayments(view: AdminViewServerProps) {
  const t = textIn(view.initPageResult.req.i18n.language)
  return (
    <PanelPage
      view={view}
      needs={listFailedPayments.access}
      title={t('Failed payments')}
      says={t(
        'Memberships whose renewal couldn’t be charged, first those who lose access soonest. The card is tried again automatically, and members get emails on days 0, 3 and 7.',
      )}
    >
      <FailedPaymentDesk />
    </PanelPage>
  )
}
