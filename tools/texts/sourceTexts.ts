import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { textsOf } from './textsOf.ts'

/** The texts in all TypeScript files of a folder. @param isWanted of a file, by its path in the folder. */
export function sourceTexts(folder: string, isWanted = (_name: string) => true): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && isWanted(name),
  )
  return [...new Set(files.flatMap((name) => textsOf(readFileSync(path.join(folder, name), 'utf8'))))]
}
