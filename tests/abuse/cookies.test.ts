import { expect, it } from 'vitest'
import { cookieNames } from '#contracts/platform/cookies.ts'

it('cookies are Secure with a __Host- prefix on https, and neither on plain http', () => {
  const { isSecure, prefix: _, upload, ...names } = cookieNames('https://stonehunt.test')
  expect(isSecure).toBe(true)
  for (const name of Object.values(names)) expect(name).toMatch(/^__Host-stonehunt-/)
  // Sent to one address only, which `__Host-` doesn't allow; its value is signed.
  expect(upload).toBe('__Secure-stonehunt-upload')
  expect(cookieNames('http://localhost:3000')).toMatchObject({
    isSecure: false,
    session: 'stonehunt-token',
    upload: 'stonehunt-upload',
  })
})
