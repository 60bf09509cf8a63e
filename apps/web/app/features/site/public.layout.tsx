import { Outlet, useMatches } from 'react-router'
import { useRootData } from '#core/public/frame/company.ts'
import { PublicFrame } from '#core/public/frame/public-frame.tsx'

/** The way in for staff names no other page before the site opens. */
export default function PublicLayout() {
  const isWayIn = useMatches().some(({ handle }) => (handle as { whileClosed?: boolean } | undefined)?.whileClosed)
  const root = useRootData()
  return (
    <PublicFrame isBare={isWayIn && !root?.site.isOpen}>
      <Outlet />
    </PublicFrame>
  )
}
