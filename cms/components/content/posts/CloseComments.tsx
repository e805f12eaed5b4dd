'use client'
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { may } from '#contracts/platform/roles.ts'
import { closeComments, openComments } from '#contracts/routes/community/comments.ts'
import type { User } from '../../../../payload-types.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

/** In the sidebar of a post: closes its comments, or opens them again. */
export function CloseComments() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth<User>()
  const t = useText()
  const [changed, setChanged] = useState<boolean | null>(null)
  const [isRunning, setRunning] = useState(false)
  if (id === undefined || !may(user, 'moderateComments')) return null
  const isClosed = changed ?? Boolean(savedDocumentData?.['commentsClosedAt'])

  async function toggle() {
    setRunning(true)
    const problem = await problemOf(call(isClosed ? openComments : closeComments, { params: { id: Number(id) } }))
    setRunning(false)
    if (problem) return void toast.error(problem)
    setChanged(!isClosed)
    toast.success(t(isClosed ? 'Comments are open again.' : 'Comments are closed.'))
  }

  return (
    <fieldset className="side-box">
      <legend>{t('Comments')}</legend>
      <p role="status">
        {t(isClosed ? 'Closed: everyone can read the comments, no one can add one.' : 'Open: subscribers can comment.')}
      </p>
      <Button buttonStyle="secondary" size="small" disabled={isRunning} onClick={() => void toggle()}>
        {t(isClosed ? 'Open comments' : 'Close comments')}
      </Button>
    </fieldset>
  )
}
