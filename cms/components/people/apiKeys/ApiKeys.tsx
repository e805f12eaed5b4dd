import type { AdminViewServerProps } from 'payload'
import { scopesOf } from '#contracts/people/apiKeys.ts'
import { PanelPage } from '../../platform/view/PanelPage.tsx'
import { msg } from '../../platform/view/textIn.ts'
import { ApiKeyDesk } from './ApiKeyDesk.tsx'

export function ApiKeys(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="usePanel"
      title={msg('API keys')}
      says={msg(
        'Let your own programs use the site for you. A key never does more than your role allows. It ends with your role, your password or your account.',
      )}
    >
      <ApiKeyDesk offered={scopesOf(view.initPageResult.req.user)} />
    </PanelPage>
  )
}
