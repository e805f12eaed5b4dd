import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { idOf } from '#contracts/shared/idOf.ts'
import { findFiles, type MediaFile } from './findFiles.ts'

type Saved = { video?: unknown; images?: { media?: unknown }[] }

/** The files of the stored post, in its order. */
export function usePostFiles(kind: 'film' | 'photos'): MediaFile[] {
  const { savedDocumentData } = useDocumentInfo()
  const saved = savedDocumentData as Saved | undefined
  const related = kind === 'film' ? [saved?.video] : (saved?.images ?? []).map(({ media }) => media)
  const wanted = related
    .map(idOf)
    .filter((id) => id !== null)
    .join(',')
  const [files, setFiles] = useState<MediaFile[]>([])
  useEffect(() => {
    let isCurrent = true
    void findFiles(wanted).then((found) => isCurrent && setFiles(found))
    return () => void (isCurrent = false)
  }, [wanted])
  return files
}
