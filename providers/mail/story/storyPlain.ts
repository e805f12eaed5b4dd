import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { editorState } from '#contracts/content/editorState.ts'
import type { MailedStory } from '#contracts/platform/mails.ts'
import type { StoryBlock, StoryMedia, StoryNode } from '#contracts/content/story.ts'
import { BLOCK_TYPES, type Described, describeBlock } from './describeBlock.ts'
import { linkOf, photoLine, type StoryPage } from './storyLinks.ts'

type Converters = NonNullable<Parameters<typeof convertLexicalToPlaintext>[0]['converters']>
type Args = {
  node: StoryNode
  parent: StoryNode
  childIndex: number
  nodesToPlaintext: (args: { nodes: StoryNode[] }) => string[]
}

const inside = ({ node, nodesToPlaintext }: Args): string => nodesToPlaintext({ nodes: node.children ?? [] }).join('')
const END = '\n\n'

/** For mail programs that show no HTML. */
export function storyPlain({ body }: MailedStory, page: StoryPage): string {
  const link = (args: Args): string => {
    const [text, url] = [inside(args), linkOf(args.node, page)]
    return url && url !== text ? `${text} (${url})` : text
  }
  const converters: Record<string, (args: Args) => string> = {
    paragraph: (args) => inside(args) + END,
    heading: (args) => inside(args) + END,
    quote: (args) => `> ${inside(args).trim()}${END}`,
    list: (args) => inside(args) + '\n',
    listitem: (args) => {
      const number =
        args.parent['listType'] === 'number' ? `${Number(args.parent['start'] ?? 1) + args.childIndex}.` : '-'
      return `${number} ${inside(args).trim()}\n`
    },
    link,
    autolink: link,
    horizontalrule: () => `* * *${END}`,
    upload: ({ node }) => photoLine(node['value'] as StoryMedia, '', page.t) + END,
    table: (args) => inside(args) + '\n',
    tablerow: (args) => inside(args).replace(/ \| $/, '') + '\n',
    tablecell: (args) => `${inside(args).trim()} | `,
  }
  const block = (args: Args) => sayBlock(describeBlock(args.node['fields'] as StoryBlock, page), page)
  return convertLexicalToPlaintext({
    data: editorState(body),
    // The library types nodes by its own features.
    converters: {
      ...converters,
      blocks: Object.fromEntries(BLOCK_TYPES.map((type) => [type, block])),
    } as unknown as Converters,
  })
    .replace(/\n{3,}/g, END)
    .trim()
}

function sayBlock({ title, pictures, lines, links }: Described, page: StoryPage): string {
  const said = [
    ...(title ? [title] : []),
    ...pictures.map(({ media, label }) => photoLine(media, label, page.t)),
    ...lines,
    ...links.map(({ label, url }) => `${label}: ${new URL(url, page.site).href}`),
  ]
  return said.length > 0 ? said.join('\n') + END : ''
}
