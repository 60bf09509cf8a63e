import { Module } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { taskCalls } from '@portal/contract/tasks/calls'
import { taskListRefreshMs } from '@portal/contract/tasks/constants'
import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs } from '#core/dashboard/detail/url-tabs.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/tasks.route'
import { DigestMenu } from './digest-menu.tsx'
import { isBoard, taskParams, taskSpec } from './list-spec.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { QuickEntry } from './quick-entry.tsx'
import { TaskBoard } from './task-board.tsx'
import { useTaskColumns } from './task-columns.tsx'
import { useTaskFilters } from './task-filters.ts'
import { texts } from './texts.ts'
import { useTaskBulk } from './use-task-bulk.tsx'
import { useTaskChoices } from './use-task-choices.ts'

export const handle = { module: [Module.tasks, Module.allTasks] } satisfies ScreenHandle

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const params = taskParams(url)
  if (isBoard(url.search)) {
    const { page: _, page_row: __, ...asked } = params
    return { board: (await api.load(taskCalls.board, { params: asked })).columnas, rows: [], total: 0, isExact: true }
  }
  const { tareas_propias, tareas_asignadas, tareas, total, total_exacto } = await api.load(taskCalls.list, { params })
  return { board: null, rows: [...tareas_propias, ...tareas_asignadas, ...tareas], total, isExact: total_exacto }
}

/** The tasks that the reader does, those they gave or review, and for who may see them everyone's: a list or a board. */
export default function TasksPage({ loaderData: { board, rows, total, isExact } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const list = useList(taskSpec)
  const filters = useTaskFilters(list)
  const columns = useTaskColumns()
  const { puede_ver_todas } = useTaskChoices()
  const bulk = useTaskBulk(total, useAsked())
  useChanges('tareas', 'areas')
  useSlowRefresh()
  const tabs = [
    { id: 'own', label: t.own },
    { id: 'assigned', label: t.assigned },
    { id: 'mentioned', label: t.mentioned },
    ...(puede_ver_todas ? [{ id: 'all', label: t.all }] : []),
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.tasks}
        actions={
          <>
            <DigestMenu />
            <ReportButton />
            <NewButton to="nueva">{t.newTask}</NewButton>
          </>
        }
      >
        <UrlTabs label={t.tasks} tabs={tabs} keeps={['modo']} />
      </PageHeader>
      <QuickEntry />
      <FilterBar list={list} filters={filters} placeholder={t.search}>
        <ModeSwitch list={list} />
      </FilterBar>
      {board ? (
        <TaskBoard list={list} columns={board} />
      ) : (
        <>
          <DataTable
            list={list}
            label={t.tasks}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            recordOf={({ id }) => String(id)}
            bulk={bulk}
            empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
          />
          <Pager list={list} rows={rows.length} total={total} isExact={isExact} />
        </>
      )}
    </ListPage>
  )
}

function ReportButton() {
  const t = useTexts(texts)
  const language = useLanguage()
  const { page: _, page_row: __, ...asked } = useAsked()
  return (
    <ExportButton
      call={taskCalls.download}
      params={{ ...asked, idioma_archivo: languageOf(language) }}
      label={t.report}
      isOpened
    />
  )
}

/** The parameters of the calls for this address. */
const useAsked = () => taskParams(useLocation())

/** Loads an open list again every two hours, whatever the stream of changes said. */
function useSlowRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), taskListRefreshMs)
    return () => clearInterval(timer)
  }, [revalidate])
}
