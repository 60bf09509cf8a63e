import { readFile } from 'node:fs/promises'
import { countries } from '@portal/contract/core/countries'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** A row of this table: smaller than what the reader's types foresee. */
interface Row {
  country_code?: string
}

const byIso = new Map(countries.map((country) => [country.iso, country]))
let opened: Promise<Reader<CountryResponse>> | undefined

/** Of the registries' own tables, in memory from the first question on: nothing is asked of anybody else. */
const open = () => {
  opened ??= readFile(
    new URL(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  ).then((bytes) => new Reader<CountryResponse>(bytes))
  return opened
}

/** The country in which a network address is registered, or null: for a private one, or one of no country we list. */
export async function countryOf(ip: string) {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  try {
    const row = (await open()).get(bare) as Row | null
    return byIso.get(row?.country_code ?? '') ?? null
  } catch {
    return null // no address at all
  }
}
