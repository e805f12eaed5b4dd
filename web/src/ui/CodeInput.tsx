import type { ComponentProps } from 'react'
import { Input } from './Input.tsx'

type CodeInputProps = ComponentProps<'input'> & { maxLength: number }

/** Browsers neither complete nor correct what somebody copies from an email. */
export function CodeInput({ maxLength, ...props }: CodeInputProps) {
  return <Input {...props} maxLength={maxLength} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
}
