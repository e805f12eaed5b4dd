'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { PostEmailAudience, PostEmailStatus } from '#contracts/postEmails.ts'
import { emailPost, readPostEmailStatus, testPostEmail } from '#contracts/routes/postEmails.ts'
import { problemOf } from '../problemOf.ts'
import { postEmailText } from './postEmailText.ts'

const EVERY_MS = 3_000

/** In the sidebar of a post: emails it, once, to those who want emails about new posts. */
export function EmailPost() {
  const { id, savedDocumentData } = useDocumentInfo()
  const [status, setStatus] = usePostEmailStatus(id)
  const [audience, setAudience] = useState<PostEmailAudience>('everyone')
  const [isSure, setSure] = useState(false)
  const [isRunning, setRunning] = useState(false)
  if (id === undefined || !status) return null
  const params = { id: Number(id) }
  const isPublished = savedDocumentData?.['status'] === 'published'
  const count = status.audiences[audience]

  async function run(work: Promise<unknown>, done: string) {
    setRunning(true)
    const problem = await problemOf(work)
    setRunning(false)
    setSure(false)
    if (problem) toast.error(problem)
    else toast.success(done)
  }

  const send = () =>
    run(call(emailPost, { params, input: { audience } }).then(setStatus), 'The emails are on their way.')
  const test = () => run(call(testPostEmail, { params }), 'The email is on its way to you.')

  return (
    <fieldset className="email-post">
      <legend>Email</legend>
      <p role="status">{postEmailText(status, isPublished)}</p>
      {!status.sent && isPublished && (
        <>
          {(['everyone', 'members'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="email-audience"
                checked={audience === value}
                onChange={() => {
                  setAudience(value)
                  setSure(false)
                }}
              />
              {value === 'everyone' ? 'Everyone who wants it' : 'Only the members among them'} (
              {status.audiences[value]})
            </label>
          ))}
          <Button
            buttonStyle={isSure ? 'primary' : 'secondary'}
            size="small"
            disabled={isRunning || count === 0}
            onClick={() => (isSure ? void send() : setSure(true))}
          >
            {isSure ? `Yes, email ${count} ${count === 1 ? 'person' : 'people'}` : 'Email this post …'}
          </Button>
        </>
      )}
      <Button buttonStyle="secondary" size="small" disabled={isRunning} onClick={() => void test()}>
        Send a test to me
      </Button>
    </fieldset>
  )
}

function usePostEmailStatus(id: string | number | undefined) {
  const [status, setStatus] = useState<PostEmailStatus | null>(null)
  const isSettled = status !== null && status.sent?.isFinished !== false
  useEffect(() => {
    if (id === undefined || isSettled) return
    let isCurrent = true
    const read = () =>
      void call(readPostEmailStatus, { params: { id: Number(id) } }).then(
        (found) => isCurrent && setStatus(found),
        () => undefined,
      )
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [id, isSettled])
  return [status, setStatus] as const
}
