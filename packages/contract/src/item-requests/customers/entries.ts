import type { Entries } from '../../core/messages.ts'

/** Errors of a customer of the classifieds. */
export const customerEntries = {
  companyInvalid: { code: 44, status: 400, es: 'La empresa no es válida.', en: 'The company is not valid.' },
  emailInUse: {
    code: 45,
    status: 409,
    es: 'Otro cliente ya usa ese correo.',
    en: 'Another customer already uses that e-mail.',
  },
  phoneInUse: {
    code: 46,
    status: 409,
    es: 'Otro cliente ya usa ese teléfono.',
    en: 'Another customer already uses that phone.',
  },
  contactIdInvalid: {
    code: 47,
    status: 400,
    es: 'El identificador del cliente no es válido.',
    en: 'The customer identifier is not valid.',
  },
  contactAbsent: { code: 48, status: 404, es: 'El cliente no existe.', en: 'The customer does not exist.' },
  customerNotUpdated: {
    code: 49,
    status: 500,
    es: 'No se pudo actualizar el cliente.',
    en: 'The customer could not be updated.',
  },
} as const satisfies Entries
