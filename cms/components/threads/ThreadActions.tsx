'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { MAX_MESSAGE_CHARACTERS } from '#contracts/shared/textLimits.ts'
import { answerThread, closeThread, noteThread, reopenThread } from '#contracts/routes/community/threads.ts'
import type { ThreadStatus } from '#contracts/community/threads.ts'
import type { SavedReply } from '#domain/operations/reports/readThreadFile.ts'
import { problemOf } from '../problemOf.ts'
import { fillName } from './fillName.ts'

type ThreadActionsProps = {
  id: number
  status: ThreadStatus
  name: string
  lastSeen: number
  savedReplies: SavedReply[]
}

export function ThreadActions({ id, status, name, lastSeen, savedReplies }: ThreadActionsProps) {
  const [isNote, setNote] = useState(false)
  const [text, setText] = useState('')
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const params = { id }
  const message = text.trim()

  async function run(work: Promise<void>, done: string): Promise<void> {
    setRunning(true)
    const problem = await problemOf(work)
    setRunning(false)
    if (problem) return void toast.error(problem)
    toast.success(done)
    router.refresh()
    if (done !== DONE.closed) setText('')
  }

  const send = () =>
    isNote
      ? run(call(noteThread, { params, input: { message } }), DONE.noted)
      : run(call(answerThread, { params, input: { message, lastSeen } }), DONE.answered)

  return (
    <div className="thread__form">
      <div className="moderation" role="group" aria-label="What you write">
        <button type="button" aria-pressed={!isNote} onClick={() => setNote(false)}>
          Answer
        </button>
        <button type="button" aria-pressed={isNote} onClick={() => setNote(true)}>
          Internal note
        </button>
        {!isNote && savedReplies.length > 0 && (
          <select
            aria-label="Insert a saved reply"
            value=""
            onChange={({ target }) => {
              const reply = savedReplies.find((one) => String(one.id) === target.value)
              if (reply) setText([message, fillName(reply.text, name)].filter(Boolean).join('\n\n'))
            }}
          >
            <option value="">Insert a saved reply…</option>
            {savedReplies.map((reply) => (
              <option key={reply.id} value={reply.id}>
                {reply.title}
              </option>
            ))}
          </select>
        )}
      </div>
      <label>
        {isNote ? 'Note that only employees see' : 'Your answer, sent by email'}
        <textarea
          value={text}
          rows={7}
          maxLength={MAX_MESSAGE_CHARACTERS}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="thread__buttons">
        <Button disabled={isRunning || message === ''} onClick={() => void send()}>
          {isNote ? 'Save note' : 'Send answer'}
        </Button>
        {status === 'closed' ? (
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() => void run(call(reopenThread, { params }), DONE.reopened)}
          >
            Open again
          </Button>
        ) : (
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() => void run(call(closeThread, { params }), DONE.closed)}
          >
            Close without an answer
          </Button>
        )}
      </div>
    </div>
  )
}

const DONE = {
  answered: 'Your answer is on its way.',
  noted: 'Note saved.',
  closed: 'Closed. It opens again when they write.',
  reopened: 'Open again.',
}
