import { TooltipLayer } from '../ui/tooltip/TooltipLayer.tsx'
import { Toaster } from '../ui/toast/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Layout } from './Layout.tsx'
import { useLive } from './useLive.ts'

export function App() {
  useLive('frame')
  return (
    <>
      <Layout>
        <AppRoutes />
      </Layout>
      <Toaster />
      <TooltipLayer />
    </>
  )
}
