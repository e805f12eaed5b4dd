import { join } from 'node:path'
import type { Ground, Row } from '../Row.ts'
import { runTool } from '../runTool.ts'
import { listTargets, type Target } from '../targets.ts'

const SECONDS = 420
/** A sign-in takes its time, which is what guards passwords. */
const FOR_ONE = 300
/** Level 3 asks about twenty times as much. */
const DEEP = 20
const AT_ONCE = 3
/** What the site answers to nonsense; sqlmap would take the first of them for the end. */
const REFUSALS = '400,401,402,403,404,405,409,413,415,429,502'

/** Every parameter of the API: in the address, behind the question mark, and in JSON. */
export const sqlmap: Row = {
  name: 'sqlmap',
  needs: ['sqlmap'],
  run: async (ground) => {
    const patience = ground.isDeep ? DEEP : 1
    const until = Date.now() + SECONDS * patience * 1000
    const waiting = (await listTargets())
      .filter((target) => !isSignIn(target) || !target.isSignedIn)
      .sort((one, other) => Number(isSignIn(other)) - Number(isSignIn(one)))
    const findings: string[] = []
    const unfinished: string[] = []
    let done = 0
    const work = async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) {
        const left = Math.min(FOR_ONE * patience, (until - Date.now()) / 1000)
        const name = `${target.name}${target.isSignedIn ? ' signed in' : ''}`
        const ran = left > 5 ? await runTool('sqlmap', argsFor(ground, target), left) : null
        if (!ran || ran.isCutOff) {
          unfinished.push(name)
          continue
        }
        done++
        const problem = problemIn(ran.output)
        if (problem) findings.push(`${name}: ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (unfinished.length > 0) findings.push(`not finished in time: ${unfinished.join(', ')}`)
    return { tried: `${done} addresses, every parameter`, findings }
  },
}

/** Clean is only what it says so of: a tool that never came to try has found nothing either. */
function problemIn(output: string): string | null {
  if (/identified the following injection point/.test(output)) return 'takes SQL'
  if (/do not appear to be injectable/.test(output)) return null
  const [last = 'it said nothing'] = output
    .split('\n')
    .filter((line) => /CRITICAL|ERROR/.test(line))
    .slice(-1)
  return `was not tried: ${last.replace(/^\[.*?\]\s*/, '')}`
}

/** The slowest first, so that they end with the rest. */
const isSignIn = ({ address }: Target): boolean => address.endsWith('login')

const argsFor = (
  { url, employeeCookie, folder, isDeep }: Ground,
  { method, address, body, isSignedIn }: Target,
): string[] => [
  ...['-u', `${url}${address}`, '--method', method],
  ...(body === null ? [] : ['--data', body, '--headers', 'Content-Type: application/json']),
  ...(isSignedIn ? ['--cookie', employeeCookie] : []),
  ...['--batch', `--level=${isDeep ? 3 : 1}`, '--risk=1', '--dbms=PostgreSQL', '--technique=BEUST', '--time-sec=2'],
  ...['--threads=2', '--skip-waf', '--disable-coloring', '--flush-session', '--drop-set-cookie'],
  ...[`--ignore-code=${REFUSALS}`, '--output-dir', join(folder, 'sqlmap')],
]
