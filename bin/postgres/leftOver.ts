import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** Stops the PostgreSQL that a killed process of ours left running in this folder, if there is one. */
export async function stopLeftOver(cluster: string): Promise<void> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !(await isPostgresOf(pid, cluster))) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000; waited += 100) {
    if (!(await isPostgresOf(pid, cluster))) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  process.kill(pid, 'SIGQUIT')
}

/** The port of the PostgreSQL that runs in this folder; null when none does. */
export async function portOfRunning(folder: string): Promise<number | null> {
  const cluster = await realpath(folder).catch(() => folder)
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const isRunning = lines[0] && (await isPostgresOf(Number(lines[0]), cluster))
  return isRunning ? Number(lines[3]) : null
}

/** The pid may long belong to another program; its command line tells. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres') && command.includes(cluster)
}
