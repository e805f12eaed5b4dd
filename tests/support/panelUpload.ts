import type { Browser } from './Browser.ts'
import { sendFromPanel } from './panel.ts'
import type { Site } from './site.ts'

type Described = { filename: string; mimeType: string; filesize: number; collectionSlug?: string; docPrefix?: string }
type Signed = { url: string; filename: string; headers: Record<string, string>; clientUploadContext: object }

/** Asks for an address of the bucket, as the panel does before it sends a file there: its JSON is called text. */
export function askToUpload(site: Site, person: Browser, described: Described): Promise<Response> {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${site.url}/cms/api/storage-s3-generate-signed-url`, {
    method: 'POST',
    body: JSON.stringify({ collectionSlug: 'media', docPrefix: '', ...described }),
    headers: { cookie, origin: site.url },
  })
}

/** A file on its way: in the bucket, not yet in the panel. */
export async function sendToBucket(site: Site, employee: Browser, bytes: Buffer, mimeType: string): Promise<Signed> {
  const answer = await askToUpload(site, employee, { filename: 'secret dig site', mimeType, filesize: bytes.length })
  if (answer.status !== 200) throw new Error(`The signing answered ${answer.status}: ${await answer.text()}`)
  const signed = (await answer.json()) as Signed
  const sent = await putAsSigned(signed, bytes)
  if (sent.status !== 200) throw new Error(`The bucket answered ${sent.status}: ${await sent.text()}`)
  return signed
}

/** Browsers set the length themselves. */
export const putAsSigned = ({ url, headers }: Signed, bytes: Buffer, changed: Record<string, string> = {}) => {
  const { 'Content-Length': _, ...rest } = headers
  return fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { ...rest, ...changed } })
}

/** The panel's form for a file that is in the bucket. */
export function saveSent(
  site: Site,
  employee: Browser,
  { filename, clientUploadContext }: Pick<Signed, 'filename' | 'clientUploadContext'>,
  { mimeType, size = 1, id }: { mimeType: string; size?: number; id?: number },
): Promise<Response> {
  const form = new FormData()
  form.set('file', JSON.stringify({ clientUploadContext, collectionSlug: 'media', filename, mimeType, size }))
  form.set('_payload', JSON.stringify({ alt: 'A beach', prefix: 'elsewhere', _objectKey: 'elsewhere' }))
  return sendFromPanel(site, employee, id ? 'PATCH' : 'POST', `/cms/api/media${id ? `/${id}` : ''}`, form)
}
