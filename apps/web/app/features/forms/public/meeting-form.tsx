import type { In } from '@portal/contract/core/fields'
import { formCalls } from '@portal/contract/forms/calls'
import { formLimits } from '@portal/contract/forms/constants'
import type { MeetingFormSchema } from '@portal/contract/forms/schemas'
import { Form } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import base from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { useSentForm } from '#core/public/form/use-sent-form.ts'
import { type CountryChoice, CountryField } from './country-field.tsx'
import type { FormResult } from './form-result.ts'
import styles from './forms.module.css'
import { meetingTexts } from './meeting-texts.ts'
import { SlotCalendar, type Slots } from './slot-calendar.tsx'
import slotStyles from './slots.module.css'
import { Trap } from './trap.tsx'

type Meeting = In<typeof MeetingFormSchema>

interface Props {
  slots: Slots
  countries: readonly CountryChoice[]
  result: FormResult | undefined
  isSending: boolean
  /** The slot chosen in the calendar. */
  slot: string | null
}

/** Requests a meeting: a slot of the calendar, and who comes. */
export function MeetingForm({ slots, countries, result, isSending, slot }: Props) {
  const t = useTexts(meetingTexts)
  const { form, sent, errorOf, general, filled } = useSentForm<Meeting>(formCalls.sendMeeting, result)
  const chosen = sent.inicio ?? slot
  const slotError = errorOf('inicio')
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className={base.fields}>
      <FormKey />
      {general && (
        <Answer kind="danger" to={result}>
          {general}
        </Answer>
      )}
      <fieldset
        className={base.fields}
        {...(slotError && { 'aria-invalid': true, 'aria-describedby': 'slot-error', tabIndex: -1 })}
      >
        <legend className={styles.legend}>{t.chooseTime}</legend>
        {slotError && (
          <p className={styles.error} id="slot-error">
            {slotError}
          </p>
        )}
        <SlotCalendar
          slots={slots}
          cell={(slot, time, label) => (
            <label className={slotStyles.slot}>
              <input
                type="radio"
                name="inicio"
                value={slot}
                className={slotStyles.radio}
                defaultChecked={slot === chosen}
                aria-label={label}
              />
              <span aria-hidden>{time}</span>
            </label>
          )}
        />
      </fieldset>
      <fieldset className={base.fields}>
        <legend className={styles.legend}>{t.who}</legend>
        <div className={base.pair}>
          <Field<Meeting> {...filled('nombre')} label={t.name} autoComplete="name" required maxLength={120} />
          <Field<Meeting>
            {...filled('empresa')}
            label={t.company}
            autoComplete="organization"
            isOptional
            maxLength={120}
          />
        </div>
        <div className={base.pair}>
          <Field<Meeting>
            {...filled('email')}
            label={t.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <Field<Meeting>
            {...filled('telefono')}
            label={t.phone}
            type="tel"
            autoComplete="tel"
            isOptional
            maxLength={24}
            hint={t.phoneHint}
          />
        </div>
        <CountryField<Meeting> name="pais" countries={countries} sent={sent.pais} error={errorOf('pais')} isOptional />
        <TextAreaField<Meeting>
          {...filled('motivo')}
          label={t.topic}
          required
          maxLength={formLimits.messageLength}
          hint={t.topicHint}
        />
      </fieldset>
      <Trap />
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {t.send}
      </Button>
      <PrivacyNote />
    </Form>
  )
}
