import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Secrets = {
  payload: string
  database: string
  cardKey: string
  cardWebhook: string
  printKey: string
  printWebhook: string
}

export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const stored = await readFile(path, 'utf8').catch(() => null)
  if (stored) return JSON.parse(stored) as Secrets
  const random = () => randomBytes(24).toString('hex')
  const secrets: Secrets = {
    payload: random(),
    database: random(),
    cardKey: `sk_test_demo${random()}`,
    cardWebhook: `whsec_${random()}`,
    printKey: `demo-${random()}`,
    printWebhook: random(),
  }
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
