import { css, styled } from 'styled-components'
import { theme } from '../theme.ts'

const control = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background-color: ${theme.color.surface};
  font-size: 1rem;

  &[aria-invalid='true'] {
    border-color: ${theme.color.garnet};
    box-shadow: inset 0 0 0 1px ${theme.color.garnet};
  }

  &:disabled {
    color: ${theme.color.muted};
  }
`

export const Input = styled.input`
  ${control}
`

export const Textarea = styled.textarea`
  ${control}
  min-block-size: 7rem;
  resize: vertical;
`

export const Select = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: 2.25rem;
  background-image:
    linear-gradient(45deg, transparent 50%, ${theme.color.muted} 50%),
    linear-gradient(-45deg, transparent 50%, ${theme.color.muted} 50%),
    linear-gradient(${theme.color.surface}, ${theme.color.surface});
  background-position:
    right 1.15rem center,
    right 0.8rem center,
    right center;
  background-size:
    0.4rem 0.4rem,
    0.4rem 0.4rem,
    2.1rem 100%;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
  cursor: pointer;

  @media (forced-colors: active) {
    appearance: auto;
  }
`
