import { Route, Routes, useLocation } from 'react-router-dom'
import { useVisitor } from '../lib/visitor.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { HomePage, LandingPage, OwnPage, screens } from './screens.tsx'

export function AppRoutes() {
  const { user } = useVisitor()
  const { pathname } = useLocation()
  const oneLine = pathname.replace(LINE_BREAKS, '%20')
  return (
    <RouteFrame>
      <Routes {...(oneLine !== pathname && { location: oneLine })}>
        <Route path="/" element={user ? <HomePage /> : <LandingPage />} />
        {screens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<OwnPage />} />
      </Routes>
    </RouteFrame>
  )
}

/** React Router's `*` matches none, and would render nothing. */
const LINE_BREAKS = /%0a|%0d|%e2%80%a[89]/gi
