import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sizes } from '../../seed/bench/sizes.ts'
import { createTestbed } from './createTestbed.ts'
import { countStolenTime, describeMachine } from './machine.ts'
import type { Result } from './Row.ts'
import { benchRows } from './rows/index.ts'
import { measurePace } from './pace.ts'
import { head, line, markdown } from './table.ts'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'

const BEGIN = '<!-- table: made by `npm run bench -- --record` -->'
const END = '<!-- /table -->'
const DOCUMENT = 'docs/bench.md'
const folder = resolve('.data')

/**
 * `--only NAME,NAME` selects rows, `--full` uploads 1 GiB, `--profile` writes CPU profiles, `--record` writes the table into
 * docs/bench.md.
 */
async function main(): Promise<void> {
  const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? []
  const rows = process.argv.includes('--only') ? benchRows.filter(({ name }) => only.includes(name)) : benchRows
  if (rows.length === 0) throw new Error(`--only takes one of ${benchRows.map(({ name }) => name).join(', ')}`)
  const machine = describeMachine()
  const began = Date.now()
  const stolen = countStolenTime()
  print(machine)
  await Promise.all([buildWeb(), buildPrograms()])
  const testbed = await createTestbed()
  const end = () => void testbed.close().then(() => process.exit(1))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  const results: Result[] = []
  const report = (result: Result) => {
    results.push(result)
    print(line(result))
  }
  let isLarge = false
  try {
    print(head())
    for (const row of rows) {
      if (!isLarge) await testbed.grow(sizes[row.size])
      isLarge ||= row.size === 'large'
      testbed.pace = await measurePace(testbed)
      await row.run(testbed, report).catch((error: unknown) => {
        const note = error instanceof Error ? error.message : String(error)
        report({ row: row.name, target: 'could not be measured', meets: false, note })
      })
    }
  } finally {
    await testbed.close()
  }
  const took = Math.round((Date.now() - began) / 1000)
  const missed = results.filter(({ meets }) => meets === false).length
  const paced = results.filter(({ meets }) => meets === 'paced').length
  const verdict = missed === 0 ? 'every target is met' : `${missed} miss their target`
  const share = `${(stolen() * 100).toFixed(0)} % of the cores' time went to other guests on the same host`
  print(`${results.length} lines in ${took} s; ${verdict}, ${paced} at this machine's pace; ${share}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'bench.json'), JSON.stringify({ machine, at: new Date(began), took, results }, null, 2))
  if (process.argv.includes('--record')) await record(`${machine}; ${share}`, began, results)
}

async function record(machine: string, began: number, results: Result[]): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8')
  const [before] = document.split(BEGIN)
  const [, after = ''] = document.split(END)
  const when = new Date(began).toISOString().slice(0, 10)
  await writeFile(DOCUMENT, `${before}${BEGIN}\n\n${when}: ${machine}.\n\n${markdown(results)}\n\n${END}${after}`)
}

const print = (what: string): void => void process.stdout.write(`${what}\n`)

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
