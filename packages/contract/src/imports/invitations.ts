import type { Text } from '../core/text.ts'

/** Who of imported users is mailed a link to choose a password when they are stored (rule users/invitations). */
export const invitationChoices = ['ahora', 'todos', 'despues'] as const
export type InvitationChoice = (typeof invitationChoices)[number]

export const invitationNames: Readonly<Record<InvitationChoice, Text>> = {
  ahora: { es: 'Enviar las invitaciones al guardar', en: 'Send the invitations when saving' },
  todos: {
    es: 'Enviarlas al guardar, también a quienes traen su contraseña',
    en: 'Send them when saving, also to those who bring their password',
  },
  despues: { es: 'Enviarlas después, desde la lista de usuarios', en: 'Send them later, from the list of users' },
}
