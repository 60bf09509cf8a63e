import { PermitState, permitLimits } from '@portal/contract/permits/constants'
import { permitMessages } from '@portal/contract/permits/messages'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import type { ClientQuote, Result } from './client-actions.ts'
import { clientPermitTexts } from './client-permit-texts.ts'
import styles from './client-quote.module.css'

interface Props {
  quote: ClientQuote
  result: Result | undefined
}

/** The limit for the hint, in megabytes. */
const megabytes = Math.floor(permitLimits.fileBytes / 1024 ** 2)

/** What the order waits for: the permit of its client, what became of it, and the form that takes it. */
export function ClientPermit({ quote, result }: Props) {
  const t = useTexts(clientPermitTexts)
  const { permiso: permit } = quote
  const refused = result?.doing === 'permiso' && !result.reply.ok ? result.reply : undefined
  return (
    <section className={styles.permit} aria-labelledby="permit">
      <Standing permit={permit} />
      <details className={styles.words} open={permit === null || refused !== undefined} key={permit?.numero ?? ''}>
        <summary>{permit ? t.another : t.upload}</summary>
        <PermitForm result={result} />
      </details>
    </section>
  )
}

function Standing({ permit }: { permit: ClientQuote['permiso'] }) {
  const t = useTexts(clientPermitTexts)
  const { longDate } = useFormats()
  const [title, text] = !permit
    ? [t.missing, t.missingText]
    : permit.estado === PermitState.waiting
      ? [t.waiting, t.waitingText(permit.numero)]
      : permit.estado === PermitState.refused
        ? [t.refused, t.refusedText(permit.numero, permit.motivo)]
        : [t.expired, t.expiredText(permit.numero, longDate(permit.vence_el))]
  return (
    <>
      <h2 id="permit">{title}</h2>
      <p>{text}</p>
    </>
  )
}

/** Works without JavaScript too: the server reads the file as a field of the form. */
function PermitForm({ result }: { result: Result | undefined }) {
  const t = useTexts(clientPermitTexts)
  const { bytes } = useFormats()
  const message = useMessages(permitMessages)
  const isSending = useNavigation().state !== 'idle'
  const own = result?.doing === 'permiso' && !result.reply.ok ? result : undefined
  const refused = own?.reply.ok === false ? own.reply : undefined
  const errorOf = (name: string) => refusalAt(message, refused, name)
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form} noValidate preventScrollReset>
      <FormKey />
      <input type="hidden" name="accion" value="permiso" />
      {refused && Object.keys(refused.campos).length === 0 && (
        <Answer kind="danger" to={refused}>
          {message.of(refused)}
        </Answer>
      )}
      <Field<Record<string, string>>
        name="numero"
        label={t.number}
        hint={t.numberHint}
        required
        maxLength={60}
        defaultValue={own?.permit.numero}
        error={errorOf('numero')}
      />
      <Field<Record<string, string>>
        name="vence_el"
        type="date"
        label={t.end}
        required
        defaultValue={own?.permit.vence_el}
        error={errorOf('vence_el')}
      />
      <Field<Record<string, string>>
        name="archivo"
        type="file"
        label={t.file}
        hint={t.fileHint(bytes(megabytes * 1e6))}
        required
        accept=".pdf,.jpg,.jpeg"
        error={errorOf('archivo') ?? (refused && t.chooseAgain)}
      />
      <Button type="submit" isBusy={isSending}>
        {t.send}
      </Button>
    </Form>
  )
}
