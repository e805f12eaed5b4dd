import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { type DescriptionBlock, descriptionBlocks, type Run } from './descriptionBlocks.ts'

export function Description({ markup }: { markup: string }) {
  const blocks = descriptionBlocks(markup)
  if (blocks.length === 0) return null
  return (
    <Text>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Text>
  )
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'heading') return <h3>{block.runs.map(showRun)}</h3>
  if (block.kind === 'paragraph') return <p>{block.runs.map(showRun)}</p>
  const items = block.items.map((runs, index) => <li key={index}>{runs.map(showRun)}</li>)
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function showRun({ text, isStrong, isEmphasized }: Run, index: number) {
  if (isStrong) return <strong key={index}>{text}</strong>
  return isEmphasized ? <em key={index}>{text}</em> : text
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 65ch;

  h3 {
    font-size: ${theme.size.h4};
  }

  ul,
  ol {
    padding-inline-start: 1.2rem;
    list-style: revert;
  }

  li::marker {
    color: ${theme.color.carnelian};
  }
`
