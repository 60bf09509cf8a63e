import { Alert } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { listQueryOf } from './list-query.ts'
import type { ListState } from './use-list.ts'

interface Props {
  list: ListState
  /** The words that were searched instead of the typed ones, which no row has; null when they were found. */
  corrected: string | null
}

/** Says that the rows are those of other words than the typed ones; the link searches these. */
export function CorrectedSearch({ list, corrected }: Props) {
  const t = useTexts(kitTexts)
  const typed = listQueryOf(useLocation().search, list.spec).buscar
  if (corrected === null) return null
  const [before, after] = t.showingFor
  return (
    <Alert variant="light" color="gray" role="status">
      {t.nothingWith(typed)} {before}
      <Link to={list.to({ buscar: corrected })} preventScrollReset>
        {corrected}
      </Link>
      {after}
    </Alert>
  )
}
