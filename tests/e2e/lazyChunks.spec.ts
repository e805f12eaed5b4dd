import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { CASES, OTHER_CHUNKS } from './chunkCases.ts'

type Manifest = Record<string, { isDynamicEntry?: boolean }>

test('every lazy chunk with a visible fallback has a test', async () => {
  const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Manifest
  const shown = Object.entries(manifest).filter(([name, { isDynamicEntry }]) => isDynamicEntry && name.endsWith('.tsx'))
  const covered = [...CASES.map(({ chunk }) => chunk), ...OTHER_CHUNKS]
  expect(shown.map(([name]) => name).filter((name) => !covered.includes(name))).toEqual([])
})
