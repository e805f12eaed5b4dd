import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openBytes } from '../../server/snapshots/openBytes.ts'

const beginnings = {
  none: '',
  short: '<p>Agate</p>',
  long: Array.from({ length: 60_000 }, (_, place) => `<li>${(place * 7919) % 1000}é`).join(''),
}

describe.each(Object.entries(beginnings))('what begins with %s text', (_name, beginning) => {
  it.each([0, 1, 300, 65_535, 65_536, 65_537, 200_001])('takes an end of %i bytes in every form', async (bytes) => {
    const end = Buffer.alloc(bytes, 'Géode ')
    const whole = Buffer.concat([Buffer.from(beginning), end])
    for (const isCalm of [true, false]) {
      const open = await openBytes(beginning, isCalm)
      expect(brotliDecompressSync(open.br(end)).equals(whole)).toBe(true)
      expect(gunzipSync(open.gzip(end)).equals(whole)).toBe(true)
      expect(open.identity(end).equals(whole)).toBe(true)
      // And again: what it begins with is not used up.
      expect(brotliDecompressSync(open.br(end)).equals(whole)).toBe(true)
    }
  })
})
