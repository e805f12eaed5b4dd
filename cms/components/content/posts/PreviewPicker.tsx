'use client'
import { toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { call } from '#contracts/call.ts'
import { PREVIEW_SECONDS } from '#contracts/shared/constants.ts'
import { makePreview } from '#contracts/routes/content/posts.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { fileAddress } from './findFiles.ts'
import { usePostFiles } from './usePostFiles.ts'

/** Below the preview: cuts it from the stored post's film. */
export function PreviewPicker() {
  const { id } = useDocumentInfo()
  const t = useText()
  const { setValue } = useField<number>({ path: 'preview' })
  const [isRunning, setRunning] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  const [video] = usePostFiles('film')
  if (id === undefined || !video) return null

  async function cut() {
    setRunning(true)
    const answer = call(makePreview, { params: { id: Number(id) }, input: { second: film.current?.currentTime ?? 0 } })
    const problem = await problemOf(answer)
    setRunning(false)
    if (problem !== null) return void toast.error(problem)
    setValue(Number((await answer).id))
    toast.success(t('Preview cut. Save the post to use it.'))
  }

  return (
    <details className="cover-picker">
      <summary>{t('Cut a preview from the film')}</summary>
      {/* The film’s own sound is described on its page; here only the moment matters. */}
      <video ref={film} src={fileAddress(video)} controls preload="metadata" aria-label={t('The film')} />
      <button type="button" disabled={isRunning} onClick={() => void cut()}>
        {isRunning ? t('Cutting the preview…') : t('Use {count} seconds from here', { count: PREVIEW_SECONDS })}
      </button>
    </details>
  )
}
