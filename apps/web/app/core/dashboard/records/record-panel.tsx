import type { RecordSchemas } from '@portal/contract/core/records/calls'
import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { type Api, apiContext } from '#core/api/api.ts'
import { idFrom } from '#core/formats/ids.ts'
import { SidePanel } from '../detail/side-panel.tsx'
import type { RecordAction } from '../record-action.ts'
import { loadListed } from './load-listed.ts'
import { RecordDeletion } from './record-deletion.tsx'
import { NewRecordForm, RecordForm } from './record-form.tsx'
import { type RecordScreens, type RecordTexts, useReader } from './record-screens.ts'

/** What a panel shows: a row, or null for the form of a new record. */
interface Opened<One, Data> {
  row: (One & { id: number }) | null
  data: Data
}

/**
 * Returns a loader for the record that the address names, on whatever page of the list it is. Unknown ids are "not
 * found".
 */
export const panelLoader =
  <S extends RecordSchemas, T extends RecordTexts, One, Data>(record: RecordScreens<S, T, One, Data>) =>
  async ({ params, context }: Pick<ClientLoaderFunctionArgs, 'params' | 'context'>): Promise<Opened<One, Data>> => {
    const api = context.get(apiContext)
    const named = params[record.param]
    const [row, data] = await Promise.all([
      named === undefined ? null : loadOne(api, record, named),
      record.data?.(api) as Promise<Data>,
    ])
    return { row: row as Opened<One, Data>['row'], data }
  }

function loadOne<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  api: Api,
  { calls, rows, one }: RecordScreens<S, T, One, Data>,
  named: string,
): Promise<One> {
  const id = idFrom(named)
  return one && id !== null ? one(api, id) : loadListed<One>(api, calls.list, rows, named)
}

interface PanelProps<S extends RecordSchemas, T extends RecordTexts, One, Data> extends Opened<One, Data> {
  record: RecordScreens<S, T, One, Data>
  /** Next to the menu in the header. */
  actions?: ReactNode
  /** In the menu, before deletion. */
  menu?: readonly RecordAction[]
  /** Above the form. */
  children?: ReactNode
}

/** A record next to its list: its summary, its form and its actions; or the form of a new record. */
export function RecordPanel<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  props: PanelProps<S, T, One, Data>,
) {
  const { record, row, data, actions, menu = [], children } = props
  const reader = useReader(record.texts)
  const { size = 'record', deletion, calls } = record
  if (!row) {
    return (
      <SidePanel title={reader.t.add ?? ''} size={size}>
        <NewRecordForm record={record} data={data} />
      </SidePanel>
    )
  }
  const mark = record.mark?.(row)
  return (
    <SidePanel
      title={record.name(row, reader.language)}
      {...(mark && { mark })}
      size={size}
      status={record.summary?.(row, reader)}
      actions={
        <>
          {actions}
          {deletion && calls.remove && <RecordDeletion record={record} row={row} menu={menu} />}
        </>
      }
    >
      {children}
      {calls.update && <RecordForm key={row.id} record={record} row={row} data={data} />}
    </SidePanel>
  )
}

/**
 * Returns the panel of a record, also for a new one, as the screen of a route module: `export default
 * panelScreen(timeUnits)`.
 */
export function panelScreen<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  record: RecordScreens<S, T, One, Data>,
) {
  return function RecordPanelPage({ loaderData }: { loaderData: Opened<One, Data> }) {
    return <RecordPanel record={record} {...loaderData} />
  }
}
