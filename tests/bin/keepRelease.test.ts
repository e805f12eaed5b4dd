import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepRelease } from '#bin/build/keepRelease.ts'

it('a build keeps the files of the previous release only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const build = async (...names: string[]) => {
    const putBack = await keepRelease(folder)
    await rm(folder, { recursive: true })
    await mkdir(join(folder, 'assets'), { recursive: true })
    for (const name of names) await writeFile(join(folder, 'assets', name), name)
    await putBack()
    return (await readdir(join(folder, 'assets'))).toSorted()
  }
  expect(await build('a-1.js', 'same.js')).toEqual(['a-1.js', 'same.js'])
  expect(await build('a-2.js', 'same.js')).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect(await build('a-3.js', 'same.js')).toEqual(['a-2.js', 'a-3.js', 'same.js'])
})
