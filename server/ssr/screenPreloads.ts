import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contracts/shared/languages.ts'
import type { Screen } from './screens.ts'

const chunkSchema = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).default([]),
})
const manifestSchema = z.record(z.string(), chunkSchema)

type Preloads = {
  /** Addresses of a screen's chunks, without those that every page needs. */
  ofScreen: (screen: Screen, isSignedIn: boolean) => string[]
  /** The address of a language's texts. */
  ofTexts: (language: Language) => string[]
}

/** What the browser can fetch before the application asks for it. */
export async function screenPreloads(folder: string): Promise<Preloads> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const chunks = Object.entries(manifest)
  const ofEntry = filesOf('index.html')
  function filesOf(key: string): string[] {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...chunk.imports.flatMap((name) => manifest[name]?.file ?? [])] : []
  }
  return {
    ofTexts: (language) => {
      const [, chunk] = chunks.find(([key]) => key.endsWith(`virtual:texts/${language}`)) ?? []
      return chunk ? [`/${chunk.file}`] : []
    },
    ofScreen: (screen, isSignedIn) => {
      const name = screen.chunk({ isSignedIn })
      const [key = ''] = chunks.find(([key, chunk]) => key === `src/routes/${name}.tsx` || chunk.name === name) ?? []
      return filesOf(key)
        .filter((file) => !ofEntry.includes(file))
        .map((file) => `/${file}`)
    },
  }
}

export const modulePreload = (address: string): string => `<link rel="modulepreload" crossorigin href="${address}">`
