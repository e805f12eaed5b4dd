import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'
import { SettingsForm } from './SettingsForm.tsx'

export function Settings(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="manageSite"
      title={msg('Settings')}
      says={msg(
        'What you can change without a new release. A change applies from the next page, order or comment. Paid orders stay as they were.',
      )}
    >
      <SettingsForm />
    </PanelPage>
  )
}
