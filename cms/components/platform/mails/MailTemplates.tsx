import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'
import { WordingList } from './WordingList.tsx'

export function MailTemplates(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="manageEmails"
      title={msg('Email templates')}
      says={msg('Every email the site sends. You can change its subject, heading and text; the next email uses them.')}
    >
      <WordingList />
    </PanelPage>
  )
}
