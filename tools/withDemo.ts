import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startChild } from '../bin/demo/child.ts'
import { freePort } from '../bin/demo/ports.ts'

/** What the demo logs is in a file beside its data. */
export async function withDemo(
  dataDir: string,
  work: (siteUrl: string) => Promise<void>,
  variables: Record<string, string> = {},
): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dirname(dataDir), { recursive: true })
  // Two that start at the same time would both find the same port free.
  const port = await freePort(4600 + (process.pid % 100) * 5)
  process.stdout.write('starting a demo\n')
  const demo = startChild('bin/demo.ts', {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...variables,
  })
  demo.process.stdout?.pipe(createWriteStream(`${dataDir}.log`))
  try {
    await demo.waitForOutput(/all demo data is in place/)
    await work(`http://localhost:${port}`)
  } finally {
    await demo.stop()
  }
}
