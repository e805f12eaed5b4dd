import MarkdownIt from 'markdown-it'

/** Takes time in proportion to the text, whatever is written there; see `docs/decisions/108-linear-texts.md`. */
export const markdownParser = new MarkdownIt({ html: true, linkify: true })
markdownParser.linkify.set({ fuzzyLink: false })
