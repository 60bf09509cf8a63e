import { folded, isFoundIn } from '../fold.ts'

/** An option: its stored value and its label. `words` are searched too, but not shown. */
export interface Choice {
  readonly value: string | number
  readonly label: string
  readonly words?: string
  /** Shown, but cannot be chosen or removed. */
  readonly disabled?: boolean
}

/** Returns the choices that a typed text matches, those that begin with it first: the first one is taken by Enter. */
export function matchingChoices<One extends Choice>(text: string, choices: readonly One[]): One[] {
  const typed = folded(text)
  if (typed === '') return [...choices]
  return choices
    .filter(({ label, words = '' }) => isFoundIn(text, [label, words]))
    .map((choice, place) => ({ choice, place, distance: distanceOf(typed, choice) }))
    .sort((a, b) => a.distance - b.distance || a.place - b.place)
    .map(({ choice }) => choice)
}

/** How far a choice is from what was typed: its name, its beginning, one of its words, the beginning of one, a part. */
function distanceOf(typed: string, { label, words = '' }: Choice): number {
  const name = folded(label)
  const all = folded(`${label} ${words}`).split(' ')
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (all.includes(typed)) return 2
  return all.some((word) => word.startsWith(typed)) ? 3 : 4
}

/** What is true of an open list when a key is pressed in its field. */
export interface OpenList {
  key: string
  /** Whether Ctrl or Meta is held, which sends a form. */
  isCommand: boolean
  /** Whether the text was typed since the list was opened. */
  isTyped: boolean
  /** Whether options for the text are on their way. */
  isSearching: boolean
  /** Whether the text is empty. */
  isEmpty: boolean
  /** Whether an option was highlighted by an arrow. */
  isHighlighted: boolean
}

/**
 * - `take`: the highlighted option, else the first one
 * - `wait`: take the first one once the options are there
 * - `clear`: the text was emptied
 * - `close`: only the list
 * - `pass`: the key does what it does without a list
 */
export type ListAction = 'take' | 'wait' | 'clear' | 'close' | 'pass'

/** What a key does in a field whose list is open. Enter never passes: it would send the form. */
export function listAction({ key, ...list }: OpenList): ListAction {
  if (key !== 'Enter' && key !== 'Tab') return 'pass'
  if (list.isHighlighted) return 'take'
  if (!list.isTyped) return key === 'Tab' || list.isCommand ? 'pass' : 'close'
  if (list.isEmpty) return 'clear'
  return list.isSearching ? 'wait' : 'take'
}
