import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import { mediaFolder } from './mediaFolder.ts'

/** In the folder that `sweepStore` cleans: uploads that are not continued for a day are deleted. */
const folder = () => join(mediaFolder(), 'incoming')

/** The bytes that arrived so far, by ticket. All processes of the site share the folder. */
export const partialUploads = () => new FileStore({ directory: folder() })

export const partialPath = (ticket: string): string => join(folder(), ticket)

/** @returns how many bytes arrived; null when the upload has not begun. */
export async function partialOffset(ticket: string): Promise<number | null> {
  const found = await partialUploads()
    .getUpload(ticket)
    .catch(() => null)
  return found?.offset ?? null
}

export async function createPartial(ticket: string, size: number): Promise<void> {
  await partialUploads().create(new Upload({ id: ticket, size, offset: 0, creation_date: new Date().toISOString() }))
}

export async function removePartial(ticket: string): Promise<void> {
  for (const path of [partialPath(ticket), `${partialPath(ticket)}.json`]) await rm(path, { force: true })
}
