import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { givenEnv } from '../../env.ts'
import { findBrowser } from '../findBrowser.ts'
import { findFfmpeg } from '../findFfmpeg.ts'

const results = resolve('.data/test-results')
const bin = (name: string) => join('node_modules/.bin', name)

type Count = { passed: number; failed: number }
type Work = () => Promise<Count>

const isDeep = process.argv.includes('--deep')
const CORES = 2

async function main(): Promise<void> {
  const began = Date.now()
  await mkdir(results, { recursive: true })
  const print = (what: string) => void process.stdout.write(`  ${what}\n`)
  const browser = findBrowser(print)
  findFfmpeg(print)
  // The longest runs first, the others beside it.
  const counts = await inLanes(CORES, [
    () => check('lint', bin('tsx'), ['tools/lint/lint.ts']),
    () => check('panel', bin('tsx'), ['bin/build.ts', 'panel']),
    () => check('types', bin('tsc'), ['-p', '.']),
    () => check('site', bin('tsx'), ['bin/build.ts', 'web']),
    () => check('programs', process.execPath, ['bin/bundle.mjs']),
    () => check('dead code', bin('knip'), []),
  ])
  counts.push(await check('unit, API and screens', bin('vitest'), ['run'], readVitest))
  const variables = { CHROMIUM_PATH: browser }
  counts.push(await check('browser journeys', bin('playwright'), ['test'], readPlaywright, variables))
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  process.stdout.write(`\nIn ${minutes} minutes:\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exit(sum('failed') > 0 ? 1 : 0)
}

async function inLanes(lanes: number, list: Work[]): Promise<Count[]> {
  const counts: Count[] = []
  const waiting = [...list]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) counts.push(await next())
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return counts
}

/** The exit code decides; counts are only reported. */
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
      env: { ...givenEnv(), ...variables, ...(isDeep && { DEEP: '1' }) },
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
