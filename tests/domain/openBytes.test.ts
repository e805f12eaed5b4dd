import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openBytes, type OpenBytes } from '#server/cache/openBytes.ts'

const beginnings = {
  none: '',
  short: '<p>Agate</p>',
  long: Array.from({ length: 60_000 }, (_, place) => `<li>${(place * 7919) % 1000}é`).join(''),
}

const whole = ({ beginning, endWith }: OpenBytes['br'], end: Buffer) => Buffer.concat([beginning, endWith(end)])

describe.each(Object.entries(beginnings))('what begins with %s text', (_name, beginning) => {
  it.each([0, 1, 300, 65_535, 65_536, 65_537, 200_001])('takes an end of %i bytes in every form', async (bytes) => {
    const end = Buffer.alloc(bytes, 'Géode ')
    const expected = Buffer.concat([Buffer.from(beginning), end])
    for (const quality of [5, 11]) {
      const open = await openBytes(Buffer.from(beginning), quality)
      expect(brotliDecompressSync(whole(open.br, end)).equals(expected)).toBe(true)
      expect(gunzipSync(whole(open.gzip, end)).equals(expected)).toBe(true)
      expect(whole(open.identity, end).equals(expected)).toBe(true)
      // And again: what it begins with is not used up.
      expect(brotliDecompressSync(whole(open.br, end)).equals(expected)).toBe(true)
    }
  })
})
