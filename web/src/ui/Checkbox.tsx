import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <Label>
      <Box {...input} type="checkbox" />
      <span>{children}</span>
    </Label>
  )
}

const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-block-size: 2.75rem;
  padding-block: 0.6rem;
  cursor: pointer;
`
const Box = styled.input`
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0.1rem 0 0;
  accent-color: ${theme.color.carnelian};
`
