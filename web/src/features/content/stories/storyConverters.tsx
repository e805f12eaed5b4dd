import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import type { StoryBlock, StoryNode } from '#contracts/content/story.ts'
import { ArticleCard } from './blocks/ArticleCard.tsx'
import { BeforeAfter } from './blocks/BeforeAfter.tsx'
import { Callout } from './blocks/Callout.tsx'
import { Film } from './blocks/Film.tsx'
import { FindCard } from './blocks/FindCard.tsx'
import { PhotoGallery } from './blocks/PhotoGallery.tsx'
import { Break } from './Break.tsx'
import { formatText } from './formatText.tsx'
import { StoryLink } from './StoryLink.tsx'
import { StoryPhoto } from './StoryPhoto.tsx'
import { StoryText } from './StoryText.tsx'
import { StoryTable } from './StoryTable.tsx'

type Children = (args: { nodes: StoryNode[] }) => ReactNode[]
type Args = { node: StoryNode; nodesToJSX: Children; parent: StoryNode }

const childrenOf = ({ node, nodesToJSX }: Args) => nodesToJSX({ nodes: node.children ?? [] })

const textOf = (text: unknown): string => (typeof text === 'string' ? text : '')

const HEADINGS = ['h2', 'h3', 'h4'] as const

const converters = {
  paragraph: (args: Args) => {
    const children = childrenOf(args)
    return children.length > 0 ? <p>{children}</p> : null
  },
  text: ({ node, parent }: Args) =>
    formatText(
      parent.type.endsWith('link') ? textOf(node['text']) : <StoryText text={textOf(node['text'])} />,
      Number(node['format'] ?? 0),
    ),
  linebreak: () => <br />,
  tab: () => '\t',
  heading: (args: Args) => {
    const Heading = HEADINGS.find((tag) => tag === args.node['tag']) ?? 'h2'
    return <Heading>{childrenOf(args)}</Heading>
  },
  quote: (args: Args) => <blockquote>{childrenOf(args)}</blockquote>,
  list: (args: Args) => {
    const items = childrenOf(args)
    return args.node['listType'] === 'number' ? (
      <ol start={Number(args.node['start'] ?? 1)}>{items}</ol>
    ) : (
      <ul>{items}</ul>
    )
  },
  listitem: (args: Args) => {
    const holdsList = args.node.children?.some(({ type }) => type === 'list')
    return <li data-nested={holdsList || undefined}>{childrenOf(args)}</li>
  },
  link: (args: Args) => <StoryLink node={args.node}>{childrenOf(args)}</StoryLink>,
  autolink: (args: Args) => <StoryLink node={args.node}>{childrenOf(args)}</StoryLink>,
  horizontalrule: () => <Break />,
  upload: ({ node }: Args) => <StoryPhoto node={node} />,
  table: (args: Args) => <StoryTable rows={childrenOf(args)} />,
  tablerow: (args: Args) => <tr>{childrenOf(args)}</tr>,
  tablecell: (args: Args) => {
    const { headerState, colSpan, rowSpan } = args.node
    const Cell = Number(headerState) > 0 ? 'th' : 'td'
    return (
      <Cell
        scope={Cell === 'td' ? undefined : Number(headerState) === 2 ? 'row' : 'col'}
        colSpan={Number(colSpan ?? 1)}
        rowSpan={Number(rowSpan ?? 1)}
      >
        {childrenOf(args)}
      </Cell>
    )
  },
  blocks: {
    photoGallery: ({ node }: BlockArgs<'photoGallery'>) => <PhotoGallery {...node.fields} />,
    film: ({ node }: BlockArgs<'film'>) => <Film {...node.fields} />,
    findCard: ({ node }: BlockArgs<'findCard'>) => <FindCard {...node.fields} />,
    article: ({ node }: BlockArgs<'article'>) => <ArticleCard {...node.fields} />,
    callout: ({ node }: BlockArgs<'callout'>) => <Callout {...node.fields} />,
    beforeAfter: ({ node }: BlockArgs<'beforeAfter'>) => <BeforeAfter {...node.fields} />,
  },
  /** The server omits the divider. Unknown nodes are not shown. */
  unknown: () => null,
}

type BlockArgs<Type extends StoryBlock['blockType']> = { node: { fields: Extract<StoryBlock, { blockType: Type }> } }

/** The package types nodes as Payload's; ours have the API's types. */
export const storyConverters = converters as unknown as JSXConverters
