import { Combobox, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { pageLanguages } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { quoteCurrencyNames } from '@portal/contract/core/quote-currency-names'
import { readTaxId, taxIdLimit } from '@portal/contract/core/tax-ids'
import { textIn } from '@portal/contract/core/text'
import { earlierClientCalls } from '@portal/contract/quotes/clients/calls'
import type { EarlierClientSchema } from '@portal/contract/quotes/clients/schemas'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { CountryField, PhoneField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { taxIdField } from '#core/dashboard/form/tax-id.ts'
import { Fields } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import { useQuoteChoices } from './choices-context.ts'
import { clientTexts } from './client-field-texts.ts'
import classes from './client-text-field.module.css'
import { formTexts } from './form-texts.ts'
import { useCurrencyChange } from './use-currency-change.tsx'
import type { useQuoteForm } from './use-quote-form.ts'

type Form = ReturnType<typeof useQuoteForm>['form']

/** The client of the quote. An error appears when a field is left, and disappears as soon as the value is valid. */
export function ClientFields({ form }: { form: Form }) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { monedas: currencies, tipos_cambio: rates, es_cliente: isCustomer } = useQuoteChoices()
  const { rate: rateText } = useFigures()
  const changeCurrency = useCurrencyChange(form)
  const rate = rates.find(({ moneda }) => moneda === form.values.moneda)
  const checked = useChecked(form)
  const taxId = taxIdField(
    {
      value: form.values.cliente_identificador,
      countryId: form.values.pais_id,
      write: (id) => form.set({ cliente_identificador: id }),
    },
    language,
  )
  const fillIn = ({ pais_nombre: _, pais_nombre_en: __, ...client }: EarlierClient) => form.set(client)
  return (
    <Fields legend={isCustomer ? t.ownData : t.client}>
      <ClientTextField {...checked('cliente_empresa')} onClient={fillIn} label={t.company} required />
      <ClientTextField {...checked('cliente_nombre')} onClient={fillIn} label={t.name} required />
      <ClientTextField
        {...checked('cliente_email')}
        onClient={fillIn}
        label={t.email}
        type="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <CountryField {...checked('pais_id')} label={t.country} required selectFirstOptionOnChange />
      <PhoneField
        {...checked('cliente_telefono')}
        label={t.phone}
        countryId={form.values.pais_id}
        autoComplete="off"
        required
      />
      <TextField {...taxId} {...checked('cliente_identificador', taxId.onBlur)} maxLength={taxIdLimit} />
      <TextField
        {...form.field('referencia')}
        label={t.reference}
        placeholder={t.referenceHint}
        maxLength={200}
        wrapperProps={{ 'data-wide': true }}
      />
      <SelectField
        {...form.field('idioma')}
        label={t.language}
        choices={languageChoices(language, pageLanguages)}
        allowDeselect={false}
      />
      {currencies.length > 1 && (
        <SelectField
          {...form.field('moneda')}
          onChange={(value) => void changeCurrency(value as QuoteCurrency)}
          label={t.currency}
          description={rate && rateText(rate, rate.moneda)}
          choices={currencies.map((value) => ({
            value,
            label: `${value} · ${textIn(quoteCurrencyNames[value], language)}`,
          }))}
          allowDeselect={false}
        />
      )}
      <DateField {...form.field('vigencia')} label={t.validUntil} />
    </Fields>
  )
}

const rules = {
  cliente_empresa: (text: string) => text.trim() !== '',
  cliente_nombre: (text: string) => text.trim() !== '',
  cliente_email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim()),
  cliente_telefono: (text: string) => text.replace(/\D/g, '').length >= 7, // the server reads it with the country
  pais_id: (text: string) => text !== '',
  cliente_identificador: (text: string, countryId: unknown) => readTaxId(text, countryId) !== null,
}

/** Validates a field after it was left. */
function useChecked(form: Form) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const texts: Record<keyof typeof rules, string> = {
    cliente_empresa: t.required,
    cliente_nombre: t.required,
    cliente_email: textIn(quoteSaveMessages.clientEmailInvalid, language),
    cliente_telefono: t.phoneWrong,
    pais_id: textIn(quoteSaveMessages.countryInvalid, language),
    cliente_identificador: textIn(quoteSaveMessages.taxIdInvalid, language),
  }
  return (name: keyof typeof rules, onLeave?: () => void) => {
    const field = form.field(name)
    const isRight = rules[name](String(form.values[name] ?? ''), form.values.pais_id)
    return {
      ...field,
      error: isRight ? undefined : (field.error ?? (left.has(name) ? texts[name] : undefined)),
      onBlur() {
        onLeave?.()
        setLeft((names) => new Set([...names, name]))
      },
    }
  }
}

type EarlierClient = Of<typeof EarlierClientSchema>

const typingMs = 200
/** Minimum number of letters to search clients. */
const fromLetters = 2

type Props = TextInputProps & {
  /** Fills in the data of an earlier client. */
  onClient: (client: EarlierClient) => void
}

/** A field of the client that suggests clients of earlier quotes; choosing one fills in all their known data. */
function ClientTextField({ onClient, onChange, onBlur, ...props }: Props) {
  const t = useTexts(clientTexts)
  const language = useLanguage()
  const hint = useId()
  const { found, search, forget } = useEarlierClients()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const isOpen = combobox.dropdownOpened && found.length > 0

  function type(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    search(event.currentTarget.value)
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  /** Enter takes the suggestion that an arrow highlighted; else it closes the list, and does not send the form from there. */
  function closeFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isOpen || combobox.getSelectedOptionIndex() >= 0) return
    event.preventDefault()
    combobox.closeDropdown()
  }
  function choose(email: string) {
    const client = found.find(({ cliente_email }) => cliente_email === email)
    if (client) onClient(client)
    forget()
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} keepMounted={false} withinPortal={false}>
      <Combobox.Target withExpandedAttribute={isOpen || !combobox.dropdownOpened} autoComplete="off">
        <TextField
          {...props}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-describedby={hint}
          onChange={type}
          onKeyDown={closeFirst}
          onBlur={(event) => {
            combobox.closeDropdown()
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <span id={hint} role="status" className={classes.unseen}>
        {isOpen ? t.offered(found.length) : ''}
      </span>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={t.earlier} className={classes.options ?? ''}>
          {found.map((client) => (
            <Combobox.Option key={client.cliente_email} value={client.cliente_email}>
              <span className={classes.company}>{client.cliente_empresa}</span>
              <span className={classes.more}>
                {client.cliente_nombre} · {client.cliente_email} · {nameIn(client, 'pais_nombre', language)}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Returns the clients that match the last typed text; ignores answers to older searches. */
function useEarlierClients() {
  const [found, setFound] = useState<readonly EarlierClient[]>([])
  const asked = useRef('')
  const ask = useDebouncedCallback(async (text: string) => {
    if (asked.current !== text || text.length < fromLetters) return
    const reply = await browserApi.call(earlierClientCalls.list, { params: { buscar: text.slice(0, 100) } })
    if (asked.current === text) setFound(reply.ok ? reply.datos.clientes : [])
  }, typingMs)
  return {
    found,
    search(typed: string) {
      asked.current = typed.trim()
      if (asked.current.length < fromLetters) setFound([])
      else void ask(asked.current)
    },
    forget() {
      asked.current = ''
      setFound([])
    },
  }
}
