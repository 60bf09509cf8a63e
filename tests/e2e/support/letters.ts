import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import type { Staff } from './staff.ts'

/** Sends a broadcast to one contact at once. */
export async function sendLetter(api: Awaited<ReturnType<Staff['as']>>, contactId: number, subject: string) {
  const letter = new FormData()
  for (const [name, value] of Object.entries({
    titulo: subject,
    asunto: subject,
    mensaje: '<p>Hay novedades.</p>',
    contactos: contactId,
    enviar: true,
  }))
    letter.set(name, `${value}`)
  await api.load(broadcastCalls.save, { body: letter as never })
}
