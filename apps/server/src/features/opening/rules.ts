import { openingLimits } from '@portal/contract/opening/lines'
import type { TestMail } from './queries.ts'

/** Whether a test mail reached this address: when the address changes, another one is needed. */
export const hasArrived = ({ prueba_correo: to, prueba_llegada_en: arrived }: TestMail, address: string): boolean =>
  address !== '' && to === address && arrived !== null

/** Whether this is the code of the last test mail, sent at most an hour ago. */
export function isCodeOf(
  { prueba_codigo: code, prueba_enviada_en: sent }: TestMail,
  typed: string,
  now: Date,
): boolean {
  if (code === null || sent === null || typed !== code) return false
  return now.getTime() - sent.getTime() <= openingLimits.codeMinutes * 60_000
}
