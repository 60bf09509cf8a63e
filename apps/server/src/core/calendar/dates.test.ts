import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import { dayAndHour, hourIn, momentText, soonText, wordsOfZone } from './dates.ts'

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

test.each([
  ['America/Santiago', ['hora de Chile', 'Chile time', 'horário do Chile'], ['Chile', 'Chile', 'Chile']],
  ['America/Lima', ['hora de Perú', 'Peru time', 'horário do Peru'], ['Perú', 'Peru', 'Peru']],
  ['Asia/Tokyo', ['hora de Japón', 'Japan time', 'horário do Japão'], ['Japón', 'Japan', 'Japão']],
  [
    'Europe/Madrid',
    ['hora de Europa central', 'Central European time', 'horário da Europa Central'],
    ['Madrid', 'Madrid', 'Madrid'],
  ],
  [
    'America/Mexico_City',
    ['hora central, México', 'Central time, Mexico', 'horário Central, México'],
    ['Mexico City', 'Mexico City', 'Mexico City'],
  ],
  [
    'America/Chicago',
    ['hora central, Chicago', 'Central time, Chicago', 'horário Central, Chicago'],
    ['Chicago', 'Chicago', 'Chicago'],
  ],
  ['Etc/GMT+5', ['GMT-05:00', 'GMT-05:00', 'GMT-05:00'], ['GMT-05:00', 'GMT-05:00', 'GMT-05:00']],
])('the hour of %s is named inside a sentence, and its place', (zone, hours, places) => {
  const { hour, place } = wordsOfZone(zone)
  expect(Object.values(hour)).toEqual(hours)
  expect(Object.values(place)).toEqual(places)
})
