import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { listPosts } from '#contracts/routes/content/posts.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PostCover } from './PostCover.tsx'
import { t } from '../../../lib/text.ts'

export function UnpreparedVideo({ post }: { post: Post }) {
  const queryClient = useQueryClient()
  const [isChecking, setChecking] = useState(false)

  async function handleCheck() {
    setChecking(true)
    await refreshUnder(queryClient, listPosts)
    setChecking(false)
  }

  return (
    <Box>
      <PostCover post={post} eager />
      {post.problem ? (
        <Notice tone="bad" title={t('This video can’t be shown.')}>
          {post.problem}
        </Notice>
      ) : post.status === 'draft' && !post.videoURL ? (
        <Notice>{t('This draft has no film yet.')}</Notice>
      ) : (
        <>
          <Notice>{t('We’re preparing this video for the web. Please come back in a few minutes.')}</Notice>
          <Button tone="outline" size="compact" pending={isChecking} onClick={() => void handleCheck()}>
            {t('Check again')}
          </Button>
        </>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  > button {
    justify-self: start;
  }
`
