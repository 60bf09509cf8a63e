import { machineMessages } from '@portal/contract/machines/messages'
import { isDuplicate, Refusal } from '#core/base/errors.ts'

/**
 * Translates constraint violations of a reservation: the item has one (`reservedOrSold`), or the days overlap another
 * rent (`datesUnavailable`).
 */
export async function withReservationRefusals<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (cause) {
    if (isDuplicate(cause, 'solicitud_reserva_unica') || isDuplicate(cause, 'solicitud_propiedad_unica'))
      throw new Refusal(machineMessages.reservedOrSold, { cause })
    if (isOverlap(cause)) throw new Refusal(machineMessages.datesUnavailable, { cause })
    throw cause
  }
}

function isOverlap(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23P01' && constraint === 'solicitud_fechas_libres'
}
