const es = {
  forms: 'Formularios de contacto',
  reference: 'Referencia',
  kind: 'Tipo',
  about: 'Sobre',
  sent: 'Enviado',
  sentOn: (when: string) => `enviado ${when}`,
  none: 'Todavía no tiene formularios',
  noneText: 'Aquí están las consultas, acuerdos y reuniones que pidió con el correo de su cuenta.',
}

const en: typeof es = {
  forms: 'Contact forms',
  reference: 'Reference',
  kind: 'Kind',
  about: 'About',
  sent: 'Sent',
  sentOn: (when) => `sent ${when}`,
  none: 'You have no forms yet',
  noneText: 'The inquiries, agreements and meetings that you asked for with the e-mail of your account appear here.',
}

export const ownFormTexts = { es, en }
