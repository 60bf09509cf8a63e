import type { ClipboardEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { figureFields, isBlank, isPrice } from './line-values.ts'
import { isOfSheet, pastedRows, type SheetColumn } from './paste.ts'
import type { QuoteSheet } from './sheet.ts'

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLInputElement>('input[data-col]')]

/** Focuses a field of a row, or its product when the row has no such field. */
export function focusCell(key: number, column: string): void {
  const row = document.querySelector(`tr[data-row="${key}"]`)
  const cells = row ? cellsOf(row) : []
  const cell = cells.find(({ dataset }) => dataset.col === column) ?? cells[0]
  cell?.focus()
  cell?.scrollIntoView({ block: 'nearest' })
}

/**
 * The keys of the lines: Enter goes to the next line or creates it; up and down stay in the column; left and right
 * leave a field at its ends; Ctrl+Delete removes the line, and Ctrl+Z directly after it restores it. A field always has
 * the focus.
 */
export function onLineKey(event: KeyboardEvent<HTMLElement>, sheet: QuoteSheet): void {
  const input = event.target as HTMLInputElement
  const { col: column } = input.dataset ?? {}
  const row = input.closest<HTMLElement>('tr[data-row]')
  if (!column || !row) return
  const key = Number(row.dataset.row)
  const act = actionFor(event, input, sheet, key, column)
  if (!act) return
  event.preventDefault()
  act()
}

function actionFor(
  { key: pressed, ctrlKey, metaKey, altKey }: KeyboardEvent,
  input: HTMLInputElement,
  sheet: QuoteSheet,
  key: number,
  column: string,
): (() => void) | null {
  const isWith = ctrlKey || metaKey
  if (isWith && (pressed === 'Delete' || (metaKey && pressed === 'Backspace')))
    return () => removeLine(sheet, key, column)
  if (isWith && pressed === 'z' && isUntouched(input) && sheet.removed()) return () => restoreLine(sheet, column)
  if (isWith || altKey) return null
  if (pressed === 'Enter') return () => nextLine(sheet, key)
  if (pressed === 'ArrowDown') return () => moveTo(sheet, key, 1, column)
  if (pressed === 'ArrowUp') return () => moveTo(sheet, key, -1, column)
  if (pressed === 'ArrowLeft' && isAtEnd(input, 0)) return () => step(input, -1)
  if (pressed === 'ArrowRight' && isAtEnd(input, input.value.length)) return () => step(input, 1)
  return null
}

/** Removes a line and focuses the one that takes its place, or the last one. */
export function removeLine(sheet: QuoteSheet, key: number, column: string): void {
  const place = sheet.rows().findIndex((row) => row.key === key)
  flushSync(() => sheet.remove(key))
  const rows = sheet.rows()
  const next = rows[Math.min(place, rows.length - 1)]
  if (next) focusCell(next.key, column)
}

/** Restores the last removed line and focuses it. */
export function restoreLine(sheet: QuoteSheet, column: string): void {
  const key = flushSync(() => sheet.restore())
  if (key !== null) focusCell(key, column)
}

/** Whether nothing was typed here since the field got the focus, so that it has nothing to undo. */
const isUntouched = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

/** Pastes cells of a spreadsheet as lines; a single value is pasted normally. */
export function onLinePaste(
  event: ClipboardEvent<HTMLElement>,
  sheet: QuoteSheet,
  unknown: (name: string) => string,
): void {
  const input = event.target as HTMLInputElement
  const row = input.closest<HTMLElement>('tr[data-row]')
  const text = event.clipboardData.getData('text')
  if (!row || !input.dataset.col || !isOfSheet(text)) return
  event.preventDefault()
  const shown: SheetColumn[] = ['producto_id', ...figureFields.filter((field) => sheet.negotiates || !isPrice(field))]
  const columns = shown.slice(shown.indexOf(input.dataset.col as SheetColumn))
  const changes = pastedRows(text, columns, sheet.products(), unknown)
  const key = Number(row.dataset.row)
  flushSync(() => sheet.fill(key, changes))
  const rows = sheet.rows()
  const last = rows[rows.findIndex((row) => row.key === key) + changes.length - 1]
  if (last) focusCell(last.key, input.dataset.col)
}

/** Focuses the empty line that follows, or a new one. */
export function nextLine(sheet: QuoteSheet, key: number): void {
  const rows = sheet.rows()
  const next = rows[rows.findIndex((row) => row.key === key) + 1]
  const wanted = next && isBlank(next) ? next.key : flushSync(() => sheet.insertAfter(key))
  focusCell(wanted, 'producto_id')
}

function moveTo(sheet: QuoteSheet, key: number, by: number, column: string): void {
  const rows = sheet.rows()
  const next = rows[rows.findIndex((row) => row.key === key) + by]
  if (next) focusCell(next.key, column)
}

function step(input: HTMLInputElement, by: number): void {
  const table = input.closest('table')
  const cells = table ? cellsOf(table) : []
  cells[cells.indexOf(input) + by]?.focus()
}

/** Whether the caret is at this end, or everything is selected. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement, end: number) =>
  (selectionStart === end && selectionEnd === end) ||
  (value.length > 0 && selectionStart === 0 && selectionEnd === value.length)
