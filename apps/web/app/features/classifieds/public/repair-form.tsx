import { requestCalls } from '@portal/contract/classifieds/requests/calls'
import type { RepairRequestSchema } from '@portal/contract/classifieds/requests/schemas'
import type { In } from '@portal/contract/core/fields'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { uploadingApi } from '#core/api.browser.ts'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language.ts'
import { Button } from '#core/public/button.tsx'
import { Field } from '#core/public/field.tsx'
import { FormKey, takeKey } from '#core/public/form-key.tsx'
import { Notice } from '#core/public/notice.tsx'
import { TextAreaField } from '#core/public/text-area-field.tsx'
import { useFocusOnRefusal } from '#core/public/use-focus-on-refusal.ts'
import { useHydrated } from '#core/public/use-hydrated.ts'
import { ContactFields } from './contact-fields.tsx'
import type { CountryChoice } from './countries.ts'
import { FilesField } from './files-field.tsx'
import { repairTexts } from './repair-texts.ts'
import { type RequestResult, typedIn } from './request.ts'
import styles from './request-form.module.css'

type Repair = In<typeof RepairRequestSchema>

interface Props {
  countries: readonly CountryChoice[]
  result: RequestResult | undefined
  onResult: (result: RequestResult) => void
}

/** Asks for a repair. The files go with it; with JavaScript their progress is shown. */
export function RepairForm({ countries, result, onResult }: Props) {
  const t = useTexts(repairTexts)
  const language = useLanguage()
  const formats = useFormats()
  const message = useMessages(requestCalls.sendRepair)
  const form = useFocusOnRefusal(result)
  const isHydrated = useHydrated()
  const [files, setFiles] = useState<File[]>([])
  const [sentPart, setSentPart] = useState<number | null>(null)
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const sent = result?.sent ?? {}
  const errorOf = (field: keyof Repair) => message.numbered(refusal?.campos[field])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const key = takeKey(body)
    const typed = typedIn(body)
    body.set('idioma', language)
    for (const file of files) body.append('archivos', file, file.name)
    setSentPart(0)
    const reply = await uploadingApi(setSentPart).call(requestCalls.sendRepair, { body, key })
    setSentPart(null)
    onResult({ reply, sent: typed })
  }

  return (
    <Form method="post" encType="multipart/form-data" ref={form} noValidate onSubmit={send}>
      <FormKey />
      <fieldset className={styles.fields}>
        {refusal && Object.keys(refusal.campos).length === 0 && <Notice kind="danger">{message.of(refusal)}</Notice>}
        <Field<Repair>
          name="marca"
          label={t.machine}
          required
          maxLength={120}
          defaultValue={sent.marca}
          error={errorOf('marca')}
          hint={t.machineHint}
        />
        <TextAreaField<Repair>
          name="mensaje"
          label={t.problem}
          required
          maxLength={2000}
          defaultValue={sent.mensaje}
          error={errorOf('mensaje')}
          hint={t.problemHint}
        />
        <FilesField files={files} onChange={setFiles} error={message.numbered(refusal?.campos.archivos)} />
        {refusal && !isHydrated && <p className={styles.muted}>{t.chooseAgain}</p>}
        <ContactFields countries={countries} sent={sent} errorOf={errorOf} />
        {sentPart !== null && files.length > 0 && <progress className={styles.progress} value={sentPart} />}
        <Button type="submit" kind="primary" isWide isBusy={sentPart !== null}>
          {sentPart !== null && files.length > 0 ? t.sending(formats.percent(sentPart)) : t.send}
        </Button>
      </fieldset>
    </Form>
  )
}
