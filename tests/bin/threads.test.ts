import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { threads } from '#bin/threads.ts'

it.each(['Dockerfile', 'deploy/systemd/stone-hunt@.service', 'package.json'])(
  '%s sets the same thread variables as the demo and the benchmark',
  async (file) => {
    const text = await readFile(file, 'utf8')
    for (const [name, value] of Object.entries(threads)) {
      expect(text).toMatch(new RegExp(`${name}=(\\$\\{${name}:-)?${value}\\b`))
    }
  },
)
