import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 10

export type HealthWatch = {
  /** @returns how long the slowest `/healthz` waited while `work` ran, in milliseconds. */
  during: (work: () => Promise<unknown>) => Promise<number>
}

/**
 * Asks on a separate connection, so that only a busy process makes it wait.
 *
 * @param pid the site's process, where it is known. On Linux, a wait then counts only as far as the thread that serves
 *   was at work during it, so that other programs on the machine don't count.
 */
export function watchHealth(siteUrl: string, pid?: number): HealthWatch {
  return {
    during: async (work) => {
      // The site closes connections that wait long between two attempts.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      let isDone = false
      const done = work().finally(() => (isDone = true))
      let longest = 0
      do {
        longest = Math.max(longest, await timeOf(() => ask(siteUrl, agent), pid))
        await sleep(EVERY_MS)
      } while (!isDone)
      agent.destroy()
      await done
      return longest
    },
  }
}

const ask = (siteUrl: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    request(`${siteUrl}/healthz`, { agent }, (response) => {
      response.resume().on('end', () => resolve())
    })
      .on('error', reject)
      .end()
  })

async function timeOf(asked: () => Promise<void>, pid: number | undefined): Promise<number> {
  const workedBefore = await workOf(pid)
  const began = performance.now()
  await asked()
  const waited = performance.now() - began
  const worked = await workOf(pid)
  return worked === undefined || workedBefore === undefined ? waited : Math.min(waited, worked - workedBefore)
}

/** @returns for how many milliseconds the process's first thread had a processor so far. */
async function workOf(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined || process.platform !== 'linux') return undefined
  const [nanoseconds] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
