/**
 * Marks of an item are stored among its words with a leading "#", which no word has. Each group narrows a search to
 * items that have one of its marks.
 */
export type MarkGroup = readonly string[]

/** Returns the groups of what an item refers to, by letter; nothing for an absent id. */
export const idMarks = (ids: Readonly<Record<string, number | null>>): MarkGroup[] =>
  Object.entries(ids).flatMap(([letter, id]) => (id === null ? [] : [[`${letter}${id}`]]))
