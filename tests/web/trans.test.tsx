import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Translated } from '../../web/src/lib/Translated.tsx'
import { Trans } from '../../web/src/ui/Trans.tsx'

it('a translated text shows what people typed as they typed it', () => {
  const q = '<0>agate</0> <b>x</b>'
  const { container } = render(
    <Translated>
      <Trans id="Nothing for “{q}”. <0>Clear</0>" values={{ q }} components={{ 0: <strong /> }} />
    </Translated>,
  )
  expect(container.textContent).toBe(`Nothing for “${q}”. Clear`)
  expect(container.querySelectorAll('strong')).toHaveLength(1)
})
