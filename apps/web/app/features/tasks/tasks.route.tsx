import { SegmentedControl } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { noneChoice } from '@portal/contract/core/none-choice'
import { taskCalls } from '@portal/contract/tasks/calls'
import { priorityNames, taskListRefreshMs } from '@portal/contract/tasks/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { IconMail, IconMailOff, IconTableImport } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { UrlTabs } from '#core/dashboard/detail/url-tabs.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/tasks.route'
import { isBoard, taskParams, taskSpec } from './list-spec.ts'
import { QuickEntry } from './quick-entry.tsx'
import { TaskBoard } from './task-board.tsx'
import { useTaskColumns } from './task-columns.tsx'
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
            <ListMenu />
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

const [list, board] = ['lista', 'tablero']

/** Switches between the list and the board of the same query. */
function ModeSwitch({ list: state }: { list: ListState }) {
  const t = useTexts(texts)
  return (
    <SegmentedControl
      aria-label={t.view}
      value={state.query.filters.modo ?? list}
      onChange={(mode) => state.ask({ modo: mode === board ? board : null })}
      data={[
        { value: list, label: t.list },
        { value: board, label: t.board },
      ]}
    />
  )
}

/** The daily digest of the reader, and for who sees everyone's tasks the import of a list. */
function ListMenu() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { resumen_diario: isOn, puede_ver_todas: mayImport } = useTaskChoices()
  const toImport = () => void navigate('/dashboard/importador/tarea')
  const { send } = useSend(taskCalls.setDigest)
  return (
    <RecordMenu
      actions={[
        {
          label: isOn ? t.digestOff : t.digestOn,
          icon: isOn ? IconMailOff : IconMail,
          onClick: () => void send({ body: { resumen_diario: !isOn } }),
        },
        ...(mayImport ? [{ label: t.import, icon: IconTableImport, onClick: toImport }] : []),
      ]}
    />
  )
}

/** The filters of lists and boards. */
function useTaskFilters(list: ListState): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people, areas } = useTaskChoices()
  const days = useDayFilters(list)
  const only = (name: string, label: string): Filter => ({ name, label, choices: [{ value: 'true', label: t.yes }] })
  return [
    { name: 'taskStatus', label: t.status, choices: choicesOf(taskStatusNames, language) },
    { name: 'prioridad', label: t.priority, choices: choicesOf(priorityNames, language) },
    { name: 'area_id', label: t.area, choices: [...areas, { value: noneChoice, label: t.noArea }] },
    { name: 'encargado_id', label: t.assignee, choices: people },
    { name: 'creado_por', label: t.createdBy, choices: people },
    {
      name: 'cuando',
      label: t.due,
      choices: [
        { value: 'hoy', label: t.dueToday },
        { value: 'despues', label: t.dueLater },
      ],
    },
    ...days(t.due, 'desde', 'hasta'),
    ...days(t.approvedAt, 'aprobada_desde', 'aprobada_hasta'),
    only('por_revisar', t.onlyToReview),
    only('sin_ver', t.onlyNew),
    only('cerradas', t.alsoClosed),
  ]
}
