import { styled } from 'styled-components'
import type { PageBlock } from '#contracts/pages.ts'
import { theme } from '../../theme.ts'
import { InlineText } from './InlineText.tsx'

// The text has no other keys, and it is replaced as a whole.
export function PageText({ blocks }: { blocks: PageBlock[] }) {
  return <Text>{blocks.map((block, index) => renderBlock(block, index))}</Text>
}

function renderBlock(block: PageBlock, key: number) {
  if (block.kind === 'heading') return <h2 key={key}>{block.text}</h2>
  if (block.kind === 'paragraph') {
    return (
      <p key={key}>
        <InlineText parts={block.parts} />
      </p>
    )
  }
  return (
    <ul key={key}>
      {block.items.map((parts, item) => (
        <li key={item}>
          <InlineText parts={parts} />
        </li>
      ))}
    </ul>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 68ch;

  h2 {
    margin-block-start: ${theme.space[5]};
    font-size: ${theme.size.h3};
  }

  ul {
    padding-inline-start: 1.25em;
  }
`
