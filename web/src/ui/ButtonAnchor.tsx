import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook } from './buttonStyles.ts'

/** For pages outside this application: sign-in, sign-out, billing. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyles}
`
