import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { pageIn, screenOf } from '#contracts/platform/sitePaths.ts'
import { isScreenOffered, type SitePart } from '#contracts/platform/siteParts.ts'
import type { MailedStory } from '#contracts/platform/mails.ts'
import { colors } from '#contracts/platform/colorSchemes.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { textsIn } from '#texts/textsIn.ts'
import { storyHtml } from './story/storyHtml.ts'
import { storyPlain } from './story/storyPlain.ts'

export type Block =
  | { kind: 'text'; text: string }
  /** `otherwise` replaces it if its page belongs to a part that is off. */
  | { kind: 'button'; label: string; url: string; otherwise?: Block[] }
  | { kind: 'picture'; url: string; alt: string }
  /** `page` is its post, where the rest is. */
  | { kind: 'story'; story: MailedStory; page: string }
  | { kind: 'table'; rows: { label: string; value: string; isStrong?: boolean }[] }

/** The site that sends it. */
export type MailSite = {
  name: string
  url: string
  /** The address that counts a link of the HTML; the plain text, and what is below the email, leads there directly. */
  countedLink?: (url: string) => string
  /** Its parts that are switched off. */
  off?: readonly SitePart[]
}

type Link = { label: string; url: string }
type Mail = {
  title: string
  preheader?: string
  blocks: Block[]
  note: string
  noteLinks: Link[]
  site: MailSite
  language: Language
}

/** Links are absolute, and stories drawn. */
type DrawnBlock =
  | Exclude<Block, { kind: 'story' | 'button' }>
  | { kind: 'button'; label: string; url: string; counted: string }
  | { kind: 'story'; html: string; text: string }

/** Relative links become absolute. */
export function drawMail({ title, preheader, blocks, note, noteLinks, site, language }: Mail): {
  html: string
  text: string
} {
  const drawn = blocks.flatMap((block) => offered(block, site)).map((block) => drawBlock(block, site, language))
  return {
    html: renderHtml({
      title,
      preheader,
      blocks: drawn,
      note: noteHtml(note, noteLinks),
      siteName: site.name,
      language,
    }),
    text:
      [title, ...drawn.map(renderText), note, ...noteLinks.map(({ label, url }) => `${label}: ${url}`)]
        .filter(Boolean)
        .join('\n\n') + '\n',
  }
}

/** No email links to a page that the site doesn't have. */
function offered(block: Block, site: MailSite): Block[] {
  if (block.kind !== 'button' || isScreenOffered(screenOf(block.url) ?? '', site.off ?? [])) return [block]
  return (block.otherwise ?? []).flatMap((other) => offered(other, site))
}

function drawBlock(block: Block, site: MailSite, language: Language): DrawnBlock {
  const { countedLink = (url) => url } = site
  if (block.kind === 'picture') return { ...block, url: new URL(block.url, site.url).href }
  if (block.kind === 'button') {
    const url = new URL(pageIn(language, block.url), site.url).href
    return { ...block, url, counted: countedLink(url) }
  }
  if (block.kind !== 'story') return block
  const page = {
    url: new URL(pageIn(language, block.page), site.url).href,
    site: site.url,
    countedLink,
    language,
    t: textsIn(language),
  }
  return { kind: 'story', html: storyHtml(block.story, page), text: storyPlain(block.story, page) }
}

const { light, dark } = colors

/** An agate as table cells, because mail clients support little else. */
const BANDS = ['#5b1e0b', '#b23a12', '#e0713f', '#f6c9a8', '#fbe6dc', '#8a4a24']

/** All other clients use the inline light colors. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:${dark.bg}!important;color:${dark.text}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.card h1,.card p,.card td,.brand{color:${dark.text}!important}
.note{color:${dark.muted}!important}
.row{border-color:${dark.line}!important}
.box{background:${dark.sunken}!important}
.act{background:${dark.carnelian}!important;color:${dark.onCarnelian}!important}}`

const noteHtml = (note: string, links: Link[]): string =>
  [
    escapeHtml(note),
    ...links.map(
      ({ label, url }) =>
        `<a class="note" href="${escapeHtml(url)}" style="color:${light.muted}">${escapeHtml(label)}</a>`,
    ),
  ].join(' · ')

type Page = {
  title: string
  preheader: string | undefined
  blocks: DrawnBlock[]
  note: string
  siteName: string
  language: Language
}

function renderHtml({ title, preheader, blocks, note, siteName, language }: Page): string {
  const preview = cutText(preheader ?? blocks.map(previewOf).find(Boolean) ?? '', PREVIEW)
  const bands = BANDS.map(
    (color) => `<td style="background:${color};height:6px;line-height:6px;font-size:0">&nbsp;</td>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;background:${light.bg};color:${light.text};font-family:'Atkinson Hyperlegible Next',Verdana,system-ui,sans-serif;font-size:16px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="page" style="max-width:544px;margin:0 auto;padding:32px 16px">
<p class="brand" style="font-weight:700;font-size:18px;letter-spacing:-.01em;margin:0 0 12px">${escapeHtml(siteName)}</p>
<table role="presentation" style="width:100%;border-collapse:collapse;table-layout:fixed"><tr>${bands.join('')}</tr></table>
<div class="card" style="background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 4px 28px;padding:28px 24px">
<h1 style="font-size:26px;line-height:1.15;letter-spacing:-.01em;margin:0 0 16px">${escapeHtml(title)}</h1>
${blocks.map(renderBlock).join('\n')}
</div><p class="note" style="color:${light.muted};font-size:14px;margin:16px 0 0">${note}</p></div></body></html>`
}

/** What mail programs show beside the subject. */
const PREVIEW = 200
const previewOf = (block: DrawnBlock): string | null =>
  block.kind === 'text' || block.kind === 'story' ? block.text : null

function renderBlock(block: DrawnBlock): string {
  if (block.kind === 'story') return block.html
  if (block.kind === 'picture')
    return `<p style="margin:0 0 16px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.alt)}" width="494" style="display:block;width:100%;height:auto;border-radius:4px"></p>`
  if (block.kind === 'text') return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
  if (block.kind === 'button') {
    return `<p style="margin:24px 0"><a class="act" href="${escapeHtml(block.counted)}" style="display:inline-block;background:${light.carnelian};color:${light.onCarnelian};padding:12px 20px;border-radius:4px 14px 4px 4px;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`
  }
  const rows = block.rows.map(({ label, value, isStrong }) => {
    const cell = `padding:8px 0;border-top:1px solid ${light.line};vertical-align:top;${isStrong ? 'font-weight:700;' : ''}`
    return `<tr><td class="row" style="${cell}">${escapeHtml(label)}</td><td class="row" style="${cell}text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(value)}</td></tr>`
  })
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`
}

function renderText(block: DrawnBlock): string {
  if (block.kind === 'text' || block.kind === 'story') return block.text
  if (block.kind === 'picture') return ''
  if (block.kind === 'button') return `${block.label}: ${block.url}`
  return block.rows.map(({ label, value }) => `${label}  ${value}`).join('\n')
}
