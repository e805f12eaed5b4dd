import type { ReactNode } from 'react'

/** The bits of Lexical's `format`, from the innermost element outwards. */
const FORMATS = [
  { bit: 16, Tag: 'code' },
  { bit: 32, Tag: 'sub' },
  { bit: 64, Tag: 'sup' },
  { bit: 4, Tag: 's' },
  { bit: 8, Tag: 'u' },
  { bit: 2, Tag: 'em' },
  { bit: 1, Tag: 'strong' },
] as const

export function formatText(text: ReactNode, format: number): ReactNode {
  return FORMATS.filter(({ bit }) => format & bit).reduce<ReactNode>((inner, { Tag }) => <Tag>{inner}</Tag>, text)
}
