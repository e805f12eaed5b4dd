import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'
import { ACCOUNT_TABS, accountAddress, type AccountTab } from '../../lib/accountTabs.ts'

/** Links, so that each part has an address of its own. */
export function AccountTabs({ current }: { current: AccountTab }) {
  return (
    <nav aria-label={t('Parts of your account')}>
      <Row role="list">
        {ACCOUNT_TABS.map(({ tab, label }) => (
          <li key={tab}>
            <Tab to={accountAddress(tab)} replace aria-current={tab === current ? 'page' : undefined}>
              {t(label)}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  margin-block-end: ${theme.space[2]};
`
const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  border-block-end: 3px solid transparent;
  color: ${theme.color.muted};
  text-decoration: none;

  &:hover {
    color: ${theme.color.text};
  }

  &[aria-current='page'] {
    border-color: ${theme.color.carnelian};
    color: ${theme.color.text};
    font-weight: 650;
  }
`
