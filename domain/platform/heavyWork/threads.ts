import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { LANES, type LaneName } from './limits.ts'

/** Threads that nothing has needed for so long end, so that a small server has their memory back. */
const IDLE_MS = 120_000

type Threads = { pool: Piscina; tasks: number; idle: NodeJS.Timeout | undefined }

const open = new Map<LaneName, Threads>()

/** Runs the threads' program, in a thread of this lane as soon as one is free. @param signal ends the thread. */
export async function runInThread(
  lane: LaneName,
  call: object,
  signal: AbortSignal,
  port: MessagePort,
): Promise<unknown> {
  const threads = open.get(lane) ?? start(lane)
  clearTimeout(threads.idle)
  threads.tasks += 1
  try {
    return await threads.pool.run(call, { signal, transferList: [port] })
  } finally {
    threads.tasks -= 1
    if (threads.tasks === 0) threads.idle = setTimeout(() => void end(lane, threads), IDLE_MS).unref()
  }
}

/** As many tasks wait as may. */
export const isBusy = (lane: LaneName): boolean => (open.get(lane)?.pool.queueSize ?? 0) >= LANES[lane].waiting

/** Ends all threads. What runs is given up. */
export async function endHeavyWork(): Promise<void> {
  await Promise.all([...open].map(([lane, threads]) => end(lane, threads)))
}

function start(lane: LaneName): Threads {
  const { threads: maxThreads, megabytes } = LANES[lane]
  const pool = new Piscina({
    filename: programFile(),
    // With none, a task that waits behind one that is ended would wait forever.
    minThreads: 1,
    maxThreads,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    recordTiming: false,
  })
  const threads: Threads = { pool, tasks: 0, idle: undefined }
  pool.on('error', (error: Error) => {
    // A thread that was ended ran out of memory before it was gone. Another has replaced it.
    if (pool.threads.length > 0) return
    // None could start. The library would let tasks wait; they fail instead.
    process.emitWarning(error)
    void end(lane, threads)
  })
  open.set(lane, threads)
  return threads
}

async function end(lane: LaneName, threads: Threads): Promise<void> {
  clearTimeout(threads.idle)
  if (open.get(lane) === threads) open.delete(lane)
  await threads.pool.destroy()
}

/** A program of `dist/` has the threads' program beside it. */
function programFile(): string {
  const built = join(dirname(process.argv[1] ?? ''), 'heavy-worker.mjs')
  return existsSync(built)
    ? built
    : fileURLToPath(new URL('../../../bin/heavyWorker/sourceWorker.mjs', import.meta.url))
}
