import { MAX_CHARACTERS } from '../readText.ts'

/** Which pictures a gallery shows, by the ids of their attachments. */
export type GalleryChoice = {
  /** In their order; null for all of a post. */
  ids: string[] | null
  excluded: string[]
  /** Whose pictures; null for those of the post itself. */
  postId: string | null
}
/** @returns addresses. */
export type GalleryPictures = (choice: GalleryChoice) => string[]

const TAG =
  /\[(\[?)(\/?)(caption|wp_caption|gallery|embed|video|audio|youtube|vimeo|soundcloud|dailymotion)(?=[\s\]=/])([^[\]]*)\](\]?)/g
const ATTRIBUTE = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g
const ADDRESS = /https?:\/\/[^\s"'<>[\]]+/
const PICTURE = /<img\s[^<>]*>(?:\s*<\/a>)?/i
/** Where a film is that a code names by its id alone. */
const HOSTS: Record<string, string> = { youtube: 'https://youtu.be/', vimeo: 'https://vimeo.com/' }

type Tag = { name: string; isEnd: boolean; isEscaped: boolean; attributes: string; begin: number; end: number }

/** WordPress’s own codes in brackets as the HTML they stand for. Those of plugins stay as they are written. */
export function withoutShortcodes(content: string, picturesOf: GalleryPictures): string {
  const tags = [...content.matchAll(TAG)].map(toTag)
  const ends = endsOf(tags)
  let html = ''
  let at = 0
  for (const [place, tag] of tags.entries()) {
    // Inside another one; or a small text would become many galleries, and is refused as too long.
    if (tag.begin < at || html.length > MAX_CHARACTERS) continue
    html += content.slice(at, tag.begin)
    at = tag.end
    if (tag.isEscaped) html += content.slice(tag.begin + 1, tag.end - 1)
    if (tag.isEscaped || tag.isEnd) continue
    const end = ends[place]
    if (end) at = end.end
    const inner = end ? content.slice(tag.end, end.begin) : ''
    html += htmlOf(tag, inner, picturesOf) ?? content.slice(tag.begin, at)
  }
  return html + content.slice(at)
}

/** Two brackets on both sides mean the code itself. */
function toTag(found: RegExpExecArray): Tag {
  const [whole, open = '', slash = '', name = '', attributes = '', close = ''] = found
  const isEscaped = open !== '' && close !== ''
  const begin = found.index + (isEscaped ? 0 : open.length)
  const end = found.index + whole.length - (isEscaped ? 0 : close.length)
  return { name, isEnd: slash !== '', isEscaped, attributes, begin, end }
}

/** For each tag the one that ends it, if no other of its name begins before. */
function endsOf(tags: Tag[]): (Tag | undefined)[] {
  const next = new Map<string, Tag>()
  const ends = tags.toReversed().map((tag) => {
    if (tag.isEscaped) return undefined
    const after = next.get(tag.name)
    next.set(tag.name, tag)
    return after?.isEnd && !tag.isEnd ? after : undefined
  })
  return ends.toReversed()
}

/** @returns null for one that shows nothing. */
function htmlOf({ name, attributes }: Tag, inner: string, picturesOf: GalleryPictures): string | null {
  if (name === 'caption' || name === 'wp_caption') return captioned(inner, attributesOf(attributes).get('caption'))
  if (name === 'gallery') return galleryOf(attributesOf(attributes), picturesOf)
  const address = ADDRESS.exec(inner)?.[0] ?? ADDRESS.exec(attributes)?.[0] ?? hostedAt(name, attributes)
  return address === null ? null : `\n\n<p>${address}</p>\n\n`
}

/** A picture, and below it what is said of it. Old posts have that as an attribute. */
function captioned(inner: string, attribute: string | undefined): string {
  const picture = PICTURE.exec(inner)
  const end = picture ? picture.index + picture[0].length : 0
  return `<figure>${inner.slice(0, end)}<figcaption>${(attribute ?? inner.slice(end)).trim()}</figcaption></figure>`
}

function galleryOf(given: ReadonlyMap<string, string>, picturesOf: GalleryPictures): string {
  const ids = given.get('ids') ?? given.get('include')
  const pictures = picturesOf({
    ids: ids === undefined ? null : idsIn(ids),
    excluded: idsIn(given.get('exclude') ?? ''),
    postId: given.get('id') ?? null,
  })
  const images = pictures.map((src) => `<img src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`)
  return `<figure class="wp-block-gallery">${images.join('')}</figure>`
}

function hostedAt(name: string, attributes: string): string | null {
  const id = attributes.trim().replace(/^=/, '')
  const host = HOSTS[name]
  return host !== undefined && /^[\w-]{1,40}$/.test(id) ? host + id : null
}

const idsIn = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

/** Some editors made quotation marks curly. */
const attributesOf = (written: string): Map<string, string> =>
  new Map(
    [...written.replace(/[“”″]/g, '"').matchAll(ATTRIBUTE)].map(([, name = '', double, single, plain]) => [
      name.toLowerCase(),
      double ?? single ?? plain ?? '',
    ]),
  )
