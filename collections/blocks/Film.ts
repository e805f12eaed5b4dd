import type { Block } from 'payload'
import { captionField } from './captionField.ts'

export const Film: Block = {
  slug: 'film',
  labels: { singular: 'Film', plural: 'Films' },
  fields: [
    {
      name: 'film',
      type: 'upload',
      relationTo: 'media',
      required: true,
      maxDepth: 0,
      filterOptions: { mimeType: { equals: 'video/mp4' }, isPlayable: { not_equals: false } },
      admin: { description: 'An MP4 with H.264. Other films are converted only as the video of a post.' },
    },
    captionField,
  ],
}
