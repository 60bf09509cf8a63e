const es = {
  title: 'Acuerdo de confidencialidad',
  description: (company: string) =>
    `Pida a ${company} un acuerdo de confidencialidad para su empresa antes de compartir información de su operación.`,
  lead: 'Con estos datos preparamos el acuerdo y lo enviamos al representante para su firma. Nada se publica ni se comparte.',
  breadcrumb: 'Está en',
  contact: 'Contacto',
  companyPart: 'La empresa',
  company: 'Nombre de la empresa',
  companyId: 'Identificación tributaria',
  companyIdHint: 'RUT, RUC, RFC, EIN u otra.',
  address: 'Dirección de la empresa',
  representativePart: 'Quien la representa',
  representative: 'Nombre completo del representante',
  position: 'Cargo',
  representativeId: 'Documento de identidad',
  email: 'Correo',
  phone: 'Teléfono',
  phoneHint: 'Con el código del país, como +56912345678.',
  send: 'Pedir el acuerdo',
  back: 'Volver a contacto',
}

const en: typeof es = {
  title: 'Non-disclosure agreement',
  description: (company) =>
    `Ask ${company} for a non-disclosure agreement before you share information about your operation.`,
  lead: 'We use these details to prepare the agreement and send it to your representative for signature. Nothing is published or shared.',
  breadcrumb: 'Breadcrumb',
  contact: 'Contact',
  companyPart: 'The company',
  company: 'Company name',
  companyId: 'Tax ID',
  companyIdHint: 'EIN, RUT, RUC, RFC or equivalent.',
  address: 'Company address',
  representativePart: 'Authorized representative',
  representative: 'Representative’s full name',
  position: 'Position',
  representativeId: 'ID number',
  email: 'E-mail',
  phone: 'Phone',
  phoneHint: 'With the country code, like +56912345678.',
  send: 'Request the agreement',
  back: 'Back to contact',
}

export const ndaTexts = { key: 'forms/nda', es, en }
