import { messages } from './messages.ts'

/** Required data is missing in the address of a page (machines, properties, payments). */
export const paramsMessages = messages('params', {
  missing: {
    code: 0,
    status: 400,
    es: 'Faltan datos en la dirección.',
    en: 'Some data is missing from the address.',
  },
})
