import { folded } from '#core/dashboard/fold.ts'
import { plusDays } from '#core/formats/dates.ts'

/** Where and how a reader writes days. */
interface Calendar {
  /** Today, `YYYY-MM-DD`, where the reader is. */
  today: string
  /** Whether `5/12` is the 12th of May. */
  isMonthFirst: boolean
}

const weekdays = [
  'domingo sunday',
  'lunes monday',
  'martes tuesday',
  'miercoles wednesday',
  'jueves thursday',
  'viernes friday',
  'sabado saturday',
].map((names) => names.split(' '))

const months = [
  'enero january ene jan',
  'febrero february feb',
  'marzo march mar',
  'abril april abr apr',
  'mayo may',
  'junio june jun',
  'julio july jul',
  'agosto august ago aug',
  'septiembre setiembre september sep sept',
  'octubre october oct',
  'noviembre november nov',
  'diciembre december dic dec',
].map((names) => names.split(' '))

const weekday = `(?:${weekdays.flat().join('|')})`
const month = `(?:${months.flat().join('|')})`
const counts: Readonly<Record<string, number>> = { un: 1, una: 1, one: 1, a: 1, dos: 2, two: 2, tres: 3, three: 3 }
const count = `(?:\\d{1,3}|${Object.keys(counts).join('|')})`

/** Words before a day that belong to it: `para el viernes`, `by Friday`, `next Friday`. */
const lead =
  '(?:(?:(?:para|hasta|antes de) )?(?:el )?(?:(?:este|proximo) )?|antes del (?:proximo )?' +
  '|(?:(?:on|by|before|until|due|for) )?(?:the )?(?:(?:next|this|coming) )?)'

/** A day that reads as one, without and with the words before it; the first one that fits the end of a line is taken. */
const forms: readonly [form: RegExp, dayOf: (parts: readonly string[], calendar: Calendar) => string | null][] = [
  [/pasado manana|day after tomorrow/, (_, { today }) => plusDays(today, 2)],
  [/hoy|today/, (_, { today }) => today],
  [/manana|tomorrow/, (_, { today }) => plusDays(today, 1)],
  [new RegExp(`(${weekday})(?: proximo| que viene)?`), ([name], { today }) => nextWeekday(name!, today)],
  [
    new RegExp(`(?:en|dentro de|in) (${count}) (dia|semana|day|week)s?`),
    ([times, unit], { today }) =>
      plusDays(today, (counts[times!] ?? Number(times)) * (/^(dia|day)/.test(unit!) ? 1 : 7)),
  ],
  [
    new RegExp(`(\\d\\d?)(?:st|nd|rd|th)?(?: de| of)? (${month})\\.?(?:,?(?: de| del)? (\\d{4}))?`),
    ([date, name, year], calendar) => dayIn(Number(date), monthOf(name!), year, calendar),
  ],
  [
    new RegExp(`(${month})\\.? (\\d\\d?)(?:st|nd|rd|th)?(?:,? (\\d{4}))?`),
    ([name, date, year], calendar) => dayIn(Number(date), monthOf(name!), year, calendar),
  ],
  [/(\d{4})-(\d\d?)-(\d\d?)/, ([year, month, date], calendar) => dayIn(Number(date), Number(month), year, calendar)],
  [
    /(\d\d?)([-/.])(\d\d?)(?:\2(\d{4}))?/,
    ([first, mark, second, year], calendar) => {
      if (mark === '.' && !year) return null
      const isMonthFirst = calendar.isMonthFirst && mark === '/'
      const [month, date] = isMonthFirst ? [first, second] : [second, first]
      return dayIn(Number(date), Number(month), year, calendar)
    },
  ],
]

/**
 * Words that a title does not end with. Before a day they make it a part of the title: `el informe del lunes`,
 * `cada viernes`, `por la mañana`, `hose of 3/4`, `calle 21 de mayo`.
 */
const binding = new Set(
  (
    'a al ante cada con contra de del desde e el en entre esta este la las lo los media misma o para por segun sin sobre ' +
    'su todos todas un una y about all and as at by each every for from in of on or since starting the to with ' +
    'avenida av av. calle pasaje plaza street avenue'
  ).split(' '),
)

/** `24/7`, and what is a part of an inch or of a litre more often than a day, unless a word says that it is one. */
const isFraction = (text: string): boolean => {
  const [, over, under] = /^(\d\d?)\/(\d\d?)$/.exec(text) ?? []
  if (!over) return false
  return text === '24/7' || (['2', '3', '4', '8', '16'].includes(under!) && Number(over) < Number(under))
}

/** Returns the day that these words end with, in Spanish or English; a day that is past is none. An empty word is no part of one. */
export function dayAtEnd(words: readonly string[], calendar: Calendar): { words: string; day: string } | null {
  // at most "antes del próximo 24 de diciembre de 2026"
  for (let length = Math.min(8, words.length - 1); length > 0; length--) {
    const before = folded(words.at(-length - 1)!)
    const typed = words.slice(-length)
    if (typed.includes('')) continue
    const text = folded(typed.join(' ').replace(/[.,;]$/, ''))
    const day = dayNamed(text, calendar)
    if (day && day >= calendar.today && !binding.has(before) && !isFraction(text))
      return { words: typed.join(' '), day }
  }
  return null
}

function dayNamed(text: string, calendar: Calendar): string | null {
  for (const [form, dayOf] of forms) {
    const parts = new RegExp(`^${lead}(?:${form.source})$`).exec(text)
    const day = parts && dayOf(parts.slice(1), calendar)
    if (day) return day
  }
  return null
}

const monthOf = (name: string) => months.findIndex((names) => names.includes(name)) + 1

const nextWeekday = (name: string, today: string): string => {
  const place = weekdays.findIndex((names) => names.includes(name))
  return plusDays(today, (place - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7 || 7)
}

/** Returns a day that exists in the calendar; without a year the next one that has it. */
function dayIn(date: number, month: number, year: string | undefined, { today }: Calendar): string | null {
  const inYear = (year: number) => {
    const day = new Date(Date.UTC(year, month - 1, date))
    return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null
  }
  if (year) return inYear(Number(year))
  const thisYear = Number(today.slice(0, 4))
  const day = inYear(thisYear)
  return day && day < today ? inYear(thisYear + 1) : day
}
