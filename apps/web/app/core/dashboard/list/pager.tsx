import { Button } from '@mantine/core'
import { pageSizes } from '@portal/contract/core/limits'
import { Link } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { mostAppended, rangeOf } from './list-query.ts'
import classes from './pager.module.css'
import type { ListState } from './use-list.ts'

interface Props {
  list: ListState
  /** Number of rows on this page. */
  rows: number
  total: number
  /** False when there are more rows than `total`, because counting stopped there. */
  isExact?: boolean
}

/**
 * "1–10 de 37" with the previous and next page, under the list. Pages are links: they open in a new tab and work with
 * "back". A list that appends has "show more" too, which leaves what is shown where it is.
 */
export function Pager({ list, rows, total, isExact = true }: Props) {
  const t = useTexts(kitTexts)
  const { number } = useFormats()
  const { page, until } = list.query
  const { from, to } = rangeOf(page, rows)
  if (!rows) return null

  return (
    <nav className={classes.pager} aria-label={t.pages}>
      <span aria-live="polite">{t.rangeOf(number(from), number(to), number(total) + (isExact ? '' : '+'))}</span>
      {total > pageSizes.dashboard && (
        <span className={classes.steps}>
          {list.spec.isAppended && page === 1 && until < mostAppended && to < total && (
            <Button
              component={Link}
              variant="default"
              className={classes.step}
              to={list.to({ hasta: until + 1 })}
              preventScrollReset
            >
              {t.showMore}
            </Button>
          )}
          <Step list={list} to={page - 1} isThere={page > 1} label={t.previous} />
          <Step
            list={list}
            to={until + 1}
            isThere={to < total || (!isExact && rows === pageSizes.dashboard)}
            label={t.next}
          />
        </span>
      )}
    </nav>
  )
}

interface StepProps {
  list: ListState
  to: number
  isThere: boolean
  label: string
}

function Step({ list, to, isThere, label }: StepProps) {
  const look = { variant: 'default', className: classes.step }
  if (!isThere) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    )
  }
  return (
    <Button {...look} component={Link} to={list.to({ page: to })} preventScrollReset>
      {label}
    </Button>
  )
}
