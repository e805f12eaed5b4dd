import { Gem } from 'lucide-react'
import type { RefObject } from 'react'
import type { Post } from '#contracts/content/posts.ts'
import { may } from '#contracts/platform/roles.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { useOffers } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'

type SellFromHereProps = { postId: Post['id']; film: RefObject<HTMLVideoElement | null>; user: CurrentUser }

/** For who runs the shop: begins a listing of a stone that is in the picture now. */
export function SellFromHere({ postId, film, user }: SellFromHereProps) {
  const offers = useOffers()
  if (!may(user, 'manageCatalogue') || !offers('own-goods')) return null

  function list() {
    const second = Math.floor(film.current?.currentTime ?? 0)
    window.location.assign(`/cms/collections/products/create?film=${postId}&second=${second}`)
  }

  return (
    <div>
      <Button tone="quiet" size="compact" onClick={list}>
        <Gem size={18} aria-hidden="true" />
        {t('Sell a stone from this moment')}
      </Button>
    </div>
  )
}
