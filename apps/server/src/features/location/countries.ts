import { readFile } from 'node:fs/promises'
import { countries } from '@portal/contract/core/countries'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { isPublicAddress, plainAddress } from '#core/base/ip-addresses.ts'

/** A row of this table: fewer fields than the reader's types. */
interface Row {
  country_code?: string
}

const byIso = new Map(countries.map((country) => [country.iso, country]))
let opened: Promise<Reader<CountryResponse>> | undefined

/** The registries' own tables, in memory from the first lookup on: no external service is called. */
const open = () => {
  opened ??= readFile(
    new URL(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  ).then((bytes) => new Reader<CountryResponse>(bytes))
  return opened
}

/**
 * Returns the country in which a network address is registered; null for an unknown one, and for one that is not of the
 * public internet: the table assigns some of these to a country.
 */
export async function countryOf(ip: string) {
  const address = plainAddress(ip)
  if (!address || !isPublicAddress(address)) return null
  const row = (await open()).get(address) as Row | null
  return byIso.get(row?.country_code ?? '') ?? null
}
