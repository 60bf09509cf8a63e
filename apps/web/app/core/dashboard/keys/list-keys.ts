/** Selectors of the parts of a screen that keys reach; the component that renders a part marks it. */
const marks = {
  search: 'input[type="search"]',
  row: '[data-row]',
  box: '[data-row-box]',
  create: '[data-new]',
  quick: '[data-quick]',
  card: '[data-card]',
} as const

const found = (mark: keyof typeof marks): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#content ${marks[mark]}`)].filter((part) => part.checkVisibility())

/** Returns what keys can do on the open screen; a part that has a key of its own names it. */
export const screenKeys = () => ({
  own: [...document.querySelectorAll<HTMLElement>('#content [data-key]')].map(
    ({ dataset: { key = '', keyDoes = '' } }): [string, string] => [key, keyDoes],
  ),
  search: found('search').length > 0,
  rows: found('row').length > 0,
  boxes: found('box').length > 0,
  create: found('create').length > 0,
  quick: found('quick').length > 0,
  cards: found('card').length > 0,
})

/** Focuses the search of the list and selects its text. */
export function focusSearch(): boolean {
  const [field] = found('search')
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return true
}

/** Focuses the line that creates a record; returns false when the screen has none. */
export function focusQuick(): boolean {
  const [field] = found('quick')
  field?.focus()
  return field !== undefined
}

/** Moves the focus by one row: from the focused row, otherwise from the open one, otherwise from the edge. */
export function moveRow(step: 1 | -1): boolean {
  const rows = found('row')
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true')
  const to = placeAfter(from, step, rows.length)
  rows[to]?.focus()
  return to >= 0
}

/** Returns the position after a step, limited to the edges; -1 without rows. `from` -1 is before the first row. */
export function placeAfter(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (from < 0) return step === 1 ? 0 : count - 1
  return Math.max(0, Math.min(count - 1, from + step))
}

/** Selects or unselects the focused row; returns false when the list has no selection. */
export function selectRow(): boolean {
  const row = document.activeElement?.closest('tr, li')
  const box = row?.querySelector<HTMLInputElement>(marks.box)
  box?.click()
  return box != null
}

/** Opens the form of a new record by clicking its button. */
export function openNew(): boolean {
  const [button] = found('create')
  button?.click()
  return button !== undefined
}

/** Whether keys have another meaning now: a dialog is open, or a menu or a list of choices has the focus. */
export const isElsewhere = (): boolean =>
  document.querySelector('[aria-modal="true"]') !== null ||
  document.activeElement?.closest('[role="menu"], [role="listbox"], [role="combobox"]') != null
