import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { FullPost } from '#contracts/content/posts.ts'
import { copyLink } from '../../../lib/copyLink.ts'
import { fetchChunk } from '../../../lib/fetchChunk.ts'
import { useBrandName } from '../../../lib/siteConfig.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'

/** What draws the picture loads with the press. */
export function SharePostButton({ post: { id, title, coverImageUrl } }: { post: FullPost }) {
  const siteName = useBrandName()
  const [isPending, setPending] = useState(false)
  const path = `/content/${id}`

  async function share() {
    setPending(true)
    const part = await fetchChunk(() => import('./sharePost.ts')).catch(() => null)
    await (part ? part.sharePost({ title, path, siteName, coverUrl: coverImageUrl }) : copyLink(pagePath(path)))
    setPending(false)
  }

  return (
    <Button tone="quiet" size="compact" onClick={() => void share()} pending={isPending}>
      <Share2 size={16} aria-hidden="true" />
      {t('Share')}
    </Button>
  )
}
