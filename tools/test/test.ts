import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { givenEnv } from '../../env.ts'
import { findBrowser } from '../findBrowser.ts'
import { findFfmpeg } from '../findFfmpeg.ts'

const results = resolve('.data/test-results')
const bin = (name: string) => join('node_modules/.bin', name)

type Count = { passed: number; failed: number }
type Options = {
  count?: () => Promise<Count>
  variables?: Record<string, string>
  /** At low priority, with its output shown at the end. */
  isInBackground?: boolean
}

const isDeep = process.argv.includes('--deep')
const LOW_PRIORITY = 10

async function main(): Promise<void> {
  const began = Date.now()
  await mkdir(results, { recursive: true })
  const print = (what: string) => void process.stdout.write(`  ${what}\n`)
  const browser = findBrowser(print)
  findFfmpeg(print)
  const counts = await Promise.all([
    check('site', bin('tsx'), ['bin/build.ts', 'web']),
    check('programs', process.execPath, ['bin/bundle.mjs']),
  ])
  const background = { isInBackground: true }
  // Only the journeys need the panel.
  const panel = check('panel', bin('tsx'), ['bin/build.ts', 'panel'], background)
  counts.push(await check('unit, API and screens', bin('vitest'), ['run'], { count: readVitest }))
  counts.push(await panel)
  // Journeys leave half of two cores to what reads only the sources.
  const sources = checkSources(background)
  const variables = { CHROMIUM_PATH: browser }
  counts.push(await check('browser journeys', bin('playwright'), ['test'], { count: readPlaywright, variables }))
  counts.push(...(await sources))
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  process.stdout.write(`\nIn ${minutes} minutes:\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exit(sum('failed') > 0 ? 1 : 0)
}

const checkSources = async (options: Options): Promise<Count[]> => [
  await check('lint', bin('tsx'), ['tools/lint/lint.ts'], options),
  await check('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', '.'], options),
  await check('dead code', bin('knip'), [], options),
]

/** The exit code decides; counts are only reported. */
async function check(title: string, command: string, args: string[], options: Options = {}): Promise<Count> {
  const began = Date.now()
  if (!options.isInBackground) process.stdout.write(`\n── ${title}\n`)
  const { code, output } = await run(command, args, options)
  const took = ((Date.now() - began) / 1000).toFixed(0)
  process.stdout.write(`${output}── ${title}: ${code === 0 ? 'ok' : 'failed'} (${took} s)\n`)
  const counted = (await options.count?.().catch(() => null)) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
  }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function run(command: string, args: string[], options: Options): Promise<{ code: number; output: string }> {
  const { variables, isInBackground = false } = options
  const out = isInBackground ? 'pipe' : 'inherit'
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', out, out],
      env: { ...givenEnv(), ...variables, ...(isDeep && { DEEP: '1' }) },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    if (isInBackground && child.pid) setPriority(child.pid, LOW_PRIORITY)
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output }))
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
