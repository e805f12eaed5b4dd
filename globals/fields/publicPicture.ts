import type { UploadField } from 'payload'
import { refuseMembersPicture } from '#hooks/site/refuseMembersPicture.ts'
import { refuseOpaquePicture } from '#hooks/site/refuseOpaquePicture.ts'

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

/** A picture of which only the opaque part is shown, as dark as the text beside it. */
export const signaturePicture = (name: string, label: string): UploadField => ({
  ...publicPicture(name, label, {
    description:
      'Your name, written by hand, as a PNG or WebP with a transparent background. Shown as dark as the text.',
  }),
  filterOptions: { mimeType: { in: ['image/png', 'image/webp'] } },
  validate: refuseOpaquePicture,
})
