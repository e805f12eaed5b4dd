import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { theme } from '../../../theme.ts'

/** Shown to the author and employees only. */
export function PostProblem({ post: { problem } }: { post: Pick<Post, 'problem'> }) {
  return problem ? <Line>{problem}</Line> : null
}

const Line = styled.p`
  color: ${theme.color.garnet};
  font-size: ${theme.size.sm};
  font-weight: 650;
`
