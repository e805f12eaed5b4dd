import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'
import { createTestbed } from './createTestbed.ts'
import { enterMountNamespace } from './mountNamespace.ts'
import type { Result, Row, Report } from './Row.ts'
import { chaosRows } from './rows/index.ts'
import { head, line, markdown } from './table.ts'
import { isMachineIdle } from './waitUntil.ts'
import { describeMachine } from '../bench/machine.ts'

const BEGIN = '<!-- table: made by `npm run chaos -- --record` -->'
const END = '<!-- /table -->'
const DOCUMENT = 'docs/chaos.md'
const isRecording = process.argv.includes('--record')
/** Recorded results are committed, so that a later run of some rows keeps the others. */
const file = resolve(isRecording ? 'tools/chaos/recorded.json' : '.data/faults.json')

/** With its cause: "fetch failed" alone says little. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, message = '' } = (error.cause ?? {}) as { code?: string; message?: string }
  return [error.name, error.message, code, message].filter(Boolean).join(': ').replaceAll(/[\n|]/g, ' ')
}

/** `--only NAME,NAME` selects rows, `--full` kills more often, `--record` writes the table into docs/chaos.md. */
async function main(): Promise<void> {
  const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? []
  const rows = process.argv.includes('--only') ? chaosRows.filter(({ name }) => only.includes(name)) : chaosRows
  if (rows.length === 0) throw new Error(`--only takes one or more of ${chaosRows.map(({ name }) => name).join(', ')}`)
  await enterMountNamespace()
  const machine = describeMachine()
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  print(machine)
  if (!isMachineIdle) print('The machine is busy with other work: times are shown, but not judged.')
  await Promise.all([buildWeb(), buildPrograms()])
  const testbed = await createTestbed()
  const stop = () => void testbed.close().then(() => process.exit(1))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const results: Result[] = []
  try {
    print(`${head()}`)
    for (const [index, row] of rows.entries()) {
      print(`-- ${index + 1} of ${rows.length}: ${row.name}, ${seconds()} s after the start`)
      const report: Report = (outcome) => {
        const result = { name: row.name, fault: row.fault, at: new Date().toISOString().slice(0, 16), ...outcome }
        results.push(result)
        print(line(result))
      }
      await row.run(testbed, report).catch((error: unknown) => {
        report({ what: `${row.name} broke off`, figure: describeError(error), goal: '', holds: false })
      })
      await testbed.cleanUp()
      const kept = await saveResults(machine, row, results)
      if (isRecording) await record(machine, kept)
    }
  } finally {
    await testbed.close()
  }
  const failed = results.filter(({ holds }) => holds === false).length
  const notRun = results.filter(({ holds }) => holds === null).length
  print(`${results.length} rows in ${seconds()} s; ${failed} fail, ${notRun} were not run here`)
  process.exit(failed > 0 ? 1 : 0)
}

async function saveResults(machine: string, row: Row, results: Result[]): Promise<Result[]> {
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as { results?: Result[] }
  const others = (before.results ?? []).filter(({ name }) => name !== row.name)
  const known = [...others, ...results.filter(({ name }) => name === row.name)]
  const kept = chaosRows.flatMap(({ name }) => known.filter((result) => result.name === name))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ machine, results: kept }, null, 2))
  return kept
}

async function record(machine: string, results: Result[]): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8')
  const [before] = document.split(BEGIN)
  const [, after = ''] = document.split(END)
  await writeFile(DOCUMENT, `${before}${BEGIN}\n\n${machine}.\n\n${markdown(results)}\n\n${END}${after}`)
}

const print = (what: string): void => void process.stdout.write(`${what}\n`)

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
