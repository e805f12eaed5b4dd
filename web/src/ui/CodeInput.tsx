import type { ComponentProps } from 'react'
import { Input } from './Input.tsx'

/** Browsers neither complete nor correct what somebody copies from an email. */
export function CodeInput(props: ComponentProps<'input'>) {
  return <Input {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
}
