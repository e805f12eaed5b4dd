import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook } from './buttonStyles.ts'

/** A link within the site that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyles}
`
