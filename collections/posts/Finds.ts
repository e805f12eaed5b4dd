import type { CollectionConfig } from 'payload'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { posts } from '../access/posts.ts'
import { cells } from '../fields/cells.ts'
import { relatedFilm } from '../fields/relatedFilm.ts'
import { panelPart } from '../fields/panelPart.ts'

export const Finds: CollectionConfig = {
  slug: 'finds',
  labels: { singular: 'Find', plural: 'Finds' },
  admin: {
    hidden: hiddenWithout('readPosts'),
    useAsTitle: 'stone',
    defaultColumns: ['frame', 'stone', 'second', 'post', 'updatedAt'],
    listSearchableFields: ['stone', 'note'],
    description: 'Stones and the moment of the video that shows them. People who may watch the video see them.',
  },
  defaultSort: 'second',
  access: posts,
  fields: [
    relatedFilm,
    {
      name: 'stone',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'What you found, for example “Laguna agate”.' },
    },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    {
      name: 'second',
      label: 'Second in the video',
      type: 'number',
      required: true,
      min: 0,
      max: MAX_VIDEO_SECONDS,
      admin: { components: { Cell: cells.seconds.Cell } },
    },
    panelPart('sellStone', '/cms/components/content/finds/SellStone.tsx#SellStone'),
    panelPart('framePicker', '/cms/components/content/finds/FramePicker.tsx#FramePicker'),
    {
      name: 'frame',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'A picture of the find, shown on its card.', components: cells.picture },
    },
  ],
}
