import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodeText } from '#server/cache/encode.ts'

const facts = { type: 'application/json', cacheControl: 'no-cache', common: [] }
const WORDS = ['agate', 'geode', 'river', 'band', 'quartz', 'lamp', 'sieve', 'creek']
const textOf = (characters: number) =>
  Array.from({ length: characters }, (_, place) => WORDS[Math.floor(Math.abs(Math.sin(place)) * WORDS.length)])
    .join(' ')
    .slice(0, characters)

it('recompressing makes the Brotli variant smaller, with its own ETag', async () => {
  const text = textOf(20_000)
  const { value, recompress } = await encodeText(text, facts)
  const recompressed = await recompress?.()
  if (!recompressed) throw new Error('It cannot be recompressed')
  for (const { br, gzip, identity } of [value, recompressed]) {
    expect(brotliDecompressSync(br.body).toString()).toBe(text)
    expect(gunzipSync(gzip.body).toString()).toBe(text)
    expect(identity.body.toString()).toBe(text)
  }
  expect(recompressed.br.body.length).toBeLessThan(value.br.body.length)
  expect(recompressed.br.headers).toContain(String(recompressed.br.body.length))
  expect(recompressed.br.etag).not.toBe(value.br.etag)
  expect(recompressed.gzip.etag).toBe(value.gzip.etag)
  expect(new Set([recompressed.br.etag, recompressed.gzip.etag, recompressed.identity.etag]).size).toBe(3)
})

it.each([10, 500, 250_000])('a text of %i characters is not recompressed', async (characters) => {
  expect((await encodeText(textOf(characters), facts)).recompress).toBeUndefined()
})
