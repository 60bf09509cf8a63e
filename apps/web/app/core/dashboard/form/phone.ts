import { countries } from '@portal/contract/core/countries'

/**
 * Returns a phone in the server's format: without spaces, hyphens and brackets, with the prefix of the country when it
 * has none (a leading 0 is the trunk prefix and is removed). Returns an invalid phone unchanged.
 */
export function internationalPhone(typed: string, countryId?: number): string {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(digits)) return typed
  if (digits.startsWith('+')) return digits
  const prefix = countries.find((country) => country.id === countryId)?.prefix
  if (!prefix) return digits
  const national = digits.replace(/^0+/, '')
  return national.startsWith(prefix.slice(1)) && national.length > 10 ? `+${national}` : prefix + national
}
