import AwsS3 from '@uppy/aws-s3'
import Uppy, { type Meta, type UppyFile } from '@uppy/core'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { requestUpload } from '#contracts/routes/platform/uploads.ts'
import { fetchChunk } from '../fetchChunk.ts'
import { handleSessionExpired } from '../sessionExpired.ts'
import { putFile, uploadError } from './putFile.ts'
import { fingerprintOf } from './fingerprintOf.ts'
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
/** The address of an upload; `resumeURL` where it may be sent in parts. */
export type RequestAddress = (
  size: number | undefined,
) => Promise<{ uploadURL: string; resumeURL?: string | undefined }>

type UploaderOptions = { id: string; limits: UploadLimits; autoStart: boolean; requestAddress?: RequestAddress }

const requestOwn: RequestAddress = (size) => call(requestUpload, size ? { input: { size } } : {})

/** Below this size, resending a file is cheaper than asking for the offset. */
const RESUMABLE_FROM_BYTES = 5 * 1024 * 1024

/** Null if it can't be loaded; single PUTs don't need it. */
const loadResumable = () => fetchChunk(() => import('./resumable.ts')).catch(() => null)

/** Large files in parts that can be continued, others with one PUT, to the URLs from `requestAddress`. */
export function createUploader({ id, limits, autoStart, requestAddress = requestOwn }: UploaderOptions): Uploader {
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

  async function getAddress(file: Upload): Promise<{ address: string; isResumable: boolean }> {
    const resumable = (file.size ?? 0) >= RESUMABLE_FROM_BYTES ? await loadResumable() : null
    const started = await resumable?.findStarted(fingerprintOf(file))
    if (started) return { address: started, isResumable: true }
    const { uploadURL, resumeURL } = await requestAddress(file.size ?? undefined)
    return resumable && resumeURL
      ? { address: resumeURL, isResumable: true }
      : { address: uploadURL, isResumable: false }
  }

  async function getUploadParameters(file: Upload) {
    try {
      const { address, isResumable } = await getAddress(file)
      uppy.setFileMeta(file.id, { address })
      const url = new URL(address, window.location.href).href
      if (isResumable) resumed.set(url, file)
      else resumed.delete(url)
      const headers: Record<string, string> = file.type ? { 'Content-Type': file.type } : {}
      return { method: 'PUT' as const, url, headers }
    } catch (error) {
      handleSessionExpired(error)
      throw uploadError(error)
    }
  }

  /** Files that are sent in parts, by URL. */
  const resumed = new Map<string, Upload>()

  uppy.use(AwsS3<UploadMeta, UploadBody>, {
    shouldUseMultipart: false,
    getUploadParameters,
    uploadPartBytes: async ({ signature: { url, headers = {} }, body, onProgress, signal }: UploadRequest) => {
      if (body instanceof FormData) throw new Error('A file is sent as it is, not in a form')
      const file = resumed.get(url)
      const isSent = file !== undefined && (await sendInParts(url, body, { file, onProgress, signal }))
      if (!isSent)
        await retryUpload(() => putFile(url, body, { headers, onProgress, ...(signal && { signal }) }), signal)
      return { ETag: '' }
    },
  })
  return uppy
}

type PartOptions = { file: Upload; onProgress: UploadRequest['onProgress']; signal: UploadRequest['signal'] }

/** @returns false where a proxy does not allow PATCH. */
async function sendInParts(url: string, body: Blob, { file, onProgress, signal }: PartOptions): Promise<boolean> {
  const resumable = await loadResumable()
  if (!resumable) return false
  try {
    const options = { fingerprint: fingerprintOf(file), filename: file.name, onProgress, signal }
    await resumable.sendResumable(url, body, options)
    return true
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof ApiError && [405, 501].includes(cause.status)) return false
    throw error
  }
}

/** Also deletes what the server has received. */
export function removeUpload(uppy: Uploader, file: Upload) {
  const { address } = file.meta
  uppy.removeFile(file.id)
  if (!address || file.progress.uploadComplete || (file.size ?? 0) < RESUMABLE_FROM_BYTES) return
  void loadResumable().then((resumable) => resumable?.cancelResumable(address, fingerprintOf(file)))
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
