import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { isDeep } from '../deep.ts'
import type { Site } from '../site.ts'
import { fingerprints } from './fingerprint.ts'

/** Compares all tables after the last test, and in `test:deep` after each, which names the request that changed one. */
export function nothingChanges(site: Site): void {
  let before: Record<string, string>
  beforeAll(async () => {
    before = await fingerprints(site)
  })
  const compare = async () => expect(await fingerprints(site)).toEqual(before)
  if (isDeep) afterEach(compare)
  else afterAll(compare)
}
