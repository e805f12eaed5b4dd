import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Screen } from './screens.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))

/** @returns the tags that preload a screen's chunks. */
export async function screenPreloads(folder: string): Promise<(screen: Screen, isSignedIn: boolean) => string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  return (screen, isSignedIn) => {
    const name = screen.chunk({ isSignedIn })
    const chunk = name && manifest[`src/routes/${name}.tsx`]
    if (!chunk) return ''
    const files = [
      chunk.file,
      ...chunk.imports.filter((name) => name !== 'index.html').map((name) => manifest[name]?.file),
    ]
    return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  }
}
