import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes what programs need to reach this demo. It holds keys and passwords, so only the owner may read it. */
export async function writeDemoFile(dataDir: string, facts: object): Promise<void> {
  const path = join(dataDir, 'demo.json')
  await writeFile(path, JSON.stringify(facts, null, 2), { mode: 0o600 })
  // A file that existed before keeps its mode.
  await chmod(path, 0o600)
}
