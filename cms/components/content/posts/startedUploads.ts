import { defaultOptions } from 'tus-js-client'

const { urlStorage } = defaultOptions
const TUS = { 'Tus-Resumable': '1.0.0' }

/** An upload that was begun in this browser and is not finished. */
export type StartedUpload = {
  name: string
  /** The part that the site has stored; null once the site no longer keeps the upload. */
  percent: number | null
}

/** Identifies a file when it is chosen again. The upload page of the site computes the same value. */
export const fingerprintOf = ({ name, type, size, lastModified }: File): string =>
  ['upload', name, type, size, lastModified].join(' ')

/** The address of an upload of this file that the site still has; null to begin a new one. */
export async function findStarted(fingerprint: string): Promise<string | null> {
  for (const { uploadUrl } of await urlStorage.findUploadsByFingerprint(fingerprint))
    if (uploadUrl && (await askHowMuch(uploadUrl)) !== null) return uploadUrl
  await forgetStarted(fingerprint)
  return null
}

/** Lists each file once. An upload that the site no longer keeps is listed one last time. */
export async function listStarted(): Promise<StartedUpload[]> {
  const found = new Map<string, StartedUpload>()
  for (const { uploadUrl, urlStorageKey, metadata } of await urlStorage.findAllUploads()) {
    const name = metadata['filename']
    if (!uploadUrl || !name) continue
    const percent = await askHowMuch(uploadUrl)
    if (percent === null) await urlStorage.removeUpload(urlStorageKey)
    const known = found.get(name)
    if (!known || known.percent === null) found.set(name, { name, percent })
  }
  return [...found.values()]
}

export async function forgetStarted(fingerprint: string): Promise<void> {
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(fingerprint))
    await urlStorage.removeUpload(urlStorageKey)
}

/** @returns the stored part in percent; null when the site no longer keeps the upload. @throws when the site can't be reached. */
async function askHowMuch(address: string): Promise<number | null> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', headers: TUS })
  if (!ok) return null
  const length = Number(headers.get('upload-length'))
  return length > 0 ? Math.floor((Number(headers.get('upload-offset')) / length) * 100) : 0
}
