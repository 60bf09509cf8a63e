import { nameIn } from '@portal/contract/core/names'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { isFoundIn } from '#core/dashboard/fold.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Sellable } from '../rows.ts'
import { useQuoteChoices } from './choices-context.ts'
import { formTexts } from './form-texts.ts'
import { focusCell } from './line-keys.ts'
import type { Row } from './line-values.ts'
import classes from './lines-table.module.css'
import { useSheet } from './use-sheet.ts'

interface Props {
  row: Row
  place: number
  error: { path: string } | undefined
}

/** The product of a line: found by typing, chosen with arrows and Enter, which then focuses the quantity. */
export function ProductCell({ row, place, error }: Props) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const sheet = useSheet()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useProductSearch(row, field)
  const chosen = sheet.product(row.producto_id)
  const active = list.found[list.active]

  function choose(product: Sellable) {
    sheet.set(row.key, { producto_id: product.id })
    list.close()
  }
  function chooseAndGoOn(product: Sellable) {
    choose(product)
    focusCell(row.key, 'cantidad')
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey) return
    if (!list.isOpen) {
      const opens = (event.key === 'ArrowDown' && event.altKey) || (event.key === 'Enter' && !chosen)
      if (opens) return taken(event, () => list.search(''))
      if (event.key === 'Enter') taken(event, () => focusCell(row.key, 'cantidad'))
      return
    }
    if (event.key === 'ArrowDown') taken(event, () => list.move(1))
    else if (event.key === 'ArrowUp') taken(event, () => list.move(-1))
    else if (event.key === 'Escape') taken(event, list.close)
    else if (event.key === 'Enter') taken(event, () => active && chooseAndGoOn(active))
    else if (event.key === 'Tab' && active && list.query) choose(active)
  }
  return (
    <td className={classes.product} data-field="producto_id">
      <input
        className={classes.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.found.length > 0}
        aria-controls={list.found.length > 0 ? `${id}l` : undefined}
        aria-activedescendant={list.isOpen && active ? `${id}o${active.id}` : undefined}
        aria-label={t.ofLine(t.product, place)}
        aria-invalid={error ? true : undefined}
        data-col="producto_id"
        data-path={error?.path}
        value={list.isOpen ? list.query : (chosen?.nombre ?? '')}
        placeholder={t.chooseProduct}
        ref={field}
        onChange={({ currentTarget }) => list.search(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => !list.isOpen && list.search('')}
        onBlur={list.close}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      {list.found.length > 0 && (
        <div
          className={classes.options}
          data-up={list.opensUp || undefined}
          id={`${id}l`}
          role="listbox"
          aria-label={t.products}
        >
          {list.found.map((product) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active one
            <div
              key={product.id}
              id={`${id}o${product.id}`}
              role="option"
              aria-selected={product === active}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => chooseAndGoOn(product)}
            >
              <span>{product.nombre}</span>
              <span className={classes.category}>{nameIn(product, 'categoria_nombre', language)}</span>
            </div>
          ))}
        </div>
      )}
      {list.isOpen && list.found.length === 0 && (
        <p className={`${classes.options} ${classes.nothing}`} role="status">
          {t.noProduct}
        </p>
      )}
    </td>
  )
}

/** Runs an action for a key, and stops its other effects. */
function taken(event: KeyboardEvent, act: () => unknown): void {
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** Maximum height of the list, and height of the sticky totals at the bottom of the window. */
const listHeight = 310
const footHeight = 76

/** Returns the products that match the typed text; null while the list is closed. */
function useProductSearch(row: Row, field: RefObject<HTMLInputElement | null>) {
  const { productos: products } = useQuoteChoices()
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [opensUp, setUp] = useState(false)
  const found =
    query === null
      ? []
      : products.filter(({ nombre, categoria_nombre, categoria_nombre_en }) =>
          isFoundIn(query, [nombre, categoria_nombre, categoria_nombre_en]),
        )
  return {
    isOpen: query !== null,
    opensUp,
    query: query ?? '',
    found,
    active,
    search(text: string) {
      const { top = 0, bottom = 0 } = field.current?.getBoundingClientRect() ?? {}
      setUp(innerHeight - footHeight - bottom < listHeight && top > listHeight)
      setQuery(text)
      const current = text === '' ? products.findIndex(({ id }) => id === row.producto_id) : 0
      setActive(Math.max(0, current))
    },
    move(step: number) {
      const next = (active + step + found.length) % Math.max(1, found.length)
      setActive(next)
      const options = field.current?.parentElement?.querySelectorAll('[role="option"]')
      options?.[next]?.scrollIntoView({ block: 'nearest' })
    },
    close: () => setQuery(null),
  }
}
