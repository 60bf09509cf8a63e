import { messages } from './messages.ts'

/** More of core: what is refused before the site opens (rule opening/closed). Only the dashboard shows it. */
export const closedMessages = messages('core', {
  notOpen: {
    code: 979,
    status: 409,
    es: 'El sitio aún no está abierto.',
    en: 'The site is not open yet.',
  },
})
