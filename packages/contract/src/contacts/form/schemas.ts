import { emailField, idField, languageField, lineField, optionalLine, phoneField } from '../../core/fields.ts'
import type { contactMessages } from '../messages.ts'

const says = (key: keyof typeof contactMessages) => key

/** The fields that describe a contact. */
export const contactForm = {
  nombre: lineField(says('nameInvalid')),
  email: emailField(says('emailInvalid')),
  telefono: phoneField(says('phoneInvalid')),
  pais_id: idField(says('countryInvalid')),
  empresa: lineField(says('companyInvalid')),
  ocupacion: optionalLine(),
  idioma: languageField,
}
