'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { PostEmailStatus } from '#contracts/postEmails.ts'
import { cancelPostEmail, emailPost, readPostEmailStatus, testPostEmail } from '#contracts/routes/postEmails.ts'
import { problemOf } from '../problemOf.ts'
import { EmailPostForm } from './EmailPostForm.tsx'
import { EmailPostPreview } from './EmailPostPreview.tsx'
import { postEmailText } from './postEmailText.ts'

const EVERY_MS = 3_000

/** In the sidebar of a post: emails it, once, to those who want emails about new posts. */
export function EmailPost() {
  const { id, savedDocumentData } = useDocumentInfo()
  const [joinedWithinDays, setDays] = useState(30)
  const [status, setStatus] = usePostEmailStatus(id, joinedWithinDays)
  const [isRunning, setRunning] = useState(false)
  if (id === undefined || !status) return null
  const params = { id: Number(id) }
  const isPublished = savedDocumentData?.['status'] === 'published'

  async function run(work: Promise<unknown>, done: string) {
    setRunning(true)
    const problem = await problemOf(work)
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(done)
  }

  return (
    <fieldset className="email-post">
      <legend>Email</legend>
      <p role="status">{postEmailText(status, isPublished)}</p>
      {!status.sent && (
        <EmailPostForm
          {...{ status, isPublished, isRunning, joinedWithinDays, setDays }}
          onSend={(input) =>
            void run(
              call(emailPost, { params, input }).then(setStatus),
              isPublished && !input.startsAt ? 'The emails are on their way.' : 'The emails are scheduled.',
            )
          }
        />
      )}
      {status.sent && !status.sent.isStarted && (
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isRunning}
          onClick={() => void run(call(cancelPostEmail, { params }).then(setStatus), 'The emails are canceled.')}
        >
          Cancel the emails
        </Button>
      )}
      <EmailPostPreview id={params.id} />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isRunning}
        onClick={() => void run(call(testPostEmail, { params }), 'The email is on its way to you.')}
      >
        Send a test to me
      </Button>
    </fieldset>
  )
}

function usePostEmailStatus(id: string | number | undefined, joinedWithinDays: number) {
  const [status, setStatus] = useState<PostEmailStatus | null>(null)
  const isSettled = status !== null && (status.sent === null || status.sent.isFinished)
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    const read = () =>
      void call(readPostEmailStatus, { params: { id: Number(id) }, query: { joinedWithinDays } }).then(
        (found) => isCurrent && setStatus(found),
        () => undefined,
      )
    read()
    const timer = isSettled ? undefined : setInterval(read, EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [id, isSettled, joinedWithinDays])
  return [status, setStatus] as const
}
