import { z } from 'zod'
import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import { markdownToHtml } from '../markdownToHtml.ts'

const words = z.string().catch('')
/** What cards of Ghost’s two editors have in common, whatever kind they are. */
const cardSchema = z.object({
  src: words,
  url: words,
  html: words,
  markdown: words,
  code: words,
  title: words,
  heading: words,
  header: words,
  content: words,
  description: words,
  subheading: words,
  subheader: words,
  sponsorLabel: words,
  caption: words,
  fileName: words,
  fileTitle: words,
  fileCaption: words,
  productTitle: words,
  productDescription: words,
  productImageSrc: words,
  productUrl: words,
  productButton: words,
  calloutEmoji: words,
  calloutText: words,
  backgroundImageSrc: words,
  textValue: words,
  imageUrl: words,
  buttonText: words,
  buttonUrl: words,
  customThumbnailSrc: words,
  thumbnailSrc: words,
  href: words,
  metadata: z.object({ title: words, description: words, thumbnail: words }).partial().catch({}),
  images: z.array(z.object({ src: words, fileName: words })).catch([]),
})
type Card = z.output<typeof cardSchema>

const CARDS: Record<string, (card: Card) => string> = {
  hr: () => '<hr>',
  paywall: () => '<!--members-only-->',
  html: ({ html }) => html,
  markdown: ({ markdown }) => markdownToHtml(markdown) ?? '',
  code: ({ code, caption }) => `<pre><code>${escapeHtml(code)}</code></pre>${noted(caption)}`,
  image: ({ src, caption, href }) =>
    `<figure>${href ? linked(href, picture(src)) : picture(src)}<figcaption>${caption}</figcaption></figure>`,
  gallery: ({ images, caption }) =>
    `<figure class="kg-gallery-card">${images.map(({ src }) => picture(src)).join('')}<figcaption>${caption}</figcaption></figure>`,
  bookmark: ({ url, metadata: { title = '', description = '', thumbnail = '' }, caption }) =>
    `${picture(thumbnail)}<p>${linked(url, escapeHtml(title || url))}</p><p>${escapeHtml(description)}</p>${noted(caption)}`,
  embed: ({ html, url, caption }) =>
    `${html === '' ? `<p>${linked(url, escapeHtml(url))}</p>` : html}${noted(caption)}`,
  video: ({ src, caption, customThumbnailSrc, thumbnailSrc }) =>
    `${picture(customThumbnailSrc || thumbnailSrc)}<p>${linked(src, caption || escapeHtml(src))}</p>`,
  audio: ({ src, title, thumbnailSrc }) =>
    `${picture(thumbnailSrc)}<p>${linked(src, escapeHtml(title || src))}</p>`,
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    `<p>${linked(src, escapeHtml(fileTitle || fileName || src))}</p>${noted(escapeHtml(fileCaption))}`,
  callout: ({ calloutEmoji, calloutText }) => `<div>${escapeHtml(calloutEmoji)} ${calloutText}</div>`,
  toggle: ({ heading, content }) => `<h4>${heading}</h4>${content}`,
  button: ({ buttonUrl, buttonText }) => `<p>${linked(buttonUrl, escapeHtml(buttonText || buttonUrl))}</p>`,
  product: (card) =>
    `${picture(card.productImageSrc)}<h4>${card.productTitle}</h4>${card.productDescription}${card.productUrl ? `<p>${linked(card.productUrl, escapeHtml(card.productButton || card.productUrl))}</p>` : ''}`,
  header: ({ backgroundImageSrc, header, subheading, subheader, buttonUrl, buttonText }) =>
    `${picture(backgroundImageSrc)}<h2>${header}</h2><p>${subheading || subheader}</p>${buttonUrl ? `<p>${linked(buttonUrl, escapeHtml(buttonText || buttonUrl))}</p>` : ''}`,
  'call-to-action': ({ sponsorLabel, imageUrl, textValue, buttonUrl, buttonText }) =>
    `<div>${sponsorLabel}</div>${picture(imageUrl)}<div>${textValue}</div>${buttonUrl ? `<p>${linked(buttonUrl, escapeHtml(buttonText || buttonUrl))}</p>` : ''}`,
}

/** How both editors, and their older versions, name the same. */
const OTHER_NAMES: Record<string, string> = {
  horizontalrule: 'hr',
  codeblock: 'code',
  'card-markdown': 'markdown',
}

/** The HTML of a card. @param lose gets the name of a card that no other site can show, such as a sign-up form. */
export function ghostCard(type: string, payload: unknown, lose: (what: string) => void): string {
  const name = OTHER_NAMES[type] ?? type
  const show = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined
  const card = cardSchema.safeParse(payload)
  if (show && card.success) return show(card.data)
  lose(`card “${type.slice(0, 40)}”`)
  return ''
}

export const linked = (address: string, html: string): string => `<a href="${escapeHtml(address)}">${html}</a>`

const picture = (src: string): string => (src === '' ? '' : `<img src="${escapeHtml(src)}">`)

const noted = (caption: string): string => (caption === '' ? '' : `<p>${caption}</p>`)
