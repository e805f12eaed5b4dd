import { styled } from 'styled-components'
import type { CartItem } from '#contracts/shop/cart.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'

export function CartPicture({ item, className }: { item: CartItem; className?: string }) {
  return (
    <Frame className={className} data-on="plinth">
      <Picture
        src={item.primaryImage?.imageUrl ?? null}
        alt=""
        seed={`${item.merchandise.id} ${item.merchandise.title}`}
        ramp="carnelian"
        width={192}
        height={192}
        fit="contain"
        sizes="6rem"
      />
    </Frame>
  )
}

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.small}
  background: ${theme.fixed.plinth};
`
