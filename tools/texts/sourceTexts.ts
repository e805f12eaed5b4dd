import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { textsOf } from './textsOf.ts'

type Options = {
  /** Of a file, by its path in the folder. */
  isWanted?: (name: string) => boolean
  marks?: readonly string[]
}

/** The texts in all TypeScript files of a folder. */
export function sourceTexts(folder: string, { isWanted = () => true, marks }: Options = {}): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && isWanted(name),
  )
  return [...new Set(files.flatMap((name) => textsOf(readFileSync(path.join(folder, name), 'utf8'), marks)))]
}

/** The texts of a file in `contracts/`. */
export const contractTexts = (name: string): string[] => textsOf(readFileSync(`contracts/${name}.ts`, 'utf8'))
