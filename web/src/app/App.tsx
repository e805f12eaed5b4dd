import { Toaster } from '../ui/toast/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Layout } from './Layout.tsx'
import { Tooltips } from './Tooltips.tsx'
import { useLive } from './useLive.ts'

export function App() {
  useLive('frame')
  return (
    <>
      <Layout>
        <AppRoutes />
      </Layout>
      <Toaster />
      <Tooltips />
    </>
  )
}
