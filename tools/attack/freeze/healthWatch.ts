import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 10

export type HealthWatch = {
  /** @returns how long the slowest `/healthz` waited while `work` ran, in milliseconds. */
  during: (work: () => Promise<unknown>) => Promise<number>
  close: () => void
}

/** Asks on a connection of its own, so that only a busy process makes it wait. */
export function watchHealth(siteUrl: string): HealthWatch {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now()
      request(`${siteUrl}/healthz`, { agent }, (response) => {
        response.resume().on('end', () => resolve(performance.now() - began))
      })
        .on('error', reject)
        .end()
    })
  return {
    during: async (work) => {
      let isDone = false
      const done = work().finally(() => (isDone = true))
      let longest = 0
      do {
        longest = Math.max(longest, await ask())
        await sleep(EVERY_MS)
      } while (!isDone)
      await done
      return longest
    },
    close: () => agent.destroy(),
  }
}
