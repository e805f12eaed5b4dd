import { defaultOptions } from 'tus-js-client'

const { urlStorage } = defaultOptions
const TUS = { 'Tus-Resumable': '1.0.0' }

/** An upload that was begun in this browser and is not finished. */
export type StartedUpload = {
  name: string
  /** How much of it the site has; null once the site no longer keeps it. */
  percent: number | null
}

/** The same for the same file that is chosen again, also on the site's own upload page. */
export const fingerprintOf = ({ name, type, size, lastModified }: File): string =>
  ['upload', name, type, size, lastModified].join(' ')

/** The address of an upload of this file that the site still has; null to begin a new one. */
export async function findStarted(fingerprint: string): Promise<string | null> {
  for (const { uploadUrl } of await urlStorage.findUploadsByFingerprint(fingerprint))
    if (uploadUrl && (await askHowMuch(uploadUrl)) !== null) return uploadUrl
  await forgetStarted(fingerprint)
  return null
}

/** Each file once. Those that the site no longer keeps are listed this one time. */
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

/** In percent. @returns null when the site no longer keeps it. @throws when the site can't be reached. */
async function askHowMuch(address: string): Promise<number | null> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', headers: TUS })
  if (!ok) return null
  const length = Number(headers.get('upload-length'))
  return length > 0 ? Math.floor((Number(headers.get('upload-offset')) / length) * 100) : 0
}
