import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'docs/decisions'

it('the list of decisions has each record once, and says which are superseded', () => {
  const records = readdirSync(FOLDER).filter((name) => /^\d{3}-/.test(name) && name !== '000-template.md')
  const lines = readFileSync(`${FOLDER}/README.md`, 'utf8').split('\n')
  const listed = lines.flatMap((line) => /^- \[\d+\]\((.*?)\)/.exec(line)?.[1] ?? [])
  expect(listed.toSorted()).toEqual(records)
  for (const name of records) {
    const isSuperseded = readFileSync(`${FOLDER}/${name}`, 'utf8').startsWith('Superseded by')
    const line = lines.find((one) => one.includes(`(${name})`))
    expect([name, /, superseded by \d+$/.test(line ?? '')]).toEqual([name, isSuperseded])
  }
})
