import { Route, Routes, useLocation } from 'react-router-dom'
import { isScreenOffered } from '#contracts/platform/siteParts.ts'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { HomePage, LandingPage, OwnPage, screens } from './screens.tsx'

export function AppRoutes() {
  const { user } = useVisitor()
  const { pathname } = useLocation()
  const { data: config } = useSiteConfig()
  const offered = screens.filter(({ path }) => isScreenOffered(path, config?.off ?? []))
  const oneLine = pathname.replace(LINE_BREAKS, '%20')
  return (
    <RouteFrame>
      <Routes {...(oneLine !== pathname && { location: oneLine })}>
        <Route path="/" element={user ? <HomePage /> : <LandingPage />} />
        {offered.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<OwnPage />} />
      </Routes>
    </RouteFrame>
  )
}

/** React Router's `*` matches none, and would render nothing. */
const LINE_BREAKS = /%0a|%0d|%e2%80%a[89]/gi
