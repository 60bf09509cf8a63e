import { TextInput } from '@mantine/core'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { onceTyped } from '#core/dashboard/list/range.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { entityName, verbName } from './names.ts'
import type { AuditChoices } from './rows.ts'
import { texts } from './texts.ts'

/** The filters of the audit, each in the address. */
export function useAuditFilters(list: ListState, { personas, acciones, entidades }: AuditChoices): Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const days = useDayFilters(list)
  const word = (name: string, label: string): Filter => ({
    name,
    label,
    choices: [],
    say: (value) => value,
    field: (
      <TextInput
        key={`${name} ${list.query.filters[name] ?? ''}`}
        label={label}
        maxLength={100}
        defaultValue={list.query.filters[name] ?? ''}
        {...onceTyped(({ value }) => list.ask({ [name]: value }))}
      />
    ),
  })
  const actionLabel = (action: string) => {
    const said = verbName(action, language)
    return said === action ? action : `${action} · ${said}`
  }
  return [
    { name: 'usuario_id', label: t.who, choices: personas.map(({ id, nombre }) => ({ value: id, label: nombre })) },
    { name: 'accion', label: t.action, choices: acciones.map((value) => ({ value, label: actionLabel(value) })) },
    {
      name: 'entidad',
      label: t.entity,
      choices: entidades.map((value) => ({ value, label: entityName(value, language) })),
      clears: ['entidad_id'],
    },
    word('entidad_id', t.recordId),
    word('ip', t.ip),
    word('solicitud_id', t.request),
    ...days(t.when, 'desde', 'hasta'),
  ]
}
