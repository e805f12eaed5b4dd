import type { CollectionConfig } from 'payload'
import { isLanguageTag } from '#contracts/content/captions.ts'
import { fillCaptionLabel } from './fillCaptionLabel.ts'
import { readSubRip } from './readSubRip.ts'
import { storeCaptionCues } from './storeCaptionCues.ts'
import { validateCaptions } from './validateCaptions.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { posts } from '../../access/posts.ts'
import { relatedFilm } from '../../fields/relatedFilm.ts'

export const Captions: CollectionConfig = {
  slug: 'captions',
  labels: { singular: 'Captions', plural: 'Captions' },
  admin: {
    hidden: hiddenWithout('readPosts'),
    useAsTitle: 'label',
    defaultColumns: ['label', 'language', 'post', 'updatedAt'],
    listSearchableFields: ['label', 'language'],
    description: 'Subtitle files, one for each language of a film. People who may watch the film can read them.',
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
      admin: {
        position: 'sidebar',
        components: { Field: '/cms/components/content/captions/LanguageField.tsx#LanguageField' },
      },
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
      label: 'Captions',
      type: 'textarea',
      required: true,
      hooks: { beforeValidate: [readSubRip] },
      validate: validateCaptions,
      admin: {
        rows: 16,
        description: 'Drop an SRT or VTT file, or paste its text. The site stores it as WebVTT.',
        components: { Field: '/cms/components/content/captions/CaptionsField.tsx#CaptionsField' },
      },
    },
  ],
}
