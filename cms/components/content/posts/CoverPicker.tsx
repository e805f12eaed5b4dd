'use client'
import { toast, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { thumbnailOf } from '#contracts/platform/pictures.ts'
import { useText } from '../../platform/view/useText.ts'
import { fileAddress } from './findFiles.ts'
import { pickCover } from './pickCover.ts'
import { usePostFiles } from './usePostFiles.ts'

/** Below the cover: chooses one of the stored post's photos, or a frame of its film. */
export function CoverPicker() {
  const { id } = useDocumentInfo()
  const t = useText()
  const { setValue } = useField<number>({ path: 'cover' })
  const isFilm = useFormFields(([fields]) => fields['type']?.value === 'video')
  const [isRunning, setRunning] = useState(false)
  const files = usePostFiles(isFilm ? 'film' : 'photos')
  const film = useRef<HTMLVideoElement>(null)
  if (id === undefined || files.length === 0) return null

  async function choose(choice: Parameters<typeof pickCover>[1]) {
    setRunning(true)
    const { cover, problem } = await pickCover(Number(id), choice)
    setRunning(false)
    if (cover === null) return void toast.error(problem)
    setValue(cover)
    toast.success(t('Cover chosen. Save the post to use it.'))
  }

  const [video] = files
  return (
    <details className="cover-picker">
      <summary>{t(isFilm ? 'Take the cover from the film' : 'Choose the cover from the photos')}</summary>
      {isFilm && video ? (
        <>
          {/* The film's own sound is described on its page; here only the picture matters. */}
          <video ref={film} src={fileAddress(video)} controls muted preload="metadata" aria-label={t('The film')} />
          <button
            type="button"
            disabled={isRunning}
            onClick={() => void choose({ second: film.current?.currentTime ?? 0 })}
          >
            {t(isRunning ? 'Taking the frame…' : 'Use this frame')}
          </button>
        </>
      ) : (
        <span role="group" aria-label={t('Photos')}>
          {files.map((photo, index) => (
            <button
              key={photo.id}
              type="button"
              disabled={isRunning}
              aria-label={t('Use photo {number} as the cover', { number: index + 1 })}
              onClick={() => void choose({ photo: photo.id })}
            >
              <img src={thumbnailOf(photo.filename)} alt="" />
            </button>
          ))}
        </span>
      )}
    </details>
  )
}
