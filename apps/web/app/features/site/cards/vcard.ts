import { contentLines, contentText } from '@portal/contract/core/content-lines'
import { nameOf, type Person } from './people.ts'

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
