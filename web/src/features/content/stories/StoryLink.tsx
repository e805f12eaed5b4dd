import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { StoryNode } from '#contracts/content/story.ts'
import { linkTarget } from './readNode.ts'

export function StoryLink({ node, children }: { node: StoryNode; children: ReactNode }) {
  const target = linkTarget(node)
  if (!target) return children
  const { url, isOwn, newTab } = target
  const tab = newTab ? { target: '_blank' } : {}
  if (isOwn) {
    return (
      <Link to={url} {...tab}>
        {children}
      </Link>
    )
  }
  return (
    <a href={url} rel="noopener" {...tab}>
      {children}
    </a>
  )
}
