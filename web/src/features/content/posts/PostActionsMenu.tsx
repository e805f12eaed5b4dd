import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { may } from '#contracts/platform/roles.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { EditPostDialog } from './EditPostDialog.tsx'
import { useDeletePost } from './postChanges.ts'
import type { StorySlot } from './storySlot.ts'
import { t } from '../../../lib/text.ts'

export function PostActionsMenu({ post, StoryField }: { post: Post; StoryField: StorySlot }) {
  const { user } = useVisitor()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const remove = useDeletePost(post.id)

  function handleDelete() {
    runMutation(remove, undefined, {
      onSuccess: () =>
        showToast({ title: t('Deleted'), description: t('“{title}” was moved to the trash.', { title: post.title }) }),
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const description = serverMessage(error, t('Failed to delete content. Please try again.'))
        showToast({ tone: 'destructive', title: t('Error'), description })
      },
    })
  }

  if (!may(user, 'writePosts')) return null
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Trigger aria-label={t('Actions for {title}', { title: post.title })}>
            <Ellipsis size={20} aria-hidden="true" />
          </Trigger>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <Menu align="start" sideOffset={4}>
            <Item onSelect={() => setOpen('edit')}>{t('Edit')}</Item>
            <Item onSelect={() => setOpen('delete')}>{t('Delete')}</Item>
          </Menu>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {open === 'edit' && <EditPostDialog post={post} StoryField={StoryField} onClose={() => setOpen(null)} />}
      <AlertDialog
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
        title={t('Delete “{title}”?', { title: post.title })}
        description={t('This removes it from the site. An employee can restore it from the trash.')}
        confirmLabel={t('Delete')}
        onConfirm={handleDelete}
      />
    </>
  )
}

const Trigger = styled(IconButton)`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: 2;
  background: rgb(10 14 16 / 0.84);
  color: ${theme.fixed.chalk};

  &:hover {
    background: ${theme.fixed.basalt};
  }
`
const Menu = styled(DropdownMenu.Content)`
  z-index: ${theme.layer.overlay};
  min-inline-size: 9rem;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};
`
const Item = styled(DropdownMenu.Item)`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  cursor: pointer;

  &[data-highlighted] {
    outline: none;
    background: ${theme.color.sunken};
  }
`
