import { messages } from './messages.ts'

/** Data that a page takes from its address is missing (classifieds, properties, payments). */
export const paramsMessages = messages('params', {
  missing: {
    code: 0,
    status: 400,
    es: 'Faltan datos en la dirección.',
    en: 'Some data is missing from the address.',
  },
})
