import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, FieldAffectingData, TextField } from 'payload'
import { validateStoryLink } from '#hooks/stories/validateStory.ts'
import { Article } from '../blocks/Article.ts'
import { BeforeAfter } from '../blocks/BeforeAfter.ts'
import { Callout } from '../blocks/Callout.ts'
import { Film } from '../blocks/Film.ts'
import { FindCard } from '../blocks/FindCard.ts'
import { MembersOnly } from '../blocks/MembersOnly.ts'
import { PhotoGallery } from '../blocks/PhotoGallery.ts'

/** Payload's own name of a block would say "Untitled" and appear nowhere on the site. */
const withoutName = (block: Block): Block => ({ ...block, admin: { ...block.admin, disableBlockName: true } })

type Parts = {
  /** Whether a part of the text can be for members only. */
  hasDivider: boolean
  /** Not in an email. */
  hasFilm?: boolean
}

const blocksOf = ({ hasDivider, hasFilm = true }: Parts): Block[] =>
  [
    PhotoGallery,
    ...(hasFilm ? [Film] : []),
    FindCard,
    Article,
    Callout,
    BeforeAfter,
    ...(hasDivider ? [MembersOnly] : []),
  ].map(withoutName)

export const storyEditor = (parts: Parts) =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      UnderlineFeature(),
      StrikethroughFeature(),
      OrderedListFeature(),
      UnorderedListFeature(),
      BlockquoteFeature(),
      LinkFeature({
        enabledCollections: ['posts', 'merchandise', 'products'],
        maxDepth: 0,
        fields: ({ defaultFields }) => defaultFields.map(withOwnAddresses),
      }),
      EXPERIMENTAL_TableFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ enabledCollections: ['media'], maxDepth: 0 }),
      BlocksFeature({ blocks: blocksOf(parts) }),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  })

/** Payload would encode URLs it does not know, such as paths of this site. */
const withOwnAddresses = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text'
    ? ({ ...field, hooks: {}, validate: validateStoryLink } as TextField)
    : field
