import { Outlet } from 'react-router'
import { Alternates } from '#core/public/alternates.tsx'
import { PublicFrame } from '#core/public/public-frame.tsx'

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Alternates />
      <Outlet />
    </PublicFrame>
  )
}
