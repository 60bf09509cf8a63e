import { readFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { countries } from '@portal/contract/core/countries'
import { type CountryResponse, Reader } from 'mmdb-lib'

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

/** Private addresses: the table assigns some of them to a country. */
const privateOnes = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateOnes.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateOnes.addSubnet(network, bits, 'ipv6')

/** Returns the country in which a network address is registered; null for a private or unknown one. */
export async function countryOf(ip: string) {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(bare)
  if (version === 0 || privateOnes.check(bare, version === 4 ? 'ipv4' : 'ipv6')) return null
  const row = (await open()).get(bare) as Row | null
  return byIso.get(row?.country_code ?? '') ?? null
}
