import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { MailingInput } from '#contracts/outreach/mailings.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { textIn } from '../../platform/view/textIn.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { MailingForm } from './MailingForm.tsx'
import { MailingPreview } from './MailingPreview.tsx'
import { MailingProgress } from './MailingProgress.tsx'
import { mailingText } from './mailingText.ts'
import { type MailingCalls, useMailing } from './useMailing.ts'

type MailingDeskProps = {
  calls: MailingCalls
  noun: 'post' | 'letter'
  /** False for a post that isn’t published. */
  isReady: boolean
  /** Who would get it. */
  hint: string
  /** Nobody asked for such emails. */
  nobody: string
}

/** In the sidebar of a post or letter: emails it, once, and shows how far that is. */
export function MailingDesk({ calls, noun, isReady, hint, nobody }: MailingDeskProps) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const [joinedWithinDays, setDays] = useState(30)
  const { status, setStatus, problem, retry } = useMailing(calls, joinedWithinDays)
  const [isRunning, setRunning] = useState(false)

  async function run(work: Promise<unknown>, done: string) {
    setRunning(true)
    const failed = await problemOf(work)
    setRunning(false)
    if (failed) toast.error(failed)
    else toast.success(done)
  }

  function send(input: MailingInput) {
    const isNow = isReady && !input.startsAt
    void run(calls.send(input).then(setStatus), t(isNow ? 'The emails are on their way.' : 'The emails are scheduled.'))
  }

  return (
    <fieldset className="side-box">
      <legend>{t('Email')}</legend>
      {status ? (
        <>
          <p role="status">
            {status.sent
              ? mailingText(status.sent, isReady, language)
              : status.audiences.everyone === 0
                ? nobody
                : hint}
          </p>
          {status.sent?.isStarted && <MailingProgress sent={status.sent} />}
          {!status.sent && (
            <MailingForm {...{ status, noun, isReady, isRunning, joinedWithinDays, setDays }} onSend={send} />
          )}
          {status.sent && !status.sent.isStarted && (
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={isRunning}
              onClick={() => void run(calls.cancel().then(setStatus), t('The emails are canceled.'))}
            >
              {t('Cancel the emails')}
            </Button>
          )}
        </>
      ) : (
        <LoadState problem={problem} onRetry={retry} />
      )}
      <MailingPreview load={calls.preview} />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isRunning}
        onClick={() => void run(calls.test(), t('The email is on its way to you.'))}
      >
        {t('Send a test to me')}
      </Button>
    </fieldset>
  )
}
