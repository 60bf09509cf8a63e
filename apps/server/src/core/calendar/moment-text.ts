import { hourCycles, locales, type PageLanguage } from '@portal/contract/core/language'

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Day, time and offset on the clocks of a zone, as mails say when something takes place. */
export const momentText = (moment: Date, zone: string, language: PageLanguage): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: hourCycles[language],
    timeZoneName: 'shortOffset',
  }).format(moment)

/** The day of a zone that a moment lies in. */
export const dayText = (moment: Date, zone: string, language: PageLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...day }).format(moment)
