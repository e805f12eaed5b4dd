import { extname } from 'node:path'
import type { ExportedFile } from './listExportedPosts.ts'

/** In a ZIP. Not the name in the store, which is a secret address. */
export const exportedPath = ({ id, filename }: ExportedFile): string => `media/${id}${extname(filename)}`

/** As texts name it, from the folder beside it. */
export const fromText = (file: ExportedFile): string => `../${exportedPath(file)}`

/** For `storyToMarkdown`: the files of a story. */
export const namedIn = (files: ExportedFile[]) => (id: number) => {
  const file = files.find((one) => one.id === id)
  return file ? { path: fromText(file), alt: file.alt } : null
}
