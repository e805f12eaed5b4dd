import { join } from 'node:path'
import type { Testbed, Row } from '../Row.ts'
import { runTool } from '../runTool.ts'
import { listTargets, type Target } from '../targets.ts'

const SECONDS = 1_800
/** Sign-ins are slow on purpose, because passwords are hashed. */
const SECONDS_PER_TARGET = 300
/** Level 3 sends about 20 times as many requests. */
const DEEP = 20
const AT_ONCE = 3
const TAKES_SQL = 'takes SQL'
/** Expected rejections; sqlmap would otherwise stop at the first. */
const REFUSALS = '400,401,402,403,404,405,409,413,415,429,502'

export const sqlmap: Row = {
  name: 'sqlmap',
  needs: ['sqlmap'],
  run: async (testbed) => {
    const timeFactor = testbed.isDeep ? DEEP : 1
    const until = Date.now() + SECONDS * timeFactor * 1000
    const waiting = (await listTargets())
      .filter((target) => !isSignIn(target) || !target.isSignedIn)
      .sort((one, other) => Number(isSignIn(other)) - Number(isSignIn(one)))
    const findings: string[] = []
    const unfinished: string[] = []
    const refuted: string[] = []
    let done = 0
    const work = async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) {
        const left = Math.min(SECONDS_PER_TARGET * timeFactor, (until - Date.now()) / 1000)
        const name = `${target.name}${target.isSignedIn ? ' signed in' : ''}`
        const ran = left > 5 ? await runTool('sqlmap', argsFor(testbed, target), left) : null
        if (!ran || ran.isCutOff) {
          unfinished.push(name)
          continue
        }
        done++
        const problem = problemIn(ran.output)
        if (problem === TAKES_SQL && (await isRefuted(testbed, target, left))) refuted.push(name)
        else if (problem) findings.push(`${name}: ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (unfinished.length > 0) findings.push(`not finished in time: ${unfinished.join(', ')}`)
    const reports = refuted.length > 0 ? `; reported once, not in a second run: ${refuted.join(', ')}` : ''
    return { tried: `${done} addresses, every parameter${reports}`, findings }
  },
}

/**
 * Whether a second run finds nothing. A boolean test is fooled by a response that changes for another reason, such as an id
 * in it, but hardly twice.
 */
async function isRefuted(testbed: Testbed, target: Target, seconds: number): Promise<boolean> {
  const { output, isCutOff } = await runTool('sqlmap', argsFor(testbed, target), seconds)
  return !isCutOff && problemIn(output) === null
}

/** Requires sqlmap's explicit verdict. */
function problemIn(output: string): string | null {
  if (/identified the following injection point/.test(output)) return TAKES_SQL
  if (/do not appear to be injectable/.test(output)) return null
  const [last = 'it said nothing'] = output
    .split('\n')
    .filter((line) => /CRITICAL|ERROR/.test(line))
    .slice(-1)
  return `was not tried: ${last.replace(/^\[.*?\]\s*/, '')}`
}

/** First, because they are the slowest. */
const isSignIn = ({ address }: Target): boolean => address.endsWith('login')

const argsFor = (
  { url, employeeCookie, folder, isDeep }: Testbed,
  { method, address, body, isSignedIn }: Target,
): string[] => [
  ...['-u', `${url}${address}`, '--method', method],
  ...(body === null ? [] : ['--data', body, '--headers', 'Content-Type: application/json']),
  ...(isSignedIn ? ['--cookie', employeeCookie] : []),
  ...['--batch', `--level=${isDeep ? 3 : 1}`, '--risk=1', '--dbms=PostgreSQL', '--technique=BEUST', '--time-sec=2'],
  ...['--threads=2', '--skip-waf', '--disable-coloring', '--flush-session', '--drop-set-cookie'],
  ...[`--ignore-code=${REFUSALS}`, '--output-dir', join(folder, 'sqlmap')],
]
