import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { MailKind } from '#contracts/mails.ts'
import { sampleMails } from '#providers/mail/sampleMails.ts'
import { renderMail } from '#providers/mail/templates.ts'
import { MailFrame } from './MailFrame.tsx'

export function MailTemplates({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>Email templates</h1>
        <p>Every email the site sends, shown with sample data.</p>
        <div className="mail-templates">
          {(Object.keys(sampleMails) as MailKind[]).map((kind) => {
            const { subject, html } = renderMail(kind, sampleMails[kind] as never, req.payload.config.serverURL)
            return (
              <section key={kind}>
                <h2>{subject}</h2>
                <MailFrame title={subject} html={html} />
              </section>
            )
          })}
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
