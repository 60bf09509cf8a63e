import { transferCalls } from '@portal/contract/transfers/calls'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** Returns what asks, undoes a transfer, and says how much did not go back. */
export function useUndo(id: number): () => Promise<void> {
  const t = useTexts(texts)
  const { number } = useFormats()
  const confirm = useConfirm()
  const { send } = useSend(transferCalls.undo)
  return async () => {
    if (!(await confirm({ title: t.undoTitle, text: t.undoText, action: t.undo }))) return
    const reply = await send({ params: { id } })
    if (reply.ok && reply.datos.rechazados > 0) toastInstead(t.notUndone(number(reply.datos.rechazados)))
  }
}
