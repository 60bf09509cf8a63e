import type { ndaTexts } from './nda-texts.ts'

const nda: (typeof ndaTexts)['es'] = {
  title: 'Acordo de confidencialidade',
  description: (company) =>
    `Peça à ${company} um acordo de confidencialidade para a sua empresa antes de compartilhar informações da sua operação.`,
  lead: 'Com estes dados preparamos o acordo e o enviamos ao representante para assinatura. Nada é publicado nem compartilhado.',
  breadcrumb: 'Você está em',
  contact: 'Contato',
  companyPart: 'A empresa',
  company: 'Nome da empresa',
  companyId: 'Identificação fiscal',
  companyIdHint: 'RUT, RUC, RFC, EIN ou outra.',
  address: 'Endereço da empresa',
  representativePart: 'Quem a representa',
  representative: 'Nome completo do representante',
  position: 'Cargo',
  representativeId: 'Documento de identidade',
  email: 'E-mail',
  phone: 'Telefone',
  phoneHint: 'Com o código do país, como +56912345678.',
  send: 'Pedir o acordo',
  back: 'Voltar ao contato',
}

export const portuguese = { 'forms/nda': nda }
