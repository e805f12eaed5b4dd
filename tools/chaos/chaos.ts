import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'
import { makeGround } from './ground.ts'
import { enterOwnMounts } from './ownMounts.ts'
import type { Result, Row, Tell } from './Row.ts'
import { faultRows } from './rows/index.ts'
import { head, line, markdown } from './table.ts'
import { isCalm } from './wait.ts'
import { describeMachine } from '../bench/machine.ts'

const BEGIN = '<!-- table: made by `npm run chaos -- --record` -->'
const END = '<!-- /table -->'
const DOCUMENT = 'docs/chaos.md'
const folder = resolve('.data')

/**
 * What becomes of the site when what it stands on gives way, row by row. `--only NAME,NAME` tries some rows, `--full`
 * kills four times as often, `--record` writes the table into docs/chaos.md.
 */
async function main(): Promise<void> {
  const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? []
  const rows = process.argv.includes('--only') ? faultRows.filter(({ name }) => only.includes(name)) : faultRows
  if (rows.length === 0) throw new Error(`--only takes one or more of ${faultRows.map(({ name }) => name).join(', ')}`)
  await enterOwnMounts()
  const machine = describeMachine()
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  say(machine)
  if (!isCalm) say('The machine is busy with other work: times are shown, but not judged.')
  await Promise.all([buildWeb(), buildPrograms()])
  const ground = await makeGround()
  const end = () => void ground.close().then(() => process.exit(1))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  const results: Result[] = []
  try {
    say(`${head()}`)
    for (const [index, row] of rows.entries()) {
      say(`-- ${index + 1} of ${rows.length}: ${row.name}, ${seconds()} s after the start`)
      const tell: Tell = (met) => {
        const result = { name: row.name, fault: row.fault, at: new Date().toISOString().slice(0, 16), ...met }
        results.push(result)
        say(line(result))
      }
      await row.run(ground, tell).catch((error: unknown) => {
        const figure = error instanceof Error ? error.message : String(error)
        tell({ what: `${row.name} broke off`, figure: figure.replaceAll('\n', ' '), goal: '', holds: false })
      })
      await ground.tidy()
      const kept = await keep(machine, row, results)
      if (process.argv.includes('--record')) await record(machine, kept)
    }
  } finally {
    await ground.close()
  }
  const failed = results.filter(({ holds }) => holds === false).length
  const notRun = results.filter(({ holds }) => holds === null).length
  say(`${results.length} rows in ${seconds()} s; ${failed} fail, ${notRun} were not run here`)
  process.exit(failed > 0 ? 1 : 0)
}

/** Writes down what is known of each row, also of those that were left out this time. */
async function keep(machine: string, row: Row, results: Result[]): Promise<Result[]> {
  const file = join(folder, 'faults.json')
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as { results?: Result[] }
  const others = (before.results ?? []).filter(({ name }) => name !== row.name)
  const known = [...others, ...results.filter(({ name }) => name === row.name)]
  const kept = faultRows.flatMap(({ name }) => known.filter((result) => result.name === name))
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify({ machine, results: kept }, null, 2))
  return kept
}

async function record(machine: string, results: Result[]): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8')
  const [before] = document.split(BEGIN)
  const [, after = ''] = document.split(END)
  await writeFile(DOCUMENT, `${before}${BEGIN}\n\n${machine}.\n\n${markdown(results)}\n\n${END}${after}`)
}

const say = (what: string): void => void process.stdout.write(`${what}\n`)

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
