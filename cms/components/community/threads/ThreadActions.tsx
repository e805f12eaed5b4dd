'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { MAX_MESSAGE_CHARACTERS } from '#contracts/shared/textLimits.ts'
import { answerThread, closeThread, noteThread, reopenThread } from '#contracts/routes/community/threads.ts'
import type { ThreadStatus } from '#contracts/community/threads.ts'
import type { SavedReply } from '#domain/operations/reports/readThreadFile.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
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
  const t = useText()
  const params = { id }
  const message = text.trim()

  async function run(work: Promise<void>, done: string): Promise<void> {
    setRunning(true)
    const problem = await problemOf(work)
    setRunning(false)
    if (problem) return void toast.error(problem)
    toast.success(t(done))
    router.refresh()
    if (done !== DONE.closed) setText('')
  }

  const send = () =>
    isNote
      ? run(call(noteThread, { params, input: { message } }), DONE.noted)
      : run(call(answerThread, { params, input: { message, lastSeen } }), DONE.answered)

  return (
    <div className="thread__form">
      <div className="moderation" role="group" aria-label={t('What you write')}>
        <button type="button" aria-pressed={!isNote} onClick={() => setNote(false)}>
          {t('Answer')}
        </button>
        <button type="button" aria-pressed={isNote} onClick={() => setNote(true)}>
          {t('Internal note')}
        </button>
        {!isNote && savedReplies.length > 0 && (
          <select
            aria-label={t('Insert a saved reply')}
            value=""
            onChange={({ target }) => {
              const reply = savedReplies.find((one) => String(one.id) === target.value)
              if (reply) setText([message, fillName(reply.text, name)].filter(Boolean).join('\n\n'))
            }}
          >
            <option value="">{t('Insert a saved reply…')}</option>
            {savedReplies.map((reply) => (
              <option key={reply.id} value={reply.id}>
                {reply.title}
              </option>
            ))}
          </select>
        )}
      </div>
      <label>
        {t(isNote ? 'Note that only employees see' : 'Your answer, sent by email')}
        <textarea
          value={text}
          rows={7}
          maxLength={MAX_MESSAGE_CHARACTERS}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="thread__buttons">
        <Button disabled={isRunning || message === ''} onClick={() => void send()}>
          {t(isNote ? 'Save note' : 'Send answer')}
        </Button>
        {status === 'closed' ? (
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() => void run(call(reopenThread, { params }), DONE.reopened)}
          >
            {t('Open again')}
          </Button>
        ) : (
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() => void run(call(closeThread, { params }), DONE.closed)}
          >
            {t('Close without an answer')}
          </Button>
        )}
      </div>
    </div>
  )
}

const DONE = {
  answered: msg('Your answer is on its way.'),
  noted: msg('Note saved.'),
  closed: msg('Closed. It opens again when they write.'),
  reopened: msg('Open again.'),
}
