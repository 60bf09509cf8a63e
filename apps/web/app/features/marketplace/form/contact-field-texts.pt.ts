import type { contactFieldTexts } from './contact-field-texts.ts'

const contactFields: (typeof contactFieldTexts)['es'] = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  phoneHint: 'Com o código do país, como +56912345678, ou escolha o país.',
  wayHint: 'Basta um dos dois: e-mail ou telefone.',
  rentWayHint: 'A locação é confirmada por e-mail.',
  country: 'País',
  chooseCountry: 'Não informado',
  company: 'Empresa',
  website: 'Site',
}

export const portuguese = { 'marketplace/contact-fields': contactFields }
