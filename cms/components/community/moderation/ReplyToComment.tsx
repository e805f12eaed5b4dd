'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { writeComment } from '#contracts/routes/community/comments.ts'
import { MAX_COMMENT_CHARACTERS } from '#contracts/shared/constants.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { moderate } from './moderate.ts'

type ReplyToCommentProps = { id: number; postId: number; isWaiting: boolean }

/** A reply approves a pending comment first: nobody could see the reply otherwise. */
export function ReplyToComment({ id, postId, isWaiting }: ReplyToCommentProps) {
  const [text, setText] = useState('')
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()
  const content = text.trim()

  async function handleReply(): Promise<void> {
    setRunning(true)
    const problem =
      (isWaiting ? await moderate([id], 'approve') : null) ??
      (await problemOf(call(writeComment, { params: { id: postId }, input: { content, replyTo: id } })))
    setRunning(false)
    router.refresh()
    if (problem) return void toast.error(problem)
    toast.success(t('Your reply is below the comment.'))
    setText('')
  }

  return (
    <section className="thread" id="reply" aria-label={t('Reply')}>
      <div className="thread__form">
        <label>
          {t('Your reply. Everyone who sees the comment sees it.')}
          <textarea
            value={text}
            rows={4}
            maxLength={MAX_COMMENT_CHARACTERS}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className="thread__buttons">
          <Button disabled={isRunning || content === ''} onClick={() => void handleReply()}>
            {t(isWaiting ? 'Approve and reply' : 'Reply')}
          </Button>
          <a href={`/content/${postId}`}>{t('See the post on the site')}</a>
        </div>
      </div>
    </section>
  )
}
