import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { removeSizes } from '#media/pictureSizes.ts'
import { removeStream } from '#media/streams/removeStream.ts'

type File = { filename?: string | null }

/** Payload, or its storage plugin, removes only the original. */
export const removeSizesOfDeleted: CollectionAfterDeleteHook = async ({ doc }) => {
  await remove((doc as File).filename)
}

export const removeSizesOfReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, operation }) => {
  const before = (previousDoc as File | undefined)?.filename
  if (operation === 'update' && before !== (doc as File).filename) await remove(before)
}

async function remove(filename: string | null | undefined): Promise<void> {
  if (!filename) return
  await removeSizes(filename)
  await removeStream(filename)
}
