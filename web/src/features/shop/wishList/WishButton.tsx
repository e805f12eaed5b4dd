import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { styled } from 'styled-components'
import type { Merchandise } from '#contracts/shop/products.ts'
import type { WishList } from '#contracts/shop/wishList.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useChangeWish, wishListQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'

type WishButtonProps = {
  /** Of the article, also for own goods. */
  id: Merchandise['id']
  title: string
  /** With its text beside the heart. */
  isWide?: boolean
}

export function WishButton({ id, title, isWide = false }: WishButtonProps) {
  const { data } = useQuery(wishListQuery)
  const change = useChangeWish()
  const stored = wishedIds(data).includes(String(id))
  const isWished = change.isPending ? change.variables.isWished : stored

  function handleClick() {
    if (change.isPending || !data) return
    runMutation(
      change,
      { id, isWished: !isWished },
      {
        onError: (error) => handleSessionExpired(error) || showError(error),
      },
    )
  }

  const heart = (
    <Heart size={isWide ? 16 : 20} strokeWidth={1.75} aria-hidden="true" fill={isWished ? 'currentColor' : 'none'} />
  )
  if (isWide)
    return (
      <Button tone="quiet" size="compact" aria-pressed={isWished} onClick={handleClick}>
        {heart}
        {isWished ? t('On your wish list') : t('Add to wish list')}
      </Button>
    )
  return (
    <Corner aria-label={t('{title} on your wish list', { title })} aria-pressed={isWished} onClick={handleClick}>
      {heart}
    </Corner>
  )
}

const wishedIds = (list: WishList | undefined): string[] =>
  list ? [...list.items.map(({ id }) => id), ...list.products.map(({ articleId }) => articleId)].map(String) : []

const Corner = styled(IconButton)`
  border-color: ${theme.color.line};
  background: ${theme.color.surface};

  &[aria-pressed='true'] {
    border-color: ${theme.color.line};
  }
`
