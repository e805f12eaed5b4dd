import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'

export function sendFromPanel(
  site: Site,
  employee: Browser,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<Response> {
  const cookie = [...employee.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const isForm = body instanceof FormData
  return fetch(`${site.url}${path}`, {
    method,
    body: isForm ? body : body && JSON.stringify(body),
    headers: { cookie, origin: site.url, ...(body && !isForm && { 'content-type': 'application/json' }) },
  })
}

type PanelUpload = { id: number; filename: string; mimeType: string; durationSeconds: number | null }

/** With a false filename. */
export async function uploadInPanel(
  site: Site,
  employee: Browser,
  bytes: Buffer,
  type = 'image/jpeg',
): Promise<PanelUpload> {
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(bytes)], { type }),
    `secret dig site.${type.startsWith('video') ? 'mov' : 'jpg'}`,
  )
  form.set('_payload', JSON.stringify({ alt: 'A beach' }))
  const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/media', form)
  if (answer.status !== 201) throw new Error(`The panel answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { doc: PanelUpload }).doc
}
