import { request } from 'node:http'
import type { Testbed } from '../createTestbed.ts'
import { type Measurement, measure } from '../measure.ts'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

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

type Page = { path: string; cookie?: string; isUnchanged?: boolean; connections?: number }

/** Responses are recompressed within seconds. */
const RECOMPRESSED_MS = 8_000

export async function warmCache({ site }: Testbed, pages: Pick<Page, 'path' | 'cookie'>[]): Promise<void> {
  for (const { path, cookie } of [...pages, ...pages])
    await fetchWire(site.url + path, { ...(cookie && { Cookie: cookie }) })
  await new Promise((resolve) => setTimeout(resolve, RECOMPRESSED_MS))
}

export async function compareBytes(
  { site, limits, database }: Testbed,
  { path, cookie, isUnchanged = false, connections = 64 }: Page,
): Promise<{ product: Measurement; limit: Measurement; bytes: number }> {
  const headers: Record<string, string> = { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) }
  const wire = await fetchWire(site.url + path, headers)
  if (wire.status !== 200) throw new Error(`${path} answered ${wire.status}`)
  await setBareResponse(limits.plainUrl, path, wire)
  const asked = isUnchanged ? { ...headers, 'If-None-Match': wire.headers['etag'] ?? '' } : headers
  const loadRequests = [{ path, headers: asked }]
  const measured = await measure({
    limit: { url: limits.plainUrl, loadRequests, connections, pid: limits.pid, databasePid: database.pid },
    product: { url: site.url, loadRequests, connections, pid: site.pid, databasePid: database.pid },
  })
  return { ...measured, bytes: wire.body.length }
}

export async function setBareResponse(
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
