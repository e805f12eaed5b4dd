import type { Condition, Field } from 'payload'
import { MAX_CHAPTER_TITLE, MAX_CHAPTERS } from '#contracts/content/chapters.ts'
import { MAX_VIDEO_SECONDS, PREVIEW_SECONDS } from '#contracts/shared/constants.ts'
import { validateChapters } from '#hooks/chapters/validateChapters.ts'
import { requireVideo } from '#hooks/posts/requireMedia.ts'
import { panelPart } from './panelPart.ts'

const isVideo: Condition = (post) => post['type'] === 'video'

/** The video of a post, and what belongs to it. */
export const filmFields: Field[] = [
  {
    name: 'video',
    type: 'upload',
    relationTo: 'media',
    validate: requireVideo,
    admin: { condition: isVideo },
  },
  panelPart('streamState', '/cms/components/content/posts/StreamState.tsx#StreamState', { condition: isVideo }),
  {
    name: 'preview',
    type: 'upload',
    relationTo: 'media',
    filterOptions: {
      isPlayable: { equals: true },
      kind: { equals: 'video' },
      durationSeconds: { less_than: PREVIEW_SECONDS + 1 },
    },
    admin: {
      condition: isVideo,
      description:
        'Everyone can watch it on the page of a subscriber-only post. Without a preview, they see the cover.',
    },
  },
  panelPart('previewPicker', '/cms/components/content/posts/PreviewPicker.tsx#PreviewPicker', { condition: isVideo }),
  {
    name: 'chapters',
    type: 'array',
    maxRows: MAX_CHAPTERS,
    validate: validateChapters,
    admin: {
      condition: isVideo,
      description:
        'Empty: the lines of the description that begin with a time, such as “4:10 The first cut”. Chapters listed here replace those; only people who may watch the video see them.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'second', type: 'number', required: true, min: 0, max: MAX_VIDEO_SECONDS, admin: { width: '30%' } },
          { name: 'title', type: 'text', required: true, maxLength: MAX_CHAPTER_TITLE, admin: { width: '70%' } },
        ],
      },
    ],
  },
  {
    name: 'captions',
    type: 'join',
    collection: 'captions',
    on: 'post',
    admin: {
      condition: isVideo,
      defaultColumns: ['label', 'language'],
      description: 'One SRT or VTT file for each language.',
    },
  },
]

/** Only a film has moments. */
export const findsField: Field = {
  name: 'finds',
  type: 'join',
  collection: 'finds',
  on: 'post',
  defaultLimit: 50,
  admin: {
    condition: isVideo,
    defaultColumns: ['frame', 'stone', 'second'],
    description: 'Stones and the moment that shows them.',
  },
}
