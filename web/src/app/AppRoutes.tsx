import { Route, Routes } from 'react-router-dom'
import { useVisitor } from '../lib/visitor.ts'
import { LandingPage } from '../routes/LandingPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'
import { HomePage, OwnPage, SCREENS } from './screens.tsx'

export function AppRoutes() {
  const { user } = useVisitor()
  return (
    <RouteFrame>
      <Routes>
        <Route path="/" element={user ? <HomePage /> : <LandingPage />} />
        {SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<OwnPage />} />
      </Routes>
    </RouteFrame>
  )
}
