import { Button, CloseButton, Popover, TextInput } from '@mantine/core'
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks'
import { IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { ChoiceSelect } from '../form/choice-select.tsx'
import { kitTexts } from '../texts.ts'
import { DroppedFilters } from './dropped-filters.tsx'
import classes from './filter-bar.module.css'
import type { Filter } from './filters.ts'
import type { ListState } from './use-list.ts'
import { ViewMenu } from './views/view-menu.tsx'

/** Returns the change of the address when a filter is set or removed. */
const changeOf = ({ name, clears = [] }: Pick<Filter, 'name' | 'clears'>, value: string | number | null) => ({
  ...Object.fromEntries(clears.map((other) => [other, null])),
  [name]: value,
})

interface Props {
  list: ListState
  filters?: readonly Filter[]
  /** The fields that the search looks in: "Buscar nombre, correo…". Absent: what is shown cannot be searched. */
  placeholder?: string
  /** What Enter in the search does besides searching immediately. */
  onEnter?: (text: string) => void
  /** Exports and other actions on the whole list, at the end of the line. */
  children?: ReactNode
}

const typingMs = 300

/** Search, filters as chips and "+ Filter", in one line above the list. The address holds all of their state. */
export function FilterBar({ list, filters = [], placeholder, onEnter, children }: Props) {
  const t = useTexts(kitTexts)
  return (
    <>
      <DroppedFilters list={list} filters={filters} />
      <search className={classes.bar}>
        {placeholder !== undefined && <SearchField list={list} placeholder={placeholder} onEnter={onEnter} />}
        {activeFilters(list, filters).map(({ name, label, value, clears }) => (
          <span key={name} className={classes.chip}>
            {label}: <b>{value}</b>
            <CloseButton
              size="sm"
              icon={<IconX size={14} />}
              aria-label={t.removeFilter(label)}
              onClick={() => list.ask(changeOf({ name, clears }, null))}
            />
          </span>
        ))}
        {filters.length > 0 && <FilterMenu list={list} filters={filters} />}
        <div className={classes.end}>
          <ViewMenu />
          {children}
        </div>
      </search>
    </>
  )
}

/** Returns the active filters as texts. An unknown value is shown unchanged. */
export function activeFilters(list: ListState, filters: readonly Filter[]) {
  return filters.flatMap(({ name, label, choices, say, clears = [] }) => {
    const set = list.query.filters[name]
    const value = choices.find((choice) => String(choice.value) === set)?.label ?? (set && say ? say(set) : set)
    return value === undefined ? [] : [{ name, label, value, clears }]
  })
}

type SearchProps = Pick<Props, 'list'> & { placeholder: string; onEnter: Props['onEnter'] | undefined }

function SearchField({ list, placeholder, onEnter }: SearchProps) {
  const t = useTexts(kitTexts)
  const [text, setText] = useState(list.query.buscar)
  const asked = useRef(list.query.buscar)
  const ask = useDebouncedCallback((typed: string) => {
    asked.current = typed.trim()
    list.ask({ buscar: typed }, { typing: true })
  }, typingMs)

  // The field follows the address after "back" or when a chip is removed, never the other way round.
  useEffect(() => {
    if (list.query.buscar === asked.current) return
    asked.current = list.query.buscar
    setText(list.query.buscar)
  }, [list.query.buscar])

  const change = (typed: string) => {
    setText(typed)
    ask(typed)
  }
  const enter = () => {
    ask.flush()
    onEnter?.(text)
  }
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={t.search}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      value={text}
      maxLength={100}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
      rightSection={text && <CloseButton size="sm" aria-label={t.removeFilter(t.search)} onClick={() => change('')} />}
    />
  )
}

function FilterMenu({ list, filters }: Required<Pick<Props, 'list' | 'filters'>>) {
  const t = useTexts(kitTexts)
  const [isOpen, { toggle, close }] = useDisclosure(false)
  return (
    <Popover opened={isOpen} onChange={(open) => !open && close()} position="bottom-start" trapFocus width={280}>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconFilter size={16} stroke={1.75} />}
          onClick={toggle}
          aria-expanded={isOpen}
        >
          {t.filter}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={t.filters}>
        {filters.map((filter) =>
          filter.field === undefined ? (
            <ChoiceSelect
              key={filter.name}
              label={filter.label}
              placeholder={t.all}
              choices={filter.choices}
              value={list.query.filters[filter.name] ?? null}
              clearable
              comboboxProps={{ withinPortal: false }}
              onChange={(value) => list.ask(changeOf(filter, value))}
            />
          ) : (
            filter.field && <Fragment key={filter.name}>{filter.field}</Fragment>
          ),
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
