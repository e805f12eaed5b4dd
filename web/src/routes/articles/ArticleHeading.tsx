import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'

type ArticleHeadingProps = {
  title: string
  list: { label: string; to: string }
  category: { label: string; to: string }
}

export function ArticleHeading({ title, list, category }: ArticleHeadingProps) {
  return (
    <div>
      <Path aria-label="Where this article is listed">
        <Link to={list.to}>{list.label}</Link>
        <span aria-hidden="true">/</span>
        <Link to={category.to}>{category.label}</Link>
      </Path>
      <FocusedHeading>{title}</FocusedHeading>
    </div>
  )
}

const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};

  a {
    color: inherit;
  }
`
