import type { In } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { RegistrationPhase, WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import type { RegistrationFormSchema } from '@portal/contract/workshops/schemas'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import base from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { SelectField } from '#core/public/form/select-field.tsx'
import { useSentForm } from '#core/public/form/use-sent-form.ts'
import { formTexts } from './form-texts.ts'
import styles from './people.module.css'
import { stateText } from './state-text.ts'
import { workshopPath } from './workshop-path.ts'
import type { RegistrationResult, Workshop, WorkshopData } from './workshops.ts'

type Registering = In<typeof RegistrationFormSchema>

interface Props extends WorkshopData {
  result?: RegistrationResult | undefined
}

/** The form of a coming workshop, its number after sending, or the notice that registration is closed. */
export function Registration({ result, ...about }: Props) {
  if (result?.reply.ok) return <Registered reply={result.reply} />
  if (about.workshop.inscripcion === RegistrationPhase.early) return <RegistrationToOpen workshop={about.workshop} />
  if (about.workshop.inscripcion_abierta) return <RegistrationForm {...about} result={result} />
  return <RegistrationClosed next={about.next} isCalledOff={about.workshop.estado === WorkshopStatus.calledOff} />
}

/** Shown before registration opens. */
function RegistrationToOpen({ workshop }: { workshop: Workshop }) {
  const t = useTexts(formTexts)
  return (
    <div className={styles.closed}>
      <p>
        <strong>{stateText(workshop, useLanguage())}.</strong> {t.earlyText}
      </p>
    </div>
  )
}

/** Shown for a workshop that has begun or was called off, with a link to the next one. */
export function RegistrationClosed({ next, isCalledOff = false }: { next: Workshop | null; isCalledOff?: boolean }) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  return (
    <div className={styles.closed}>
      <p>
        <strong>{textIn(workshopMessages[isCalledOff ? 'calledOff' : 'closed'], language)}</strong>{' '}
        {isCalledOff ? t.calledOffText : t.closedText}
      </p>
      {next && (
        <p>
          {t.next}: <PublicLink to={workshopPath(next)}>{nameIn(next, 'nombre', language)}</PublicLink>
        </p>
      )}
    </div>
  )
}

function Registered({ reply }: { reply: Extract<RegistrationResult['reply'], { ok: true }> }) {
  const { referencia: code, posicion: position } = reply.datos
  const t = useTexts(formTexts)
  const message = useMessages(workshopCalls.register)
  return (
    <div className={styles.form}>
      <Answer kind="done" to={code}>
        {message.of(reply)}
      </Answer>
      <dl className={base.reference}>
        <dt>{t.reference}</dt>
        <dd>{code}</dd>
      </dl>
      <p className={base.muted}>{position === null ? t.doneText : t.waitingText(position)}</p>
    </div>
  )
}

function RegistrationForm({ workshop, countries, result }: Props) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { form, general, filled } = useSentForm<Registering>(workshopCalls.register, result)
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className={styles.form}>
      <FormKey />
      <input type="hidden" name="workshop_id" value={workshop.id} />
      {general && (
        <Answer kind="danger" to={result}>
          {general}
        </Answer>
      )}
      <Field<Registering> {...filled('nombre')} label={t.name} autoComplete="name" required maxLength={120} />
      <Field<Registering>
        {...filled('email')}
        label={t.email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint={t.emailHint}
      />
      <Field<Registering>
        {...filled('telefono')}
        label={t.phone}
        type="tel"
        autoComplete="tel"
        isOptional
        maxLength={24}
        hint={t.phoneHint}
      />
      <div className={base.pair}>
        <Field<Registering>
          {...filled('empresa')}
          label={t.company}
          autoComplete="organization"
          isOptional
          maxLength={120}
        />
        <SelectField<Registering> {...filled('pais_id')} label={t.country} autoComplete="country-name" isOptional>
          <option value="">{t.chooseCountry}</option>
          {countries
            .toSorted((a, b) => nameIn(a, 'nombre', language).localeCompare(nameIn(b, 'nombre', language), language))
            .map((country) => (
              <option key={country.id} value={country.id}>
                {nameIn(country, 'nombre', language)}
              </option>
            ))}
        </SelectField>
      </div>
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {workshop.inscripcion === RegistrationPhase.waiting ? t.sendWaiting : t.send}
      </Button>
      <PrivacyNote />
    </Form>
  )
}
