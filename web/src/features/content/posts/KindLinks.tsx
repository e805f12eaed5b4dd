import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { contentAddress, type PostListing } from '#contracts/content/postPages.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { KINDS } from '../../../lib/postKinds.ts'
import { t } from '../../../lib/text.ts'

const CHOICES = [{ kind: null, many: msg('All kinds') }, ...KINDS]

/** Links, so that every kind can be reached without scripts and by search engines. They keep the other filter. */
export function KindLinks({ listing }: { listing: PostListing }) {
  return (
    <nav aria-label={t('Kind')}>
      <Row role="list">
        {CHOICES.map(({ kind, many }) => (
          <li key={many}>
            <KindLink
              to={contentAddress({ ...listing, kind })}
              replace
              aria-current={kind === (listing.kind ?? null) ? 'page' : undefined}
            >
              {t(many)}
            </KindLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const KindLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.text};
  }

  &[aria-current='page'] {
    border-color: currentcolor;
    color: ${theme.color.text};
    font-weight: 650;
  }
`
