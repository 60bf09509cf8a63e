import { Module } from '@portal/contract/access/constants'
import { listLoader, RecordListScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useTexts } from '#core/language/language.ts'
import { ImportLink } from '#features/imports/import-link.tsx'
import type { Route } from './+types/enterprises.route'
import { enterprises } from './enterprises.tsx'
import { texts } from './texts.ts'

export const handle = { module: Module.enterprises } satisfies ScreenHandle
export const clientLoader = listLoader(enterprises)

export default function EnterprisesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const toImport = <ImportLink type="empresa">{t.import}</ImportLink>
  return <RecordListScreen record={enterprises} page={loaderData} actions={toImport} />
}
