import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installPackages } from './installPackages.ts'

export type MovedClock = {
  /** For the processes that follow the clock. Timers and timeouts keep real time. */
  variables: Record<string, string>
  /** In milliseconds since 1970, as the processes see it. */
  now: () => number
  move: (seconds: number) => Promise<void>
}

/** A clock for other processes, by Debian's libfaketime. @param folder that they may read. */
export async function createMovedClock(folder: string): Promise<MovedClock> {
  await installPackages(['libfaketime'])
  const file = join(folder, 'clock')
  let ahead = 0
  const write = async () => {
    await writeFile(`${file}.next`, `+${ahead}`)
    await rename(`${file}.next`, file)
  }
  await write()
  return {
    variables: {
      LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
      FAKETIME_TIMESTAMP_FILE: file,
      // Otherwise one process could be ahead of another for a second.
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    now: () => Date.now() + ahead * 1_000,
    move: (seconds) => {
      ahead += seconds
      return write()
    },
  }
}
