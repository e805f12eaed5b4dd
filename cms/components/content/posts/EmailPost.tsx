'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { call } from '#contracts/call.ts'
import {
  cancelPostEmail,
  emailPost,
  previewPostEmail,
  readPostEmailStatus,
  testPostEmail,
} from '#contracts/routes/outreach/postEmails.ts'
import { MailingDesk } from '../../outreach/mailings/MailingDesk.tsx'
import type { MailingCalls } from '../../outreach/mailings/useMailing.ts'
import { useText } from '../../platform/view/useText.ts'

/** In the sidebar of a post: emails it, once, to those who want emails about new posts. */
export function EmailPost() {
  const { id, savedDocumentData } = useDocumentInfo()
  const t = useText()
  const calls = useMemo(() => callsFor(Number(id)), [id])
  if (id === undefined) return null
  return (
    <MailingDesk
      calls={calls}
      noun="post"
      isReady={savedDocumentData?.['status'] === 'published'}
      hint={t(
        'Goes to those who want an email at once about this kind of post. Weekly readers get it on Monday anyway.',
      )}
      nobody={t('No one has asked for emails about new posts yet.')}
    />
  )
}

function callsFor(id: number): MailingCalls {
  const params = { id }
  return {
    read: (joinedWithinDays) => call(readPostEmailStatus, { params, query: { joinedWithinDays } }),
    send: (input) => call(emailPost, { params, input }),
    cancel: () => call(cancelPostEmail, { params }),
    preview: () => call(previewPostEmail, { params }),
    test: () => call(testPostEmail, { params }),
  }
}
