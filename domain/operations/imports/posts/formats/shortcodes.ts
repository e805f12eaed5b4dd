import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import { MAX_CHARACTERS } from '../readText.ts'
import { withoutBuilderCodes } from './builderCodes.ts'

/** Which pictures a gallery shows, or which sounds and films a playlist plays, by the ids of their attachments. */
export type AttachmentChoice = {
  isPlaylist: boolean
  /** In their order; null for all of a post. */
  ids: string[] | null
  excluded: string[]
  /** Whose attachments; null for those of the post itself. */
  postId: string | null
}
/** @returns addresses. */
type AttachmentsFor = (choice: AttachmentChoice) => string[]

/** They name an address, or have it inside. */
const EMBEDS =
  'embed|video|audio|youtube|vimeo|soundcloud|dailymotion|wpvideo|videopress|tweet|instagram|facebook|gist|spotify|flickr|tiktok|googlemaps'

const TAG = new RegExp(
  `\\[(\\[?)(\\/?)(caption|wp_caption|gallery|playlist|code|sourcecode|${EMBEDS})(?=[\\s\\]=:/])([^[\\]]*)\\](\\]?)`,
  'g',
)
const ATTRIBUTE = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g
const ADDRESS = /https?:\/\/[^\s"'<>[\]|]+/
const PICTURE = /<img\s[^<>]*>(?:\s*<\/a>)?/i
/** Where a film is that a code names by its id alone. */
const HOSTS: Record<string, string> = {
  youtube: 'https://youtu.be/',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
  wpvideo: 'https://videopress.com/v/',
  videopress: 'https://videopress.com/v/',
}
/** Attributes of films and sounds that name their file. */
const FILES = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'wmv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'url']

type Tag = { name: string; isEnd: boolean; isEscaped: boolean; attributes: string; begin: number; end: number }

/** WordPress’s own codes in brackets as the HTML they stand for, without those of page builders. Others of plugins stay as they are written. */
export function withoutShortcodes(written: string, attachments: AttachmentsFor): string {
  const content = withoutBuilderCodes(written, (ids) => galleryOf(new Map([['ids', ids]]), attachments))
  const tags = [...content.matchAll(TAG)].map(toTag)
  const ends = endsOf(tags)
  let html = ''
  let at = 0
  for (const [place, tag] of tags.entries()) {
    // Inside another one; or a small text would become many galleries, and is refused as too long.
    if (tag.begin < at || html.length > MAX_CHARACTERS) continue
    const end = tag.isEscaped || tag.isEnd ? undefined : ends[place]
    // Two brackets around a code and its end mean the code itself, too.
    const isPair = end !== undefined && tag.begin > at && content[tag.begin - 1] === '[' && content[end.end] === ']'
    html += content.slice(at, isPair ? tag.begin - 1 : tag.begin)
    at = end?.end ?? tag.end
    if (isPair) {
      html += content.slice(tag.begin, at)
      at += 1
      continue
    }
    if (tag.isEscaped) html += content.slice(tag.begin + 1, tag.end - 1)
    if (tag.isEscaped || tag.isEnd) continue
    const inner = end ? content.slice(tag.end, end.begin) : ''
    html += htmlOf(tag, inner, attachments) ?? content.slice(tag.begin, at)
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
function htmlOf({ name, attributes }: Tag, inner: string, attachments: AttachmentsFor): string | null {
  if (name === 'caption' || name === 'wp_caption') return captioned(inner, attributesOf(attributes).get('caption'))
  if (name === 'gallery') return galleryOf(attributesOf(attributes), attachments)
  if (name === 'playlist') return playlistOf(attributesOf(attributes), attachments)
  if (name === 'code' || name === 'sourcecode') return inner === '' ? null : `<pre>${inner.trim()}</pre>`
  const address = ADDRESS.exec(inner)?.[0] ?? ADDRESS.exec(attributes)?.[0] ?? hostedAt(name, attributes)
  if (address !== null) return `\n\n<p>${address}</p>\n\n`
  const file = name === 'video' || name === 'audio' ? fileIn(attributesOf(attributes)) : undefined
  return file === undefined ? null : `<${name} src="${escapeHtml(file)}"></${name}>`
}

/** A picture, and below it what is said of it. Old posts have that as an attribute. */
function captioned(inner: string, attribute: string | undefined): string {
  const picture = PICTURE.exec(inner)
  const end = picture ? picture.index + picture[0].length : 0
  return `<figure>${inner.slice(0, end)}<figcaption>${(attribute ?? inner.slice(end)).trim()}</figcaption></figure>`
}

function galleryOf(given: ReadonlyMap<string, string>, attachments: AttachmentsFor): string {
  const images = attachments(choiceIn(given, false)).map((src) => `<img src="${escapeHtml(src)}">`)
  return `<figure class="wp-block-gallery">${images.join('')}</figure>`
}

const playlistOf = (given: ReadonlyMap<string, string>, attachments: AttachmentsFor): string =>
  attachments(choiceIn(given, true))
    .map((src) => `<p><audio src="${escapeHtml(src)}"></audio></p>`)
    .join('')

function choiceIn(given: ReadonlyMap<string, string>, isPlaylist: boolean): AttachmentChoice {
  const ids = given.get('ids') ?? given.get('include')
  return {
    isPlaylist,
    ids: ids === undefined ? null : idsIn(ids),
    excluded: idsIn(given.get('exclude') ?? ''),
    postId: given.get('id') ?? null,
  }
}

const fileIn = (given: ReadonlyMap<string, string>): string | undefined =>
  FILES.map((name) => given.get(name)).find((file) => file !== undefined && file !== '')

function hostedAt(name: string, attributes: string): string | null {
  const [, id] = /^[=:]?([\w-]{1,40})(?![^\s])/.exec(attributes.trim()) ?? []
  const host = HOSTS[name]
  return host !== undefined && id !== undefined ? host + id : null
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
