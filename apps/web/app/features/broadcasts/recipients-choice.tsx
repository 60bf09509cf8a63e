import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import type { CountSchema } from '@portal/contract/broadcasts/schemas'
import { type OmissionReason, omissionReasonNames } from '@portal/contract/broadcasts/states'
import { contactCalls } from '@portal/contract/contacts/calls'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { useRef } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { ChoicesField, SelectField } from '#core/dashboard/form/fields.tsx'
import { useChoiceSearch } from '#core/dashboard/form/use-choice-search.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './broadcasts.module.css'
import { texts } from './texts.ts'

export type Count = Of<typeof CountSchema>
export interface Choice {
  contactos: { id: number; nombre: string }[]
  filtro: string | null
}

interface Props {
  views: readonly { id: number; nombre: string; direccion: string }[]
  value: Choice
  count: Count | null
  error?: React.ReactNode
  onChange: (choice: Choice, count: Count | null) => void
}

const byHand = 'hand'

/** Whom a letter goes to: all, a saved view, or contacts chosen by hand; counted with each change. */
export function RecipientsChoice({ views, value, count, error, onChange }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { found, isSearching, search } = useChoiceSearch(async (buscar) => {
    if (buscar.length < 2) return null
    const reply = await browserApi.call(contactCalls.list, { params: { buscar, page_row: 20 } })
    return reply.ok
      ? reply.datos.contactos.map(({ id, nombre, email }) => ({ id, nombre: `${nombre} · ${email}` }))
      : null
  })
  const asked = useRef(0)
  const known = [
    { value: '?', label: t.allContacts },
    ...views.map((view) => ({ value: view.direccion || '?', label: t.view(view.nombre) })),
  ]
  const isOther = value.filtro !== null && !known.some((one) => one.value === value.filtro)
  const choices = [
    ...known.filter((one, place) => known.findIndex((other) => other.value === one.value) === place),
    ...(isOther ? [{ value: value.filtro!, label: t.fromList }] : []),
    { value: byHand, label: t.byHand },
  ]

  async function choose(choice: Choice): Promise<void> {
    onChange(choice, null)
    asked.current += 1
    const turn = asked.current
    const body = { contactos: choice.contactos.map(({ id }) => id), filtro: choice.filtro }
    const reply = await browserApi.call(broadcastCalls.count, { body })
    if (turn === asked.current) onChange(choice, reply.ok ? reply.datos : null)
  }

  const all = [...value.contactos, ...found.filter(({ id }) => !value.contactos.some((one) => one.id === id))]
  return (
    <div>
      <SelectField
        name="filtro"
        label={t.chooseBy}
        choices={choices}
        value={value.filtro ?? byHand}
        onChange={(picked: string) =>
          void choose({ contactos: value.contactos, filtro: picked === byHand ? null : picked })
        }
        allowDeselect={false}
        error={error}
      />
      {value.filtro === null && (
        <ChoicesField
          mt="sm"
          name="contactos"
          label={t.hand}
          description={t.handHint}
          choices={all.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          value={value.contactos.map(({ id }) => id)}
          isSearching={isSearching}
          onSearchChange={search}
          onChange={(ids: number[]) =>
            void choose({ contactos: all.filter(({ id }) => ids.includes(id)), filtro: null })
          }
        />
      )}
      <div aria-live="polite">
        {count && <p className={classes.count}>{t.counted(number(count.total), number(count.es), number(count.en))}</p>}
        {count && count.omitidos > 0 && (
          <>
            <p className={classes.count}>{t.omitted(number(count.omitidos))}</p>
            <ul className={classes.omitted}>
              {count.nombres_omitidos.map((one) => (
                <li key={one.contacto_id}>
                  {one.nombre} ({one.email}): {textIn(omissionReasonNames[one.motivo as OmissionReason], language)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
