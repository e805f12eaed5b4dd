import { useQuery } from '@tanstack/react-query'
import type { Merchandise } from '#contracts/shop/products.ts'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { merchandiseArticleQuery } from '../../features/shop/articles/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ArticleBuy } from '../articles/ArticleBuy.tsx'
import { t } from '../../lib/text.ts'

/** An article in a dialog over the list. */
export function QuickView({ item: listed, onClose }: { item: Merchandise; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(merchandiseArticleQuery(listed.id))
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={listed.title}>
      {isError && <ErrorState title={t('This article could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="24rem" />}
      {data?.state === 'withdrawn' && <p>{t('This article is no longer for sale.')}</p>}
      {data?.state === 'for-sale' && (
        <ArticleBuy
          item={data.item}
          isQuick
          more={
            <ButtonLink to={articleAddress('merchandise', listed.id, listed.title)} $tone="outline" $wide>
              {t('See all details')}
            </ButtonLink>
          }
        >
          {null}
        </ArticleBuy>
      )}
    </Dialog>
  )
}
