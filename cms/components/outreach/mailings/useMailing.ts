import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { MailingInput, mailingPreviewSchema, MailingStatus } from '#contracts/outreach/mailings.ts'
import { problemOf } from '../../platform/view/problemOf.ts'

export type MailingPreviews = z.output<typeof mailingPreviewSchema>

/** The calls about the emails of one post, or of one letter. */
export type MailingCalls = {
  read: (joinedWithinDays: number) => Promise<MailingStatus>
  send: (input: MailingInput) => Promise<MailingStatus>
  cancel: () => Promise<MailingStatus>
  preview: () => Promise<MailingPreviews>
  test: () => Promise<unknown>
}

const EVERY_MS = 3_000

/** The status of a mailing, read again while emails are on their way. */
export function useMailing(calls: MailingCalls, joinedWithinDays: number) {
  const [status, setStatus] = useState<MailingStatus | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const sent = status?.sent
  const isSettled = status !== null && (!sent || (sent.isFinished && sent.progress.waiting === 0))
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const failed = await problemOf(
        calls.read(joinedWithinDays).then((found) => {
          if (isCurrent) setStatus(found)
        }),
      )
      if (isCurrent) setProblem(failed)
    }
    void read()
    const timer = isSettled ? undefined : setInterval(() => void read(), EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [calls, isSettled, joinedWithinDays, attempt])
  return { status, setStatus, problem, retry: () => setAttempt(attempt + 1) }
}
