import { COMPARISON_LABELS } from '#contracts/content/comparisonLabels.ts'
import { formatWeight } from '#contracts/shop/formatWeight.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { StoryBlock, StoryMedia } from '#contracts/content/story.ts'
import { centsIn } from '#texts/formats.ts'
import type { StoryPage } from './storyLinks.ts'

export type Described = {
  title?: string
  pictures: { media: StoryMedia; label: string }[]
  lines: string[]
  links: { label: string; url: string }[]
}

/** The library asks for a converter of each. */
export const BLOCK_TYPES: readonly StoryBlock['blockType'][] = [
  'photoGallery',
  'film',
  'findCard',
  'article',
  'callout',
  'beforeAfter',
  'membersOnly',
]

const CALLOUTS = { note: msg('Note'), tip: msg('Tip'), warning: msg('Warning') }

const linesOf = (...texts: (string | null | undefined | false)[]): string[] =>
  texts.flatMap((text) => (text ? text.split('\n') : [])).filter(Boolean)

/** What a block says where it can’t be interactive. @param page of the post. */
export function describeBlock(block: StoryBlock, { url: page, language, t }: StoryPage): Described {
  switch (block.blockType) {
    case 'photoGallery':
      return { pictures: block.images.map(pictureOf), lines: linesOf(block.caption), links: [] }
    case 'film':
      return {
        pictures: [],
        lines: linesOf(block.caption),
        links: [
          { label: block.film.alt ? t('Watch: {film}', { film: block.film.alt }) : t('Watch the film'), url: page },
        ],
      }
    case 'findCard':
      return {
        title: block.stone,
        pictures: block.photo ? [pictureOf(block.photo)] : [],
        lines: linesOf(
          typeof block.weight === 'number' && formatWeight(block.weight, language),
          block.place,
          block.note,
        ),
        links: [],
      }
    case 'article':
      return {
        title: block.item.title,
        pictures: [],
        lines: linesOf(block.item.price ? centsIn(language, centsOf(block.item.price)) : t('Not for sale right now')),
        links: [{ label: t('See it in the shop'), url: block.item.url }],
      }
    case 'callout':
      return { title: t(CALLOUTS[block.tone]), pictures: [], lines: linesOf(block.text), links: [] }
    case 'beforeAfter': {
      const [before, after] = COMPARISON_LABELS[block.comparison]
      const pictures = [
        { media: block.before, label: t(before) },
        { media: block.after, label: t(after) },
      ]
      return { pictures, lines: linesOf(block.caption), links: [] }
    }
    case 'membersOnly':
      return { pictures: [], lines: [], links: [] }
  }
}

const pictureOf = (media: StoryMedia) => ({ media, label: '' })
