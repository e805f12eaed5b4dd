import { Route, Routes, useLocation } from 'react-router-dom'
import { isOwnPage } from '../lib/isOwnPage.ts'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { LandingPage } from '../routes/LandingPage.tsx'
import { NotFoundPage } from '../routes/NotFoundPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'
import { HomePage, OwnPage, SCREENS } from './screens.tsx'

export function AppRoutes() {
  const { user } = useVisitor()
  const { pathname } = useLocation()
  const { data: config } = useSiteConfig()
  return (
    <RouteFrame>
      <Routes>
        <Route path="/" element={user ? <HomePage /> : <LandingPage />} />
        {SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={isOwnPage(config, pathname) ? <OwnPage /> : <NotFoundPage />} />
      </Routes>
    </RouteFrame>
  )
}
