import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stampOf } from '#bin/demo/stamp.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stone-hunt-stamp-'))
  await mkdir(join(root, 'cms/app'), { recursive: true })
  await writeFile(join(root, 'cms/app/page.tsx'), 'export {}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('the stamp of a build’s sources', () => {
  it.each(['cms/next-env.d.ts', 'cms/.next', 'cms/dist'])(
    'does not change when the build writes %s',
    async (written) => {
      const before = await stampOf(root, ['cms'])
      await writeFile(join(root, written), 'written by the build')
      expect(await stampOf(root, ['cms'])).toBe(before)
    },
  )

  it.each(['cms/app/page.tsx', 'cms/app/more.tsx'])('changes with %s', async (source) => {
    const before = await stampOf(root, ['cms'])
    await writeFile(join(root, source), 'export const changed = true')
    expect(await stampOf(root, ['cms'])).not.toBe(before)
  })
})
