import type { Call } from '@portal/contract/core/endpoint'
import type { RecordSchemas } from '@portal/contract/core/records/calls'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { useConfirm } from '../confirm.tsx'
import { RecordMenu } from '../detail/record-menu.tsx'
import type { RecordAction } from '../record-action.ts'
import { useSend } from '../send.ts'
import { kitTexts } from '../texts.ts'
import { type Deletion, type RecordScreens, type RecordTexts, useReader } from './record-screens.ts'

type DeleteCall = Call<{ id: number | string }, unknown, unknown>

interface Deleted extends Deletion {
  call: DeleteCall
  id: number
  name: string
}

/** Deletes a record after confirmation, and returns to its list unless the record was only deactivated. */
function useDeletion({ call, id, name, label, title, text, why, deactivates, back, isLeft }: Deleted): RecordAction {
  const t = useTexts(kitTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(call)

  async function remove() {
    const question = deactivates
      ? { title: t.deactivateTitle(name), text: deactivates, action: t.deactivate }
      : { title: title ?? t.removeTitle(name), text, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    const isGone = reply.ok && reply.codigo === call.done?.code && !isLeft?.(reply.datos)
    if (isGone) void navigate(back ?? { pathname: '..', search }, { preventScrollReset: true })
  }
  return { label, icon: IconTrash, onClick: remove, why, isDanger: true }
}

interface Props<S extends RecordSchemas, T extends RecordTexts, One, Data> {
  record: RecordScreens<S, T, One, Data>
  row: One & { id: number }
  /** Other actions on the record, before deletion. */
  menu?: readonly RecordAction[]
}

/** The menu of a record: its actions, and deletion as its screens declare it. */
export function RecordDeletion<S extends RecordSchemas, T extends RecordTexts, One, Data>({
  record: { calls, deletion, name, texts },
  row,
  menu = [],
}: Props<S, T, One, Data>) {
  const reader = useReader(texts)
  const said = deletion!(row, reader)
  const remove = useDeletion({
    ...said,
    call: calls.remove as DeleteCall,
    id: row.id,
    name: name(row, reader.language),
  })
  return <RecordMenu actions={[...menu, remove]} />
}
