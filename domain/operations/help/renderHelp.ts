import MarkdownIt, { type Token } from 'markdown-it'
import { helpUrl, isHelpPage } from '#contracts/operations/helpPages.ts'

export type HelpText = {
  title: string
  /** The second headings, in order. */
  sections: { id: string; label: string }[]
  /** What follows the title. */
  html: string
}

const parser = new MarkdownIt({ html: false })
parser.renderer.rules['table_open'] = () =>
  '<div class="help__table" role="region" aria-label="Table" tabindex="0"><table>'
parser.renderer.rules['table_close'] = () => '</table></div>'

/** A page of `docs/owner`, with links and pictures as the panel serves them. */
export function renderHelp(markdown: string): HelpText {
  const [title = '', ...rest] = markdown.split('\n')
  const tokens = parser.parse(rest.join('\n'), {})
  const sections = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const label = tokens[index + 1]?.content ?? ''
    const id = headingId(label)
    token.attrSet('id', id)
    return [{ id, label }]
  })
  for (const { children } of tokens) if (children) useOwnAddresses(children)
  return { title: title.replace(/^# /, ''), sections, html: parser.renderer.render(tokens, parser.options, {}) }
}

/** As GitHub makes it of a heading. */
export const headingId = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** A link to a document that the panel doesn't show loses its tags, not its words. */
function useOwnAddresses(children: Token[]): void {
  let isLink = true
  for (const child of children) {
    if (child.type === 'image') child.attrSet('src', helpUrl(String(child.attrGet('src') ?? '')))
    if (child.type === 'link_open') {
      const address = addressOf(String(child.attrGet('href') ?? ''))
      isLink = address !== null
      if (address !== null) child.attrSet('href', address)
      child.hidden = !isLink
    }
    if (child.type === 'link_close') child.hidden = !isLink
  }
}

function addressOf(href: string): string | null {
  if (/^(?:https:|#)/.test(href)) return href
  const [, page = '', anchor = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(href) ?? []
  return isHelpPage(page) ? helpUrl(`${page}${anchor}`) : null
}
