import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** An external provider has no port to reuse. */
const port = z.url().transform((address) => Number(new URL(address).port) || undefined)
const demoFileSchema = z.object({ stripe: z.object({ apiBase: port }), print: z.object({ apiBase: port }) })

/** The ports of the emulators in the last run; null the first time. */
export async function readDemoFile(dataDir: string): Promise<{ cardPort?: number; printPort?: number } | null> {
  try {
    const { stripe, print } = demoFileSchema.parse(JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')))
    return { cardPort: stripe.apiBase, printPort: print.apiBase }
  } catch {
    return null
  }
}
