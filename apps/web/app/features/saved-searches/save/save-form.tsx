import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import { Frequency } from '@portal/contract/saved-searches/constants'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import styles from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import page from '#core/public/form/short-page.module.css'
import { type SentForm, useSentForm } from '#core/public/form/use-sent-form.ts'
import { FrequencyField } from '../frequency-field.tsx'
import { searchTexts } from '../texts.ts'

interface Wire {
  email: string
  frecuencia: string
}

/** Who saves the search, and how often they want mails. */
export function SaveForm({ result }: { result: SentForm<null> | undefined }) {
  const t = useTexts(searchTexts)
  const isSending = useNavigation().state !== 'idle'
  const { form, sent, errorOf, general, filled } = useSentForm<Wire>(savedSearchCalls.save, result)
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <FormKey />
      <fieldset className={styles.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        <Field<Wire>
          {...filled('email')}
          label={t.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t.emailHint}
        />
        <FrequencyField defaultValue={sent.frecuencia ?? Frequency.instant} error={errorOf('frecuencia')} />
        <label className={styles.trap} aria-hidden>
          {t.website}
          <input type="text" name="sitio_web" tabIndex={-1} autoComplete="off" />
        </label>
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.save}
        </Button>
        <p className={page.note}>{t.privacy}</p>
        <PrivacyNote />
      </fieldset>
    </Form>
  )
}
