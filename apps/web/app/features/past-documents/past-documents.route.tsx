import { Module } from '@portal/contract/access/constants'
import { pastDocumentCalls } from '@portal/contract/past-documents/calls'
import { apiContext } from '#core/api/api.ts'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { listLoader, RecordListScreen } from '#core/dashboard/records/record-list.tsx'
import { useReader } from '#core/dashboard/records/record-screens.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/past-documents.route'
import { filtersOf, pastDocumentSpec, pastDocuments } from './past-documents.tsx'

export const handle = { module: Module.allQuotes } satisfies ScreenHandle

const loadPage = listLoader(pastDocuments)

export async function clientLoader(asked: Route.ClientLoaderArgs) {
  const api = asked.context.get(apiContext)
  const [page, { empresas }] = await Promise.all([loadPage(asked), api.load(pastDocumentCalls.initData, {})])
  return { page, empresas }
}

/** The documents of the program before, newest first. */
export default function PastDocumentsPage({ loaderData: { page, empresas } }: Route.ComponentProps) {
  const reader = useReader(pastDocuments.texts)
  const days = useDayFilters(useList(pastDocumentSpec))
  const filters = [...filtersOf(reader, empresas), ...days(reader.t.date, 'fecha_desde', 'fecha_hasta')]
  return <RecordListScreen record={pastDocuments} page={page} filters={filters} />
}
