import { Priority } from '@portal/contract/tasks/constants'
import { folded } from '#core/dashboard/fold.ts'

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

/** What a line was read as; names that are not recognized refuse it. */
export interface QuickTask {
  title: string
  personId: number | null
  areaId: number | null
  priority: Priority | null
  due: string | null
  unknownPerson: string | null
  unknownArea: string | null
}

const priorities: Readonly<Record<string, Priority>> = {
  alta: Priority.high,
  high: Priority.high,
  media: Priority.medium,
  medium: Priority.medium,
  baja: Priority.low,
  low: Priority.low,
}
const weekdays: readonly (readonly string[])[] = [
  ['domingo', 'sunday'],
  ['lunes', 'monday'],
  ['martes', 'tuesday'],
  ['miercoles', 'wednesday'],
  ['jueves', 'thursday'],
  ['viernes', 'friday'],
  ['sabado', 'saturday'],
]

/** Reads a task written in one line, in Spanish or English: the words that are no mark are its title. */
export function readQuickTask(line: string, choices: QuickChoices): QuickTask {
  const words = line.trim().split(/\s+/u).filter(Boolean)
  const title: string[] = []
  const read: QuickTask = {
    title: '',
    personId: null,
    areaId: null,
    priority: null,
    due: null,
    unknownPerson: null,
    unknownArea: null,
  }
  for (let place = 0; place < words.length; ) {
    const word = words[place]!
    const rest = words.slice(place)
    const found = markAt(rest, choices, read)
    if (found > 0) place += found
    else {
      title.push(word)
      place += 1
    }
  }
  return { ...read, title: title.join(' ') }
}

/** Reads a mark at the beginning of these words into `read`. Returns how many words it has, 0 for none. */
function markAt(words: readonly string[], choices: QuickChoices, read: QuickTask): number {
  const [word = ''] = words
  const name = word.slice(1)
  if (/^@\p{L}/u.test(word) && read.personId === null) {
    const found = namedBy(words, choices.people)
    if (found) read.personId = found.value
    else read.unknownPerson = name
    return found?.words ?? 1
  }
  if (/^#\p{L}/u.test(word) && read.areaId === null) {
    const found = namedBy(words, choices.areas)
    if (found) read.areaId = found.value
    else read.unknownArea = name
    return found?.words ?? 1
  }
  const priority = word.startsWith('!') ? priorities[folded(name)] : undefined
  if (priority) {
    read.priority = priority
    return 1
  }
  const date = read.due === null ? dateAt(words, choices) : null
  if (!date) return 0
  read.due = date.day
  return date.words
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

const prepositions = ['el', 'para', 'hasta', 'on', 'by', 'next', 'this', 'este', 'proximo']

/** Reads a date: `hoy`, `mañana`, a weekday, `en 3 días`, `24-12`, `24/12/2026`, `2026-12-24`, and the same in English. */
function dateAt(words: readonly string[], choices: QuickChoices): { day: string; words: number } | null {
  const [first = '', second = '', third = ''] = words.map(folded)
  const day = dayNamed(first, choices)
  if (day) return { day, words: 1 }
  if ((first === 'en' || first === 'in') && /^\d{1,3}$/.test(second) && /^(dias?|days?)$/.test(third))
    return { day: after(choices.today, Number(second)), words: 3 }
  const later = prepositions.includes(first) ? dayNamed(second, choices) : null
  return later ? { day: later, words: 2 } : null
}

function dayNamed(word: string, { today, isMonthFirst }: QuickChoices): string | null {
  if (word === 'hoy' || word === 'today') return today
  if (word === 'manana' || word === 'tomorrow') return after(today, 1)
  const weekday = weekdays.findIndex((names) => names.includes(word))
  if (weekday >= 0) return after(today, (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7 || 7)
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(word)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const short = /^(\d\d?)([-/.])(\d\d?)(?:\2(\d{4}))?$/.exec(word)
  if (!short || (short[2] === '.' && !short[4])) return null
  const [a, b] = [Number(short[1]), Number(short[3])]
  const [month, date] = isMonthFirst && short[2] === '/' ? [a, b] : [b, a]
  const year = Number(short[4] ?? today.slice(0, 4))
  const day = dayOf(year, month, date)
  return day && !short[4] && day < today ? dayOf(year + 1, month, date) : day
}

/** Returns a day that exists in the calendar. */
function dayOf(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date))
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null
}

function after(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
