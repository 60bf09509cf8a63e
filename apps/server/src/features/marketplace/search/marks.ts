import { type RawBuilder, sql } from 'kysely'

/** A condition on the marks of an item, which are stored among its words and begin with "#", as no word does. */
export type Mark = RawBuilder<unknown>

/** Returns the condition that an item has one of these marks, letters and digits written without "#"; none without marks. */
export const anyMark = (marks: readonly string[]): Mark[] =>
  marks.length > 0 ? [sql`${marks.map((mark) => `'#${mark}'`).join('|')}::tsquery`] : []

/** Returns the condition that an item refers to this id. */
export const idMark = (letter: string, id: number | null): Mark[] => (id === null ? [] : anyMark([`${letter}${id}`]))

/** Returns the condition that an item has this mark, an expression of SQL whose text may have any signs. */
export const theMark = (mark: RawBuilder<string>): Mark => sql`array_to_tsvector(array[${mark}])::text::tsquery`
