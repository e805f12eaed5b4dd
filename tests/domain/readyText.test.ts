import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readyText } from '#server/cache/encode.ts'

const facts = { type: 'application/json', cacheControl: 'no-cache', common: [] }
const WORDS = ['agate', 'geode', 'river', 'band', 'quartz', 'lamp', 'sieve', 'creek']
const textOf = (characters: number) =>
  Array.from({ length: characters }, (_, place) => WORDS[Math.floor(Math.abs(Math.sin(place)) * WORDS.length)])
    .join(' ')
    .slice(0, characters)

it('an answer is packed quickly first; refined it is the same in fewer bytes, which have a tag of their own', async () => {
  const text = textOf(20_000)
  const { ready, refine } = await readyText(text, facts)
  const refined = await refine?.()
  if (!refined) throw new Error('It is as good as it gets')
  for (const { br, gzip, identity } of [ready, refined]) {
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(text)
    expect(identity.bytes.toString()).toBe(text)
  }
  expect(refined.br.bytes.length).toBeLessThan(ready.br.bytes.length)
  expect(refined.br.headers).toContain(String(refined.br.bytes.length))
  expect(refined.br.etag).not.toBe(ready.br.etag)
  expect(refined.gzip.etag).toBe(ready.gzip.etag)
  expect(new Set([refined.br.etag, refined.gzip.etag, refined.identity.etag]).size).toBe(3)
})

it.each([10, 500, 250_000])('an answer of %i characters is as good as it gets', async (characters) => {
  expect((await readyText(textOf(characters), facts)).refine).toBeUndefined()
})
