import type { Payload } from 'payload'
import { thumbnailOf } from '#contracts/platform/pictures.ts'

type PrintImage = { imageUrl: string; isPrimary?: boolean | null }

/** The URL of a thumbnail: our own file by its id, or the print provider's picture. */
export async function pictureOf(payload: Payload, stored: unknown): Promise<string | null> {
  if (typeof stored === 'string') return stored
  if (Array.isArray(stored)) {
    const images = stored as PrintImage[]
    return (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.imageUrl ?? null
  }
  if (typeof stored !== 'number') return null
  const file = await payload.findByID({
    collection: 'media',
    id: stored,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  return file?.kind === 'image' && file.filename ? thumbnailOf(file.filename) : null
}
