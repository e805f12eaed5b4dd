import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook } from './buttonStyles.ts'

export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyles}
`
