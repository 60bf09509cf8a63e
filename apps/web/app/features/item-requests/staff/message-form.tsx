import { Textarea } from '@mantine/core'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import classes from './message-form.module.css'
import { requestTexts } from './request-texts.ts'

/** A message to the client; the other fields appear once something is typed. */
export function MessageForm({ requestId }: { requestId: number }) {
  const t = useTexts(requestTexts)
  const form = useWireForm({
    call: requestCalls.write,
    initial: { solicitud_clasificado_id: requestId, comentario: '' },
    draft: { form: `request-message-${requestId}`, label: t.writeToClient },
    onDone: () => form.reset(),
  })
  return (
    <div className={classes.message}>
      <WireForm form={form} label={t.writeToClient}>
        <Textarea
          {...form.field('comentario')}
          aria-label={t.writeToClient}
          placeholder={`${t.writeToClient}…`}
          description={form.values.comentario && t.writeHint}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
        />
        {(form.values.comentario || form.isSending) && <FormActions form={form} label={t.send} variant="default" />}
      </WireForm>
    </div>
  )
}
