import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import { dayAndHour, hourIn, momentText, soonText } from './dates.ts'

const zone = 'America/Santiago'
const evening = new Date('2026-11-20T19:05:00Z')

const texts = {
  hourIn: (language: PageLanguage) => hourIn(evening, zone, language),
  dayAndHour: (language: PageLanguage) => dayAndHour(evening, zone, language),
  momentText: (language: PageLanguage) => momentText(evening, zone, language),
  soonText: (language: PageLanguage) => soonText(evening, zone, language, { hasHour: true }),
}

test.each(Object.entries(texts))('%s counts hours to 24 except in English', (_, textIn) => {
  for (const language of pageLanguages) {
    const text = textIn(language)
    if (language === 'en') expect(text).toMatch(/0?4:05\sPM/)
    else {
      expect(text).toContain('16:05')
      expect(text).not.toMatch(/[ap]\.?\s?m\b/i)
    }
  }
})
