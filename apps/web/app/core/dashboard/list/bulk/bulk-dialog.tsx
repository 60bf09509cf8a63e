import { Alert, Button, Group, Loader, Textarea } from '@mantine/core'
import { bulkLimits } from '@portal/contract/core/limits'
import type { BulkReply } from '@portal/contract/core/records/bulk/calls'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Dialog } from '../../dialog.tsx'
import { kitTexts } from '../../texts.ts'
import { toastDone, toastError, toastInstead } from '../../toasts.ts'
import type { Bulk, BulkAction, Chosen } from './bulk.ts'
import classes from './bulk-dialog.module.css'
import { bulkTexts } from './bulk-texts.ts'
import { Outcomes } from './outcomes.tsx'
import { useUndoToast } from './undo-toast.tsx'

interface Props {
  bulk: Bulk
  action: BulkAction
  chosen: Chosen
  onClose: () => void
  onDone: () => void
}

/** Confirms an action on the selected records, after showing what a trial says would happen to each one. */
export function BulkDialog({ bulk, action, chosen, onClose, onDone }: Props) {
  const t = useTexts(bulkTexts)
  const kit = useTexts(kitTexts)
  const { number } = useFormats()
  const { preview, apply } = useBulk(bulk)
  const [found, setFound] = useState<BulkReply | Error | null>(null)
  const [value, setValue] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)

  const isMissingValue = action.field !== undefined && value === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each value, for what was selected when it opened
  useEffect(() => {
    setFound(null)
    if (isMissingValue) return
    const ended = new AbortController()
    preview(action, chosen, value, ended.signal).then(
      (reply) => !ended.signal.aborted && setFound(reply),
      (error: Error) => !ended.signal.aborted && setFound(error),
    )
    return () => ended.abort()
  }, [value])

  async function confirm() {
    if (action.comment && !comment.trim()) return setMissing(true)
    setSending(true)
    const isDone = await apply(action, chosen, value, comment)
    setSending(false)
    if (isDone) onDone()
    onClose()
  }
  const count = found && !(found instanceof Error) ? found.hechos + found.de_otro_modo.length : 0

  return (
    <Dialog title={action.label} size={480} onClose={onClose}>
      {action.field && <div className={classes.value}>{action.field(value, setValue)}</div>}
      {!found && !isMissingValue && (
        <p className={classes.trial} role="status">
          <Loader size="sm" /> {t.trial}
        </p>
      )}
      {found instanceof Error && <Alert color="red">{found.message}</Alert>}
      {found && !(found instanceof Error) && (
        <div className={classes.preview} role="status">
          <p>{count > 0 ? action.will(count, number(count)) : t.nothing}</p>
          <Outcomes title={t.otherwise} outcomes={found.de_otro_modo} />
          <Outcomes title={t.refused} outcomes={found.rechazados} />
        </div>
      )}
      {action.comment && count > 0 && (
        <Textarea
          label={action.comment}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
          error={isMissing && !comment.trim() && t.commentMissing}
          maxLength={bulkLimits.comment}
          required
          autosize
          minRows={2}
          maxRows={6}
          mt="md"
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} {...(!action.field && { 'data-autofocus': true })}>
          {count > 0 || !found ? kit.cancel : kit.close}
        </Button>
        {count > 0 && (
          <Button {...(action.isDanger && { color: 'red' })} loading={isSending} onClick={() => void confirm()}>
            {action.label} ({number(count)})
          </Button>
        )}
      </Group>
    </Dialog>
  )
}

/** Changes many records, shows the result and offers to undo it. */
function useBulk({ calls }: Bulk) {
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
