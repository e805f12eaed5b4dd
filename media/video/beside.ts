import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { halfOfCores } from './halfOfCores.ts'

/** The lowest priority there is. */
const NICENESS = 19
const GROUP = '/proc/self/autogroup'
const LOWER = `echo ${NICENESS} 2>/dev/null >${GROUP} || { sleep 0.2; echo ${NICENESS} 2>/dev/null >${GROUP}; }; exec "$@"`

let found: Promise<{ cores: string[]; session: string[] }> | undefined

/**
 * What a command begins with so that it leaves the site alone: low priority, and half of the cores.
 *
 * Linux shares cores between sessions first (autogroups), and a priority counts only inside of its session. The databases'
 * processes have sessions of their own, so work that takes long gets one as well, of low priority. It ends with the site.
 */
export async function beside({ isLong }: { isLong: boolean }): Promise<string[]> {
  const { cores, session } = await (found ??= findTools())
  return [...(isLong ? session : []), ...cores, 'nice', '-n', String(NICENESS)]
}

/** Not every system has them: a container without `util-linux`, another kernel. */
async function findTools() {
  const cores = ['taskset', '-c', halfOfCores().list]
  const session = ['setsid', 'setpriv', '--pdeathsig', 'KILL']
  const isWritable = await access(GROUP, constants.W_OK).then(
    () => true,
    () => false,
  )
  return {
    cores: (await works(cores)) ? cores : [],
    session: isWritable && (await works(session)) ? [...session, 'sh', '-c', LOWER, 'sh'] : [],
  }
}

const works = ([command = '', ...args]: string[]): Promise<boolean> =>
  new Promise((resolve) => execFile(command, [...args, 'true'], { timeout: 10_000 }, (error) => resolve(!error)))
