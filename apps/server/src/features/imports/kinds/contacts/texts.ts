const es = {
  sheet: 'Contactos',
  file: 'plantilla-contactos',
  notAllowed: 'Su usuario ya no puede importar contactos.',
  emailTwice: 'El correo está repetido en el libro.',
  phoneTwice: 'El teléfono está repetido en el libro.',
  phoneTaken: (name: string) => `Otro contacto tiene este teléfono: ${name}.`,
  alsoMatches: (changed: string, other: string) =>
    `La fila coincide con dos contactos: cambia a ${changed}, y su teléfono es también el de ${other}.`,
  alike: (name: string) => `Hay un contacto de nombre y empresa parecidos: ${name}.`,
  unsubscribed: 'Baja: esta dirección no recibe difusiones, y la importación no lo cambia.',
}

const en: typeof es = {
  sheet: 'Contacts',
  file: 'contacts-template',
  notAllowed: 'Your user may no longer import contacts.',
  emailTwice: 'The e-mail stands twice in the workbook.',
  phoneTwice: 'The phone stands twice in the workbook.',
  phoneTaken: (name) => `Another contact has this phone: ${name}.`,
  alsoMatches: (changed, other) =>
    `The row matches two contacts: it changes ${changed}, and its phone is also that of ${other}.`,
  alike: (name) => `There is a contact of a similar name and company: ${name}.`,
  unsubscribed: 'Unsubscribed: this address gets no broadcasts, and the import does not change that.',
}

export const contactTexts = { es, en }
