import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Notice } from '../notice.tsx'
import { kitTexts } from '../texts.ts'
import { activeFilters } from './filter-bar.tsx'
import type { Filter } from './filters.ts'
import type { ListState } from './use-list.ts'

interface Props {
  list: ListState
  filters?: readonly Filter[]
  /** Number of matching rows on all pages: a page after the last one is empty although some exist. */
  total: number
  /** Title and action for a list without any record. */
  title: string
  text?: string
  action?: ReactNode
  /** Other parts of the list that contain matches for the search. */
  elsewhere?: readonly { label: string; to: string }[]
}

/** Shown when there are no rows, with the next step: create the first one, remove a filter, or go to the first page. */
export function ListEmpty({ list, filters = [], total, title, text, action, elsewhere = [] }: Props) {
  const t = useTexts(kitTexts)
  const { buscar } = list.query
  const set = activeFilters(list, filters)

  if (total > 0) {
    return (
      <Notice title={t.noPage} text={t.noPageText}>
        <Button component={Link} to={list.to({ page: 1 })}>
          {t.firstPage}
        </Button>
      </Notice>
    )
  }
  if (!buscar && !set.length) {
    return (
      <Notice title={title} text={text}>
        {action}
      </Notice>
    )
  }
  const nothing = Object.fromEntries([['buscar', null], ...set.map(({ name }) => [name, null])])
  return (
    <Notice title={t.nothingFound} text={elsewhere.length > 0 ? t.foundElsewhere : t.loosen}>
      {elsewhere.map(({ label, to }) => (
        <Button key={to} variant="light" component={Link} to={to}>
          {label}
        </Button>
      ))}
      {buscar && (
        <Button variant="default" component={Link} to={list.to({ buscar: null })}>
          {t.searchedText(buscar)} ✕
        </Button>
      )}
      {set.map(({ name, label, value }) => (
        <Button key={name} variant="default" component={Link} to={list.to({ [name]: null })}>
          {label}: {value} ✕
        </Button>
      ))}
      {set.length + Number(buscar !== '') > 1 && (
        <Button variant="default" component={Link} to={list.to(nothing)}>
          {t.clearFilters}
        </Button>
      )}
    </Notice>
  )
}
