import { type MergeField, mergeFieldNames } from '@portal/contract/broadcasts/constants'

export type Reader = Readonly<Record<MergeField, string>>

const field = /\{\{\s*([a-z]+)\s*(?:\|([^{}|]*))?\}\}/g
const fieldOfHtml = /\{\{\s*([a-z]+)\s*(?:\|([^{}|<>]*))?\}\}/g
const isField = (name: string): name is MergeField => Object.hasOwn(mergeFieldNames, name)

/** Fills in what a text says of its reader, once: what is filled in is never read as a field. */
export const merged = (text: string, reader: Reader | null): string =>
  text.replace(field, (whole, name: string, otherwise = '') =>
    isField(name) ? (reader?.[name] ?? '').trim() || otherwise.trim() : whole,
  )

/**
 * The same in HTML. A fallback there is escaped text already, and has no `<` or `>`: one that began inside a tag would
 * take its end away, and what follows would become attributes.
 */
export const mergedHtml = (html: string, reader: Reader | null): string =>
  html.replace(fieldOfHtml, (whole, name: string, otherwise = '') =>
    isField(name) ? escaped((reader?.[name] ?? '').trim()) || otherwise.trim() : whole,
  )

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
