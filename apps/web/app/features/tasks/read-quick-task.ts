import { Priority } from '@portal/contract/tasks/constants'
import { folded } from '#core/dashboard/fold.ts'
import { dayAtEnd } from './read-day.ts'

interface Named {
  value: number
  label: string
  /** Its names in both languages, where it has two. */
  names?: readonly string[]
}

export interface QuickChoices {
  people: readonly Named[]
  areas: readonly Named[]
  /** Today, `YYYY-MM-DD`, where the reader is. */
  today: string
  /** Whether `5/12` is the 12th of May. */
  isMonthFirst: boolean
}

/** Words of the line that are more than words. */
export type Reading =
  | { kind: 'person' | 'area'; words: string; value: number | null }
  | { kind: 'priority'; words: string; value: Priority }
  | { kind: 'due'; words: string; value: string }

/** What a line was read as. A person or an area that is not recognized has no value, and refuses the line. */
export interface QuickTask {
  title: string
  readings: readonly Reading[]
}

const priorities: Readonly<Record<string, Priority>> = {
  alta: Priority.high,
  high: Priority.high,
  media: Priority.medium,
  medium: Priority.medium,
  baja: Priority.low,
  low: Priority.low,
}

/**
 * Reads a task written in one line, in Spanish or English: `@person`, `#area` and `!priority` anywhere, a day at its end
 * only. Readings whose words are in `asWords` stay words.
 */
export function readQuickTask(line: string, choices: QuickChoices, asWords: readonly string[] = []): QuickTask {
  const words = line.trim().split(/\s+/u).filter(Boolean)
  const readings: Reading[] = []
  const title: string[] = []
  for (let place = 0; place < words.length; ) {
    const reading = markAt(words.slice(place), choices)
    const isNew = reading && !readings.some(({ kind }) => kind === reading.kind) && !asWords.includes(reading.words)
    if (isNew) {
      readings.push(reading)
      title.push(aMark)
      place += reading.words.split(' ').length
    } else {
      title.push(words[place]!)
      place += 1
    }
  }
  while (title.at(-1) === aMark) title.pop()
  const day = dayAtEnd(title, choices)
  const textOf = (words: readonly string[]) => words.filter((word) => word !== aMark).join(' ')
  if (!day || asWords.includes(day.words)) return { title: textOf(title), readings }
  const rest = title.slice(0, -day.words.split(' ').length)
  return { title: textOf(rest), readings: [...readings, { kind: 'due', words: day.words, value: day.day }] }
}

/** Stands among the words of a title where a mark stood. */
const aMark = ''

/** Returns the mark at the beginning of these words. */
function markAt(words: readonly string[], { people, areas }: QuickChoices): Reading | null {
  const [word = ''] = words
  for (const [sign, kind, named] of [['@', 'person', people] as const, ['#', 'area', areas] as const]) {
    if (!word.startsWith(sign) || !/^\p{L}/u.test(word.slice(1))) continue
    const found = namedBy(words, named)
    return { kind, words: words.slice(0, found?.words ?? 1).join(' '), value: found?.value ?? null }
  }
  const priority = word.startsWith('!') ? priorities[folded(word.slice(1))] : undefined
  return priority ? { kind: 'priority', words: word, value: priority } : null
}

/** Returns the choice whose name begins with the words after the mark: as many of them as fit. */
function namedBy(words: readonly string[], choices: readonly Named[]): { value: number; words: number } | null {
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const typed = folded(words.slice(0, count).join(' ').slice(1))
    const fits = ({ label, names = [label] }: Named) =>
      names.some((name) => folded(name).startsWith(typed)) ||
      (count === 1 &&
        names.some((name) =>
          folded(name)
            .split(' ')
            .some((part) => part.startsWith(typed)),
        ))
    const found =
      choices.find(({ label, names = [label] }) => names.some((name) => folded(name) === typed)) ?? choices.find(fits)
    if (found) return { value: found.value, words: count }
  }
  return null
}
