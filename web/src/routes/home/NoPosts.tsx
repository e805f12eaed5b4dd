import type { PostFilter } from '#contracts/content/postPages.ts'
import { formatNumber } from '../../lib/formatNumber.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { t } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Instead of a feed without posts. */
export function NoPosts({ filter, onShowAll }: { filter: PostFilter; onShowAll: () => void }) {
  const { data: config } = useSiteConfig()
  return (
    <EmptyState title={t('No Content Found')} actions={<Button onClick={onShowAll}>{t('Show Most Recent')}</Button>}>
      {filter === 'popular'
        ? t('No post has more than {popularFromViews} views yet.', {
            popularFromViews: formatNumber(config?.popularFromViews ?? 1000),
          })
        : t('Nothing here yet.')}
    </EmptyState>
  )
}
