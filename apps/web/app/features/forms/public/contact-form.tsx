import type { In, Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { formCalls } from '@portal/contract/forms/calls'
import { contactTopics, formLimits } from '@portal/contract/forms/constants'
import type { ContactFormSchema, SubjectProductSchema } from '@portal/contract/forms/schemas'
import { type ComponentType, type ReactNode, type RefObject, useEffect } from 'react'
import type { FormProps } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import base from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { SelectField } from '#core/public/form/select-field.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { useSentForm } from '#core/public/form/use-sent-form.ts'
import { contactTexts } from './contact-texts.ts'
import { type CountryChoice, CountryField } from './country-field.tsx'
import type { FormResult } from './form-result.ts'
import styles from './forms.module.css'
import { Trap } from './trap.tsx'

type Contact = In<typeof ContactFormSchema>
type SubjectProduct = Of<typeof SubjectProductSchema>

interface Props {
  /** The router's form on the page, a fetcher's form in the dialog. */
  Form: ComponentType<FormProps & { ref?: RefObject<HTMLFormElement | null>; children: ReactNode }>
  countries: readonly CountryChoice[]
  /** What it may be about besides the topics. */
  products: readonly SubjectProduct[]
  result: FormResult | undefined
  isSending: boolean
  /** Slug of the subject chosen by default. */
  subject?: string | undefined
  /** Stands in an empty message once the page runs; the first HTML is the same for everyone. */
  message?: string | undefined
  /** The question with which the form begins, the same for everyone at this address. */
  asked?: string | null
}

/** The contact form; its fields are those of the e-mail template. */
export function ContactForm({ Form, countries, products, result, isSending, subject, message = '', asked }: Props) {
  const t = useTexts(contactTexts)
  const language = useLanguage()
  const { form, sent, errorOf, general, isRefused, filled } = useSentForm<Contact>(formCalls.sendContact, result)
  const topics = contactTopics.map(({ slug, name }) => ({ slug, name: textIn(name, language) }))
  const ranges = products.map((product) => ({ slug: product.slug, name: nameIn(product, 'nombre', language) }))
  const chosen = sent.product ?? [...ranges, ...topics].find(({ slug }) => slug === subject)?.slug ?? ''

  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (area?.value === '') area.value = message
  }, [form, message])

  return (
    <Form method="post" action={inLanguage('/contact', language)} ref={form} noValidate preventScrollReset>
      <FormKey />
      <fieldset className={base.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        <div className={base.pair}>
          <Field<Contact> {...filled('user_name')} label={t.name} autoComplete="given-name" required maxLength={80} />
          <Field<Contact>
            {...filled('user_lastname')}
            label={t.lastName}
            autoComplete="family-name"
            required
            maxLength={80}
          />
        </div>
        <div className={base.pair}>
          <Field<Contact>
            {...filled('user_company')}
            label={t.company}
            autoComplete="organization"
            isOptional
            maxLength={120}
          />
          <CountryField<Contact>
            name="user_country"
            countries={countries}
            sent={sent.user_country}
            error={errorOf('user_country')}
            isOptional
          />
        </div>
        <div className={base.pair}>
          <Field<Contact>
            {...filled('user_email')}
            label={t.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <Field<Contact>
            {...filled('user_contactphone')}
            label={t.phone}
            type="tel"
            autoComplete="tel"
            isOptional
            maxLength={24}
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
          {ranges.length > 0 && <Choices label={t.products} choices={ranges} />}
          <Choices label={t.topics} choices={topics} />
        </SelectField>
        <TextAreaField<Contact>
          {...filled('message')}
          {...(asked && sent.message === undefined && { defaultValue: asked })}
          label={t.message}
          required
          maxLength={formLimits.messageLength}
          hint={t.messageHint}
        />
        <Confirmation isChecked={!isRefused || 'confirm-data' in sent} error={errorOf('confirm-data')} />
        <Trap />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.send}
        </Button>
      </fieldset>
    </Form>
  )
}

const Choices = ({ label, choices }: { label: string; choices: readonly { slug: string; name: string }[] }) => (
  <optgroup label={label}>
    {choices.map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name}
      </option>
    ))}
  </optgroup>
)

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
      <PrivacyNote />
    </div>
  )
}
