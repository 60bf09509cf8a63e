import type { BulkReply } from '@portal/contract/core/records/bulk/calls'
import { useRevalidator } from 'react-router'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { toastDone, toastError, toastInstead } from '../../toasts.ts'
import type { Bulk, BulkAction, Chosen } from './bulk.ts'
import { bulkTexts } from './bulk-texts.ts'
import { useUndoToast } from './undo-toast.tsx'

/** Changes many records, shows the result and offers to undo it. */
export function useBulk({ calls }: Bulk) {
  const t = useTexts(bulkTexts)
  const { number } = useFormats()
  const message = useMessages(calls.bulk)
  const { revalidate } = useRevalidator()
  const offerUndo = useUndoToast()

  async function undo(id: number) {
    const reply = await browserApi.call(calls.undoBulk, { params: { id }, key: newKey() })
    void revalidate()
    if (!reply.ok) return toastError(message.of(reply))
    const { deshechos: undone, rechazados: refused } = reply.datos
    if (undone > 0) toastDone(t.undone(number(undone)))
    if (refused.length > 0) toastInstead(t.notUndone(number(refused.length)))
  }

  function say(
    action: BulkAction,
    { lote_id: id, hechos: done, de_otro_modo: otherwise, rechazados: refused }: BulkReply,
  ) {
    const said = action.done(number(done + otherwise.length))
    if (id === null) toastDone(said)
    else offerUndo(said, () => undo(id))
    if (refused.length > 0) toastInstead(t.notThese(number(refused.length)))
  }

  return {
    /** Returns what would happen; throws the portal's message when the trial is refused. */
    async preview({ name }: BulkAction, chosen: Chosen, valor: unknown, signal: AbortSignal): Promise<BulkReply> {
      const reply = await browserApi.call(calls.bulk, {
        body: { accion: name, ...chosen, valor, ensayo: true },
        signal,
      })
      if (!reply.ok) throw new Error(message.of(reply))
      return reply.datos
    },
    /** Returns whether the change was done. */
    async apply(action: BulkAction, chosen: Chosen, valor: unknown, comment: string): Promise<boolean> {
      const body = { accion: action.name, ...chosen, valor, ensayo: false, comentario: comment }
      const reply = await browserApi.call(calls.bulk, { body, key: newKey() })
      void revalidate()
      if (reply.ok) say(action, reply.datos)
      else toastError(message.of(reply))
      return reply.ok
    },
  }
}
