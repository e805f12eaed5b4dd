import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'
import { WebhookDesk } from './WebhookDesk.tsx'

export function Webhooks(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="manageSite"
      title={msg('Webhooks')}
      says={msg(
        'Notify your own programs when something happens here. Each event is signed, and retried for about a day if your receiver does not accept it.',
      )}
    >
      <WebhookDesk />
    </PanelPage>
  )
}
