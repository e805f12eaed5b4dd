import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { Container } from '../../ui/Container.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const FindOfMonth = lazyPart(
  async () => (await import('../../features/community/loggedFinds/FindOfMonth.tsx')).FindOfMonth,
)

export function LandingFind() {
  return (
    <Wide>
      <FindOfMonth />
    </Wide>
  )
}

/** Beside its words where there is room. */
const Wide = styled(Container)`
  padding-block-start: ${theme.space[7]};

  &:empty {
    display: none;
  }

  ${theme.from.tablet} {
    > section {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }
`
