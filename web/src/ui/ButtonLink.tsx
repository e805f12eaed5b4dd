import { Link } from '../lib/router/Link.tsx'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook } from './buttonStyles.ts'

export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyles}
`
