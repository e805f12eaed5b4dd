'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useMemo } from 'react'
import { call } from '#contracts/call.ts'
import {
  cancelLetter,
  previewLetter,
  readLetterStatus,
  sendLetter,
  testLetter,
} from '#contracts/routes/outreach/letters.ts'
import { MailingDesk } from '../mailings/MailingDesk.tsx'
import type { MailingCalls } from '../mailings/useMailing.ts'
import { useText } from '../../platform/view/useText.ts'

/** In the sidebar of a letter: sends it, once, to those who want letters. */
export function SendLetter() {
  const { id } = useDocumentInfo()
  const t = useText()
  const isChanged = useFormModified()
  const calls = useMemo(() => callsFor(Number(id)), [id])
  if (id === undefined)
    return (
      <fieldset className="side-box">
        <legend>{t('Email')}</legend>
        <p>{t('Save the letter to see its preview and to send it.')}</p>
      </fieldset>
    )
  return (
    <MailingDesk
      calls={calls}
      noun="letter"
      isReady
      hint={t(
        isChanged
          ? 'You have changes that aren’t saved. Only what is saved is sent.'
          : 'Goes to those who want letters. Once sent, a letter can’t be changed.',
      )}
      nobody={t('No one has asked for letters yet.')}
    />
  )
}

function callsFor(id: number): MailingCalls {
  const params = { id }
  return {
    read: (joinedWithinDays) => call(readLetterStatus, { params, query: { joinedWithinDays } }),
    send: (input) => call(sendLetter, { params, input }),
    cancel: () => call(cancelLetter, { params }),
    preview: () => call(previewLetter, { params }),
    test: () => call(testLetter, { params }),
  }
}
