import { contentLines, contentText } from '@portal/contract/core/content-lines'
import { nameIn } from '@portal/contract/core/names'
import { settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { countryName } from '#core/language/countries.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { siteContext } from '#core/page/site.ts'
import type { Route } from './+types/vcard.route'
import { cardOf } from './card-data.ts'
import { nameOf, type Person } from './people.ts'

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

interface Card {
  person: Person
  /** In the reader's language. */
  title: string
  company: string
  /** Address of the card's page. */
  address: string
  office?: { street: string; city: string; postalCode: string; country: string } | undefined
}

/** Returns the card as vCard 3.0, which every phone reads. */
export function vcardOf({ person, title, company, address, office }: Card): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${contentText(person.apellidos)};${contentText(person.nombres)};;;`,
    `FN:${contentText(nameOf(person))}`,
    `ORG:${contentText(company)}`,
    `TITLE:${contentText(title)}`,
    `TEL;TYPE=WORK,VOICE:${person.telefono.replace(/[^+\d]/g, '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${person.email}`,
    ...(office
      ? [
          `ADR;TYPE=WORK:;;${[office.street, office.city, '', office.postalCode, office.country].map(contentText).join(';')}`,
        ]
      : []),
    `URL:${address}`,
    'END:VCARD',
  ])
}
