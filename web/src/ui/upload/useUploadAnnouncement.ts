import { useEffect, useState } from 'react'
import type { Uploader } from '../../lib/upload/createUploader.ts'
import { t } from '../../lib/text.ts'

/** Start, each quarter and end; Uppy announces nothing. */
export function useUploadAnnouncement(uppy: Uploader) {
  const [announcement, announce] = useState('')

  useEffect(() => {
    let quarter = 0
    function handleStart() {
      quarter = 0
      announce(t('Upload started'))
    }
    function handleProgress(percent: number) {
      const reached = Math.floor(percent / 25)
      if (reached > quarter && reached < 4) announce(`${reached * 25}%`)
      quarter = Math.max(quarter, reached)
    }
    function handleSuccess() {
      if (uppy.getFiles().every(({ progress }) => progress.uploadComplete)) announce(t('Upload complete'))
    }
    uppy.on('upload-start', handleStart)
    uppy.on('progress', handleProgress)
    uppy.on('upload-success', handleSuccess)
    return () => {
      uppy.off('upload-start', handleStart)
      uppy.off('progress', handleProgress)
      uppy.off('upload-success', handleSuccess)
    }
  }, [uppy])

  return { announcement, announce }
}
