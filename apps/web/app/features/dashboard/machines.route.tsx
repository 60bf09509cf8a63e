import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { SectionPage } from './section-page.tsx'

export const handle = { module: Module.machinery } satisfies ScreenHandle

export default function MachineryPage() {
  return <SectionPage group={SidebarGroup.machinery} />
}
