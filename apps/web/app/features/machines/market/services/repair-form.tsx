import type { In } from '@portal/contract/core/fields'
import { requestCalls } from '@portal/contract/item-requests/calls'
import type { RepairRequestSchema } from '@portal/contract/item-requests/schemas'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { uploadingApi } from '#core/api/api.upload.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import base from '#core/public/form/form.module.css'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { typedIn, useSentForm } from '#core/public/form/use-sent-form.ts'
import { ContactFields, type CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import { FilesField } from '#features/marketplace/form/files-field.tsx'
import type { RequestResult } from '#features/marketplace/request/request.ts'
import styles from './repair-form.module.css'
import { repairTexts } from './repair-texts.ts'

type Repair = In<typeof RepairRequestSchema>

interface Props {
  countries: readonly CountryChoice[]
  result: RequestResult | undefined
  onResult: (result: RequestResult) => void
}

/** Requests a repair, with files; shows the upload progress when there is JavaScript. */
export function RepairForm({ countries, result, onResult }: Props) {
  const t = useTexts(repairTexts)
  const language = useLanguage()
  const formats = useFormats()
  const { form, sent, errorOf, errorIn, general, isRefused, filled } = useSentForm<Repair>(
    requestCalls.sendRepair,
    result,
  )
  const isHydrated = useHydrated()
  const [files, setFiles] = useState<File[]>([])
  const [sentPart, setSentPart] = useState<number | null>(null)

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
    <Form method="post" encType="multipart/form-data" ref={form} noValidate preventScrollReset onSubmit={send}>
      <FormKey answer={result} />
      <fieldset className={base.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        <Field<Repair> {...filled('marca')} label={t.machine} required maxLength={120} hint={t.machineHint} />
        <TextAreaField<Repair>
          {...filled('mensaje')}
          label={t.problem}
          required
          maxLength={2000}
          hint={t.problemHint}
        />
        <FilesField files={files} onChange={setFiles} error={errorIn('archivos')} />
        {isRefused && !isHydrated && <p className={base.muted}>{t.chooseAgain}</p>}
        <ContactFields countries={countries} sent={sent} errorOf={errorOf} />
        {sentPart !== null && files.length > 0 && <progress className={styles.progress} value={sentPart} />}
        <Button type="submit" kind="primary" isWide isBusy={sentPart !== null}>
          {sentPart !== null && files.length > 0 ? t.sending(formats.percent(sentPart)) : t.send}
        </Button>
        <PrivacyNote />
      </fieldset>
    </Form>
  )
}
