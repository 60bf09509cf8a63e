import type { PageLanguage } from '@portal/contract/core/language'
import { inLanguage } from '#core/language/language-address.ts'
import type { RootData } from './company.ts'
import { networksOf } from './network-addresses.ts'

const pages = new Set(['url', 'item', '@id'])
const files = new Set(['image', 'logo', 'contentUrl', 'thumbnailUrl'])

/**
 * Returns the text of a JSON-LD element: paths become addresses (pages in the language), and nothing can close the
 * script element.
 */
export function structuredText(data: object, origin: string, language: PageLanguage): string {
  const addressed = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => addressed(one, key))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressed(one, name)]))
    }
    if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return value
    if (pages.has(key)) return origin + inLanguage(value, language)
    return files.has(key) ? origin + value : value
  }
  const whole = { '@context': 'https://schema.org', ...(addressed(data, '') as object) }
  return JSON.stringify(whole).replaceAll('<', '\\u003c')
}

/** Returns the steps of a `Breadcrumb`, for search results. */
export const breadcrumbList = (steps: readonly { name: string; to?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to && { item: to }),
  })),
})

/** Returns questions and answers of the page, as plain text. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

interface Happening {
  name: string
  description: string
  isCancelled?: boolean
  /** `2024-05-28`, or with a time. */
  start: string
  end?: string
  /** Path of its page. */
  path: string
  place: { name: string; city: string; country: string; street?: string }
  organizer: string
  /** Path of a picture. */
  picture: string
  /** How places are given, and from when on; they cost nothing. */
  places: { state: 'InStock' | 'LimitedAvailability' | 'SoldOut' | 'PreOrder'; from?: string | null; until: string }
}

/** A workshop that is free of charge. */
export const event = ({ name, description, isCancelled, start, end, path, place, organizer, ...more }: Happening) => ({
  '@type': 'Event',
  name,
  description,
  startDate: start,
  ...(end && { endDate: end }),
  eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: path,
  image: [more.picture],
  isAccessibleForFree: true,
  offers: {
    '@type': 'Offer',
    url: path,
    price: 0,
    priceCurrency: 'USD',
    availability: `https://schema.org/${more.places.state}`,
    ...(more.places.from && { validFrom: more.places.from }),
    validThrough: more.places.until,
  },
  location: {
    '@type': 'Place',
    name: place.name,
    address: {
      '@type': 'PostalAddress',
      ...(place.street && { streetAddress: place.street }),
      addressLocality: place.city,
      addressCountry: place.country,
    },
  },
  organizer: { '@type': 'Organization', name: organizer, url: '/' },
})

type Company = RootData['company']

/** The company; on the home page only. */
export const organization = (company: Company) => ({
  '@type': 'Organization',
  '@id': '/',
  name: company.nombre,
  url: '/',
  logo: company.logo_url ?? '/icons/icon-512.png',
  email: company.email,
  telephone: company.telefono,
  address: company.direccion,
  sameAs: networksOf(company).map(({ url }) => url),
})

interface Made {
  name: string
  description: string
  category: string
  /** Name of the maker. */
  brand: string
  /** Path of its page. */
  path: string
  /** Paths of its pictures. */
  pictures: readonly string[]
  /** As in the page's table. */
  facts?: readonly { name: string; value: string; unit?: string }[]
}

/** One of the company's own products. Without a public price it makes no offer. */
export const product = ({ name, description, category, brand, path, pictures, facts = [] }: Made) => ({
  '@type': 'Product',
  name,
  description,
  category,
  brand: { '@type': 'Brand', name: brand },
  url: path,
  image: pictures,
  ...(facts.length > 0 && {
    additionalProperty: facts.map(({ name, value, unit }) => ({
      '@type': 'PropertyValue',
      name,
      value,
      ...(unit && { unitText: unit }),
    })),
  }),
})
