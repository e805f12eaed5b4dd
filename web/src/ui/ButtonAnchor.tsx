import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook } from './buttonStyles.ts'

/** A full-page link (sign-in, sign-out, billing) that looks like a button. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyles}
`
