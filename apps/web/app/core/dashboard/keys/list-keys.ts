/** The parts of an open screen that keys reach; each is marked by the component that draws it. */
const marks = {
  search: 'input[type="search"]',
  row: '[data-row]',
  box: '[data-row-box]',
  create: '[data-new]',
} as const

const found = (mark: keyof typeof marks): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#content ${marks[mark]}`)].filter((part) => part.checkVisibility())

/** What the open screen can do by keys. */
export const screenKeys = () => ({
  search: found('search').length > 0,
  rows: found('row').length > 0,
  boxes: found('box').length > 0,
  create: found('create').length > 0,
})

/** Puts the focus into the search of the list, with what is there marked. */
export function focusSearch(): boolean {
  const [field] = found('search')
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return true
}

/**
 * Puts the focus so many rows further on: from the row that has it, otherwise from the one that is open, otherwise from
 * the edge.
 */
export function moveRow(step: 1 | -1): boolean {
  const rows = found('row')
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true')
  const to = placeAfter(from, step, rows.length)
  rows[to]?.focus()
  return to >= 0
}

/** The place after a step, which ends at the edges; -1 of no rows, and `from` -1 is before all of them. */
export function placeAfter(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (from < 0) return step === 1 ? 0 : count - 1
  return Math.max(0, Math.min(count - 1, from + step))
}

/** Selects the row that has the focus, or takes it out of the selection; false where rows are not selected. */
export function selectRow(): boolean {
  const row = document.activeElement?.closest('tr, li')
  const box = row?.querySelector<HTMLInputElement>(marks.box)
  box?.click()
  return box != null
}

/** Opens the form of a new record, as pressing its button does. */
export function openNew(): boolean {
  const [button] = found('create')
  button?.click()
  return button !== undefined
}

/** Whether keys mean something else now: a dialog is open, or a menu or a list of choices has the focus. */
export const isElsewhere = (): boolean =>
  document.querySelector('[aria-modal="true"]') !== null ||
  document.activeElement?.closest('[role="menu"], [role="listbox"], [role="combobox"]') != null
