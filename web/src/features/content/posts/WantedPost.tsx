import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { css, styled } from 'styled-components'
import { langOf } from '../../../lib/pageLanguage.ts'
import { storeReturnTo } from '../../../lib/returnTo.ts'
import { theme } from '../../../theme.ts'
import { PostCover } from './PostCover.tsx'
import { postQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'

/** The post that someone subscribes for. It opens after the payment; one that can't be read is left out. */
export function WantedPost({ id, isSmall = false }: { id: number; isSmall?: boolean }) {
  const { data: post } = useQuery(postQuery(String(id)))
  const title = post?.locked ? post.title : null

  useEffect(() => {
    if (title !== null) storeReturnTo({ path: `/content/${id}`, title })
  }, [id, title])

  if (!post?.locked) return null
  return (
    <Box $isSmall={isSmall} aria-label={t('Opens after you subscribe')}>
      <PostCover post={post} eager sizes={isSmall ? '7.5rem' : '(min-width: 720px) 14rem, 7.5rem'} />
      <p>
        <small>{post.type === 'video' ? t('Subscribe to watch') : t('Subscribe to see')}</small>
        <strong lang={langOf(post)}>{post.title}</strong>
        <small>{t('It opens as soon as you’ve subscribed.')}</small>
      </p>
    </Box>
  )
}

const large = css`
  ${theme.from.tablet} {
    grid-template-columns: 14rem 1fr;
    margin-block-end: ${theme.space[6]};
  }
`
const Box = styled.section<{ $isSmall: boolean }>`
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  gap: ${theme.space[4]};
  align-items: center;
  margin-block-end: ${theme.space[4]};

  p {
    display: grid;
    gap: ${theme.space[1]};
  }

  strong {
    font: 700 ${theme.size.h4} / 1.25 ${theme.font.display};
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  ${theme.below.tablet} {
    small:last-child {
      display: none;
    }
  }

  ${({ $isSmall }) => !$isSmall && large}
`
