import { type Child, startChild } from '../../bin/demo/child.ts'

export type Site = {
  url: string
  pid: number
  readyMs: number
  isAlive: () => boolean
  kill: () => Promise<void>
  stop: () => Promise<number | null>
}

const NEVER = /(?!)/

/** @param root where another release is installed. */
export async function startSite(variables: Record<string, string>, root?: string): Promise<Site> {
  const began = performance.now()
  const child: Child = startChild('server/index.ts', variables, { root })
  await new Promise<void>((resolve, reject) => {
    child.process.once('message', () => resolve())
    child.waitForOutput(NEVER).catch(reject)
  })
  let isWanted = true
  void child.exited.then((code) => {
    if (isWanted) process.stderr.write(`The site stopped unexpectedly with ${code}: ${child.lastOutput()}\n`)
  })
  const isAlive = () => child.process.exitCode === null && child.process.signalCode === null
  return {
    url: variables['SITE_URL'] ?? '',
    pid: child.process.pid ?? 0,
    readyMs: performance.now() - began,
    isAlive,
    kill: async () => {
      isWanted = false
      if (!isAlive()) return
      child.process.kill('SIGKILL')
      await child.exited
    },
    stop: async () => {
      isWanted = false
      if (isAlive()) child.process.kill('SIGTERM')
      return child.exited
    },
  }
}
