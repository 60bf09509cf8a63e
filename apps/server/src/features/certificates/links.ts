import { certificateFilePath } from '@portal/contract/certificates/constants'
import { rowLinks } from '#core/identity/row-links.ts'

const links = rowLinks('certificado')

/** A document never changes, so its link has one version. */
const linked = (id: number) => ({ id, enlace_version: 1 })

/** Returns the secret path by which the holder opens their document without log-in. */
export const filePath = (secret: string, id: number): string =>
  `${certificateFilePath}/${links.tokenOf(secret, linked(id))}`

export const isTokenOf = (secret: string, token: string, id: number): boolean =>
  links.isTokenOf(secret, token, linked(id))
