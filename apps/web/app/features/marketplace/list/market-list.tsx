import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { LanguageInput } from '#core/public/form/language-input.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import frame from '#core/public/frame/public.module.css'
import { ActiveFilters } from './active-filters.tsx'
import { DroppedFilters } from './dropped-filters.tsx'
import { FeaturedItems } from './featured-items.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListEmpty } from './list-empty.tsx'
import { type CardProps, ListResults } from './list-results.tsx'
import styles from './market-list.module.css'
import { shownFigure } from './number-filter.tsx'
import { SaveSearch } from './save-search.tsx'
import { SortSelect } from './sort-select.tsx'
import { ListProvider, type ListView, useListView } from './view.ts'

export const formId = 'filters-form'
const panelId = 'filters'

interface Props<Row> {
  view: ListView
  list: {
    rows: readonly Row[]
    featured: readonly Row[]
    total: number
    isExact: boolean
    /** The corrected search text, when a word had no results. */
    corrected: string | null
  }
  /** The fields of the filters. */
  filters: ReactNode
  Card: ComponentType<CardProps<Row>>
  /** Loads the rows of another page; null when that fails. */
  load: (page: number) => Promise<readonly Row[] | null>
  /** How else the list can be seen, as links. */
  looks?: ReactNode
  /** Puts the cards next to something else, over the whole width of the page. */
  around?: ((cards: ReactNode) => ReactNode) | false
}

/** A public list with its filters: the same for every kind of item. */
export function MarketList<Row extends { id: number }>(props: Props<Row>) {
  const { view, list, filters, Card, load, looks, around } = props
  const formats = useFormats()
  const { texts: t, values, chips, page } = view
  const count = formats.number(list.total)
  const totalText = list.isExact ? t.total(list.total, count) : t.moreThan(count)
  const isLong = list.total > list.featured.length * 2 // a short list would show them twice
  const featured = page === 1 && isLong && !around ? list.featured : []
  const address = view.addressWith({ page: String(page) })
  const cards = (
    <>
      {featured.length > 0 && <FeaturedItems rows={featured} Card={Card} />}
      {list.rows.length > 0 ? (
        <ListResults
          key={address}
          address={address}
          totalText={totalText}
          rows={list.rows}
          total={list.isExact ? list.total : Number.POSITIVE_INFINITY}
          hasFeatured={featured.length > 0}
          Card={Card}
          load={load}
        />
      ) : (
        <ListEmpty total={list.total} />
      )}
    </>
  )

  return (
    <ListProvider value={view}>
      <div className={`${frame.wrap} ${styles.body}`} data-wide={around ? '' : undefined}>
        <FilterForm id={formId} panelId={panelId}>
          <FilterPanel id={panelId}>{filters}</FilterPanel>
        </FilterForm>
        <div className={styles.results}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              {totalText}
            </p>
            <button type="button" className={styles.open} popoverTarget={panelId}>
              <IconAdjustmentsHorizontal size={20} />
              {t.filters}
              {chips.length > 0 && <span className={styles.count}>{chips.length}</span>}
            </button>
            <SaveSearch corrected={list.corrected} />
            {looks}
            <SortSelect formId={formId} />
          </div>
          <DroppedFilters />
          <ActiveFilters />
          {list.corrected && (
            <Notice kind="info">
              {t.nothingFor(values.buscar ?? '')} {t.corrected(list.corrected)}
            </Notice>
          )}
          {around ? around(cards) : cards}
        </div>
      </div>
    </ListProvider>
  )
}

interface FilterFormProps {
  id: string
  panelId: string
  children: ReactNode
}

/**
 * A plain GET form, which works without JavaScript; with JavaScript the address has no empty values. The browser does not
 * restore its fields: what differs from the page when the script comes was chosen meanwhile.
 */
function FilterForm({ id, panelId, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { path } = useListView()
  const filters = useFilterForm(form, panelId)
  return (
    <form
      id={id}
      ref={form}
      method="get"
      action={path}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        filters.submit()
      }}
      onChange={({ target }) => filters.choose(target)}
      onBlur={({ target, relatedTarget }) => filters.leave(target, relatedTarget)}
    >
      <LanguageInput />
      {children}
    </form>
  )
}

type Control = HTMLInputElement | HTMLSelectElement

/** From this width on the panel is next to the list and a choice applies immediately; below, the button applies it. */
const isWide = () => matchMedia('(min-width: 992px)').matches

/** Returns what a field contained when the server sent it. */
const servedText = (control: Control): string =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0]!).value

/**
 * Keeps the fields of a filter form equal to the address, and leads to the address of what is chosen. Fields that the
 * visitor has changed meanwhile, or before the script came, keep what they chose.
 */
function useFilterForm(form: RefObject<HTMLFormElement | null>, panelId: string) {
  const navigate = useNavigate()
  const language = useLanguage()
  const { params, values, order, figures, addressSent } = useListView()
  /** The fields as they were sent, or as the address had them. */
  const settled = useRef(new Map<string, string>())
  /** Whether a text is not applied yet. */
  const isTyped = useRef(false)
  const steps = useRef(Promise.resolve())

  /** One step of the history for each choice, also when they follow fast; none for the address that is open. */
  function submit(): void {
    isTyped.current = false
    document.getElementById(panelId)?.hidePopover()
    const texts = [...new FormData(form.current!)] as [string, string][]
    for (const [name, text] of texts) settled.current.set(name, text)
    const to = inLanguage(addressSent(new URLSearchParams(texts)), language)
    steps.current = steps.current.then(async () => {
      if (form.current && to !== location.pathname + location.search) await navigate(to, { preventScrollReset: true })
    })
  }

  /** What was chosen before the script came is applied, unless it is a text that is still being typed. */
  const applyEarly = useEffectEvent((chosen: Control[]) => {
    const isOpen = (control: Control) => control instanceof HTMLInputElement && control === document.activeElement
    isTyped.current = chosen.some(isOpen)
    const isChoice = (control: Control) => isWide() && form.current!.contains(control) && !isOpen(control)
    if (chosen.some((control) => control.name === 'orden' || isChoice(control))) submit()
  })

  useEffect(() => {
    const isFirst = settled.current.size === 0
    const controls = ([...form.current!.elements] as Control[]).filter(({ name }) => params.includes(name))
    const chosen = controls.filter((control) => {
      const { name } = control
      const isKept = control.value !== (settled.current.get(name) ?? servedText(control))
      if (isKept) return true
      control.value = name === 'orden' ? order : shownFigure(figures[name], values[name] ?? '', language)
      settled.current.set(name, control.value)
      return false
    })
    if (isFirst) applyEarly(chosen)
  }, [form, params, values, order, figures, language])

  return {
    submit,
    /** A choice of a list applies at once, a text when its field is left. */
    choose(target: EventTarget): void {
      if (target instanceof HTMLInputElement) isTyped.current = true
      else if (isWide()) submit()
    },
    /** A range is applied when both of its fields are left. */
    leave(from: Element, to: Element | null): void {
      if (isTyped.current && isWide() && !from.closest('fieldset')?.contains(to)) submit()
    },
  }
}
