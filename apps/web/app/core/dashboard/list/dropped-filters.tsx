import { Alert } from '@mantine/core'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import type { Filter } from './filters.ts'
import type { ListState } from './use-list.ts'

interface Props {
  list: ListState
  filters?: readonly Pick<Filter, 'name' | 'label'>[]
}

/** Shows the parameters of the address that were ignored; closing it removes them from the address. */
export function DroppedFilters({ list, filters = [] }: Props) {
  const t = useTexts(kitTexts)
  const { dropped } = list.query
  if (dropped.length === 0) return null
  const nameOf = (name: string) =>
    filters.find((filter) => filter.name === name)?.label ?? t.ofAddress[name as keyof typeof t.ofAddress] ?? name
  const named = dropped.map(({ name, value }) => `${nameOf(name)} “${cut(value)}”`)
  return (
    <Alert
      variant="light"
      color="amber"
      role="status"
      withCloseButton
      closeButtonLabel={t.close}
      onClose={() => list.ask({ page: list.query.page }, { typing: true })}
    >
      {t.dropped(named.length, named.join(', '))}
    </Alert>
  )
}

const cut = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value)
