import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../platform/view/PanelPage.tsx'
import { msg } from '../../platform/view/textIn.ts'
import { ImportDesk } from './ImportDesk.tsx'

export function Imports(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="importData"
      title={msg('Imports')}
      says={msg(
        'Bring your members, posts and gear from another service. You first see what would happen, line by line. No one is charged, and no one gets an email until you invite them.',
      )}
    >
      <ImportDesk />
    </PanelPage>
  )
}
