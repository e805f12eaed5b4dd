import type { UploadField } from 'payload'
import { refuseMembersPicture } from '#hooks/site/refuseMembersPicture.ts'

/** A picture that everybody sees once it is chosen, so it must not be one that only members may see. */
export const publicPicture = (name: string, label: string, { description }: { description: string }): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: { kind: { equals: 'image' } },
  validate: refuseMembersPicture,
  admin: { description: `${description} Everyone can see it.` },
})
