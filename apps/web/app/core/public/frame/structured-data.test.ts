import type { Language } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import { breadcrumbList, event, product, structuredText } from './structured-data.ts'

const read = (data: object, language: Language = 'es') =>
  JSON.parse(structuredText(data, 'https://portal.example', language))

test('paths of pages become addresses in the language, those of files without it', () => {
  const data = product({
    name: 'Console',
    description: '/not a path',
    category: 'Consoles',
    brand: 'NEXT',
    path: '/nextone',
    pictures: ['/pictures/a.jpg', '/v1/archivo/b'],
  })
  expect(read(data, 'en')).toMatchObject({
    '@context': 'https://schema.org',
    description: '/not a path',
    url: 'https://portal.example/nextone?lang=en',
    image: ['https://portal.example/pictures/a.jpg', 'https://portal.example/v1/archivo/b'],
  })
})

test('the last step of a breadcrumb leads nowhere', () => {
  expect(read(breadcrumbList([{ name: 'Inicio', to: '/' }, { name: 'Consolas' }])).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://portal.example/' },
    { '@type': 'ListItem', position: 2, name: 'Consolas' },
  ])
})

test('an event has a picture and an offer of its places, and no end that nobody knows', () => {
  const place = { name: 'Auditorio', city: 'Santiago', country: 'CL' }
  const places = { state: 'LimitedAvailability', from: null, until: '2024-06-28' } as const
  const path = '/chile-workshop'
  const more = { place, places, organizer: 'NEXT', picture: '/pictures/a.jpg' }
  const data = read(event({ name: 'Taller', description: 'x', start: '2024-06-28', path, ...more }))
  expect(data).toMatchObject({
    startDate: '2024-06-28',
    url: 'https://portal.example/chile-workshop',
    image: ['https://portal.example/pictures/a.jpg'],
    isAccessibleForFree: true,
    offers: {
      url: 'https://portal.example/chile-workshop',
      price: 0,
      availability: 'https://schema.org/LimitedAvailability',
      validThrough: '2024-06-28',
    },
  })
  expect(Object.keys(data)).not.toContain('endDate')
  expect(Object.keys(data.offers)).not.toContain('validFrom')
})

test('nothing in it ends its script element', () => {
  expect(structuredText({ name: '</script><script>alert(1)' }, 'https://portal.example', 'es')).not.toContain('<')
})
