import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { mapAddress } from '#contracts/content/postPages.ts'
import type { PostPlace } from '#contracts/content/places.ts'
import { theme } from '../../../theme.ts'
import { cellName } from './cellName.ts'
import { t } from '../../../lib/text.ts'

/** Where a post was made, as precisely as the reader may know. */
export function PlaceLine({ place: { state, name, cell } }: { place: PostPlace }) {
  return (
    <Line>
      <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <Link to={mapAddress(state)}>{name}</Link>
        {cell && ` · ${t('{place}, within about 12 miles (20 km)', { place: cellName(cell) })}`}
      </span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`
