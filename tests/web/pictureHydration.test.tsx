import { render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Picture } from '../../web/src/ui/Picture.tsx'

const picture = <Picture src={null} alt="Banded agate" seed="agate-1" ramp="moss" width={400} height={300} />

it("a picture's placeholder is not in the server's HTML and appears after hydration", async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(picture)
  expect(container.querySelector('path')).toBe(null)
  const onRecoverableError = vi.fn()
  render(picture, { container, hydrate: true, onRecoverableError })
  await waitFor(() => expect(container.querySelector('path')).not.toBe(null))
  expect(onRecoverableError).not.toHaveBeenCalled()
})
