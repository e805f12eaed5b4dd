import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROGRAMS } from '#bin/programs.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const units = readdirSync('deploy/systemd').map((file) => readFileSync(`deploy/systemd/${file}`, 'utf8'))
const leftOut = readFileSync('.dockerignore', 'utf8').split('\n')

const programsIn = (text: string): string[] =>
  [...text.matchAll(/--conditions=production bin\/run\.mjs (\S+)/g)].map(([, file = '']) => file)
const isInImage = (file: string): boolean => !leftOut.some((path) => path !== '' && file.startsWith(`${path}/`))

it('what runs in production is made ready where it can be, and that alone', () => {
  const run = new Set([...Object.values(scripts), ...units].flatMap(programsIn))
  expect([...PROGRAMS].sort()).toEqual([...run].filter(isInImage).sort())
})

it('what the image starts was made ready in it', () => {
  const started = /^CMD .*"([^"]+)"\]$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? ''
  expect(PROGRAMS).toContain(started)
})
