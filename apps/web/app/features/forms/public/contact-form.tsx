import type { In } from '@portal/contract/core/fields'
import { formCalls } from '@portal/contract/forms/calls'
import { contactSubjects, formLimits } from '@portal/contract/forms/constants'
import type { ContactFormSchema } from '@portal/contract/forms/schemas'
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { FormProps } from 'react-router'
import { useLanguage, useMessages, useTexts } from '#core/language.ts'
import { inLanguage } from '#core/language-address.ts'
import { Button } from '#core/public/button.tsx'
import { Field } from '#core/public/field.tsx'
import { FormKey } from '#core/public/form-key.tsx'
import { Notice } from '#core/public/notice.tsx'
import { SelectField } from '#core/public/select-field.tsx'
import { TextAreaField } from '#core/public/text-area-field.tsx'
import { useFocusOnRefusal } from '#core/public/use-focus-on-refusal.ts'
import { contactTexts } from './contact-texts.ts'
import { type CountryChoice, CountryField } from './country-field.tsx'
import { type FormResult, refusalOf } from './form-result.ts'
import styles from './forms.module.css'
import { Trap } from './trap.tsx'

type Contact = In<typeof ContactFormSchema>

interface Props {
  /** The page's form, or that of a dialog, which stays on the page. */
  Form: ComponentType<FormProps & { ref?: RefObject<HTMLFormElement | null>; children: ReactNode }>
  countries: readonly CountryChoice[]
  result: FormResult | undefined
  isSending: boolean
  /** Slug of what it is about, before anything was chosen. */
  subject?: string | undefined
}

const topics = new Set(['commercial', 'support', 'other'])
const isTopic = ({ slug }: { slug: string }) => topics.has(slug)

/** The contact form with the fields of the specification. */
export function ContactForm({ Form, countries, result, isSending, subject }: Props) {
  const t = useTexts(contactTexts)
  const language = useLanguage()
  const message = useMessages(formCalls.sendContact)
  const form = useFocusOnRefusal(result)
  const { refusal, sent, isGeneral } = refusalOf(result)
  const errorOf = (field: keyof Contact) => message.numbered(refusal?.campos[field])
  const chosen = sent.product ?? contactSubjects.find(({ slug }) => slug === subject)?.slug ?? ''
  const choices = (wanted: boolean) =>
    contactSubjects
      .filter((one) => isTopic(one) === wanted)
      .map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name[language]}
        </option>
      ))

  return (
    <Form method="post" action={inLanguage('/contact', language)} ref={form} noValidate>
      <FormKey />
      <fieldset className={styles.fields}>
        {refusal && isGeneral && <Notice kind="danger">{message.of(refusal)}</Notice>}
        <div className={styles.pair}>
          <Field<Contact>
            name="user_name"
            label={t.name}
            autoComplete="given-name"
            required
            maxLength={80}
            defaultValue={sent.user_name}
            error={errorOf('user_name')}
          />
          <Field<Contact>
            name="user_lastname"
            label={t.lastName}
            autoComplete="family-name"
            required
            maxLength={80}
            defaultValue={sent.user_lastname}
            error={errorOf('user_lastname')}
          />
        </div>
        <div className={styles.pair}>
          <Field<Contact>
            name="user_company"
            label={t.company}
            autoComplete="organization"
            isOptional
            maxLength={120}
            defaultValue={sent.user_company}
            error={errorOf('user_company')}
          />
          <CountryField<Contact>
            name="user_country"
            countries={countries}
            sent={sent.user_country}
            error={errorOf('user_country')}
            isOptional
          />
        </div>
        <div className={styles.pair}>
          <Field<Contact>
            name="user_email"
            label={t.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={sent.user_email}
            error={errorOf('user_email')}
          />
          <Field<Contact>
            name="user_contactphone"
            label={t.phone}
            type="tel"
            autoComplete="tel"
            isOptional
            maxLength={24}
            defaultValue={sent.user_contactphone}
            error={errorOf('user_contactphone')}
            hint={t.phoneHint}
          />
        </div>
        <SelectField<Contact>
          name="product"
          label={t.subject}
          required
          defaultValue={chosen}
          error={errorOf('product')}
        >
          <option value="">{t.chooseSubject}</option>
          <optgroup label={t.products}>{choices(false)}</optgroup>
          <optgroup label={t.topics}>{choices(true)}</optgroup>
        </SelectField>
        <TextAreaField<Contact>
          name="message"
          label={t.message}
          required
          maxLength={formLimits.messageLength}
          defaultValue={sent.message}
          error={errorOf('message')}
          hint={t.messageHint}
        />
        <Confirmation isChecked={!refusal || 'confirm-data' in sent} error={errorOf('confirm-data')} />
        <Trap />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.send}
        </Button>
      </fieldset>
    </Form>
  )
}

function Confirmation({ isChecked, error }: { isChecked: boolean; error: string | undefined }) {
  const t = useTexts(contactTexts)
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="confirm-data"
          defaultChecked={isChecked}
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'confirm-error' })}
        />
        <span>{t.confirmData}</span>
      </label>
      {error && (
        <p className={styles.error} id="confirm-error">
          {error}
        </p>
      )}
    </div>
  )
}
