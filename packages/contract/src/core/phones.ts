import { type CountryCode, parsePhoneNumberFromString as parsed } from 'libphonenumber-js/min'
import { countries } from './countries.ts'

const isoOf = new Map(countries.map(({ id, iso }) => [id, iso as CountryCode]))

/** Digits of a number that may have lost the plus sign before its country: spreadsheets drop it. */
const leastInternational = 11

/**
 * Returns a phone as it is stored, in E.164 (decision 078); null for what is none. A number without a plus sign is read
 * as one of the country, with or without its trunk prefix, and must be sure; one with a plus sign only has to be
 * possible, for new ranges appear before the tables know them. Extensions, words and two numbers in one are refused.
 */
export function readPhone(typed: string, countryId: number | null | undefined): string | null {
  const text = typed.trim().replace(/^(?:00|＋)/, '+')
  if (text.startsWith('-')) return null // a number below zero
  const country = isoOf.get(countryId ?? 0)
  if (text.startsWith('+')) return internationalOf(text)
  if (!country) return null
  const digits = text.replace(/[\s().\-/]/g, '')
  const readings = [
    parsedAs(text, country),
    /^0+\d+$/.test(digits) ? parsedAs(digits.replace(/^0+/, ''), country) : null,
    country === 'MX' ? parsedAs(digits.replace(/^(?:044|045|01)/, ''), country) : null,
    /^[1-9]\d+$/.test(digits) && digits.length >= leastInternational ? parsedAs(`+${digits}`) : null,
  ]
  return readings.find((found) => found?.isValid())?.number ?? null
}

function internationalOf(text: string): string | null {
  const found = parsedAs(text)
  if (found?.isValid()) return found.number
  const tidied = [
    text.replace(/^(\+52[\s().-]*)1[\s().-]*(?=(?:[\s().-]*\d){10}$)/, '$1'), // a 1 that Mexico has given up
    found && `+${found.countryCallingCode}${found.nationalNumber.replace(/^0+/, '')}`, // a trunk prefix left in
  ]
  const sure = tidied.map((other) => (other ? parsedAs(other) : null)).find((other) => other?.isValid())
  return sure?.number ?? (found?.isPossible() ? found.number : null)
}

/** Without an extension, which the columns lack. */
function parsedAs(text: string, country?: CountryCode) {
  const found = parsed(text, { extract: false, ...(country && { defaultCountry: country }) })
  return found && !found.ext ? found : null
}
