import { useLanguage } from '#core/language/language.ts'

/** Says how long a license still goes on: "termina hoy", "quedan 12 días", "terminó hace 3 días". */
export function useDaysLeft(): (days: number) => string {
  const language = useLanguage()
  return (days) => (language === 'en' ? inEnglish(days) : inSpanish(days))
}

function inSpanish(days: number): string {
  if (days === 0) return 'termina hoy'
  if (days === 1) return 'termina mañana'
  if (days > 1) return `quedan ${days} días`
  return days === -1 ? 'terminó ayer' : `terminó hace ${-days} días`
}

function inEnglish(days: number): string {
  if (days === 0) return 'ends today'
  if (days === 1) return 'ends tomorrow'
  if (days > 1) return `${days} days left`
  return days === -1 ? 'ended yesterday' : `ended ${-days} days ago`
}

/** The same in a column that is called "ends in": "hoy", "12 días", "hace 3 días". */
export function useDaysTo(): (days: number) => string {
  const language = useLanguage()
  const words =
    language === 'en' ? { today: 'today', day: 'day', days: 'days' } : { today: 'hoy', day: 'día', days: 'días' }
  return (days) => {
    if (days === 0) return words.today
    const count = Math.abs(days)
    const said = `${count} ${count === 1 ? words.day : words.days}`
    if (days > 0) return said
    return language === 'en' ? `${said} ago` : `hace ${said}`
  }
}
