import { Button, Menu, TextInput } from '@mantine/core'
import { countKind, readNumber } from '@portal/contract/core/numbers'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Link, useRevalidator } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { rangeOf } from './list-query.ts'
import { mostAppended, type PageSize, pageSize, pageSizeChoices, storePageSize } from './page-size.ts'
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
 * "1–10 de 37" with the previous and next page, a page by its number, and how many rows a page has. Pages are links: they
 * open in a new tab and work with "back". A list that appends has "show more" too, which leaves what is shown where it is.
 */
export function Pager({ list, rows, total, isExact = true }: Props) {
  const t = useTexts(kitTexts)
  const { number } = useFormats()
  const { page, until } = list.query
  const { from, to } = rangeOf(page, rows)
  const size = pageSize()
  const pages = Math.ceil(total / size)
  if (!rows) return null

  return (
    <nav className={classes.pager} aria-label={t.pages}>
      <span aria-live="polite">{t.rangeOf(number(from), number(to), number(total) + (isExact ? '' : '+'))}</span>
      <span className={classes.steps}>
        {total > pageSizeChoices[0] && <RowsPerPage list={list} size={size} />}
        {pages > jumpFrom && <PageJump key={page} list={list} page={page} pages={pages} />}
        {total > size && (
          <>
            {list.spec.isAppended && page === 1 && until < mostAppended() && to < total && (
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
            <Step list={list} to={until + 1} isThere={to < total || (!isExact && rows === size)} label={t.next} />
          </>
        )}
      </span>
    </nav>
  )
}

/** With fewer pages the two steps are quicker. */
const jumpFrom = 2

/** How many rows each page has, for every list in this browser; the list begins again at its first page. */
function RowsPerPage({ list, size }: { list: ListState; size: PageSize }) {
  const t = useTexts(kitTexts)
  const { revalidate } = useRevalidator()
  const isFirst = list.query.page === 1 && list.query.until === 1
  const choose = (size: PageSize) => {
    storePageSize(size)
    if (isFirst) void revalidate()
    else list.ask({ page: null, hasta: null })
  }
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button variant="subtle" color="gray" className={classes.step} rightSection={<IconChevronDown size={14} />}>
          {t.rowsEach(String(size))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {pageSizeChoices.map((choice) => (
          <Menu.Item
            key={choice}
            aria-current={choice === size || undefined}
            rightSection={choice === size && <IconCheck size={14} />}
            onClick={() => choose(choice)}
          >
            {t.rowsEach(String(choice))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Leads to a page by its number; one that is not there leads to the last. */
function PageJump({ list, page, pages }: { list: ListState; page: number; pages: number }) {
  const t = useTexts(kitTexts)
  const { number } = useFormats()
  return (
    <form
      className={classes.jump}
      onSubmit={(event) => {
        event.preventDefault()
        const asked = readNumber(String(new FormData(event.currentTarget).get('page')), countKind)
        if (asked.ok && asked.value >= 1) list.ask({ page: Math.min(asked.value, pages) })
      }}
    >
      <TextInput
        name="page"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={t.goToPage}
        title={t.goToPage}
        defaultValue={page}
        className={classes.page}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {t.ofPages(number(pages))}
    </form>
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
