import { rm } from 'node:fs/promises'
import { startChild } from '../bin/demo/child.ts'
import { freePort } from '../bin/demo/ports.ts'

export async function withDemo(
  dataDir: string,
  work: (siteUrl: string) => Promise<void>,
  variables: Record<string, string> = {},
): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  const port = await freePort(4600)
  process.stdout.write('starting a demo\n')
  const demo = startChild('bin/demo.ts', {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...variables,
  })
  try {
    await demo.waitForOutput(/Stone Hunt is up/)
    await work(`http://localhost:${port}`)
  } finally {
    await demo.stop()
  }
}
