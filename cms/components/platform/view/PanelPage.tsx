import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type Capability, may } from '#contracts/platform/roles.ts'
import { StudioTabs } from '../studio/StudioTabs.tsx'
import { textIn } from './textIn.ts'

type PanelPageProps = {
  view: AdminViewServerProps
  needs: Capability
  /** In English, or in the employee's language; so is what the page says below. */
  title: string
  says?: string
  children: ReactNode
}

/** A custom page inside the panel. */
export function PanelPage({ view, needs, title, says, children }: PanelPageProps) {
  const { req, permissions, visibleEntities, locale } = view.initPageResult
  if (!may(req.user, needs)) notFound()
  const t = textIn(req.i18n.language)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      searchParams={view.searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <StudioTabs payload={req.payload} user={req.user ?? undefined} i18n={req.i18n} />
        <h1>{t(title)}</h1>
        {says && <p>{t(says)}</p>}
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}
