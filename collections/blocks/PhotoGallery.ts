import type { Block } from 'payload'
import { captionField } from './captionField.ts'
import { photoUpload } from './photoUpload.ts'

export const PhotoGallery: Block = {
  slug: 'photoGallery',
  labels: { singular: 'Photo gallery', plural: 'Photo galleries' },
  fields: [
    {
      name: 'images',
      label: 'Photos',
      ...photoUpload,
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: { description: 'Shown in this order. Readers can open each one in full size.' },
    },
    captionField,
  ],
}
