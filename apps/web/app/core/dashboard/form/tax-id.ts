import type { PageLanguage } from '@portal/contract/core/language'
import { taxIdName } from '@portal/contract/core/tax-id-names'
import { readTaxId, taxIdSample } from '@portal/contract/core/tax-ids'

interface TaxId {
  value: unknown
  countryId: unknown
  /** Replaces a right id by how its country writes it. */
  write: (id: string) => void
}

/** What a field for a tax id is called and shows, by the country next to it; tidies a right one that is left. */
export const taxIdField = ({ value, countryId, write }: TaxId, language: PageLanguage) => ({
  label: taxIdName(countryId, language),
  placeholder: taxIdSample(countryId) ?? '',
  onBlur() {
    const read = readTaxId(String(value ?? ''), countryId)
    if (read !== null && read !== value) write(read)
  },
})
