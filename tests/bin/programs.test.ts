import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import programs from '#bin/programs.json' with { type: 'json' }

const texts = [
  'package.json',
  'Dockerfile',
  'docs/operator/running.md',
  ...readdirSync('deploy/systemd').map((file) => `deploy/systemd/${file}`),
].map((file) => readFileSync(file, 'utf8'))

it('every program that is started from dist/ is bundled', () => {
  const started = texts.flatMap((text) => [...text.matchAll(/dist\/([\w-]+)\.mjs/g)].map(([, name = '']) => name))
  expect(started.length).toBeGreaterThan(10)
  expect(Object.keys(programs)).toEqual(expect.arrayContaining(started))
})
