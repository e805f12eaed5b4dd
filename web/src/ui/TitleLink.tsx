import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** A title that leads to its page and looks like the text around it. */
export const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
