import type { In } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { privacyCalls } from '@portal/contract/privacy/calls'
import { dataRequestLimits, dataRightNames } from '@portal/contract/privacy/constants'
import type { AskSchema } from '@portal/contract/privacy/schemas'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import styles from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { SelectField } from '#core/public/form/select-field.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { type SentForm, useSentForm } from '#core/public/form/use-sent-form.ts'
import { dataRequestTexts } from './texts.ts'

type Asked = In<typeof AskSchema>

/** What someone asks for about their data; works without JavaScript. */
export function AskForm({ result }: { result: SentForm<null> | undefined }) {
  const t = useTexts(dataRequestTexts)
  const language = useLanguage()
  const isSending = useNavigation().state !== 'idle'
  const { form, sent, errorOf, general, filled } = useSentForm<Asked>(privacyCalls.ask, result)
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <FormKey />
      <fieldset className={styles.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        <SelectField<Asked> name="tipo" label={t.right} required defaultValue={sent.tipo ?? ''} error={errorOf('tipo')}>
          <option value="">{t.choose}</option>
          {Object.entries(dataRightNames).map(([value, name]) => (
            <option key={value} value={value}>
              {textIn(name, language)}
            </option>
          ))}
        </SelectField>
        <Field<Asked> {...filled('nombre')} label={t.name} autoComplete="name" required maxLength={120} />
        <Field<Asked>
          {...filled('email')}
          label={t.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t.emailHint}
        />
        <TextAreaField<Asked>
          {...filled('detalle')}
          label={t.detail}
          isOptional
          maxLength={dataRequestLimits.detail}
          hint={t.detailHint}
        />
        <label className={styles.trap} aria-hidden>
          {t.website}
          <input type="text" name="sitio_web" tabIndex={-1} autoComplete="off" />
        </label>
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.send}
        </Button>
        <PrivacyNote />
      </fieldset>
    </Form>
  )
}
