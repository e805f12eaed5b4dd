import { UppyContextProvider, useUppyState } from '@uppy/react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import {
  uploadedUrls,
  createUploader,
  moveUpload,
  removeUpload,
  type Upload,
  type RequestAddress,
  type UploadLimits,
} from '../../lib/upload/createUploader.ts'
import { theme } from '../../theme.ts'
import { Button } from '../Button.tsx'
import { FieldError } from '../Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { stateOf, UploadRow } from './UploadRow.tsx'
import { UploadZone } from './UploadZone.tsx'
import { useUploadAnnouncement } from './useUploadAnnouncement.ts'
import { t } from '../../lib/text.ts'

export type UploadState = {
  addresses: string[]
  isBusy: boolean
  /** The file is still in the list. */
  hasFailed: boolean
  isEmpty: boolean
}

export type UploadWidgetProps = {
  label: string
  hint: string
  limits: UploadLimits
  autoStart?: boolean
  error?: string | undefined
  /** Without it, an upload of the account. */
  requestAddress?: RequestAddress
  onChange: (state: UploadState) => void
}

export function UploadWidget({
  label,
  hint,
  limits,
  autoStart = true,
  error,
  requestAddress,
  onChange,
}: UploadWidgetProps) {
  const id = useId()
  const [uppy] = useState(() => createUploader({ id, limits, autoStart, ...(requestAddress && { requestAddress }) }))
  const { announcement, announce } = useUploadAnnouncement(uppy)
  const files = useUppyState(uppy, (state) => state.files)
  const messages = useUppyState(uppy, (state) => state.info)
  // A message with details is about a failed upload, whose row already shows it.
  const rejections = messages.filter(({ details }) => !details)
  const uploads = Object.values(files)
  const isWaiting = uploads.some((upload) => stateOf(upload) === 'waiting')
  // A chosen file is pending for a moment even with `autoStart`.
  const isBusy = uploads.some((upload) => stateOf(upload) === 'sending') || (autoStart && isWaiting)
  const hasFailed = uploads.some((upload) => stateOf(upload) === 'failed')
  const uploaded = uploadedUrls(uploads).join('\n')

  const box = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ index: number; by: -1 | 1 }>()

  // A moved row loses the focus: return it to the button that moved it, or to its other button.
  useEffect(() => {
    const row = moved && box.current?.querySelectorAll('li')[moved.index]
    const button = row?.querySelector<HTMLElement>(`[data-by="${moved?.by}"]`) ?? row?.querySelector('[data-by]')
    if (button instanceof HTMLElement) button.focus()
  }, [moved])

  useEffect(() => () => uppy.cancelAll(), [uppy])

  useEffect(() => {
    onChange({ addresses: uploaded ? uploaded.split('\n') : [], isBusy, hasFailed, isEmpty: uploads.length === 0 })
    // Only when the list changes; the callback is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uploaded, isBusy, hasFailed, uploads.length])

  function move(index: number, by: -1 | 1) {
    const upload = uploads[index]
    if (!upload) return
    moveUpload(uppy, upload.id, by)
    setMoved({ index: index + by, by })
    announce(
      t('{name} is now number {index} of {count}', { name: upload.name, index: index + by + 1, count: uploads.length }),
    )
  }

  function remove(upload: Upload) {
    removeUpload(uppy, upload)
    announce(t('{name} removed', { name: upload.name }))
    box.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
  }

  return (
    <Box ref={box}>
      <UppyContextProvider uppy={uppy}>
        <UploadZone label={label} hint={hint} error={error} isMany={limits.maxFiles > 1} />
      </UppyContextProvider>
      {uploads.length === 0 && <UnfinishedUploads extensions={limits.extensions} />}
      <div role="alert">
        {rejections.map(({ message }, index) => (
          <FieldError key={`${index} ${message}`}>{message}</FieldError>
        ))}
      </div>
      {uploads.length > 0 && (
        <List role="list" aria-label={t('{label}, chosen', { label })}>
          {uploads.map((upload, index) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => void uppy.retryUpload(upload.id)}
              onRemove={() => remove(upload)}
              onEarlier={index > 0 ? () => move(index, -1) : undefined}
              onLater={index < uploads.length - 1 ? () => move(index, 1) : undefined}
            />
          ))}
        </List>
      )}
      {!autoStart && isWaiting && <Button onClick={() => void uppy.upload()}>{t('Upload')}</Button>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`
const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
`
