import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Picture } from '../../web/src/ui/Picture.tsx'

const picture = <Picture src={null} alt="Banded agate" seed="agate-1" ramp="moss" width={400} height={300} />

it('what stands for a picture is not sent with a drawn page; browsers draw it once they have taken the page over', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(picture)
  expect(container.querySelector('path')).toBe(null)
  const onRecoverableError = vi.fn()
  render(picture, { container, hydrate: true, onRecoverableError })
  expect(container.querySelector('path')).not.toBe(null)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
