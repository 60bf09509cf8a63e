import type { In } from '@portal/contract/core/fields'
import { requestCalls } from '@portal/contract/item-requests/calls'
import type { TrackingMessageSchema } from '@portal/contract/item-requests/schemas'
import { Form, useNavigation } from 'react-router'
import type { Reply } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { useFieldRefusal } from '#core/public/form/use-sent-form.ts'
import styles from './tracking.module.css'
import { trackingTexts } from './tracking-texts.ts'

interface Props {
  result: { reply: Reply<null>; comentario: string } | undefined
}

/** A message to those responsible for the request. */
export function TrackingMessage({ result }: Props) {
  const t = useTexts(trackingTexts)
  const message = useMessages(requestCalls.trackingMessage)
  const form = useFocusOnRefusal(result)
  const isSending = useNavigation().state !== 'idle'
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const refusalOf = useFieldRefusal(requestCalls.trackingMessage)
  const error = refusalOf('comentario', refusal, result?.comentario)
  return (
    <section aria-labelledby="write">
      <h2 id="write">{t.write}</h2>
      <Form method="post" ref={form} className={styles.write} noValidate preventScrollReset>
        <FormKey />
        <input type="hidden" name="accion" value="mensaje" />
        {result?.reply.ok && (
          <Answer kind="done" to={result}>
            {t.sent}
          </Answer>
        )}
        {refusal && !error && (
          <Answer kind="danger" to={refusal}>
            {message.of(refusal)}
          </Answer>
        )}
        <TextAreaField<In<typeof TrackingMessageSchema>>
          name="comentario"
          label={t.message}
          required
          maxLength={2000}
          defaultValue={refusal ? result?.comentario : ''}
          error={error}
        />
        <div>
          <Button type="submit" isBusy={isSending}>
            {t.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}
