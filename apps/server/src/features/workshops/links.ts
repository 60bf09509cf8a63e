import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { registrationPath } from '@portal/contract/workshops/constants'
import { claimedId, rowLinks } from '#core/identity/row-links.ts'

/** The link by which a person confirms or cancels, and what the QR says at the door: neither opens the other. */
const links = rowLinks('workshop_registro')
const codes = rowLinks('workshop_asistencia')

interface Linked {
  id: number
  enlace_version: number
}

export const claimedRegistration = claimedId
export const isLinkOf = links.isTokenOf
export const codeOf = codes.tokenOf

/** Returns the address of the page of one registration. */
export const linkOf = (url: string, secret: string, row: Linked, language: PageLanguage): string =>
  withLanguage(`${url}${registrationPath}/${links.tokenOf(secret, row)}`, language)
