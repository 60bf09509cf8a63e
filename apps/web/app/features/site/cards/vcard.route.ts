import { nameIn } from '@portal/contract/core/names'
import { settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { countryName } from '#core/language/countries.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { siteContext } from '#core/page/site.ts'
import type { Route } from './+types/vcard.route'
import { cardOf } from './card-data.ts'
import { vcardOf } from './vcard.ts'

/** Returns a file, not a page: the card for an address book, in the language of the address. */
export async function loader({ url, params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const language = languageOfAddress(url.search)
  const { person, office } = await cardOf(api, slug)
  const company = await api.load(settingsCalls.company, {})
  const text = vcardOf({
    person,
    title: nameIn(person, 'cargo', language),
    company: company.nombre,
    address: context.get(siteContext).publicUrl + inLanguage(`/${slug}`, language),
    office: office && {
      street: office.direccion,
      city: office.ciudad,
      postalCode: office.codigo_postal,
      country: countryName(office.pais_id, language),
    },
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.vcf"`,
    },
  })
}
