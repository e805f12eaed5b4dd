import { convertLexicalToHTML, LinebreakHTMLConverter, TextHTMLConverter } from '@payloadcms/richtext-lexical/html'
import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import { editorState } from '#contracts/content/editorState.ts'
import type { MailedStory } from '#contracts/platform/mails.ts'
import type { StoryBlock, StoryMedia, StoryNode } from '#contracts/content/story.ts'
import { colors } from '#contracts/platform/colorSchemes.ts'
import { BLOCK_TYPES, type Described, describeBlock } from './describeBlock.ts'
import { linkOf, photoLine, type StoryPage } from './storyLinks.ts'

const { light } = colors
const PARAGRAPH = 'margin:0 0 16px'
const BOX = `margin:0 0 16px;padding:12px 16px;border-left:4px solid ${light.carnelian};background:${light.sunken}`
const HEADINGS: Record<string, string> = { h2: '22px', h3: '19px', h4: '17px' }

type Args = { node: StoryNode; nodesToHTML: (args: { nodes: StoryNode[] }) => string[] }
type Converters = NonNullable<Parameters<typeof convertLexicalToHTML>[0]['converters']> & object
type Converter = (args: Args) => string

/** Inline styles and few elements, because mail programs support little else. */
export function storyHtml({ body, pictures }: MailedStory, page: StoryPage): string {
  const draw = (described: Described) => drawBlock(described, pictures, page)
  const block = (args: Args) => draw(describeBlock(args.node['fields'] as StoryBlock, page))
  const converters: Record<string, Converter> = {
    paragraph: (args) => wrap('p', PARAGRAPH, inside(args)),
    heading: (args) => {
      const tag = String(args.node['tag'])
      const size = HEADINGS[tag]
      return size ? wrap(tag, `font-size:${size};line-height:1.25;margin:24px 0 8px`, inside(args)) : ''
    },
    quote: (args) =>
      wrap('blockquote', `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.lineStrong}`, inside(args)),
    list: (args) => {
      const { listType, start } = args.node
      const items = inside(args)
      const style = 'margin:0 0 16px;padding:0 0 0 24px'
      return listType === 'number'
        ? `<ol start="${Number(start ?? 1)}" style="${style}">${items}</ol>`
        : wrap('ul', style, items)
    },
    listitem: (args) => wrap('li', 'margin:0 0 4px', inside(args)),
    link: (args) => drawLink(args, page),
    autolink: (args) => drawLink(args, page),
    horizontalrule: () => `<hr style="border:0;border-top:1px solid ${light.lineStrong};margin:24px 0">`,
    upload: ({ node }) => draw({ pictures: [{ media: node['value'] as StoryMedia, label: '' }], lines: [], links: [] }),
    table: (args) =>
      `<table style="width:100%;border-collapse:collapse;margin:0 0 16px"><tbody>${inside(args)}</tbody></table>`,
    tablerow: (args) => `<tr>${inside(args)}</tr>`,
    tablecell: (args) => {
      const { headerState, colSpan, rowSpan } = args.node
      const tag = Number(headerState) > 0 ? 'th' : 'td'
      const spans = `colspan="${Number(colSpan ?? 1)}" rowspan="${Number(rowSpan ?? 1)}"`
      return `<${tag} ${spans} class="row" style="padding:8px;border:1px solid ${light.line};text-align:left;vertical-align:top">${inside(args)}</${tag}>`
    },
  }
  return convertLexicalToHTML({
    data: editorState(body),
    disableContainer: true,
    // The library types nodes by its own features.
    converters: {
      ...TextHTMLConverter,
      ...LinebreakHTMLConverter,
      ...converters,
      tab: ' ',
      blocks: Object.fromEntries(BLOCK_TYPES.map((type) => [type, block])),
      unknown: () => '',
    } as unknown as Converters,
  })
}

const inside = ({ node, nodesToHTML }: Args): string => nodesToHTML({ nodes: node.children ?? [] }).join('')

const wrap = (tag: string, style: string, content: string): string =>
  content === '' ? '' : `<${tag} style="${style}">${content}</${tag}>`

function drawLink(args: Args, page: StoryPage): string {
  const url = linkOf(args.node, page)
  return url ? `<a href="${escapeHtml(page.countedLink(url))}" style="color:inherit">${inside(args)}</a>` : inside(args)
}

function drawBlock({ title, pictures, lines, links }: Described, open: readonly string[], page: StoryPage): string {
  const drawn = [
    ...(title ? [`<p style="margin:0 0 4px;font-weight:700">${escapeHtml(title)}</p>`] : []),
    ...pictures.map((picture) => drawPicture(picture, open, page)),
    ...lines.map((line) => `<p style="margin:0 0 4px">${escapeHtml(line)}</p>`),
    ...links.map(({ label, url }) => drawAnchor(label, new URL(url, page.site).href, page)),
  ].join('')
  return title ? `<div class="box" style="${BOX}">${drawn}</div>` : wrap('div', PARAGRAPH, drawn)
}

function drawPicture(
  { media, label }: Described['pictures'][number],
  open: readonly string[],
  page: StoryPage,
): string {
  if (!open.includes(media.url)) return drawAnchor(photoLine(media, label, page.t), page.url, page)
  const address = new URL(`${media.url}?w=960`, page.site).href
  const alt = [label, media.alt].filter(Boolean).join(': ')
  const caption = label ? `<p style="margin:0 0 8px;font-size:14px">${escapeHtml(label)}</p>` : ''
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="494" style="display:block;width:100%;height:auto;margin:0 0 8px;border-radius:4px">${caption}`
}

const drawAnchor = (label: string, url: string, { countedLink }: StoryPage): string =>
  `<p style="margin:0 0 4px"><a href="${escapeHtml(countedLink(url))}" style="color:inherit">${escapeHtml(label)}</a></p>`
