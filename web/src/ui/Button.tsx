import type { ComponentProps, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonTone } from './buttonStyles.ts'
import { Spinner } from './Spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone
  size?: ButtonSize
  wide?: boolean
  /** Ignores clicks, but keeps the focus, unlike `disabled`. */
  pending?: boolean
}

export function Button({
  tone,
  size,
  wide,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <Box
      {...rest}
      type={type}
      $tone={tone}
      $size={size}
      $wide={wide}
      aria-disabled={pending || undefined}
      onClick={handleClick}
    >
      {pending && <Spinner />}
      {children}
    </Box>
  )
}

const Box = styled.button<ButtonLook>`
  ${buttonStyles}
`
