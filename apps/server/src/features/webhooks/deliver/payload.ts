import { type DeliveredEvent, payloadVersion, testEvent, webhookEvents } from '@portal/contract/webhooks/events'

interface Event {
  tipo: DeliveredEvent
  creado_en: Date
  datos: { id?: number } & object
}

/** Returns the text that is sent for an event: always the same one, so that a repetition has the same bytes. */
export function payloadOf({ tipo, creado_en, datos }: Event, publicUrl: string): string {
  const path = tipo === testEvent ? null : webhookEvents[tipo].path.replace(':id', `${datos.id}`)
  const data = { ...datos, ...(path && { url: `${publicUrl}${path}` }) }
  return JSON.stringify({ type: tipo, version: payloadVersion, timestamp: creado_en.toISOString(), data })
}
