import type { In } from '@portal/contract/core/fields'
import { formCalls } from '@portal/contract/forms/calls'
import { ndaDoneMessages } from '@portal/contract/forms/messages'
import type { NdaFormSchema } from '@portal/contract/forms/schemas'
import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import base from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { useSentForm } from '#core/public/form/use-sent-form.ts'
import { useCompany } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import type { Route } from './+types/nda.route'
import { type CountryChoice, CountryField } from './country-field.tsx'
import { FormPage } from './form-page.tsx'
import { type FormResult, sender } from './form-result.ts'
import styles from './forms.module.css'
import { ndaTexts } from './nda-texts.ts'
import { Received } from './received.tsx'
import { Trap } from './trap.tsx'

export const handle = { cache: { params: [], areas: [] } }

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  (await context.get(apiContext).load(formCalls.initData, {})).paises

const send = sender(formCalls.sendNda)

export { load as loader, load as clientLoader, send as action, send as clientAction }

export default function NdaPage({ loaderData: countries, actionData: result }: Route.ComponentProps) {
  const t = useTexts(ndaTexts)
  const company = useCompany()?.nombre ?? ''
  const isSending = useNavigation().state === 'submitting'
  const reply = result?.reply
  return (
    <FormPage title={t.title} lead={t.lead}>
      <PageHead title={t.title} description={t.description(company)} picture="contact" />
      {reply?.ok ? (
        <Received reply={reply} done={ndaDoneMessages}>
          <ButtonLink to="/contact">{t.back}</ButtonLink>
        </Received>
      ) : (
        <NdaForm {...{ countries, result, isSending }} />
      )}
    </FormPage>
  )
}

type Nda = In<typeof NdaFormSchema>

interface Props {
  countries: readonly CountryChoice[]
  result: FormResult | undefined
  isSending: boolean
}

/** The parties of the agreement: the company, and who signs for it. */
function NdaForm({ countries, result, isSending }: Props) {
  const t = useTexts(ndaTexts)
  const { form, sent, errorOf, general, filled } = useSentForm<Nda>(formCalls.sendNda, result)
  const field = (name: keyof Nda, label: string): ComponentProps<typeof Field<Nda>> => ({
    ...filled(name),
    label,
    required: true,
    maxLength: 120,
  })
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className={base.fields}>
      <FormKey />
      {general && (
        <Answer kind="danger" to={result}>
          {general}
        </Answer>
      )}
      <fieldset className={base.fields}>
        <legend className={styles.legend}>{t.companyPart}</legend>
        <Field<Nda> {...field('empresa', t.company)} autoComplete="organization" />
        <div className={base.pair}>
          <Field<Nda> {...field('empresa_documento', t.companyId)} maxLength={40} hint={t.companyIdHint} />
          <CountryField<Nda> name="pais" countries={countries} sent={sent.pais} error={errorOf('pais')} />
        </div>
        <Field<Nda> {...field('direccion', t.address)} maxLength={200} autoComplete="street-address" />
      </fieldset>
      <fieldset className={base.fields}>
        <legend className={styles.legend}>{t.representativePart}</legend>
        <Field<Nda> {...field('representante', t.representative)} autoComplete="name" />
        <div className={base.pair}>
          <Field<Nda> {...field('cargo', t.position)} maxLength={80} autoComplete="organization-title" />
          <Field<Nda> {...field('representante_documento', t.representativeId)} maxLength={40} />
        </div>
        <div className={base.pair}>
          <Field<Nda> {...field('email', t.email)} type="email" maxLength={254} autoComplete="email" />
          <Field<Nda> {...field('telefono', t.phone)} type="tel" maxLength={24} autoComplete="tel" hint={t.phoneHint} />
        </div>
      </fieldset>
      <Trap />
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {t.send}
      </Button>
      <PrivacyNote />
    </Form>
  )
}
