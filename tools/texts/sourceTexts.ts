import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { textsOf } from './textsOf.ts'

/** The texts in all TypeScript files of a folder. */
export function sourceTexts(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return [...new Set(files.flatMap((name) => textsOf(readFileSync(path.join(folder, name), 'utf8'))))]
}
