import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute, descendants, walkTree, wordsOf } from './htmlTree.ts'

type Element = DefaultTreeAdapterTypes.Element

/** What a card of an editor shows, without its buttons, icons and clocks. */
export type Card = {
  /** Their addresses. */
  pictures: string[]
  isGallery: boolean
  links: { href: string; words: string }[]
  captions: string[]
}

/** By the class that each editor writes on its outermost element. */
const CARDS: Record<string, (node: Element) => Partial<Card>> = {
  'kg-bookmark-card': (node) => ({
    pictures: picturesIn(withClass(node, 'kg-bookmark-thumbnail')),
    links: [{ href: hrefIn(node), words: said(node, 'kg-bookmark-title') }],
    captions: [said(node, 'kg-bookmark-description'), captionOf(node)],
  }),
  'kg-file-card': (node) => ({
    links: [{ href: hrefIn(node), words: said(node, 'kg-file-card-title') || said(node, 'kg-file-card-filename') }],
    captions: [said(node, 'kg-file-card-caption')],
  }),
  'kg-video-card': (node) => ({
    pictures: [attribute(node, 'data-kg-custom-thumbnail') || attribute(node, 'data-kg-thumbnail')],
    links: [{ href: sourceIn(node, 'video'), words: captionOf(node) }],
  }),
  'kg-audio-card': (node) => ({
    pictures: picturesIn(withClass(node, 'kg-audio-thumbnail')),
    links: [{ href: sourceIn(node, 'audio'), words: said(node, 'kg-audio-title') }],
  }),
  'kg-gallery-card': gallery,
  'wp-block-gallery': gallery,
  'wp-block-video': (node) => ({
    pictures: descendants(node, 'video').map((film) => attribute(film, 'poster')),
    links: [{ href: sourceIn(node, 'video'), words: captionOf(node) }],
  }),
  'wp-block-file': (node) => ({
    // Its second link is the button.
    links: descendants(node, 'a')
      .slice(0, 1)
      .map((one) => ({ href: attribute(one, 'href'), words: wordsOf([one]) })),
  }),
}

/** @returns null for other elements. */
export function readCard(node: Element): Card | null {
  const classes = attribute(node, 'class').split(/\s+/)
  const name = classes.find((one) => Object.hasOwn(CARDS, one))
  const read = name === undefined ? undefined : CARDS[name]
  if (!read) return null
  const { pictures = [], isGallery = false, links = [], captions = [] } = read(node)
  return {
    isGallery,
    pictures: pictures.filter((src) => src !== ''),
    links: links.filter(({ href, words }) => href !== '' || words !== ''),
    captions: captions.filter((words) => words !== ''),
  }
}

function gallery(node: Element): Partial<Card> {
  // Pictures have captions, too; the gallery’s is its own child, or the last.
  return {
    pictures: picturesIn([node]),
    isGallery: true,
    captions: descendants(node, 'figcaption').map((one) => wordsOf([one])),
  }
}

const withClass = (node: Element, name: string): Element[] =>
  [...walkTree(node.childNodes)].filter(
    (inner): inner is Element => 'tagName' in inner && attribute(inner, 'class').split(/\s+/).includes(name),
  )

const said = (node: Element, name: string): string => wordsOf(withClass(node, name).slice(0, 1))

const captionOf = (node: Element): string => wordsOf(descendants(node, 'figcaption').slice(0, 1))

const hrefIn = (node: Element): string => descendants(node, 'a').map((one) => attribute(one, 'href'))[0] ?? ''

const sourceIn = (node: Element, tag: string): string =>
  [...descendants(node, tag), ...descendants(node, 'source')].map((one) => attribute(one, 'src')).find(Boolean) ?? ''

const picturesIn = (nodes: Element[]): string[] =>
  [...walkTree(nodes)].flatMap((inner) =>
    inner.nodeName === 'img' && 'tagName' in inner ? [attribute(inner, 'src')] : [],
  )
