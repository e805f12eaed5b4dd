import { request } from 'node:http'
import type { Ground } from '../ground.ts'
import { type Measured, measure } from '../measure.ts'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** One answer as it is on the wire, not unpacked. */
export function fetchWire(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const texts = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(texts) as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

type Wish = { path: string; cookie?: string; isUnchanged?: boolean; connections?: number }

/** What is kept ready is packed quickly first, and refined within some seconds if it is read once more. */
const REFINED_MS = 8_000

/** Has the site make all of it ready, down to its last form. */
export async function makeAllReady({ site }: Ground, wishes: Pick<Wish, 'path' | 'cookie'>[]): Promise<void> {
  for (const { path, cookie } of [...wishes, ...wishes])
    await fetchWire(site.url + path, { ...(cookie && { Cookie: cookie }) })
  await new Promise((resolve) => setTimeout(resolve, REFINED_MS))
}

/** The product against a bare server that holds the very same bytes in memory. */
export async function compareBytes(
  { site, limits, database }: Ground,
  { path, cookie, isUnchanged = false, connections = 64 }: Wish,
): Promise<{ product: Measured; limit: Measured; bytes: number }> {
  const headers: Record<string, string> = { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) }
  const wire = await fetchWire(site.url + path, headers)
  if (wire.status !== 200) throw new Error(`${path} answered ${wire.status}`)
  await give(limits.plainUrl, path, wire)
  const asked = isUnchanged ? { ...headers, 'If-None-Match': wire.headers['etag'] ?? '' } : headers
  const shots = [{ path, headers: asked }]
  const measured = await measure({
    limit: { url: limits.plainUrl, shots, connections, pid: limits.pid, databasePid: database.pid },
    product: { url: site.url, shots, connections, pid: site.pid, databasePid: database.pid },
  })
  return { ...measured, bytes: wire.body.length }
}

/** Has the bare server answer an address with these bytes from now on. */
export async function give(
  plainUrl: string,
  path: string,
  { headers, body }: Pick<Answer, 'headers' | 'body'>,
): Promise<void> {
  const kept = Object.entries(headers).filter(([name]) => ['content-type', 'content-encoding', 'etag'].includes(name))
  await fetch(plainUrl + path, {
    method: 'PUT',
    headers: Object.fromEntries(kept.map(([name, value]) => [`x-${name}`, value])),
    body: new Uint8Array(body),
  })
}
