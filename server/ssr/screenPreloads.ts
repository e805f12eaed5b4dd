import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contracts/languages.ts'
import type { Screen } from './screens.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))

type Preloads = (screen: Screen, isSignedIn: boolean) => string

/** @returns the tags that preload a screen's chunks, and a language's texts. */
export async function screenPreloads(
  folder: string,
): Promise<{ ofScreen: Preloads; ofTexts: (language: Language) => string }> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const tag = (file: string | undefined) => `<link rel="modulepreload" crossorigin href="/${file}">`
  const ofTexts = (language: Language) => {
    const name = Object.keys(manifest).find((one) => one.endsWith(`virtual:texts/${language}`))
    return name ? tag(manifest[name]?.file) : ''
  }
  const ofScreen: Preloads = (screen, isSignedIn) => {
    const name = screen.chunk({ isSignedIn })
    const chunk = name && manifest[`src/routes/${name}.tsx`]
    if (!chunk) return ''
    const files = [
      chunk.file,
      ...chunk.imports.filter((name) => name !== 'index.html').map((name) => manifest[name]?.file),
    ]
    return files.map(tag).join('')
  }
  return { ofScreen, ofTexts }
}
