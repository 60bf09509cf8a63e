const es = {
  breadcrumb: 'Ruta de la página',
  about: 'Nosotros',
  descriptionOf: (name: string, role: string, company: string) =>
    `${name}, ${role} de ${company}: teléfono, correo, oficina y tarjeta para guardar en la agenda.`,
  cardOf: (name: string) => `Tarjeta de ${name}`,
  save: 'Guardar contacto',
  call: 'Llamar',
  write: 'Escribir',
  phone: 'Teléfono',
  email: 'Correo',
  asksFor: 'Consúltele por',
  languages: 'Idiomas',
  office: 'Oficina',
  allOffices: 'Ver en el mapa',
  qrTitle: 'Escanee para abrir esta tarjeta',
  qrText: 'Apunte la cámara del celular: la tarjeta se abre y se guarda con un toque.',
  share: 'Compartir',
  byMail: 'Por correo',
  byMessage: 'Por WhatsApp',
  others: 'El resto del equipo',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  about: 'About us',
  descriptionOf: (name: string, role: string, company: string) =>
    `${name}, ${role} at ${company}: phone, e-mail, office and a card for your address book.`,
  cardOf: (name: string) => `${name}’s card`,
  save: 'Save contact',
  call: 'Call',
  write: 'Write',
  phone: 'Phone',
  email: 'E-mail',
  asksFor: 'Ask about',
  languages: 'Languages',
  office: 'Office',
  allOffices: 'See on the map',
  qrTitle: 'Scan to open this card',
  qrText: 'Point your phone’s camera at it: the card opens, and one tap saves it.',
  share: 'Share',
  byMail: 'By e-mail',
  byMessage: 'By WhatsApp',
  others: 'The rest of the team',
}

export const cardTexts = { key: 'site/card', es, en }
