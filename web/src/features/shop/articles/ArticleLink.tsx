import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The title of a line in a cart or an order leads to its article, and looks like the text around it. */
export const ArticleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
