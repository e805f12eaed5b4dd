import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { removeSizes } from '#media/pictureSizes.ts'
import { store } from '#media/store/store.ts'

export const removeFiles: CollectionAfterDeleteHook = async ({ doc }) => {
  await remove((doc as { filename?: string | null }).filename)
}

export const removeReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, operation }) => {
  const before = (previousDoc as { filename?: string | null } | undefined)?.filename
  if (operation === 'update' && before !== (doc as { filename?: string | null }).filename) await remove(before)
}

async function remove(filename: string | null | undefined): Promise<void> {
  if (!filename) return
  await store().remove(filename)
  await removeSizes(filename)
}
