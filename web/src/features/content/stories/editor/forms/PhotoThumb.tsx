import { styled } from 'styled-components'
import { useBrokenImage } from '../../../../../lib/useBrokenImage.ts'
import { theme } from '../../../../../theme.ts'
import { mediaOf } from '../../readNode.ts'
import { t } from '../../../../../lib/text.ts'

/** A stored photo, or an upload that belongs to no post yet. */
export function PhotoThumb({ value }: { value: unknown }) {
  const address = mediaOf(value)?.url ?? uploadPathOf(value)
  const { isBroken, image } = useBrokenImage(address)
  // An upload that nobody used is deleted after a day.
  if (!address || isBroken) return <Words>{t('Uploaded photo')}</Words>
  return <Thumb {...image} src={`${address}?w=320`} alt="" />
}

/** The site shows an upload to its owner, also one that went to a bucket. */
function uploadPathOf(value: unknown): string | null {
  const ticket = typeof value === 'string' ? /\/uploads\/([\w-]{32})(?:\?|$)/.exec(value)?.[1] : undefined
  return ticket ? `/media/uploads/${ticket}` : null
}

const Words = styled.span`
  padding-inline-start: ${theme.space[3]};
`
const Thumb = styled.img`
  inline-size: 5rem;
  block-size: 3.75rem;
  border-radius: ${theme.radius.tag};
  object-fit: cover;
`
