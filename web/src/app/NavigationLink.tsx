import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'

export const NavigationLink = styled(NavLink).attrs({ end: true })`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[2]};
  color: ${theme.color.muted};
  font-weight: 500;
  text-decoration: none;

  ${theme.from.laptop} {
    padding-inline: ${theme.space[1]};
  }

  ${theme.from.desktop} {
    padding-inline: ${theme.space[2]};
  }

  &:hover {
    color: ${theme.color.text};
  }

  &[aria-current='page'] {
    box-shadow: inset 0 -3px ${theme.color.carnelian};
    color: ${theme.color.text};
    font-weight: 650;
  }
`
