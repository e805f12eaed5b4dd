import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../lib/text.ts'
import { theme } from '../theme.ts'

export type FieldAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** A problem that a schema of the contract found is in English, and translated here. */
  error?: string | undefined
  /** `optional` is written in the label. Omit where a form has only one kind. */
  necessity?: 'required' | 'optional'
  children: (aria: FieldAria) => ReactNode
}

export function Field({ label, hint, error, necessity, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {necessity === 'optional' && <Necessity> ({t('optional')})</Necessity>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': necessity === 'required' ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{t(error)}</FieldError>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
`
const Label = styled.label`
  font-weight: 650;
`
const Necessity = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  font-weight: 400;
`
const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
export const FieldError = styled.p`
  color: ${theme.color.garnet};
  font-size: ${theme.size.sm};
  font-weight: 650;
`
