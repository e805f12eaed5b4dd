import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeDemoFile } from '#bin/demo/writeDemoFile.ts'

it('the file with the demo’s keys and passwords is readable by its owner only, also when it existed before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'demo.json')
  for (const before of [null, 'as an earlier release wrote it']) {
    await rm(path, { force: true })
    if (before) await writeFile(path, before, { mode: 0o644 })
    await writeDemoFile(folder, { siteUrl: 'http://localhost:3000' })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  }
})
