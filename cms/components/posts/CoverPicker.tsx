'use client'
import { toast, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { mediaAddress } from '#contracts/mediaAddress.ts'
import { thumbnailOf } from '#contracts/pictures.ts'
import { findFiles, type MediaFile, pickCover } from './pickCover.ts'

/** Below the cover: chooses one of the stored post's photos, or a frame of its film. */
export function CoverPicker() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { setValue } = useField<number>({ path: 'cover' })
  const isFilm = useFormFields(([fields]) => fields['type']?.value === 'video')
  const [isRunning, setRunning] = useState(false)
  const files = useFiles(fileIds(savedDocumentData, isFilm))
  const film = useRef<HTMLVideoElement>(null)
  if (id === undefined || files.length === 0) return null

  async function choose(choice: Parameters<typeof pickCover>[1]) {
    setRunning(true)
    const { cover, problem } = await pickCover(Number(id), choice)
    setRunning(false)
    if (cover === null) return void toast.error(problem)
    setValue(cover)
    toast.success('Cover chosen. Save the post to use it.')
  }

  const [video] = files
  return (
    <details className="cover-picker">
      <summary>{isFilm ? 'Take the cover from the film' : 'Choose the cover from the photos'}</summary>
      {isFilm && video ? (
        <>
          {/* The film's own sound is described on its page; here only the picture matters. */}
          <video ref={film} src={mediaAddress(keyOf(video))} controls muted preload="metadata" aria-label="The film" />
          <button
            type="button"
            disabled={isRunning}
            onClick={() => void choose({ second: film.current?.currentTime ?? 0 })}
          >
            {isRunning ? 'Taking the frame…' : 'Use this frame'}
          </button>
        </>
      ) : (
        <span role="group" aria-label="Photos">
          {files.map((photo, index) => (
            <button
              key={photo.id}
              type="button"
              disabled={isRunning}
              aria-label={`Use photo ${index + 1} as the cover`}
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

const keyOf = ({ filename }: MediaFile): string => filename.split('.')[0] ?? ''

type Saved = { video?: unknown; images?: { media?: unknown }[] }

function fileIds(saved: Saved | undefined, isFilm: boolean): number[] {
  const related = isFilm ? [saved?.video] : (saved?.images ?? []).map(({ media }) => media)
  return related.map(idOf).filter((id) => id !== null)
}

const idOf = (related: unknown): number | null => {
  const id: unknown = typeof related === 'object' && related !== null && 'id' in related ? related.id : related
  return typeof id === 'number' ? id : null
}

function useFiles(ids: number[]): MediaFile[] {
  const [files, setFiles] = useState<MediaFile[]>([])
  const wanted = ids.join(',')
  useEffect(() => {
    let isCurrent = true
    void findFiles(wanted).then((found) => isCurrent && setFiles(found))
    return () => void (isCurrent = false)
  }, [wanted])
  return files
}
