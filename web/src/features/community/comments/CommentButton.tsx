import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

export const CommentButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.azurite};
  font-size: ${theme.size.sm};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &[aria-pressed='true'] {
    color: ${theme.color.text};
    font-weight: 650;

    svg {
      fill: currentcolor;
    }
  }

  &[aria-disabled='true'] {
    color: ${theme.color.muted};
    cursor: default;
  }
`
