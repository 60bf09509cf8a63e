import { Combobox, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { earlierClientCalls } from '@portal/contract/quotes/clients/calls'
import type { EarlierClientSchema } from '@portal/contract/quotes/clients/schemas'
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { clientTexts } from './client-field-texts.ts'
import classes from './client-text-field.module.css'

export type EarlierClient = Of<typeof EarlierClientSchema>

const typingMs = 200
/** Minimum number of letters to search clients. */
const fromLetters = 2

type Props = TextInputProps & {
  /** Fills in the data of an earlier client. */
  onClient: (client: EarlierClient) => void
}

/** A field of the client that suggests clients of earlier quotes; choosing one fills in all their known data. */
export function ClientTextField({ onClient, onChange, onBlur, ...props }: Props) {
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
