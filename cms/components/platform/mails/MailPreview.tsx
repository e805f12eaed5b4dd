import type { UIFieldServerProps } from 'payload'
import { OPENS_ACCOUNT } from '#contracts/platform/mails.ts'
import { poolOf } from '#database/poolOf.ts'
import { findWording } from '#domain/platform/mail/findWording.ts'
import { mailOf } from '#domain/platform/mail/storedMail.ts'
import { renderMail } from '#providers/mail/templates.ts'
import { isMailKind } from '#providers/mail/wordings.ts'
import type { MailOutbox } from '../../../../payload-types.ts'
import { textIn } from '../view/textIn.ts'
import { MailFrame } from './MailFrame.tsx'
import { mailSite } from './mailSite.ts'
import { ResendButton } from './ResendButton.tsx'

export async function MailPreview({ data, payload, i18n }: UIFieldServerProps) {
  const t = textIn(i18n.language)
  const stored = data as MailOutbox
  if (!isMailKind(stored.kind)) return <p>{t('The template of this email no longer exists.')}</p>
  const { kind, data: facts, language = 'en' } = mailOf(stored)
  if (OPENS_ACCOUNT.includes(kind))
    return <p>{t('Its link or code opens an account, so only its recipient can see this email.')}</p>
  const wording = await findWording(poolOf(payload), kind, facts, language)
  const { subject, html } = renderMail(kind, facts, await mailSite(payload), { wording, language })
  return (
    <div className="mail-preview">
      <p>
        <strong>{subject}</strong>
      </p>
      {(kind === 'new-post' || kind === 'letter') && (
        <p>{t('Its text is added when it is sent. Open the post or letter and press Preview to read all of it.')}</p>
      )}
      <MailFrame title={subject} html={html} />
      <ResendButton id={stored.id} />
    </div>
  )
}
