import AwsS3 from '@uppy/aws-s3'
import Uppy, { type Meta, type UppyFile } from '@uppy/core'
import { call } from '#contracts/call.ts'
import { requestUpload } from '#contracts/routes/site.ts'
import { handleSessionExpired } from '../sessionExpired.ts'
import { putFile, refusal } from './putFile.ts'
import { retryUpload } from './retryUpload.ts'

export type UploadLimits = {
  /** Endings of the files that may be chosen, `.jpg`. */
  extensions: readonly string[]
  maxBytes: number
  maxFiles: number
}

/** `address` names the file to the API once it has arrived. */
type UploadMeta = Meta & { address?: string }
/** The store's answer has no body that anything here reads. */
type UploadBody = Record<string, never>
export type Upload = UppyFile<UploadMeta, UploadBody>
export type Uploader = Uppy<UploadMeta, UploadBody>

/** What goes wrong is told on the screen. */
const SILENT = { debug() {}, warn() {}, error() {} }

type UploadOrder = Omit<Parameters<typeof AwsS3.uploadPartBytes>[0], 'onProgress'> & {
  onProgress: (event: ProgressEvent) => void
}
type UploaderOptions = { id: string; limits: UploadLimits; autoStart: boolean }

/**
 * Uppy with the site's upload path: an address from `POST /api/objects/upload`, then one PUT for each file.
 * Uppy's defaults apply: six uploads at a time, messages for 5000 ms, four refusals one by one, progress every 500 ms.
 */
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
      throw refusal(error)
    }
  }

  uppy.use(AwsS3<UploadMeta, UploadBody>, {
    shouldUseMultipart: false,
    getUploadParameters,
    uploadPartBytes: async ({ signature: { url, headers = {} }, body, onProgress, signal }: UploadOrder) => {
      if (body instanceof FormData) throw new Error('A file is sent as it is, not in a form')
      await retryUpload(() => putFile(url, body, { headers, onProgress, ...(signal && { signal }) }), signal)
      return { ETag: '' }
    },
  })
  return uppy
}

/** The addresses of what has arrived, in the order shown. */
export function arrivedAddresses(uploads: Upload[]): string[] {
  return uploads.flatMap(({ progress, meta }) => (progress.uploadComplete && meta.address ? [meta.address] : []))
}

/** Exchanges a file with its neighbour; the order shown is the order published. */
export function moveUpload(uppy: Uploader, id: string, by: -1 | 1) {
  const uploads = uppy.getFiles()
  const from = uploads.findIndex((upload) => upload.id === id)
  const [moved] = uploads.splice(from, 1)
  if (!moved) return
  uploads.splice(from + by, 0, moved)
  uppy.setState({ files: Object.fromEntries(uploads.map((upload) => [upload.id, upload])) })
}
