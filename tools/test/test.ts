import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { givenEnv } from '../../env.ts'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'
import { findBrowser } from '../findBrowser.ts'
import { findFfmpeg } from '../findFfmpeg.ts'

const results = resolve('.data/test-results')
const bin = (name: string) => join('node_modules/.bin', name)

type Count = { passed: number; failed: number }

/** Everything that proves the product: what only reads the sources at once, then one stage after the other; the last line counts. */
async function main(): Promise<void> {
  await mkdir(results, { recursive: true })
  const total: Count = { passed: 0, failed: 0 }
  const add = ({ passed, failed }: Count) => {
    total.passed += passed
    total.failed += failed
  }
  const print = (what: string) => void process.stdout.write(`  ${what}\n`)
  const browser = findBrowser(print)
  findFfmpeg(print)
  const read = await Promise.all([
    check('lint', bin('tsx'), ['tools/lint/lint.ts']),
    check('types', bin('tsc'), ['-p', '.']),
    check('dead code', bin('knip'), []),
  ])
  read.forEach(add)
  await Promise.all([buildWeb(), buildPrograms()])
  add(await check('unit, API and screens', bin('vitest'), ['run'], readVitest))
  add(await check('browser journeys', bin('playwright'), ['test'], readPlaywright, { CHROMIUM_PATH: browser }))
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** A stage's exit code decides; its own counts are used only to report numbers. */
async function check(
  title: string,
  command: string,
  args: string[],
  count?: () => Promise<Count>,
  variables: Record<string, string> = {},
): Promise<Count> {
  const began = Date.now()
  process.stdout.write(`\n── ${title}\n`)
  const code = await run(command, args, variables)
  process.stdout.write(`── ${title}: ${code === 0 ? 'ok' : 'failed'} (${((Date.now() - began) / 1000).toFixed(0)} s)\n`)
  const counted = (await count?.().catch(() => null)) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function run(command: string, args: string[], variables: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...givenEnv(), ...variables },
    })
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
}

async function readVitest(): Promise<Count> {
  const report = JSON.parse(await readFile(join(results, 'vitest.json'), 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

async function readPlaywright(): Promise<Count> {
  const report = JSON.parse(await readFile(join(results, 'playwright.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The tests could not be run.'}\n`)
  process.exit(1)
})
