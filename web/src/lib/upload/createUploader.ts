import AwsS3 from '@uppy/aws-s3'
import Uppy, { type Meta, type UppyFile } from '@uppy/core'
import { call } from '#contracts/call.ts'
import { requestUpload } from '#contracts/routes/uploads.ts'
import { handleSessionExpired } from '../sessionExpired.ts'
import { putFile, uploadError } from './putFile.ts'
import { retryUpload } from './retryUpload.ts'

export type UploadLimits = {
  /** With the dot: `.jpg`. */
  extensions: readonly string[]
  maxBytes: number
  maxFiles: number
}

/** `address` identifies the uploaded file to the API. */
type UploadMeta = Meta & { address?: string }
type UploadBody = Record<string, never>
export type Upload = UppyFile<UploadMeta, UploadBody>
export type Uploader = Uppy<UploadMeta, UploadBody>

/** Errors are shown on the screen instead. */
const SILENT = { debug() {}, warn() {}, error() {} }

type UploadRequest = Omit<Parameters<typeof AwsS3.uploadPartBytes>[0], 'onProgress'> & {
  onProgress: (event: ProgressEvent) => void
}
type UploaderOptions = { id: string; limits: UploadLimits; autoStart: boolean }

/** One PUT per file to the URL from `POST /api/objects/upload`. */
export function createUploader({ id, limits, autoStart }: UploaderOptions): Uploader {
  const uppy: Uploader = new Uppy<UploadMeta, UploadBody>({
    id,
    autoProceed: autoStart,
    logger: SILENT,
    restrictions: {
      maxFileSize: limits.maxBytes,
      maxNumberOfFiles: limits.maxFiles,
      allowedFileTypes: [...limits.extensions],
    },
  })

  async function getUploadParameters(file: Upload) {
    try {
      const { uploadURL } = await call(requestUpload, file.size ? { input: { size: file.size } } : {})
      uppy.setFileMeta(file.id, { address: uploadURL })
      const url = new URL(uploadURL, window.location.href).href
      const headers: Record<string, string> = file.type ? { 'Content-Type': file.type } : {}
      return { method: 'PUT' as const, url, headers }
    } catch (error) {
      handleSessionExpired(error)
      throw uploadError(error)
    }
  }

  uppy.use(AwsS3<UploadMeta, UploadBody>, {
    shouldUseMultipart: false,
    getUploadParameters,
    uploadPartBytes: async ({ signature: { url, headers = {} }, body, onProgress, signal }: UploadRequest) => {
      if (body instanceof FormData) throw new Error('A file is sent as it is, not in a form')
      await retryUpload(() => putFile(url, body, { headers, onProgress, ...(signal && { signal }) }), signal)
      return { ETag: '' }
    },
  })
  return uppy
}

export function uploadedUrls(uploads: Upload[]): string[] {
  return uploads.flatMap(({ progress, meta }) => (progress.uploadComplete && meta.address ? [meta.address] : []))
}

/** Swaps a file with its neighbor; the display order is the published order. */
export function moveUpload(uppy: Uploader, id: string, by: -1 | 1) {
  const uploads = uppy.getFiles()
  const from = uploads.findIndex((upload) => upload.id === id)
  const [moved] = uploads.splice(from, 1)
  if (!moved) return
  uploads.splice(from + by, 0, moved)
  uppy.setState({ files: Object.fromEntries(uploads.map((upload) => [upload.id, upload])) })
}
