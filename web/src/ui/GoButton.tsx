import type { MouseEvent, ReactNode } from 'react'
import { ButtonAnchor } from './ButtonAnchor.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import type { ButtonSize, ButtonTone } from './buttonStyles.ts'

type GoButtonProps = {
  to: string
  tone?: ButtonTone
  size?: ButtonSize
  wide?: boolean
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  children: ReactNode
}

/** A link styled as a button; `/api/` URLs load as full pages. */
export function GoButton({ to, tone, size, wide, onClick, children }: GoButtonProps) {
  if (to.startsWith('/api/')) {
    return (
      <ButtonAnchor href={to} $tone={tone} $size={size} $wide={wide} onClick={onClick}>
        {children}
      </ButtonAnchor>
    )
  }
  return (
    <ButtonLink to={to} $tone={tone} $size={size} $wide={wide} onClick={onClick}>
      {children}
    </ButtonLink>
  )
}
