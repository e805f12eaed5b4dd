import type { Block } from 'payload'
import { photoUpload } from './photoUpload.ts'

export const FindCard: Block = {
  slug: 'findCard',
  labels: { singular: 'Find card', plural: 'Find cards' },
  fields: [
    {
      name: 'stone',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'What you found, for example “Laguna agate”.' },
    },
    { name: 'weight', label: 'Weight (g)', type: 'number', min: 0 },
    { name: 'photo', ...photoUpload },
    {
      name: 'place',
      type: 'text',
      maxLength: 300,
      admin: {
        description: 'As coarse as you like, for example “Baja California”. Everyone who can read the text sees it.',
      },
    },
    {
      name: 'second',
      label: 'Second in the video',
      type: 'number',
      min: 0,
      admin: { description: 'Where the find appears in the video of the post.' },
    },
    { name: 'note', type: 'textarea', maxLength: 2000 },
  ],
}
