import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'

export async function stopStaleServer(cluster: string): Promise<void> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !(await isPostgresOf(pid, cluster))) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000; waited += 100) {
    if (!(await isPostgresOf(pid, cluster))) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  process.kill(pid, 'SIGQUIT')
}

export async function findRunningPort(folder: string): Promise<number | null> {
  const cluster = await realpath(folder).catch(() => folder)
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const isRunning = lines[0] && (await isPostgresOf(Number(lines[0]), cluster))
  return isRunning ? Number(lines[3]) : null
}

/** The pid may have been reused, so its command line is checked. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres') && command.includes(cluster)
}
