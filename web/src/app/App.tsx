import { Toaster } from '../ui/toast/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Layout } from './Layout.tsx'
import { Tooltips } from './Tooltips.tsx'

export function App() {
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
