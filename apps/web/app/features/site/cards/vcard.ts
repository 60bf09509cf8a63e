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
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(person.apellidos)};${escaped(person.nombres)};;;`,
    `FN:${escaped(nameOf(person))}`,
    `ORG:${escaped(company)}`,
    `TITLE:${escaped(title)}`,
    `TEL;TYPE=WORK,VOICE:${person.telefono.replace(/[^+\d]/g, '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${person.email}`,
    ...(office
      ? [
          `ADR;TYPE=WORK:;;${[office.street, office.city, '', office.postalCode, office.country].map(escaped).join(';')}`,
        ]
      : []),
    `URL:${address}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const longestLine = 75

/** Folds lines at 75 bytes; continued lines start with a space. Never splits a character. */
function folded(line: string): string {
  const bytesOf = (text: string) => new TextEncoder().encode(text).length
  const parts: string[] = ['']
  for (const letter of line) {
    const last = parts.at(-1) ?? ''
    if (bytesOf(last + letter) > longestLine) parts.push(` ${letter}`)
    else parts[parts.length - 1] = last + letter
  }
  return parts.join('\r\n')
}
