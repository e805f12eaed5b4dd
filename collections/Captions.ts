import type { CollectionConfig } from 'payload'
import { isLanguageTag } from '#contracts/captions.ts'
import { fillCaptionLabel } from '#hooks/captions/fillCaptionLabel.ts'
import { storeCaptionCues } from '#hooks/captions/storeCaptionCues.ts'
import { validateCaptions } from '#hooks/captions/validateCaptions.ts'
import { hiddenWithout } from './access/hiddenWithout.ts'
import { posts } from './access/posts.ts'
import { relatedFilm } from './fields/relatedFilm.ts'

export const Captions: CollectionConfig = {
  slug: 'captions',
  labels: { singular: 'Captions', plural: 'Captions' },
  admin: {
    hidden: hiddenWithout('readPosts'),
    useAsTitle: 'label',
    defaultColumns: ['label', 'language', 'post', 'updatedAt'],
    listSearchableFields: ['label', 'language'],
    description: 'WebVTT files, one for each language of a video. People who may watch the video can read them.',
  },
  defaultSort: 'language',
  access: posts,
  hooks: { beforeChange: [fillCaptionLabel], afterChange: [storeCaptionCues] },
  indexes: [{ fields: ['post', 'language'], unique: true }],
  fields: [
    relatedFilm,
    {
      name: 'language',
      type: 'text',
      required: true,
      maxLength: 12,
      validate: (language: unknown) =>
        (typeof language === 'string' && isLanguageTag(language)) || 'Use a language code such as en, es or pt-BR.',
      admin: { position: 'sidebar', description: 'A language code such as en, es or pt-BR.' },
    },
    {
      name: 'label',
      type: 'text',
      maxLength: 80,
      admin: {
        position: 'sidebar',
        description: 'Shown in the player’s menu. Leave it empty to use the language’s own name.',
      },
    },
    {
      name: 'vtt',
      label: 'WebVTT',
      type: 'textarea',
      required: true,
      validate: validateCaptions,
      admin: {
        rows: 16,
        description: 'Choose a .vtt file, or paste its text.',
        components: { Field: '/cms/components/captions/CaptionsField.tsx#CaptionsField' },
      },
    },
  ],
}
