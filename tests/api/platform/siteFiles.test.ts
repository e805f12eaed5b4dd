import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { precompress } from '#bin/build/precompress.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { useSite } from '../../support/site.ts'

const PAGE =
  '<html><head><script type="module" src="/assets/index-abc.js"></script></head><body><div id="root"></div></body></html>'
const site = useSite()
const script = `export const agate = '${'band '.repeat(500)}'`
let folder: string
let server: Server
let url: string
const problems: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-dist-'))
  await Promise.all(['assets', '.vite', '.server'].map((name) => mkdir(join(folder, name))))
  await Promise.all([
    writeFile(join(folder, 'index.html'), PAGE),
    writeFile(join(folder, 'early.mjs'), 'void 0'),
    writeFile(join(folder, '.vite/manifest.json'), '{}'),
    writeFile(join(folder, '.server/ssr-worker.mjs'), 'throw new Error("no screens here")'),
    writeFile(join(folder, 'assets/index-abc.js'), script),
    writeFile(join(folder, 'assets/font-abc.woff2'), 'letters'),
    writeFile(join(folder, 'favicon.svg'), '<svg/>'),
  ])
  await precompress(folder)
  const { builtWeb } = await import('#server/ssr/builtWeb.ts')
  const { createApp } = await import('#server/app.ts')
  const web = await builtWeb(folder, (problem) => problems.push(problem))
  const parts = { payload: site.payload, web, cmsFolder: join(site.dataDir, 'cms') }
  server = createServer(createApp(parts))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

describe('a file of the built site', () => {
  it('is served precompressed in the encoding the client accepts', async () => {
    const asked = ['br, gzip', 'gzip', 'identity'].map((accepted) =>
      fetchBytes(`${url}/assets/index-abc.js`, { 'accept-encoding': accepted }),
    )
    const [br, gzip, bare] = await Promise.all(asked)
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(script)
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(script)
    expect(bare?.body.toString()).toBe(script)
    expect(br?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(br?.body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
  })

  it('gets 304 for its ETag, and HEAD without a body', async () => {
    const { headers } = await fetchBytes(`${url}/assets/index-abc.js`, { 'accept-encoding': 'br' })
    const etag = String(headers['etag'])
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await fetchBytes(`${url}/assets/index-abc.js`, { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    const head = await fetchBytes(`${url}/assets/index-abc.js`, { 'accept-encoding': 'br' }, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: { etag }, body: Buffer.alloc(0) })
  })

  it('that is not text is served unchanged', async () => {
    const font = await fetchBytes(`${url}/assets/font-abc.woff2`, { 'accept-encoding': 'br' })
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '7' })
    expect(font.headers).not.toHaveProperty('vary')
    expect((await fetchBytes(`${url}/favicon.svg?v=1`)).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('that is not a page has no headers meant for pages', async () => {
    const policyOf = async (path: string) => (await fetchBytes(url + path)).headers['content-security-policy']
    for (const part of ['/assets/index-abc.js', '/assets/font-abc.woff2']) {
      const { headers } = await fetchBytes(url + part)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('content-security-policy')
    }
    for (const page of ['/favicon.svg', '/shop']) expect(await policyOf(page)).toContain("default-src 'none'")
  })

  it('of an earlier build, or internal to the build, gets 404', async () => {
    const paths = [
      '/assets/index-old.js',
      '/.server/ssr-worker.mjs',
      '/.vite/manifest.json',
      '/index.html',
      '/assets/..%2findex.html',
    ]
    const answers = await Promise.all(paths.map((path) => fetchBytes(url + path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

it('a page is sent without server rendering when that fails', async () => {
  const { status, body } = await fetchBytes(`${url}/shop`)
  expect(status).toBe(200)
  expect(body.toString()).toContain('<div id="root"></div>')
  expect(body.toString()).toContain('id="initial-data"')
  expect(problems.join()).toContain('no screens here')
})
