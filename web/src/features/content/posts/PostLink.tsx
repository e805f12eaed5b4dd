import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { storeReturnTo } from '../../../lib/returnTo.ts'
import type { Visitor } from '../../../lib/visitor.ts'
import { stretchedLink } from '../../../ui/stretchedLink.ts'
import { postHref } from './postHref.ts'

type PostLinkProps = { post: Post; visitor: Visitor; describedBy?: string | undefined; children: ReactNode }

export function PostLink({ post, visitor, describedBy, children }: PostLinkProps) {
  const address = postHref(post, visitor)

  function handleClick() {
    if (post.locked) storeReturnTo({ path: `/content/${post.id}`, title: post.title })
  }

  if (address.startsWith('/api/')) {
    return (
      <ServerLink href={address} aria-describedby={describedBy} onClick={handleClick}>
        {children}
      </ServerLink>
    )
  }
  return (
    <SiteLink to={address} aria-describedby={describedBy} onClick={handleClick}>
      {children}
    </SiteLink>
  )
}

const ServerLink = styled.a`
  ${stretchedLink}
`
const SiteLink = styled(Link)`
  ${stretchedLink}
`
